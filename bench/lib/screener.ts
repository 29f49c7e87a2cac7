import { isMainThread, parentPort } from 'node:worker_threads';
import type { Indicator } from '@plumbline/quant/catalogue/indicator';
import { indicators } from '@plumbline/quant/catalogue/indicators/registry';
import { runIndicator } from '@plumbline/quant/catalogue/run-indicator';
import { decade } from './series.ts';

/** So many series are in memory, a hundred times over: five thousand of their own would only measure the memory. */
export const different = 50;
const usual = ['sma', 'ema', 'rsi', 'macd', 'bbands', 'atr', 'adx', 'stoch', 'obv', 'roc'];

export const chosen: readonly Indicator[] = usual.map((id) => {
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

/** Columns by indicator and series. */
export const inputs = chosen.map((indicator) => Array.from({ length: different }, (_, at) => columnsOf(indicator, at)));

/** A screen keeps what it needs of each series and writes the next one over it. */
const outputs = chosen.map(({ outputs: names }) => names.map(() => new Float64Array(series[0].close.length)));

/** Every indicator of so many instruments, whole history. */
export function scan(count: number): number {
  let sum = 0;
  for (let at = 0; at < count; at += 1) {
    for (let k = 0; k < chosen.length; k += 1) {
      const [first] = runIndicator(chosen[k], inputs[k][at % different], {}, outputs[k]);
      sum += first[first.length - 1];
    }
  }
  return sum;
}

// Loaded as a thread of its own it takes its share when asked.
if (!isMainThread) parentPort?.on('message', (count: number) => parentPort?.postMessage(scan(count)));
