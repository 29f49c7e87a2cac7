import type { LocalText } from '@plumbline/model/locale';
import type { Metric } from '@plumbline/model/metric';
import type { FormulaFunction } from '../facts/formula.ts';

/** An input of a valuation that we chose, with the range in which it is sensible; the reason stands in `assumption-reasons.ts`. */
export interface AssumptionSpec {
  readonly metric: Metric;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** A method that turns facts and assumptions into a value per share; each leaf is one method. */
export interface ValuationModel {
  readonly id: string;
  readonly title: LocalText;
  readonly tex: string;
  readonly source: string;
  readonly assumptions: readonly AssumptionSpec[];
  /** Metrics it yields. */
  readonly outputs: readonly Metric[];
  /** Functions it adds to the formula language, so that its outputs can be recomputed from their receipts. */
  readonly functions: readonly FormulaFunction[];
  /** Null when it applies; otherwise why not, in words. */
  readonly applies: (inputs: ReadonlyMap<string, number | null>) => LocalText | null;
}
