import type { Story } from '../gallery/story.ts';
import { DateTime } from './date-time.tsx';

export const story: Story = {
  title: 'DateTime',
  group: 'Finance',
  states: [
    { name: 'your own zone', render: () => <DateTime at={Date.UTC(2026, 10, 20, 21)} /> },
    {
      name: 'exchange zone',
      render: () => <DateTime at={Date.UTC(2026, 10, 20, 8)} zone="Asia/Hong_Kong" zoneMark="HKT" />,
    },
  ],
};
