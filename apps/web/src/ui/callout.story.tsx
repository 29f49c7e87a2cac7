import type { Story } from '../gallery/story.ts';
import { TriangleAlert } from 'lucide-react';
import { Callout } from './callout.tsx';

export const story: Story = {
  title: 'Callout',
  group: 'Primitives',
  states: [
    {
      name: 'with icon',
      wide: true,
      render: () => (
        <Callout icon={<TriangleAlert size={14} aria-hidden />} title="What would change our mind">
          Gross margin below its five-year low for two quarters.
        </Callout>
      ),
    },
  ],
};
