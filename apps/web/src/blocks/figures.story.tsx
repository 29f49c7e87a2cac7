import type { Story } from '../gallery/story.ts';
import { SampleScope } from './figure/sample-scope.tsx';
import { figures } from './figures.tsx';

export const story: Story = {
  title: 'Figures block',
  group: 'Blocks',
  states: [
    {
      name: 'change, missing, simulated',
      wide: true,
      render: () => (
        <SampleScope>
          <figures.View
            block={{ kind: 'figures', facts: ['price', 'change', 'missing', 'margin.FY2025', 'withheld'] }}
          />
        </SampleScope>
      ),
    },
  ],
};
