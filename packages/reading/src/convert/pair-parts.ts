import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { Expression, StrategySpec } from '@plumbline/model/strategy-spec';
import type { StrategyParts } from '../reading.ts';
import { writeTerm, type Term } from '../term.ts';

/** Both sides of a pair, from the seat of each of its two names. */
export interface PairParts {
  readonly entry: StrategySpec['entry'];
  readonly exit: StrategySpec['exit'];
  readonly assumed: LocalText;
}

const legs = /^(?:buy|short) \S+, (?:buy|short) \S+$/u;

/** Whether a draft trades two names against each other. */
export const isPairDraft = ({ entry }: StrategyParts): boolean =>
  entry.length > 0 && entry.every(({ does }) => does !== undefined && legs.test(does));

interface Level {
  readonly of: Term;
  readonly op: string;
  readonly value: number;
}

function levelOf(term: Term): Level | null {
  if (term.is !== 'compare' || term.right.is !== 'number') return null;
  return { of: term.left, op: term.op, value: term.right.value };
}

/** How many bars the distance is measured over; null where it is no z-score of the gap. */
function windowOf(term: Term): number | null {
  if (term.is !== 'call' || term.name !== 'zscore') return null;
  const [gap, n] = term.args;
  const isGap = gap?.is === 'call' && (gap.name === 'spread' || gap.name === 'ratio') && gap.args.length === 2;
  return isGap && n?.is === 'number' ? n.value : null;
}

const constant = (value: number): Expression => ({ op: 'constant', value });

/** The distances at which it is closed: back within the first, or beyond the second. */
function closedAt(term: Term, z: string): { readonly back: number; readonly stop?: number } | null {
  const parts = term.is === 'or' ? term.args : [term];
  let back: number | null = null;
  let stop: number | undefined;
  for (const part of parts) {
    const level = levelOf(part);
    const isCross = part.is === 'call' && part.name.startsWith('crosses');
    if (isCross) {
      const [left, right] = part.args;
      if (left === undefined || writeTerm(left) !== z || right?.is !== 'number' || right.value !== 0) return null;
      back = 0;
    } else if (level?.of.is === 'call' && level.of.name === 'abs' && writeTerm(level.of.args[0]!) === z) {
      if (level.op.startsWith('<')) back = level.value;
      else stop = level.value;
    } else return null;
  }
  return back === null ? null : { back, ...(stop !== undefined && { stop }) };
}

/** A pair opened on either side of its gap; null for one that is traded on one side only, or by another gap. */
export function pairParts({ entry, exit }: StrategyParts): PairParts | null {
  const [one, two] = entry.map(({ when }) => levelOf(when));
  if (entry.length !== 2 || one === null || two === null || one === undefined || two === undefined) return null;
  const n = windowOf(one.of);
  const z = writeTerm(one.of);
  const isMirrored = one.value === -two.value && one.op.charAt(0) !== two.op.charAt(0) && writeTerm(two.of) === z;
  const far = Math.abs(one.value);
  const isOutside = one.value > 0 === one.op.startsWith('>');
  const isApart = entry[0]!.does !== entry[1]!.does;
  const high = one.value > 0 ? entry[0]! : entry[1]!;
  if (n === null || !isMirrored || !isOutside || !isApart || !high.does!.startsWith('short ') || exit.length > 1)
    return null;
  const closed = exit[0] === undefined ? undefined : closedAt(exit[0].when, z);
  if (closed === null) return null;
  const partner: Expression = { op: 'other', instrument: null, of: { op: 'price', field: 'close' } };
  const ratio: Expression = { op: 'divide', args: [{ op: 'price', field: 'close' }, partner] };
  const own: Expression = {
    op: 'indicator',
    id: 'zscore',
    parameters: { period: n },
    of: { op: 'log', of: ratio },
  };
  const beyond = (value: number, isUp: boolean): Expression => ({
    op: isUp ? 'above' : 'below',
    left: own,
    right: constant(isUp ? value : -value || 0),
  });
  const leave = (isLong: boolean): Expression | undefined => {
    if (closed === undefined) return undefined;
    const back: Expression = {
      op: isLong ? 'atLeast' : 'atMost',
      left: own,
      right: constant(isLong ? -closed.back || 0 : closed.back),
    };
    return closed.stop === undefined ? back : { op: 'or', args: [back, beyond(closed.stop, !isLong)] };
  };
  const [long, short] = [leave(true), leave(false)];
  return {
    entry: { long: beyond(far, false), short: beyond(far, true) },
    exit: { ...(long !== undefined && { long }), ...(short !== undefined && { short }) },
    assumed: localText(
      'gap: the logarithm of the price ratio of the two',
      '价差：两者价格比的对数',
      '價差：兩者價格比的對數',
    ),
  };
}
