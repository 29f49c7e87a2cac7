import type { BarColumns } from '@plumbline/model/bar';
import { dayMs, timeOf } from '@plumbline/model/date';
import type { RunConfig } from '@plumbline/quant/engine/backtest/book';
import { compileRules } from '@plumbline/quant/engine/backtest/rules/compile-rules';
import { runEvent } from '@plumbline/quant/engine/backtest/run-event';
import { compileStrategy } from '@plumbline/quant/engine/strategy/compile-strategy';
import { createColumnCache } from '@plumbline/quant/engine/strategy/kernel';
import { orderStrategy } from '@plumbline/quant/engine/strategy/order-strategy';
import { configOf, contextOf, runStrategyBook } from '@plumbline/quant/engine/strategy/run-strategy';
import { median, print, timeCall } from './lib/measure.ts';
import { copyOf, decade } from './lib/series.ts';
import { ordering } from './lib/strategies.ts';

const cash = 1_000_000;
const generated = decade();
/** The same bars on the working days up to the end of October 2026: the rules are dated. */
const bars: BarColumns = { ...generated, time: workingDays(generated.time.length) };

function workingDays(count: number): Float64Array {
  const time = new Float64Array(count);
  let day = timeOf('2026-10-30');
  for (let i = count - 1; i >= 0; day -= dayMs) {
    const weekday = new Date(day).getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    time[i] = day;
    i -= 1;
  }
  return time;
}

/** One run of each of the six strategies on columns computed beforehand: what is left is the executor. */
function runner(config: Partial<RunConfig>): () => number {
  const runs = ordering.map((spec) => {
    const strategy = compileStrategy(spec);
    const options = { cash, config, cache: createColumnCache() };
    const context = contextOf(strategy, { bars }, options);
    return () => runEvent(bars, orderStrategy(strategy, context), configOf(strategy, options)).fills.count;
  });
  return () => runs.reduce((fills, run) => fills + run(), 0);
}

const free = runner({});
const fills = free();
if (fills < 500) throw new Error(`only ${fills} fills: the strategies do not trade`);
const perBar = (run: () => number): number => (timeCall(run, 301, 150) * 1e6) / (ordering.length * bars.close.length);

/** Each strategy on bars nobody has seen: its indicators, conditions and orders. Copying the bars is not part of it. */
function wholePerBar(rounds: number): number {
  const strategies = ordering.map((spec) => compileStrategy(spec));
  const times: number[] = [];
  for (let run = 0; run < rounds; run += 1) {
    const fresh = strategies.map(() => copyOf(bars));
    const startedAt = performance.now();
    for (const [at, strategy] of strategies.entries()) runStrategyBook(strategy, { bars: fresh[at] }, { cash });
    times.push(performance.now() - startedAt);
  }
  return (median(times) * 1e6) / (ordering.length * bars.close.length);
}

const rules = compileRules({ instrumentId: 'SH:600000', bars });
print([
  { id: 'P3 six strategies, per bar', value: perBar(free), unit: 'ns', budget: 60 },
  { id: 'P3 whole runs on fresh bars, per bar', value: wholePerBar(301), unit: 'ns', budget: 150 },
  { id: 'P3r under A-share rules, per bar', value: perBar(runner({ rules })), unit: 'ns', budget: 150 },
]);
