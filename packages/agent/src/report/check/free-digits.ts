import { displaySymbol, codeOf } from '@plumbline/model/instrument';
import type { Instrument } from '@plumbline/model/instrument';
import type { LocalParts } from '@plumbline/model/text-part';
import { locales } from '@plumbline/model/locale';

/** Fiscal years, halves and quarters as they are called in words. */
export const fiscalLabels = /\b(?:[QH][1-4][ -]?)?FY\d{4}\b|(?<!\d)\d{4} [财財]年(?:第[一二三四]季度|[上下]半年)?/g;
/** Days as sources write them: they say when, never how much. */
const dates = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g;
/** Names of things that contain digits and are not amounts. */
const properNames = [
  'P10–P90',
  '200-day average',
  '50-day average',
  '14-day range',
  '200 日均线',
  '200 天平均線',
  '50 日均线',
  '50 天平均線',
  '14 日区间',
  '14 天區間',
  'S&P 500',
  'CSI 300',
  '沪深300',
  '滬深300',
  'Russell 2000',
  '10-K',
  '10-Q',
  '20-F',
];

/** Amounts and promises in words. The first would dodge the rule that only facts say amounts; the second nobody may make. */
const claims: readonly RegExp[] = [
  /\b(?:doubled|tripled|quadrupled|halved|record high|all-time high)\b/i,
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|hundred)[ -](?:per ?cent|times|fold|thousand|million|billion)\b/i,
  /\b(?:guaranteed?|risk-free|will rise|will fall|certain to|sure to|cannot lose)\b/i,
  /[一二两兩三四五六七八九十百千万萬亿億][倍成元]/,
  /(?:翻倍|翻番|腰斩|腰斬|创新高|創新高|保证|保證|无风险|無風險|必涨|必漲|稳赚|穩賺|一定会|一定會)/,
];

const specialSigns = /[.*+?^${}()|[\]\\]/g;

/** A name counts only as a whole word: the ticker F must not eat the F of FY2026 and leave its digits behind. */
function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => {
    if (name === '') return rest;
    const literal = name.replace(specialSigns, String.raw`\$&`);
    return rest.replace(new RegExp(`(?<![A-Za-z0-9])${literal}(?![A-Za-z0-9])`, 'g'), ' ');
  }, text);
}

/** Names under which the instrument itself may be mentioned. */
export function entityNames(instrument: Instrument): readonly string[] {
  const names = [...locales.map((locale) => instrument.name[locale]), ...instrument.aliases];
  // Longest first, so that a short name inside a longer one leaves no remainder with a digit in it.
  return [...names, instrument.id, displaySymbol(instrument.id), codeOf(instrument.id)].toSorted(
    (a, b) => b.length - a.length,
  );
}

/** Whether words carry a number of their own: digits outside names, fiscal labels and days, amounts spelled out, promises. */
export function hasFreeClaim(parts: LocalParts, names: readonly string[]): boolean {
  return locales.some((locale) => {
    const words = parts[locale].filter((part) => typeof part === 'string').join(' ');
    const bare = withoutNames(words.replace(fiscalLabels, ' ').replace(dates, ' '), [...names, ...properNames]);
    return /\p{Nd}/u.test(bare) || claims.some((claim) => claim.test(bare));
  });
}
