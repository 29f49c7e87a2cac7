import type { Folded } from '../text/fold.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { isFunction } from './function-words.ts';
import type { Item } from './items.ts';
import type { SaidPeriod } from './said-period.ts';

const textOf = ({ edge }: Item, { text }: Folded): string => text.slice(edge.from, edge.to).trim();

const means = (item: Item | undefined, kind: string, id?: string): boolean =>
  item?.is === 'word' && item.meanings.some((one) => one.kind === kind && (id === undefined || one.id === id));

const word = ({ edge }: Item, kind: string, id: string): Item => {
  const meaning: Meaning = { kind, id, name: '', unit: '' };
  return { is: 'word', edge, meanings: [meaning] };
};

const nameOfBond = /^(?:of |on |for |in )?the (\d+|two|five|ten|twenty|thirty)[ -](?:years?|yrs?|y)$/u;
const isYield = (item: Item): boolean => means(item, 'metric', 'dividendYield');
const heldBonds: ReadonlySet<string> = new Set(['10', 'ten']);

/** "The yield on the 10 year": an article before one length of time names the bond of that length, and no past. */
export function withBonds(items: readonly Item[], folded: Folded): readonly Item[] {
  return items.map((item, at) => {
    const years = item.is === 'period' ? nameOfBond.exec(textOf(item, folded))?.[1] : undefined;
    const beside = items.slice(0, at).findLast((one) => !isFunction(one));
    const isJoined = means(beside, 'join', 'and') || means(beside, 'join', 'vs') || means(beside, 'join', 'or');
    const isOfYield = beside !== undefined && (isYield(beside) || (isJoined && items.slice(0, at).some(isYield)));
    if (years === undefined || !isOfYield) return item;
    return heldBonds.has(years) ? word(item, 'metric', 'governmentBond') : { is: 'unknown', edge: item.edge };
  });
}

const records: ReadonlySet<string> = new Set(['allTimeHigh', 'allTimeLow', 'high52w', 'low52w']);
const ends = /^(?:its |the )?(?:highest|lowest|peak|最高|最低|最高到过|最低到过|最高达到|最低跌到)$/u;

const isEnd = (item: Item, folded: Folded): boolean =>
  item.is === 'word' &&
  item.meanings.some(
    ({ kind, id }) =>
      kind === 'price' && (records.has(id) || ((id === 'high' || id === 'low') && ends.test(textOf(item, folded)))),
  );

/** Words that ask in which year. */
export const whichYear = /^(?:in )?(?:which|what) (?:fiscal )?year$|^(?:是|在)?哪一?年$|^(?:係|喺)?邊一?年$/u;

const isFigure = (item: Item | undefined): boolean =>
  item?.is === 'word' && item.meanings.length > 0 && item.meanings.every(({ kind }) => kind === 'metric');

/** "Its highest market value ever": the word is that of the figure right beside it, and no highest price beside a figure of today. */
export function withEndsOfFigures(items: readonly Item[], folded: Folded): readonly Item[] {
  const isOfOne = items.filter(({ is }) => is === 'instrument').length === 1;
  const isOfYears = items.some((item) => whichYear.test(textOf(item, folded)));
  return items.map((item, at) => {
    if (!isEnd(item, folded)) return item;
    const next = items.slice(at + 1).find((one) => !isFunction(one));
    const before = items.slice(0, at).findLast((one) => !isFunction(one) && one.is !== 'period');
    const isBehind = isFigure(before) && !means(next, 'price') && !means(next, 'weak');
    if (!isFigure(next) && !(isBehind && isOfOne)) return item;
    // "Which year was its margin lowest" looks for that end among the years.
    return isOfYears
      ? word(item, 'end', /low|低/u.test(textOf(item, folded)) ? 'lowest' : 'highest')
      : { is: 'unknown', edge: item.edge };
  });
}

const fourQuarters = /^(?:all |the |all the )?(?:four|4) quarters(?: of)?$|^(?:的)?[四4]个?季度?$|^[四4]季$/u;
const today0 = { today: '2020-06-30', isFiscal: true, year: 2020 } as const;

/** A year by its words, by the fiscal year of that number. */
function wholeYear({ said }: Item & { is: 'period' }): SaidPeriod | null {
  const is = said.of(today0)?.is;
  if (is !== 'lastFiscalYear' && is !== 'fiscal') return null;
  return {
    ...said,
    of: (base) => {
      const period = said.of({ ...base, isFiscal: true });
      return period?.is === 'lastFiscalYear' ? { is: 'fiscal', year: Number(base.today.slice(0, 4)) - 1 } : period;
    },
  };
}

/** 去年四个季度: the quarters of that year, each, and not the last four. */
export function withQuartersOfYear(items: readonly Item[], folded: Folded): readonly Item[] {
  const at = items.findIndex((item) => fourQuarters.test(textOf(item, folded)));
  const beside = [at - 1, at + 1].find((place) => items[place]?.is === 'period' && at >= 0);
  const year = beside === undefined ? undefined : items[beside];
  const whole = year?.is === 'period' ? wholeYear(year) : null;
  if (year === undefined || whole === null) return items;
  return items.map((item, place) =>
    place === at
      ? word(item, 'want', 'trend')
      : item === year
        ? { is: 'period', edge: item.edge, said: whole, meanings: [] }
        : item,
  );
}

/** 近四个季度合计 of one company is a sum; of several, each of them is told. */
export function withSums(items: readonly Item[]): readonly Item[] {
  const isOfSeveral =
    items.filter(({ is }) => is === 'instrument').length > 1 || items.some((item) => means(item, 'ref'));
  const isOfTimes = items.some(({ is }) => is === 'period');
  if (isOfSeveral || !isOfTimes) return items;
  return items.map((item) =>
    item.is === 'word' && means(item, 'want', 'sum')
      ? { ...item, meanings: item.meanings.filter(({ kind }) => kind !== 'ask') }
      : item,
  );
}

const readers = /(?:^|[^a-z])(?:i|my|me|we|our)(?:$|[^a-z])|[我咱]/u;
const isOwnIncome = /^分[了咗]/u;

/** Words for what the reader made of what is held, where companies are named and the reader is not: their own profit, what they paid. */
export function withTheirMoney(items: readonly Item[], folded: Folded): readonly Item[] {
  const named = items.filter(({ is }) => is === 'instrument').length;
  if (named === 0 || readers.test(folded.text) || items.some(({ is }) => is === 'quantity')) return items;
  const isWhich = items.some((item) => means(item, 'ask', 'which'));
  return items.map((item) => {
    if (means(item, 'own', 'pnl') && isWhich && named > 1) return word(item, 'metric', 'netIncome');
    if (means(item, 'own', 'income') && isOwnIncome.test(textOf(item, folded)))
      return word(item, 'metric', 'dividendPerShare');
    return item;
  });
}

/** "What fraction of sales goes into research": a part of a figure is no overview of the company. */
export function withResearch(items: readonly Item[], folded: Folded): readonly Item[] {
  const isSpent = items.some((item) => means(item, 'want', 'percentOf') || means(item, 'fn', 'spends'));
  return items.map((item) =>
    isSpent && means(item, 'ask', 'overview') && textOf(item, folded) === 'research'
      ? word(item, 'metric', 'researchSpending')
      : item,
  );
}
