import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { isMoneyUnit } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';

const kinds = ['instant', 'year', 'quarter'] as const;

const name = localText(
  'an amount is not finer than the unit of its own report',
  '金额不比所在报告的列示单位更细',
  '金額不比所在報告的列示單位更細',
);

/** Units of reports, the largest first. */
const units = [1e6, 1e5, 1e3];
/** So many other amounts of the report must all be in its unit. */
const fewestOthers = 8;
/** Taken so many times, which is what a slip of the unit is at least, it must still fit into the report; notes may be finer. */
const least = 1000;

const isOfMoney = (line: StatementLine): boolean => !/^(?:eps|shares|employees|publicFloat)|PerShare$/.test(line);
const accessionOf = ({ source }: StatementItem): string => source.locator.split(' ')[0] ?? '';
const isMultiple = (value: number, unit: number): boolean => Math.abs(value) % unit === 0;

/**
 * Amounts that are finer than the unit in which all others of their report are told: a balance sheet in thousands knows no amount of
 * 20,098 dollars; it was filed in thousands for units.
 */
export function filingPrecision(index: StatementIndex, lines: readonly StatementLine[]): readonly Verdict[] {
  const filings = new Map<string, StatementItem[]>();
  for (const line of lines.filter(isOfMoney))
    for (const kind of kinds)
      for (const end of index.ends(line, kind))
        for (const item of index.versions(line, kind, end)) {
          if (item.derived || item.value === 0 || !isMoneyUnit(item.currency)) continue;
          const own = filings.get(accessionOf(item)) ?? [];
          filings.set(accessionOf(item), own);
          own.push(item);
        }
  return [...filings.values()].flatMap((all) => {
    if (all.length <= fewestOthers) return [];
    return all.flatMap((item): readonly Verdict[] => {
      const { line, period, value } = item;
      const others = all.filter((other) => other.line !== line);
      if (others.length < fewestOthers) return [];
      const unit = units.find((size) => others.every((other) => isMultiple(other.value, size)));
      const largest = Math.max(...others.map((other) => Math.abs(other.value)));
      if (unit === undefined || isMultiple(value, unit / 10) || Math.abs(value) * least > largest) return [];
      return [{ id: 'filing-precision', line, name, period, holds: false, by: value, concerned: [item] }];
    });
  });
}
