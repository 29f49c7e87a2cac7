import { instrumentsOf } from './instruments-of.ts';
import { writeTerm, type Term } from './term.ts';
import type {
  Assumption,
  DraftRule,
  Frame,
  Question,
  QuestionFrame,
  Reading,
  ScreenCondition,
  StrategyParts,
  Universe,
} from './reading.ts';

/** A reading as one JSON object, for programs. */
export interface PrintedReading {
  readonly act: string;
  readonly instruments: readonly string[];
  /** Indices, sectors and markets, such as `index:SPX`. */
  readonly subjects?: readonly string[];
  readonly metrics: readonly string[];
  readonly period: unknown;
  /** What the question takes for granted. */
  readonly claim?: unknown;
  readonly args: Readonly<Record<string, unknown>>;
  readonly universe?: unknown;
  readonly conditions?: readonly unknown[];
  readonly spec?: unknown;
  readonly state: string;
  readonly unread: readonly string[];
  /** Clauses that were read and that nothing came of. */
  readonly idle?: readonly string[];
  readonly question: { readonly about: string; readonly text: string; readonly choices?: readonly string[] } | null;
  readonly echo: readonly string[];
  /** Frames of one text beyond the first. */
  readonly more?: readonly unknown[];
  /** What the text may mean as well: its frames, where a word had two readings. */
  readonly alternatives?: readonly (readonly unknown[])[];
}

/** A universe as data: a list of ids, or the index or market by name. */
export function printUniverse(universe: Universe): unknown {
  if (universe.is === 'instruments') return universe.ids;
  if (universe.is === 'index') return { index: universe.id };
  return universe.is === 'market' ? { market: universe.market } : { set: universe.id };
}

/** One condition of a screen: field, relation and value. */
export function printCondition(one: ScreenCondition): Readonly<Record<string, unknown>> {
  const currency = 'currency' in one && one.currency !== undefined ? { currency: one.currency } : {};
  switch (one.is) {
    case 'bound':
      return {
        field: one.field,
        op: one.op,
        ...currency,
        value: one.value,
        ...(one.years !== undefined && { consecutive: one.years, per: 'year' }),
        ...(one.ownHistoryYears !== undefined && {
          measure: 'percentileOfOwnHistory',
          window: `${one.ownHistoryYears}y`,
        }),
      };
    case 'range':
      return { field: one.field, op: 'between', ...currency, value: [one.low, one.high] };
    case 'rank':
      return {
        field: one.field,
        op: one.end,
        value: one.count,
        ...(one.share && { unit: 'percent' }),
        ...(one.within !== undefined && { within: one.within }),
      };
    case 'sort':
      return { field: one.field, op: 'sort', value: one.end === 'highest' ? 'desc' : 'asc' };
    case 'member': {
      const [only] = one.ids;
      if (one.ids.length === 1) return { field: one.field, op: one.not ? '!=' : '==', value: only };
      return { field: one.field, op: one.not ? 'notIn' : 'in', value: one.ids };
    }
    case 'state':
      return { field: one.field, op: 'is', value: one.value };
    default:
      return { field: 'expr', op: 'is', value: writeTerm(one.term) };
  }
}

function printRules(rules: readonly DraftRule[]): string | undefined {
  if (rules.length === 0) return undefined;
  return rules
    .map(({ when, does }) => (does === undefined ? writeTerm(when) : `${writeTerm(when)} -> ${does}`))
    .join(' ; ');
}

/** The parts of a strategy that a sentence states, each in one line. */
export function printStrategy(parts: StrategyParts): Readonly<Record<string, unknown>> {
  const lines = {
    universe: parts.universe === null ? undefined : printUniverse(parts.universe),
    bar: parts.bar,
    entry: printRules(parts.entry),
    exit: printRules(parts.exit),
    short: parts.shortRank ?? printRules(parts.short),
    cover: printRules(parts.cover),
    rank: parts.rank ?? undefined,
    filters: parts.filters.length === 0 ? undefined : parts.filters.map(writeTerm),
    rebalance: parts.rebalance ?? undefined,
    sizing: parts.sizing ?? undefined,
    stops: parts.stops.length === 0 ? undefined : parts.stops.join('; '),
    order: parts.order ?? undefined,
    otherwise: parts.otherwise ?? undefined,
    period: parts.period,
    constraints: parts.constraints.length === 0 ? undefined : parts.constraints,
    assumed: parts.assumed.length === 0 ? undefined : parts.assumed,
  };
  return Object.fromEntries(Object.entries(lines).filter(([, value]) => value !== undefined));
}

