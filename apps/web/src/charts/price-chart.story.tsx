import { useRef } from 'react';
import { localText } from '@plumbline/model/local-text';
import type { Story } from '../gallery/story.ts';
import type { PriceCanvas } from './price-canvas.ts';
import { PriceChart } from './price-chart.tsx';
import { sampleBars } from './sample-bars.ts';

const bars = sampleBars(420);
const averages = [50, 200] as const;
const levels = [{ price: 92, title: '52w low' }] as const;
const events = [
  { kind: 'earnings', date: '2026-08-20', title: localText('Earnings', '业绩', '業績') },
  { kind: 'dividend', date: '2026-09-30', title: localText('Dividend', '股息', '股息') },
] as const;

function Sample({ isLog, simulated }: { readonly isLog: boolean; readonly simulated: boolean }) {
  const canvas = useRef<PriceCanvas>(null);
  return (
    <>
      <p id="price-story" className="sr-only">
        A made-up price.
      </p>
      <PriceChart
        bars={bars}
        decimals={2}
        averages={averages}
        levels={levels}
        events={events}
        from={Date.UTC(2025, 10, 20)}
        isLog={isLog}
        simulated={simulated}
        height={300}
        label="Price"
        describedBy="price-story"
        canvasRef={canvas}
      />
    </>
  );
}

export const story: Story = {
  title: 'Price chart',
  group: 'Charts',
  states: [
    {
      name: 'linear, with averages, events and the simulated mark',
      wide: true,
      render: () => <Sample isLog={false} simulated />,
    },
    { name: 'logarithmic', wide: true, render: () => <Sample isLog simulated={false} /> },
  ],
};
