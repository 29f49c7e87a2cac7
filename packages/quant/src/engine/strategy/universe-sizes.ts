import type { CompiledStrategy } from './compile-strategy.ts';
import { asOfSampled, resolveAmount } from './kernel.ts';
import { sampleOf } from './kept-samples.ts';
import { positionSeries, sharesOf } from './position-series.ts';
import { ownSeat, sampledColumn } from './universe-scope.ts';
import type { ExpressionContext } from './expression-context.ts';

/** Everything the desired position of an instrument follows from, parameters filled in. */
function textOf(strategy: CompiledStrategy, first: ExpressionContext, startTime: number): string {
  const { long, short, weight, spec } = strategy;
  const { parameters } = first;
  const conditions = [long.enter, long.leave, short.enter, short.leave].map(
    (kernel) => kernel?.text(parameters) ?? '-',
  );
  const levels = [...strategy.staged.values()].map((kernel) => kernel.text(parameters));
  const shares =
    spec.sizing.basis === 'levels' ? spec.sizing.levels.map(({ share }) => resolveAmount(share, parameters)) : [];
  const size =
    weight === null || spec.sizing.basis !== 'weight'
      ? spec.sizing.basis === 'levels'
        ? `${levels.join(' ')} ${shares.join(' ')}`
        : sharesOf(strategy, first)(0)
      : `${weight.text(parameters)} up to ${resolveAmount(spec.sizing.cap, parameters)}`;
  return `(wish ${startTime} ${conditions.join(' ')} ${size})`;
}

/** The position that an instrument desiredSizes for at each decision; nothing before its first bar. */
function wishesOf(strategy: CompiledStrategy, context: ExpressionContext, startTime: number): Float64Array {
  const { time } = context.bars;
  const first = time.findIndex((at) => at >= startTime);
  const desiredSizes = sampledColumn(positionSeries(strategy, context, first < 0 ? time.length : first), context);
  return desiredSizes.map((wish) => (Number.isNaN(wish) ? 0 : wish));
}

/**
 * The share of equity that each instrument of a universe desiredSizes for by itself at each decision, signed: one column per
 * instrument, one value per decision. Before startTime, epoch ms, nothing is held.
 */
export function universeWishes(
  strategy: CompiledStrategy,
  contexts: readonly ExpressionContext[],
  startTime = -Infinity,
): readonly Float64Array[] {
  const [first] = contexts;
  if (first === undefined) return [];
  const { samples } = ownSeat(first).scope;
  return sampleOf(samples, textOf(strategy, first, startTime), () =>
    contexts.map((context) => wishesOf(strategy, context, startTime)),
  );
}

/** The score of each instrument at each decision, NaN = none; null without a ranking. */
export function universeScores(
  { ranking }: CompiledStrategy,
  contexts: readonly ExpressionContext[],
): readonly Float64Array[] | null {
  const [first] = contexts;
  if (ranking === null || first === undefined) return null;
  // Settings that turn anything but the ranking ask for the same scores again.
  return sampleOf(ownSeat(first).scope.samples, `(score ${ranking.text(first.parameters)})`, () =>
    contexts.map((context) => asOfSampled(ranking, context)),
  );
}
