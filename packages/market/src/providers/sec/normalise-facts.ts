import { addDays, dayMs, daysBetween } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { StatementItem } from '@plumbline/model/fundamentals';
import type { Fundamentals } from '@plumbline/model/fundamentals';
import type { Instrument } from '@plumbline/model/instrument';
import { deriveQuarters } from '../../fundamentals/derive-quarters.ts';
import { deriveTrailing } from '../../fundamentals/derive-trailing.ts';
import { withYearToDate } from '../../fundamentals/year-to-date.ts';
import type { FiscalCalendar, ReportedSpan, ReportedYear } from '../../fundamentals/fiscal-calendar.ts';
import { fiscalCalendar } from '../../fundamentals/fiscal-calendar.ts';
import type { Sourced } from '../../provider.ts';
import { companyUrl } from './build-query.ts';
import type { TaggedObservation } from './observations.ts';
import { isAnnualForm } from './annual-form.ts';
import { observationsOf } from './observations.ts';
import { datedTemplates } from './company-template.ts';
import type { CompanyFactsBody } from './schema.ts';
import type { Reading } from './read-filing.ts';
import { selectVersions } from './select-versions.ts';
import type { LineRule } from './line-rule.ts';
import { sourceTitles } from '../../source-titles.ts';

/** The year each annual report is about: the latest year-long period it has, under the fiscal year it names. */
function reportedYears(rows: readonly TaggedObservation[]): readonly ReportedYear[] {
  const own = new Map<string, TaggedObservation>();
  for (const row of rows) {
    if (!isAnnualForm(row.form) || row.start === undefined || typeof row.fy !== 'number') continue;
    const days = (Date.parse(row.end) - Date.parse(row.start)) / dayMs;
    const known = own.get(row.accn);
    if (days > 345 && days < 380 && (known === undefined || row.end > known.end)) own.set(row.accn, row);
  }
  return [...own.values()].map((row) => ({ end: row.end, fiscalYear: row.fy ?? 0 }));
}

/** Lines that must tell of an odd year before it counts as one: a note may sum up any twelve months. */
const fewestLines = 3;

/** Whole years of which annual reports tell, several lines of each: after a company moved the end of its year, those before too. */
function comparedYears(rows: readonly TaggedObservation[]): readonly ReportedSpan[] {
  const tags = new Map<string, Set<string>>();
  for (const { form, start, end, accn, tag } of rows) {
    if (!isAnnualForm(form) || start === undefined) continue;
    const days = daysBetween(start, end);
    if (days <= 345 || days >= 380) continue;
    const key = `${accn}|${start}|${end}`;
    const known = tags.get(key);
    if (known === undefined) tags.set(key, new Set([tag]));
    else known.add(tag);
  }
  const told = [...tags].filter(([, own]) => own.size >= fewestLines).map(([key]) => key.slice(key.indexOf('|') + 1));
  return [...new Set(told)].map((key) => ({ start: key.slice(0, 10), end: key.slice(11) }));
}

/** Before the first annual report: years that a prospectus tells of, or those that begin with the longest span of a quarterly one. */
function expectedYears(rows: readonly TaggedObservation[]): readonly ReportedYear[] {
  const longest = new Map<string, TaggedObservation & { readonly start: string }>();
  for (const row of rows) {
    const { accn, start, end } = row;
    if (start === undefined) continue;
    const days = daysBetween(start, end);
    const known = longest.get(accn);
    const isLonger = known === undefined || days > daysBetween(known.start, known.end);
    if (days > 80 && days < 380 && isLonger) longest.set(accn, { ...row, start });
  }
  return [...longest.values()].map(({ start, end }) => {
    const last = daysBetween(start, end) > 345 ? end : addDays(start, 364);
    return { end: last, fiscalYear: Number(addDays(last, -10).slice(0, 4)) };
  });
}

/** Every span of which a report speaks, once. */
function reportedSpans(rows: readonly TaggedObservation[]): readonly ReportedSpan[] {
  const spans = new Map<string, ReportedSpan>();
  for (const { start, end } of rows) if (start !== undefined) spans.set(`${start}|${end}`, { start, end });
  return [...spans.values()];
}

function rowOf({ sign, row }: Reading['parts'][number]): readonly (readonly [string, string])[] {
  const own: (readonly [string, string])[] = [
    ['Tag', `${sign === -1 ? '− ' : ''}${row.taxonomy}:${row.tag}`],
    ['Value', String(row.val)],
    ['Unit', row.unit],
    ['Form', row.form],
    ['Report', `${row.fp ?? ''} ${row.fy ?? ''}`.trim()],
    ...(row.start === undefined ? [] : [['Start', row.start] as const]),
    ['End', row.end],
    ['Filed', row.filed],
    ['Accession', row.accn],
  ];
  return own.filter(([, value]) => value !== '');
}

