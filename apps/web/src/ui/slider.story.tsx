import type { Story } from '../gallery/story.ts';
import { useState } from 'react';
import { Slider } from './slider.tsx';

function Field({ disabled = false }: { readonly disabled?: boolean }) {
  const [value, setValue] = useState(110);
  return (
    <Slider
      label="Slow average"
      value={value}
      onChange={setValue}
      min={5}
      max={250}
      original={90}
      unit="days"
      disabled={disabled}
    />
  );
}

export const story: Story = {
  title: 'Slider',
  group: 'Primitives',
  states: [
    { name: 'with its number field and the saved value', wide: true, render: () => <Field /> },
    { name: 'disabled', wide: true, render: () => <Field disabled /> },
  ],
};
