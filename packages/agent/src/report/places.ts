import { addDays, daysBetween } from '@plumbline/model/date';
import type { Period } from '@plumbline/model/fact';
import type { StatementLine } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { FactBook } from '@plumbline/quant/facts/fact-book';
import { yearsBefore } from '@plumbline/quant/catalogue/ratio';
import { monthsBefore } from '@plumbline/quant/catalogue/return-window';
import { addRatio } from '@plumbline/quant/facts/ratio-fact';
import { ratios } from '@plumbline/quant/catalogue/ratios/registry';
import { averageShareLines, balanceLines, isStatementLine } from './line-kinds.ts';
import type { Moment } from './moment.ts';
import { seamDays, slug } from './moment.ts';
import type { StatementFacts } from './statement-facts.ts';

/** A place in time at which a company's figures are read: a fiscal year, the last twelve months, a date in the past. */
export interface Place {
  /** Ends the handles of its figures: `FY2026`, `TTM`, `TTM@2024-12-31`. */
  readonly suffix: string;
  readonly period?: Period;
  /** The day its balance sheet speaks of, where that is not the period itself. */
  readonly balanceDay?: string;
  readonly line: (line: StatementLine) => string | null;
  /** Why a line is not here although a filing has it: the identity that it breaks; null where nothing was withheld. */
  readonly whyNot: (metric: string) => LocalText | null;
  /** Whether a flow is on record for single quarters or years within these twelve months; absent for other spans. */
  readonly hasParts?: (line: StatementLine) => boolean;
  /** The same kind of place some years earlier; null when nothing is on record. */
  readonly before: (years: number) => Place | null;
  /** The same statements up to the balance sheet before; null when there is none on record. */
  readonly balanceBefore?: () => Place | null;
  /** A line of the balance sheet where it was stated last before this one, for places that have no sheet before. */
  readonly statedLast?: (line: StatementLine) => string | null;
  /** Figures that come from elsewhere than statements, such as the price at that date. */
  readonly given: ReadonlyMap<string, string>;
}

const ratioById = new Map(ratios.map((ratio) => [ratio.id, ratio]));
const nothing: ReadonlyMap<string, string> = new Map();

const notReported = localText(
  'No source has it in data form for this period; it was not reported, or under a label of the company’s own.',
  '该期间没有任何来源提供此项数据，可能未披露，或以公司自定义的科目披露。',
  '該期間沒有任何來源提供此項數據，可能未有披露，或以公司自訂的科目披露。',
);

/** How many days a balance sheet may be older than the newest one and still be told, with its day. */
const oldestBalance = 370;

/** A year earlier may end some days off: fiscal years of 52 or 53 weeks. */
const yearEndTolerance = 20;

export function fiscalYear(statements: StatementFacts, years: readonly Period[], period: Period): Place {
  return {
    suffix: slug(period.label),
    period,
    line: (line) => (balanceLines.has(line) ? statements.instant(line, period.end) : statements.year(line, period)),
    whyNot: (metric) => statements.whyWithheld(metric, period.end),
    before: (count) => {
      const wanted = monthsBefore(period.end, count * 12);
      const earlier = years.find((year) => Math.abs(daysBetween(year.end, wanted)) <= yearEndTolerance);
      return earlier === undefined ? null : fiscalYear(statements, years, earlier);
    },
    statedLast: (line) => statements.newest(line, { ...statements.now, until: addDays(period.end, -seamDays - 1) }),
    given: nothing,
  };
}

/** One fiscal quarter or half; a year before it is the one that ended a year earlier. */
export function fiscalPart(statements: StatementFacts, parts: readonly Period[], period: Period): Place {
  return {
    suffix: slug(period.label),
    period,
    line: (line) => (balanceLines.has(line) ? statements.instant(line, period.end) : statements.part(line, period)),
    whyNot: (metric) => statements.whyWithheld(metric, period.end),
    before: (count) => {
      const wanted = monthsBefore(period.end, count * 12);
      const earlier = parts.find(({ end }) => Math.abs(daysBetween(end, wanted)) <= yearEndTolerance);
      return earlier === undefined ? null : fiscalPart(statements, parts, earlier);
    },
    given: nothing,
  };
}

