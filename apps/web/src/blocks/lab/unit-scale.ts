import type { Fact } from '@plumbline/model/fact';

/** How a figure is typed in: fractions as percents, everything else as it is. */
export interface UnitScale {
  readonly unit?: string;
  readonly shown: (value: number) => number;
  readonly meant: (typed: number) => number;
}

// Twelve digits: 0.07 × 100 is 7 in the field, not 7.000000000000001.
const tidy = (value: number): number => Number(value.toPrecision(12));

export function unitScale({ unit }: Pick<Fact, 'unit'>): UnitScale {
  if (unit !== 'fraction') return { shown: tidy, meant: tidy };
  return { unit: '%', shown: (value) => tidy(value * 100), meant: (typed) => tidy(typed / 100) };
}
