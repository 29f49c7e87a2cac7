import type { Interval } from '@plumbline/model/bar';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { Locale, LocalText } from '@plumbline/model/locale';
import { locales } from '@plumbline/model/locale';
import { parseStrategySpec, specSchema, type Expression, type StrategySpec } from '@plumbline/model/strategy-spec';
import { readDescription, sentencesOf, spoken } from '../strategy-language/describe.ts';
import { writeExpression } from '../strategy-language/write-expression.ts';
import { writerOf } from '../strategy-language/write-spec.ts';
import type { Chip, IdeaAnswer } from './idea-answer.ts';
import { askAbout, type Asked } from './idea-questions.ts';
import { readRules, type FoundCondition, type Rules } from './idea-conditions.ts';
import { reverseOf } from './idea-phrases.ts';
import { readRanking, type FoundRanking } from './idea-ranking.ts';
import { readRisk, type FoundAmount } from './idea-risk.ts';
import type { Token } from './idea-token.ts';
import { universes } from '../strategy-universes.ts';
import { codeInstruments, readTokens, type FindInstrument } from './read-tokens.ts';

/** What an idea is read with besides its words. */
export interface IdeaOptions {
  /** Instruments by name, from the resolver; codes are known without it. */
  readonly find?: FindInstrument;
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

function specOf(
  found: Found,
  conditions: ReturnType<typeof conditionsOf>,
  locale: Locale,
  options: IdeaOptions,
): StrategySpec {
  const { ranking, risk, bar, instruments } = found;
  const isMany = ranking.ranking !== null || ranking.allocation !== null;
  const fallback: readonly InstrumentId[] = isMany
    ? isOfCoins(found)
      ? universes.coins
      : usualMany[locale]
    : [usual[locale]];
  const traded = instruments.length > 0 ? instruments.map(({ id }) => id) : (options.instruments ?? fallback);
  const side = (long?: FoundCondition, short?: FoundCondition) => ({
    long: long?.expression,
    short: short?.expression,
  });
  const amount = (part: string): number | undefined => risk.find(({ path }) => path === part)?.value;
  const size = risk.find(({ path }) => path === 'sizing');
  const share = ranking.ranking === null ? 1 : Number((1 / ranking.ranking.count).toFixed(4));
  const sizing =
    ranking.allocation === null
      ? { basis: size?.basis ?? 'fraction', value: size?.value ?? share }
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

function inWords(expression: Expression, bar: Interval): LocalText {
  const write = (locale: Locale): string =>
    writeExpression(expression, writerOf({ parameters: [], bar }, spoken[locale]));
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
  const whole = described(text, locale);
  if (whole !== null) return whole;
  const find: FindInstrument = (word) => {
    const named = options.find?.(word) ?? [];
    return named.length > 0 ? named : codeInstruments(word);
  };
  const tokens = readTokens(text, find);
  const { bar, token: barToken } = barOf(tokens);
  const asked: Asked = { tokens, text };
  const instruments: { id: InstrumentId; token: Token }[] = [];
  for (const token of tokens) {
    if (token.is !== 'instrument') continue;
    const candidates = find(token.word);
    if (candidates.length === 1) instruments.push({ id: candidates[0], token });
    else if (candidates.length > 1)
      return { kind: 'question', question: askAbout.instrument(asked, token, candidates), chips: [] };
  }
  const risk = readRisk(tokens, bar);
  const ranking = readRanking(tokens, bar);
  const rules = readRules(
    tokens.filter((_, at) => !ranking.used.has(at)),
    bar,
  );
  const found: Found = { tokens, bar, barToken, instruments, rules, ranking, risk };
  const conditions = conditionsOf(found);
  const ask = (question: Extract<IdeaAnswer, { readonly kind: 'question' }>['question']): IdeaAnswer => ({
    kind: 'question',
    question,
    chips: chipsOf(text, found, conditions, null),
  });
  const unknown = tokens.find(({ is }) => is === 'unknown');
  if (unknown !== undefined) return ask(askAbout.word(unknown));
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
  const spec = specOf(found, conditions, locale, options);
  return { kind: 'spec', spec, chips: chipsOf(text, found, conditions, spec) };
}
