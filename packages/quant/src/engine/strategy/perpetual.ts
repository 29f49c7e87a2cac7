import type { RunConfig, RunExtras } from '../backtest/book.ts';
import type { IsolatedMargin } from '../backtest/isolated-margin.ts';

/** A perpetual future: what holding it pays and costs, and when it is liquidated. Columns have the rows of its bars. */
export interface Perpetual extends Pick<RunExtras, 'funding' | 'fundingWithin' | 'markHigh' | 'markLow'> {
  /** Absent = the whole account answers for it and nothing is liquidated. */
  readonly margin?: IsolatedMargin;
}

/** The columns it has beside its bars. */
export const perpetualColumns = ['funding', 'fundingWithin', 'markHigh', 'markLow'] as const;

/** Its columns, as the executors read them. */
export function perpetualExtras(perpetual: Perpetual): RunExtras {
  return Object.fromEntries(
    perpetualColumns.flatMap((name) => (perpetual[name] === undefined ? [] : [[name, perpetual[name]]])),
  );
}

/** What it changes of the settings of a run. */
export function perpetualTerms({ margin }: Perpetual): Pick<RunConfig, 'margin'> {
  return margin === undefined ? {} : { margin };
}
