import { balanceLines } from '@plumbline/agent/report/line-kinds';
import { daysBetween } from '@plumbline/model/date';
import type { Period } from '@plumbline/model/fact';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { statementLines } from '@plumbline/model/fundamentals';
import type { readCompanyFacts } from '../wire.ts';
import { reviewStatements } from '@plumbline/quant/statements/review-statements';

type Company = Awaited<ReturnType<typeof readCompanyFacts>>;
type UnreadReason = ReturnType<Company['unread']>[number]['reason'];
type Wanted = 'all' | 'annual' | 'quarterly';

interface PrintedRow {
  readonly start: string | null;
  readonly end: string;
  readonly value: number | null;
  readonly unit: string | null;
  readonly concept: string | null;
  readonly accn: string | null;
  readonly filed: string | null;
  readonly why?: string;
  /** What the year less its other quarters leaves, where no filing states the quarter. */
  readonly derived?: number;
}

interface PrintedStatements {
  readonly entity: string;
  readonly kind: string;
  readonly template: string;
  readonly asOf: string;
  readonly lines: Readonly<Record<string, readonly PrintedRow[]>>;
  readonly identities: readonly {
    readonly id: string;
    readonly name: string;
    readonly line?: string;
    readonly period: string;
    readonly end: string;
    readonly holds: boolean;
    readonly by: number;
  }[];
}

/** Counted on covers, on days of their own. */
const onCovers: ReadonlySet<StatementLine> = new Set(['sharesOutstanding', 'publicFloat']);

const unstated = 'No filing states it under a concept of this meaning.';
const partlyStated = 'Filings state a part of it only, and do not show that nothing else belongs to it.';
const offCalendar = 'Filings state this span, which is no quarter or year of the fiscal calendar of the company.';
const unstatedQuarter = 'No filing states this quarter alone.';

const kindsOf: Readonly<Record<Wanted, ReadonlySet<Period['kind']>>> = {
  all: new Set(['year', 'half', 'quarter', 'instant']),
  annual: new Set(['year', 'instant']),
  quarterly: new Set(['half', 'quarter', 'instant']),
};

/** Days by which filings begin one span earlier or later. */
const seamDays = 6;

const keyOf = ({ kind, end }: Pick<Period, 'kind' | 'end'>): string => `${kind}|${end}`;

function filedRow(item: StatementItem): PrintedRow {
  const { period, source, currency, knownAt, line } = item;
  const [accn = '', ...concept] = source.locator.split(' ');
  const isPerShare = line.startsWith('eps') || line.endsWith('PerShare');
  return {
    start: period.kind === 'instant' ? null : period.start,
    end: period.end,
    value: item.value,
    unit: isPerShare ? `${currency}/shares` : currency,
    concept: concept.join(' '),
    accn,
    filed: source.row?.find(([label]) => label === 'Filed')?.[1] ?? knownAt,
  };
}

function emptyRow(period: Period, why: string, derived?: number): PrintedRow {
  const start = period.kind === 'instant' ? null : period.start;
  const nothing = { value: null, unit: null, concept: null, accn: null, filed: null };
  return { start, end: period.end, ...nothing, why, ...(derived === undefined ? {} : { derived }) };
}

const unreadSentences: Readonly<Record<UnreadReason, (concepts: string) => string>> = {
  'other-amount': (concepts) =>
    `Filings state ${concepts}, which other filings of the company show to be another amount.`,
  unit: (concepts) => `Filings state ${concepts} in a unit that is not the one of the report.`,
  close: (concepts) => `Filings state ${concepts}, a close concept that nothing shows to be this line.`,
  part: (concepts) => `Filings state a part of it only (${concepts}), and do not show that nothing else belongs to it.`,
};

/** Periods that at least three lines speak of, and the days that end them. */
function periodsOf(items: readonly StatementItem[], wanted: Wanted): ReadonlyMap<string, Period> {
  const lines = new Map<string, { period: Period; lines: Set<StatementLine> }>();
  for (const { period, line } of items) {
    if (period.kind === 'instant' || !kindsOf[wanted].has(period.kind)) continue;
    const known = lines.get(keyOf(period)) ?? { period, lines: new Set<StatementLine>() };
    lines.set(keyOf(period), known);
    known.lines.add(line);
  }
  const spans = [...lines.values()].filter((one) => one.lines.size >= 3).map(({ period }) => period);
  const days = spans.map(({ end, label }): Period => ({ kind: 'instant', start: end, end, label }));
  return new Map([...spans, ...days].map((period) => [keyOf(period), period]));
}

