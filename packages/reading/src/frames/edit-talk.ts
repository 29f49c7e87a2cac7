import type { InstrumentId } from '@plumbline/model/instrument';
import type { NewValue, ShareSwap } from '../grammar/edit-talk.ts';
import type { Shift } from '../grammar/edit-shifts.ts';
import { percentText } from '../grammar/stops.ts';
import { sessionsIn, type BarSpan } from '../grammar/values.ts';
import type { Edge } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { StrategyParts } from '../reading.ts';
import { all, call, compare, mapTerm, named, number, someTerm, writeTerm, type Series, type Term } from '../term.ts';
import { mapRules, termsOf } from './edit-parts.ts';
import { restopped, shifted } from './edit-shifts.ts';

/** The parts after a change, and what changed. */
interface Changed {
  readonly parts: StrategyParts;
  readonly change: string;
}

/** One place where a number stands, with what the rules are when another takes it. */
interface Place {
  readonly key: string;
  readonly with: (to: number) => StrategyParts;
}

const lengths: ReadonlySet<string> = new Set(['SMA', 'EMA', 'HMA', 'WMA', 'highest', 'lowest']);

/** Lengths of lines and of stays, each once. */
function lengthPlaces(parts: StrategyParts): readonly Place[] {
  const found = new Map<string, Place>();
  for (const term of termsOf(parts))
    someTerm(term, (part) => {
      const last = part.is === 'call' && lengths.has(part.name) ? part.args.at(-1) : undefined;
      if (last?.is !== 'number' || part.is !== 'call') return false;
      const key = writeTerm(part);
      found.set(key, {
        key,
        with: (to) =>
          mapRules(parts, (when) =>
            mapTerm(when, (one) =>
              one.is === 'call' && writeTerm(one) === key ? call(one.name, ...one.args.slice(0, -1), number(to)) : null,
            ),
          ),
      });
      return false;
    });
  const stay = parts.stops.find((stop) => /^timeExit \d+ bars?\b/u.test(stop));
  if (stay !== undefined)
    found.set(stay, {
      key: stay,
      with: (to) => ({
        ...parts,
        stops: parts.stops.map((stop) =>
          stop === stay ? stop.replace(/^timeExit \d+ bars?/u, `timeExit ${to} bars`) : stop,
        ),
      }),
    });
  return [...found.values()];
}

const headed = /^(top|bottom) [\d.]+(?!%)/u;

/** How many are held, and levels that a value is compared with. */
function otherPlaces(parts: StrategyParts): readonly Place[] {
  const found = new Map<string, Place>();
  const { rank } = parts;
  if (rank !== null && headed.test(rank))
    found.set('rank', { key: 'rank', with: (to) => ({ ...parts, rank: rank.replace(headed, `$1 ${to}`) }) });
  for (const term of termsOf(parts))
    someTerm(term, (part) => {
      if (part.is !== 'compare' || part.right.is !== 'number' || part.left.is !== 'call') return false;
      const key = writeTerm(part);
      found.set(key, {
        key,
        with: (to) =>
          mapRules(parts, (when) =>
            mapTerm(when, (one) =>
              writeTerm(one) === key && one.is === 'compare' ? { ...one, right: number(to) } : null,
            ),
          ),
      });
      return false;
    });
  return [...found.values()];
}

const farStop = /^(\w+) ([\d.]+)% (.*)$/u;

/** Shares: of stops, of the size, of a move. */
function sharePlaces(parts: StrategyParts): readonly (Place & { readonly share: number })[] {
  const found: (Place & { readonly share: number })[] = [];
  for (const stop of parts.stops) {
    const [, kind, far, rest] = farStop.exec(stop) ?? [];
    if (far === undefined || stop.includes(' sells ')) continue;
    found.push({
      key: stop,
      share: Number(far) / 100,
      with: (to) => ({
        ...parts,
        stops: parts.stops.map((one) => (one === stop ? `${kind!} ${percentText(to)}% ${rest!}` : one)),
      }),
    });
  }
  const [, size, tail] = /^percent ([\d.]+) (.*)$/u.exec(parts.sizing ?? '') ?? [];
  if (size !== undefined)
    found.push({
      key: 'sizing',
      share: Number(size) / 100,
      with: (to) => ({ ...parts, sizing: `percent ${percentText(to)} ${tail!}` }),
    });
  const seen = new Set<string>();
  for (const term of termsOf(parts))
    someTerm(term, (part) => {
      if (
        part.is !== 'compare' ||
        part.right.is !== 'number' ||
        Math.abs(part.right.value) >= 1 ||
        part.right.value === 0
      )
        return false;
      const key = writeTerm(part);
      if (seen.has(key)) return false;
      seen.add(key);
      const sign = Math.sign(part.right.value);
      found.push({
        key,
        share: Math.abs(part.right.value),
        with: (to) =>
          mapRules(parts, (when) =>
            mapTerm(when, (one) =>
              writeTerm(one) === key && one.is === 'compare' ? { ...one, right: number(sign * to) } : null,
            ),
          ),
      });
      return false;
    });
  return found;
}

/** The one place that a number without a word for it can mean; asked about where there are several. */
function inOnly(places: readonly Place[], to: number): Changed | string {
  const [one, ...more] = places;
  if (one === undefined) return 'which number';
  return more.length > 0 ? 'which number' : { parts: one.with(to), change: `${one.key} -> ${to}` };
}

const firstDays: Readonly<Record<string, Term>> = {
  week: compare('==', call('weekday'), named('Mon')),
  month: compare('==', call('tradingDayOfMonth'), number(1)),
};

const ofCalendar = /^(?:weekday|tradingDayOfMonth|dayOfMonth)$/u;

