import type { Story } from '../gallery/story.ts';
import { SimulatedBanner } from './simulated-banner.tsx';

export const story: Story = {
  title: 'SimulatedBanner',
  group: 'Finance',
  states: [
    {
      name: 'with action',
      wide: true,
      render: () => <SimulatedBanner action={<span className="text-accent">Data sources</span>} />,
    },
  ],
};
