import type { Fact } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import type { Block, LocalParts, Section } from '@plumbline/model/report';
import { checkTexts } from '../messages/check.ts';
import { blockHandles, saysTheSame, sentenceHandles } from './block-handles.ts';
import { entityNames, hasFreeClaim } from './free-digits.ts';
import { saysWhatItNames } from './says-what-it-names.ts';

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
  const sources = new Set(input.sources.map((source) => source.id));
  const names = entityNames(input.instrument);
  let withheld = 0;
  const exists = (id: string): boolean => facts.has(id);

  function isSound(parts: LocalParts): boolean {
    const cites = Object.values(parts).flatMap((words) =>
      words.flatMap((part) => (typeof part !== 'string' && 'cite' in part ? [part.cite] : [])),
    );
    const used = sentenceHandles(parts).flatMap((id) => facts.get(id) ?? []);
    return (
      sentenceHandles(parts).every((id) => facts.get(id)?.value != null) &&
      cites.every((id) => sources.has(id)) &&
      saysTheSame(parts) &&
      saysWhatItNames(parts, used, input.instrument) &&
      !hasFreeClaim(parts, names)
    );
  }

  function drop(count: number): null {
    withheld += count;
    return null;
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
      case 'table': {
        const rows = block.rows.map((row) => ({
          ...row,
          cells: row.cells.map((cell) => (cell === null || exists(cell) ? cell : drop(1))),
        }));
        return { ...block, rows };
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
