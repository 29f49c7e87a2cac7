import type { Interval } from '@plumbline/model/bar';
import {
  allocationMethods,
  type AllocationMethod,
  type Expression,
  type RebalancePeriod,
} from '@plumbline/model/strategy-spec';
import type { Span } from '../reader.ts';
import { inBars, operandExpression, readOperand } from './idea-operands.ts';
import { numberOf, unitOf } from './idea-words.ts';
import type { Noun, Token } from './idea-token.ts';

/** A part of a ranking and where it was said. */
export interface RankingChip extends Span {
  readonly path: string;
  readonly expression: Expression | null;
  readonly word: string;
}

export interface FoundRanking {
  readonly ranking: {
    readonly by: Expression;
    readonly count: number;
    readonly order: 'highest' | 'lowest';
    readonly every: RebalancePeriod;
  } | null;
  readonly allocation: AllocationMethod | null;
  readonly every: RebalancePeriod | null;
  /** A number of the best was asked for, but not by what. */
  readonly isFactorMissing: boolean;
  /** Tokens that belong to the ranking and are no conditions. */
  readonly used: ReadonlySet<number>;
  readonly chips: readonly RankingChip[];
  /** Where words stand that only lead to a part, such as "by". */
  readonly ends: readonly Span[];
}

const periods: readonly (readonly [pattern: RegExp, every: RebalancePeriod])[] = [
  [/^week|周/i, 'week'],
  [/^month|月/i, 'month'],
  [/^quarter|季/i, 'quarter'],
  [/^year|年/i, 'year'],
];

/** Words that name a factor by themselves, and which end of it is wanted. */
const speaking: Readonly<Record<string, readonly [noun: Noun, order: 'highest' | 'lowest']>> = {
  cheapest: ['bookToPrice', 'highest'],
  calmest: ['volatility', 'lowest'],
  'least volatile': ['volatility', 'lowest'],
  smallest: ['marketCap', 'lowest'],
  最便宜: ['bookToPrice', 'highest'],
};

const lowWords =
  /^(weakest|worst|lowest|bottom|smallest|cheapest|calmest|least volatile|biggest losers|losers|最低|最小|最弱|最差)$/i;

function isMethod(value: string): value is AllocationMethod {
  return (allocationMethods as readonly string[]).includes(value);
}

interface Pick extends Span {
  readonly at: number;
  readonly count: number;
  readonly word: string;
}

function pickOf(token: Token, at: number): Pick | null {
  if (token.is !== 'phrase') return null;
  const { values, from, to } = token;
  if (token.phrase === 'pick') return { at, count: numberOf(values[0]), word: values[1].toLowerCase(), from, to };
  if (token.phrase === 'pickLosers') return { at, count: numberOf(values[0]), word: 'losers', from, to };
  if (token.phrase === 'pickTurned') return { at, count: numberOf(values[1]), word: values[0].toLowerCase(), from, to };
  return null;
}

interface Factor extends Span {
  readonly noun: Noun;
  readonly expression: Expression;
  readonly used: readonly number[];
}

/** What is ranked by: behind "by", or in Chinese in front of the number wanted. */
function factorNear(tokens: readonly Token[], pick: Pick, bar: Interval): Factor | null {
  const starts = tokens.flatMap((token, at) => (token.is === 'phrase' && token.phrase === 'by' ? [at + 1] : []));
  const before = Array.from({ length: Math.min(4, pick.at) }, (_, k) => pick.at - Math.min(4, pick.at) + k);
  for (const start of [...starts, ...before, pick.at + 1]) {
    const read = readOperand({ tokens, bar }, start);
    if (read === null || read.operand.noun === 'constant' || read.isNounless) continue;
    const { noun, from, to } = read.operand;
    if (noun === 'price' || noun === 'volume') continue;
    const bars =
      read.operand.bars ?? (noun === 'momentum' ? inBars(1, 'year', bar) : noun === 'volatility' ? 60 : null);
    const used = Array.from({ length: read.next - start }, (_, k) => start + k);
    return { noun, expression: operandExpression({ ...read.operand, bars }), from, to, used };
  }
  return null;
}

/** What is picked or shared out on a calendar, if the idea does. */
export function readRanking(tokens: readonly Token[], bar: Interval): FoundRanking {
  const used = new Set<number>();
  const chips: RankingChip[] = [];
  let every: RebalancePeriod | null = null;
  let allocation: AllocationMethod | null = null;
  let pick: Pick | null = null;
  for (const [at, token] of tokens.entries()) {
    if (token.is !== 'phrase') continue;
    const { phrase, values, from, to } = token;
    if (phrase === 'every') {
      const word = values.find((value) => value !== undefined) ?? '';
      every = periods.find(([pattern]) => pattern.test(word))?.[1] ?? every;
      chips.push({ path: 'ranking.every', from, to, expression: null, word: every ?? '' });
    }
    if (isMethod(phrase)) {
      allocation = phrase;
      chips.push({ path: 'sizing.method', from, to, expression: null, word: phrase });
    }
    pick ??= pickOf(token, at);
  }
  if (pick === null) return { ranking: null, allocation, every, isFactorMissing: false, used, chips, ends: [] };
  const said = factorNear(tokens, pick, bar);
  const alone = speaking[pick.word];
  chips.push({ path: 'ranking.count', from: pick.from, to: pick.to, expression: null, word: String(pick.count) });
  if (said === null && alone === undefined && !/strongest|winner|loser|weakest|最强|最弱/.test(pick.word)) {
    return { ranking: null, allocation, every, isFactorMissing: true, used, chips, ends: [] };
  }
  const noun: Noun = alone?.[0] ?? 'momentum';
  // Losers and winners of the last period of the calendar; strength is measured over a year.
  const recent = /loser|winner/.test(pick.word) && (every === 'week' || every === 'month');
  const momentum = inBars(1, recent && every !== null ? unitOf(every) : 'year', bar);
  const bars = noun === 'momentum' ? momentum : noun === 'volatility' ? 60 : null;
  const by =
    said?.expression ??
    operandExpression({ noun, value: 0, bars, times: 1, isPronoun: false, from: pick.from, to: pick.to });
  if (said !== null) {
    for (const at of said.used) used.add(at);
    chips.push({ path: 'ranking.by', from: said.from, to: said.to, expression: by, word: '' });
  } else chips.push({ path: 'ranking.by', from: pick.from, to: pick.to, expression: by, word: '' });
  const isLow = lowWords.test(pick.word);
  const order = said === null ? (alone?.[1] ?? (isLow ? 'lowest' : 'highest')) : isLow ? 'lowest' : 'highest';
  // "by the lowest volatility": the end is said beside the factor.
  const stated = tokens.find(
    (token) => token.is === 'phrase' && token.phrase === 'by' && token.values.some((value) => value !== undefined),
  );
  const end = stated?.is === 'phrase' ? stated.values.find((value) => value !== undefined)?.toLowerCase() : undefined;
  return {
    ranking: {
      by,
      count: pick.count,
      order: end === 'lowest' || end === 'highest' ? end : order,
      every: every ?? 'month',
    },
    allocation,
    every,
    isFactorMissing: false,
    used,
    chips,
    ends: tokens.filter((token) => token.is === 'phrase' && token.phrase === 'by'),
  };
}
