import { daysBetween } from '@plumbline/model/date';
import { localText } from '@plumbline/model/local-text';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';

const latest = '9999-12-31';
const name = localText(
  'retained earnings change their sign only by what was earned or lost',
  '没有相应盈亏时留存收益不变号',
  '沒有相應盈虧時保留盈利不變號',
);

/** Retained earnings of the same size with the other sign, and no profit or loss of the year that explains it. */
export function retainedMoves(index: StatementIndex): readonly Verdict[] {
  const line = 'retainedEarnings';
  const row = index.ends(line, 'instant').flatMap((end) => index.known(line, 'instant', end, latest) ?? []);
  return row.flatMap((item): readonly Verdict[] => {
    const { period, value, currency } = item;
    const before = row.find(({ period: day }) => [363, 364, 365, 366, 371].includes(daysBetween(day.end, period.end)));
    const profit = index.known('netIncome', 'year', period.end, latest);
    if (before === undefined || before.currency !== currency || profit === null) return [];
    const by = value - before.value;
    const isTurned = Math.abs(value + before.value) <= 0.35 * Math.abs(before.value);
    const holds = !isTurned || Math.abs(by) <= 1.5 * Math.abs(profit.value);
    return [{ id: 'retained-earnings', name, period, holds, by: holds ? 0 : by, concerned: [item] }];
  });
}
