import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { statementLines } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';

const latest = '9999-12-31';
const kinds = ['instant', 'year', 'quarter'] as const;

const name = localText(
  'an amount is told in the unit of its report',
  '金额以报告所用的单位列示',
  '金額以報告所用的單位列示',
);

/** Units of reports of money, the largest first; earnings per share are told to the cent. */
const units = [1e6, 1e5, 1e3];
const cent = 0.01;

const isPerShare = (line: StatementLine): boolean => line.startsWith('eps');
const isCounted = (line: StatementLine): boolean => /^(?:shares|employees|publicFloat)|PerShare$/.test(line);

/** So many figures of the line in other periods, all in one unit. */
const fewestOthers = 4;

const isMultiple = (value: number, unit: number): boolean =>
  Math.abs(value / unit - Math.round(value / unit)) < 1e-6 * Math.max(1, Math.abs(value / unit));

/** The unit that all figures of a line but one have in common; null where they have none. */
function commonUnit(line: StatementLine, others: readonly StatementItem[]): number | null {
  if (isPerShare(line)) return others.every(({ value }) => isMultiple(value, cent)) ? cent : null;
  return units.find((unit) => others.every(({ value }) => isMultiple(value, unit))) ?? null;
}

/** How far the amount, in thousands or millions, may be from the others. */
const ofSize = 20;

/** Finer than the tenth of the unit that notes have. */
const isFiner = (value: number, unit: number): boolean => !isMultiple(value, unit / 10);

/** Whether the amount is of the size of the others once it is taken for thousands or millions. */
function isInAnotherUnit(value: number, others: readonly StatementItem[]): boolean {
  const sizes = others.map((other) => Math.abs(other.value)).toSorted((a, b) => a - b);
  const middle = sizes[Math.floor(sizes.length / 2)] ?? Number.NaN;
  return [1e3, 1e6].some((factor) => {
    const ratio = (Math.abs(value) * factor) / middle;
    return ratio < ofSize && ratio > 1 / ofSize;
  });
}

/**
 * Amounts that are finer than the unit in which all others of the line are told, and are theirs in thousands or millions: a report
 * in thousands knows no eleven hundred dollars, and earnings per share no hundredth of a cent.
 */
export function reportUnits(index: StatementIndex): readonly Verdict[] {
  const lines = statementLines.filter((line) => !isCounted(line));
  return lines.flatMap((line) =>
    kinds.flatMap((kind) => {
      const row = index.ends(line, kind).flatMap((end) => index.known(line, kind, end, latest) ?? []);
      if (row.length <= fewestOthers) return [];
      const versions = row.flatMap(({ period }) => index.versions(line, kind, period.end));
      return versions.flatMap((item): readonly Verdict[] => {
        const { period, value, derived } = item;
        if (value === 0 || (derived && kind === 'quarter')) return [];
        const others = row.filter((other) => other.period.end !== period.end && other.value !== 0);
        const unit = others.length < fewestOthers ? null : commonUnit(line, others);
        if (unit === null || !isFiner(value, unit) || !isInAnotherUnit(value, others)) return [];
        return [{ id: 'report-unit', line, name, period, holds: false, by: value, concerned: [item] }];
      });
    }),
  );
}
