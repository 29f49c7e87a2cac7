import type { PrintedReading } from '../print-reading.ts';
import type { Period } from '../reading.ts';
import { metricsNamed } from './question-metrics.ts';
import { normalPeriod, periodsNamed } from './question-periods.ts';

/** What the corpus of questions expects of one turn. */
export interface QuestionExpectation {
  readonly act: string;
  readonly instruments?: readonly string[];
  readonly metrics?: readonly string[];
  readonly period?: string;
  readonly args?: Readonly<Record<string, unknown>>;
}

export type QuestionMark = 'right' | 'asked' | 'partly' | 'another question';

/** Acts under which an answer can be right: the corpus calls its own a hint. */
const families: Readonly<Record<string, readonly string[]>> = {
  quote: ['figure', 'compare'],
  figure: ['figure', 'compare', 'rule'],
  valuation: ['figure', 'compare', 'what-if'],
  compare: ['compare', 'figure'],
  'what-if': ['what-if'],
  define: ['define', 'rule'],
  rule: ['rule', 'define'],
  events: ['events', 'figure'],
  news: ['news'],
  why: ['why'],
  screen: ['screen'],
  'draft-strategy': ['draft'],
  'edit-strategy': ['edit', 'consent'],
  backtest: ['backtest', 'draft', 'edit'],
  alert: ['alert'],
  signals: ['signals', 'portfolio'],
  portfolio: ['portfolio', 'figure', 'compare'],
  calculate: ['calculate'],
  convert: ['convert', 'figure'],
  smalltalk: ['smalltalk'],
};

/** Knowledge of the answer, choices of the judge, or words of the same: not read from the sentence. */
const notRead: ReadonlySet<string> = new Set([
  'anyListing',
  'candidates',
  'symbolVariants',
  'unit',
  'field',
  'lot',
  'limit',
  'assets',
  'trades',
  'stampDuty',
  'condition',
  'type',
  'target',
  'timezone',
  'basis',
  'rebalance',
]);

interface Merged {
  readonly acts: readonly string[];
  readonly instruments: ReadonlySet<string>;
  readonly metrics: readonly string[];
  readonly periods: readonly Period[];
  readonly args: Readonly<Record<string, unknown>>;
}

function merged(printed: PrintedReading): Merged {
  const frames = [printed, ...((printed.more ?? []) as PrintedReading[])];
  const periodsOf = (period: unknown): readonly Period[] =>
    period === null || period === undefined ? [] : Array.isArray(period) ? (period as Period[]) : [period as Period];
  return {
    acts: frames.map(({ act }) => act),
    instruments: new Set(frames.flatMap(({ instruments }) => instruments.map((id) => id.replace('BRK-B', 'BRK.B')))),
    // A value by the parts is told as one of that method.
    metrics: [
      ...new Set(
        frames.flatMap(({ metrics, args }) =>
          metrics.map((id) => (id === 'fairValue' && args['method'] === 'parts' ? 'sumOfParts' : id)),
        ),
      ),
    ],
    periods: frames.flatMap(({ period }) => periodsOf(period)),
    args: Object.assign({}, ...frames.map(({ args }) => args)) as Readonly<Record<string, unknown>>,
  };
}

function isSame(wanted: unknown, got: unknown): boolean {
  if (typeof wanted === 'number' && typeof got === 'number')
    return (
      Math.abs(wanted - got) <= Math.max(0.006, Math.abs(wanted) * 1e-3) &&
      Math.abs(wanted - got) <= Math.abs(wanted) * 0.01 + 1e-9
    );
  if (Array.isArray(wanted))
    return Array.isArray(got) && wanted.length === got.length && wanted.every((one, at) => isSame(one, got[at]));
  if (typeof wanted === 'object' && wanted !== null)
    return (
      typeof got === 'object' &&
      got !== null &&
      Object.entries(wanted).every(([key, one]) => isSame(one, (got as Record<string, unknown>)[key]))
    );
  return wanted === got;
}

/** Expected and read figures that have no counterpart. */
function metricsApart(expected: readonly string[], got: readonly string[], isStrict: boolean): readonly string[] {
  const groups = expected.map((name) => [name, metricsNamed(name)] as const);
  const missing = groups
    .filter(([, ids]) => ids !== null && !got.some((id) => ids.has(id)))
    .map(([name]) => `-${name}`);
  const isJudged = groups.every(([, ids]) => ids !== null);
  const extra =
    isJudged && isStrict && expected.length > 0
      ? got.filter((id) => !groups.some(([, ids]) => ids!.has(id))).map((id) => `+${id}`)
      : [];
  return [...missing, ...extra];
}

function periodsApart(said: string, got: readonly Period[], today: string): boolean {
  const wanted = periodsNamed(said, today);
  if (wanted === null || said === '') return false;
  const forms = got.length === 0 ? ['latest'] : got.map(normalPeriod);
  return !wanted.every((choices) => forms.some((form) => choices.includes(form)));
}

/** Own things, alerts, strategies and sums are judged by act, instruments and arguments. */
const byArguments: ReadonlySet<string> = new Set([
  'alert',
  'signals',
  'portfolio',
  'calculate',
  'convert',
  'draft-strategy',
  'edit-strategy',
  'backtest',
  'screen',
  'smalltalk',
  'what-if',
]);

