import type { Story } from '../gallery/story.ts';
import { SampleScope } from './figure/sample-scope.tsx';
import { standing } from './standing.tsx';

export const story: Story = {
  title: 'Standing block',
  group: 'Blocks',
  states: [
    {
      name: 'a place, and one that is unknown',
      wide: true,
      render: () => (
        <SampleScope>
          <standing.View
            block={{
              kind: 'standing',
              rows: [
                {
                  metric: 'priceToEarnings',
                  current: 'pe0',
                  percentile: 'missing',
                  median5Y: 'pe2',
                  median10Y: 'missing',
                  lower: 'pe1',
                  upper: 'pe3',
                  points: 'missing',
                  since: '2016-12-31',
                },
              ],
            }}
          />
        </SampleScope>
      ),
    },
  ],
};
