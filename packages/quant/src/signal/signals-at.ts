import type { BarColumns } from '@plumbline/model/bar';
import type { SignalDraft, SignalKind } from '@plumbline/model/signal';
import { compileStrategy } from '../strategy/compile-strategy.ts';
import { unitsHeld } from '../strategy/account-trades.ts';
import { runAccount } from '../strategy/run-account.ts';
import type { AccountFill, BacktestAsset, BacktestInput } from '../strategy/strategy-backtest.ts';

/** One more row that repeats the last close: what is ordered after it is filled there, and nothing else can happen. */
function extended(bars: BarColumns, time: number): BarColumns {
  const last = bars.close.length - 1;
  const close = bars.close[last];
  const append = (column: Float64Array, value: number): Float64Array => {
    const out = new Float64Array(column.length + 1);
    out.set(column);
    out[column.length] = value;
    return out;
  };
  return {
    time: append(bars.time, time),
    open: append(bars.open, close),
    high: append(bars.high, close),
    low: append(bars.low, close),
    close: append(bars.close, close),
    volume: append(bars.volume, bars.volume[last]),
  };
}

function padded(column: Float64Array, value: number): Float64Array {
  const out = new Float64Array(column.length + 1).fill(value);
  out.set(column);
  return out;
}

function withNextBar(asset: BacktestAsset, time: number): BacktestAsset {
  const { dividends, splits, series } = asset;
  return {
    ...asset,
    bars: extended(asset.bars, time),
    signalBars: extended(asset.signalBars, time),
    ...(dividends === undefined ? {} : { dividends: padded(dividends, 0) }),
    ...(splits === undefined ? {} : { splits: padded(splits, 1) }),
    ...(series === undefined
      ? {}
      : {
          series: Object.fromEntries(
            Object.entries(series).map(([name, column]) => [name, padded(column, column[column.length - 1])]),
          ),
        }),
  };
}

/** What a trade does to a position. */
function kindOf(before: number, after: number): SignalKind {
  if (before === 0 || Math.sign(before) === -Math.sign(after)) return 'enter';
  return after === 0 ? 'exit' : 'adjust';
}

/**
 * What a strategy says after the close of its latest bar: every order the engine would fill at the next open, and every
 * stop or target that was reached within that bar.
 *
 * What it tells an investor: what to do before the next session opens, by exactly the rules that were back-tested, since it
 * is the same run with one bar more that only repeats the last close. nextTime: start of the next session's bar, epoch ms.
 * Only instruments whose latest bar is the latest of all speak; the others had no session. Nothing later than the latest
 * bar is read.
 */
export function signalsAt(input: BacktestInput, nextTime: number): readonly SignalDraft[] {
  const { assets, spec } = input;
  const latest = assets.reduce((most, { bars }) => Math.max(most, bars.time[bars.time.length - 1]), 0);
  const account = runAccount(compileStrategy(spec), {
    ...input,
    assets: assets.map((asset) => withNextBar(asset, nextTime)),
    ...(input.references === undefined
      ? {}
      : { references: input.references.map((asset) => withNextBar(asset, nextTime)) }),
  });
  const { fills, equity } = account;
  const worth = equity[equity.length - 1];
  const until = (time: number): readonly AccountFill[] => fills.filter((fill) => fill.time < time);
  const drafts = (time: number, wanted: (fill: AccountFill) => boolean): readonly SignalDraft[] => {
    const held = unitsHeld(assets, until(time));
    return fills.flatMap((fill): readonly SignalDraft[] => {
      if (fill.time !== time) return [];
      const { bars, id } = assets[fill.asset];
      const last = bars.time.length - 1;
      const before = held[fill.asset];
      const after = Math.abs(before + fill.side * fill.quantity) < 1e-9 ? 0 : before + fill.side * fill.quantity;
      held[fill.asset] = after;
      if (!wanted(fill) || bars.time[last] !== latest) return [];
      return [
        {
          instrumentId: id,
          kind: kindOf(before, after),
          side: fill.side,
          quantity: fill.quantity,
          share: worth > 0 ? (fill.quantity * fill.price) / worth : 0,
          refPrice: bars.close[last],
          barTime: bars.time[last],
          filledAt: time === latest ? fill.price : null,
          ...levels(input, bars.close[last], after),
          reason: fill.reason,
        },
      ];
    });
  };
  const isBracket = ({ reason }: AccountFill): boolean =>
    reason === 'stop-loss' || reason === 'target' || reason === 'trailing';
  return [...drafts(latest, isBracket), ...drafts(nextTime, () => true)];
}

/** Where the brackets of a new position would stand, measured from the close that was decided on; none for one that ends. */
function levels(
  { spec, parameters = {} }: BacktestInput,
  price: number,
  after: number,
): Pick<SignalDraft, 'stop' | 'target'> {
  const amount = (of: (typeof spec.risk)[keyof typeof spec.risk]): number | null => {
    if (of === undefined || after === 0) return null;
    if (typeof of === 'number') return of;
    const own = spec.parameters.find(({ key }) => key === of.parameter)?.value;
    return parameters[of.parameter] ?? own ?? null;
  };
  const side = Math.sign(after);
  const [stop, target] = [amount(spec.risk.stopLoss), amount(spec.risk.target)];
  return {
    stop: stop === null ? null : price * (1 - side * stop),
    target: target === null ? null : price * (1 + side * target),
  };
}