/** Acts whose numbers stand in rules and conditions, under no names of the corpus. */
const inRules: ReadonlySet<string> = new Set(['draft-strategy', 'edit-strategy', 'backtest', 'alert']);

const asRule: Readonly<Record<string, (rules: string) => boolean>> = {
  exponential: (rules) => rules.includes('EMA('),
  short: (rules) => rules.includes('"short":'),
  long: (rules) => !rules.includes('"short":'),
};

/** Whether a number or a word of the expectation stands in what was read as rules. */
function standsInRules(wanted: unknown, printed: PrintedReading): boolean {
  // A size is written as so many per cent of what is held.
  const rules = JSON.stringify([printed.spec, printed.args]).replace(/percent (\d+(?:\.\d+)?)/gu, 'percent $1%');
  if (typeof wanted === 'string') return asRule[wanted]?.(rules) === true;
  const numbers = [...rules.matchAll(/(\d+(?:\.\d+)?)(%?)/gu)].map(
    ([, one, per]) => Number(one) / (per === '' ? 1 : 100),
  );
  return typeof wanted === 'number' && numbers.some((one) => isSame(wanted, one));
}

/** Marks the reading of one turn by act, instruments, figures, period and arguments, or by the reason of a question or refusal. */
export function scoreQuestion(
  expect: QuestionExpectation,
  printed: PrintedReading,
  today: string,
): { readonly mark: QuestionMark; readonly differs: readonly string[] } {
  const wanted = (expect.instruments ?? [])
    .filter((id) => /^(US|SH|SZ|BJ|HK|CRYPTO):/u.test(id))
    .map((id) => id.replace(/BRK-(.)/u, 'BRK.$1'));
  const got = merged(printed);
  // Companies outside the id schemes stand in words; an index is a subject, not an instrument.
  const inWords = (expect.instruments ?? []).filter(
    (name) => !name.includes(':') && !/index|bond|exchange|committee/iu.test(name),
  ).length;
  const isAny = expect.args?.['anyListing'] === true || expect.args?.['candidates'] === true;
  const isRightSet = isAny
    ? wanted.some((id) => got.instruments.has(id)) || wanted.length === 0
    : got.instruments.size >= wanted.length &&
      got.instruments.size <= wanted.length + inWords &&
      wanted.every((id) => got.instruments.has(id));
  const names = expect.metrics ?? [];
  const apart = byArguments.has(expect.act) ? [] : metricsApart(names, got.metrics, expect.act !== 'multi');
  const isPeriodApart = !byArguments.has(expect.act) && periodsApart(expect.period ?? '', got.periods, today);
  const isKnowledge = expect.act === 'rule' || expect.act === 'define';
  const isScreen = expect.act === 'screen';
  const fewer =
    isScreen && (printed.conditions?.length ?? 0) < names.length ? [['conditions', names.length] as const] : [];
  const argsApart =
    isKnowledge || isScreen
      ? fewer
      : Object.entries(expect.args ?? {}).filter(
          ([key, value]) =>
            !notRead.has(key) &&
            !isSame(value, got.args[key]) &&
            !(inRules.has(expect.act) && standsInRules(value, printed)),
        );
  const isRightAct = expect.act === 'multi' || (families[expect.act] ?? []).some((act) => got.acts.includes(act));
  const differs = [
    `act: ${got.acts.join('+')} (${expect.act}) · ${printed.state}${isRightAct ? '' : ' ✗'}`,
    `instruments: ${[...got.instruments].join(',')} (${wanted.join(',')})${isRightSet ? '' : ' ✗'}`,
    `metrics: ${got.metrics.join(',')} (${names.join(',')})${apart.length === 0 ? '' : ` ✗ ${apart.join(' ')}`}`,
    `period: ${JSON.stringify(got.periods)} (${expect.period ?? ''})${isPeriodApart ? ' ✗' : ''}`,
    `args: ${JSON.stringify(got.args)} (${JSON.stringify(expect.args ?? {})})${argsApart.length === 0 ? '' : ' ✗'}`,
    `unread: ${printed.unread.join(' | ')}`,
    `question: ${JSON.stringify(printed.question)}`,
  ];
  const isByWords = printed.question?.about === 'words' || printed.unread.length > 0;
  if (expect.act === 'refuse') {
    if (printed.state === 'refuse') return { mark: 'right', differs };
    return { mark: printed.state === 'ask' ? 'asked' : 'another question', differs };
  }
  if (expect.act === 'clarify') {
    const isAsked = printed.state === 'ask' && !isByWords;
    const named = printed.question?.text ?? '';
    const offered = wanted.filter((id) => named.includes(id) || got.instruments.has(id)).length;
    if (isAsked && (wanted.length === 0 || offered > 0)) return { mark: 'right', differs };
    if (printed.state === 'ask' || printed.state === 'refuse') return { mark: 'asked', differs };
    return { mark: isAny && isRightSet && apart.length === 0 ? 'right' : 'another question', differs };
  }
  if (printed.state === 'ask' || printed.state === 'refuse') return { mark: 'asked', differs };
  if (!isRightSet || !isRightAct) return { mark: 'another question', differs };
  return { mark: apart.length === 0 && !isPeriodApart && argsApart.length === 0 ? 'right' : 'partly', differs };
}
