/** From where one looks at the statements: what was known on a date, about periods that had ended by another. */
export interface Moment {
  readonly knownOn: string;
  readonly until: string;
  /** Tells handles of this moment from those of today: empty, `-1Y`, `@2024-12-31`. */
  readonly suffix: string;
}

/** Weekends and 52-week years: dates of one period end may differ by a few days between statements. */
export const seamDays = 8;

/** Part of a handle: `Q2 FY2027` becomes `Q2-FY2027`. */
export function slug(label: string): string {
  return label.replaceAll(' ', '-');
}