/** Parts that are no total however large they are. */
const debtParts: readonly StatementLine[] = ['shortTermDebt', 'longTermDebt'];

const printedName = (line: StatementLine): string => (line === 'borrowings' ? 'totalDebt' : line);

/** Every statement line with its filings as of a date: each period's newest figure, or null and why there is none. */
export function printStatements(company: Company, asOf: string, wanted: Wanted): PrintedStatements {
  const known = company.statements.value.items.filter(({ knownAt }) => knownAt <= asOf);
  const review = reviewStatements(known);
  const unread = new Map(company.unread().map((figure) => [`${figure.line}|${keyOf(figure)}`, figure]));
  const periods = periodsOf(known, wanted);
  const sound = new Map<string, StatementItem>();
  for (const item of review.items) sound.set(`${item.line}|${keyOf(item.period)}`, item);
  const reasons = new Map(review.withheld.map(({ item, why }) => [`${item.line}|${keyOf(item.period)}`, why.en]));
  const whyMissing = (line: StatementLine, period: Period): string => {
    const withheld = reasons.get(`${line}|${keyOf(period)}`);
    if (withheld !== undefined) return withheld;
    const filed = unread.get(`${line}|${keyOf(period)}`);
    const isOther = filed?.start != null && Math.abs(daysBetween(filed.start, period.start)) > seamDays;
    if (isOther) return offCalendar;
    if (filed !== undefined) return unreadSentences[filed.reason](filed.concepts.join(', '));
    const isPart = line === 'borrowings' && debtParts.some((part) => sound.has(`${part}|${keyOf(period)}`));
    return isPart ? partlyStated : unstated;
  };
  const rowsOffCalendar = (line: StatementLine, shown: ReadonlySet<string>): readonly PrintedRow[] =>
    [...unread.values()].flatMap(({ line: own, kind, start, end, reason }) => {
      const isOff = own === line && start !== null && kind !== 'half' && reason === 'other-amount';
      if (!isOff || !kindsOf[wanted].has(kind) || shown.has(`${kind}|${end}`)) return [];
      return [emptyRow({ kind, start, end, label: end }, offCalendar)];
    });
  const rowsOf = (line: StatementLine): readonly PrintedRow[] => {
    const own = known.filter((item) => item.line === line && kindsOf[wanted].has(item.period.kind));
    const isBalance = balanceLines.has(line) || own.some(({ period }) => period.kind === 'instant');
    const grid = [...periods.values()].filter(({ kind }) => (kind === 'instant') === isBalance);
    const covered = onCovers.has(line)
      ? own.map(({ period }) => period)
      : [...own.map(({ period }) => period), ...grid];
    const each = new Map(covered.map((period) => [keyOf(period), period]));
    const rows = [...each.values()]
      .toSorted((a, b) => a.end.localeCompare(b.end) || a.kind.localeCompare(b.kind))
      .map((period) => {
        const key = `${line}|${keyOf(period)}`;
        const item = sound.get(key);
        if (item === undefined) return emptyRow(period, whyMissing(line, period));
        const isLeftOver = item.derived && item.source.row?.[0]?.[0] === 'Computed';
        return isLeftOver ? emptyRow(period, unstatedQuarter, item.value) : filedRow(item);
      });
    const off = rowsOffCalendar(line, new Set(each.keys()));
    return off.length === 0 ? rows : [...rows, ...off].toSorted((a, b) => a.end.localeCompare(b.end));
  };
  const lines = statementLines.map((line) => [printedName(line), rowsOf(line)] as const);
  return {
    entity: company.name,
    kind: company.kind,
    template: company.template,
    asOf,
    lines: Object.fromEntries(lines),
    identities: review.checks
      .filter(({ period }) => kindsOf[wanted].has(period.kind))
      .map(({ id, name, line, period, holds, by }) => ({
        id,
        name: name.en,
        ...(line === undefined ? {} : { line: printedName(line) }),
        period: period.label,
        end: period.end,
        holds,
        by,
      })),
  };
}
