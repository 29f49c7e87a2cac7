import type { Fact } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import { changedBy, windowOf } from './metric-names.ts';
import type { PeriodScope, PeriodWord } from './periods.ts';
import { areQuartersApart, fits, isNewest } from './periods.ts';
import { isUnitOf } from './figure-units.ts';
import { fairValues, isComparable, lengthOf } from './comparable.ts';
import { ownerOf } from './owners.ts';
import { refusal } from './refusals.ts';
import type { GateKnowledge, Refusal } from './shapes.ts';
import { parametricId } from './tokens.ts';

/** Instruments a word may mean; null where the sentence names none. */
export type Subject = ReadonlySet<string> | null;

/** What the words around a figure say of it. */
export interface Said {
  readonly subject: Subject | 'it';
  readonly metrics: ReadonlySet<string> | null;
  readonly periods: readonly PeriodWord[];
  /** The sentence says that it rests on the reader's assumptions. */
  readonly isAssumed: boolean;
}

/** What pronouns and bare names mean at a place of a text. */
export interface Antecedent {
  readonly subject: Subject;
}

export type Direction = 'up' | 'down' | 'any';

/** The names under which texts may speak of the kind of a figure. */
export function metricKeys({ id, metric, unit }: Fact): readonly string[] {
  const operation = /(?:^|:)calculation\.(\w+)$/.exec(id)?.[1];
  const isTenYear =
    /(?:10|ten)_?-?y/i.test(`${metric} ${id}`) && /yield|treasury|bond|rate|us10y|dgs10|cn10y/i.test(`${metric} ${id}`);
  return [
    metric,
    parametricId(metric.toLowerCase()),
    ...(operation === undefined ? [] : [`calculation.${operation}`]),
    ...(unit === 'points' && metric === 'price' ? ['indexLevel'] : []),
    ...(metric === 'networkCap' ? ['marketCap'] : []),
    ...(isTenYear && (unit === 'fraction' || unit === 'ratio') ? ['tenYearYield'] : []),
  ];
}

const ranges: readonly (readonly [string, string])[] = [
  ['low52w', 'high52w'],
  ['valueP10', 'valueP90'],
  ['dcfP10', 'dcfP90'],
  ['bollingerLower', 'bollingerUpper'],
];

/** `value.p10` and `value.p90` of one estimate. */
const areEnds = (low: string, high: string): boolean =>
  low.endsWith('.p10') && high.endsWith('.p90') && low.slice(0, -4) === high.slice(0, -4);

export type Binder = ReturnType<typeof binderOf>;

