import type { Story } from '../gallery/story.ts';
import { FileDrop } from './file-drop.tsx';

const words = {
  label: 'Drop a file of bars',
  hint: 'CSV or JSON, up to 32 MB',
  choose: 'Choose a file',
  accept: '.csv',
};

export const story: Story = {
  title: 'File drop',
  group: 'Primitives',
  states: [
    { name: 'waiting', render: () => <FileDrop {...words} onFile={() => undefined} /> },
    { name: 'disabled', render: () => <FileDrop {...words} disabled onFile={() => undefined} /> },
  ],
};
