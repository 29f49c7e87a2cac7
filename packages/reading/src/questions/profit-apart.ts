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

const ratios = /Margin$|^returnOn|^nonPerforming|^payout|^dividendYield$/u;
const onYear = /^(?:同比|环比|環比|按年|按季)/u;

const isOnYear = ({ value, spans }: Part<Topic>): boolean =>
  value.id === 'revenueGrowth' && onYear.test(spans[0]?.text ?? '');

/** 毛利率同比: a ratio against that of the year before, and no growth of revenue. */
export const isRatioOnYear = (topics: readonly Part<Topic>[]): boolean =>
  topics.some(isOnYear) && topics.some(({ value }) => ratios.test(value.id));

export const withoutGrowth = (topics: readonly Part<Topic>[]): readonly Part<Topic>[] =>
  topics.filter((one) => !isOnYear(one));
