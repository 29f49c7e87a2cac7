import { indicators } from '@plumbline/quant/indicators/registry';
import type { Indicator } from '@plumbline/quant/indicator';
import { runIndicator } from '@plumbline/quant/run-indicator';
import { alignedColumns, decade } from './lib/series.ts';
import { print, timeCall, type Measurement } from './lib/measure.ts';

/** Nanoseconds per element of TA-Lib C, as measured beside the prototypes; `--peers` measures them here. */
const talib: Readonly<Record<string, number>> = {
  sma: 1.9,
  ema: 2.5,
  rsi: 7.8,
  macd: 20,
  bbands: 8.9,
  atr: 11.8,
  adx: 11.9,
};

/** Ten years of days, as charts and back-tests ask for. */
const length = 2520;
const bars = decade(6, length);

function of(id: string): Indicator {
  const found = indicators.find((indicator) => indicator.id === id);
  if (found === undefined) throw new Error(`no indicator ${id}`);
  return found;
}

/** One computation into columns that are there already, as the C library is given them. */
function prepared(indicator: Indicator): () => unknown {
  const given = indicator.inputs.map((input) => {
    if (input === 'real') return bars.close;
    return input === 'real2' ? bars.open : bars[input];
  });
  const all = alignedColumns(given.length + indicator.outputs.length, length);
  const columns = all.slice(0, given.length);
  for (const [at, column] of given.entries()) columns[at].set(column);
  const into = all.slice(given.length);
  return () => runIndicator(indicator, columns, {}, into);
}

const calls = Object.entries(talib).map(([id, theirs]) => ({ id, theirs, call: prepared(of(id)) }));
// All of them take turns before any is timed: a page shows several, and code that has seen only one is no measure. The last
// parts are optimised after ten thousand rounds.
for (let round = 0; round < 20_000; round += 1) for (const { call } of calls) call();

const results: Measurement[] = [];
let logs = 0;
let worst = Number.POSITIVE_INFINITY;
for (const { id, theirs, call } of calls) {
  const ours = (timeCall(call, 2001, 0) * 1e6) / length;
  results.push({ id: `P6 ${id} per element`, value: ours, unit: 'ns' });
  logs += Math.log(theirs / ours);
  worst = Math.min(worst, theirs / ours);
}
print([
  ...results,
  // Budgets are upper bounds, so speed is given as their time being so many times ours, upside down.
  { id: 'P6 geometric mean, ours over TA-Lib C', value: Math.exp(-logs / results.length), unit: '×', budget: 0.5 },
  { id: 'P6 slowest, ours over TA-Lib C', value: 1 / worst, unit: '×', budget: 1 / 0.75 },
]);
