import type { Story } from '../gallery/story.ts';
import { Button } from './button.tsx';
import { Popover } from './popover.tsx';

export const story: Story = {
  title: 'Popover',
  group: 'Overlays',
  states: [
    {
      name: 'on press',
      render: () => (
        <Popover label="Why" trigger={<Button>Why</Button>}>
          The company reports no debt.
        </Popover>
      ),
    },
  ],
};
