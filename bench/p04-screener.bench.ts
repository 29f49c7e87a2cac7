import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { checkParams } from '@plumbline/quant/run-indicator';
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
  const size = indicator.stateSize(params);
  // One piece of memory, instrument after instrument, as a screener walks through them.
  const memory = new Float64Array(count * size);
  const states = Array.from({ length: count }, (_, at) => memory.subarray(at * size, (at + 1) * size));
  const out = new Float64Array(indicator.outputs.length);
  const bar = new Float64Array(indicator.inputs.length);
  for (const [at, state] of states.entries()) {
    indicator.init?.(state, params);
    const columns = inputs[k][at % different];
    // Enough bars to be past every warm-up.
    for (let row = 0; row < 100; row += 1) {
      for (let c = 0; c < columns.length; c += 1) bar[c] = columns[c][row];
      indicator.step(state, bar, out, params);
    }
  }
  // A new bar comes as one row: the value of every instrument side by side.
  const row = indicator.inputs.map(() => new Float64Array(count));
  return { indicator, params, states, out, bar, row, columns: inputs[k] };
});

let row = 100;
/** The next bar of every instrument, as it would arrive. */
function arrive(): void {
  for (const { row: next, columns } of live) {
    for (let at = 0; at < count; at += 1) {
      const own = columns[at % different];
      for (let c = 0; c < own.length; c += 1) next[c][at] = own[c][row];
    }
  }
  row = row === 2519 ? 100 : row + 1;
}

function newBar(): number {
  let sum = 0;
  for (const { indicator, params, states, out, bar, row: next } of live) {
    for (let at = 0; at < count; at += 1) {
      for (let c = 0; c < next.length; c += 1) bar[c] = next[c][at];
      indicator.step(states[at], bar, out, params);
      sum += out[0];
    }
  }
  return sum;
}

const alone = timeCall(() => scan(count), 3, 1);
const together = await onTwoThreads(5, 1);
const bars: number[] = [];
for (let round = 0; round < 140; round += 1) {
  arrive();
  const startedAt = performance.now();
  newBar();
  if (round >= 40) bars.push(performance.now() - startedAt);
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
