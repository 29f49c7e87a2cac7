import { PlumblineError } from '@plumbline/model/errors';
import type { Fact, FormulaInput, Period, QualityFlag } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import type { FactBook } from './fact-book.ts';
import type { Ratio } from './ratio.ts';
import { yearsBefore } from './ratio.ts';
import { ratios } from './ratios/registry.ts';

const byId: ReadonlyMap<string, Ratio> = new Map(ratios.map((ratio) => [ratio.id, ratio]));

const notReported = localText(
  'The statement has no such line; taken as nil.',
  '报表中没有此项，按零处理。',
  '報表中沒有此項，按零處理。',
);

/**
 * Computes one ratio from figures already in the book and adds it, with its receipt.
 * `factIdOf` says which figure stands for a metric so many years before the period in question (0 = the period itself);
 * it may name a figure that is missing or unknown: the ratio is then missing and says which input it lacks.
 * Lines that companies without the item leave out (short-term debt, inventory) count as nil, stated and flagged
 * `assumed`, as long as at least one input is known.
 */
export function addRatio(
  book: FactBook,
  wanted: {
    readonly id: string;
    readonly metric: string;
    readonly period?: Period;
    readonly currency?: string;
    readonly quality?: readonly QualityFlag[];
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
  const takesNil = (look: (typeof lookUps)[number]): boolean =>
    anyKnown && !look.isKnown && look.input.absent === 'nil';
  const inputs = lookUps.map((look): FormulaInput => {
    if (takesNil(look)) return { name: look.input.name, constant: 0, why: notReported };
    return { name: look.input.name, fact: look.fact };
  });
  const assumed: readonly QualityFlag[] = lookUps.some(takesNil) ? ['assumed'] : [];
  return book.derived({
    id: wanted.id,
    metric: wanted.metric,
    inputs,
    quality: [...(wanted.quality ?? []), ...assumed],
    ...(wanted.period === undefined ? {} : { period: wanted.period }),
    ...(wanted.currency === undefined ? {} : { currency: wanted.currency }),
  });
}
