import type { Story } from '../gallery/story.ts';
import { useState } from 'react';
import { Checkbox } from './checkbox.tsx';

function Field({ start }: { readonly start: boolean }) {
  const [checked, setChecked] = useState(start);
  return <Checkbox label="Adjust for splits" checked={checked} onChange={setChecked} />;
}

export const story: Story = {
  title: 'Checkbox',
  group: 'Primitives',
  states: [
    { name: 'off', render: () => <Field start={false} /> },
    { name: 'on', render: () => <Field start /> },
    {
      name: 'partly',
      render: () => <Checkbox label="Some" checked={false} indeterminate onChange={() => undefined} />,
    },
    { name: 'disabled', render: () => <Checkbox label="Locked" checked disabled onChange={() => undefined} /> },
  ],
};
