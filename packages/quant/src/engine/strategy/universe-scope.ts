import { PlumblineError } from '@plumbline/model/errors';
import { dateOf } from '@plumbline/model/date';
import { marketOf, parseInstrumentId } from '@plumbline/model/instrument';
import { lastSeen, rowsOf, timelineOf } from '../backtest/portfolio/timeline.ts';
import type { ExpressionContext, Peer, Seat, Section, UniverseScope } from './expression-context.ts';
import { isMember } from './membership.ts';
import { scaledBy, type PriceLaw } from './price-law.ts';

/** An instrument and what its expressions read. */
export interface ScopeMember {
  readonly id: string;
  readonly sector?: string;
  readonly context: ExpressionContext;
}

/**
 * Seats instruments beside each other, so that an expression of one can read another and rank itself among all.
 * references: instruments outside the universe that expressions name; sampledAt: rows of the union times at which rankings are
 * read; samples: what is known of these very instruments at these times; membership: who belonged to the universe when, null =
 * all of them always. Returns the contexts of the members, seated.
 */
export function seated(
  members: readonly ScopeMember[],
  references: readonly ScopeMember[] = [],
  sampledAt: readonly number[] = [],
  samples: UniverseScope['samples'] = new Map(),
  membership: UniverseScope['membership'] = null,
): readonly ExpressionContext[] {
  const { times, rows, seenAt } = timelineOf(members.map(({ context }) => context));
  const peers: Peer[] = [];
  const scope: UniverseScope = {
    peers,
    members: members.length,
    times,
    sampledAt,
    cache: new Map(),
    samples,
    membership,
    sections: { whole: null, sampled: null },
  };
  const all = [...members, ...references];
  const scaled = all.some(({ context }) => context.isScaled === true) ? { isScaled: true as const } : {};
  for (const [self, member] of all.entries()) {
    const { id, sector = '', context } = member;
    const own = rows[self] ?? rowsOf(context, times);
    const seat = { scope, self };
    peers.push({
      id,
      sector,
      context: { ...context, ...scaled, seat },
      rows: own,
      seenAt: seenAt[self] ?? lastSeen(own),
    });
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

/** The instrument that an expression names, or the partner (null) in a universe of two. Throws `bad-input` where it is not. */
export function peerOf({ scope, self }: Seat, instrument: string | null, path: string): Peer {
  const refuse = (problem: string): never => {
    throw new PlumblineError('bad-input', `Strategy: ${path}: ${problem}`, { field: path });
  };
  if (instrument !== null) {
    const peer = scope.peers.find(({ id }) => id === instrument);
    return peer ?? refuse(`the run comes without prices of ${instrument}. Add them to it.`);
  }
  if (scope.members === 2 && self < 2) return scope.peers[1 - self];
  return refuse(`a partner needs a universe of two instruments, not ${scope.members}.`);
}

/** How an expression's laws and readings name the instrument it reads. */
export const partnerName = 'partner';

/** The instrument of such a name, seen from another. */
export function namedPeer(seat: Seat, name: string): Peer {
  return peerOf(seat, name === partnerName ? null : name, 'expression');
}

/** What scales a law's key: own prices and volumes, or those of another instrument as known here; null = nothing does. */
function scaleOf(key: string, context: ExpressionContext): Float64Array | null {
  const at = key.indexOf(' of ');
  const field = at < 0 ? key : key.slice(0, at);
  const read = ({ scale }: ExpressionContext): Float64Array | null =>
    scale === undefined ? null : field === 'volume' ? scale.volume : scale.price;
  if (at < 0) return read(context);
  const seat = ownSeat(context);
  const peer = namedPeer(seat, key.slice(at + 4));
  const theirs = read(peer.context);
  return theirs === null ? null : alignedColumn(theirs, peer, seat.scope.peers[seat.self]);
}

/** What brings values of a law from the scale of the context to that of their own bars: one factor per bar; null = nothing. */
export function factorColumn(law: PriceLaw, context: ExpressionContext): Float64Array | null {
  let factors: Float64Array | null = null;
  for (const [key, power] of Object.entries(law)) {
    const scale = power === 0 ? null : scaleOf(scaledBy(key), context);
    if (scale === null) continue;
    const before: Float64Array | null = factors;
    factors = scale.map((value, row) => (before === null ? 1 : before[row]) * value ** -power);
  }
  return factors;
}

function marketIdOf(id: string): string {
  const known = parseInstrumentId(id);
  return known === null ? '' : marketOf(known);
}

/** Gets the values of all members at one time, NaN where one has none, and writes as many. */
export type Across = (values: Float64Array, out: Float64Array) => void;

/** Whether a member belonged to the universe at each of some times: who is on the list today was not there on all days. */
function belongs(
  { peers, membership, times }: UniverseScope,
  member: number,
  at: readonly number[],
): Uint8Array | null {
  if (membership === null) return null;
  const { id } = peers[member];
  const own = membership.filter(({ instrument }) => instrument === id);
  return Uint8Array.from(at, (row) => Number(isMember({ membership: own }, id, dateOf(times[row]))));
}

function sectionOf(scope: UniverseScope, at: readonly number[]): Section {
  const { peers, members } = scope;
  const rows = new Int32Array(at.length * members);
  const isKnown = new Uint8Array(at.length * members);
  for (let member = 0; member < members; member += 1) {
    const { rows: own, seenAt } = peers[member];
    const isIn = belongs(scope, member, at);
    for (let k = 0; k < at.length; k += 1) {
      const seen = seenAt[at[k]];
      rows[k * members + member] = seen < 0 ? -1 : own[seen];
      isKnown[k * members + member] = Number(seen >= 0 && at[k] - seen <= staleAfter && isIn?.[k] !== 0);
    }
  }
  return { rows, isKnown };
}

/**
 * Asks `across` at each time of a section, and `keep` to take its answers: for each member its own row, and the number of
 * the time. A row is answered when it is first asked for; a later time would put the future into it.
 */
function askAcross(
  { rows, isKnown }: Section,
  members: number,
  valueOf: (member: number, row: number, k: number) => number,
  across: Across,
  keep: (member: number, row: number, k: number, value: number) => void,
): void {
  const answered = new Int32Array(members).fill(-1);
  const answers = new Float64Array(members).fill(Number.NaN);
  const values = new Float64Array(members);
  const out = new Float64Array(members);
  for (let from = 0, k = 0; from < rows.length; from += members, k += 1) {
    for (let member = 0; member < members; member += 1) {
      values[member] = isKnown[from + member] === 1 ? valueOf(member, rows[from + member], k) : Number.NaN;
    }
    across(values, out);
    for (let member = 0; member < members; member += 1) {
      const row = rows[from + member];
      if (row !== answered[member]) answers[member] = out[member];
      answered[member] = row;
      if (row >= 0) keep(member, row, k, answers[member]);
    }
  }
}

/** All members at every time. */
function wholeSection(scope: UniverseScope): Section {
  scope.sections.whole ??= sectionOf(scope, [...scope.times.keys()]);
  return scope.sections.whole;
}

/** Whether a member belongs to the universe at a time and trades: its latest bar may speak for it. */
export function isPresent(scope: UniverseScope, member: number, at: number): boolean {
  return wholeSection(scope).isKnown[at * scope.members + member] === 1;
}

/**
 * Values of all members at each time, through `across`, back in the rows of each member. across: gets the values of one
 * time (NaN = missing) and writes as many. Length n of each member's bars.
 */
export function acrossMembers(
  scope: UniverseScope,
  columns: readonly Float64Array[],
  across: Across,
): readonly Float64Array[] {
  const results = columns.map((column) => new Float64Array(column.length).fill(Number.NaN));
  const take = (member: number, row: number, _k: number, value: number): void => {
    results[member][row] = value;
  };
  askAcross(wholeSection(scope), scope.members, (member, row) => columns[member][row], across, take);
  return results;
}

/** The same at the sampled times alone: one value per sampled time and member, from as many. */
export function acrossSamples(
  scope: UniverseScope,
  samples: readonly Float64Array[],
  across: Across,
): readonly Float64Array[] {
  const results = samples.map((sample) => new Float64Array(sample.length).fill(Number.NaN));
  const take = (member: number, _row: number, k: number, value: number): void => {
    results[member][k] = value;
  };
  scope.sections.sampled ??= sectionOf(scope, scope.sampledAt);
  askAcross(scope.sections.sampled, scope.members, (member, _row, k) => samples[member][k], across, take);
  return results;
}

/** The place of a context beside the others. */
export function ownSeat({ seat }: ExpressionContext): Seat {
  if (seat !== undefined) return seat;
  throw new PlumblineError('internal', 'Only a run over a universe seats its instruments beside each other.');
}

/**
 * A column of an instrument at the sampled times of its run: its last bar up to each, or so many bars before that; NaN
 * before the first.
 */
export function sampledColumn(column: Float64Array, context: ExpressionContext, barsBack = 0): Float64Array {
  const { scope, self } = ownSeat(context);
  const { rows, seenAt } = scope.peers[self];
  const { sampledAt } = scope;
  const out = new Float64Array(sampledAt.length);
  for (let k = 0; k < out.length; k += 1) {
    const seen = seenAt[sampledAt[k]];
    const row = seen < 0 ? -1 : rows[seen] - barsBack;
    out[k] = row < 0 ? Number.NaN : column[row];
  }
  return out;
}

/** One number at the sampled times; NaN before the first bar. */
export function sampledNumber(value: number, context: ExpressionContext): Float64Array {
  const { scope, self } = ownSeat(context);
  const { seenAt } = scope.peers[self];
  const { sampledAt } = scope;
  const out = new Float64Array(sampledAt.length).fill(value);
  for (let k = 0; k < out.length && seenAt[sampledAt[k]] < 0; k += 1) out[k] = Number.NaN;
  return out;
}
