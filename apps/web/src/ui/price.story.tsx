import type { Story } from '../gallery/story.ts';
import { Price } from './price.tsx';

export const story: Story = {
  title: 'Price',
  group: 'Finance',
  states: [
    { name: 'US', render: () => <Price value={176.24} currency="USD" decimals={2} /> },
    { name: 'Hong Kong', render: () => <Price value={412.6} currency="HKD" decimals={2} /> },
    { name: 'index points', render: () => <Price value={6742.18} decimals={2} /> },
    { name: 'coin', render: () => <Price value={67120.5} currency="USDT" decimals={1} /> },
    { name: 'simulated', render: () => <Price value={141.82} currency="HKD" decimals={2} simulated /> },
    { name: 'unknown', render: () => <Price value={null} currency="USD" decimals={2} why="No source has it." /> },
  ],
};
