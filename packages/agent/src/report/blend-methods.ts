import type { FormulaInput } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import type { Block } from '@plumbline/model/report';
import { methodWeightAssumption } from '@plumbline/quant/facts/assumptions';
import { assume } from '../value/choices.ts';
import type { ReportContext } from './context.ts';
import { valueOf } from './fact-lookup.ts';
import { reportingCurrency } from './instrument-kind.ts';
import { blendTexts as texts } from './messages/blend.ts';
import { addWeightedTotal } from './weighted-total.ts';

export type RangesBlock = Extract<Block, { readonly kind: 'ranges' }>;
export type RangeRow = RangesBlock['rows'][number];

/** What one method says by handles, or why it does not apply. */
export type MethodRange = { readonly range: Pick<RangeRow, 'low' | 'mid' | 'high'> } | { readonly whyNot: LocalText };

/** One way to value a share, and what it counts where all apply. `key` is a name of the formula language. */
export type Method = {
  readonly key: string;
  readonly label: LocalText;
  readonly usual: { readonly value: number; readonly why: LocalText };
} & MethodRange;

type Applied = Extract<Method, { readonly range: object }>;

const weightId = (key: string): string => `methodWeight.${key}`;

function isApplied(method: Method): method is Applied {
  return 'range' in method;
}

/**
 * The weights of the methods that apply; what the others leave is shared in proportion, in whole percents, so that printed
 * weights add up without rounding.
 */
function addWeights(context: ReportContext, applied: readonly Applied[], areAll: boolean): void {
  const { book } = context;
  const usualId = (key: string): string => (areAll ? weightId(key) : `${weightId(key)}.usual`);
  for (const { key, usual } of applied) {
    assume(book, methodWeightAssumption, usual.value, { id: usualId(key), why: usual.why });
  }
  if (areAll) return;
  const inputs = applied.map(({ key }) => ({ name: key, fact: usualId(key) }));
  const all = applied.map(({ key }) => key).join(', ');
  applied.forEach(({ key }, at) => {
    const expression = `wholeShare(${at + 1}, ${all})`;
    const tex = String.raw`\frac{w_{${at + 1}}}{\sum_i w_i}`;
    book.derived({ id: weightId(key), metric: 'methodWeight', expression, tex, inputs });
  });
}

/** A weight that is none, with the reason. */
function noWeight(context: ReportContext, key: string, why: LocalText): string {
  return context.book.missing({ id: weightId(key), metric: 'methodWeight', why }).id;
}

/** The ends of all ranges with their weights, and how likely the value between them lies above the price. */
function addSpread(context: ReportContext, rows: readonly Required<RangeRow>[], price: string): void {
  const { book, instrument } = context;
  const currency = reportingCurrency(instrument);
  const weights = rows.map(({ weight }, at): FormulaInput => ({ name: `weight${at + 1}`, fact: weight }));
  const end = (id: string, metric: string, side: 'low' | 'high'): string => {
    const values = rows.map((row, at): FormulaInput => ({ name: `value${at + 1}`, fact: row[side] }));
    const expression = rows.map((_, at) => `weight${at + 1} * value${at + 1}`).join(' + ');
    return book.derived({
      id,
      metric,
      expression,
      tex: String.raw`\sum_i w_i\,v_i`,
      inputs: [...weights, ...values],
      currency,
    }).id;
  };
  const low = end('value.p10', 'valueP10', 'low');
  const high = end('value.p90', 'valueP90', 'high');
  book.derived({
    id: 'probabilityAbovePrice',
    metric: 'chanceAbovePrice',
    inputs: [
      { name: 'price', fact: price },
      { name: 'low', fact: low },
      { name: 'middle', fact: 'blendedValue' },
      { name: 'high', fact: high },
    ],
    why: texts.noSpread,
  });
}

/**
 * The methods side by side and weighted into one value per share: figures `blendedValue`, `upside.blended`, its range
 * `value.p10` to `value.p90`, and `probabilityAbovePrice`. Null where no method applies. `others` are ranges that only
 * serve to compare.
 */
export function blendMethods(
  context: ReportContext,
  price: string,
  methods: readonly Method[],
  others: readonly (RangeRow & { readonly key: string; readonly whyNoWeight: LocalText })[],
): RangesBlock | null {
  const applied = methods.filter(isApplied);
  if (applied.length === 0) return null;
  addWeights(context, applied, applied.length === methods.length);
  const rows = applied.map(({ key, label, range }) => ({ label, ...range, weight: weightId(key) }));
  const total = addWeightedTotal(context, {
    metric: 'blendedValue',
    weightMetric: 'methodWeight',
    upside: 'upside.blended',
    price,
    currency: reportingCurrency(context.instrument),
    terms: rows.map(({ weight, mid }) => ({ weight, value: mid })),
  });
  addSpread(context, rows, price);
  const compared = others
    .filter(({ low, high }) => [low, high].every((id) => valueOf(context.book, id) !== null))
    .map(({ key, whyNoWeight, ...row }) => ({ ...row, weight: noWeight(context, key, whyNoWeight) }));
  const notUsed = methods.flatMap((method) =>
    isApplied(method) ? [] : [{ label: method.label, weight: noWeight(context, method.key, method.whyNot) }],
  );
  return { kind: 'ranges', price, rows: [...rows, ...compared], blend: { ...total, notUsed } };
}
