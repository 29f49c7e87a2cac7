import type { Story } from '../gallery/story.ts';
import { useState } from 'react';
import { Tabs } from './tabs.tsx';

const tabs = [
  { value: 'overview', label: 'Overview', content: 'Overview content' },
  { value: 'trades', label: 'Trades', content: 'Trades content' },
  { value: 'logic', label: 'Logic', content: 'Logic content' },
] as const;

function Field() {
  const [value, setValue] = useState<(typeof tabs)[number]['value']>('overview');
  return <Tabs label="Parts" value={value} tabs={tabs} onChange={setValue} />;
}

export const story: Story = {
  title: 'Tabs',
  group: 'Primitives',
  states: [{ name: 'three tabs', wide: true, render: () => <Field /> }],
};
