import type { Fact } from '@plumbline/model/fact';
import { ratios } from '@plumbline/quant/catalogue/ratios/registry';
import type { Binder, Said, Subject } from '../binder.ts';
import { windowOf } from '../metric-names.ts';
import type { PeriodWord } from '../periods.ts';
import type { Item, Verb } from './items.ts';
import type { Mention, Opening } from './mentions.ts';

/** A figure with whom, what and when the words say it is. */
export interface Bound {
  readonly mention: Mention;
  readonly fact: Fact;
  readonly subject: Said['subject'];
  /** Whom pronouns mean here. */
  readonly before: Subject;
  readonly metrics: ReadonlySet<string> | null;
  readonly periods: readonly PeriodWord[];
}

type OfKind<K extends Item['kind']> = Extract<Item, { readonly kind: K }>;

/** The words of a figure of one class, those in front of it first. */
export function wordsOf<K extends Item['kind']>({ ahead, behind }: Mention, kind: K): readonly OfKind<K>[] {
  return [...ahead, ...behind].filter((item): item is OfKind<K> => item.kind === kind);
}

/** A name, and its code in brackets. */
const mostNames = 2;
const priceKinds: ReadonlySet<string> = new Set(['price', 'indexLevel']);
/** What a verb says of the kind of figure beside it, where no name does. */
const impliedBy: Readonly<Partial<Record<Verb, ReadonlySet<string>>>> = {
  trade: priceKinds,
  earn: new Set(['netIncome']),
  worth: new Set(['marketCap']),
};
/** The kinds a verb may stand beside. */
const fitting: Readonly<Record<Verb, RegExp>> = {
  trade: /^(?:price$|indexLevel|evTo|forwardPe)/,
  earn: /income|profit|eps|ebit|return|margin|revenue/i,
  worth: /^(?:marketCap|enterpriseValue|price|dcf|blendedValue|lotValue|equity|networkCap)/,
  take: /revenue|income|profit|cashflow|employees|margin|tax/i,
  pay: /dividend|repurchase|payout|yield|capital|research|tax|interest|debt|sellingGeneral|buyback|cost|compensation/i,
  value:
    /^(?:dcf|blendedValue|value|own|peer|gordon|residual|equityCash|graham|earningsPower|netAsset|sumOf|probability|hModel)/,
};

const expressions = new Map(ratios.map(({ id, expression }) => [id, expression]));
const isFixed = ({ kind }: PeriodWord): boolean => !['annual', 'year-on-year', 'length'].includes(kind);

/** Whom, what and when each figure is said to be; null where that is open. */
export function boundOf(
  all: readonly Mention[],
  opening: Opening,
  binder: Binder,
  antecedent: Subject,
): readonly Bound[] | null {
  const found: Bound[] = [];
  let named: Subject = antecedent;
  let spoken: ReadonlySet<string> | null = null;
  for (const [at, mention] of all.entries()) {
    const fact = binder.factOf(mention.handle);
    if (fact === null || fact.value === null) return null;
    const owner = ownerOf(mention, at, opening, binder);
    const metrics = kindOf(mention, spoken, fact, found.at(-1)?.fact ?? null);
    if (owner === undefined || metrics === undefined) return null;
    if (owner !== null && owner !== 'it') named = owner;
    spoken = metrics ?? spoken;
    const periods = labelOf(fact, at, all, binder) ?? timesOf(mention, at, all);
    found.push({ mention, fact, subject: owner ?? named, before: named, metrics, periods });
  }
  return found;
}

/** The one name that a figure has; null where it has none, undefined where it has several. */
function ownerOf(mention: Mention, at: number, { sides }: Opening, binder: Binder): Said['subject'] | undefined {
  if (sides === null || at > 1) return ownerIn([...mention.ahead, ...mention.behind], binder);
  // `A's margin is higher than B's: {a} against {b}`: the first figure is the first name's, the second the second's.
  const side = ownerIn(sides[at] ?? [], binder);
  const own = ownerIn(at === 0 ? mention.behind : [...mention.ahead, ...mention.behind], binder);
  if (side === undefined || own === undefined) return undefined;
  if (side === null || own === null || side === 'it' || own === 'it') return side ?? own;
  return [...own].some((id) => side.has(id)) ? side : undefined;
}

function ownerIn(items: readonly Item[], binder: Binder): Said['subject'] | undefined {
  const names = items.flatMap((item) => (item.kind === 'owner' ? [item.ids] : []));
  const [first] = names;
  if (names.length > mostNames) return undefined;
  const pronoun = items.find(({ kind }) => kind === 'it');
  if (first === undefined) return pronoun === undefined ? null : (binder.ofKind(pronoun.text) ?? 'it');
  // A name and its code in brackets are one.
  const shared = new Set([...first].filter((id) => names.every((ids) => ids.has(id))));
  return shared.size > 0 ? shared : undefined;
}

