import type { Story } from '../gallery/story.ts';
import { SampleScope } from './figure/sample-scope.tsx';
import { implied } from './implied.tsx';

export const story: Story = {
  title: 'Implied block',
  group: 'Blocks',
  states: [
    {
      name: 'priced in, base, past',
      render: () => (
        <SampleScope>
          <implied.View
            block={{
              kind: 'implied',
              rows: [{ metric: 'revenueGrowth', implied: 'implied', base: 'base', past: 'past' }],
            }}
          />
        </SampleScope>
      ),
    },
    {
      name: 'no past',
      render: () => (
        <SampleScope>
          <implied.View
            block={{
              kind: 'implied',
              rows: [{ metric: 'revenueGrowth', implied: 'implied', base: 'base', past: null }],
            }}
          />
        </SampleScope>
      ),
    },
  ],
};
