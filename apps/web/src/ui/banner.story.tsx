import type { Story } from '../gallery/story.ts';
import { Banner } from './banner.tsx';

export const story: Story = {
  title: 'Banner',
  group: 'Primitives',
  states: [
    { name: 'info', wide: true, render: () => <Banner>Prices come from a copy of yesterday.</Banner> },
    {
      name: 'ok, dismissible',
      wide: true,
      render: () => (
        <Banner tone="ok" onDismiss={() => undefined}>
          Every source answers again.
        </Banner>
      ),
    },
    {
      name: 'warn',
      wide: true,
      render: () => <Banner tone="warn">One source stopped answering; its figures carry a mark.</Banner>,
    },
    { name: 'danger', wide: true, render: () => <Banner tone="danger">No source has this instrument.</Banner> },
  ],
};
