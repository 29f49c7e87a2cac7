/** What became of an instrument between its first day and the day of the tables, in logs, and the years it took. */
export interface Grown {
  readonly price: number;
  readonly profit: number;
  readonly years: number;
}

/** Not yet grown: as on the first day. */
export const notGrown: Grown = { price: 0, profit: 0, years: 0 };
