import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { checkParams } from '@plumbline/quant/catalogue/run-indicator';
import { rowStates, stepRow } from '@plumbline/quant/catalogue/step-row';
import { chosen, different, inputs, scan } from './lib/screener.ts';
import { median, print, timeCall } from './lib/measure.ts';

const count = 5000;

/** Half of the instruments here and half in a thread beside. */
async function onTwoThreads(rounds: number, warmUp: number): Promise<number> {
  const beside = new Worker(new URL('./lib/screener.ts', import.meta.url));
  const times: number[] = [];
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const startedAt = performance.now();
    const answered = once(beside, 'message');
    beside.postMessage(count / 2);
    scan(count / 2);
    await answered;
    if (round >= warmUp) times.push(performance.now() - startedAt);
  }
  await beside.terminate();
  return median(times);
}

/** What each indicator knows of each instrument: a few numbers, however long the history. */
const live = chosen.map((indicator, k) => {
  const params = checkParams(indicator, {});
  const states = rowStates(indicator, params, count);
  // A new bar comes as one row: the value of every instrument side by side.
  const row = indicator.inputs.map(() => new Float64Array(count));
  const out = indicator.outputs.map(() => new Float64Array(count));
  return { indicator, params, states, out, row, columns: inputs[k] };
});

let row = 0;
/** The next bar of every instrument, as it would arrive. */
function arrive(): void {
  for (const { row: next, columns } of live) {
    for (let at = 0; at < count; at += 1) {
      const own = columns[at % different];
      for (let c = 0; c < own.length; c += 1) next[c][at] = own[c][row];
    }
  }
  row = row === 2519 ? 0 : row + 1;
}

function newBar(): void {
  for (const { indicator, params, states, out, row: next } of live) stepRow(indicator, states, next, out, params);
}

const alone = timeCall(() => scan(count), 3, 1);
const together = await onTwoThreads(5, 1);
const bars: number[] = [];
// The first hundred bars are past every warm-up.
for (let round = 0; round < 200; round += 1) {
  arrive();
  const startedAt = performance.now();
  newBar();
  if (round >= 100) bars.push(performance.now() - startedAt);
}
print([
  { id: 'P4 5,000 × 2,520 bars × 10 indicators, one thread', value: alone, unit: 'ms' },
  { id: 'P4 5,000 × 2,520 bars × 10 indicators, two threads', value: together, unit: 'ms', budget: 600 },
  {
    id: 'P4 new bar, per instrument and indicator',
    value: (median(bars) * 1e6) / count / chosen.length,
    unit: 'ns',
    budget: 40,
  },
]);
