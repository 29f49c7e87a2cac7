import type { Metric } from '@plumbline/model/metric';

/** A figure computed from other figures of one company by plain arithmetic: a margin, a growth rate, a multiple. */
export interface Ratio extends Metric {
  /** Over the names in `inputs`, in the formula language. */
  readonly expression: string;
  readonly tex: string;
  /** Metric ids the expression reads; `previous` means the same metric one year earlier. */
  readonly inputs: readonly { readonly name: string; readonly metric: string; readonly at?: 'previous' }[];
  readonly source: string;
}
