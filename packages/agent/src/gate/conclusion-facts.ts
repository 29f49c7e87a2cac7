import type { Fact } from '@plumbline/model/fact';
import { isMeasured, measureWords } from './measures.ts';
import { saidCounts } from './said-counts.ts';

// What conclusions are worked out from. Every test is false where the figures are not of the kind it needs.

/** What a clause may be worked out from. */
export interface Shown {
  /** The figures of the sentence in their order. */
  readonly facts: readonly Fact[];
  /** The instruments that the clause names. */
  readonly named: readonly ReadonlySet<string>[];
  /** Whom the text speaks of. */
  readonly subject: ReadonlySet<string> | null;
  /** The same figure one period before. */
  readonly before: (handle: string) => Fact | null;
}

/** A form a conclusion is written in, and when it is one. `words` are the groups of the form. */
export interface Conclusion {
  readonly pattern: RegExp;
  readonly holds: (shown: Shown, words: readonly string[]) => boolean;
}

/** At most a tenth apart is close; a fifth and more is far. */
const [close, far] = [0.1, 0.2];
/** A change that is small at most, one that is large at least. */
const [gentle, steep] = [0.1, 0.2];

export const margins = /Margin$|^returnOn/;
export const sizes = /^(?:revenue|netIncome|marketCap|totalAssets|employees)$/;
export const growths = /Growth$/;

const valueOf = (fact: Fact | undefined): number => fact?.value ?? Number.NaN;
const timeOf = ({ period, asOf }: Fact): string => period?.end ?? asOf;

/** Two figures that can be held against each other as amounts. */
function pairOf({ facts }: Shown): readonly [Fact, Fact] | null {
  const [a, b, more] = facts;
  if (a === undefined || b === undefined || more !== undefined) return null;
  const isOne = a.unit === b.unit && a.currency === b.currency && a.id !== b.id;
  const isAlike = a.metric === b.metric || (a.instrumentId === b.instrumentId && a.period?.label === b.period?.label);
  return isOne && isAlike && valueOf(a) > 0 && valueOf(b) > 0 ? [a, b] : null;
}

const apart = (a: Fact, b: Fact): number =>
  Math.abs(valueOf(a) - valueOf(b)) / Math.max(Math.abs(valueOf(a)), Math.abs(valueOf(b)));

/** The figures a clause can be about: those of whom it names, or all where they are one owner's. */
function spokenOf({ facts, named }: Shown): readonly Fact[] {
  const [one, other] = named;
  if (other !== undefined) return [];
  const owners = new Set(facts.map(({ instrumentId }) => instrumentId));
  return one === undefined
    ? owners.size === 1
      ? facts
      : []
    : facts.filter(({ instrumentId = '' }) => one.has(instrumentId));
}

/** Two figures that hardly differ. */
export const areClose = (shown: Shown): boolean => {
  const pair = pairOf(shown);
  return pair !== null && apart(...pair) <= close;
};
export const areFar = (shown: Shown): boolean => {
  const pair = pairOf(shown);
  return pair !== null && apart(...pair) >= far;
};

/** The one course among the figures of some kinds: the first and the last time of one figure. */
function courseOf(shown: Shown, kinds: RegExp): readonly [Fact, Fact] | null {
  const own = spokenOf(shown).filter(({ metric }) => kinds.test(metric));
  const [first] = own;
  if (first === undefined || own.some((one) => one.metric !== first.metric || one.instrumentId !== first.instrumentId))
    return null;
  const inTime = own.toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1));
  const [from, to] = [inTime.length > 1 ? inTime[0] : shown.before(first.id), inTime.at(-1)];
  if (from === undefined || from === null || to === undefined || from.value === null || to.value === null) return null;
  return timeOf(from) < timeOf(to) ? [from, to] : null;
}

/** Whether the figures of some kinds went one way all along. */
export function went(shown: Shown, kinds: RegExp, way: 'up' | 'down'): boolean {
  const course = courseOf(shown, kinds);
  if (course === null) return false;
  const own = spokenOf(shown)
    .filter(({ metric }) => kinds.test(metric))
    .toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1));
  const steps = own.slice(1).map((fact, at) => valueOf(fact) - valueOf(own[at]));
  const all = steps.length > 0 ? steps : [valueOf(course[1]) - valueOf(course[0])];
  return all.every((step) => (way === 'up' ? step > 0 : step < 0));
}

/** How far one figure went, as a fraction of where it began; NaN where that is not said of one. */
function paceOf(shown: Shown): number {
  const course = courseOf(shown, /./);
  if (course === null || valueOf(course[0]) <= 0 || valueOf(course[1]) <= 0) return Number.NaN;
  return valueOf(course[1]) / valueOf(course[0]) - 1;
}

