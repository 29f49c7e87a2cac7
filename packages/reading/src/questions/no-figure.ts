import type { InstrumentId } from '@plumbline/model/instrument';
import type { Part, Topic } from '../reading.ts';
import type { Item } from './items.ts';
import type { Built, Slots } from './slots.ts';

/** "Can I trade it on …" asks for no price. */
export function asksLeave({ items, folded, topics, has }: Slots): boolean {
  const first = items[0] === undefined ? '' : folded.text.slice(items[0].edge.from, items[0].edge.to).trim();
  return topics.length === 0 && has('weak') && /^(?:can|could|may) (?:i|we|you)$/u.test(first);
}

const monthAlone =
  /^(?:in |for |every |each )?(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九])月份?)$/u;

/** A month without its year. */
export function namesMonth({ items, folded }: Slots): boolean {
  return items.some(({ is, edge }) => is === 'period' && monthAlone.test(folded.text.slice(edge.from, edge.to).trim()));
}

const longBars = /week|month|[周週月]/u;

/** An indicator of weekly or monthly bars: those told here are of daily ones. */
export function isOfLongBars({ items, folded, has }: Slots): boolean {
  const textOf = ({ edge }: Item): string => folded.text.slice(edge.from, edge.to);
  const isChart = (text: string): boolean =>
    /chart|[线線]|on the (?:weekly|monthly)/u.test(text) && longBars.test(text);
  return has('ind') && items.some((item) => item.is === 'period' && isChart(textOf(item)));
}

/** "The leveraged fund on it" is no fund that a plain name means. */
export function isGearedFund({ items, chosen, context: { directory } }: Slots): boolean {
  return items.some((item, at) => {
    const next = items[at + 1];
    const isGeared = chosen.get(item)?.id === 'leverage' && next?.is === 'instrument';
    return isGeared && next.mention.ids.every((id) => directory.listings.get(id)?.kind === 'etf');
  });
}

const howMany = /^(?:how many|多少|几|有多少|有几|幾多|多少家|几家|多少只|几只|幾多間|幾多隻)$/u;
/** Figures of a market as a whole, which need no name beside them. */
export const ofMarket: ReadonlySet<string> = new Set([
  'governmentBond',
  'northboundNetBuy',
  'advancers',
  'limitUpCount',
  'limitDownCount',
  'turnover',
]);
const ofWhole: ReadonlySet<string> = new Set(['constituents', 'indexMembership', 'advancers']);

/** "How many of its companies cut their dividend" counts them, and is no figure of the index. */
export function countsMembers({ items, folded, instruments, topics, subjects }: Slots): boolean {
  // At the end the word asks for the value: 市盈率多少.
  const last = items.findLast(({ is }) => is !== 'mark');
  const isCounted = items.some(
    (item) => item !== last && howMany.test(folded.text.slice(item.edge.from, item.edge.to).trim()),
  );
  const isOfIndex = instruments.length === 0 && subjects.length > 0;
  const isOfLevel = topics.some(({ value: { kind } }) => kind === 'perf' || kind === 'price');
  return (
    isCounted && isOfIndex && !isOfLevel && topics.length > 0 && !topics.some(({ value }) => ofWhole.has(value.id))
  );
}

const indexOf = { en: 'US:^GSPC', 'zh-CN': 'SH:^000001', 'zh-HK': 'HK:^HSI' } as const;
const ofMove: ReadonlySet<string> = new Set(['dayChange', 'totalReturn', 'price']);

/** "What is the market doing": the best known index of the language's own market, named in the answer. */
export function wholeMarket(topics: readonly Part<Topic>[], slots: Slots): Built<'figure'> | null {
  const { has, subjects, context, periods, quantities, candidates } = slots;
  const isMove = topics.length > 0 && topics.every(({ value }) => ofMove.has(value.id));
  if (!has('event:marketMove') || !isMove || subjects.length + quantities.length > 0 || candidates !== null)
    return null;
  const id: InstrumentId = indexOf[context.locale];
  if (!context.directory.listings.has(id)) return null;
  return {
    args: { wants: 'direction' },
    votes: 1,
    topics,
    instruments: [{ value: id, from: 'default', spans: [] }],
    periods: periods(false),
  };
}

const paysFor = /\b(?:pay|pays|paid)\b.*\bfor\b|花了?多少钱买|买.*花了多少钱/u;

/** "How much did it pay for the other": what one company gave for another is the price of neither. */
export const asksWhatWasPaid = ({ instruments, folded: { text } }: Slots): boolean =>
  instruments.length > 1 && paysFor.test(text);
