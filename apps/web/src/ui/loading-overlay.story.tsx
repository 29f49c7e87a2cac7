import type { Story } from '../gallery/story.ts';
import { Button } from './button.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';

const below = (
  <div className="flex h-32 items-center justify-center">
    <Button>Below</Button>
  </div>
);

export const story: Story = {
  title: 'LoadingOverlay',
  group: 'Overlays',
  states: [
    { name: 'visible', render: () => <LoadingOverlay visible>{below}</LoadingOverlay> },
    {
      name: 'own tip',
      render: () => (
        <LoadingOverlay visible tip="Writing">
          {below}
        </LoadingOverlay>
      ),
    },
    { name: 'hidden', render: () => <LoadingOverlay visible={false}>{below}</LoadingOverlay> },
  ],
};
