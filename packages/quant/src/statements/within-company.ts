import { addDays } from '@plumbline/model/date';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';

const latest = '9999-12-31';
const kinds = ['year', 'quarter'] as const;

const name = localText('a flow is of the size of the company', '流量与公司规模相称', '流量與公司規模相稱');

const lines: readonly StatementLine[] = [
  'researchAndDevelopment',
  'sellingGeneralAdmin',
  'interestExpense',
  'incomeTax',
  'netIncome',
  'pretaxIncome',
  'operatingIncome',
  'depreciationAmortization',
  'stockCompensation',
  'capitalExpenditure',
  'operatingCashFlow',
  'investingCashFlow',
  'financingCashFlow',
  'dividendsPaid',
  'shareRepurchases',
  'interestPaid',
];

/** More than so many times what a company owns and sells flows through no line of it in one period. */
const most = 3;

/** What a company owned on the first and the last day of a period, and sold in it, the largest of them; null where none is known. */
function sizeAt(index: StatementIndex, { period, currency }: StatementItem): number | null {
  if (period.kind === 'trailing') return null;
  const days = [period.end, addDays(period.start, -1), addDays(period.start, -365)];
  const sizes = [
    ...days.flatMap((day) => index.known('totalAssets', 'instant', day, latest) ?? []),
    ...[index.known('revenue', period.kind, period.end, latest)].filter((item) => item !== null),
  ]
    .filter((item) => item.currency === currency)
    .map(({ value }) => Math.abs(value));
  return sizes.length < 2 ? null : Math.max(...sizes);
}

/** Flows that are larger than all that the company owns and sells together could be: they were filed in another unit or currency. */
export function withinCompany(index: StatementIndex): readonly Verdict[] {
  return lines.flatMap((line) =>
    kinds.flatMap((kind) =>
      index.ends(line, kind).flatMap((end): readonly Verdict[] => {
        const versions = index.versions(line, kind, end);
        return versions.flatMap((item): readonly Verdict[] => {
          const size = item.derived ? null : sizeAt(index, item);
          if (size === null || Math.abs(item.value) <= most * size) return [];
          const { period, value } = item;
          return [{ id: 'company-size', line, name, period, holds: false, by: value, concerned: [item] }];
        });
      }),
    ),
  );
}
