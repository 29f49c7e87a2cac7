import type { QuestionFrame } from '../reading.ts';
import { questionVocabulary } from '../vocabulary/vocabulary.ts';
import type { Item } from './items.ts';

/** Figures that are lengths of time, and those that are multiples. */
const told: Readonly<Record<string, RegExp>> = {
  duration: /days|years|streak|maturity|expiry|cycle|runway|lockup|settlement|halving/iu,
  multiple: /^(?:priceTo|evTo|peg|forwardPe|peExCash|lotRule)|(?:Ratio|Cover|Turnover|Multiple|ToEquity|ToEbitda)$/u,
};

function measureOf(item: Item): string | undefined {
  return item.is === 'word' ? item.meanings.find(({ kind, name }) => kind === 'ask' && name in told)?.name : undefined;
}

/** How far something moved may be said as a multiple of what it was. */
const isMove = ({ topics, args }: QuestionFrame): boolean =>
  ('wants' in args && args.wants !== undefined) || topics.some(({ value }) => value.kind === 'perf');

/**
 * Words that ask for how long or how many times as much, where the figure is of another measure: an amount of money is no
 * answer to "how long has it been losing money".
 */
export function ofOtherMeasure(items: readonly Item[], frame: QuestionFrame): readonly Item[] {
  if (frame.act !== 'figure' && frame.act !== 'compare') return [];
  return items.filter((item) => {
    const measure = measureOf(item);
    if (measure === undefined) return false;
    if (measure === 'multiple' && frame.act === 'compare' && frame.args.times === true) return false;
    // Of one company a figure is so many times what it was, or another of its figures.
    const isOfOne =
      frame.act === 'figure' && frame.instruments.length < 2 && frame.periods.length === 0 && frame.topics.length < 2;
    const isOfPrice = frame.topics.some(({ value, from }) => from === 'text' && value.kind === 'price');
    if (measure === 'multiple' && ((isOfOne && !isOfPrice) || isMove(frame))) return false;
    return !frame.topics.some(({ value }) => told[measure]?.test(value.id) === true);
  });
}

const figureKinds: ReadonlySet<string> = new Set(['metric', 'price', 'perf']);
const units: ReadonlyMap<string, string> = new Map(
  [...questionVocabulary.surfaces.values()]
    .flat()
    .flatMap(({ kind, id, unit }) => (figureKinds.has(kind) && unit !== '' ? [[id, unit] as const] : [])),
);
/** Units that a figure of each measure has none of. */
const foreign: Readonly<Record<string, ReadonlySet<string>>> = {
  money: new Set(['%']),
  percent: new Set(['money', 'price', 'n', 'x', 'date']),
};

/** Words that ask for an amount of money where all that is told is a part of something, or the other way round. */
export function ofOtherUnit(items: readonly Item[], { act, topics, args }: QuestionFrame): readonly Item[] {
  if ((act !== 'figure' && act !== 'compare') || topics.length === 0) return [];
  const isPart = 'wants' in args && args.wants !== undefined;
  return items.filter((item) => {
    const names = item.is === 'word' ? item.meanings.flatMap(({ kind, name }) => (kind === 'ask' ? [name] : [])) : [];
    const measure = names.find((name) => foreign[name] !== undefined);
    // A change and a share are told in per cent, whatever they are of.
    if (measure === undefined || (measure === 'percent' && (isPart || act === 'compare'))) return false;
    return topics.every(({ value }) => foreign[measure]?.has(units.get(value.id) ?? '') === true);
  });
}
