/** What can be wrong with bars. `docs/guides/check-bars.md` says of each how it is recognised. */
export type FindingKind =
  | 'length-mismatch'
  | 'not-a-number'
  | 'not-positive'
  | 'high-below-low'
  | 'outside-range'
  | 'negative-volume'
  | 'out-of-order'
  | 'duplicate'
  | 'coarse-bars'
  | 'future'
  | 'swapped-columns'
  | 'unit-100x'
  | 'missing-split'
  | 'bad-split'
  | 'bad-dividend'
  | 'spike'
  | 'copied-row'
  | 'stale-tail'
  | 'partial-bar'
  | 'holiday-bar'
  | 'gap'
  | 'currency-mismatch'
  | 'separator';

/** `refuse` spoils the whole series, `drop` only its row, `warn` is worth telling. */
export type FindingSeverity = 'refuse' | 'drop' | 'warn';

/** Columns a repair may touch. */
export const repairColumns = [
  'open',
  'high',
  'low',
  'close',
  'volume',
  'adjustedClose',
  'dividends',
  'capitalGains',
] as const;
export type RepairColumn = (typeof repairColumns)[number];

/** How a proven fault is mended; `from` and `to` are rows, both included, numbered like `Finding.row` (of a file: in its own order). */
export type Repair =
  | { readonly action: 'drop' }
  | { readonly action: 'sort' }
  | {
      readonly action: 'scale';
      readonly columns: readonly RepairColumn[];
      readonly factor: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly action: 'set'; readonly column: RepairColumn; readonly value: number }
  | {
      /** Each column takes the values of the column named beside it. */
      readonly action: 'reorder';
      readonly columns: readonly (readonly [to: RepairColumn, from: RepairColumn])[];
      readonly from: number;
      readonly to: number;
    };

/** One fault. A repair is present only where a rule proves it; several repairs are made in the order of the findings. */
export interface Finding {
  readonly row: number;
  readonly kind: FindingKind;
  readonly severity: FindingSeverity;
  readonly why: string;
  readonly repair?: readonly Repair[];
}
