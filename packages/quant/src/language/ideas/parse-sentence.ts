import type { Interval } from '@plumbline/model/bar';
import { isIndex, marketOf, type InstrumentId } from '@plumbline/model/instrument';
import type { NamedInstrument } from '@plumbline/model/ports';
import type { Locale, LocalText } from '@plumbline/model/locale';
import { locales } from '@plumbline/model/locale';
import { isTooLong } from '@plumbline/model/text-limit';
import { parseStrategySpec, specSchema, type Expression, type StrategySpec } from '@plumbline/model/strategy-spec';
import { fields } from '../../catalogue/fields/registry.ts';
import { readDescription, sentencesOf, spoken } from '../describe.ts';
import { writeExpression } from '../write-expression.ts';
import type { Span } from '../reader.ts';
import { writerOf } from '../write-spec.ts';
import type { Chip, IdeaAnswer } from './idea-answer.ts';
import { askAbout, type Asked } from './idea-questions.ts';
import { readRules, type FoundCondition, type Rules } from './idea-conditions.ts';
import { reverseOf } from './idea-phrases.ts';
import { readRanking, type FoundRanking } from './idea-ranking.ts';
import { readRisk, type FoundAmount } from './idea-risk.ts';
import type { Token } from './idea-token.ts';
import { universes } from '../../catalogue/strategy-universes.ts';
import { dailyLimit, sharesPerLot } from './board-terms.ts';
import { readTokens } from './read-tokens.ts';
import { unreadWords } from './unread-words.ts';

/** What an idea is read with besides its words. */
export interface IdeaOptions {
  /** What stands in the idea of listed names, codes and tickers; nothing else is an instrument. */
  readonly names?: readonly NamedInstrument[];
  /** Traded when the idea names nothing. */
  readonly instruments?: readonly InstrumentId[];
}

const usual: Readonly<Record<Locale, InstrumentId>> = { en: 'US:SPY', 'zh-CN': 'SH:510300', 'zh-HK': 'HK:02800' };
const usualMany: Readonly<Record<Locale, readonly InstrumentId[]>> = {
  en: universes.usLarge,
  'zh-CN': universes.cnLarge,
  'zh-HK': universes.hkLarge,
};
const names: LocalText = { en: 'My idea', 'zh-CN': '我的想法', 'zh-HK': '我的想法' };
const frames: Readonly<Record<string, Interval>> = { hourly: '1h', daily: '1d', weekly: '1w', monthly: '1mo' };
const minutes: Readonly<Record<string, Interval>> = { 1: '1m', 5: '5m', 15: '15m', 60: '1h' };

function barOf(tokens: readonly Token[]): { readonly bar: Interval; readonly token: Token | null } {
  for (const token of tokens) {
    if (token.is !== 'phrase') continue;
    const word = token.values.find((value) => value !== undefined);
    const bar = token.phrase === 'timeframe' ? frames[String(word).toLowerCase()] : minutes[String(word)];
    if ((token.phrase === 'timeframe' || token.phrase === 'minutes') && bar !== undefined) return { bar, token };
  }
  return { bar: '1d', token: null };
}

interface Found {
  readonly tokens: readonly Token[];
  readonly bar: Interval;
  readonly barToken: Token | null;
  readonly instruments: readonly { readonly id: InstrumentId; readonly token: Token }[];
  readonly rules: Rules;
  readonly ranking: FoundRanking;
  readonly risk: readonly FoundAmount[];
}

const always: Expression = { op: 'above', left: { op: 'price', field: 'volume' }, right: { op: 'constant', value: 0 } };

function isOfCoins({ tokens }: Found): boolean {
  return tokens.some(({ text }) => /\bcoins?\b|\bcrypto|[币幣]/i.test(text));
}

