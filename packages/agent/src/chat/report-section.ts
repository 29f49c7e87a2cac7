import type { SectionKey } from '@plumbline/model/section-keys';
import type { Section } from '@plumbline/model/report';
import type { LocalParts } from '@plumbline/model/text-part';
import { buildSection, sectionsOf } from '../report/build-sections.ts';
import { withHandles } from '../report/in-trading-currency.ts';
import type { Figures } from './figures.ts';
import { handleOf } from './figures.ts';

/** The stages of a report that follow its prices, which are already there. */
const stages = ['filings', 'technicals', 'valuation', 'write'] as const;

/** A section as the report on the same figures has it: each stands on the figures of those before it, so all of these are built. Null where its kind has none. */
export function reportSection({ context }: Figures, key: SectionKey): Section | null {
  for (const section of stages.flatMap((stage) => sectionsOf(context, stage))) {
    const built = buildSection(section, context);
    if (section.key === key) return built;
  }
  return null;
}

/** A sentence of a report with its figures under the handles of a message. */
export function inMessage({ instrument }: Figures, sentence: LocalParts): LocalParts {
  return withHandles(sentence, (id) => handleOf(instrument, id));
}

/** Handles of the figures that a sentence of a report names. */
export function handlesIn(sentence: LocalParts): readonly string[] {
  return sentence.en.flatMap((part) => (typeof part !== 'string' && 'fact' in part ? [part.fact] : []));
}
