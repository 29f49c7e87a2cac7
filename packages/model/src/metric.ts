import type { LocalText } from './locale.ts';
import type { Unit } from './units.ts';

/** A kind of figure: what it is called everywhere, what it counts, and what it means to an investor. */
export interface Metric {
  readonly id: string;
  readonly label: LocalText;
  readonly unit: Unit;
  /** Digits after the point in full print; percents count after conversion to percent. */
  readonly decimals: number;
  /** Whether more is better for a holder; null when it depends. */
  readonly better: 'higher' | 'lower' | null;
  /** True for changes, which print with sign and glyph in market colours. */
  readonly isChange: boolean;
  /** One sentence. */
  readonly meaning: LocalText;
}