/** The four conditions: holding while something is true is entering on it and leaving without it. */
function conditionsOf({ rules, ranking }: Found) {
  const { groups } = rules;
  const hold = groups.hold;
  const buy: FoundCondition | undefined = groups.buy ?? hold;
  const sell =
    groups.sell ??
    (hold !== undefined && groups.buy === undefined ? { ...hold, expression: reverseOf(hold.expression) } : undefined);
  const isRanked = ranking.ranking !== null || ranking.allocation !== null;
  const isAlways = buy === undefined && groups.short === undefined && isRanked;
  // "Short …, exit when …": with nothing bought, leaving is covering.
  const isShortOnly = groups.short !== undefined && buy === undefined;
  if (isShortOnly && groups.cover === undefined) {
    return { long: undefined, leaveLong: undefined, short: groups.short, leaveShort: sell };
  }
  return {
    long: isAlways ? { expression: always, from: 0, to: 0 } : buy,
    leaveLong: sell,
    short: groups.short,
    leaveShort: groups.cover,
  };
}

/** What is traded: what was named, else what was spoken of, else the usual of the language. */
function tradedIn(found: Found, locale: Locale, options: IdeaOptions): readonly InstrumentId[] {
  const { ranking, instruments } = found;
  if (instruments.length > 0) return instruments.map(({ id }) => id);
  if (options.instruments !== undefined) return options.instruments;
  if (ranking.ranking === null && ranking.allocation === null) return [usual[locale]];
  return isOfCoins(found) ? universes.coins : usualMany[locale];
}

/** Lots become shares by the rule of where they are traded. */
function sizeOf(size: FoundAmount | undefined, share: number, traded: readonly InstrumentId[]) {
  if (size?.basis !== 'lots') return { basis: size?.basis ?? 'fraction', value: size?.value ?? share };
  return { basis: 'units', value: size.value * (sharesPerLot(traded) ?? Number.NaN) };
}

/** Only coins trade on Saturdays and Sundays. */
function isWeekend([day]: readonly string[]): boolean {
  return /^(?:sat|sun|六|日|天)/i.test(day);
}

function isOfLimit(phrase: string): boolean {
  return phrase === 'limitUp' || phrase === 'limitDown';
}

/** The first instrument that stands apart from the list of those named before: another one, in another place of the sentence. */
function otherPlace(tokens: readonly Token[]): Token | null {
  const known = new Set<InstrumentId>();
  let isList = true;
  for (const token of tokens) {
    if (token.is === 'instrument') {
      const [id] = token.ids;
      if (!isList && !known.has(id)) return token;
      known.add(id);
    } else if (known.size > 0 && token.is !== 'and' && token.is !== 'separator') isList = false;
  }
  return null;
}

/** Where everything stands that became part of the strategy. Of two stops or two sizes only the first did. */
function usedSpans({ instruments, barToken, rules, ranking, risk }: Found): readonly Span[] {
  const firsts = risk.filter(({ path }, at) => risk.findIndex((one) => one.path === path) === at);
  return [
    ...instruments.map(({ token }) => token),
    ...(barToken === null ? [] : [barToken]),
    ...rules.used,
    ...ranking.chips,
    ...ranking.ends,
    ...firsts,
  ];
}

function specOf(
  found: Found,
  conditions: ReturnType<typeof conditionsOf>,
  locale: Locale,
  options: IdeaOptions,
): StrategySpec {
  const { ranking, risk, bar } = found;
  const traded = tradedIn(found, locale, options);
  const side = (long?: FoundCondition, short?: FoundCondition) => ({
    long: long?.expression,
    short: short?.expression,
  });
  const amount = (part: string): number | undefined => risk.find(({ path }) => path === part)?.value;
  const size = risk.find(({ path }) => path === 'sizing');
  const share = ranking.ranking === null ? 1 : Number((1 / ranking.ranking.count).toFixed(4));
  const sizing =
    ranking.allocation === null
      ? sizeOf(size, share, traded)
      : { basis: 'allocation', method: ranking.allocation, lookback: 60, gross: 1 };
  const needsCalendar = ranking.ranking === null && (ranking.allocation !== null || ranking.every !== null);
  return parseStrategySpec({
    schema: specSchema,
    name: names[locale],
    kind: ranking.ranking === null ? 'custom' : 'multi-factor',
    universe: { instruments: [...new Set(traded)] },
    bar,
    entry: side(conditions.long, conditions.short),
    exit: side(conditions.leaveLong, conditions.leaveShort),
    ranking: ranking.ranking ?? undefined,
    rebalance: needsCalendar ? (ranking.every ?? 'month') : undefined,
    sizing,
    risk: {
      stopLoss: amount('risk.stopLoss'),
      target: amount('risk.target'),
      trailing: amount('risk.trailing'),
      maxBars: amount('risk.maxBars'),
    },
    costs: {
      commission: { rate: 0, perUnit: 0, fixed: 0, min: 0, max: null },
      spread: 0,
      slippage: { fixed: 0, volatilityShare: 0, volumeImpact: 0 },
      borrowRate: 0,
      marginRate: 0,
    },
    execution: { fillPolicy: 'next-open', delayBars: 0, leverage: 1, quantityStep: 0, maxVolumeShare: 0 },
    parameters: [],
    benchmark: null,
  });
}

