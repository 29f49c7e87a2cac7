import type { Story } from '../gallery/story.ts';
import { Share2 } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

export const story: Story = {
  title: 'IconButton',
  group: 'Primitives',
  states: [
    {
      name: 'default, tooltip after 400 ms',
      render: () => <IconButton label="Share" icon={<Share2 size={16} aria-hidden />} />,
    },
    { name: 'bordered', render: () => <IconButton bordered label="Share" icon={<Share2 size={16} aria-hidden />} /> },
    {
      name: 'compact',
      render: () => <IconButton size="compact" label="Share" icon={<Share2 size={14} aria-hidden />} />,
    },
    { name: 'disabled', render: () => <IconButton disabled label="Share" icon={<Share2 size={16} aria-hidden />} /> },
  ],
};
