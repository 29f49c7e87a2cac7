import type { LocalText } from '@plumbline/model/locale';
import type { Block } from '@plumbline/model/report';
import type { ReportContext } from './context.ts';
import { valueOf } from './fact-lookup.ts';
import { reportingCurrency } from './instrument-kind.ts';
import { blendTexts as texts } from './messages/blend.ts';
import { addWeightedTotal } from './weighted-total.ts';

export type RangesBlock = Extract<Block, { readonly kind: 'ranges' }>;
export type RangeRow = RangesBlock['rows'][number];
export type MethodKey = 'cashFlow' | 'ownEarnings' | 'ownEnterprise';

/** One way to value a share: its range by handles, or why it does not apply. */
export type Method = {
  readonly key: MethodKey;
  readonly label: LocalText;
} & ({ readonly range: Pick<RangeRow, 'low' | 'mid' | 'high'> } | { readonly whyNot: LocalText });

type Applied = Extract<Method, { readonly range: object }>;

/**
 * What each method counts where all apply. Chosen so that any part of them, scaled up to a whole, is again in whole
 * percents: 60 and 20 become 75 and 25, 20 and 20 become 50 and 50, and printed weights add up without rounding.
 */
const usualWeights: Readonly<Record<MethodKey, { readonly value: number; readonly why: LocalText }>> = {
  cashFlow: { value: 0.6, why: texts.cashFlowWeight },
  ownEarnings: { value: 0.2, why: texts.ownEarningsWeight },
  ownEnterprise: { value: 0.2, why: texts.ownEnterpriseWeight },
};

const weightId = (key: string): string => `methodWeight.${key}`;

function isApplied(method: Method): method is Applied {
  return 'range' in method;
}

/** The weights of the methods that apply; what the others leave is shared in proportion. */
function addWeights(context: ReportContext, applied: readonly Applied[], areAll: boolean): void {
  const { book } = context;
  const usualId = (key: string): string => (areAll ? weightId(key) : `${weightId(key)}.usual`);
  for (const { key } of applied) {
    const { value, why } = usualWeights[key];
    book.assumed({ id: usualId(key), metric: 'methodWeight', value, why });
  }
  if (areAll) return;
  const inputs = applied.map(({ key }) => ({ name: key, fact: usualId(key) }));
  const all = applied.map(({ key }) => key).join(' + ');
  for (const { key } of applied) {
    book.derived({ id: weightId(key), metric: 'methodWeight', expression: `${key} / (${all})`, inputs });
  }
}

/** A weight that is none, with the reason. */
function noWeight(context: ReportContext, key: string, why: LocalText): string {
  return context.book.missing({ id: weightId(key), metric: 'methodWeight', why }).id;
}

/**
 * The methods side by side and weighted into one value per share: figures `blendedValue` and `upside.blended`. Null where
 * no method applies. `others` are ranges that only serve to compare.
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
  const compared = others
    .filter(({ low, high }) => [low, high].every((id) => valueOf(context.book, id) !== null))
    .map(({ key, whyNoWeight, ...row }) => ({ ...row, weight: noWeight(context, key, whyNoWeight) }));
  const notUsed = methods.flatMap((method) =>
    isApplied(method) ? [] : [{ label: method.label, weight: noWeight(context, method.key, method.whyNot) }],
  );
  return { kind: 'ranges', price, rows: [...rows, ...compared], blend: { ...total, notUsed } };
}
