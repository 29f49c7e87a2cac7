import type { QuestionFrame } from '../reading.ts';
import type { Folded } from '../text/fold.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { withAverages } from './average-lines.ts';
import {
  withBonds,
  withEndsOfFigures,
  withQuartersOfYear,
  withResearch,
  withSums,
  withTheirMoney,
} from './bound-words.ts';
import { isFunction } from './function-words.ts';
import type { Item } from './items.ts';
import type { SaidPeriod } from './said-period.ts';
import { withoutTouching } from './touching.ts';

type Word = Item & { readonly is: 'word' };

const means = (item: Item | undefined, kind: string, id?: string): item is Word =>
  item?.is === 'word' && item.meanings.some((one) => one.kind === kind && (id === undefined || one.id === id));

const business: Meaning = { kind: 'own', id: 'business', name: '', unit: '' };
const latest: ReadonlySet<string> = new Set(['now']);

function textOf(item: Item, { text }: Folded): string {
  return text.slice(item.edge.from, item.edge.to).trim();
}

const doing: ReadonlySet<string> = new Set(['do', 'do for a living', 'done']);
const doingFor = /^(?:what|what do|what does|what's|whats|wat does|wot does|and what|what did)$/u;

/** The items between the marks around a place. */
function stretchAround(items: readonly Item[], at: number): readonly Item[] {
  const from = items.slice(0, at).findLastIndex(({ is }) => is === 'mark') + 1;
  const to = items.findIndex(({ is }, place) => place > at && is === 'mark');
  return items.slice(from, to < 0 ? items.length : to);
}

const figureKinds = ['metric', 'price', 'perf', 'many', 'ind'] as const;

/** "What revenue do its shops bring": right behind the figure it belongs to the verb, and asks nothing by itself. */
function isAuxiliary(items: readonly Item[], at: number): boolean {
  const next = items[at + 1];
  return figureKinds.some((kind) => means(items[at - 1], kind)) && next !== undefined && next.is !== 'mark';
}

/**
 * "What does it do": its business, where nothing says when. "How did it do" asks how it moved; without either word "do" says
 * nothing by itself.
 */
function withDoing(items: readonly Item[], folded: Folded): readonly Item[] {
  const isTimed = items.some(({ is }) => is === 'period');
  const isOfOne = items.filter(({ is }) => is === 'instrument').length === 1 || items.some((one) => means(one, 'ref'));
  return items.map((item, at) => {
    if (item.is !== 'word') return item;
    // "Tell me what it does."
    const isEnd = at === items.length - 1 && textOf(item, folded) === 'does' && !isTimed && isOfOne;
    if (isEnd && items.some((one) => /\bwhat$/u.test(textOf(one, folded)))) return { ...item, meanings: [business] };
    if (!doing.has(textOf(item, folded)) || !means(item, 'dir', 'any')) return item;
    if (isFunction(item) && isAuxiliary(items, at))
      return { ...item, meanings: item.meanings.filter(({ kind }) => kind === 'fn') };
    // The words of asking are those of its own clause.
    const clause = stretchAround(items, at);
    const isWhat = clause.some((one) => doingFor.test(textOf(one, folded)));
    const isHow = clause.some((one) => /^(?:how|how's|how did|how has|how have|which|who)/u.test(textOf(one, folded)));
    if (isWhat && !isTimed && !isHow && isOfOne && textOf(item, folded) === 'do')
      return { ...item, meanings: [business] };
    return isHow || isTimed ? item : { ...item, meanings: item.meanings.filter(({ kind }) => kind !== 'dir') };
  });
}

/** "How does it make money" asks for its business; whether it does, for its profit. */
function withEarning(items: readonly Item[]): readonly Item[] {
  const isHow = items.some((item) => means(item, 'ask', 'how') || means(item, 'own', 'business'));
  const isTimed = items.some(({ is }) => is === 'period');
  if (!isHow || isTimed) return items;
  return items.map((item) =>
    item.is === 'word' && means(item, 'want', 'turnedProfit') ? { ...item, meanings: [business] } : item,
  );
}

/** "What does it do exactly": a word that also bounds a number bounds nothing where there is none. */
function withoutBounds(items: readonly Item[]): readonly Item[] {
  if (items.some(({ is }) => is === 'quantity')) return items;
  return items.map((item) =>
    isFunction(item) && means(item, 'rel', 'equal')
      ? { ...item, meanings: item.meanings.filter(({ kind }) => kind !== 'rel') }
      : item,
  );
}

/** 分别 beside the name of a company means each of its figures, and no difference between two terms. */
function withEach(items: readonly Item[]): readonly Item[] {
  if (!items.some(({ is }) => is === 'instrument')) return items;
  return items.map((item) =>
    means(item, 'ask', 'each') && means(item, 'ask', 'difference')
      ? { ...item, meanings: item.meanings.filter(({ id }) => id !== 'difference') }
      : item,
  );
}

/** "Drop the second company" where several are spoken of: the verb at the start removes, and no price falls. */
function withRemoving(items: readonly Item[], before: QuestionFrame | null): readonly Item[] {
  const at = items.findIndex((item) => item.is !== 'mark' && !(isFunction(item) && !means(item, 'join', 'remove')));
  const verb = items[at];
  const next = items.slice(at + 1).find((item) => !isFunction(item));
  const held = before?.instruments.map(({ value }) => value) ?? [];
  const isHeld =
    next?.is === 'instrument'
      ? next.mention.ids.some((id) => held.includes(id))
      : means(next, 'ref', 'first') || means(next, 'ref', 'second') || means(next, 'ref', 'last');
  if (held.length < 2 || !means(verb, 'join', 'remove') || !isHeld) return items;
  const meanings = verb.meanings.filter(({ kind }) => kind === 'join');
  return items.map((item) => (item === verb ? { ...verb, meanings } : item));
}

/** "Now the revenue": the word at the start of a later turn leads on, and names no day. */
function withLeadingOn(items: readonly Item[], folded: Folded, before: QuestionFrame | null): readonly Item[] {
  const [first, ...rest] = items;
  const isNow =
    first?.is === 'period' && textOf(first, folded) === 'now' && first.meanings.some(({ id }) => latest.has(id));
  if (before === null || !isNow || rest.length === 0 || rest.some(({ is }) => is === 'period')) return items;
  return [{ is: 'word', edge: first.edge, meanings: [{ kind: 'join', id: 'also', name: '', unit: '' }] }, ...rest];
}

const counting = /^(?:how many|几个|几只|几家|多少个|多少只|多少家|幾隻|幾多隻|有几个|有多少)$/u;
const limits: ReadonlySet<string> = new Set(['limitUp', 'limitDown']);
const counted = (id: string): Meaning => ({ kind: 'price', id: `${id}Count`, name: '', unit: '' });

/** "How many are limit-up": counted over the market, where nobody is named. */
function withCounted(items: readonly Item[], folded: Folded): readonly Item[] {
  const isCounted = items.some(
    (item, at) =>
      counting.test(textOf(item, folded)) ||
      (/^(?:几|幾|多少|幾多)$/u.test(textOf(item, folded)) && means(items[at + 1], 'unit', 'piece')),
  );
  if (!isCounted || items.some(({ is }) => is === 'instrument')) return items;
  return items.map((item) => {
    const limit =
      item.is === 'word' ? item.meanings.find(({ kind, id }) => kind === 'event' && limits.has(id)) : undefined;
    return item.is === 'word' && limit !== undefined ? { ...item, meanings: [counted(limit.id)] } : item;
  });
}

const spanWord = /^(\d+|three|five|ten)[ -]?(?:y|yr|year)(?:[ -](?:average|avg|median|mean))?$/u;
const counts: Readonly<Record<string, number>> = { three: 3, five: 5, ten: 10 };
/** Words that are a length of time only beside a figure that they are not of. */
const pastWords: ReadonlySet<string> = new Set(['governmentBond', 'peHistory']);

/** "Its 10y median": a length of time beside a figure that is set against its own past; no bond, and no multiple. */
function withOwnPast(items: readonly Item[], folded: Folded): readonly Item[] {
  const isOther = items.some(
    (item) =>
      item.is === 'word' &&
      item.meanings.some(({ kind, id }) => kind === 'metric' && !pastWords.has(id) && id !== 'priceToEarnings'),
  );
  const isOfPast = ['own', 'average'].some((id) => items.some((item) => means(item, 'want', id)));
  if (!items.some(({ is }) => is === 'instrument')) return items;
  return items.map((item) => {
    const said = spanWord.exec(textOf(item, folded))?.[1] ?? '';
    const n = counts[said] ?? Number(said);
    const isSpan =
      (isOfPast && means(item, 'metric', 'governmentBond')) || (isOther && means(item, 'metric', 'peHistory'));
    if (!isSpan || !(n > 0)) return item;
    const period: SaidPeriod = { isLoose: true, of: () => ({ is: 'last', n, of: 'years' }) };
    return { is: 'period', edge: item.edge, said: period, meanings: [] };
  });
}

/** Figures that are told apart by one word before a noun that they share. */
const families: readonly Readonly<Record<string, string>>[] = [
  { gross: 'grossMargin', operating: 'operatingMargin', net: 'netMargin' },
  {
    forward: 'forwardPe',
    fwd: 'forwardPe',
    trailing: 'priceToEarnings',
    ttm: 'priceToEarnings',
    static: 'peStatic',
    预测: 'forwardPe',
    远期: 'forwardPe',
    滚动: 'priceToEarnings',
    动态: 'peDynamic',
    静态: 'peStatic',
  },
  { current: 'currentRatio', quick: 'quickRatio', cash: 'cashRatio', 流动: 'currentRatio', 速动: 'quickRatio' },
  { basic: 'epsBasic', diluted: 'epsDiluted', adjusted: 'adjustedEps', 基本: 'epsBasic', 稀释: 'epsDiluted' },
  { 'short-term': 'shortTermDebt', 'long-term': 'longTermDebt', short: 'shortTermDebt', 短期: 'shortTermDebt' },
  { operating: 'operatingCashFlow', investing: 'investingCashFlow', financing: 'financingCashFlow' },
];

const familyOf = (item: Item | undefined): (typeof families)[number] | undefined =>
  means(item, 'many', 'profitability')
    ? families[0]
    : families.find((family) => Object.values(family).some((id) => means(item, 'metric', id)));

/** "Gross, operating and net margins", "forward and trailing P/E": words before a noun that they share. */
function withSharedNoun(items: readonly Item[], folded: Folded): readonly Item[] {
  const last = items.findLastIndex((item) => familyOf(item) !== undefined);
  const family = familyOf(items[last]);
  if (family === undefined) return items;
  const made = [...items];
  for (let at = last - 1; at >= 0; at -= 1) {
    const item = items[at]!;
    if (item.is === 'mark' || means(item, 'join', 'and') || means(item, 'join', 'vs') || means(item, 'join', 'or'))
      continue;
    const id = item.is === 'instrument' ? undefined : family[textOf(item, folded)];
    // The word right before the noun may be the noun's own.
    if (id === undefined) break;
    made[at] = { is: 'word', edge: item.edge, meanings: [{ kind: 'metric', id, name: '', unit: '' }] };
  }
  return made;
}

const oneDay = /^(?:an? |the |its )?(?:one|single|1)[- ]day$|^(?:daily|一天|单日)$/u;
const extreme =
  /^(?:its |the )?(?:biggest|largest|worst|steepest|sharpest|greatest|deepest|最大|最猛|最多|最狠|最惨)$/u;
const beside: Meaning = { kind: 'fn', id: 'of', name: '', unit: '' };

/** "Its steepest one-day fall" is the worst of its days. */
function withExtremeDay(items: readonly Item[], folded: Folded): readonly Item[] {
  const at = items.findIndex(
    (item, place) =>
      oneDay.test(textOf(item, folded)) &&
      items[place - 1] !== undefined &&
      extreme.test(textOf(items[place - 1]!, folded)),
  );
  const move = items[at + 1];
  const moved = means(move, 'price', 'dayChange') ? textOf(move, folded).charAt(0) : '';
  const isUp = means(move, 'dir', 'up') || /[涨漲升]/u.test(moved);
  if (at < 1 || (!isUp && !means(move, 'dir', 'down') && moved !== '跌')) return items;
  const day: Meaning = { kind: 'perf', id: isUp ? 'bestPeriod' : 'worstPeriod', name: '', unit: '' };
  return items.map((item, place) =>
    place === at + 1
      ? { is: 'word', edge: item.edge, meanings: [day] }
      : place === at || place === at - 1
        ? { is: 'word', edge: item.edge, meanings: [beside] }
        : item,
  );
}

const oneLot = /^(?:一手|1手|one lot|a lot)$/u;
const paidFor = /(?:多少钱|几钱|几多钱|多少资金|how much)/u;

/** 买一手要多少钱: so many shares and what they are worth, not how many make a lot. */
function withOneLot(items: readonly Item[], folded: Folded): readonly Item[] {
  if (!items.some(({ is }) => is === 'instrument') || !paidFor.test(folded.text)) return items;
  return items.map((item) =>
    means(item, 'rule', 'lotRule') && oneLot.test(textOf(item, folded))
      ? { is: 'quantity', edge: item.edge, quantity: { value: 1, written: 1, scale: 1, unit: 'lots' } }
      : item,
  );
}

const asksValue: Meaning = { kind: 'ask', id: 'value', name: '', unit: '' };
const whatIs = /^(?:是什么|是啥|係咩|係乜|係乜嘢)$/u;

/** 茅台的市盈率是什么: of a company that is named before it the value is asked for, and no meaning. */
function withOwned(items: readonly Item[], folded: Folded): readonly Item[] {
  const content = items.filter(({ is }) => is !== 'mark');
  const [first, last] = [content[0], content.at(-1)];
  const isOwned = first?.is === 'instrument' && last?.is === 'word' && whatIs.test(textOf(last, folded));
  if (!isOwned || content.some((item) => item !== last && means(item, 'ask', 'define'))) return items;
  return items.map((item) => (item === last ? { is: 'word', edge: item.edge, meanings: [asksValue] } : item));
}

/** Words whose sense the rest of the text, or the turn before it, decides. */
export function inSense(items: readonly Item[], folded: Folded, before: QuestionFrame | null): readonly Item[] {
  const money = withResearch(withTheirMoney(withoutTouching(items), folded), folded);
  const sums = withSums(withQuartersOfYear(money, folded));
  const bound = withEndsOfFigures(withBonds(sums, folded), folded);
  const noun = withExtremeDay(withSharedNoun(bound, folded), folded);
  const whole = withOwned(withAverages(noun, folded), folded);
  const known = withOneLot(withOwnPast(withCounted(whole, folded), folded), folded);
  return withLeadingOn(
    withRemoving(withEarning(withDoing(withEach(withoutBounds(known)), folded)), before),
    folded,
    before,
  );
}
