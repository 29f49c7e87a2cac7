import type { Story } from '../gallery/story.ts';
import { SimulatedChip } from './simulated-chip.tsx';

export const story: Story = {
  title: 'SimulatedChip',
  group: 'Finance',
  states: [{ name: 'chip', render: () => <SimulatedChip /> }],
};
