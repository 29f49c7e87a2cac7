import type { Fact } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import { locales } from '@plumbline/model/locale';
import type { LocalParts } from '@plumbline/model/text-part';
import { saysTheSame, sentenceHandles } from './block-handles.ts';
import { entityNames, hasFreeClaim } from './free-digits.ts';
import { saysWhatItNames } from './says-what-it-names.ts';

/** Words right after a figure that would give it another scale, unit or currency. */
const after =
  /^\s*(?:%|‰|\+|thousand|million|billion|trillion|bn\b|mn\b|percent|per cent|percentage|pp\b|bps\b|basis points?|dollars?|yuan|renminbi|euros?|yen|USD|HKD|CNY|RMB|EUR|个百分点|個百分點|百分点|百分點|基点|基點|[千万萬亿億兆]|美元|港元|港币|港幣|人民币|人民幣|欧元|歐元|日元|日圓)/i;
/** How often a figure stands in another: said of ratios only. */
const manifold = /^\s*(?:times\b|fold\b|-fold\b|倍)/i;
/** Words right before a figure that would turn its sign. */
const before =
  /(?:[-−–+~≈]|\bminus|\bnegative|\bplus|\babout double|\btwice|\bhalf of|负|負|减去|減去|两倍于|兩倍於)\s*$/i;
/** A sign of money never stands in words: figures bring their own. */
const money = /\p{Sc}/u;

function isManifold(fact: Fact | undefined): boolean {
  return fact?.unit === 'ratio' || fact?.unit === 'multiple';
}

/** Whether words leave the scale, sign, unit and currency of the figures beside them alone. */
function scalesNothing(parts: LocalParts, facts: ReadonlyMap<string, Fact>): boolean {
  return locales.every((locale) =>
    parts[locale].every((part, at) => {
      if (typeof part === 'string') return !money.test(part);
      if (!('fact' in part)) return true;
      const [left, right] = [parts[locale][at - 1], parts[locale][at + 1]];
      if (typeof right === 'string' && after.test(right)) return false;
      if (typeof right === 'string' && manifold.test(right) && !isManifold(facts.get(part.fact))) return false;
      return !(typeof left === 'string' && before.test(left));
    }),
  );
}

interface SentenceCheckInput {
  readonly facts: readonly Fact[];
  readonly sources: readonly { readonly id: string }[];
  readonly instrument: Instrument;
}

/** Figures with what stands behind those that were only put into another currency. */
function withUnconverted(used: readonly Fact[], facts: ReadonlyMap<string, Fact>): readonly Fact[] {
  return used.flatMap((fact) => {
    if (!fact.quality.includes('currency-converted')) return [fact];
    const inputs = fact.formula?.inputs ?? [];
    return [fact, ...inputs.flatMap((input) => ('fact' in input ? (facts.get(input.fact) ?? []) : []))];
  });
}

/**
 * Whether a sentence may stand in a report: every handle leads to a known figure and every mark to a source, all languages
 * say the same figures, words and figures speak of the same thing, and words neither carry a number of their own nor change
 * the scale, sign or currency of one.
 */
export function sentenceCheck(input: SentenceCheckInput): (parts: LocalParts) => boolean {
  const facts = new Map(input.facts.map((fact) => [fact.id, fact]));
  const sources = new Set(input.sources.map((source) => source.id));
  const names = entityNames(input.instrument);
  return (parts) => {
    const cites = locales.flatMap((locale) =>
      parts[locale].flatMap((part) => (typeof part !== 'string' && 'cite' in part ? [part.cite] : [])),
    );
    const used = sentenceHandles(parts).flatMap((id) => facts.get(id) ?? []);
    return (
      sentenceHandles(parts).every((id) => facts.get(id)?.value != null) &&
      cites.every((id) => sources.has(id)) &&
      saysTheSame(parts) &&
      saysWhatItNames(parts, withUnconverted(used, facts), input.instrument) &&
      scalesNothing(parts, facts) &&
      !hasFreeClaim(parts, names)
    );
  };
}
