import { PlumblineError } from '@plumbline/model/errors';
import type { Fact, FormulaInput, Period, QualityFlag } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import type { FactBook } from './fact-book.ts';
import type { Ratio } from '../catalogue/ratio.ts';
import { yearsBefore } from '../catalogue/ratio.ts';
import { ratios } from '../catalogue/ratios/registry.ts';

const byId: ReadonlyMap<string, Ratio> = new Map(ratios.map((ratio) => [ratio.id, ratio]));

const leftOut = localText(
  'Not stated for this date, so the sum leaves it out; it may be more.',
  '该日期未披露此项，加总时未计入，实际数额可能更大。',
  '該日期未披露此項，加總時未計入，實際數額可能更大。',
);

/**
 * Computes one ratio from figures already in the book and adds it, with its receipt.
 * `factIdOf` says which figure stands for a metric so many years before the period in question (0 = the period itself);
 * it may name a figure that is missing or unknown: the ratio is then missing and says which input it lacks.
 * Addends that the ratio may do without (short-term investments beside cash) are left out where no source states them and
 * `canBeLeftOut` has them, said on the receipt and flagged `assumed`, as long as at least one input is known. Nothing unknown is
 * taken for zero otherwise.
 */
export function addRatio(
  book: FactBook,
  wanted: {
    readonly id: string;
    readonly metric: string;
    readonly period?: Period;
    readonly currency?: string;
    readonly quality?: readonly QualityFlag[];
    /** Metrics of optional addends that no statement of the company was ever seen to state; none where absent. */
    readonly canBeLeftOut?: ReadonlySet<string>;
    readonly factIdOf: (metric: string, yearsBefore: number) => string;
  },
): Fact {
  const ratio = byId.get(wanted.metric);
  if (ratio === undefined) throw new PlumblineError('internal', `"${wanted.metric}" is not a ratio.`);
  const lookUps = ratio.inputs.map((input) => {
    const fact = wanted.factIdOf(input.metric, yearsBefore(input));
    return { input, fact, isKnown: (book.get(fact)?.value ?? null) !== null };
  });
  const anyKnown = lookUps.some(({ isKnown }) => isKnown);
  const leavesOut = (look: (typeof lookUps)[number]): boolean =>
    anyKnown &&
    !look.isKnown &&
    look.input.absent === 'left-out' &&
    wanted.canBeLeftOut?.has(look.input.metric) === true;
  const inputs = lookUps.map((look): FormulaInput => {
    if (leavesOut(look)) return { name: look.input.name, constant: 0, why: leftOut };
    return { name: look.input.name, fact: look.fact };
  });
  const assumed: readonly QualityFlag[] = lookUps.some(leavesOut) ? ['assumed'] : [];
  return book.derived({
    id: wanted.id,
    metric: wanted.metric,
    inputs,
    quality: [...(wanted.quality ?? []), ...assumed],
    ...(wanted.period === undefined ? {} : { period: wanted.period }),
    ...(wanted.currency === undefined ? {} : { currency: wanted.currency }),
  });
}
