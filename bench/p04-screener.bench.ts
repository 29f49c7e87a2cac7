import type { Indicator } from '@plumbline/quant/indicator';
import { indicators } from '@plumbline/quant/indicators/registry';
import { checkParams, runIndicator } from '@plumbline/quant/run-indicator';
import { decade } from './lib/series.ts';
import { print, timeCall } from './lib/measure.ts';

const count = 5000;
/** So many series are in memory, a hundred times over: five thousand of their own would only measure the memory. */
const different = 50;
const usual = ['sma', 'ema', 'rsi', 'macd', 'bbands', 'atr', 'adx', 'stoch', 'obv', 'roc'];

const chosen = usual.map((id) => {
  const found = indicators.find((indicator) => indicator.id === id);
  if (found === undefined) throw new Error(`no indicator ${id}`);
  return found;
});
const series = Array.from({ length: different }, (_, i) => decade(100 + i));
const columnsOf = (indicator: Indicator, at: number): readonly Float64Array[] =>
  indicator.inputs.map((input) => {
    const bars = series[at % different];
    if (input === 'real') return bars.close;
    return input === 'real2' ? bars.open : bars[input];
  });
const inputs = chosen.map((indicator) => Array.from({ length: different }, (_, at) => columnsOf(indicator, at)));

/** A screen keeps what it needs of each series and writes the next one over it. */
const outputs = chosen.map(({ outputs: names }) => names.map(() => new Float64Array(series[0].close.length)));

function everything(): number {
  let sum = 0;
  for (let at = 0; at < count; at += 1) {
    for (let k = 0; k < chosen.length; k += 1) {
      const [first] = runIndicator(chosen[k], inputs[k][at % different], {}, outputs[k]);
      sum += first[first.length - 1];
    }
  }
  return sum;
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
    indicator.init(state, params);
    const columns = inputs[k][at % different];
    // Enough bars to be past every warm-up.
    for (let row = 0; row < 100; row += 1) {
      for (let c = 0; c < columns.length; c += 1) bar[c] = columns[c][row];
      indicator.step(state, bar, out, params);
    }
  }
  return { indicator, params, states, out, bar, columns: inputs[k] };
});

let row = 100;
function newBar(): number {
  let sum = 0;
  for (const { indicator, params, states, out, bar, columns } of live) {
    for (let at = 0; at < count; at += 1) {
      const own = columns[at % different];
      for (let c = 0; c < own.length; c += 1) bar[c] = own[c][row];
      indicator.step(states[at], bar, out, params);
      sum += out[0];
    }
  }
  row = row === 2519 ? 100 : row + 1;
  return sum;
}

const all = timeCall(everything, 5, 2);
const one = timeCall(newBar, 101, 40);
print([
  { id: 'P4 5,000 × 2,520 bars × 10 indicators', value: all, unit: 'ms', budget: 600 },
  {
    id: 'P4 new bar, per instrument and indicator',
    value: (one * 1e6) / count / chosen.length,
    unit: 'ns',
    budget: 40,
  },
]);