/** The kind a figure is said to be; null where its unit or its way says it, undefined where nothing does or two names differ. */
function kindOf(
  mention: Mention,
  spoken: ReadonlySet<string> | null,
  fact: Fact,
  before: Fact | null,
): ReadonlySet<string> | null | undefined {
  const verbs = wordsOf(mention, 'verb').map(({ role }) => role);
  const isOfUnit = wordsOf(mention, 'unit').some(({ text }) =>
    /^(?:times \S|earnings|sales|trailing)|^倍\S/i.test(text),
  );
  const isMultiple = isOfUnit || fact.metric.startsWith('priceTo');
  if (verbs.some((verb) => !fitting[verb].test(fact.metric) && !(verb === 'trade' && isMultiple))) return undefined;
  if (isReached(mention, fact) || isMade(mention, fact)) return undefined;
  const metrics = wordsOf(mention, 'metric');
  const [first] = metrics;
  if (first !== undefined) {
    if (isShareOf(metrics, fact)) return null;
    // Two names of one figure, `price-to-earnings ratio (P/E)`, share what they mean.
    const shared = new Set([...first.metrics].filter((one) => metrics.every((other) => other.metrics.has(one))));
    return shared.size > 0 ? shared : undefined;
  }
  const [sign] = wordsOf(mention, 'sign').flatMap(({ sign: one }) => one.kinds ?? []);
  if (isOfUnit) return null;
  const [implied] = verbs.flatMap((verb) => impliedBy[verb] ?? []);
  if (implied !== undefined) return implied;
  if (sign !== undefined) return wordsOf(mention, 'sign')[0]?.sign.kinds;
  // `and {b} in FY2024`, `against {b} at AMD`: the same kind as the one before.
  if (mention.link.kind !== 'first' && before !== null && before.metric === fact.metric) return spoken;
  // `up {x}` is said of the price, unless a figure of another kind stands in front of it.
  const isOfPrice = before === null || priceKinds.has(before.metric) || windowOf(before.metric) !== null;
  return isOfPrice && wordsOf(mention, 'way').length === 1 && windowOf(fact.metric) !== null ? null : undefined;
}

const ends = /^(?:high52w|low52w|allTimeHigh|movingAverage|sma|previousClose)/;
const reaching = /(?:^|\b)(?:at|to|on|near)$|reach|hit|touch|收于|收报|处于|位于|触及|达到|达|在|报|见/i;

/** `NVIDIA is at its 52-week high of {x}` says it of the price too. */
function isReached({ ahead }: Mention, { metric }: Fact): boolean {
  const at = ahead.findIndex(({ kind }) => kind === 'metric');
  return (
    ends.test(metric) &&
    ahead
      .slice(0, Math.max(at, 0))
      .some(({ kind, text }) => (kind === 'quiet' && reaching.test(text)) || kind === 'verb')
  );
}

const making = /generat|produc|earn|deliver|achiev|turned in|\bnet(?:s|ted)\b|赚|实现|产生|创造|盈利/i;
const held =
  /^(?:cash|shortTermInvestments|totalDebt|netCash|netDebt|longTermDebt|shortTermDebt|total\w+|current\w+|equity|inventory|receivables|payables|goodwill|employees|sharesOutstanding|marketCap)$/;

/** `generated {x} of debt`: what is held is not earned. */
const isMade = ({ ahead }: Mention, { metric }: Fact): boolean =>
  held.test(metric) && ahead.some(({ kind, text }) => (kind === 'quiet' || kind === 'verb') && making.test(text));

/** `spent {x} of its sales on research`: a ratio said by what is divided by what. */
function isShareOf(metrics: readonly { readonly metrics: ReadonlySet<string> }[], { metric, unit }: Fact): boolean {
  const [, above, below] = /^(\w+) \/ (?:positive\()?(\w+)\)?$/.exec(expressions.get(metric) ?? '') ?? [];
  if (above === undefined || below === undefined || unit !== 'fraction' || metrics.length !== 2) return false;
  return metrics.some((one) => one.metrics.has(above)) && metrics.some((one) => one.metrics.has(below));
}

const isFixedIn = ({ ahead, behind }: Mention): boolean =>
  [...ahead, ...behind].some((item) => item.kind === 'time' && isFixed(item.period));

/** The time of a figure whose place says it: the start of a step to the next of its kind, or a member of a list by time. */
function labelOf(fact: Fact, at: number, all: readonly Mention[], binder: Binder): readonly PeriodWord[] | null {
  const mention = all[at];
  if (mention === undefined || fact.period === undefined || isFixedIn(mention)) return null;
  const own: readonly PeriodWord[] = [{ kind: 'label', label: fact.period.label.replaceAll('-', ' ') }];
  const [sequence] = all.flatMap((one) => wordsOf(one, 'sequence').map((item) => item.sequence));
  if (sequence !== undefined && sequence.by !== 'size' && !all.some(isFixedIn))
    return isWithNewest(all, binder) ? own : null;
  const next = all[at + 1];
  const end = mention.link.kind === 'from' ? all[at - 1] : next?.link.kind === 'to' ? next : undefined;
  return end !== undefined && binder.before(end.handle)?.id === fact.id ? own : null;
}

/** The newest of the kind is among them. */
const isWithNewest = (all: readonly Mention[], binder: Binder): boolean =>
  all.some(({ handle }) => {
    const fact = binder.factOf(handle);
    return fact !== null && binder.isNewest(fact);
  });

/** When a figure is said to be of: beside it, else in front of all, else with the one before or behind it. */
function timesOf(mention: Mention, at: number, all: readonly Mention[]): readonly PeriodWord[] {
  const own = wordsOf(mention, 'time').map(({ period }) => period);
  if (own.some(isFixed)) return own;
  const fixedIn = (items: readonly Item[]): readonly PeriodWord[] =>
    items.flatMap((item) => (item.kind === 'time' && isFixed(item.period) ? [item.period] : []));
  const leading = fixedIn(all[0]?.ahead ?? []);
  if (leading.length > 0) return [...own, ...leading];
  const others = [...all.slice(0, at).toReversed(), ...all.slice(at + 1)];
  const taken = others.map((one) => fixedIn([...one.ahead, ...one.behind])).find((times) => times.length > 0);
  return [...own, ...(taken ?? [])];
}
