import type { Story } from '../gallery/story.ts';
import { SampleScope } from './figure/sample-scope.tsx';
import { bullets } from './bullets.tsx';

const line = ['Free cash flow is ', { fact: 'margin.FY2025' }, ' of revenue.', { cite: 'sample' }] as const;
const item = { en: line, 'zh-CN': line, 'zh-HK': line };

export const story: Story = {
  title: 'Bullets block',
  group: 'Blocks',
  states: [
    {
      name: 'two points',
      wide: true,
      render: () => (
        <SampleScope>
          <bullets.View block={{ kind: 'bullets', items: [item, item] }} />
        </SampleScope>
      ),
    },
  ],
};