/** The last twelve months as seen at a moment; a year before them is the same statements up to a year earlier. */
export function trailingPlace(
  statements: StatementFacts,
  moment: Moment = statements.now,
  given: ReadonlyMap<string, string> = nothing,
): Place {
  const end = statements.lastEnd(moment);
  const label = moment.suffix === '' ? 'TTM' : `TTM ${end ?? ''}`;
  return {
    suffix: `TTM${moment.suffix}`,
    ...(end === null
      ? {}
      : {
          balanceDay: end,
          period: { kind: 'trailing', start: addDays(monthsBefore(end, 12), 1), end, label } as const,
        }),
    line: (line) => {
      const isTrailing = !balanceLines.has(line) && !averageShareLines.has(line);
      return isTrailing ? statements.trailing(line, moment) : statements.latest(line, moment);
    },
    whyNot: (metric) => (end === null ? null : statements.whyWithheld(metric, end)),
    hasParts: (line) => end !== null && statements.isStatedWithin(line, monthsBefore(end, 12), end),
    before: (count) => {
      if (end === null) return null;
      const until = addDays(monthsBefore(end, count * 12), seamDays);
      return trailingPlace(statements, { ...moment, until, suffix: `${moment.suffix}-${count}Y` });
    },
    balanceBefore: () => {
      if (end === null) return null;
      const earlier = { ...moment, until: addDays(end, -seamDays - 1) };
      const day = statements.lastEnd(earlier);
      return day === null ? null : trailingPlace(statements, { ...earlier, suffix: `${moment.suffix}~${day}` });
    },
    given,
  };
}

/** What the inputs of a metric are, all the way down. */
function reads(metric: string, isThis: (line: string) => boolean): boolean {
  const ratio = ratioById.get(metric);
  if (ratio === undefined) return isThis(metric);
  return ratio.inputs.some((input) => reads(input.metric, isThis));
}

const isFlow = (metric: string): boolean => isStatementLine(metric) && !balanceLines.has(metric);

/** A figure of balance-sheet lines and prices alone speaks of a day, not of twelve months. */
function periodOf(book: FactBook, place: Place, metric: string): Period | undefined {
  if (place.balanceDay === undefined || reads(metric, isFlow)) return place.period;
  const price = place.given.get('price');
  const priced = reads(metric, (input) => input === 'price') && price !== undefined ? book.get(price)?.asOf : undefined;
  const day = priced ?? place.balanceDay;
  return { kind: 'instant', start: day, end: day, label: day };
}

/** Below it, two decimals of earnings per share say too little about the number of shares. */
const smallestEarnings = 0.2;

const shareCounts = ['sharesDiluted', 'sharesOutstanding', 'epsDiluted', 'netIncome'] as const;

/** The shares that income and earnings per share were divided by; null where either is unknown, withheld or next to nothing. */
function impliedShares(book: FactBook, place: Place): string | null {
  const id = `sharesOutstanding.${place.suffix}.computed`;
  if (book.get(id) !== null) return id;
  if (place.given.has('epsDiluted') || shareCounts.some((line) => place.whyNot(line) !== null)) return null;
  const income = place.line('netIncomeCommon') ?? place.line('netIncome');
  const eps = place.line('epsDiluted') ?? place.line('epsBasic');
  const [earned, perShare] = [income, eps].map((handle) => (handle === null ? null : book.get(handle)?.value));
  if (income === null || eps === null || earned == null || perShare == null) return null;
  // Earnings per share that were computed say no more of the shares than the count they were computed from.
  if (book.get(eps)?.quality.includes('estimate') === true) return null;
  if (Math.abs(perShare) < smallestEarnings || earned / perShare <= 0) return null;
  return book.derived({
    id,
    metric: 'sharesOutstanding',
    ...(place.period === undefined ? {} : { period: place.period }),
    quality: ['estimate'],
    expression: 'netIncome / eps',
    inputs: [
      { name: 'netIncome', fact: income },
      { name: 'eps', fact: eps },
    ],
  }).id;
}

/** The count of the newest balance sheet that states one, not more than a year before the newest. */
function earlierCount(place: Place): string | null {
  const isRecent = (day: string): boolean => daysBetween(day, place.balanceDay ?? day) <= oldestBalance;
  for (let there = place.balanceBefore?.() ?? null; there !== null; there = there.balanceBefore?.() ?? null) {
    if (there.balanceDay === undefined || !isRecent(there.balanceDay)) return null;
    const count = there.line('sharesOutstanding');
    if (count !== null) return count;
  }
  return null;
}

/**
 * What may stand for a line that is not on record: another count of the shares, and for earnings per share the income of common
 * shares over their number. Net income may hold dividends of preferred shares, which are unknown here and not nil.
 */
