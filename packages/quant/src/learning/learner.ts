/** What is learned from: one row per instrument and date, rows in order of their dates. */
export interface LearningTable {
  /** `width` numbers a row: how the instrument stands among the others on that date by each feature, from -0.5 to 0.5. */
  readonly features: Float64Array;
  readonly width: number;
  /** The same of the return that followed. */
  readonly labels: Float64Array;
  /** Number of the bar on which each row is read; never falls. */
  readonly at: Int32Array;
}

/** Rows from one up to another, that one excluded. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** A prediction from the row of features that begins at a place: higher ranks higher. */
export type Model = (features: Float64Array, start: number) => number;

/** A way to learn an order of instruments from rows. */
export interface Learner {
  readonly id: string;
  /** Values of its one hyper-parameter, from the most to the least cautious. */
  readonly strengths: readonly number[];
  readonly source: string;
  /** One model per strength; a model that learned nothing predicts 0. The same rows give the same models. */
  readonly fit: (table: LearningTable, rows: readonly RowRange[]) => readonly Model[];
}

/** Predicts nothing. */
export const indifferent: Model = () => 0;

export function rowCount(ranges: readonly RowRange[]): number {
  return ranges.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0);
}

/** The product of weights and features. */
export function linearModel(weights: Float64Array): Model {
  return (features, start) => {
    let sum = 0;
    for (let k = 0; k < weights.length; k += 1) sum += weights[k] * features[start + k];
    return sum;
  };
}
