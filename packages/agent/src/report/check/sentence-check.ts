import type { Fact } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import { locales } from '@plumbline/model/locale';
import type { LocalParts } from '@plumbline/model/text-part';
import { saysTheSame, sentenceHandles } from './block-handles.ts';
import { entityNames, hasFreeClaim } from './free-digits.ts';
import { saysWhatItNames } from './says-what-it-names.ts';
import { scalesNothing } from './scales-nothing.ts';

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
