import { barsAsOf } from '../backtest/actions/price-scale.ts';
import { createColumnCache, type Kernel } from './kernel.ts';
import { alignedColumn, namedPeer, ownSeat } from './universe-scope.ts';
import type { ExpressionContext } from './expression-context.ts';

/** A context as somebody on one of its rows has it: bars adjusted for what had happened by then and nothing later. */
export function frozenAt(context: ExpressionContext, row: number): ExpressionContext {
  const { scale, bars, ...rest } = context;
  return {
    ...rest,
    bars: scale === undefined ? bars : barsAsOf(scale, row),
    asOf: row,
    cache: createColumnCache(),
  };
}

/** Rows at which the scale of an instrument, or of one that is read beside it, changes. */
function startsOf(context: ExpressionContext, reads: readonly string[]): readonly number[] {
  const rows = new Set(context.scale?.starts ?? [0]);
  for (const name of new Set(reads)) {
    const seat = ownSeat(context);
    const peer = namedPeer(seat, name);
    if (peer.context.scale === undefined) continue;
    const aligned = alignedColumn(peer.context.scale.price, peer, seat.scope.peers[seat.self]);
    for (let row = 1; row < aligned.length; row += 1) if (!Object.is(aligned[row], aligned[row - 1])) rows.add(row);
  }
  return [...rows].toSorted((a, b) => a - b);
}

/**
 * A column that looks back over values which follow no law of scale, such as an average of logarithms: computed anew on the
 * scale of every stretch between two actions, and read there alone, so that each value is what somebody on its bar finds.
 * It takes as many times longer as there are stretches. compute: the column on given bars, of the length of the context's.
 */
export function byStretch(
  context: ExpressionContext,
  reads: Kernel['reads'],
  compute: (context: ExpressionContext) => Float64Array,
): Float64Array {
  if (context.isScaled !== true || context.asOf !== undefined) return compute(context);
  const starts = startsOf(context, reads);
  const out = new Float64Array(context.bars.close.length);
  for (const [k, from] of starts.entries()) {
    const column = compute(frozenAt(context, from));
    out.set(column.subarray(from, starts[k + 1] ?? out.length), from);
  }
  return out;
}
