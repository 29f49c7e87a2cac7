import type { Metric } from '@plumbline/model/metric';

export interface RatioInput {
  readonly name: string;
  readonly metric: string;
  /** `previous` means the same metric one year earlier. */
  readonly at?: 'previous';
  /** The same metric so many years earlier. */
  readonly yearsEarlier?: number;
  /** An addend that the sum may leave out where no source states it; the receipt then says so. */
  readonly absent?: 'left-out';
}

/** A figure computed from other figures of one company by plain arithmetic: a margin, a growth rate, a multiple. */
export interface Ratio extends Metric {
  /** Over the names in `inputs`, in the formula language. */
  readonly expression: string;
  readonly tex: string;
  /** Metric ids the expression reads. */
  readonly inputs: readonly RatioInput[];
  readonly source: string;
}

/** How many years before the period in question an input of a ratio stands. */
export function yearsBefore(input: RatioInput): number {
  return input.yearsEarlier ?? (input.at === 'previous' ? 1 : 0);
}
