import type { CorporateAction } from '@plumbline/model/corporate-action';
import { addDays, daysBetween } from '@plumbline/model/date';
import type { Period, QualityFlag } from '@plumbline/model/fact';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { isMoneyUnit } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { FactBook } from '@plumbline/quant/facts/fact-book';
import type { WithheldItem } from '@plumbline/quant/statements/review-statements';
import type { PeriodKind, StatementTable } from './gather/statement-table.ts';
import { balanceAnchors, balanceLines, flowAnchors, isStatementLine, perShareLines, shareLines } from './line-kinds.ts';
import { securityTexts } from './messages/security.ts';
import type { Moment } from './moment.ts';
import { seamDays, slug } from './moment.ts';
import { createTrailingFacts } from './trailing-facts.ts';

export type Split = Extract<CorporateAction, { readonly kind: 'split' }>;

/**
 * Statement figures as facts, made when first asked for. Each answers the fact's id, or null when the company had not
 * published it. Per-share figures and share counts are in the traded units of the report's date.
 */
export interface StatementFacts {
  /** The report's own moment. */
  readonly now: Moment;
  readonly year: (line: StatementLine, period: Period, moment?: Moment) => string | null;
  /** A balance-sheet line at a period's end. */
  readonly instant: (line: StatementLine, end: string, moment?: Moment) => string | null;
  /** The last twelve months; null for a line that is missing from the newest statement, however old its last figure. */
  readonly trailing: (line: StatementLine, moment?: Moment) => string | null;
  /** Balance-sheet lines and share counts of the newest statement; null for a line that is not in it. */
  readonly latest: (line: StatementLine, moment?: Moment) => string | null;
  /** The newest figure of a balance-sheet line, however old: for what is told once a year, such as the public float. */
  readonly newest: (line: StatementLine, moment?: Moment) => string | null;
  /** Fiscal years on record for a line, oldest first. */
  readonly years: (line: StatementLine, moment?: Moment) => readonly Period[];
  /** Fiscal quarters on record, oldest first; the fourth is that of its year where it was not filed by itself. */
  readonly quarters: () => readonly Period[];
  /** Half years that were filed as such, oldest first. */
  readonly halves: () => readonly Period[];
  /** A flow of one quarter or filed half year. */
  readonly part: (line: StatementLine, period: Period) => string | null;
  /** Whether a flow is on record for a year, half or quarter that ends within a span. */
  readonly isStatedWithin: (line: StatementLine, after: string, until: string) => boolean;
  /** Last day of the newest reported period; null without one. */
  readonly lastEnd: (moment?: Moment) => string | null;
  /** Why a filed line is not used for the twelve months to a day: the identity that it breaks; null where it was not withheld. */
  readonly whyWithheld: (metric: string, end: string) => LocalText | null;
}

const unitWhy = localText(
  'Shares of the company’s statements that one traded unit stands for.',
  '每一交易单位对应的公司报表股数。',
  '每一交易單位對應的公司報表股數。',
);

export interface StatementFactsInput {
  readonly book: FactBook;
  readonly table: StatementTable;
  /** Figures that break an identity and are not in the table. */
  readonly withheld: readonly WithheldItem[];
  readonly splits: readonly Split[];
  /** Source of the splits, already in the book. */
  readonly splitSource: string;
  readonly asOf: string;
  /** Shares of the statements that one traded unit stands for, such as 8 for a receipt over eight; null where no record says. */
  readonly sharesPerUnit: number | null;
  /** Flags that apply to every figure, such as `stale`. */
  readonly quality: readonly QualityFlag[];
  /** Makes sure the source of an item is in the book. */
  readonly cite: (item: StatementItem) => void;
}