const assumptionTails = { set: '', shift: 'Shift', change: 'Change' } as const;

/** Arguments in neutral names: an assumption by its name, a condition as one line. */
/** Growth in stages, each with its years. */
function isStaged(assumptions: readonly Assumption[]): boolean {
  return assumptions.length > 1 && assumptions.every(({ name, years }) => name === 'growth' && years !== undefined);
}

function printArgs(args: QuestionFrame['args']): Readonly<Record<string, unknown>> {
  const lines = Object.entries(args).flatMap(([name, value]): readonly [string, unknown][] => {
    if (value === undefined) return [];
    if (name === 'assumptions' && isStaged(value as readonly Assumption[]))
      return [['stages', (value as readonly Assumption[]).map((one) => [one.value, one.years])]];
    if (name === 'assumptions')
      return (value as readonly Assumption[]).flatMap(({ name: which, by, value: given, from, years }) => [
        [`${which}${assumptionTails[by]}`, from === undefined ? given : [from, given]],
        ...(years === undefined ? [] : [['years', years] as [string, unknown]]),
      ]);
    return [[name, name === 'condition' ? writeTerm(value as Term) : value]];
  });
  return Object.fromEntries(lines);
}

function printFrame(frame: Frame): Readonly<Record<string, unknown>> {
  const instruments = instrumentsOf(frame);
  const empty = { instruments, metrics: [], period: null, args: {} };
  if (frame.act === 'screen')
    return {
      act: frame.act,
      ...empty,
      universe: printUniverse(frame.universe.value),
      conditions: frame.conditions.map(({ value }) => printCondition(value)),
    };
  if (frame.act === 'draft') return { act: frame.act, ...empty, spec: printStrategy(frame.strategy) };
  if (frame.act === 'edit')
    return { act: frame.act, ...empty, args: { changes: frame.changes }, spec: printStrategy(frame.strategy) };
  const { subjects, topics, periods, claim, args } = frame;
  return {
    act: frame.act,
    instruments,
    ...(subjects.length > 0 && { subjects: subjects.map(({ value }) => `${value.kind}:${value.id}`) }),
    metrics: topics.map(({ value }) => value.id),
    period: periods.length > 1 ? periods.map(({ value }) => value) : (periods[0]?.value ?? null),
    args: printArgs(args),
    ...(claim !== undefined && { claim: claim.value }),
  };
}

function printQuestion({ about, text, choices }: Question): PrintedReading['question'] {
  return { about, text, ...(choices.length > 0 && { choices }) };
}

/** Everything a reading says, the first frame flat and the others beside it. */
export function printReading(reading: Reading): PrintedReading {
  const [first, ...others] = reading.frames;
  const flat =
    first === undefined ? { act: 'unknown', instruments: [], metrics: [], period: null, args: {} } : printFrame(first);
  return {
    ...(flat as Pick<PrintedReading, 'act' | 'instruments' | 'metrics' | 'period' | 'args'>),
    state: reading.state,
    unread: reading.unread.map(({ text }) => text),
    ...(reading.idle !== undefined && { idle: reading.idle.map(({ text }) => text) }),
    question: reading.question === undefined ? null : printQuestion(reading.question),
    echo: reading.echo.map(({ is, label }) => `${is}: ${label}`),
    ...(others.length > 0 && { more: others.map(printFrame) }),
    ...(reading.alternatives.length > 0 && {
      alternatives: reading.alternatives.map(({ frames }) => frames.map(printFrame)),
    }),
  };
}
