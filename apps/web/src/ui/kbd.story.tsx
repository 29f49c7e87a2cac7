import type { Story } from '../gallery/story.ts';
import { Kbd } from './kbd.tsx';

export const story: Story = {
  title: 'Kbd',
  group: 'Primitives',
  states: [
    {
      name: 'keys',
      render: () => (
        <span className="flex gap-1">
          <Kbd>g</Kbd>
          <Kbd>r</Kbd>
        </span>
      ),
    },
  ],
};
