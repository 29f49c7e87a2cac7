import type { MarketId } from '@plumbline/model/instrument';
import type { ScreenNumber } from './screen-fields.ts';
import type { ScreenRule, ScreenTest } from './screen-rule.ts';
import { marketWords, numberWords, percentNumbers, sayings, sectorWords } from './screen-words.ts';

/** What a sentence says, as the rows of a screen. */
export interface SentenceReading {
  /** Null when the sentence names none. */
  readonly market: MarketId | null;
  readonly rules: readonly ScreenRule[];
  /** What was not understood, as it was written. */
  readonly unread: readonly string[];
}

const comparisons: readonly (readonly [string, ScreenTest])[] = [
  ['>=|≥|at least|no less than|not below|不低于|不低於|至少|不少于|不少於', 'gte'],
  ['<=|≤|at most|no more than|up to|not above|不超过|不超過|不高于|不高於|至多|最多', 'lte'],
  ['>|over|above|more than|greater than|higher than|exceeding|大于|大於|超过|超過|高于|高於', 'gt'],
  ['<|under|below|less than|lower than|小于|小於|低于|低於|少于|少於', 'lt'],
];
const anyComparison = comparisons.map(([words]) => words).join('|');
const amount = String.raw`(-?\d+(?:\.\d+)?)\s*(%|％|bn\b|billion\b|m\b|million\b|万亿|萬億|亿|億|x\b|×|倍)?`;
const scales: Readonly<Record<string, number>> = {
  bn: 1e9,
  billion: 1e9,
  m: 1e6,
  million: 1e6,
  万亿: 1e12,
  萬億: 1e12,
  亿: 1e8,
  億: 1e8,
};
/** Words that carry no condition. */
const fillers =
  /\b(?:stocks?|shares?|companies|company|names|with|and|that|which|are|is|have|has|a|an|the|of|in|on|listed|find|show|me|all|whose|trading|at|by|than|their|its|year|per|ratio)\b|股票|公司|找出|筛选|篩選|的|且|和|并|並|而且|以及|在|中|个股|股|，|,|、|。|\.|;|；/gi;

function testOf(said: string): ScreenTest {
  const found = comparisons.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(said));
  return found?.[1] ?? 'gte';
}

function valueOf(field: string, digits: string, unit: string | undefined): number {
  const value = Number(digits);
  const scale = unit === undefined ? undefined : scales[unit.toLowerCase()];
  if (scale !== undefined) return value * scale;
  const isPercent = unit === '%' || unit === '％' || (unit === undefined && percentNumbers.has(field));
  return isPercent ? Number((value / 100).toPrecision(12)) : value;
}

function ruleOf(field: ScreenNumber, test: ScreenTest, digits = '', unit?: string): ScreenRule {
  return { join: 'and', field, test, value: valueOf(field, digits, unit) };
}

/**
 * Reads a sentence in English or Chinese as the rows of a screen: `HK banks yielding over 6% below book` is the market
 * Hong Kong and three conditions. Percentages become fractions. What is not understood is given back, never guessed.
 * Conditions come in the order sector, sayings, figures in the order of the catalogue.
 */
export function readSentence(sentence: string): SentenceReading {
  let rest = ` ${sentence} `;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest);
    if (found !== null) rest = `${rest.slice(0, found.index)} ; ${rest.slice(found.index + found[0].length)}`;
    return found;
  };
  const market = marketWords.find(([words]) => take(words) !== null)?.[1] ?? null;
  const rules: ScreenRule[] = [];
  const sector = sectorWords.find(([words]) => take(words) !== null)?.[1];
  if (sector !== undefined) rules.push({ join: 'and', field: 'sector', test: 'is', value: sector });
  const figures = figureRules(take);
  for (const [words, rule] of sayings) if (take(words) !== null) rules.push(rule);
  const unread = rest
    .replaceAll(fillers, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  return { market, rules: [...rules, ...figures], unread };
}

/** Every figure with a threshold, whichever way round it is said. */
function figureRules(take: (pattern: RegExp) => RegExpExecArray | null): readonly ScreenRule[] {
  const rules: ScreenRule[] = [];
  for (const [words, field] of numberWords) {
    const latin = words.split('|').filter(isLatin).join('|');
    const name = `(?:\\b(?:${latin})\\b|${chinese(words)})`;
    const above = take(new RegExp(`${name}\\s*(?:is |are |of |在|为|為)?\\s*(${anyComparison})\\s*${amount}`, 'i'));
    if (above !== null) rules.push(ruleOf(field, testOf(above[1] ?? ''), above[2], above[3]));
    const after = take(new RegExp(`${name}\\s*(?:在|为|為)?\\s*${amount}\\s*(以上|以下)`, 'i'));
    if (after !== null) rules.push(ruleOf(field, after[3] === '以上' ? 'gte' : 'lte', after[1], after[2]));
    const before = take(new RegExp(`(${anyComparison})\\s*${amount}\\s*${name}`, 'i'));
    if (before !== null) rules.push(ruleOf(field, testOf(before[1] ?? ''), before[2], before[3]));
  }
  return rules;
}

function isLatin(word: string): boolean {
  return /^[\x20-\x7e]+$/.test(word);
}

/** The names that need no word boundary; one that never matches where there are none. */
function chinese(words: string): string {
  const names = words.split('|').filter((word) => !isLatin(word));
  return names.length === 0 ? '(?!)' : names.join('|');
}