function inPlaceOf(book: FactBook, place: Place, metric: StatementLine): string | null {
  if (metric === 'sharesOutstanding') {
    return place.line('sharesDiluted') ?? impliedShares(book, place) ?? earlierCount(place);
  }
  const id = `${metric}.${place.suffix}.computed`;
  if (book.get(id) !== null) return id;
  const period = place.period === undefined ? {} : { period: place.period };
  const head = { id, metric, ...period, quality: ['estimate'] } as const;
  if (metric === 'sharesDiluted' && place.whyNot(metric) !== null) {
    const shares = place.line('sharesOutstanding');
    return shares === null
      ? null
      : book.derived({ ...head, expression: 'outstanding', inputs: [{ name: 'outstanding', fact: shares }] }).id;
  }
  if (metric !== 'epsDiluted' || place.whyNot(metric) !== null) return null;
  const income = place.line('netIncomeCommon');
  const shares = figureAt(book, place, 'sharesDiluted') ?? place.given.get('sharesOutstanding');
  const count = shares ?? place.line('sharesOutstanding');
  if (income === null || count === null || book.get(count)?.value == null) return null;
  const inputs = [
    { name: 'netIncomeCommon', fact: income },
    { name: 'shares', fact: count },
  ];
  return book.derived({ ...head, expression: 'netIncomeCommon / positive(shares)', inputs }).id;
}

/** Shares outstanding beyond this part of the average were issued since, as for a merger: the average no longer tells their number. */
const issuedSince = 0.1;

/** The shares a value of the whole company is divided by: diluted where they are on record and still tell the number, else those outstanding. */
export function shareCount(book: FactBook, place: Place): string {
  const known = (['sharesDiluted', 'sharesOutstanding'] as const).flatMap((metric) => {
    const id = figureAt(book, place, metric);
    const value = id === null ? null : book.get(id)?.value;
    return id === null || value == null ? [] : [{ id, value }];
  });
  const [average, outstanding] = known;
  if (average === undefined) return figureOrMissing(book, place, 'sharesDiluted');
  const isOld = outstanding !== undefined && outstanding.value > (1 + issuedSince) * average.value;
  return isOld ? outstanding.id : average.id;
}

/** For how many years a line that was stated is expected to be stated again. */
const habitYears = 2;

/**
 * Whether a line that is not stated here was stated in the years before: it is then missing, and not nil by silence. A line that was
 * nil when it was last stated is left out of later balance sheets in all honesty.
 */
function isHabit(book: FactBook, place: Place, line: string): boolean {
  if (!isStatementLine(line)) return false;
  const valueAt = (there: Place | null): number | null => {
    const id = there?.line(line) ?? null;
    return id === null ? null : (book.get(id)?.value ?? null);
  };
  let there: Place | null = place;
  for (let at = 0; at < habitYears * 4 && there?.balanceBefore !== undefined; at += 1) {
    there = there.balanceBefore();
    const value = valueAt(there);
    if (value !== null) return value !== 0;
  }
  // The year-end of a company and the end of its last twelve months are one day: they are judged by the same sheets.
  const { value, period } = book.get(place.statedLast?.(line) ?? '') ?? {};
  const isRecent = daysBetween(period?.end ?? '', place.period?.end ?? '') <= habitYears * 366;
  if (value != null && isRecent) return value !== 0;
  return Array.from({ length: habitYears }, (_, at) => place.before(at + 1)).some((year) => (valueAt(year) ?? 0) !== 0);
}

const isOfBalance = (metric: string): boolean =>
  ratioById.has(metric) && !reads(metric, (input) => !isStatementLine(input) || isFlow(input));

/** Whether a figure of the balance sheet has all its parts at a place. */
function hasItsParts(book: FactBook, place: Place, metric: string): boolean {
  const inputs = ratioById.get(metric)?.inputs ?? [];
  if (metric === 'totalDebt' && place.line('borrowings') !== null) return true;
  return inputs.every((input) => {
    if (yearsBefore(input) > 0) return true;
    if (ratioById.has(input.metric)) return hasItsParts(book, place, input.metric);
    const id = figureAt(book, place, input.metric);
    if (id !== null) return book.get(id)?.value != null;
    return input.absent === 'left-out' && !isHabit(book, place, input.metric);
  });
}

/**
 * Where a figure of the balance sheet is read: at the newest balance sheet that has all its parts, not more than a year before
 * the newest one. A statement in short may leave out the debt that the one before it lists; half of a sum would be no debt.
 */
function balancePlace(book: FactBook, place: Place, metric: string): Place {
  let there: Place | null = place;
  while (there !== null && !hasItsParts(book, there, metric)) {
    there = there.balanceBefore?.() ?? null;
    const age = daysBetween(there?.balanceDay ?? '', place.balanceDay ?? '');
    if (there === null || !(age <= oldestBalance)) return place;
  }
  return there ?? place;
}

const noLonger = localText(
  'The newest statements do not state it in data form, though earlier ones do.',
  '最新报表未以数据形式披露此项，而此前的报表有披露。',
  '最新報表未以數據形式披露此項，而此前的報表有披露。',
);

