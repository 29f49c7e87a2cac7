import type { Part, Topic } from '../reading.ts';
import { spanOf } from '../account.ts';
import { clausesOf } from './clauses.ts';
import { topic } from './figure-topics.ts';
import type { Slots } from './slots.ts';

const ofMoney = /money|profit|loss|\bblack\b|\bred\b|[亏虧盈赚賺蝕]/u;
const result: ReadonlySet<string> = new Set(['netIncome', 'netMargin', 'eps', 'epsDiluted', 'earnings']);

/** "Is it still losing money, and how much debt has it": whether it earns is asked beside the figures of other clauses. */
export function withProfitApart(topics: readonly Part<Topic>[], slots: Slots): readonly Part<Topic>[] {
  const { items, folded, chosen } = slots;
  if (topics.length === 0 || topics.some(({ value }) => result.has(value.id))) return topics;
  const starts = new Set(topics.flatMap(({ spans }) => spans.map(({ from }) => from)));
  const isApart = clausesOf(items, folded).some(
    (clause) =>
      clause.some(
        (item) =>
          chosen.get(item)?.id === 'turnedProfit' && ofMoney.test(folded.text.slice(item.edge.from, item.edge.to)),
      ) && !clause.some(({ edge }) => starts.has(spanOf(folded, edge).from)),
  );
  return isApart ? [topic('metric', 'netIncome'), ...topics] : topics;
}
