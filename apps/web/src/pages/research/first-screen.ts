import type { Block, Section } from '@plumbline/model/report';
import type { LocalParts } from '@plumbline/model/text-part';

/** The last section that is read at first; what else the report says in sentences follows it. */
export const lastOfFirst = 'case';

interface FirstScreen {
  /** What it is worth against its price; where nothing says so, the first sentence of the summary. */
  readonly lead: LocalParts | null;
  readonly sections: readonly Section[];
  /** The summary's other sentences and its figures, where they stand after the claims instead of before them. */
  readonly inWords: readonly Block[];
}

const saysValue = ({ asserts = [] }: LocalParts): boolean =>
  asserts.some((one) => 'kind' in one && one.kind === 'blendedValue');

/** The order of reading: what it is worth and how it is rated, what speaks for and against, then the sentences and the rest. */
export function firstScreen(sections: readonly Section[]): FirstScreen {
  const summary = sections.find(({ key }) => key === 'summary');
  const claims = sections.find(({ key }) => key === lastOfFirst);
  const rating = summary?.blocks.find(({ kind }) => kind === 'rating');
  if (summary === undefined || claims === undefined || rating === undefined)
    return { lead: null, sections, inWords: [] };
  const said = summary.blocks.flatMap((block) => (block.kind === 'bullets' ? block.items : []));
  const lead = said.find(saysValue) ?? said[0] ?? null;
  const inWords = summary.blocks.flatMap((block): readonly Block[] => {
    if (block === rating) return [];
    if (block.kind !== 'bullets') return [block];
    const items = block.items.filter((item) => item !== lead);
    return items.length === 0 ? [] : [{ ...block, items }];
  });
  const others = sections.filter((section) => section !== summary && section !== claims);
  return { lead, sections: [{ ...summary, blocks: [rating] }, claims, ...others], inWords };
}
