import { marketOf, parseInstrumentId } from '@plumbline/model/instrument';
import { rowsOf, unionTimes } from '../backtest/portfolio/timeline.ts';
import type { ExpressionContext } from './kernel.ts';

/** One instrument as the others see it. */
export interface Peer {
  readonly id: string;
  readonly sector: string;
  readonly context: ExpressionContext;
  /** Own row by time of the scope, -1 without one. */
  readonly rows: Int32Array;
}

/** The instruments of a run seen together: those of the universe first, then those that are only read. */
export interface UniverseScope {
  readonly peers: readonly Peer[];
  readonly members: number;
  /** Every time at which a member has a bar. */
  readonly times: Float64Array;
  /** Rows of `times` at which a cross-section is wanted; null = all. */
  readonly wanted: ReadonlySet<number> | null;
  /** One column per member, by the text of the expression. */
  readonly cache: Map<string, readonly Float64Array[]>;
}

/** Where an expression stands among the instruments of its run. */
export interface Seat {
  readonly scope: UniverseScope;
  readonly self: number;
}

/** An instrument and what its expressions read. */
export interface ScopeMember {
  readonly id: string;
  readonly sector?: string;
  readonly context: ExpressionContext;
}

/**
 * Seats instruments beside each other, so that an expression of one can read another and rank itself among all.
 * references: instruments outside the universe that expressions name. Returns the contexts of the members, seated.
 */
export function seated(
  members: readonly ScopeMember[],
  references: readonly ScopeMember[] = [],
  wanted: ReadonlySet<number> | null = null,
): readonly ExpressionContext[] {
  const asAsset = ({ id, context }: ScopeMember) => ({ id, currency: '', bars: context.bars });
  const times = unionTimes(members.map(asAsset));
  const peers: Peer[] = [];
  const scope: UniverseScope = { peers, members: members.length, times, wanted, cache: new Map() };
  for (const [self, member] of [...members, ...references].entries()) {
    const { id, sector = '', context } = member;
    peers.push({ id, sector, context: { ...context, seat: { scope, self } }, rows: rowsOf(asAsset(member), times) });
  }
  return peers.slice(0, members.length).map(({ context }) => context);
}

/** A value this many bars old says nothing any more: its instrument has stopped trading. */
const staleAfter = 10;

/**
 * A column of one instrument at the bars of another: the last value known when each bar closed. Instruments of different
 * markets close at different hours, so of another market only earlier dates are known. NaN before there is one, and once
 * the value is more than ten bars old.
 */
export function alignedColumn(column: Float64Array, from: Peer, to: Peer): Float64Array {
  const theirs = from.context.bars.time;
  const isKnown =
    marketIdOf(from.id) === marketIdOf(to.id)
      ? (theirs: number, own: number) => theirs <= own
      : (theirs: number, own: number) => theirs < own;
  let next = 0;
  let seenAt = 0;
  return to.context.bars.time.map((time, i) => {
    const before = next;
    while (next < theirs.length && isKnown(theirs[next], time)) next += 1;
    if (next > before) seenAt = i;
    return next === 0 || i - seenAt > staleAfter ? Number.NaN : column[next - 1];
  });
}

function marketIdOf(id: string): string {
  const known = parseInstrumentId(id);
  return known === null ? '' : marketOf(known);
}

/**
 * Values of all members at each wanted time, through `across`, back in the rows of each member. across: gets the values of
 * one time (NaN = missing) and writes as many. Length n of each member's bars; NaN on rows that were not asked for.
 */
export function acrossMembers(
  scope: UniverseScope,
  columns: readonly Float64Array[],
  across: (values: Float64Array, out: Float64Array) => void,
): readonly Float64Array[] {
  const { peers, members, times, wanted } = scope;
  const results = columns.map((column) => new Float64Array(column.length).fill(Number.NaN));
  const last = new Int32Array(members).fill(-1);
  const seenAt = new Int32Array(members);
  const written = new Int32Array(members).fill(-1);
  const values = new Float64Array(members);
  const out = new Float64Array(members);
  for (let at = 0; at < times.length; at += 1) {
    for (let k = 0; k < members; k += 1) {
      const row = peers[k].rows[at];
      if (row < 0) continue;
      last[k] = row;
      seenAt[k] = at;
    }
    if (wanted !== null && !wanted.has(at)) continue;
    for (let k = 0; k < members; k += 1) {
      const isKnown = last[k] >= 0 && at - seenAt[k] <= staleAfter;
      values[k] = isKnown ? columns[k][last[k]] : Number.NaN;
    }
    across(values, out);
    for (let k = 0; k < members; k += 1) {
      // A row keeps what was known when it was first asked for; a later time would put the future into it.
      if (last[k] === written[k]) continue;
      results[k][last[k]] = out[k];
      written[k] = last[k];
    }
  }
  return results;
}