const isDay = (term: Term): boolean =>
  term.is === 'compare' && term.left.is === 'call' && ofCalendar.test(term.left.name);

/** A saving of another sum, or as often as is said. */
function saved(
  parts: StrategyParts,
  { to, currency, per }: Extract<NewValue, { readonly is: 'money' }>,
): Changed | string {
  const [, own, tail = ''] = /^cash [\d.]+ (\w+)(.*)$/u.exec(parts.sizing ?? '') ?? [];
  if (own === undefined) return 'sizing';
  const unit = currency ?? own;
  const often = per === undefined ? tail : ` per ${per}`;
  const sizing = `cash ${to} ${unit}${often}`;
  if (per === undefined || tail === often) return { parts: { ...parts, sizing }, change: sizing };
  const day = firstDays[per];
  const [rule, ...others] = parts.entry;
  if (tail === '' || day === undefined || rule === undefined || others.length > 0) return 'rebalance';
  const tests = rule.when.is === 'and' ? rule.when.args : [rule.when];
  if (!tests.some(isDay)) return 'rebalance';
  const when = all(tests.map((one) => (isDay(one) ? day : one)));
  return { parts: { ...parts, sizing, entry: [{ ...rule, when }] }, change: sizing };
}

function withValue(parts: StrategyParts, value: NewValue): Changed | string {
  switch (value.is) {
    case 'money':
      return saved(parts, value);
    case 'percent':
      return inOnly(sharePlaces(parts), value.to);
    case 'span': {
      const bars = sessionsIn(value.to);
      const isLookback = parts.rank !== null && lookback.test(parts.rank) && value.to.of !== 'days';
      return isLookback ? lookedBack(parts, value.to) : inOnly(lengthPlaces(parts), bars);
    }
    default: {
      const [, sum] = /^cash ([\d.]+) /u.exec(parts.sizing ?? '') ?? [];
      const places = [...lengthPlaces(parts), ...otherPlaces(parts)];
      // A saving has one number, its sum.
      return sum !== undefined && places.length === 0
        ? saved(parts, { is: 'money', to: value.to })
        : inOnly(places, value.to);
    }
  }
}

const lookback = /\b(ROC\(close,)\d+\)|\breturn(?:1m|3m|1y|60d)\b/u;

function lookedBack(parts: StrategyParts, span: BarSpan): Changed | string {
  const { rank } = parts;
  if (rank === null || !lookback.test(rank)) return 'rank';
  const made = rank.replace(lookback, `ROC(close,${sessionsIn(span)})`);
  return { parts: { ...parts, rank: made }, change: `rank ${made}` };
}

function scaled(parts: StrategyParts, factor: number): Changed | string {
  const { sizing } = parts;
  const [, kind, size, tail] = /^(percent|cash|shares|lots) ([\d.]+)( .*|)$/u.exec(sizing ?? '') ?? [];
  if (kind !== undefined) {
    const made = `${kind} ${Number((Number(size) * factor).toPrecision(8))}${tail!}`;
    return { parts: { ...parts, sizing: made }, change: made };
  }
  // All of the money is in: half of it can be, twice of it cannot.
  if (sizing !== null || factor > 1 || parts.rank !== null) return 'sizing';
  const made = `percent ${factor * 100} of equity`;
  return { parts: { ...parts, sizing: made }, change: made };
}

function withWeights(parts: StrategyParts, list: readonly number[]): Changed | string {
  const body = /^weights \{(.*)\}$/u.exec(parts.sizing ?? '')?.[1];
  const names = body?.split(', ').map((one) => one.replace(/:[\d.]+%$/u, '')) ?? [];
  if (names.length !== list.length) return 'sizing';
  const sizing = `weights {${names.map((name, at) => `${name}:${list[at]!}%`).join(', ')}}`;
  return { parts: { ...parts, sizing }, change: sizing };
}

function withShare(parts: StrategyParts, { from, to }: ShareSwap): Changed | string {
  const places = sharePlaces(parts).filter(({ share }) => percentText(share) === percentText(from));
  return places.length === 0 ? `there is no ${percentText(from)}%` : inOnly(places, to);
}

/** A change that is said in passing; what has to be asked, or null for what is none. */
export function changedInPassing(
  parts: StrategyParts,
  { symbol, value }: Edge,
  listed: (ids: readonly Series[]) => InstrumentId,
): Changed | string | null {
  switch (symbol) {
    case 'newValue':
      return withValue(parts, value as NewValue);
    case 'rankSpan':
      return lookedBack(parts, value as BarSpan);
    case 'shareSwap':
      return withShare(parts, value as ShareSwap);
    case 'shift':
      return shifted(parts, value as Shift);
    case 'vagueShift':
      return 'by how much';
    case 'restop':
      return restopped(parts, value as 'stop' | 'trailing');
    case 'scaled':
      return scaled(parts, value as number);
    case 'newWeights':
      return withWeights(parts, value as readonly number[]);
    case 'tradedInstead': {
      const ids = (value as readonly Mention[]).map((one) => listed(one.ids));
      const isOfNames = parts.universe === null || parts.universe.is === 'instruments';
      return isOfNames
        ? { parts: { ...parts, universe: { is: 'instruments', ids } }, change: `universe ${ids.join(', ')}` }
        : 'universe';
    }
    default:
      return null;
  }
}

/** Symbols of such changes. */
export const passingStanding: readonly string[] = [
  'newValue',
  'rankSpan',
  'shareSwap',
  'scaled',
  'shift',
  'restop',
  'vagueShift',
  'newWeights',
  'tradedInstead',
  'rankBy',
];
