import type { Story } from '../gallery/story.ts';
import { useState } from 'react';
import { Switch } from './switch.tsx';

function Field({ start }: { readonly start: boolean }) {
  const [checked, setChecked] = useState(start);
  return <Switch label="Reduce motion" checked={checked} onChange={setChecked} />;
}

export const story: Story = {
  title: 'Switch',
  group: 'Primitives',
  states: [
    { name: 'off', render: () => <Field start={false} /> },
    { name: 'on', render: () => <Field start /> },
    { name: 'disabled', render: () => <Switch label="Locked" checked disabled onChange={() => undefined} /> },
  ],
};
