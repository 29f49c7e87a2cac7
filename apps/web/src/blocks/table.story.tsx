import type { Story } from '../gallery/story.ts';
import { SampleScope } from './figure/sample-scope.tsx';
import { table } from './table.tsx';

const columns = ['FY2021', 'FY2022', 'FY2023', 'FY2024', 'FY2025'] as const;
const block = {
  kind: 'table',
  title: { en: 'Fiscal years', 'zh-CN': '各财年', 'zh-HK': '各財年' },
  group: 'annual',
  columns,
  rows: [
    { metric: 'revenue', cells: columns.map((year) => `revenue.${year}`) },
    { metric: 'freeCashFlow', cells: columns.map((year) => (year === 'FY2021' ? null : `fcf.${year}`)) },
  ],
} as const;

export const story: Story = {
  title: 'Table block',
  group: 'Blocks',
  states: [
    {
      name: 'annual, with an empty cell',
      wide: true,
      render: () => (
        <SampleScope>
          <table.View block={block} />
        </SampleScope>
      ),
    },
  ],
};
