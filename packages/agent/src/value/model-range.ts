import type { FormulaInput } from '@plumbline/model/fact';
import type { MethodRange } from '../report/blend-methods.ts';
import type { ReportContext } from '../report/context.ts';
import { valueOf } from '../report/fact-lookup.ts';
import { reportingCurrency } from '../report/instrument-kind.ts';
import { farFromPrice } from '../report/market-sense.ts';
import type { Place } from '../report/places.ts';
import { valuationTexts } from '../report/sections/valuation/texts.ts';
import { choice } from './choices.ts';
import { methodTexts as texts } from './messages/methods.ts';
import { rateSwing, tailOf } from './swings.ts';
import type { ValueMethod } from './value-methods.ts';
import { methodRefusal } from './value-methods.ts';

const recoveryChange = 0.1;

/** The asset values at either side of the base case. */
function movedRecovery({ book }: ReportContext, end: 'p10' | 'p90'): string {
  const id = `assetRecovery.${end}`;
  if (book.get(id) !== null) return id;
  return book.derived({
    id,
    metric: 'assetRecovery',
    expression: `base ${end === 'p10' ? '-' : '+'} change`,
    inputs: [{ name: 'base', fact: 'assetRecovery' }, choice('change', recoveryChange, [0.05, 0.3], texts.recovery)],
    quality: ['assumed'],
  }).id;
}

/** The same inputs with the one that is most in doubt moved so that the value falls (`p10`) or rises (`p90`). */
function movedInputs(
  context: ReportContext,
  inputs: readonly FormulaInput[],
  end: 'p10' | 'p90',
): readonly FormulaInput[] {
  return inputs.map((input) => {
    if (!('fact' in input)) return input;
    const { name, fact } = input;
    if (fact === 'assetRecovery') return { name, fact: movedRecovery(context, end) };
    if (fact !== 'wacc' && fact !== 'costOfEquity') return input;
    return { name, fact: tailOf(context.book, fact, rateSwing(context), end === 'p10' ? 'p90' : 'p10') };
  });
}

/**
 * A method's value with its range: the discount rate at its ninetieth and tenth percentile, or the assets at either side
 * of the base case. `id` of the value; absent: its metric.
 */
export function modelRange(
  context: ReportContext,
  place: Place,
  method: ValueMethod,
  own: { readonly id: string; readonly inputs?: readonly FormulaInput[] } = { id: method.metric },
): MethodRange {
  const { book, instrument } = context;
  const whyNot = methodRefusal(method, context, place);
  if (whyNot !== null) return { whyNot };
  const inputs = own.inputs ?? method.inputs(context, place);
  const far = farFromPrice(context, place, method.metric, inputs);
  if (far !== null) return { whyNot: far };
  const currency = reportingCurrency(instrument);
  const value = (id: string, from: readonly FormulaInput[]): string =>
    book.get(id)?.id ?? book.derived({ id, metric: method.metric, currency, inputs: from }).id;
  const mid = value(own.id, inputs);
  const low = value(`${own.id}.p10`, movedInputs(context, inputs, 'p10'));
  const high = value(`${own.id}.p90`, movedInputs(context, inputs, 'p90'));
  const unknown = [mid, low, high].find((id) => valueOf(book, id) === null);
  if (unknown === undefined) {
    const [bottom = 0, middle = 0, top = 0] = [low, mid, high].map((id) => valueOf(book, id) ?? Number.NaN);
    // A value below zero moves against its rate: its ends would stand on the wrong sides of it.
    return bottom <= middle && middle <= top ? { range: { low, mid, high } } : { whyNot: texts.turnedRange };
  }
  return { whyNot: book.get(unknown)?.why ?? valuationTexts.cashFlowUnknown };
}
