import type { Story } from '../gallery/story.ts';
import { useState } from 'react';
import { NumberField } from './number-field.tsx';

function Field({ start = 110, disabled = false }: { readonly start?: number | null; readonly disabled?: boolean }) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <NumberField
      label="Slow average"
      value={value}
      onChange={setValue}
      min={5}
      max={250}
      unit="days"
      disabled={disabled}
    />
  );
}

export const story: Story = {
  title: 'NumberField',
  group: 'Primitives',
  states: [
    { name: 'with unit and range', render: () => <Field /> },
    { name: 'empty', render: () => <Field start={null} /> },
    { name: 'disabled', render: () => <Field disabled /> },
  ],
};
