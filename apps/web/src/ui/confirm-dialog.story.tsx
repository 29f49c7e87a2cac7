import type { Story } from '../gallery/story.ts';
import { useState } from 'react';
import { Button } from './button.tsx';
import { confirm, type ConfirmOptions } from './confirm.ts';

function Asker({ options = {} }: { readonly options?: ConfirmOptions }) {
  const [answer, setAnswer] = useState('');
  return (
    <span className="flex items-center gap-3">
      <Button onClick={() => void confirm(options).then((yes) => setAnswer(String(yes)))}>Ask</Button>
      <output>{answer}</output>
    </span>
  );
}

export const story: Story = {
  title: 'ConfirmDialog',
  group: 'Overlays',
  states: [
    { name: 'defaults', render: () => <Asker /> },
    {
      name: 'danger, focus on Cancel',
      render: () => (
        <Asker
          options={{
            danger: true,
            title: 'Delete report',
            message: 'It can be restored for 8 seconds.',
            confirmLabel: 'Delete',
            cancelLabel: 'Keep',
          }}
        />
      ),
    },
  ],
};
