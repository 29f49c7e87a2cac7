import type { StatementLine } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import { labelOf } from '../catalogue/catalogue.ts';
import { balanceIdentities } from './balance-identities.ts';
import { flowIdentities } from './flow-identities.ts';
import type { Identity } from './identity.ts';

/** Lines that cannot be below zero in a sound report. */
const neverNegative: readonly StatementLine[] = [
  'totalAssets',
  'currentAssets',
  'cash',
  'cashWithRestricted',
  'shortTermInvestments',
  'receivables',
  'inventory',
  'propertyPlantEquipment',
  'goodwill',
  'payables',
  'shortTermDebt',
  'longTermDebt',
  'borrowings',
  'currentLiabilities',
  'totalLiabilities',
  'sharesBasic',
  'sharesDiluted',
  'sharesOutstanding',
  'publicFloat',
  'capitalExpenditure',
  'dividendsPaid',
  'shareRepurchases',
  'depreciationAmortization',
  'stockCompensation',
  'researchAndDevelopment',
  'sellingGeneralAdmin',
  'costOfRevenue',
  'interestExpense',
  'leaseLiabilities',
  'deferredRevenue',
  'remainingObligations',
  'dividendsDeclaredPerShare',
  'dividendsPaidPerShare',
];

/** A relation of one line, by the name that readers know it by. */
function named(line: StatementLine, ...[en, zhCn, zhHk]: readonly [string, string, string]): LocalText {
  const label = labelOf(line);
  return localText(label.en + en, label['zh-CN'] + zhCn, label['zh-HK'] + zhHk);
}

const signs: readonly Identity[] = neverNegative.map((line) => ({
  id: `${line}-not-negative`,
  name: named(line, ' is not below zero', '不为负', '不為負'),
  kinds: ['instant', 'year', 'quarter'],
  lines: [line],
  judge: ({ [line]: value }) => (value === undefined ? null : { by: Math.min(0, value), holds: value >= 0 }),
}));

/** A company that earns or loses something has shares; before it is founded a shell may have none. */
const counts: readonly Identity[] = (['sharesBasic', 'sharesDiluted'] as const).map((line) => ({
  id: `${line}-above-zero`,
  name: named(line, ' is above zero', '大于零', '大於零'),
  kinds: ['year', 'quarter'],
  lines: [line, 'netIncome'],
  blames: [line],
  judge: ({ [line]: value, netIncome }) =>
    value === undefined || netIncome === undefined ? null : { by: 0, holds: value > 0 || netIncome === 0 },
}));

/** Balance-sheet and income identities that every statement is held against before it is used, the sharpest first. */
export const identities: readonly Identity[] = [...balanceIdentities, ...flowIdentities, ...signs, ...counts];
