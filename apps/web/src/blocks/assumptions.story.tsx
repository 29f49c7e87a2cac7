import type { Story } from '../gallery/story.ts';
import { assumptions } from './assumptions.tsx';
import { SampleScope } from './figure/sample-scope.tsx';

export const story: Story = {
  title: 'Assumptions block',
  group: 'Blocks',
  states: [
    {
      name: 'to be read only',
      wide: true,
      render: () => (
        <SampleScope>
          <assumptions.View
            block={{
              kind: 'assumptions',
              rows: [
                { fact: 'row2', min: 0.03, max: 0.2, step: 0.0025 },
                { fact: 'column2', min: 0, max: 0.04, step: 0.0025 },
              ],
            }}
          />
        </SampleScope>
      ),
    },
  ],
};
