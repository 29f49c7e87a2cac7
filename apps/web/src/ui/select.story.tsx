import type { Story } from '../gallery/story.ts';
import { useState } from 'react';
import { Select } from './select.tsx';

const options = [
  { value: 'us', label: 'US' },
  { value: 'cn', label: 'A-shares' },
  { value: 'hk', label: 'Hong Kong' },
] as const;

function Field({ disabled = false }: { readonly disabled?: boolean }) {
  const [value, setValue] = useState<(typeof options)[number]['value']>('cn');
  return <Select label="Market" value={value} options={options} onChange={setValue} disabled={disabled} />;
}

export const story: Story = {
  title: 'Select',
  group: 'Primitives',
  states: [
    { name: 'chosen', render: () => <Field /> },
    { name: 'disabled', render: () => <Field disabled /> },
  ],
};
