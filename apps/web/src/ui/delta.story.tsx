import type { Story } from '../gallery/story.ts';
import { Delta } from './delta.tsx';

export const story: Story = {
  title: 'Delta',
  group: 'Finance',
  states: [
    { name: 'up', render: () => <Delta value={0.0075} /> },
    { name: 'down', render: () => <Delta value={-0.012} /> },
    { name: 'unchanged', render: () => <Delta value={0} /> },
    { name: 'rounds to zero', render: () => <Delta value={0.00001} /> },
    { name: 'longer span', render: () => <Delta value={0.224} decimals={1} /> },
    { name: 'unknown', render: () => <Delta value={null} /> },
  ],
};
