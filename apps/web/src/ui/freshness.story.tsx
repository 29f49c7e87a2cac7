import type { Story } from '../gallery/story.ts';
import { Freshness } from './freshness.tsx';

const market = { at: Date.UTC(2026, 10, 20, 21), zone: 'America/New_York', zoneMark: 'ET' };

export const story: Story = {
  title: 'Freshness',
  group: 'Finance',
  states: [
    { name: 'live', render: () => <Freshness state="live" {...market} /> },
    { name: 'delayed', render: () => <Freshness state="delayed" delayMinutes={15} {...market} /> },
    { name: 'last', render: () => <Freshness state="last" {...market} /> },
    { name: 'close', render: () => <Freshness state="close" {...market} /> },
    { name: 'stale', render: () => <Freshness state="stale" staleDays={9} {...market} /> },
    { name: 'short', render: () => <Freshness short state="close" {...market} /> },
  ],
};
