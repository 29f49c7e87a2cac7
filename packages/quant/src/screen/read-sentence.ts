import type { MarketId } from '@plumbline/model/instrument';
import { isTooLong } from '@plumbline/model/text-limit';
import type { ScreenNumber } from './screen-fields.ts';
import type { ScreenRule, ScreenTest } from './screen-rule.ts';
import {
  currencyWords,
  marketWords,
  needsPercentSign,
  numberWords,
  percentNumbers,
  phrases,
  sectorWords,
  wholeSectors,
} from './screen-words.ts';

/** What a sentence says, as the rows of a screen. */
export interface SentenceReading {
  /** Null when the sentence names none. */
  readonly market: MarketId | null;
  readonly rules: readonly ScreenRule[];
  /** What was not understood, as it was written. With anything here the rows are not what was asked for and must not run. */
  readonly unread: readonly string[];
  /** Words of an industry that stand for their whole sector here, which has to be said. */
  readonly widened: readonly string[];
  /** The text is above the limit, and nothing of it was read. */
  readonly isTooLong: boolean;
}

const comparisons: readonly (readonly [string, ScreenTest])[] = [
  ['>=|≥|at least|no less than|not below|不低于|不低於|至少|不少于|不少於', 'gte'],
  ['<=|≤|at most|no more than|up to|not above|不超过|不超過|不高于|不高於|至多|最多', 'lte'],
  ['>|over|above|more than|greater than|higher than|exceeding|大于|大於|超过|超過|高于|高於', 'gt'],
  ['<|under|below|less than|lower than|小于|小於|低于|低於|少于|少於', 'lt'],
];
const anyComparison = comparisons.map(([words]) => words).join('|');
const money = String.raw`(?:hk\$|us\$|\$|¥|￥|hkd|usd|cny|rmb)`;
const moneyBehind = String.raw`(?:港元|港币|港幣|美元|人民币|人民幣|元|hkd\b|usd\b|cny\b|rmb\b|yuan\b|dollars?\b)`;
const amount = String.raw`(?<sign>${money}\s?)?(?<digits>-?(?<![\d.])\d{1,12}(?:\.\d{1,8})?(?![\d.]))\s?(?<unit>%|％|percent\b|bn\b|billion\b|m\b|million\b|万亿|萬億|亿|億|x\b|×|倍)?\s?(?<behind>${moneyBehind})?`;
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
/** Words that carry no condition: a closed list. Nothing of content, no denial and no single Chinese noun may stand here. */
const fillers =
  /\b(?:stocks?|shares?|companies|company|names|with|and|that|which|are|is|have|has|a|an|the|of|in|listed|find|show|list|give|screen|search|for|please|what|i|want|me|all|whose|at|their|its)\b|股票|公司|有哪些|哪些|请|請|帮我|幫我|列出|给我|給我|选出|選出|找出|筛选|篩選|个股|個股|的|且|和|并且|並且|而且|以及|，|,(?!\d)|、|。|\.(?!\d)|;|；|[?？]/gi;
const ownCurrency: Readonly<Partial<Record<MarketId, 'CNY' | 'HKD'>>> = { cn: 'CNY', hk: 'HKD' };

function testOf(said: string): ScreenTest {
  const found = comparisons.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(said));
  return found?.[1] ?? 'gte';
}

/** An amount as it stands in a sentence. */
interface Amount {
  readonly sign: string | undefined;
  readonly digits: string;
  readonly unit: string | undefined;
  readonly behind: string | undefined;
}

function isPercent(unit: string | undefined): boolean {
  return unit === '%' || unit === '％' || unit?.toLowerCase() === 'percent';
}

function valueOf(field: string, { digits, unit }: Amount): number {
  const value = Number(digits);
  const scale = unit === undefined ? undefined : scales[unit.toLowerCase()];
  if (scale !== undefined) return value * scale;
  const isShare = isPercent(unit) || (unit === undefined && percentNumbers.has(field));
  return isShare ? Number((value / 100).toPrecision(12)) : value;
}

/** Whether an amount can be one of a figure: percent of shares, money of sizes, neither of multiples. */
function fits(field: ScreenNumber, name: string, { sign, digits, unit, behind }: Amount): boolean {
  const isMoney = sign !== undefined || behind !== undefined;
  const isScaled = unit !== undefined && scales[unit.toLowerCase()] !== undefined;
  if (field === 'marketCap') return !isPercent(unit) && (isScaled || isMoney);
  if (isMoney || isScaled) return false;
  if (!percentNumbers.has(field)) return !isPercent(unit);
  if (isPercent(unit)) return true;
  // 0.15 may be 15 % or 0.15 %, and three may be money per share.
  return unit === undefined && !needsPercentSign.test(name) && (Math.abs(Number(digits)) >= 1 || Number(digits) === 0);
}

