import type { BarColumns } from '@plumbline/model/bar';
import type { FillReason, Side } from '@plumbline/model/order';
import type { Amount } from '@plumbline/model/strategy-spec';
import type { SignalDraft, SignalKind } from '@plumbline/model/signal';
import type { ActionsBeside } from '../engine/backtest/actions/price-scale.ts';
import { compileStrategy, type CompiledStrategy } from '../engine/strategy/compile-strategy.ts';
import type { ColumnCache } from '../engine/strategy/expression-context.ts';
import { createColumnCache } from '../engine/strategy/kernel.ts';
import { splitBetween, unitsHeld } from '../engine/strategy/account-trades.ts';
import { runAccount } from '../engine/strategy/run-account.ts';
import type { AccountFill, BacktestAsset, BacktestInput } from '../engine/strategy/strategy-backtest.ts';
import { paperAccount, type FollowedSignal, type PaperInput } from './paper-account.ts';

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

function paddedActions({ dividends, splits }: ActionsBeside): ActionsBeside {
  return {
    ...(dividends === undefined ? {} : { dividends: padded(dividends, 0) }),
    ...(splits === undefined ? {} : { splits: padded(splits, 1) }),
  };
}

function withNextBar(asset: BacktestAsset, time: number): BacktestAsset {
  const { dividends, splits, adjustedBy, series } = asset;
  return {
    ...asset,
    bars: extended(asset.bars, time),
    ...paddedActions({
      ...(dividends === undefined ? {} : { dividends }),
      ...(splits === undefined ? {} : { splits }),
    }),
    ...(adjustedBy === undefined ? {} : { adjustedBy: paddedActions(adjustedBy) }),
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

/** The account that has done what was said so far, which a strategy goes on from. */
export interface Following {
  /** Its instruments: the strategy's own, and others that it still holds. */
  readonly account: PaperInput;
  /** First bar of the account, epoch ms. */
  readonly startTime: number;
  /** Everything that was said, by rising bar. */
  readonly signals: readonly FollowedSignal[];
  /** Sessions have passed on which nobody could speak: sizes are brought together again too. */
  readonly isGap: boolean;
}

/** Below this share of equity a difference of size is left as it is. */
const catchUpShare = 0.01;
/** Opens that differ from the closes before them leave accounts this far apart. */
const sameEquity = 0.005;

/**
 * What strategies that are asked after the same close have in common: each instrument with its next bar, and the columns that
 * were computed over it. Nothing of it depends on who asked first.
 */
export interface SharedBars {
  readonly withNextBar: (asset: BacktestAsset, nextTime: number) => BacktestAsset;
  /** Of an asset that `withNextBar` gave. */
  readonly columnsOf: (asset: BacktestAsset) => ColumnCache;
}

/** Nothing shared yet. */
export function sharedBars(): SharedBars {
  const extended = new Map<BacktestAsset, { readonly nextTime: number; readonly asset: BacktestAsset }>();
  const columns = new Map<BacktestAsset, ColumnCache>();
  return {
    withNextBar(asset, nextTime) {
      const known = extended.get(asset);
      if (known?.nextTime === nextTime) return known.asset;
      const made = withNextBar(asset, nextTime);
      extended.set(asset, { nextTime, asset: made });
      return made;
    },
    columnsOf(asset) {
      const known = columns.get(asset) ?? createColumnCache();
      columns.set(asset, known);
      return known;
    },
  };
}

/** A run of the strategy's own account with one bar more, asked for what it holds at any time. */
interface Run {
  readonly fills: readonly AccountFill[];
  /** At the latest close. */
  readonly worth: number;
  /** Units of each instrument after every fill up to a time. */
  readonly heldUntil: (time: number) => Float64Array;
}

function runOn(strategy: CompiledStrategy, input: BacktestInput, nextTime: number, shared: SharedBars): Run {
  const { assets, references } = input;
  const extend = (asset: BacktestAsset): BacktestAsset => shared.withNextBar(asset, nextTime);
  const extended = assets.map(extend);
  const { fills, equity } = runAccount(
    strategy,
    { ...input, assets: extended, ...(references === undefined ? {} : { references: references.map(extend) }) },
    extended.map(shared.columnsOf),
  );
  const heldUntil = (time: number): Float64Array =>
    unitsHeld(
      assets,
      fills.filter((fill) => fill.time <= time),
    );
  return { fills, worth: equity[equity.length - 1], heldUntil };
}

/** What the account holds and is worth before anything is said now; without one, what the strategy itself holds. */
interface Standing {
  readonly worth: number;
  /** By instrument. */
  readonly units: Map<string, number>;
  /** Instruments of which the latest bar was spoken of already. */
  readonly said: ReadonlySet<string>;
}

function standingOf({ account, startTime, signals }: Following, latest: number): Standing {
  // Who did nothing has the money and nothing else.
  if (signals.length === 0) return { worth: account.cash, units: new Map(), said: new Set() };
  const { equity, open } = paperAccount(account, startTime, signals);
  return {
    worth: equity.at(-1) ?? account.cash,
    units: new Map(open.map(({ asset, units }) => [account.assets[asset].id, units])),
    said: new Set(signals.flatMap(({ instrumentId, barTime }) => (barTime >= latest ? [instrumentId] : []))),
  };
}

/**
 * What a strategy says after the close of its latest bar: every order the engine would fill at the next open, and every
 * stop or target that was reached within that bar.
 *
 * What it tells an investor: what to do before the next session opens, by exactly the rules that were back-tested, since it
 * is the same run with one bar more that only repeats the last close. nextTime: start of the next session's bar, epoch ms.
 * Only instruments whose latest bar is the latest of all speak; the others had no session. Nothing later than the latest
 * bar is read. following: the account that did what was said before; what is said now is what brings that account to where
 * the strategy stands. Where the two have come apart, because sessions were missed or the rules were changed, a catch-up says
 * so, decided on the latest bar like everything else. null = an account that did what the strategy did. shared: by strategies
 * that are asked after the same close; each says to the bit what it would say alone.
 */
export function signalsAt(
  input: BacktestInput,
  nextTime: number,
  following: Following | null = null,
  shared: SharedBars = sharedBars(),
): readonly SignalDraft[] {
  const { assets } = input;
  const latest = assets.reduce((most, { bars }) => Math.max(most, bars.time[bars.time.length - 1]), 0);
  const strategy = compileStrategy(input.spec);
  const own = runOn(strategy, input, nextTime, shared);
  const before = unitsHeld(
    assets,
    own.fills.filter(({ time, reason }) => time < latest || (time === latest && !isBracket(reason))),
  );
  const standing: Standing =
    following === null
      ? { worth: own.worth, units: new Map(assets.map(({ id }, at) => [id, before[at]])), said: new Set() }
      : standingOf(following, latest);
  const scale = standing.worth / own.worth;
  const isScaled = scale > 0 && Math.abs(scale - 1) > sameEquity;
  // The same account with as much money as the other has: its sizes are those that are said.
  const sized = isScaled ? runOn(strategy, { ...input, cash: input.cash * scale }, nextTime, shared) : own;
  const drafts: SignalDraft[] = [];
  const say = (asset: BacktestAsset, target: number, more: Said): void => {
    const { bars, id } = asset;
    const last = bars.time.length - 1;
    if (bars.time[last] !== latest || standing.said.has(id)) return;
    const held = standing.units.get(id) ?? 0;
    const difference = target - held;
    const side: Side = difference > 0 ? 1 : -1;
    if (Math.abs(difference) < 1e-9 || (more.side !== null && more.side !== side)) return;
    standing.units.set(id, target);
    const { worth } = standing;
    const price = more.filledAt ?? bars.close[last];
    drafts.push({
      instrumentId: id,
      kind: kindOf(held, target),
      side,
      quantity: Math.abs(difference),
      share: worth > 0 ? (Math.abs(difference) * price) / worth : 0,
      refPrice: bars.close[last],
      barTime: bars.time[last],
      filledAt: more.filledAt,
      ...levels(input, more.entryPrice ?? bars.close[last], target),
      reason: more.reason,
      catchUp: more.catchUp,
    });
  };
  /** Units to come to: the strategy says whether and on which side, its sizes are cut to the money that is there. */
  const targetOf = (at: number, desired: Float64Array, size: Float64Array): number => {
    if (desired[at] === 0) return 0;
    if (Math.sign(size[at]) === Math.sign(desired[at])) return size[at];
    const held = standing.units.get(assets[at].id) ?? 0;
    return Math.sign(held) === Math.sign(desired[at]) ? held : 0;
  };
  for (const time of [latest, nextTime]) {
    const [desired, size] = [own.heldUntil(time), sized.heldUntil(time)];
    for (const { asset, side, price, reason, ...fill } of own.fills) {
      if (fill.time !== time || (time === latest && !isBracket(reason))) continue;
      const filledAt = time === latest ? price : null;
      const usual = { side, filledAt, reason, entryPrice: null, catchUp: false };
      say(assets[asset], targetOf(asset, desired, size), usual);
    }
  }
  if (following === null) return drafts;
  const [desired, size] = [own.heldUntil(nextTime), sized.heldUntil(nextTime)];
  const catchUp = { side: null, filledAt: null, reason: 'market', catchUp: true } as const;
  for (const [at, asset] of assets.entries()) {
    const held = standing.units.get(asset.id) ?? 0;
    const target = targetOf(at, desired, size);
    const apart = (Math.abs(target - held) * asset.bars.close[asset.bars.close.length - 1]) / standing.worth;
    const isElsewhere = Math.sign(held) !== Math.sign(target);
    if (!isElsewhere && !(following.isGap && apart >= catchUpShare)) continue;
    say(asset, target, { ...catchUp, entryPrice: entryPriceOf(own.fills, assets, at) });
  }
  const known = new Set(assets.map(({ id }) => id));
  for (const asset of following.account.assets) {
    if (!known.has(asset.id)) say(asset, 0, { ...catchUp, entryPrice: null });
  }
  return drafts;
}

/** What a draft is about besides the units. side: the only one that may be said; null = either. */
interface Said {
  readonly side: Side | null;
  readonly filledAt: number | null;
  readonly reason: FillReason;
  /** Where the strategy itself came in, from which its brackets are measured; null = at the close that was decided on. */
  readonly entryPrice: number | null;
  readonly catchUp: boolean;
}

function isBracket(reason: FillReason): boolean {
  return reason === 'stop-loss' || reason === 'target' || reason === 'trailing';
}

/** The price, in today's units, at which what is held was begun. */
function entryPriceOf(fills: readonly AccountFill[], assets: readonly BacktestAsset[], at: number): number | null {
  let units = 0;
  let entry: AccountFill | null = null;
  for (const fill of fills) {
    if (fill.asset !== at) continue;
    const after = units + fill.side * fill.quantity;
    if (Math.abs(after) < 1e-9) entry = null;
    else if (units === 0 || Math.sign(after) !== Math.sign(units)) entry = fill;
    units = Math.abs(after) < 1e-9 ? 0 : after;
  }
  return entry === null ? null : entry.price / splitBetween(assets[at], entry.time, Number.POSITIVE_INFINITY);
}

/** Where the brackets of a new position would stand, measured from the close that was decided on; none for one that ends. */
function levels(
  { spec, parameters = {} }: BacktestInput,
  price: number,
  after: number,
): Pick<SignalDraft, 'stop' | 'target'> {
  const amount = (of: Amount | undefined): number | null => {
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
