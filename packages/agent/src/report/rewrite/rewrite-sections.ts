import type { Fact } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import type { Locale } from '@plumbline/model/locale';
import { locales } from '@plumbline/model/locale';
import type { Block, Section } from '@plumbline/model/report';
import type { LocalParts } from '@plumbline/model/text-part';
import { labelOf } from '@plumbline/quant/catalogue/catalogue';
import { sentenceHandles } from '../check/block-handles.ts';
import { sentenceCheck } from '../check/sentence-check.ts';
import { keepsClaims } from './keeps-claims.ts';
import { saysNoMore } from './says-no-more.ts';
import { fromSlots, toSlots } from './sentence-slots.ts';

/** A sentence as a writer sees it: words in every language around numbered slots, and what each slot is. */
export interface SentenceToWrite {
  readonly section: string;
  readonly texts: Readonly<Record<Locale, string>>;
  /** What slot 1, 2, … is called; never its digits. */
  readonly slots: readonly string[];
}

/** Other words for the same sentences, in their order; null leaves one as it is. */
export type SentenceWriter = (
  sentences: readonly SentenceToWrite[],
) => Promise<readonly (Readonly<Record<Locale, string>> | null)[]>;

export interface Rewritten {
  readonly sections: readonly Section[];
  /** Sentences whose new words stand, and those whose new words were refused. */
  readonly taken: number;
  readonly refused: number;
}

interface RewriteInput {
  readonly sections: readonly Section[];
  readonly facts: readonly Fact[];
  readonly sources: readonly { readonly id: string }[];
  readonly instrument: Instrument;
}

const longest = 600;

function sentencesOf(section: Section): readonly LocalParts[] {
  return section.blocks.flatMap((block): readonly LocalParts[] =>
    block.kind === 'text' ? [block.parts] : block.kind === 'bullets' ? block.items : [],
  );
}

function describe(parts: LocalParts, section: string, facts: ReadonlyMap<string, Fact>): SentenceToWrite {
  const { texts, pieces } = toSlots(parts);
  const slots = pieces.map((piece) => {
    if (!('fact' in piece)) return 'source mark';
    const fact = facts.get(piece.fact);
    if (fact === undefined) return 'figure';
    return [labelOf(fact.metric).en, fact.period?.label ?? ''].filter((word) => word !== '').join(', ');
  });
  return { section, texts, slots };
}

/** The handles of a sentence, each as often as it stands there, in one language. */
function inventory(parts: LocalParts): string {
  return parts.en
    .flatMap((part) => (typeof part === 'string' ? [] : [JSON.stringify(part)]))
    .toSorted()
    .join(' ');
}

/**
 * Lets a writer choose other words around the same figures. A sentence stands only when it keeps exactly its figures and
 * marks, passes the check of every sentence, and claims nothing the original does not; otherwise the original stays.
 */
export async function rewriteSections(input: RewriteInput, write: SentenceWriter): Promise<Rewritten> {
  const facts = new Map(input.facts.map((fact) => [fact.id, fact]));
  const isSound = sentenceCheck(input);
  const originals = input.sections.flatMap((section) =>
    // What is missing and how sure one can be is not a matter of style.
    section.key === 'quality' ? [] : sentencesOf(section).map((parts) => ({ parts, section: section.key })),
  );
  const answers = await write(originals.map(({ parts, section }) => describe(parts, section, facts)));
  const chosen = new Map<LocalParts, LocalParts>();
  let refused = 0;
  for (const [at, { parts }] of originals.entries()) {
    const texts = answers[at] ?? null;
    if (texts === null) continue;
    const isText = locales.every((locale) => typeof texts[locale] === 'string' && texts[locale].length <= longest);
    const filled = isText ? fromSlots(texts, toSlots(parts).pieces) : null;
    const stands =
      filled !== null &&
      sentenceHandles(filled).length === sentenceHandles(parts).length &&
      inventory(filled) === inventory(parts) &&
      isSound(filled) &&
      keepsClaims(parts, filled) &&
      saysNoMore(parts, filled);
    // Other words for the same: what the sentence says of its figures stays as it was.
    const asserts = parts.asserts === undefined ? {} : { asserts: parts.asserts };
    if (stands) chosen.set(parts, { ...filled, ...asserts });
    else refused += 1;
  }
  const pick = (parts: LocalParts): LocalParts => chosen.get(parts) ?? parts;
  const reword = (block: Block): Block => {
    if (block.kind === 'text') return { ...block, parts: pick(block.parts) };
    return block.kind === 'bullets' ? { ...block, items: block.items.map(pick) } : block;
  };
  const sections = input.sections.map((section) => ({ ...section, blocks: section.blocks.map(reword) }));
  return { sections, taken: chosen.size, refused };
}
