import { addDays, dateOf, dayMs } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Fundamentals, StatementItem } from '@plumbline/model/fundamentals';
import type { Instrument } from '@plumbline/model/instrument';
import { deriveQuarters } from '../../fundamentals/derive-quarters.ts';
import { deriveTrailing } from '../../fundamentals/derive-trailing.ts';
import type { FiscalCalendar } from '../../fundamentals/fiscal-calendar.ts';
import { fiscalCalendar } from '../../fundamentals/fiscal-calendar.ts';
import type { Sourced } from '../../provider.ts';
import { dateIn, numberIn, textIn } from './cells.ts';
import type { MainlandRule } from './mainland-lines.ts';
import { balanceRules, cashRules, incomeRules } from './mainland-lines.ts';
import { parValue } from './par-value.ts';
import type { ReportRow } from './schema.ts';
import { sourceTitles } from '../../source-titles.ts';

/** The three statements of one company, all periods. */
export interface MainlandStatements {
  readonly income: readonly ReportRow[];
  readonly balance: readonly ReportRow[];
  readonly cash: readonly ReportRow[];
}

interface Reading {
  readonly value: number;
  readonly columns: readonly string[];
}

/** A row that is empty says nothing; that its total is made of the others to the last unit of money says that it is nil. */
function nilOf({ nilWhere }: MainlandRule, row: ReportRow): Reading | null {
  if (nilWhere === undefined) return null;
  const total = numberIn(row, nilWhere.total);
  const others = nilWhere.others.filter((column) => numberIn(row, column) !== null);
  if (total === null) return null;
  const left = total - others.reduce((sum, column) => sum + (numberIn(row, column) ?? 0), 0);
  return Math.abs(left) < 1 ? { value: 0, columns: [nilWhere.total, ...others] } : null;
}

function readLine(rule: MainlandRule, row: ReportRow): Reading | null {
  for (const column of rule.columns ?? []) {
    const value = numberIn(row, column);
    if (value !== null) return { value, columns: [column] };
  }
  const parts = (rule.parts ?? []).map((part) => ({ ...part, value: numberIn(row, part.column) }));
  const known = parts.filter((part) => part.value !== null);
  if (known.length === 0) return nilOf(rule, row);
  if (parts.some((part) => part.isRequired && part.value === null)) return null;
  const value = known.reduce((sum, part) => sum + part.sign * (part.value ?? 0), 0);
  return { value: Number(value.toPrecision(14)), columns: known.map((part) => part.column) };
}

interface Report {
  readonly row: ReportRow;
  readonly end: string;
  readonly knownAt: string;
  readonly currency: string;
}

/** A row that says of when it speaks, since when it is public and in which currency it counts. */
function reportOf(row: ReportRow, today: string): Report | null {
  const end = dateIn(row, 'REPORT_DATE');
  const knownAt = dateIn(row, 'NOTICE_DATE');
  const currency = textIn(row, 'CURRENCY');
  if (end === null || knownAt === null || currency === null || !/^[A-Z]{3}$/.test(currency)) return null;
  return knownAt < end || knownAt > today ? null : { row, end, knownAt, currency };
}

function rowsOf({ row }: Report, columns: readonly string[]): readonly (readonly [string, string])[] {
  return [
    ...columns.map((column): readonly [string, string] => [column, String(row[column])]),
    ['Report', textIn(row, 'REPORT_DATE_NAME') ?? textIn(row, 'REPORT_TYPE') ?? ''],
    ['Announced', dateIn(row, 'NOTICE_DATE') ?? ''],
    ['Changed', dateIn(row, 'UPDATE_DATE') ?? ''],
  ];
}

function itemOf(rule: MainlandRule, report: Report, calendar: FiscalCalendar, sourceId: string): StatementItem | null {
  const reading = readLine(rule, report.row);
  // Mainland years are calendar years by law, and every report counts from their first day.
  const period =
    rule.time === 'instant'
      ? calendar.instant(report.end)
      : calendar.duration(`${report.end.slice(0, 4)}-01-01`, report.end);
  if (reading === null || period === null) return null;
  return {
    line: rule.line,
    period,
    value: reading.value,
    currency: report.currency,
    knownAt: report.knownAt,
    source: {
      id: sourceId,
      locator: `${report.end} ${reading.columns.join(' + ')}`,
      row: rowsOf(report, reading.columns),
    },
    derived: reading.columns.length > 1,
    // A column that stands in for another counts something else: no quarter is what lies between the two.
    ...(rule.time === 'duration' && (rule.columns?.length ?? 0) > 1 ? { series: reading.columns.join(' + ') } : {}),
  };
}

/** If sums since January ever came quarter by quarter instead, every year would read as its last quarter alone. */
function checkCumulative(income: readonly Report[], symbol: string): void {
  const rule = incomeRules.find(({ line }) => line === 'revenue');
  const revenue = new Map(
    income.map(({ row, end }) => [end, rule === undefined ? undefined : readLine(rule, row)?.value]),
  );
  const pairs = [...revenue].flatMap(([end, year]) => {
    const before = revenue.get(`${end.slice(0, 4)}-09-30`);
    return end.endsWith('-12-31') && year !== undefined && before !== undefined && before > 0 ? [year >= before] : [];
  });
  if (pairs.length >= 2 && pairs.filter((isGrowing) => !isGrowing).length > pairs.length / 2) {
    throw new PlumblineError(
      'data-refused',
      `Eastmoney's years of ${symbol} are smaller than their first nine months.`,
    );
  }
}

