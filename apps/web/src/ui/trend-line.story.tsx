import type { Story } from '../gallery/story.ts';
import { TrendLine } from './trend-line.tsx';

const walk = Array.from({ length: 40 }, (_, index) => index + 6 * Math.sin(index / 3));

export const story: Story = {
  title: 'TrendLine',
  group: 'Finance',
  states: [
    { name: 'up', render: () => <TrendLine values={walk} height={44} tone="up" label="Rising" /> },
    { name: 'down', render: () => <TrendLine values={walk.toReversed()} height={44} tone="down" label="Falling" /> },
    {
      name: 'watermark',
      render: () => <TrendLine values={walk} height={84} tone="neutral" label="Simulated" watermark="Simulated" />,
    },
    { name: 'flat', render: () => <TrendLine values={[1, 1, 1]} height={44} tone="neutral" label="Flat" /> },
    { name: 'nothing to draw', render: () => <TrendLine values={[]} height={44} tone="neutral" label="None" /> },
  ],
};