export function createStatementFacts(input: StatementFactsInput): StatementFacts {
  const { book, table, asOf, sharesPerUnit } = input;
  const now: Moment = { knownOn: asOf, until: asOf, suffix: '' };

  /** Handle of a figure; an earlier version of a restated one carries the date from which it was the known one. */
  function handle(item: StatementItem): string {
    const { line, period } = item;
    const current = table.item(line, period.kind, period.end, asOf);
    const version = current === item ? '' : `@${item.knownAt}`;
    const id = `${line}.${period.kind === 'instant' ? period.end : slug(period.label)}${version}`;
    const taken = book.get(id);
    return taken === null || taken.period?.end === period.end ? id : `${line}.${period.end}${version}`;
  }

  function splitFact(split: Split): string {
    const id = `splitRatio.${split.exDate}`;
    if (book.get(id) !== null) return id;
    return book.observed({
      id,
      metric: 'splitRatio',
      value: split.ratio,
      period: { kind: 'instant', start: split.exDate, end: split.exDate, label: split.exDate },
      asOf: split.exDate,
      knownAt: split.knownAt,
      source: { id: input.splitSource, locator: `split ${split.exDate}` },
    }).id;
  }

  function observe(item: StatementItem, id: string): string {
    if (book.get(id) !== null) return id;
    input.cite(item);
    const flags: QualityFlag[] = [...input.quality];
    if (table.isRestated(item)) flags.push('restated');
    if (item.derived && item.period.kind === 'quarter') flags.push('derived-quarter');
    return book.observed({
      id,
      metric: item.line,
      value: item.value,
      ...(isMoneyUnit(item.currency) ? { currency: item.currency } : {}),
      period: item.period,
      asOf: item.period.end,
      knownAt: item.knownAt,
      source: item.source,
      quality: flags,
    }).id;
  }

  /** As filed when neither a split nor the traded unit asks for more; otherwise the filed figure and, derived from it, the other. */
  function factOf(item: StatementItem): string {
    const id = handle(item);
    if (book.get(id) !== null) return id;
    const isPerShare = perShareLines.has(item.line);
    const later = input.splits.filter((split) => split.exDate > item.knownAt);
    const isPlain = later.length === 0 && sharesPerUnit === 1;
    if (isPlain || (!isPerShare && !shareLines.has(item.line))) return observe(item, id);
    const terms = later.map((split, at) => ({ name: `split${at + 1}`, fact: splitFact(split) }));
    const unit =
      sharesPerUnit === null || sharesPerUnit === 1
        ? []
        : [{ name: 'sharesPerUnit', constant: sharesPerUnit, why: unitWhy }];
    const filed = observe(item, `${id}.filed`);
    const [inSplits, inUnits] = isPerShare ? [' / ', ' * '] : [' * ', ' / '];
    const restated = ['filed', ...terms.map(({ name }) => name)].join(inSplits);
    return book.derived({
      id,
      metric: item.line,
      expression: [restated, ...unit.map(({ name }) => name)].join(inUnits),
      inputs: [{ name: 'filed', fact: filed }, ...terms, ...unit],
      period: item.period,
      quality: later.length === 0 ? [] : ['restated'],
    }).id;
  }

  const isOfUnit = (line: StatementLine): boolean => perShareLines.has(line) || shareLines.has(line);

  function read(line: StatementLine, kind: PeriodKind, end: string, knownOn: string): string | null {
    if (sharesPerUnit === null && isOfUnit(line)) return null;
    const item = table.item(line, kind, end, knownOn);
    return item === null ? null : factOf(item);
  }

  // A report asks some hundred times for the periods of each line.
  const askedPeriods = new Map<string, readonly Period[]>();

  /** One period a label: a year whose last day a later filing dates anew is told once, as its own report dated it. */
  const periods = (line: StatementLine, kind: PeriodKind, { knownOn, until }: Moment): readonly Period[] => {
    const key = `${line} ${kind} ${knownOn} ${until}`;
    const asked = askedPeriods.get(key);
    if (asked !== undefined) return asked;
    const known = table.periods(line, kind, knownOn).filter((period) => period.end <= until);
    const isFirst = ({ label }: Period, at: number): boolean => known.findIndex((one) => one.label === label) === at;
    const found = kind === 'instant' ? known : known.filter(isFirst);
    askedPeriods.set(key, found);
    return found;
  };

  function newest(lines: readonly StatementLine[], kinds: readonly PeriodKind[], moment: Moment): Period | null {
    const found = lines.flatMap((line) => kinds.flatMap((kind) => periods(line, kind, moment).slice(-1)));
    return found.toSorted((a, b) => (a.end < b.end ? -1 : Number(a.end > b.end))).at(-1) ?? null;
  }

  /** A tag that stopped years ago must not pass for today's figure: a line counts only when the newest statement has it. */
  function isCurrent(
    end: string,
    anchors: readonly StatementLine[],
    kinds: readonly PeriodKind[],
    moment: Moment,
  ): boolean {
    const last = newest(anchors, kinds, moment);
    return last === null || end >= addDays(last.end, -seamDays);
  }

  const { trailing, fourthQuarter } = createTrailingFacts({ book, periods, read });
  const flows = ['year', 'half', 'quarter'] as const;

  return {
    now,
    year: (line, period, moment = now) => read(line, 'year', period.end, moment.knownOn),
    instant: (line, end, moment = now) => {
      const near = periods(line, 'instant', moment).findLast((one) => Math.abs(daysBetween(one.end, end)) <= seamDays);
      return near === undefined ? null : read(line, 'instant', near.end, moment.knownOn);
    },
    trailing: (line, moment = now) => {
      // A quarter that states its income alone may have earnings per share computed from it.
      const isEarnings = line === 'epsBasic' || line === 'epsDiluted';
      const last = newest(isEarnings ? [line, 'netIncome'] : [line], flows, moment);
      if (last === null || !isCurrent(last.end, flowAnchors, flows, moment)) return null;
      return trailing(line, moment);
    },
    latest: (line, moment = now) => {
      const isBalance = balanceLines.has(line);
      const last = newest([line], isBalance ? ['instant'] : flows, moment);
      const isFresh =
        last !== null &&
        (isBalance
          ? isCurrent(last.end, balanceAnchors, ['instant'], moment)
          : isCurrent(last.end, flowAnchors, flows, moment));
      return isFresh ? read(line, last.kind, last.end, moment.knownOn) : null;
    },
    newest: (line, moment = now) => {
      const last = newest([line], ['instant'], moment);
      return last === null ? null : read(line, 'instant', last.end, moment.knownOn);
    },
    years: (line, moment = now) => periods(line, 'year', moment),
    quarters: () => {
      const filed = flowAnchors.map((line) => periods(line, 'quarter', now)).find((found) => found.length > 0) ?? [];
      const unfiled = flowAnchors
        .flatMap((line) => periods(line, 'year', now))
        .filter(({ end }, at, years) => years.findIndex((one) => one.end === end) === at)
        .flatMap((year): readonly Period[] => {
          const inside = filed.filter(({ start, end }) => start >= year.start && end <= year.end);
          const third = inside[2];
          if (third === undefined || inside.length !== 3 || third.end === year.end) return [];
          return [{ kind: 'quarter', start: addDays(third.end, 1), end: year.end, label: `Q4 ${year.label}` }];
        });
      return [...filed, ...unfiled].toSorted((a, b) => (a.end < b.end ? -1 : 1));
    },
    halves: () => flowAnchors.map((line) => periods(line, 'half', now)).find((found) => found.length > 0) ?? [],
    part: (line, period) => {
      const filed = read(line, period.kind, period.end, now.knownOn);
      const year =
        filed === null && period.kind === 'quarter'
          ? periods(line, 'year', now).find(({ end }) => end === period.end)
          : undefined;
      return year === undefined ? filed : fourthQuarter(line, year, now);
    },
    isStatedWithin: (line, after, until) =>
      flows.some((kind) => periods(line, kind, now).some(({ end }) => end > after && end <= until)),
    lastEnd: (moment = now) => newest(flowAnchors, flows, moment)?.end ?? null,
    whyWithheld: (metric, end) => {
      if (sharesPerUnit === null && isStatementLine(metric) && isOfUnit(metric)) return securityTexts.unknownRatio;
      return (
        input.withheld.find(
          ({ item: { line, period } }) =>
            line === metric && period.end <= addDays(end, seamDays) && period.end > addDays(end, -370),
        )?.why ?? null
      );
    },
  };
}
