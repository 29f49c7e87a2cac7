import type { Story } from '../gallery/story.ts';
import { SampleScope } from './figure/sample-scope.tsx';
import { waterfall } from './waterfall.tsx';

const title = {
  en: 'From revenue to free cash flow',
  'zh-CN': '从营业收入到自由现金流',
  'zh-HK': '由收入到自由現金流',
};

export const story: Story = {
  title: 'Waterfall block',
  group: 'Blocks',
  states: [
    {
      name: 'from a level over a step to a level',
      render: () => (
        <SampleScope>
          <waterfall.View
            block={{
              kind: 'waterfall',
              title,
              rows: [
                { fact: 'revenue.FY2025', isLevel: true },
                { fact: 'fcf.FY2023', isLevel: false },
                { fact: 'fcf.FY2025', isLevel: true },
              ],
            }}
          />
        </SampleScope>
      ),
    },
    {
      name: 'a step that is not known',
      render: () => (
        <SampleScope>
          <waterfall.View
            block={{
              kind: 'waterfall',
              title,
              rows: [
                { fact: 'revenue.FY2025', isLevel: true },
                { fact: 'none', isLevel: false },
              ],
            }}
          />
        </SampleScope>
      ),
    },
  ],
};
