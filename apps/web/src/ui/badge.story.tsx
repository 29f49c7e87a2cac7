import type { Story } from '../gallery/story.ts';
import { Badge } from './badge.tsx';

export const story: Story = {
  title: 'Badge',
  group: 'Primitives',
  states: [
    { name: 'neutral', render: () => <Badge>3</Badge> },
    { name: 'accent', render: () => <Badge tone="accent">12</Badge> },
    { name: 'warn', render: () => <Badge tone="warn">1</Badge> },
  ],
};
