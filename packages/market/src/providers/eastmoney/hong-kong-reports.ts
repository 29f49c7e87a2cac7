import { isDate } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { HongKongReport, ReportRow } from './schema.ts';
import { hongKongReports } from './schema.ts';

/** The currency a report counts in, in the source's words. */
const currencies: ReadonlyMap<string, string> = new Map([
  ['人民币', 'CNY'],
  ['港元', 'HKD'],
  ['港币', 'HKD'],
  ['美元', 'USD'],
  ['欧元', 'EUR'],
  ['英镑', 'GBP'],
  ['日元', 'JPY'],
  ['新加坡元', 'SGD'],
  ['澳元', 'AUD'],
  ['加元', 'CAD'],
  ['马来西亚林吉特', 'MYR'],
  ['瑞士法郎', 'CHF'],
]);

/** One report: what it spans, in which currency, and by when it had to be public. */
export interface ReportSpan {
  readonly start: string;
  readonly end: string;
  readonly currency: string;
  readonly isAnnual: boolean;
  readonly knownAt: string;
  readonly standard: string;
}

/** The last day of the month so many months after a date. */
function monthEndAfter(date: string, months: number): string {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10);
}

/** Results must be out within three months of a year's end and two of a half year's (HKEX listing rule 13.49). */
const monthsAllowed = { annual: 3, interim: 2 } as const;

const day = (text: string): string => text.slice(0, 10);

function spanOf(report: HongKongReport, today: string): ReportSpan | null {
  const [start, end] = [day(report.START_DATE), day(report.REPORT_DATE)];
  const currency = currencies.get(report.CURRENCY.trim()) ?? null;
  if (!isDate(start) || !isDate(end) || currency === null) return null;
  const isAnnual = report.REPORT_TYPE === '年报';
  const deadline = monthEndAfter(end, isAnnual ? monthsAllowed.annual : monthsAllowed.interim);
  // What is already here has been published, however early.
  const knownAt = deadline < today ? deadline : today;
  const standard = report.ACCOUNT_STANDARD ?? '';
  return knownAt < end ? null : { start, end, currency, isAnnual, knownAt, standard };
}

/**
 * The list of reports, newest first. It is the only table whose currency can be trusted: the one of main indicators says HKD for
 * companies that report in yuan, and gives converted figures for some that report in dollars.
 */
export function readHongKongReports(rows: readonly ReportRow[], today: string): readonly ReportSpan[] {
  const parsed = hongKongReports.safeParse(rows[0]);
  if (!parsed.success) {
    if (rows.length === 0) return [];
    throw new PlumblineError('provider-body', "Eastmoney's list of Hong Kong reports has another shape.");
  }
  return parsed.data.REPORT_LIST.flatMap((report) => spanOf(report, today) ?? []).toSorted((a, b) =>
    b.end.localeCompare(a.end),
  );
}
