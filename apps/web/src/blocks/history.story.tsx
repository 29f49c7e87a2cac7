import type { Story } from '../gallery/story.ts';
import { SampleScope } from './figure/sample-scope.tsx';
import { history } from './history.tsx';

export const story: Story = {
  title: 'History block',
  group: 'Blocks',
  states: [
    {
      name: 'above its median',
      wide: true,
      render: () => (
        <SampleScope>
          <history.View
            block={{
              kind: 'history',
              rows: [{ metric: 'priceToEarnings', current: 'pe0', low: 'pe1', median: 'pe2', high: 'pe3' }],
            }}
          />
        </SampleScope>
      ),
    },
  ],
};
