import type { Story } from '../gallery/story.ts';
import { SampleScope } from './figure/sample-scope.tsx';
import { models } from './models.tsx';

const title = { en: 'Other models', 'zh-CN': '其他模型', 'zh-HK': '其他模型' };
const known = { en: 'Discounted cash flow', 'zh-CN': '现金流折现', 'zh-HK': '現金流折現' };
const note = {
  en: 'What one share is worth by its future free cash flow.',
  'zh-CN': '按未来自由现金流计算的每股价值。',
  'zh-HK': '按未來自由現金流計算的每股價值。',
};
const refused = { en: 'Dividends', 'zh-CN': '股利模型', 'zh-HK': '股息模型' };

export const story: Story = {
  title: 'Models block',
  group: 'Blocks',
  states: [
    {
      name: 'a figure and a refusal',
      wide: true,
      render: () => (
        <SampleScope>
          <models.View
            block={{
              kind: 'models',
              title,
              rows: [
                { label: known, fact: 'value1', note },
                { label: refused, fact: 'missing' },
              ],
            }}
          />
        </SampleScope>
      ),
    },
  ],
};
