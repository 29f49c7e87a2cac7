import type { Story } from '../gallery/story.ts';
import { DrawdownChart } from './drawdown-chart.tsx';
import { sampleBars } from './sample-bars.ts';
import { underwater } from './series.ts';

const bars = sampleBars(1200);

export const story: Story = {
  title: 'Drawdown chart',
  group: 'Charts',
  states: [
    {
      name: 'arrow keys move the crosshair',
      wide: true,
      render: () => (
        <>
          <p id="drawdown-story" className="sr-only">
            A made-up drawdown.
          </p>
          <DrawdownChart
            times={bars.time}
            values={underwater(bars.close)}
            height={180}
            label="Drawdown"
            describedBy="drawdown-story"
            formatValue={(value) => `${(value * 100).toFixed(1)}%`}
          />
        </>
      ),
    },
  ],
};