/** A data column by its title: its own name is for code. */
function inTitles(text: string, locale: Locale): string {
  return text.replace(/(?:the series|序列) ([A-Za-z]+)/g, (whole, name: string) => {
    return fields.find((field) => field.name === name)?.title[locale] ?? whole;
  });
}

function inWords(expression: Expression, bar: Interval): LocalText {
  const write = (locale: Locale): string =>
    inTitles(writeExpression(expression, writerOf({ parameters: [], bar }, spoken[locale])), locale);
  return { en: write('en'), 'zh-CN': write('zh-CN'), 'zh-HK': write('zh-HK') };
}

const same = (text: string): LocalText => ({ en: text, 'zh-CN': text, 'zh-HK': text });

function chipsOf(
  text: string,
  found: Found,
  conditions: ReturnType<typeof conditionsOf>,
  spec: StrategySpec | null,
): readonly Chip[] {
  const chip = (path: string, from: number, to: number, means: LocalText): Chip => ({
    from,
    to,
    text: text.slice(from, to),
    path,
    means,
    isAssumed: from === to,
  });
  const condition = (path: string, one: FoundCondition | undefined): readonly Chip[] =>
    one === undefined ? [] : [chip(path, one.from, one.to, inWords(one.expression, found.bar))];
  const assumed = spec !== null && found.instruments.length === 0 ? spec.universe.instruments : [];
  return [
    ...found.instruments.map(({ id, token }) => chip('universe.instruments', token.from, token.to, same(id))),
    ...assumed.map((id) => chip('universe.instruments', 0, 0, same(id))),
    ...(found.barToken === null ? [] : [chip('bar', found.barToken.from, found.barToken.to, same(found.bar))]),
    ...condition('entry.long', conditions.long),
    ...condition('exit.long', conditions.leaveLong),
    ...condition('entry.short', conditions.short),
    ...condition('exit.short', conditions.leaveShort),
    ...found.ranking.chips.map(({ path, from, to, expression, word }) =>
      chip(path, from, to, expression === null ? same(word) : inWords(expression, found.bar)),
    ),
    ...found.risk.map(({ path, from, to, shown }) => chip(path, from, to, same(shown))),
  ].toSorted((a, b) => a.from - b.from);
}

/** A complete description, as the product writes it, changed or not. */
function described(text: string, locale: Locale): IdeaAnswer | null {
  // What the product writes begins with what it is; anything else is an idea in somebody's own words.
  if (!/^\s*(?:This is|这是|這是)/.test(text)) return null;
  for (const one of new Set([locale, ...locales])) {
    const { spec } = readDescription(text, one);
    if (spec === null) continue;
    const sentences = sentencesOf(spec, one);
    const chips = sentences.flatMap((sentence): readonly Chip[] => {
      const from = text.indexOf(sentence.text);
      if (from < 0) return [];
      const to = from + sentence.text.length;
      return [{ from, to, text: sentence.text, path: sentence.kind, means: same(sentence.text), isAssumed: false }];
    });
    return { kind: 'spec', spec, chips };
  }
  return null;
}

