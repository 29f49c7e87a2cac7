import { marketOf } from '@plumbline/model/instrument';
import type { StrategyView } from '@plumbline/contract/strategy';
import { outOfSampleSharpe, type OutOfSampleSharpe } from '@plumbline/quant/evidence/shown-figures';
import { verdictLabels } from '@plumbline/model/verdict';

export type SortKey = 'evidence' | 'updated' | 'name';

export interface ListFilter {
  readonly text: string;
  readonly kind: string;
  readonly market: string;
  readonly state: string;
  readonly sort: SortKey;
}

/** Place of a strategy's verdict among all, the best supported first; those without one come last. */
export function verdictRank({ current }: StrategyView): number {
  const label = current.test.verdict?.label;
  return label === undefined ? verdictLabels.length : verdictLabels.indexOf(label);
}

/** Out-of-sample Sharpe ratio of the current version with the interval of its verdict. */
export function provenSharpe({ current: { test } }: StrategyView): OutOfSampleSharpe {
  return outOfSampleSharpe(test.summary?.metrics.outOfSample ?? {}, test.verdict);
}

/** What of the list is shown, in which order. Evidence: the better verdict first, then the higher out-of-sample Sharpe. */
export function listed(
  all: readonly StrategyView[],
  { text, kind, market, state, sort }: ListFilter,
): readonly StrategyView[] {
  const wanted = text.trim().toLowerCase();
  const shown = all.filter(
    (one) =>
      (wanted === '' ||
        one.name.toLowerCase().includes(wanted) ||
        one.current.spec.universe.instruments.some((id) => id.toLowerCase().includes(wanted))) &&
      (kind === 'all' || one.current.spec.kind === kind) &&
      (market === 'all' || one.current.spec.universe.instruments.some((id) => marketOf(id) === market)) &&
      (state === 'all' || (state === 'active' ? one.state !== 'archived' : one.state === state)),
  );
  if (sort === 'name') return shown.toSorted((a, b) => a.name.localeCompare(b.name));
  if (sort === 'updated') return shown.toSorted((a, b) => b.updatedAt - a.updatedAt);
  return shown.toSorted(
    (a, b) =>
      verdictRank(a) - verdictRank(b) ||
      (provenSharpe(b).value ?? Number.NEGATIVE_INFINITY) - (provenSharpe(a).value ?? Number.NEGATIVE_INFINITY) ||
      b.updatedAt - a.updatedAt,
  );
}