export function isPace(shown: Shown, size: 'gentle' | 'steep', way: 'up' | 'down' | 'any'): boolean {
  const pace = paceOf(shown);
  const isWay = way === 'any' || (way === 'up' ? pace > 0 : pace < 0);
  return isWay && (size === 'gentle' ? Math.abs(pace) <= gentle && pace !== 0 : Math.abs(pace) >= steep);
}

/** Whom a clause means: the one it names, or the owner of the first or the last figure. */
export function meantBy({ facts, named, subject }: Shown, word: string): ReadonlySet<string> | null {
  const at = /^(?:the former|前者)$/i.test(word) ? 0 : /^(?:the latter|后者)$/i.test(word) ? -1 : null;
  if (at !== null) {
    const owners = [...new Set(facts.map(({ instrumentId }) => instrumentId))];
    const owner = owners.length === 2 ? owners.at(at) : undefined;
    return owner === undefined ? null : new Set([owner]);
  }
  const [one, other] = named;
  if (one === undefined) return /^(?:it|the company|the stock|the shares|公司|它|其)$/i.test(word) ? subject : null;
  return other === undefined ? one : null;
}

/** Whether somebody has the most, or the least, of every kind shown of him and of another. */
export function leads(shown: Shown, owner: ReadonlySet<string> | null, kinds: RegExp, way: 'most' | 'least'): boolean {
  if (owner === null) return false;
  const own = shown.facts.filter(({ instrumentId = '', metric }) => owner.has(instrumentId) && kinds.test(metric));
  const isAll = shown.facts.every(({ metric }) => own.some((one) => one.metric === metric));
  return (
    own.length > 0 &&
    isAll &&
    own.every((fact) => {
      const others = shown.facts.filter((one) => one.metric === fact.metric && !owner.has(one.instrumentId ?? ''));
      const isFair = others.every(
        (one) => one.unit === fact.unit && one.currency === fact.currency && one.period?.kind === fact.period?.kind,
      );
      return (
        isFair &&
        others.length > 0 &&
        others.every((one) => (way === 'most' ? valueOf(fact) > valueOf(one) : valueOf(fact) < valueOf(one)))
      );
    })
  );
}

/** Whether every figure of some kinds is on one side of a mark; false where none is shown. */
export function isAll(shown: Shown, kinds: RegExp, test: (value: number) => boolean): boolean {
  const own = spokenOf(shown).filter(({ metric }) => kinds.test(metric));
  return own.length > 0 && own.every(({ value }) => value !== null && test(value));
}

/** The only figure of a kind that is shown. */
export function onlyOf(shown: Shown, metric: string): number {
  const own = spokenOf(shown).filter((one) => one.metric === metric);
  return own.length === 1 ? valueOf(own[0]) : Number.NaN;
}

/** By how many points the one figure that is a share went; NaN where that is not said of one. */
export function pointsOf(shown: Shown): number {
  const course = courseOf(shown, /./);
  return course?.[0].unit === 'fraction' ? (valueOf(course[1]) - valueOf(course[0])) * 100 : Number.NaN;
}

/** How far one figure went is as far as the words say: `by nearly a third`. */
export function isFar(shown: Shown, words: string, way: 'up' | 'down'): boolean {
  const measure = measureWords.get(words)?.measure;
  const pace = paceOf(shown);
  return (
    measure !== undefined &&
    (way === 'up' ? pace > 0 : pace < 0) &&
    isMeasured({ ...measure, isOfChange: true }, 1, 1 + pace)
  );
}

/** Whether it came from one side of zero to the other. */
export function turned(shown: Shown, way: 'up' | 'down'): boolean {
  const course = courseOf(shown, /^(?:netIncome|operatingIncome|freeCashFlow)$/);
  if (course === null) return false;
  const [from, to] = course.map(valueOf);
  return from !== undefined && to !== undefined && (way === 'up' ? from < 0 && to > 0 : from > 0 && to < 0);
}

/** Whether returns of one kind all went one way. */
export function allWent({ facts }: Shown, way: 'up' | 'down'): boolean {
  const [first] = facts;
  return (
    facts.length > 1 &&
    facts.every(
      ({ metric, value }) =>
        metric === first?.metric &&
        /^return|^dayChange$|Growth$/.test(metric) &&
        value !== null &&
        (way === 'up' ? value > 0 : value < 0),
    )
  );
}

/** Whether so many points are said, within a quarter of one. */
export function isPoints(points: number, bound: string, many: string): boolean {
  const count = saidCounts[many] ?? Number.NaN;
  if (/more than|over|超过|逾/.test(bound)) return points > count + 0.05 && points < count + 1;
  if (/nearly|almost|近|接近|不到/.test(bound)) return points < count && points > count - 0.6;
  return Math.abs(points - count) <= 0.25;
}

/** Within a fortieth. */
export function isFlat({ facts: [a, b] }: Shown): boolean {
  return a?.value != null && b?.value != null && Math.abs(b.value / a.value - 1) <= 0.025;
}
