import type { Fact } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import type { Rating } from '@plumbline/model/rating';
import type { Block, Claim, Section } from '@plumbline/model/report';
import { checkTexts } from '../messages/check.ts';
import { blockHandles } from './block-handles.ts';
import { sentenceCheck } from './sentence-check.ts';

export interface CheckedSections {
  readonly sections: readonly Section[];
  /** Sentences and handles taken out. */
  readonly withheld: number;
}

interface SectionCheckInput {
  readonly sections: readonly Section[];
  readonly facts: readonly Fact[];
  readonly sources: readonly { readonly id: string }[];
  readonly instrument: Instrument;
}

/**
 * Every handle leads to a figure, and words carry no number of their own. A sentence that fails is dropped whole; a
 * table loses the cell; a drawing that lacks a figure is dropped.
 */
export function checkSections(input: SectionCheckInput): CheckedSections {
  const facts = new Map(input.facts.map((fact) => [fact.id, fact]));
  let withheld = 0;
  const isSound = sentenceCheck(input);
  const exists = (id: string): boolean => facts.has(id);
  const isKnown = (id: string): boolean => facts.get(id)?.value != null;

  function drop(count: number): null {
    withheld += count;
    return null;
  }

  /** A rating whose score was taken back is none, and nothing would refute it; a condition that says what it must not is dropped. */
  function checkRating(rating: Rating): Rating {
    const falsifiers = rating.falsifiers.filter((one) => isSound(one.text) && isKnown(one.fact));
    withheld += rating.falsifiers.length - falsifiers.length;
    if (rating.label === null || (rating.score !== null && isKnown(rating.score))) return { ...rating, falsifiers };
    withheld += 1;
    return { ...rating, label: null, why: checkTexts.ratingWithheld, score: null, conviction: null, falsifiers: [] };
  }

  function checkClaims(block: Extract<Block, { readonly kind: 'claims' }>): Block | null {
    const sound = ({ text, strength }: Claim): boolean => isSound(text) && isKnown(strength);
    const [bull, bear] = [block.bull.filter(sound), block.bear.filter(sound)];
    const unresolved = block.unresolved.filter(isSound);
    withheld += block.bull.length + block.bear.length + block.unresolved.length;
    withheld -= bull.length + bear.length + unresolved.length;
    // A verdict over claims that are no longer there weighs nothing.
    const isWhole = bull.length === block.bull.length && bear.length === block.bear.length && isSound(block.verdict);
    return isWhole && bull.length + bear.length > 0 ? { ...block, bull, bear, unresolved } : drop(1);
  }

  function checkBlock(block: Block): Block | null {
    switch (block.kind) {
      case 'text':
        return isSound(block.parts) ? block : drop(1);
      case 'bullets': {
        const items = block.items.filter(isSound);
        withheld += block.items.length - items.length;
        return items.length === 0 ? null : { ...block, items };
      }
      case 'figures':
      case 'bar-chart': {
        const kept = block.facts.filter(exists);
        withheld += block.facts.length - kept.length;
        return kept.length === 0 ? null : { ...block, facts: kept };
      }
      case 'table':
      case 'small-multiples': {
        const rows = block.rows.map((row) => ({
          ...row,
          cells: row.cells.map((cell) => (cell === null || exists(cell) ? cell : drop(1))),
        }));
        return { ...block, rows };
      }
      case 'waterfall':
        // Without one of its steps it would not add up.
        return block.rows.every(({ fact }) => exists(fact)) ? block : drop(1);
      case 'rating':
        return blockHandles(block).every(exists) ? { ...block, rating: checkRating(block.rating) } : drop(1);
      case 'claims':
        return checkClaims(block);
      case 'risks': {
        const rows = block.rows.filter(
          ({ text, mitigant, ...row }) =>
            isSound(text) && (mitigant === null || isSound(mitigant)) && isKnown(row.severity),
        );
        withheld += block.rows.length - rows.length;
        return rows.length === 0 ? null : { ...block, rows };
      }
      default:
        return blockHandles(block).every(exists) ? block : drop(1);
    }
  }

  const sections = input.sections.map((section): Section => {
    const before = withheld;
    const blocks = section.blocks.map(checkBlock).filter((block) => block !== null);
    if (withheld === before) return section;
    const status = section.status === 'ok' ? 'partial' : section.status;
    return { ...section, status, why: section.why ?? checkTexts.sentenceWithheld, blocks };
  });
  return { sections, withheld };
}
