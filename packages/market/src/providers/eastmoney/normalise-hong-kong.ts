import { PlumblineError } from '@plumbline/model/errors';
import type { Fundamentals, StatementItem } from '@plumbline/model/fundamentals';
import type { Instrument } from '@plumbline/model/instrument';
import { deriveQuarters } from '../../fundamentals/derive-quarters.ts';
import { deriveTrailing } from '../../fundamentals/derive-trailing.ts';
import type { FiscalCalendar } from '../../fundamentals/fiscal-calendar.ts';
import { fiscalCalendar } from '../../fundamentals/fiscal-calendar.ts';
import type { Sourced } from '../../provider.ts';
import type { HongKongRule, HongKongTable } from './hong-kong-lines.ts';
import type { ReportSpan } from './hong-kong-reports.ts';
import type { HongKongItem, ReportRow } from './schema.ts';
import { hongKongItem } from './schema.ts';
import { sourceTitles } from '../../source-titles.ts';

/** Rows of one of the three statements. */
export interface HongKongRows {
  readonly table: HongKongTable;
  readonly rows: readonly ReportRow[];
}

type Items = ReadonlyMap<string, HongKongItem>;

function parseItems(rows: readonly ReportRow[], symbol: string): readonly HongKongItem[] {
  return rows.map((row) => {
    const parsed = hongKongItem.safeParse(row);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      throw new PlumblineError(
        'provider-body',
        `Eastmoney gives a statement item we cannot read, at ${issue?.path.join('.') ?? '?'}: ${issue?.message ?? ''}.`,
      );
    }
    if (parsed.data.SECUCODE === symbol) return parsed.data;
    throw new PlumblineError(
      'data-refused',
      `Eastmoney was asked for ${symbol} and answered for ${parsed.data.SECUCODE}.`,
    );
  });
}

function byReport(items: readonly HongKongItem[]): ReadonlyMap<string, Items> {
  const found = new Map<string, Map<string, HongKongItem>>();
  for (const item of items) {
    const end = item.REPORT_DATE.slice(0, 10);
    const own = found.get(end) ?? new Map<string, HongKongItem>();
    found.set(end, own.set(item.STD_ITEM_NAME.replaceAll(' ', ''), item));
  }
  return found;
}

function termsOf(rule: HongKongRule, items: Items): readonly HongKongItem[] {
  const known = rule.names.flatMap((name) => items.get(name) ?? []).filter((item) => item.AMOUNT !== null);
  return rule.isSum === true ? known : known.slice(0, 1);
}

/** Where a company does not show its cost of sales, the source repeats revenue as gross profit. */
function isPlaceholder(rule: HongKongRule, value: number, items: Items): boolean {
  return rule.line === 'grossProfit' && ['营运收入', '营业额'].some((name) => items.get(name)?.AMOUNT === value);
}

/** A charge for tax is positive. Which sign the source uses shows in the profits before and after it. */
function taxOf(given: number, items: Items): number {
  const [before, after] = ['除税前溢利', '除税后溢利'].map((name) => items.get(name)?.AMOUNT ?? Number.NaN);
  const charged = (before ?? Number.NaN) - (after ?? Number.NaN);
  return charged === -given ? charged : given;
}

function amountOf(rule: HongKongRule, given: number, items: Items): number {
  if (rule.sign === 'outflow') return Math.abs(given);
  return rule.sign === 'tax' ? taxOf(given, items) : given;
}

function itemOf(
  rule: HongKongRule,
  items: Items,
  span: ReportSpan,
  calendar: FiscalCalendar,
  sourceId: string,
): StatementItem | null {
  const terms = termsOf(rule, items);
  const period = rule.time === 'instant' ? calendar.instant(span.end) : calendar.duration(span.start, span.end);
  if (terms.length === 0 || period === null) return null;
  const amounts = terms.flatMap(({ AMOUNT }) => (AMOUNT === null ? [] : [amountOf(rule, AMOUNT, items)]));
  const value = Number(amounts.reduce((sum, amount) => sum + amount, 0).toPrecision(14));
  if (isPlaceholder(rule, value, items)) return null;
  return {
    line: rule.line,
    period,
    value,
    currency: span.currency,
    knownAt: span.knownAt,
    source: {
      id: sourceId,
      locator: `${span.end} ${terms.map((term) => term.STD_ITEM_CODE).join(' + ')}`,
      row: [
        ...terms.map((term): readonly [string, string] => [
          `${term.STD_ITEM_CODE} ${term.STD_ITEM_NAME}`,
          String(term.AMOUNT),
        ]),
        ['Currency', span.currency],
        ['Standard', span.standard],
        ['Published', `by ${span.knownAt}, the last day the listing rules allow`],
      ],
    },
    derived: terms.length > 1,
  };
}

const byTime = (a: StatementItem, b: StatementItem): number =>
  a.period.end.localeCompare(b.period.end) || a.knownAt.localeCompare(b.knownAt);

/** Reports in one currency, the newest one's: figures across a change of currency would grow or shrink without reason. */
function inOneCurrency(spans: readonly ReportSpan[]): readonly ReportSpan[] {
  const current = spans[0]?.currency;
  const change = spans.findIndex((span) => span.currency !== current);
  return change < 0 ? spans : spans.slice(0, change);
}

/** Statement items by name → statement lines in the currency of the report, which is often not that of the price. */
export function normaliseHongKong(
  reports: readonly ReportSpan[],
  tables: readonly HongKongRows[],
  instrument: Instrument,
  symbol: string,
  now: number,
): Sourced<Fundamentals> {
  const sourceId = `eastmoney-statements-${symbol}`;
  const spans = inOneCurrency(reports);
  const annual = spans.filter((span) => span.isAnnual);
  const calendar = fiscalCalendar(annual.map(({ end }) => ({ end, fiscalYear: Number(end.slice(0, 4)) })));
  const reported = tables.flatMap(({ table, rows }) => {
    const found = byReport(parseItems(rows, symbol));
    return spans.flatMap((span) => {
      const items = found.get(span.end);
      if (items === undefined) return [];
      return table.rules.flatMap((rule) => itemOf(rule, items, span, calendar, sourceId) ?? []);
    });
  });
  const currency = spans[0]?.currency;
  if (reported.length === 0 || currency === undefined) {
    throw new PlumblineError('provider-empty', `Eastmoney has no statements of ${symbol} that could be read.`);
  }
  const quarters = [...reported, ...deriveQuarters(reported)];
  const items = [...quarters.filter((item) => item.period.kind !== 'range'), ...deriveTrailing(quarters)].sort(byTime);
  const dropped = reports.length - spans.length;
  return {
    value: { instrumentId: instrument.id, items },
    source: {
      id: sourceId,
      kind: 'filing',
      publisher: 'Eastmoney',
      ...sourceTitles.statementsIn(symbol, currency),
      url: `https://emweb.securities.eastmoney.com/PC_HKF10/pages/home/index.html?code=${symbol.slice(0, 5)}&type=web`,
      retrievedAt: now,
      asOf: reported.reduce((latest, item) => (item.knownAt > latest ? item.knownAt : latest), ''),
      locator: symbol,
      simulated: false,
      isDatedByRule: true,
      notes: [
        'Publication dates are not given: the last day the listing rules allow is assumed, so nothing counts as known too early.',
        ...(currency === instrument.currency
          ? []
          : [`Reports count in ${currency}, prices in ${instrument.currency}.`]),
        ...(dropped === 0 ? [] : [`${dropped} older reports in another currency left out.`]),
        'Number of shares left out: the source gives that of today for every year.',
      ],
    },
  };
}
