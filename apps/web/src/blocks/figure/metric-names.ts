import { allMetrics } from '@plumbline/quant/catalogue/catalogue';
import type { LocalText } from '@plumbline/model/locale';

/** What a page needs to print a figure before anybody asks how it came about. */
export interface MetricName {
  readonly id: string;
  readonly label: LocalText;
  readonly isChange: boolean;
}

/**
 * What every kind of figure is called. The build works this out (`build/compile-metric-names.ts`), so that a page that only
 * prints figures does not load all formulas for their names.
 */
export const metricNames: readonly MetricName[] = allMetrics().map(({ id, label, isChange }) => ({
  id,
  label,
  isChange,
}));
