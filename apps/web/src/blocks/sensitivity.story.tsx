import type { Story } from '../gallery/story.ts';
import { SampleScope } from './figure/sample-scope.tsx';
import { sensitivity } from './sensitivity.tsx';

const steps = [0, 1, 2, 3, 4] as const;
const block = {
  kind: 'sensitivity',
  rowMetric: 'wacc',
  columnMetric: 'terminalGrowth',
  rows: steps.map((i) => `row${i}`),
  columns: steps.map((i) => `column${i}`),
  cells: steps.map((i) => steps.map((j) => `cell${i}${j}`)),
  base: [2, 2],
  price: 'price',
} as const;

export const story: Story = {
  title: 'Sensitivity block',
  group: 'Blocks',
  states: [
    {
      name: 'five by five',
      render: () => (
        <SampleScope>
          <sensitivity.View block={block} />
        </SampleScope>
      ),
    },
  ],
};
