import type { Story } from '../gallery/story.ts';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Modal, type ModalProps } from './modal.tsx';

function Opener(props: Omit<ModalProps, 'open' | 'onOpenChange' | 'footer'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal
        {...props}
        open={open}
        onOpenChange={setOpen}
        footer={<Button onClick={() => setOpen(false)}>Done</Button>}
      />
    </>
  );
}

export const story: Story = {
  title: 'Modal',
  group: 'Overlays',
  states: [
    { name: 'with title', render: () => <Opener title="Save as a version">Content</Opener> },
    { name: 'without title', render: () => <Opener label="Notice">Content without a header</Opener> },
    {
      name: 'not closable',
      render: () => (
        <Opener title="Working" closable={false}>
          Only the button below closes it.
        </Opener>
      ),
    },
    {
      name: 'large, a sheet on phones',
      render: () => (
        <Opener title="Settings" size="large">
          Content
        </Opener>
      ),
    },
  ],
};
