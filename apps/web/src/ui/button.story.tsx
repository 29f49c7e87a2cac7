import type { Story } from '../gallery/story.ts';
import { Plus } from 'lucide-react';
import { Button, buttonClass } from './button.tsx';

export const story: Story = {
  title: 'Button',
  group: 'Primitives',
  states: [
    { name: 'primary', render: () => <Button variant="primary">Start research</Button> },
    { name: 'default', render: () => <Button>Compare</Button> },
    { name: 'ghost', render: () => <Button variant="ghost">Cancel</Button> },
    { name: 'danger', render: () => <Button variant="danger">Delete</Button> },
    { name: 'with icon', render: () => <Button icon={<Plus size={16} aria-hidden />}>New</Button> },
    {
      name: 'loading keeps its width',
      render: () => (
        <Button variant="primary" loading>
          Start research
        </Button>
      ),
    },
    { name: 'disabled', render: () => <Button disabled>Export</Button> },
    { name: 'compact', render: () => <Button size="compact">Watch</Button> },
    {
      name: 'link that looks like one',
      render: () => (
        <a href="#Button" className={buttonClass()}>
          Open report
        </a>
      ),
    },
  ],
};
