import type { Story } from '../gallery/story.ts';
import { ApiError } from '../lib/api.ts';
import { ChartFrame, type ChartState } from './chart-frame.tsx';

const error = new ApiError({
  code: 'provider-timeout',
  message: 'The source did not answer.',
  action: 'retry-later',
  id: 'req-42',
  status: 504,
});

function Sample({ state }: { readonly state: ChartState }) {
  return (
    <ChartFrame
      title="Price"
      caption="One year"
      summary="A made-up chart."
      state={state}
      height={140}
      simulated
      fileName="sample"
      table={() => ({
        head: ['Date', 'Close'],
        rows: [{ key: 'a', cells: ['2026/11/20', '176.24'], values: ['2026-11-20', 176.24] }],
      })}
    >
      {({ height }) => <div className="rounded-control bg-2" style={{ height }} />}
    </ChartFrame>
  );
}

export const story: Story = {
  title: 'Chart frame',
  group: 'Charts',
  states: [
    { name: 'ready, with menu and table view', render: () => <Sample state={{ kind: 'ready' }} /> },
    { name: 'loading', render: () => <Sample state={{ kind: 'loading' }} /> },
    { name: 'empty', render: () => <Sample state={{ kind: 'empty', why: 'There are no prices to draw.' }} /> },
    { name: 'failed', render: () => <Sample state={{ kind: 'error', error, onRetry: () => undefined }} /> },
  ],
};
