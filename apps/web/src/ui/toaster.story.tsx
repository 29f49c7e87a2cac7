import type { Story } from '../gallery/story.ts';
import { Button } from './button.tsx';
import { toast } from './toast.ts';

function settleLater(): void {
  const id = toast.loading('Writing');
  window.setTimeout(() => toast.settle(id, 'success', 'Written'), 2000);
}

export const story: Story = {
  title: 'Toaster',
  group: 'Overlays',
  states: [
    { name: 'default', render: () => <Button onClick={() => toast.show('Link copied')}>Default</Button> },
    { name: 'success', render: () => <Button onClick={() => toast.success('Saved')}>Success</Button> },
    { name: 'info', render: () => <Button onClick={() => toast.info('Sign-in is off here.')}>Info</Button> },
    { name: 'warning', render: () => <Button onClick={() => toast.warning('One source is slow.')}>Warning</Button> },
    {
      name: 'error with retry',
      render: () => (
        <Button onClick={() => toast.error('Not saved', { action: { label: 'Retry', onPress: () => undefined } })}>
          Error
        </Button>
      ),
    },
    { name: 'loading until settled', render: () => <Button onClick={settleLater}>Loading</Button> },
  ],
};
