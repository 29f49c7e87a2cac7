import { spanOf } from '../account.ts';
import type { Part, Topic } from '../reading.ts';
import type { Item } from './items.ts';
import type { Slots } from './slots.ts';

export const ofRevenue: Readonly<Record<string, string>> = {
  capitalExpenditure: 'capexToRevenue',
  stockCompensationShare: 'stockCompensationShare',
  stockCompensation: 'stockCompensationShare',
  researchSpending: 'researchIntensity',
  sellingExpenses: 'sellingExpenseRatio',
  adminExpenses: 'adminExpenseRatio',
  operatingCashFlow: 'operatingCashMargin',
};

/** A figure, and the part of revenue that it is as a figure of its own. */
export function isBesideShare(topics: readonly Part<Topic>[]): boolean {
  const ids = new Set(topics.map(({ value }) => value.id));
  return [...ids].some((id) => ofRevenue[id] !== id && ids.has(ofRevenue[id] ?? ''));
}

/** "How much was spent, and what part of sales was that": the amount is asked for before the part is. */
export function asksAmountToo({ spans }: Part<Topic>, { items, chosen, folded }: Slots): boolean {
  const idAt = (item: Item): string => chosen.get(item)?.id ?? '';
  const named = items.findIndex((item) => spanOf(folded, item.edge).from === spans[0]?.from);
  const of = items.findIndex((item) => ['percentOf', 'segmentShare'].includes(idAt(item)));
  const between = items.slice(named + 1, Math.max(of, 0));
  const isParted = between.some((item) => item.is === 'mark' || idAt(item) === 'and');
  // 谁的研发投入多，占营收比重谁高: who spends more is asked by itself.
  const isWhose =
    items.slice(0, named).some((item) => idAt(item) === 'which') &&
    between.some((item) => chosen.get(item)?.kind === 'end');
  return named >= 0 && isParted && (isWhose || items.slice(0, named).some((item) => idAt(item) === 'value'));
}

/** A part of the whole is asked for, not the whole. */
export const asksPart = (slots: Slots): boolean => slots.has('want:percentOf') || slots.has('metric:segmentShare');
