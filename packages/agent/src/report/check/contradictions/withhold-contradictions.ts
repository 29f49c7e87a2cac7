import type { Fact } from '@plumbline/model/fact';
import type { Block, Section } from '@plumbline/model/report';
import type { LocalParts } from '@plumbline/model/text-part';
import type { Assertion } from '@plumbline/model/text-part';
import { checkTexts } from '../../messages/check.ts';
import { sentenceHandles } from '../block-handles.ts';
import { blockAssertions } from './block-assertions.ts';
import { findContradictions, type Contradiction, type AssertionSet } from './find-contradictions.ts';

type By = LocalParts | Block | null;

interface Agreed {
  readonly sections: readonly Section[];
  /** What was withheld: sentences, and tables that are at odds with themselves. */
  readonly contradictions: readonly Contradiction<By>[];
}

/** The sentences of a block, in the order in which they are read. */
function sentencesOf(block: Block): readonly LocalParts[] {
  switch (block.kind) {
    case 'text':
      return [block.parts];
    case 'bullets':
      return block.items;
    case 'rating':
      return block.rating.falsifiers.map(({ text }) => text);
    case 'claims':
      return [...[...block.bull, ...block.bear].map(({ text }) => text), block.verdict, ...block.unresolved];
    case 'risks':
      return block.rows.flatMap(({ text, mitigant }) => (mitigant === null ? [text] : [text, mitigant]));
    default:
      return [];
  }
}

/** A block without the sentences that do not stand; null where nothing of it does. */
function keep(block: Block, stands: (one: LocalParts | Block) => boolean): Block | null {
  switch (block.kind) {
    case 'text':
      return stands(block.parts) ? block : null;
    case 'bullets': {
      const items = block.items.filter(stands);
      return items.length === 0 ? null : { ...block, items };
    }
    case 'rating': {
      const { rating } = block;
      const falsifiers = rating.falsifiers.filter(({ text }) => stands(text));
      // Conditions against a conclusion that is not drawn refute nothing.
      const none = { label: null, why: checkTexts.ratingContradicted, score: null, conviction: null, falsifiers: [] };
      return { ...block, rating: { ...rating, falsifiers, ...(stands(block) ? {} : none) } };
    }
    case 'claims': {
      const [bull, bear] = [block.bull, block.bear].map((side) => side.filter(({ text }) => stands(text)));
      if (bull === undefined || bear === undefined || !stands(block.verdict)) return null;
      return bull.length + bear.length === 0
        ? null
        : { ...block, bull, bear, unresolved: block.unresolved.filter(stands) };
    }
    case 'risks': {
      const rows = block.rows
        .filter(({ text }) => stands(text))
        .map((row) => ({ ...row, mitigant: row.mitigant !== null && stands(row.mitigant) ? row.mitigant : null }));
      return rows.length === 0 ? null : { ...block, rows };
    }
    default:
      return stands(block) ? block : null;
  }
}

/**
 * Withholds what contradicts the report it stands in. Tables and charts are heard first, then the sentences as they are read; the
 * reasons stay on record, the sentence is not shown.
 */
export function withholdContradictions(
  sections: readonly Section[],
  facts: readonly Fact[],
  charts: readonly Assertion[],
): Agreed {
  const values = new Map(facts.map(({ id, value }) => [id, value]));
  const read = (id: string): number | null => values.get(id) ?? null;
  const blocks = sections.flatMap((section) => section.blocks);
  const sets: readonly AssertionSet<By>[] = [
    { by: null, asserts: charts, prints: [], isChart: true },
    ...blocks.map((block) => ({ by: block, asserts: blockAssertions(block, read), prints: [] })),
    ...blocks
      .flatMap(sentencesOf)
      .map((parts) => ({ by: parts, asserts: parts.asserts ?? [], prints: sentenceHandles(parts) })),
  ];
  const contradictions = findContradictions(sets, facts);
  if (contradictions.length === 0) return { sections, contradictions };
  const odd = new Set(contradictions.map(({ by }) => by));
  const kept = sections.map((section): Section => {
    const inSection = section.blocks.some((block) => odd.has(block) || sentencesOf(block).some((one) => odd.has(one)));
    if (!inSection) return section;
    const status = section.status === 'ok' ? 'partial' : section.status;
    const own = section.blocks.map((block) => keep(block, (one) => !odd.has(one))).filter((block) => block !== null);
    return { ...section, status, why: section.why ?? checkTexts.contradicted, blocks: own };
  });
  return { sections: kept, contradictions };
}
