import type { Story } from '../gallery/story.ts';
import { Copy, FlaskConical, Trash2 } from 'lucide-react';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';

const nothing = (): void => undefined;
const items = [
  { id: 'run', label: 'Re-run', icon: <FlaskConical size={16} aria-hidden />, selected: true, onSelect: nothing },
  { id: 'copy', label: 'Copy symbol', icon: <Copy size={16} aria-hidden />, hint: 'c', onSelect: nothing },
  { id: 'off', label: 'Not possible now', disabled: true, onSelect: nothing },
  { id: 'delete', label: 'Delete', icon: <Trash2 size={16} aria-hidden />, danger: true, onSelect: nothing },
];

export const story: Story = {
  title: 'Menu',
  group: 'Overlays',
  states: [
    {
      name: 'icons, hint, selected, disabled, danger',
      render: () => <Menu label="Actions" align="start" trigger={<Button>Actions</Button>} items={items} />,
    },
  ],
};
