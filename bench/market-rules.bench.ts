import { addDays, timeOf } from '@plumbline/model/date';
import { emptyColumns, type BarColumns } from '@plumbline/model/bar';
import { marketById } from '@plumbline/model/market-by-id';
import { closePosition, placeOrder } from '@plumbline/quant/engine/backtest/orders';
import { runEvent, type EventStrategy } from '@plumbline/quant/engine/backtest/run-event';
import { compileRules } from '@plumbline/quant/engine/backtest/rules/compile-rules';
import { print, timeCall } from './lib/measure.ts';

const count = 2520;

/** Ten years of daily bars in cents on real sessions of Shanghai, within the daily limit, from a fixed sequence. */
function generatedBars(): BarColumns {
  const sessions = marketById('cn').sessions('2015-01-05', addDays('2015-01-05', 4200)).slice(0, count);
  const columns = emptyColumns(count);
  let state = 7;
  const random = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 4_294_967_296;
  };
  let last = 50;
  const cents = (price: number) => Math.round(price * 100) / 100;
  sessions.forEach(({ date }, i) => {
    const prices = [0, 1, 2, 3].map(() => cents(last * (1.0004 + (random() - 0.5) * 0.06)));
    columns.time[i] = timeOf(date);
    columns.open[i] = prices[0] ?? last;
    columns.close[i] = prices[1] ?? last;
    columns.high[i] = Math.max(...prices);
    columns.low[i] = Math.min(...prices);
    columns.volume[i] = 1e6;
    last = columns.close[i] ?? last;
  });
  return columns;
}

const bars = generatedBars();

function meanOf(window: number): Float64Array {
  return bars.close.map((_, i) => {
    const part = bars.close.subarray(Math.max(0, i - window + 1), i + 1);
    return part.reduce((sum, value) => sum + value, 0) / part.length;
  });
}

const [fast, slow] = [meanOf(20), meanOf(50)];

/** A cross of two averages with a stop loss and a target around each entry. */
const cross: EventStrategy = (book, bar) => {
  if (bar < 50) return;
  const isAbove = fast[bar] > slow[bar];
  if (isAbove === fast[bar - 1] > slow[bar - 1]) return;
  if (!isAbove) closePosition(book);
  else placeOrder(book, { side: 1, basis: 'fraction', size: 0.95, stopLossFraction: 0.05, targetFraction: 0.15 });
};

const costs = { commission: { rate: 0.00025, perUnit: 0, fixed: 0, min: 5, max: null } };
const compile = () => compileRules({ instrumentId: 'SH:600519', bars, commission: 'online' });
const rules = compile();
const bare = timeCall(() => runEvent(bars, cross, { cash: 1e6, costs }));
const ruled = timeCall(() => runEvent(bars, cross, { cash: 1e6, rules }));
const { fills } = runEvent(bars, cross, { cash: 1e6, rules });

print([
  { id: 'P3: event executor, per bar', value: (bare * 1e6) / count, unit: 'ns', budget: 60 },
  { id: 'P3r: the same under A-share rules, per bar', value: (ruled * 1e6) / count, unit: 'ns', budget: 150 },
  { id: 'P3r / P3', value: ruled / bare, unit: '×', budget: 2.5 },
  { id: 'P3r: fills of that run', value: fills.count, unit: 'fills' },
  { id: 'P3r: rules compiled once per instrument, per bar', value: (timeCall(compile) * 1e6) / count, unit: 'ns' },
]);
