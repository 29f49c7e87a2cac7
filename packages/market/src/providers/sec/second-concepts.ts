import { daysBetween } from '@plumbline/model/date';
import { roundingOf } from '../../fundamentals/year-to-date.ts';
import type { LineRule } from './line-rule.ts';
import type { TaggedObservation } from './observations.ts';
import type { ByTag, Reading } from './read-filing.ts';
import { isSame, periodKey } from './read-filing.ts';

/** So many times as much under a second concept is no restatement of the first. */
const apart = 2;

/** So many of the nearest periods of one length are asked whether the two concepts are one amount; all must say so. */
const asked = 2;
const sameLength = 20;

/** A period for which the company filed two concepts of a line. */
interface Pair {
  readonly one: TaggedObservation;
  readonly other: TaggedObservation;
  readonly since: string;
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group === undefined) groups.set(keyOf(one), [one]);
    else group.push(one);
  }
  return groups;
}

/** Every period for which two concepts were filed, by both. */
function pairsOf(rule: LineRule, byTag: ByTag): ReadonlyMap<string, readonly Pair[]> {
  const rows = rule.tags
    .filter((tag) => rule.continuing?.includes(tag) !== true)
    .flatMap((tag) => byTag.get(tag) ?? [])
    .filter(({ start }) => (start === undefined) === (rule.time === 'instant'));
  const pairs = [...grouped(rows, periodKey).values()].flatMap((all) =>
    all.flatMap((one) =>
      all
        .filter(({ tag, unit }) => tag !== one.tag && unit === one.unit)
        .map((other): Pair => ({ one, other, since: one.filed > other.filed ? one.filed : other.filed })),
    ),
  );
  return grouped(pairs, ({ one, other }) => `${one.tag}|${other.tag}`);
}

const lengthOf = ({ start, end }: TaggedObservation): number => (start === undefined ? 0 : daysBetween(start, end));

/** Since when the periods beside it show the two concepts to be one amount; null where they do not. */
function bridgedSince({ one }: Pair, pairs: readonly Pair[]): string | null {
  const far = ({ one: { end } }: Pair): number => Math.abs(daysBetween(end, one.end));
  const others = pairs
    .filter((pair) => pair.one.end !== one.end && Math.abs(lengthOf(pair.one) - lengthOf(one)) <= sameLength)
    .toSorted((a, b) => far(a) - far(b));
  const ends = [...new Set(others.map((pair) => pair.one.end))].slice(0, asked);
  const near = others.filter((pair) => ends.includes(pair.one.end));
  if (near.length === 0 || !near.every((pair) => isSame(pair.one.val, pair.other.val))) return null;
  return (
    near
      .map(({ since }) => since)
      .toSorted()
      .at(-1) ?? null
  );
}

const isFar = (a: number, b: number): boolean =>
  a * b > 0 && Math.max(Math.abs(a), Math.abs(b)) > apart * Math.min(Math.abs(a), Math.abs(b));

/**
 * With what the company states for a period under a second concept of the line, where it is another amount by far and the two are
 * one amount in the periods beside it: one of the two was filed wrongly then. Known since all of that is public.
 */
export function withSecondConcepts(rule: LineRule, byTag: ByTag, readings: readonly Reading[]): readonly Reading[] {
  if (rule.tags.length < 2 || rule.isLargest === true || rule.unit !== 'money') return readings;
  const pairs = pairsOf(rule, byTag);
  return readings.map((found) => {
    const [only, ...more] = found.parts;
    if (only === undefined || more.length > 0 || found.basis !== 'stated') return found;
    const { row } = only;
    const second = rule.tags.flatMap((tag) => {
      const all = pairs.get(`${row.tag}|${tag}`) ?? [];
      const own = all.find(
        ({ one, other }) => one.end === row.end && one.start === row.start && isFar(other.val, found.value),
      );
      const since = own === undefined ? null : bridgedSince(own, all);
      if (own === undefined || since === null) return [];
      const knownAt = [since, own.since, found.filed].toSorted().at(-1) ?? found.filed;
      return [{ how: `filed as ${tag}`, value: own.other.val, slack: roundingOf([own.other.val]), knownAt }];
    });
    return second.length === 0 ? found : { ...found, otherWays: [...(found.otherWays ?? []), ...second] };
  });
}
