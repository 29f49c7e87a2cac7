import type { Story } from '../gallery/story.ts';
import { Skeleton } from './skeleton.tsx';

export const story: Story = {
  title: 'Skeleton',
  group: 'Primitives',
  states: [
    { name: 'a line', render: () => <Skeleton /> },
    { name: 'a card', render: () => <Skeleton className="h-24 w-full rounded-card" /> },
  ],
};
