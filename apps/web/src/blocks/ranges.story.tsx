import type { Story } from '../gallery/story.ts';
import { SampleScope } from './figure/sample-scope.tsx';
import { ranges } from './ranges.tsx';

const own = { en: 'Own P/E, five years', 'zh-CN': '自身市盈率五年', 'zh-HK': '自身市盈率五年' };
const cash = { en: 'Discounted cash flow', 'zh-CN': '现金流折现', 'zh-HK': '現金流折現' };

export const story: Story = {
  title: 'Ranges block',
  group: 'Blocks',
  states: [
    {
      name: 'two methods',
      wide: true,
      render: () => (
        <SampleScope>
          <ranges.View
            block={{
              kind: 'ranges',
              price: 'price',
              rows: [
                { label: own, low: 'value0', mid: 'value1', high: 'value2' },
                { label: cash, low: 'value3', mid: 'value4', high: 'value5' },
              ],
            }}
          />
        </SampleScope>
      ),
    },
    {
      name: 'weighted',
      wide: true,
      render: () => (
        <SampleScope>
          <ranges.View
            block={{
              kind: 'ranges',
              price: 'price',
              rows: [
                { label: own, low: 'value0', mid: 'value1', high: 'value2', weight: 'chance.base' },
                { label: cash, low: 'value3', mid: 'value4', high: 'value5', weight: 'chance.base' },
              ],
              blend: {
                weights: 'chances',
                value: 'blended',
                upside: 'upside',
                decimals: 2,
                notUsed: [{ label: cash, weight: 'missing' }],
              },
            }}
          />
        </SampleScope>
      ),
    },
  ],
};
