import type { FormulaInput } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import type { RatingPart } from '@plumbline/model/rating';
import type { ReportContext } from '../context.ts';
import { constant } from '../discount-rate.ts';
import { valueOf } from '../fact-lookup.ts';
import type { Slots } from '../paragraph.ts';

/** Parts that speak for or against by figures of their own. */
export type ReadingPart = Exclude<RatingPart, 'evidence'>;

/**
 * How one figure is read: where it says nothing, how far from there it says as much as it can, and in which direction it
 * speaks for the instrument. The rating and the bull and bear case are made of the same readings.
 */
export interface Reading {
  readonly key: string;
  readonly part: ReadingPart;
  /** What kind of evidence it is: of one kind only the strongest is told. */
  readonly family: string;
  /** Handle of the figure. */
  readonly fact: string;
  /** The value that says nothing: a level of ours, or another figure by its handle. */
  readonly neutral: number | string;
  /** Distance from there at which it says as much as it can. */
  readonly full: number;
  readonly better: 'higher' | 'lower';
  /** Why these two numbers. */
  readonly why: LocalText;
  readonly bull: LocalText;
  readonly bear: LocalText;
  /** Handles that the sentences name, beside words of their own. */
  readonly figures: Readonly<Record<string, string>>;
  /** Words beside the figures. */
  readonly words?: Slots;
  /** Handle of the figure whose window the sentences name as `{window}`. */
  readonly window?: string;
}

/** Inputs and expression of the distance from neutral, in units of the full distance, above zero when it speaks for. */
export function distance(reading: Reading, name: string): { expression: string; inputs: readonly FormulaInput[] } {
  const { fact, neutral, full, why } = reading;
  const [value, middle, reach] = [`${name}`, `${name}Neutral`, `${name}Full`];
  const difference = reading.better === 'higher' ? `${value} - ${middle}` : `${middle} - ${value}`;
  return {
    expression: `(${difference}) / ${reach}`,
    inputs: [
      { name: value, fact },
      typeof neutral === 'number' ? constant(middle, neutral, why) : { name: middle, fact: neutral },
      constant(reach, full, why),
    ],
  };
}

/** The same distance as a number; null when a figure it needs is unknown. */
export function distanceOf({ book }: ReportContext, reading: Reading): number | null {
  const value = valueOf(book, reading.fact);
  const neutral = typeof reading.neutral === 'number' ? reading.neutral : valueOf(book, reading.neutral);
  if (value === null || neutral === null) return null;
  const distance = (reading.better === 'higher' ? value - neutral : neutral - value) / reading.full;
  return Number.isFinite(distance) ? distance : null;
}
