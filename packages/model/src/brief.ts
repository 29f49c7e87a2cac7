/** When a brief is written: on every day or one day of the week, at a time on the clock of a zone. */
export interface Cadence {
  /** Day of the week from 1 (Monday) to 7; null: every day. */
  readonly weekday: number | null;
  /** Minutes after midnight. */
  readonly minute: number;
  /** Such as `Europe/Berlin`. */
  readonly timeZone: string;
}
