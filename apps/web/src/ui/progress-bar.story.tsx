import type { Story } from '../gallery/story.ts';
import { ProgressBar } from './progress-bar.tsx';

export const story: Story = {
  title: 'ProgressBar',
  group: 'Primitives',
  states: [
    { name: 'nothing counted yet', render: () => <ProgressBar label="Stages" value={null} /> },
    { name: 'part done', render: () => <ProgressBar label="Stages" value={0.43} /> },
    { name: 'done', render: () => <ProgressBar label="Stages" value={1} /> },
  ],
};
