import type { Story } from '../gallery/story.ts';
import { Input } from './input.tsx';

export const story: Story = {
  title: 'Input',
  group: 'Primitives',
  states: [
    { name: 'empty', render: () => <Input aria-label="Name" placeholder="A ticker or a name" /> },
    { name: 'filled', render: () => <Input aria-label="Name" defaultValue="600519" /> },
    { name: 'invalid', render: () => <Input aria-label="Name" invalid defaultValue="??" /> },
    { name: 'disabled', render: () => <Input aria-label="Name" disabled defaultValue="NVDA" /> },
  ],
};
