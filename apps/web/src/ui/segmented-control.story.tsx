import type { Story } from '../gallery/story.ts';
import { useState } from 'react';
import { SegmentedControl } from './segmented-control.tsx';

const segments = [
  { value: '1m', label: '1M' },
  { value: '1y', label: '1Y' },
  { value: '5y', label: '5Y' },
  { value: 'max', label: 'Max' },
] as const;

function Field() {
  const [value, setValue] = useState<(typeof segments)[number]['value']>('1y');
  return <SegmentedControl label="Range" value={value} segments={segments} onChange={setValue} />;
}

export const story: Story = {
  title: 'SegmentedControl',
  group: 'Primitives',
  states: [{ name: 'four choices', render: () => <Field /> }],
};
