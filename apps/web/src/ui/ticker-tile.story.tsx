import type { Story } from '../gallery/story.ts';
import { TickerTile } from './ticker-tile.tsx';

export const story: Story = {
  title: 'TickerTile',
  group: 'Primitives',
  states: [
    { name: 'Latin', render: () => <TickerTile name="NVIDIA" /> },
    { name: 'Chinese', render: () => <TickerTile name="贵州茅台" /> },
    {
      name: 'sizes',
      render: () => (
        <span className="flex items-end gap-2">
          <TickerTile name="Bitcoin" size={32} />
          <TickerTile name="Bitcoin" />
          <TickerTile name="Bitcoin" size={44} />
        </span>
      ),
    },
  ],
};
