import { spanOf } from '../account.ts';
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

function isWholeFirst({ spans }: Part<Topic>, { items, chosen, folded }: Slots): boolean {
  const at = items.findIndex((item) => chosen.get(item)?.id === 'percentOf');
  const named = items.findIndex((item) => spanOf(folded, item.edge).from === spans[0]?.from);
  const of = items[at];
  const words = of === undefined ? '' : folded.text.slice(of.edge.from, of.edge.to).trim();
  // 净利润里有多少是补贴 has the whole in front, as well.
  return at < named ? words.endsWith(' of') : words.endsWith('有多少是');
}

/** Beside what was spent on buying shares back, dividends are the amount that was paid, and not that of one share. */
export function asAmounts(topics: readonly Part<Topic>[]): readonly Part<Topic>[] {
  if (!topics.some(({ value }) => value.id === 'shareRepurchases')) return topics;
  return topics.map((one) =>
    one.value.id === 'dividendPerShare' && !/per share|每股/iu.test(one.spans[0]?.text ?? '')
      ? { ...one, value: { kind: 'metric', id: 'dividendsPaid' } }
      : one,
  );
}

/** "Net debt over EBITDA": the ratio of two figures named one after the other. */
export function ratioOf(topics: readonly Part<Topic>[], slots: Slots): readonly Part<Topic>[] {
  const [first, second, ...more] = topics;
  if (first === undefined || second === undefined || more.length > 0) return topics;
  // "What percentage of its revenue is free cash": the whole stands right behind the words for a part.
  const [above, below] = isWholeFirst(first, slots) ? [second, first] : [first, second];
  const isCovered = first.value.id === 'payoutRatio' && /cover|覆盖|覆蓋/iu.test(first.spans[0]?.text ?? '');
  if (isCovered && second.value.id === 'freeCashFlow')
    return [{ ...first, value: { kind: 'metric', id: 'dividendsPaid' } }, second];
  const isOver = slots.has('want:percentOf') || (slots.has('join:vs') && !slots.has('end'));
  if (!isOver) return topics;
  const id = ratios[`${above.value.id} ${below.value.id}`];
  return id === undefined ? [above, below] : [{ ...above, value: { kind: 'metric', id } }];
}
