import type { Part, Topic } from '../reading.ts';
import type { Slots } from './slots.ts';

/** One figure over another that has a name of its own. */
const ratios: Readonly<Record<string, string>> = {
  'netDebt ebitda': 'netDebtToEbitda',
  'totalDebt ebitda': 'debtToEbitda',
  'totalDebt bookValue': 'debtToEquity',
  'netDebt bookValue': 'netDebtToEquity',
  'totalLiabilities totalAssets': 'liabilitiesToAssets',
  'totalDebt totalAssets': 'liabilitiesToAssets',
  'goodwill bookValue': 'goodwillToEquity',
  'netIncome revenue': 'netMargin',
  'grossProfit revenue': 'grossMargin',
  'operatingIncome revenue': 'operatingMargin',
  'freeCashFlow revenue': 'fcfMargin',
  'netIncome bookValue': 'returnOnEquity',
  'netIncome totalAssets': 'returnOnAssets',
  'enterpriseValue ebitda': 'evToEbitda',
  'netIncome dividendPerShare': 'payoutRatio',
  'dividendPerShare netIncome': 'payoutRatio',
  'netIncome dividendsPaid': 'payoutRatio',
  'dividendsPaid netIncome': 'payoutRatio',
  'epsDiluted dividendPerShare': 'payoutRatio',
  'dividendPerShare epsDiluted': 'payoutRatio',
};

/** "Net debt over EBITDA": the ratio of two figures named one after the other. */
export function ratioOf(topics: readonly Part<Topic>[], slots: Slots): readonly Part<Topic>[] {
  const [above, below, ...more] = topics;
  if (above === undefined || below === undefined || more.length > 0) return topics;
  const isOver = slots.has('want:percentOf') || (slots.has('join:vs') && !slots.has('end'));
  if (!isOver) return topics;
  const id = ratios[`${above.value.id} ${below.value.id}`];
  return id === undefined ? topics : [{ ...above, value: { kind: 'metric', id } }];
}