function shareItems(
  reports: readonly Report[],
  par: number,
  calendar: FiscalCalendar,
  id: string,
): readonly StatementItem[] {
  return reports.flatMap((report) => {
    const capital = numberIn(report.row, 'SHARE_CAPITAL');
    if (capital === null || !(capital > 0)) return [];
    return [
      {
        line: 'sharesOutstanding' as const,
        period: calendar.instant(report.end),
        value: Math.round(capital / par),
        currency: 'shares',
        knownAt: report.knownAt,
        source: {
          id,
          locator: `${report.end} SHARE_CAPITAL ÷ ${par}`,
          row: [...rowsOf(report, ['SHARE_CAPITAL']), ['Nominal value', `${par} CNY`] as const],
        },
        derived: par !== 1,
      },
    ];
  });
}

/**
 * The flows of a company with a finance arm change what it has lent to banks along with its cash, and their closing balance counts
 * both. Where the balance sheet's cash is more than that balance it holds deposits that are not free, which is another thing.
 */
function isOfFlows(item: StatementItem, balance: readonly Report[]): boolean {
  if (item.line !== 'cashWithRestricted') return true;
  const sheet = balance.find(({ end }) => end === item.period.end);
  const cash = sheet === undefined ? null : numberIn(sheet.row, 'MONETARYFUNDS');
  return cash === null || cash <= item.value;
}

const byTime = (a: StatementItem, b: StatementItem): number =>
  a.period.end.localeCompare(b.period.end) || a.knownAt.localeCompare(b.knownAt);

function notesOf(all: number, kept: readonly Report[], par: number | null): readonly string[] {
  const revised = kept.filter(({ row, knownAt }) => (dateIn(row, 'UPDATE_DATE') ?? '') > addDays(knownAt, 30)).length;
  return [
    ...(all > kept.length
      ? [`${all - kept.length} rows without a usable announcement date or currency left out.`]
      : []),
    ...(revised > 0
      ? [`${revised} rows were changed by the source later than a month after publication; they may hold corrections.`]
      : []),
    ...(par === null ? ['Number of shares left out: share capital does not say how many shares it is.'] : []),
    'Dividends paid left out: the source counts them together with interest.',
  ];
}

/** The three tables → statement lines with the date they speak of and the date they were announced. */
export function normaliseMainland(
  statements: MainlandStatements,
  instrument: Instrument,
  symbol: string,
  now: number,
): Sourced<Fundamentals> {
  const sourceId = `eastmoney-statements-${symbol}`;
  const today = dateOf(now + dayMs);
  const read = (rows: readonly ReportRow[]): readonly Report[] => rows.flatMap((row) => reportOf(row, today) ?? []);
  const tables = { income: read(statements.income), balance: read(statements.balance), cash: read(statements.cash) };
  const kept = [...tables.income, ...tables.balance, ...tables.cash];
  const years = kept.map((report) => Number(report.end.slice(0, 4)));
  const calendar = fiscalCalendar([...new Set(years)].map((year) => ({ end: `${year}-12-31`, fiscalYear: year })));
  checkCumulative(tables.income, symbol);
  const par = parValue(statements.income, statements.balance);
  const reported = [
    ...tables.income.flatMap((report) => incomeRules.flatMap((rule) => itemOf(rule, report, calendar, sourceId) ?? [])),
    ...tables.balance.flatMap((report) =>
      balanceRules.flatMap((rule) => itemOf(rule, report, calendar, sourceId) ?? []),
    ),
    ...tables.cash
      .flatMap((report) => cashRules.flatMap((rule) => itemOf(rule, report, calendar, sourceId) ?? []))
      .filter((item) => isOfFlows(item, tables.balance)),
    ...(par === null ? [] : shareItems(tables.balance, par, calendar, sourceId)),
  ];
  if (reported.length === 0) throw new PlumblineError('provider-empty', `Eastmoney has no statements of ${symbol}.`);
  const quarters = [...reported, ...deriveQuarters(reported)];
  const items = [...quarters.filter((item) => item.period.kind !== 'range'), ...deriveTrailing(quarters)].sort(byTime);
  const all = statements.income.length + statements.balance.length + statements.cash.length;
  return {
    value: { instrumentId: instrument.id, items },
    source: {
      id: sourceId,
      kind: 'filing',
      publisher: 'Eastmoney',
      ...sourceTitles.statementsAsAnnounced(symbol),
      url: `https://emweb.securities.eastmoney.com/pc_hsf10/pages/index.html?code=${symbol.slice(7)}${symbol.slice(0, 6)}#/cwfx`,
      retrievedAt: now,
      asOf: reported.reduce((latest, item) => (item.knownAt > latest ? item.knownAt : latest), ''),
      locator: symbol,
      simulated: false,
      notes: notesOf(all, kept, par),
    },
  };
}
