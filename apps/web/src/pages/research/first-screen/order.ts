import type { Block, Section } from '@plumbline/model/report';
import type { SectionKey } from '@plumbline/model/section-keys';
import type { LocalParts } from '@plumbline/model/text-part';

type Of<Kind extends Block['kind']> = Extract<Block, { readonly kind: Kind }>;

/** What is read together under one name of the page's contents, in the order of reading. */
export const sectionGroups = [
  { id: 'price', keys: ['price', 'technicals', 'returns', 'cycle', 'events'] },
  { id: 'financials', keys: ['financials', 'strength', 'scores'] },
  { id: 'valuation', keys: ['valuation', 'multiples'] },
  { id: 'cases', keys: ['scenarios'] },
  { id: 'risks', keys: ['risks', 'rules'] },
  { id: 'peers', keys: ['peers', 'factors', 'ownership'] },
  { id: 'sources', keys: ['quality'] },
] as const satisfies readonly { readonly id: string; readonly keys: readonly SectionKey[] }[];
export type SectionGroup = (typeof sectionGroups)[number]['id'];

/** A section with the sentences that head it. */
export interface HeadedSection {
  readonly section: Section;
  readonly findings: readonly LocalParts[];
}

interface Reading {
  /** Null in reports from before they had a rating. */
  readonly rating: Of<'rating'> | null;
  readonly claims: Of<'claims'> | null;
  /** What it is worth against its price; where nothing says so, the first sentence of the summary. */
  readonly lead: LocalParts | null;
  /** The summary's other sentences; its figures are the key figures, which stand on their own. */
  readonly inWords: readonly Block[];
  /** Sections of the first screen that are not whole enough to stand there. */
  readonly apart: readonly Section[];
  readonly groups: readonly { readonly id: SectionGroup; readonly sections: readonly HeadedSection[] }[];
}

const saysValue = ({ asserts = [] }: LocalParts): boolean =>
  asserts.some((one) => 'kind' in one && one.kind === 'blendedValue');

/** Whether a sentence tells of one of these figures. */
const tells = (parts: LocalParts, ids: readonly string[]): boolean =>
  parts.en.some((part) => typeof part === 'object' && 'fact' in part && ids.includes(part.fact));

/** Sentences of the summary that are the finding of another section: what sales and their margin did. */
const ofSummary: Readonly<Partial<Record<SectionKey, readonly string[]>>> = {
  financials: ['revenue.TTM', 'operatingMargin.TTM', 'operatingIncome.TTM', 'netMargin.TTM'],
};
/** Sections whose own first sentence is their finding. */
const ownFinding: ReadonlySet<SectionKey> = new Set(['price', 'valuation']);

/** A section without the sentence that heads it. */
function headed(section: Section, said: readonly LocalParts[]): HeadedSection {
  const own = ownFinding.has(section.key) ? section.blocks.find(({ kind }) => kind === 'text') : undefined;
  if (own?.kind === 'text')
    return { section: { ...section, blocks: section.blocks.filter((one) => one !== own) }, findings: [own.parts] };
  const ids = ofSummary[section.key];
  return { section, findings: ids === undefined ? [] : said.filter((one) => tells(one, ids)) };
}

function isClaims(block: Block): block is Of<'claims'> {
  return block.kind === 'claims';
}

function isRating(block: Block): block is Of<'rating'> {
  return block.kind === 'rating';
}

/** The order of reading: what is read first, the summary's other sentences, and the sections in their groups. */
export function readingOrder(sections: readonly Section[]): Reading {
  const summary = sections.find(({ key }) => key === 'summary');
  const rating = summary?.blocks.find(isRating) ?? null;
  const claims = sections.find(({ key }) => key === 'case')?.blocks.find(isClaims) ?? null;
  const said = (summary?.blocks ?? []).flatMap((block) => (block.kind === 'bullets' ? block.items : []));
  const lead = said.find(saysValue) ?? said[0] ?? null;
  const headedBy = new Map(
    sections.map((section) => [
      section.key,
      headed(
        section,
        said.filter((one) => one !== lead),
      ),
    ]),
  );
  const moved = new Set([...headedBy.values()].flatMap(({ findings }) => findings));
  const inWords = (summary?.blocks ?? []).flatMap((block): readonly Block[] => {
    if (block === rating || block.kind === 'figures') return [];
    if (block.kind !== 'bullets') return [block];
    const items = block.items.filter((item) => item !== lead && !moved.has(item));
    return items.length === 0 ? [] : [{ ...block, items }];
  });
  const apart = sections.filter(
    ({ key }) => (key === 'summary' && rating === null) || (key === 'case' && (rating === null || claims === null)),
  );
  const groups = sectionGroups.map(({ id, keys }) => ({
    id,
    sections: keys.flatMap((key) => headedBy.get(key) ?? []),
  }));
  return { rating, claims, lead, inWords, apart, groups: groups.filter((group) => group.sections.length > 0) };
}
