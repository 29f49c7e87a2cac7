import type { Story } from '../gallery/story.ts';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { Divider } from './divider.tsx';

export const story: Story = {
  title: 'Card',
  group: 'Primitives',
  states: [
    { name: 'plain', render: () => <Card as="div">Content</Card> },
    {
      name: 'with header',
      render: () => (
        <Card as="div" title="Returns" actions={<Button size="compact">Export</Button>}>
          Content
          <div className="my-3">
            <Divider />
          </div>
          More
        </Card>
      ),
    },
    {
      name: 'flush',
      render: () => (
        <Card as="div" flush>
          Reaches the border
        </Card>
      ),
    },
  ],
};
