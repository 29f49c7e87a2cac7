import type { BarColumns } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import { backtestingPy } from '@plumbline/quant/engine/backtest/compat';
import { replayOrders } from '@plumbline/quant/engine/backtest/recorded-orders';
import { runEvent } from '@plumbline/quant/engine/backtest/run-event';
import { metricInputsOf, resultHash, resultOf } from '@plumbline/quant/engine/backtest/run-result';
import { z } from 'zod';
import type { BarsFile } from './bars-file.ts';
import { nullForNaN } from './null-for-nan.ts';
import { metricValues } from './statistics-answer.ts';

const price = z
  .number()
  .positive()
  .nullish()
  .transform((value) => value ?? undefined);

/** A run of backtesting.py as the reference answers record it: the account, and every order as it was placed. */
const recordedCase = z.object({
  actions: z.array(
    z.object({
      bar: z.number().int().min(0),
      action: z.enum(['buy', 'sell', 'close']),
      size: price,
      portion: price,
      limit: price,
      stop: price,
      sl: price,
      tp: price,
    }),
  ),
  rule: z.string().default(''),
  config: z.object({
    cash: z.number().positive(),
    commission: z.union([z.number(), z.tuple([z.number(), z.number()])]).default(0),
    spread: z.number().min(0).default(0),
    margin: z.number().positive().max(1).default(1),
    hedging: z.boolean().default(false),
    exclusive_orders: z.boolean().default(false),
    trade_on_close: z.boolean().default(false),
    finalize_trades: z.boolean().default(false),
  }),
});
export type RecordedCase = z.infer<typeof recordedCase>;

/** True for a file that records orders instead of describing a strategy. */
export function isRecordedCase(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'actions' in value && 'config' in value;
}

/** Reads a recorded run; throws `bad-input` with the path of what is wrong. */
export function parseRecordedCase(value: unknown): RecordedCase {
  const result = recordedCase.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.map(String).join('.') ?? '';
  throw new PlumblineError('bad-input', `Recorded orders: ${field}: ${issue?.message ?? 'cannot be read'}.`, { field });
}

/** Places the recorded orders at their bars under the habits of the engine that made them, and tells what became of them. */
export function runRecordedCase({ actions, config, rule }: RecordedCase, { bars, labelAt }: BarsFile, perYear: number) {
  const late = actions.findIndex(({ bar }) => bar >= bars.close.length);
  if (late >= 0) {
    const problem = `Recorded orders: the order at bar ${actions[late]?.bar} comes after the last of ${bars.close.length} bars.`;
    throw new PlumblineError('bad-input', problem, { field: `actions.${late}.bar`, row: late });
  }
  const [fixed, rate] = typeof config.commission === 'number' ? [0, config.commission] : config.commission;
  const columns: BarColumns = bars;
  const book = runEvent(columns, replayOrders(actions, /cancel pending entry/i.test(rule)), {
    cash: config.cash,
    leverage: 1 / config.margin,
    quantityStep: 1,
    costs: { commission: { fixed, rate, perUnit: 0, min: 0, max: null }, spread: config.spread },
    hedging: config.hedging,
    exclusive: config.exclusive_orders,
    fillPolicy: config.trade_on_close ? 'same-close' : 'next-open',
    compat: { ...backtestingPy, replaysLastBar: config.finalize_trades },
  });
  const result = resultOf(book, config.cash);
  return {
    resultHash: resultHash(result),
    cash: config.cash,
    flags: result.flags,
    metrics: metricValues(metricInputsOf(result, perYear)),
    equity: nullForNaN(result.equity),
    fills: result.fills.map((fill) => ({ date: labelAt(fill.bar), ...fill })),
    trades: result.trades.map(({ entryIndex, exitIndex, ...trade }) => ({
      entryBar: entryIndex,
      exitBar: exitIndex,
      entryDate: labelAt(entryIndex),
      exitDate: labelAt(exitIndex),
      ...trade,
    })),
    rejections: result.rejections,
  };
}