/** The money of a size: as said, else that of the market, else the yuan where amounts are counted in hundred millions. */
function currencyOf({ sign, unit = '', behind }: Amount, market: MarketId | null): 'USD' | 'CNY' | 'HKD' {
  const said = `${sign ?? ''} ${behind ?? ''}`.trim();
  const word = currencyWords.find(([words]) => words.test(said));
  if (word !== undefined) return word[1] === 'USD' && said === '$' && market === 'hk' ? 'HKD' : word[1];
  const own = market === null ? undefined : ownCurrency[market];
  if (own !== undefined) return own;
  if (market !== null) return 'USD';
  return /[亿億]/.test(unit) ? (unit.includes('億') ? 'HKD' : 'CNY') : 'USD';
}

/**
 * Reads a sentence in English or Chinese as the rows of a screen: `HK banks yielding over 6% below book` is the market
 * Hong Kong and three conditions. Percentages become fractions. What is not understood is given back, never guessed.
 * Conditions come in the order sector, phrases, figures in the order of the catalogue.
 */
export function readSentence(sentence: string): SentenceReading {
  if (isTooLong(sentence)) return { market: null, rules: [], unread: [], widened: [], isTooLong: true };
  // One blank at a time: a pattern that allows many looks at each run of them from each of its places.
  let rest = ` ${sentence.replace(/\s+/g, ' ')} `;
  const take: Take = (pattern, isMeant = () => true) => {
    const found = pattern.exec(rest);
    if (found !== null && !isMeant(found)) return null;
    if (found !== null) rest = `${rest.slice(0, found.index)} ; ${rest.slice(found.index + found[0].length)}`;
    return found;
  };
  const market = marketWords.find(([words]) => take(words) !== null)?.[1] ?? null;
  const rules: ScreenRule[] = [];
  const widened: string[] = [];
  for (const [words, sector] of sectorWords) {
    const found = take(words);
    if (found === null) continue;
    rules.push({ join: 'and', field: 'sector', test: 'is', value: sector });
    if (!wholeSectors.test(found[0])) widened.push(found[0]);
    // Of two sectors both would have to hold: the second stays unread.
    break;
  }
  const figures = figureRules(take, market);
  for (const [words, rule] of phrases) if (take(words) !== null) rules.push(rule);
  const unread = rest
    .replaceAll(fillers, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  return { market, rules: [...rules, ...figures], unread, widened, isTooLong: false };
}

type Take = (pattern: RegExp, isMeant?: (found: RegExpExecArray) => boolean) => RegExpExecArray | null;

/** Every figure with a threshold, whichever way round it is said. */
function figureRules(take: Take, market: MarketId | null): readonly ScreenRule[] {
  const rules: ScreenRule[] = [];
  for (const [words, field] of numberWords) {
    const latin = words.split('|').filter(isLatin).join('|');
    const name = `(?<name>\\b(?:${latin})\\b|${chinese(words)})`;
    const add = (pattern: string, testIn: (found: string) => ScreenTest): void => {
      const amountOf = (found: RegExpExecArray): Amount => {
        const { sign, digits = '', unit, behind } = found.groups ?? {};
        return { sign, digits, unit, behind };
      };
      const found = take(new RegExp(pattern, 'i'), (one) => fits(field, one.groups?.['name'] ?? '', amountOf(one)));
      if (found === null) return;
      const said = amountOf(found);
      const currency = field === 'marketCap' ? currencyOf(said, market) : 'USD';
      rules.push({
        join: 'and',
        field,
        test: testIn(found.groups?.['relation'] ?? ''),
        value: valueOf(field, said),
        ...(currency === 'USD' ? {} : { currency }),
      });
    };
    add(`${name}\\s?(?:is |are |of |在|为|為)?\\s?(?<relation>${anyComparison})\\s?${amount}`, testOf);
    add(`${name}\\s?(?:在|为|為)?\\s?${amount}\\s?(?<relation>以上|以下)`, (word) => (word === '以上' ? 'gte' : 'lte'));
    add(`(?<relation>${anyComparison})\\s?${amount}\\s?${name}`, testOf);
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
