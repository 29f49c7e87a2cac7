import type { Fact } from '@plumbline/model/fact';
import { sentencesOf } from './carrier.ts';
import { chineseCauses } from './causes-chinese.ts';
import { englishCauses } from './causes-english.ts';
import { metricNames } from './metric-names.ts';
import type { CausePatterns, Change, Time } from './caused-change.ts';
import type { RefusalCode } from './shapes.ts';

/** Names of a kind of figure by its ids. */
export function namesOfKinds(kinds: ReadonlySet<string>): readonly string[] {
  return [...metricNames]
    .filter(([name, metrics]) => name.length > 1 && [...kinds].some((kind) => metrics.has(kind)))
    .map(([name]) => name)
    .toSorted((a, b) => b.length - a.length);
}

/** Whether a text has a name in it as a word of its own. */
export function hasName(text: string, name: string): boolean {
  const lower = ` ${text.toLowerCase()} `;
  if (/\p{Script=Han}/u.test(name)) return lower.includes(name);
  return new RegExp(`[^\\p{L}]${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}[^\\p{L}]`, 'u').test(lower);
}

/** The time of a figure as a document may call it; undefined where it is no year and no quarter. */
export function timeOf({ period }: Fact): Time | null | undefined {
  if (period === undefined || period.kind === 'instant') return null;
  const [, quarter, year] = /^(?:Q([1-4])[ -])?FY(\d{4})$/.exec(period.label) ?? [];
  if (year === undefined) return undefined;
  const endYear = Number(period.end.slice(0, 4));
  return { year: Number(year), quarter: quarter === undefined ? null : Number(quarter), endYear };
}

const annual = /^(?:10-K|20-F|40-F|annual report|年报|年報)/i;
const interim = /^(?:10-Q|6-K|interim|quarterly|half|中报|季报|中期|季度)/i;
const parts =
  /\b(?:quarters?|(?:first|second) half|half[- ]year|(?:three|six|nine) months|Q[1-4]|H[12])\b|季|半年|月份/iu;
const digits = new Map([...'〇一二三四五六七八九'].map((sign, at) => [sign, String(at)]));

/** One spelling of apostrophes and spaces, and of years in Chinese signs: 二〇二五年, 二零二五年. */
const inOneSpelling = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .replace(/[〇零一二三四五六七八九]{4}(?=年|财|財)/gu, (year) =>
      [...year].map((sign) => digits.get(sign === '零' ? '〇' : sign) ?? sign).join(''),
    );

/** Whether a text speaks of years or parts of years that the change is not of. */
function isOfOtherTime(text: string, { time, base }: Change): boolean {
  if (time === null || time === 'any') return false;
  const own = new Set([time.year, time.endYear, base]);
  const years = text.match(/(?<!\d)(?:19|20)\d{2}(?![\d,.]*\d)/g) ?? [];
  return years.some((year) => !own.has(Number(year))) || (time.quarter === null && parts.test(text));
}

/** Whether percentages that a sentence gives for the change are those of the figures. */
function isOfSize(said: string, { size }: Change): boolean {
  const all = [...said.matchAll(/(\d[\d.,]*)\s*(?:%|percent\b|per cent\b)/g)];
  return (
    size === null ||
    all.every(([, one = '']) => Math.abs(Number(one.replaceAll(',', '')) / 100 - Math.abs(size)) < 0.01)
  );
}

/** A company or a part of one in front: what follows may be said of it. */
const others =
  /\b(?:segments?|divisions?|subsidiar\w+|competitors?|rivals?|peers?|industry|joint venture|affiliates?)\b|分部|板块|板塊|子公司|附属公司|附屬公司|同行|同业|同業|行业|行業|联营|聯營/iu;

/**
 * Whether a passage states as a fact why a figure of the whole company changed as it did: a sentence of it names the figure
 * without a qualifier, then what it did, and the reason with causal words. Anything else is no such statement.
 */
export function causeRefused(
  quoted: string,
  text: string,
  form: string | undefined,
  change: Change,
): RefusalCode | null {
  const sentences = sentencesOf(inOneSpelling(text));
  const shown = inOneSpelling(quoted);
  const found = (one: Change): boolean => {
    const patterns = { english: lazily(() => englishCauses(one)), chinese: lazily(() => chineseCauses(one)) };
    return sentences.some((sentence, at) => {
      if (!shown.includes(sentence)) return false;
      const own = /\p{Script=Han}/u.test(sentence) ? patterns.chinese() : patterns.english();
      return isSaid(sentence, sentences.slice(0, at), one, form, own);
    });
  };
  if (found(change)) return null;
  const turned = { ...change, direction: change.direction === 'up' ? ('down' as const) : ('up' as const), size: null };
  if (found(turned)) return 'direction';
  const untimed = { time: 'any' as const, base: null, size: null };
  return found({ ...change, ...untimed }) || found({ ...turned, ...untimed }) ? 'period' : 'cause';
}

/** Patterns are long: each is made once, and only where it is needed. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function isSaid(
  sentence: string,
  before: readonly string[],
  change: Change,
  form: string | undefined,
  { holds, unsettled, hearsay }: CausePatterns,
): boolean {
  if (hearsay.test(sentence)) return false;
  for (const pattern of holds) {
    const groups = pattern.exec(sentence)?.groups;
    if (groups === undefined) continue;
    const { size = '', timed, first = '' } = groups;
    if (unsettled.test(first) || !isOfSize(size, change) || isOfOtherTime(sentence, change)) continue;
    // What is said without its time is of the time of its document, and of what was spoken of in front.
    const isOpen = before.some((one) => others.test(one) || (timed === undefined && isOfOtherTime(one, change)));
    const isDated = timed !== undefined || isOfDocument(change, form);
    if (!isOpen && isDated) return true;
  }
  return false;
}

function isOfDocument({ time, base }: Change, form = ''): boolean {
  if (time === null || time === 'any') return true;
  if (base === null) return false;
  return time.quarter === null ? !interim.test(form) : !annual.test(form);
}
