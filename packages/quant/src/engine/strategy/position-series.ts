import type { PositionChanges } from '../backtest/run-vector.ts';
import type { CompiledStrategy } from './compile-strategy.ts';
import { asOfColumn, refuseAt, resolveAmount, type Kernel } from './kernel.ts';
import type { ExpressionContext } from './expression-context.ts';

function columnOf(kernel: Kernel | null, context: ExpressionContext): Float64Array | null {
  return kernel === null ? null : kernel.column(context);
}

/**
 * The side desired for after each close: 1, -1 or 0, from the columns of the four conditions; a missing condition is never
 * true, and a bar where a condition is unknown (NaN) does nothing. While out, an entry is taken; while in, an exit or the
 * entry of the other side ends it, the latter by turning round. Both entries true on one bar take neither.
 */
export function nextSide(
  side: number,
  enterLong: number,
  leaveLong: number,
  enterShort: number,
  leaveShort: number,
): number {
  const wantsLong = enterLong === 1 && enterShort !== 1;
  const wantsShort = enterShort === 1 && enterLong !== 1;
  if (side > 0) {
    if (wantsShort) return -1;
    return leaveLong === 1 ? 0 : 1;
  }
  if (side < 0) {
    if (wantsLong) return 1;
    return leaveShort === 1 ? 0 : -1;
  }
  // A bar that says enter and leave at once keeps out.
  if (wantsLong && leaveLong !== 1) return 1;
  return wantsShort && leaveShort !== 1 ? -1 : 0;
}

/** An oscillator at its floor is zero but for its last binary digits, and a position of that size is none. */
const leastWeight = 1e-9;

/** The share of equity a position gets when it is opened at a bar: the spec's fraction, or its weight up to the cap. */
export function sharesOf(strategy: CompiledStrategy, context: ExpressionContext): (bar: number) => number {
  const { sizing } = strategy.spec;
  // The account knows whose weight it is.
  if (sizing.basis === 'fixed') return () => 1;
  if (sizing.basis === 'levels') {
    const levels = sizing.levels.map(({ share }, at) => ({
      holds: asOfColumn(strategy.staged.get(`sizing.levels[${at}].when`)!, context),
      share: resolveAmount(share, context.parameters),
    }));
    return (bar) => levels.find(({ holds }) => holds[bar] === 1)?.share ?? 0;
  }
  if (sizing.basis !== 'weight' || strategy.weight === null) {
    const isAllocation = sizing.basis === 'allocation';
    const amount = isAllocation ? sizing.gross : sizing.basis === 'weight' ? Number.NaN : sizing.value;
    const fixed = resolveAmount(amount, context.parameters);
    if (!(fixed > 0))
      refuseAt(`sizing.${isAllocation ? 'gross' : 'value'}`, `must be a positive number, not ${fixed}.`);
    return () => fixed;
  }
  const weights = asOfColumn(strategy.weight, context);
  const cap = resolveAmount(sizing.cap, context.parameters);
  if (!(cap > 0)) refuseAt('sizing.cap', `must be a positive number, not ${cap}.`);
  return (bar) => (weights[bar] < leastWeight ? 0 : Math.min(weights[bar], cap));
}

/** The same without a short side, which is the usual case: one condition is asked at a time. */
function writeLongOnly(
  out: Float64Array,
  enter: Float64Array,
  leave: Float64Array,
  leaves: boolean,
  share: (bar: number) => number,
  startBar: number,
): void {
  let held = 0;
  for (let bar = startBar; bar < out.length; bar += 1) {
    if (held > 0) {
      if (leaves && leave[bar] === 1) held = 0;
    } else if (enter[bar] === 1 && !(leaves && leave[bar] === 1)) held = Math.max(share(bar) || 0, 0);
    out[bar] = held;
  }
}

/**
 * `positionSeries` as its changes alone, for a long side whose conditions know their few bars; null where the columns have to
 * be read.
 */
export function positionChanges(
  strategy: CompiledStrategy,
  context: ExpressionContext,
  startBar = 0,
): PositionChanges | null {
  const { long, short } = strategy;
  if (short.enter !== null || short.leave !== null || strategy.spec.sizing.basis === 'levels') return null;
  const enters = long.enter?.events?.(context) ?? null;
  const leaves = long.leave?.events?.(context) ?? null;
  if (enters === null || leaves === null) return null;
  const share = sharesOf(strategy, context);
  const bars: number[] = [];
  const desiredSizes: number[] = [];
  let held = 0;
  let left = 0;
  for (let k = 0; k <= enters.length; k += 1) {
    const isLast = k === enters.length;
    const bar = isLast ? Number.POSITIVE_INFINITY : enters[k];
    for (; left < leaves.length && leaves[left] < bar; left += 1) {
      if (held === 0 || leaves[left] < startBar) continue;
      held = 0;
      bars.push(leaves[left]);
      desiredSizes.push(0);
    }
    // A bar that says enter and leave at once keeps out.
    if (isLast || held !== 0 || bar < startBar || leaves[left] === bar) continue;
    held = Math.max(share(bar) || 0, 0);
    if (held === 0) continue;
    bars.push(bar);
    desiredSizes.push(held);
  }
  return { bars, desiredSizes };
}

/**
 * The desired share of equity after each close, signed, for a strategy that follows from columns alone; length n of the bars.
 * Before `startBar` nothing is held. A weight that is unknown when a position should be opened keeps it out. NaN never occurs.
 */
export function positionSeries(strategy: CompiledStrategy, context: ExpressionContext, startBar = 0): Float64Array {
  const enterLong = columnOf(strategy.long.enter, context);
  const leaveLong = columnOf(strategy.long.leave, context);
  const enterShort = columnOf(strategy.short.enter, context);
  const leaveShort = columnOf(strategy.short.leave, context);
  const share = sharesOf(strategy, context);
  const out = new Float64Array(context.bars.close.length);
  const isFollowed = strategy.spec.sizing.basis === 'levels';
  if (!isFollowed && enterLong !== null && enterShort === null && leaveShort === null) {
    writeLongOnly(out, enterLong, leaveLong ?? enterLong, leaveLong !== null, share, startBar);
    return out;
  }
  let side = 0;
  let held = 0;
  for (let bar = startBar; bar < out.length; bar += 1) {
    const next = nextSide(
      side,
      enterLong === null ? 0 : enterLong[bar],
      leaveLong === null ? 0 : leaveLong[bar],
      enterShort === null ? 0 : enterShort[bar],
      leaveShort === null ? 0 : leaveShort[bar],
    );
    if (next !== side || isFollowed) {
      const wish = next === 0 ? 0 : share(bar);
      side = wish > 0 || isFollowed ? next : 0;
      held = side === 0 ? 0 : side * wish;
    }
    out[bar] = held;
  }
  return out;
}