/** Checks what words say of figures against the figures themselves. Every answer is null or the reason. */
export function binderOf({ facts, instruments, subject }: Pick<GateKnowledge, 'facts' | 'instruments' | 'subject'>) {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const kindOf = new Map(instruments.map(({ id, kind }: Instrument) => [id as string, kind]));
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const key = groupOf(fact);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [fact]);
    else group.push(fact);
  }
  const scope: PeriodScope = { alike: (fact) => groups.get(groupOf(fact)) ?? [fact] };
  const first = subject ?? majorityOf(facts) ?? onlyStockOf(facts, kindOf);
  /** The instrument a text speaks of that has named none yet. */
  const implied: Subject = first === null ? null : new Set([first]);

  const factOf = (handle: string): Fact | null => byId.get(handle) ?? null;
  const isKnown = (handle: string): Refusal | null => {
    const fact = factOf(handle);
    if (fact === null) return refusal('handle', `{${handle}}`);
    return fact.value === null ? refusal('missing', `{${handle}}`) : null;
  };

  const isOther = (id: string): boolean => !['stock', undefined].includes(kindOf.get(id));

  /** The instruments the words mean; undefined where a pronoun means nothing. */
  function meant(said: Said['subject'], { subject: before }: Antecedent): Subject | undefined {
    const known = before ?? implied;
    // `the index` where several are known: the one the text speaks of, and never what is none.
    const areKinds = said !== null && said !== 'it' && said.size > 1 && [...said].every(isOther);
    const own = areKinds && known !== null ? [...known].filter((id) => said.has(id)) : [];
    if (own.length > 0) return new Set(own);
    if (said !== null && said !== 'it') return said;
    return known ?? (said === 'it' ? undefined : null);
  }

  function checkSubject(fact: Fact, said: Said['subject'], antecedent: Antecedent): Refusal | null {
    const wanted = meant(said, antecedent);
    if (wanted === undefined) return refusal('subject', `{${fact.id}}`);
    if (wanted === null) return null;
    const owner = ownerOf(fact);
    // A figure of no instrument, such as a yield, stands beside no name and no pronoun of one.
    if (owner === undefined) return said === null ? null : refusal('subject', `{${fact.id}}`);
    // The words may leave a strategy out, as long as they have spoken of nobody else.
    if (fact.instrumentId === undefined && said === null && antecedent.subject === null) return null;
    return wanted.has(owner) ? null : refusal('subject', `{${fact.id}}`);
  }

  function checkPeriods(fact: Fact, periods: readonly PeriodWord[]): Refusal | null {
    if (periods.some((word) => !fits(fact, word, scope))) return refusal('period', `{${fact.id}}`);
    const isDated = periods.some(({ kind }) => !['annual', 'year-on-year', 'length'].includes(kind));
    if (isDated) return null;
    if (!isNewest(fact, scope)) return refusal('period', `{${fact.id}}`);
    // One quarter is not the year, and a year's figure is what a bare name means.
    const isPart = fact.period?.kind === 'quarter' || fact.period?.kind === 'half';
    const hasWhole = scope.alike(fact).some(({ period }) => period?.kind === 'year' || period?.kind === 'trailing');
    const isSaid = periods.some(({ kind }) => kind === 'length');
    return isPart && hasWhole && !isSaid ? refusal('period', `{${fact.id}}`) : null;
  }

  function isScenario(fact: Fact, depth = 0): boolean {
    if (fact.id.endsWith('.given')) return true;
    return (
      depth < 6 &&
      (fact.formula?.inputs ?? []).some((input) => {
        const inner = 'fact' in input ? factOf(input.fact) : null;
        return inner !== null && isScenario(inner, depth + 1);
      })
    );
  }

  function level(handle: string, said: Said, antecedent: Antecedent): Refusal | null {
    const unknown = isKnown(handle);
    const fact = factOf(handle);
    if (unknown !== null || fact === null) return unknown;
    const wrong = checkSubject(fact, said.subject, antecedent);
    if (wrong !== null) return wrong;
    if (said.metrics !== null && !metricKeys(fact).some((key) => said.metrics?.has(key) === true)) {
      return refusal('metric', `{${handle}}`);
    }
    const span = windowOf(fact.metric);
    const isOpen = said.metrics === null || [...said.metrics].filter((one) => windowOf(one) !== null).length > 1;
    if (span !== null && span !== '1D' && isOpen && !said.periods.some(({ kind }) => kind === 'span')) {
      return refusal('period', `{${handle}}`);
    }
    const mistimed = checkPeriods(fact, said.periods);
    if (mistimed !== null) return mistimed;
    return isScenario(fact) && !said.isAssumed && !/^growth$|^wacc$/.test(fact.metric)
      ? refusal('assumption', `{${handle}}`)
      : null;
  }

  /** The same figure one period before, if it is known. */
  function beforeOf(fact: Fact): Fact | null {
    const end = fact.period?.end ?? '';
    const [before] = scope
      .alike(fact)
      .filter(({ period }) => period !== undefined && period.kind === fact.period?.kind && period.end < end)
      .toSorted((x, y) => ((x.period?.end ?? '') < (y.period?.end ?? '') ? 1 : -1));
    return before ?? null;
  }

  return {
    implied,
    factOf,
    isKnown,
    level,
    isNewest: (fact: Fact): boolean => isNewest(fact, scope),
    /** It rests on assumptions of the reader's. */
    isAssumed: (fact: Fact): boolean => isScenario(fact),

    before(handle: string): Fact | null {
      const fact = factOf(handle);
      return fact === null ? null : beforeOf(fact);
    },

    /** A change fact with the sign of the verb, of the kind of figure that the words name. */
    change(handle: string, direction: Direction, said: Said, antecedent: Antecedent): Refusal | null {
      const fact = factOf(handle);
      if (fact === null) return isKnown(handle);
      const key = metricKeys(fact).find((one) => one === 'calculation.change');
      const of = key === undefined ? changedBy(fact) : sourceMetrics(fact);
      if (of === null) return refusal('metric', `{${handle}}`);
      const base = said.metrics ?? new Set(['price', 'indexLevel']);
      if (!of.some((metric) => base.has(metric)) && said.metrics?.has(fact.metric) !== true) {
        return refusal('metric', `{${handle}}`);
      }
      const value = fact.value ?? 0;
      if (direction !== 'any' && (direction === 'up' ? value <= 0 : value >= 0))
        return refusal('direction', `{${handle}}`);
      return level(handle, { ...said, metrics: null }, antecedent);
    },

    /** Two figures of one kind at two times, the earlier one first, moving as the verb says. */
    course(first: string, last: string, direction: Direction): Refusal | null {
      const [a, b] = [factOf(first), factOf(last)];
      if (a === null || b === null) return refusal('handle', `{${a === null ? first : last}}`);
      const end = (fact: Fact): string => fact.period?.end ?? fact.asOf;
      const isSame = a.metric === b.metric && a.instrumentId === b.instrumentId && a.currency === b.currency;
      // The last twelve months end no earlier than the last year does, also where nobody says when.
      const isOpen = a.period?.kind === 'year' && b.period?.kind === 'trailing' && end(b) === '';
      const isLater = isOpen || (end(a) !== '' && end(a) < end(b));
      if (!isSame || lengthOf(a) !== lengthOf(b) || !isLater) return refusal('period', `{${last}}`);
      const moved = (b.value ?? 0) - (a.value ?? 0);
      const holds = direction === 'any' ? true : direction === 'up' ? moved > 0 : moved < 0;
      return holds ? null : refusal('direction', `{${last}}`);
    },

    /** The same figure of every other instrument: of the same time where it is known, else the newest of that length. */
    peers(fact: Fact): readonly Fact[] {
      const found = new Map<string, Fact>();
      for (const other of facts) {
        const owner = other.instrumentId;
        if (owner === undefined || owner === fact.instrumentId || other.metric !== fact.metric) continue;
        if (other.value === null || other.period?.kind !== fact.period?.kind) continue;
        const isSameTime = other.period?.label === fact.period?.label;
        if (isSameTime || (!found.has(owner) && isNewest(other, scope))) found.set(owner, other);
      }
      return [...found.values()];
    },

    /** The same figure of two quarters that follow each other. */
    isQuarterApart(first: string, last: string): boolean {
      const [a, b] = [factOf(first), factOf(last)];
      return a !== null && b !== null && areQuartersApart(a, b);
    },

    /** The same figure of two years that follow each other. */
    isYearApart(first: string, last: string): boolean {
      const [a, b] = [factOf(first), factOf(last)];
      return a !== null && b?.period?.kind === 'year' && beforeOf(b)?.id === a.id;
    },

    /** `rose to`: against the same figure one period before, which must be known. */
    rise(handle: string, direction: Direction): Refusal | null {
      const fact = factOf(handle);
      if (fact === null) return isKnown(handle);
      const before = beforeOf(fact);
      if (before?.value == null) return refusal('direction', `{${handle}}`);
      const moved = (fact.value ?? 0) - before.value;
      return (direction === 'up' ? moved > 0 : moved < 0) ? null : refusal('direction', `{${handle}}`);
    },

    /** The figure words name without showing it: the newest of its kind, or the one of the period. */
    lookUp(said: Said, antecedent: Antecedent): Fact | null {
      const wanted = meant(said.subject, antecedent);
      const { metrics } = said;
      if (wanted === undefined || wanted === null || metrics === null) return null;
      const found = facts.filter(
        (fact) =>
          fact.value !== null &&
          fact.instrumentId !== undefined &&
          wanted.has(fact.instrumentId) &&
          metricKeys(fact).some((key) => metrics.has(key)) &&
          checkPeriods(fact, said.periods) === null,
      );
      return found.length === 1 ? (found[0] ?? null) : null;
    },

    /** `the index`, `the coin`: those of that kind that figures are about, or none; null where words name no kind. */
    ofKind(text: string): Subject {
      const kind = /index|指数|指數/i.test(text)
        ? 'index'
        : /coin|币|幣/i.test(text)
          ? 'crypto'
          : /fund|基金/i.test(text)
            ? 'etf'
            : null;
      if (kind === null) return null;
      return new Set(facts.flatMap(({ instrumentId: id = '' }) => (kindOf.get(id) === kind ? [id] : [])));
    },

    /** Whether the figure words name is one that was looked for and is not known. */
    isGap(said: Said, antecedent: Antecedent): boolean {
      const wanted = meant(said.subject, antecedent);
      const { metrics } = said;
      if (wanted === undefined || wanted === null || metrics === null) return false;
      const alike = facts.filter(
        ({ instrumentId, ...fact }) =>
          instrumentId !== undefined &&
          wanted.has(instrumentId) &&
          metricKeys({ ...fact, instrumentId }).some((key) => metrics.has(key)) &&
          said.periods.every((word) => fits({ ...fact, instrumentId }, word, scope)),
      );
      return alike.length > 0 && alike.every(({ value }) => value === null);
    },

    mayCompare: isComparable,
    /** The two ends of a range, the lower one first. */
    isRange: (low: Fact, high: Fact): boolean =>
      low.instrumentId === high.instrumentId &&
      low.currency === high.currency &&
      (ranges.some(([from, to]) => low.metric === from && high.metric === to) || areEnds(low.id, high.id)),

    compare(left: Fact, order: 'above' | 'below' | 'same', right: Fact): Refusal | null {
      const [a, b] = [left.value, right.value];
      const holds = a !== null && b !== null && (order === 'same' ? a === b : order === 'above' ? a > b : a < b);
      return holds && isComparable(left, right) ? null : refusal('comparison', `{${right.id}}`);
    },

    range(low: string, high: string, said: Said, antecedent: Antecedent): Refusal | null {
      const [a, b] = [factOf(low), factOf(high)];
      if (a === null || b === null) return isKnown(a === null ? low : high);
      if (!ranges.some(([from, to]) => a.metric === from && b.metric === to)) return refusal('metric', `{${low}}`);
      const isPrice = a.metric.endsWith('52w');
      const isNamed =
        said.metrics === null ||
        [...said.metrics].some(
          (metric) => metric === a.metric || (isPrice ? metric === 'price' : fairValues.test(metric)),
        );
      if (!isNamed) return refusal('metric', `{${low}}`);
      return level(low, { ...said, metrics: null }, antecedent) ?? level(high, { ...said, metrics: null }, antecedent);
    },

    unit(handle: string, word: string): Refusal | null {
      const fact = factOf(handle);
      if (fact === null) return isKnown(handle);
      return isUnitOf(word, fact, kindOf.get(fact.instrumentId ?? '')) ? null : refusal('unit', word);
    },
  };

  function sourceMetrics(fact: Fact): readonly string[] {
    return (fact.formula?.inputs ?? []).flatMap((input) => {
      const inner = 'fact' in input ? factOf(input.fact) : null;
      return inner === null ? [] : [inner.metric];
    });
  }
}

function groupOf({ instrumentId, metric }: Fact): string {
  return `${instrumentId ?? ''} ${metric}`;
}

/** The one stock among indices and funds, which `the stock` and `it` mean where nobody was named. */
function onlyStockOf(facts: readonly Fact[], kindOf: ReadonlyMap<string, Instrument['kind']>): string | null {
  const owners = new Set(facts.flatMap(({ instrumentId }) => instrumentId ?? []));
  const stocks = [...owners].filter((id) => kindOf.get(id) === 'stock');
  return stocks.length === 1 ? (stocks[0] ?? null) : null;
}

/** The instrument more than half of the figures are about: what a text without a name speaks of. */
function majorityOf(facts: readonly Fact[]): string | null {
  const counts = new Map<string, number>();
  const owned = facts.filter(({ instrumentId }) => instrumentId !== undefined);
  for (const { instrumentId = '' } of owned) counts.set(instrumentId, (counts.get(instrumentId) ?? 0) + 1);
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return most !== undefined && most[1] * 2 > owned.length ? most[0] : null;
}
