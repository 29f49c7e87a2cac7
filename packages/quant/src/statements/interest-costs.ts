import { daysBetween } from '@plumbline/model/date';
import type { StatementLine } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';

const latest = '9999-12-31';
const name = localText(
  'interest is a small part of the liabilities',
  '利息只占负债的一小部分',
  '利息只佔負債的一小部分',
);

const lines: readonly StatementLine[] = ['interestExpense', 'interestPaid'];

/** No lender is paid so much of all that is owed, by length of the period. */
const most = { year: 0.25, quarter: 0.1 } as const;

/** Balances of so many days before and after tell what was owed in the period. */
const nearDays = 400;

/** Interest of a year or quarter beside the largest liabilities around it. */
export function interestCosts(index: StatementIndex): readonly Verdict[] {
  const owed = index
    .ends('totalLiabilities', 'instant')
    .flatMap((end) => index.known('totalLiabilities', 'instant', end, latest) ?? []);
  return lines.flatMap((line) =>
    (['year', 'quarter'] as const).flatMap((kind) =>
      index.ends(line, kind).flatMap((end): readonly Verdict[] => {
        const item = index.known(line, kind, end, latest);
        if (item === null || item.derived) return [];
        const near = owed.filter(
          ({ period, currency }) => currency === item.currency && Math.abs(daysBetween(period.end, end)) <= nearDays,
        );
        const largest = Math.max(...near.map(({ value }) => value));
        if (near.length === 0 || !(largest > 0) || item.value <= most[kind] * largest) return [];
        return [
          { id: 'interest-costs', line, name, period: item.period, holds: false, by: item.value, concerned: [item] },
        ];
      }),
    ),
  );
}
