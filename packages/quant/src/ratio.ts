import type { Metric } from '@plumbline/model/metric';

export interface RatioInput {
  readonly name: string;
  readonly metric: string;
  /** `previous` means the same metric one year earlier. */
  readonly at?: 'previous';
  /** The same metric so many years earlier. */
  readonly yearsEarlier?: number;
  /** A line that many companies leave out because they have none: then nil, stated as an assumption on the receipt. */
  readonly absent?: 'nil';
}

/** A figure computed from other figures of one company by plain arithmetic: a margin, a growth rate, a multiple. */
export interface Ratio extends Metric {
  /** Over the names in `inputs`, in the formula language. */
  readonly expression: string;
  readonly tex: string;
  /** Metric ids the expression reads. */
  readonly inputs: readonly RatioInput[];
  /** Names of inputs that must be above zero for the figure to mean anything; it keeps its sign and is flagged otherwise. */
  readonly meaningfulAbove?: readonly string[];
  readonly source: string;
}

/** How many years before the period in question an input of a ratio stands. */
export function yearsBefore(input: RatioInput): number {
  return input.yearsEarlier ?? (input.at === 'previous' ? 1 : 0);
}