/**
 * The figure of a metric at a place: given, read from the statements, or computed by its ratio from figures of the same
 * place. A figure of the balance sheet alone may be of an earlier balance sheet, whose day it then carries; one that is to be
 * compared with the same figure a year earlier (`isExact`) may not. Answers the handle, or null when it was never reported and
 * cannot be computed.
 */
export function figureAt(book: FactBook, place: Place, metric: string, isExact = false): string | null {
  const given = place.given.get(metric);
  if (given !== undefined) return given;
  if (isStatementLine(metric)) return place.line(metric) ?? inPlaceOf(book, place, metric);
  const ratio = ratioById.get(metric);
  if (ratio === undefined) return null;
  const whole = isOfBalance(metric) ? balancePlace(book, place, metric) : place;
  const from = isExact ? place : whole;
  const id = `${metric}.${place.suffix}${from === whole ? '' : '.newest'}`;
  if (book.get(id) !== null) return id;
  const period = periodOf(book, from, metric);
  const stated = metric === 'totalDebt' ? from.line('borrowings') : null;
  if (stated !== null) {
    const inputs = [{ name: 'borrowings', fact: stated }];
    return book.derived({ id, metric, expression: 'borrowings', inputs, ...(period === undefined ? {} : { period }) })
      .id;
  }
  const comparesYears = ratio.inputs.some((input) => yearsBefore(input) > 0);
  const canBeLeftOut = new Set(
    ratio.inputs
      .filter(({ absent, metric: line }) => absent === 'left-out' && !isHabit(book, from, line))
      .map((input) => input.metric),
  );
  return addRatio(book, {
    id,
    metric,
    ...(period === undefined ? {} : { period }),
    canBeLeftOut,
    factIdOf: (wanted, years) => {
      const there = years === 0 ? from : from.before(years);
      const own = there === null ? null : figureAt(book, there, wanted, isExact || comparesYears);
      const found = own ?? (wanted === 'cash' ? (there?.line('cashWithRestricted') ?? null) : null);
      if (found !== null || canBeLeftOut.has(wanted)) return found ?? `${wanted}.none`;
      return missingAt(book, there, wanted, there?.suffix ?? `${place.suffix}-${years}Y`);
    },
  }).id;
}

const unknownPreferred = localText(
  'No source has it in data form, and how much of net income belongs to common shares is not on record: dividends of preferred shares may come off first.',
  '没有来源以数据形式提供此项，也没有净利润中普通股股东应占多少的记录：可能须先扣除优先股股息。',
  '沒有來源以數據形式提供此項，亦沒有淨溢利中普通股股東應佔多少的紀錄：可能須先扣除優先股股息。',
);

const onlyParts = localText(
  'Filings state it for single quarters or years, not for the last twelve months, and it is not put together from those; how much of net income belongs to common shares is not on record.',
  '报表披露的是单个季度或年度的数值，未披露最近十二个月的数值，亦不以前者拼合；净利润中普通股股东应占部分不在记录之内。',
  '報表披露的是單個季度或年度的數值，未披露最近十二個月的數值，亦不以前者拼合；淨溢利中普通股股東應佔部分不在紀錄之內。',
);

const onlyWithRestricted = localText(
  'In data form the filings of this day state only cash with restricted cash, which is shown under its own name.',
  '该日报表以数据形式仅披露含受限资金的现金，该数另列。',
  '該日報表以數據形式只披露含受限制資金的現金，該數另列。',
);

/** Why a figure that no statement has is not computed from others either. */
function whyUnstated(book: FactBook, place: Place, metric: string): LocalText {
  if (metric === 'cash' && place.line('cashWithRestricted') !== null) return onlyWithRestricted;
  const isEarnings = metric === 'epsDiluted' || metric === 'epsBasic';
  if (isEarnings && place.line('netIncome') !== null && place.line('netIncomeCommon') === null)
    return place.hasParts?.(metric) === true ? onlyParts : unknownPreferred;
  return isHabit(book, place, metric) ? noLonger : notReported;
}

function missingAt(book: FactBook, place: Place | null, metric: string, suffix: string): string {
  const id = `${metric}.${suffix}`;
  const unstated = place === null ? notReported : whyUnstated(book, place, metric);
  return book.get(id)?.id ?? book.missing({ id, metric, why: place?.whyNot(metric) ?? unstated }).id;
}

/** The same, but a figure in any case: what cannot be had is on record as missing, with the reason. */
export function figureOrMissing(book: FactBook, place: Place, metric: string): string {
  return figureAt(book, place, metric) ?? missingAt(book, place, metric, place.suffix);
}