/**
 * Reads an idea in English or Chinese: a strategy with everything that was understood as chips, or the one question that
 * has to be answered first. Nothing is guessed: what was assumed is marked, and a word that means nothing here is asked
 * about. Works without any model or network.
 */
export function parseSentence(text: string, locale: Locale, options: IdeaOptions = {}): IdeaAnswer {
  if (isTooLong(text)) return { kind: 'question', question: askAbout.tooLong(text), chips: [] };
  const whole = described(text, locale);
  if (whole !== null) return whole;
  const tokens = readTokens(text, options.names ?? []);
  const { bar, token: barToken } = barOf(tokens);
  const asked: Asked = { tokens, text };
  const instruments: { id: InstrumentId; token: Token }[] = [];
  for (const token of tokens) {
    if (token.is !== 'instrument') continue;
    const [id] = token.ids;
    if (token.ids.length === 1) instruments.push({ id, token });
    else return { kind: 'question', question: askAbout.instrument(asked, token, token.ids), chips: [] };
  }
  const index = instruments.find(({ id }) => isIndex(id));
  if (index !== undefined) return { kind: 'question', question: askAbout.index(index.token), chips: [] };
  const other = otherPlace(tokens);
  if (other !== null) return { kind: 'question', question: askAbout.several(other), chips: [] };
  const ranking = readRanking(tokens, bar);
  const isPicked = ranking.ranking !== null || ranking.allocation !== null;
  const limit = dailyLimit(
    instruments.length > 0
      ? instruments.map(({ id }) => id)
      : (options.instruments ?? (isPicked ? [] : [usual[locale]])),
  );
  const risk = readRisk(tokens, bar);
  const rules = readRules(
    tokens.filter((_, at) => !ranking.used.has(at)),
    bar,
    limit ?? Number.NaN,
  );
  const found: Found = { tokens, bar, barToken, instruments, rules, ranking, risk };
  const conditions = conditionsOf(found);
  const ask = (question: Extract<IdeaAnswer, { readonly kind: 'question' }>['question']): IdeaAnswer => ({
    kind: 'question',
    question,
    chips: chipsOf(text, found, conditions, null),
  });
  const limitWord = tokens.find(({ is, ...token }) => is === 'phrase' && 'phrase' in token && isOfLimit(token.phrase));
  if (limit === null && limitWord !== undefined) return ask(askAbout.limit(limitWord));
  const [unread] = unreadWords(tokens, usedSpans(found));
  if (unread !== undefined) return ask(askAbout.word(unread));
  if (rules.impossible !== null) return ask(askAbout.range(rules.impossible, text));
  if (rules.missing !== null) return ask(askAbout.length(rules.missing, text));
  if (ranking.isFactorMissing) return ask(askAbout.factor(asked));
  if (conditions.long === undefined && conditions.short === undefined) return ask(askAbout.entry(asked));
  const hasLimit = risk.some(({ path }) => path.startsWith('risk.'));
  const isCalendar = ranking.ranking !== null || ranking.allocation !== null;
  if (!hasLimit && !isCalendar) {
    if (conditions.long !== undefined && conditions.leaveLong === undefined && conditions.short === undefined) {
      return ask(askAbout.exit(asked, 'long'));
    }
    if (conditions.short !== undefined && conditions.leaveShort === undefined && conditions.long === undefined) {
      return ask(askAbout.exit(asked, 'short'));
    }
  }
  if (hasLimit && isCalendar) return ask(askAbout.conflict(asked));
  const traded = tradedIn(found, locale, options);
  const weekend = tokens.find(
    (token) => token.is === 'phrase' && token.phrase === 'weekday' && isWeekend(token.values),
  );
  if (weekend !== undefined && traded.some((id) => marketOf(id) !== 'crypto')) return ask(askAbout.weekend(weekend));
  const lots = tokens.find((token) => token.is === 'phrase' && token.phrase === 'lots');
  if (lots !== undefined && sharesPerLot(traded) === null) return ask(askAbout.lot(lots));
  const spec = specOf(found, conditions, locale, options);
  return { kind: 'spec', spec, chips: chipsOf(text, found, conditions, spec) };
}
