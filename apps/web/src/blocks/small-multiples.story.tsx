import type { Story } from '../gallery/story.ts';
import { SampleScope } from './figure/sample-scope.tsx';
import { smallMultiples } from './small-multiples.tsx';

const years = ['FY2021', 'FY2022', 'FY2023', 'FY2024', 'FY2025'] as const;
const title = { en: 'The years at a glance', 'zh-CN': '历年概览', 'zh-HK': '歷年概覽' };

export const story: Story = {
  title: 'Small multiples block',
  group: 'Blocks',
  states: [
    {
      name: 'amounts, with a loss and a year that is not known',
      render: () => (
        <SampleScope>
          <smallMultiples.View
            block={{
              kind: 'small-multiples',
              title,
              columns: years,
              rows: [
                { metric: 'revenue', cells: years.map((year) => `revenue.${year}`) },
                { metric: 'freeCashFlow', cells: [null, ...years.slice(1).map((year) => `fcf.${year}`)] },
              ],
            }}
          />
        </SampleScope>
      ),
    },
  ],
};
