import type { Story } from '../gallery/story.ts';
import { SampleScope } from './figure/sample-scope.tsx';
import { tornado } from './tornado.tsx';

export const story: Story = {
  title: 'Tornado block',
  group: 'Blocks',
  states: [
    {
      name: 'two assumptions',
      render: () => (
        <SampleScope>
          <tornado.View
            block={{
              kind: 'tornado',
              price: 'price',
              base: 'value1',
              rows: [
                { metric: 'wacc', from: 'row0', to: 'row4', low: 'value2', high: 'value0' },
                { metric: 'terminalGrowth', from: 'column0', to: 'column4', low: 'value3', high: 'value4' },
              ],
            }}
          />
        </SampleScope>
      ),
    },
    {
      name: 'nothing to move',
      render: () => (
        <SampleScope>
          <tornado.View block={{ kind: 'tornado', price: 'price', base: 'missing', rows: [] }} />
        </SampleScope>
      ),
    },
  ],
};
