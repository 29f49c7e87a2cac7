import type { Story } from '../gallery/story.ts';
import { Button } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

export const story: Story = {
  title: 'Tooltip',
  group: 'Overlays',
  states: [
    {
      name: 'after 400 ms on hover and focus',
      render: () => (
        <Tooltip label="Not reported by the company">
          <Button>Rest here</Button>
        </Tooltip>
      ),
    },
  ],
};
