import type { Story } from '../gallery/story.ts';
import { Spinner } from './spinner.tsx';

export const story: Story = {
  title: 'Spinner',
  group: 'Primitives',
  states: [
    { name: '32', render: () => <Spinner /> },
    { name: '16, inside a control', render: () => <Spinner size={16} /> },
  ],
};
