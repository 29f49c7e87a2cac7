import type { ValueWay } from '../reading.ts';
import type { Item } from './items.ts';
import type { Slots } from './slots.ts';

/** Words that name a way to value a share and nothing else. */
const exact: Readonly<Record<string, ValueWay>> = {
  dcf: 'cashFlow',
  threeStage: 'threeStage',
  equityCashFlow: 'equityCashFlow',
  dividendDiscount: 'dividends',
  residualIncome: 'residualIncome',
  earningsPower: 'earningsPower',
  grahamMethod: 'graham',
  valueMultiples: 'multiples',
  earningsMultiple: 'ownEarnings',
  bookMultiple: 'ownBook',
  salesMultiple: 'ownSales',
  enterpriseMultiple: 'ownEnterprise',
  netAssetMethod: 'netAssets',
  sumOfParts: 'parts',
};

/** Figures that are the way to a value only behind a word such as "by". */
const loose: Readonly<Record<string, ValueWay>> = {
  theMultiples: 'multiples',
  grahamNumber: 'graham',
  priceToEarnings: 'ownEarnings',
  forwardPe: 'ownEarnings',
  earnings: 'ownEarnings',
  priceToBook: 'ownBook',
  priceToSales: 'ownSales',
  evToEbitda: 'ownEnterprise',
  evToEbit: 'ownEnterprise',
  bookValue: 'book',
  bookValuePerShare: 'book',
  nav: 'netAssets',
  netAssets: 'netAssets',
  freeCashFlow: 'cashFlow',
  cashFlowStatement: 'cashFlow',
  dividend: 'dividends',
  dividendPerShare: 'dividends',
};

/** The terms that a question of a value takes in place of those it explains. */
export const wayTerms = [...Object.keys(exact), 'theMultiples'].map((id) => `term:${id}`);

const leading =
  /^(?:by|using|via|on|with|based on|from|through|under|in terms of|according to|per|in|at|用|以|按|按照|根据|根據|照|從|从|由)$/u;
const valuing: ReadonlySet<string> = new Set(['fairValue', 'valuation', 'value2']);

function wayIn(item: Item, isLed: boolean): ValueWay | undefined {
  if (item.is !== 'word') return undefined;
  const named = item.meanings.filter(({ kind }) => kind === 'term' || kind === 'metric' || kind === 'many');
  const found = named.flatMap(({ id }) => exact[id] ?? []);
  if (found.length > 0 || !isLed) return found[0];
  // Several figures together are no one of them.
  return named.some(({ id }) => id === 'theMultiples') ? 'multiples' : named.flatMap(({ id }) => loose[id] ?? [])[0];
}

/**
 * The one way by which a share is to be valued: "worth by its dividends", 用市盈率估值. Null where none or several are named, where
 * something else is asked beside it, and where a number is given that the value is to rest on.
 */
export function wayAsked({ items, chosen, folded, quantities, before: last, has }: Slots): ValueWay | null {
  if (quantities.length > 0 || ['ask:define', 'ask:formula', 'ask:compare', 'end'].some((cue) => has(cue))) return null;
  const textOf = ({ edge }: Item): string => folded.text.slice(edge.from, edge.to).trim();
  const content = items.filter(
    (item) => item.is !== 'mark' && !(item.is === 'word' && /^(?:the|a|its|their)$/u.test(textOf(item))),
  );
  const wasValued = last.frame?.topics.some(({ value }) => value.id === 'fairValue') === true;
  const isNowValued = content.some((item) => {
    const meaning = chosen.get(item);
    const isWord =
      meaning !== undefined && (valuing.has(meaning.id) || (meaning.kind === 'weak' && /worth|值/u.test(textOf(item))));
    // 市净率估值 is the name of a multiple, and of what is done with it.
    const isNamed = textOf(item).endsWith('估值') && wayIn(item, true) !== undefined;
    return isNamed || isWord || (meaning?.kind === 'ask' && textOf(item) === 'value');
  });
  const isValued = wasValued || isNowValued;
  const ways = content.map((item, at) => {
    const before = content[at - 1];
    return wayIn(item, isValued && before !== undefined && leading.test(textOf(before)));
  });
  const isOther = content.some((item, at) => {
    const meaning = chosen.get(item);
    const isTopic = meaning !== undefined && ['metric', 'many', 'price', 'perf', 'ind', 'seg'].includes(meaning.kind);
    return isTopic && ways[at] === undefined && !valuing.has(meaning.id);
  });
  const [way, ...more] = new Set(ways.flatMap((one) => one ?? []));
  return way === undefined || more.length > 0 || isOther ? null : way;
}
