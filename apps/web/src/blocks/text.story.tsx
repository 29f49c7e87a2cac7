import type { Story } from '../gallery/story.ts';
import { SampleScope } from './figure/sample-scope.tsx';
import { text } from './text.tsx';

const parts = [
  'At ',
  { fact: 'price' },
  ' (',
  { fact: 'change', as: 'delta' },
  ') the range of $198 … $246 is out of reach; dividend yield ',
  { fact: 'missing' },
  '. ',
  { cite: 'sample' },
] as const;

export const story: Story = {
  title: 'Text block',
  group: 'Blocks',
  states: [
    {
      name: 'figures inside words; dollar signs stay words',
      wide: true,
      render: () => (
        <SampleScope>
          <text.View block={{ kind: 'text', parts: { en: parts, 'zh-CN': parts, 'zh-HK': parts } }} />
        </SampleScope>
      ),
    },
  ],
};
