import type { QuestionFrame } from '../reading.ts';
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
    const isOfOne = frame.act === 'figure' && frame.instruments.length < 2;
    if (measure === 'multiple' && (isOfOne || isMove(frame))) return false;
    return !frame.topics.some(({ value }) => told[measure]?.test(value.id) === true);
  });
}
