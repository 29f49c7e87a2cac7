import { daysBetween } from '@plumbline/model/date';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';

const latest = '9999-12-31';
const name = localText('a balance does not leap for a single day', '余额不会只在某一天突变', '結餘不會只在某一天突變');

/** Balances that move with the business, from quarter to quarter. */
const lines: readonly StatementLine[] = [
  'totalAssets',
  'currentAssets',
  'totalLiabilities',
  'currentLiabilities',
  'propertyPlantEquipment',
  'receivables',
  'inventory',
  'payables',
  'retainedEarnings',
];

/** How near the balances around it are to one another, and how far it is from all of them. */
const calm = 1.35;
const leap = 3;
const longest = 400;

/** Balances that stand apart from two before and one after, or one before and two after, which are alike. */
export function loneOutliers(index: StatementIndex): readonly Verdict[] {
  return lines.flatMap((line) => {
    const row = index.ends(line, 'instant').flatMap((end) => index.known(line, 'instant', end, latest) ?? []);
    return row.flatMap((item, at): readonly Verdict[] => {
      const around: readonly StatementItem[] = [...row.slice(Math.max(0, at - 2), at), ...row.slice(at + 1, at + 3)];
      const { period, value, currency } = item;
      if (around.length < 3 || at === 0 || at === row.length - 1) return [];
      if (around.some((one) => one.currency !== currency || one.value * value <= 0)) return [];
      if (around.some((one) => Math.abs(daysBetween(one.period.end, period.end)) > longest)) return [];
      const sizes = around.map((one) => Math.abs(one.value));
      const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
      const size = Math.abs(value);
      if (most > calm * least || (size < leap * most && size * leap > least)) return [];
      return [{ id: 'lone-outlier', line, name, period, holds: false, by: value, concerned: [item] }];
    });
  });
}