function itemOf(rule: LineRule, reading: Reading, calendar: FiscalCalendar, sourceId: string): StatementItem | null {
  const period =
    reading.start === undefined ? calendar.instant(reading.end) : calendar.duration(reading.start, reading.end);
  if (period === null) return null;
  const tags = reading.parts.map(
    ({ sign, row }, place) => `${place === 0 ? '' : sign === 1 ? ' + ' : ' − '}${row.taxonomy}:${row.tag}`,
  );
  return {
    line: rule.line,
    period,
    value: reading.value,
    currency: rule.unit === 'people' ? 'people' : (reading.parts[0]?.row.unit ?? '').replace('/shares', ''),
    knownAt: reading.filed,
    source: { id: sourceId, locator: `${reading.accn} ${tags.join('')}`, row: reading.parts.flatMap(rowOf) },
    ...(reading.parts[0] === undefined ? {} : { form: reading.parts[0].row.form }),
    derived: reading.parts.length > 1,
    series: reading.series,
    ...(reading.otherWays === undefined
      ? {}
      : { otherWays: reading.otherWays.map((way) => ({ knownAt: reading.filed, ...way })) }),
  };
}

const yearOf = ({ period }: StatementItem): string => period.label.slice(period.label.indexOf('FY'));

/** Six months of a fiscal year of which no quarter is on record: what a company reports that reports by halves. */
function halfYears(items: readonly StatementItem[]): readonly StatementItem[] {
  const byQuarters = new Set(items.filter(({ period }) => period.kind === 'quarter').map(yearOf));
  return items.flatMap((item) => {
    if (item.period.kind !== 'range' || !item.period.label.startsWith('6M') || byQuarters.has(yearOf(item))) return [];
    return [{ ...item, period: { ...item.period, kind: 'half', label: `H1 ${yearOf(item)}` } }];
  });
}

const spanOf = ({ period }: StatementItem): string => `${period.start}|${period.end}`;

/** Without gross profits that were put together from sales which are not those of the company: its sales of that span are unknown. */
function withoutUnknownSales(items: readonly StatementItem[]): readonly StatementItem[] {
  const known = new Set(items.flatMap((item) => (item.line === 'revenue' ? [spanOf(item)] : [])));
  return items.filter((item) => item.line !== 'grossProfit' || !item.derived || known.has(spanOf(item)));
}

const byTime = (a: StatementItem, b: StatementItem): number =>
  a.period.end.localeCompare(b.period.end) || a.knownAt.localeCompare(b.knownAt);

/**
 * Company facts → statement lines with two times: what a number speaks of and since when it was public. Sums since the start of the
 * year serve to derive single quarters and are then dropped.
 */
export function normaliseFacts(
  body: CompanyFactsBody,
  instrument: Instrument,
  cik: string,
  now: number,
): Sourced<Fundamentals> {
  const standards = observationsOf(body);
  if (standards.length === 0) {
    throw new PlumblineError('provider-empty', `The SEC has no statements in data form for ${body.entityName}.`);
  }
  const sourceId = `sec-companyfacts-${cik}`;
  const rows = standards.flatMap(({ byTag }) => [...byTag.values()].flat());
  const years = reportedYears(rows);
  const calendar = fiscalCalendar(
    years.length > 0 ? years : expectedYears(rows),
    reportedSpans(rows),
    comparedYears(rows),
  );
  const reported = standards.flatMap(({ rules, byTag }) =>
    rules.flatMap((rule) =>
      selectVersions(rule, byTag).flatMap((reading) => itemOf(rule, reading, calendar, sourceId) ?? []),
    ),
  );
  if (reported.length === 0) {
    throw new PlumblineError('provider-empty', `No statement of ${body.entityName} could be read from the SEC's data.`);
  }
  const held = withYearToDate(withoutUnknownSales(reported));
  const quarters = [...held, ...deriveQuarters(held)];
  const shown = [...quarters.filter((item) => item.period.kind !== 'range'), ...halfYears(quarters)];
  const items = [...shown, ...deriveTrailing(quarters)].sort(byTime);
  const lastFiled = reported.reduce((latest, item) => (item.knownAt > latest ? item.knownAt : latest), '');
  return {
    value: {
      instrumentId: instrument.id,
      items,
      ...(instrument.sector === undefined ? {} : { sector: instrument.sector }),
      templates: datedTemplates(body, instrument.sector),
    },
    source: {
      id: sourceId,
      kind: 'filing',
      publisher: 'US Securities and Exchange Commission',
      ...sourceTitles.statementsAsFiled(body.entityName),
      url: companyUrl(cik),
      retrievedAt: now,
      asOf: lastFiled,
      locator: `CIK${cik}`,
      simulated: false,
    },
  };
}
