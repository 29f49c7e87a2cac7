import type { BarColumns } from '@plumbline/model/bar';
import { dayMs, timeOf } from '@plumbline/model/date';
import type { RunConfig } from '@plumbline/quant/engine/backtest/book';
import { compileRules } from '@plumbline/quant/engine/backtest/rules/compile-rules';
import { runEvent } from '@plumbline/quant/engine/backtest/run-event';
import { compileStrategy } from '@plumbline/quant/engine/strategy/compile-strategy';
import { createColumnCache } from '@plumbline/quant/engine/strategy/kernel';
import { orderStrategy } from '@plumbline/quant/engine/strategy/order-strategy';
import { configOf, contextOf } from '@plumbline/quant/engine/strategy/run-strategy';
import { print, timeCall } from './lib/measure.ts';
import { decade } from './lib/series.ts';
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

const rules = compileRules({ instrumentId: 'SH:600000', bars });
print([
  { id: 'P3 six strategies, per bar', value: perBar(free), unit: 'ns', budget: 60 },
  { id: 'P3r under A-share rules, per bar', value: perBar(runner({ rules })), unit: 'ns', budget: 150 },
]);
