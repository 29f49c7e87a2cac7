import type { Item } from './items.ts';
import type { QuestionReader, Slots } from './slots.ts';

const bought =
  /^(?:bought|buy|i bought|i just bought|purchased|bought at|purchased at|cost|costs?|my cost|entry|买|买了|买入|买进|我买了|成本|成本价|买入价|入|入咗)$/u;
const sold = /^(?:sold|sell|selling|sold at|exit|exited|卖|卖了|卖出|卖掉|沽|沽咗|沽出|走咗|now|现在|现价|而家|目前)$/u;

const textOf = (item: Item, { folded }: Slots): string => folded.text.slice(item.edge.from, item.edge.to).trim();

/** What a trade of a count of shares made: bought at one price, sold or standing at another. */
export const tradeReader: QuestionReader<'calculate'> = {
  act: 'calculate',
  takes: [
    'own:pnl',
    'own:addHolding',
    'own:hold',
    'own:keep',
    'who',
    'metric:netIncome',
    'perf:totalReturn',
    'ask:value',
    'ask:if',
    'calc',
    'unit',
    'price:price',
    'price:close',
    'weak',
    'period',
    'per:now',
    'money',
    'to',
    'join',
    'ref:it',
  ],
  build(slots) {
    const { quantities, instruments, items } = slots;
    const isShares = (item: (typeof quantities)[number]): boolean => ['shares', 'count'].includes(item.quantity.unit);
    const counts = quantities.filter(isShares);
    const prices = quantities.filter(({ quantity: { unit } }) => unit === 'money' || unit === 'none');
    const [count] = counts;
    const [buy, sell] = prices;
    const asksGain = ['own:pnl', 'metric:netIncome', 'perf:totalReturn'].some((cue) => slots.has(cue));
    if (!asksGain || instruments.length > 0 || quantities.length !== 3) return null;
    if (count === undefined || buy === undefined || sell === undefined) return null;
    const place = (pattern: RegExp): number => items.findIndex((item) => pattern.test(textOf(item, slots)));
    const [from, to] = [place(bought), place(sold)];
    // Only where the words say which price is which.
    if (from < 0 || to < from || items.indexOf(buy) < from || items.indexOf(sell) < to || items.indexOf(buy) > to)
      return null;
    const values = { shares: count.quantity.value, buy: buy.quantity.value, sell: sell.quantity.value };
    return {
      args: { what: 'tradeGain', values, result: values.shares * (values.sell - values.buy) },
      votes: 7,
      topics: [{ value: { kind: 'own', id: 'tradeGain' }, from: 'default', spans: [] }],
      periods: [],
      quantities,
    };
  },
};
