import { daysBetween } from '@plumbline/model/date';
import type { StatementLine } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';

const latest = '9999-12-31';
const name = localText(
  'retained earnings and equity change their sign only by what was earned, lost or paid out',
  '没有相应的盈亏或分配时，留存收益与权益不变号',
  '沒有相應的盈虧或分派時，保留盈利與權益不變號',
);

/** What may move each of them from one year's end to the next. */
const movers: Readonly<Partial<Record<StatementLine, readonly StatementLine[]>>> = {
  retainedEarnings: ['netIncome'],
  equity: ['netIncome', 'dividendsPaid', 'shareRepurchases'],
  totalEquity: ['netIncome', 'dividendsPaid', 'shareRepurchases'],
};
/** Only so large a change is asked for its reason; standards that are new move less. */
const leap = 5;
const yearApart = [363, 364, 365, 366, 371];

/** A balance of the same size as a year before with the other sign, and nothing earned or paid out in the year that explains it. */
function movesOf(index: StatementIndex, line: StatementLine, by: readonly StatementLine[]): readonly Verdict[] {
  const row = index.ends(line, 'instant').flatMap((end) => index.known(line, 'instant', end, latest) ?? []);
  return row.flatMap((item): readonly Verdict[] => {
    const { period, value, currency } = item;
    const before = row.find(({ period: day }) => yearApart.includes(daysBetween(day.end, period.end)));
    const profit = index.known('netIncome', 'year', period.end, latest);
    if (before === undefined || before.currency !== currency || profit === null) return [];
    const moved = value - before.value;
    const isTurned = Math.abs(value + before.value) <= 0.35 * Math.abs(before.value);
    const paid = by.reduce((sum, one) => sum + Math.abs(index.known(one, 'year', period.end, latest)?.value ?? 0), 0);
    const ratio = value / before.value;
    const isLeap = line === 'retainedEarnings' && (ratio < 1 / leap || ratio > leap);
    const holds = !(isTurned || isLeap) || Math.abs(moved) <= (isTurned ? 1.5 : 2.5) * paid;
    return [{ id: 'retained-earnings', line, name, period, holds, by: holds ? 0 : moved, concerned: [item] }];
  });
}

/** Retained earnings and equity that turned their sign between two years' ends without a reason in the year. */
export function retainedMoves(index: StatementIndex): readonly Verdict[] {
  return Object.entries(movers).flatMap(([line, by]) => movesOf(index, line as StatementLine, by));
}
