import { formatFigure } from '@plumbline/model/format';

export interface WeightedTerm {
  /** A fraction that is a whole percent, so that it prints without loss. */
  readonly weight: number;
  readonly value: number;
}

/** Digits after the point of the single values and of their weighted total. */
export interface ShownDecimals {
  readonly values: number;
  readonly total: number;
}

const usual = 2;
/** A total that lies on the edge between two cents needs a digit more; one digit always moves it off the edge. */
const candidates: readonly ShownDecimals[] = [usual, usual + 1].flatMap((total) =>
  [0, 1, 2, 3, 4].map((more) => ({ total, values: total + more })),
);

/** A printed number, counted in units of its last digit. */
function printedUnits(value: number, decimals: number): number {
  const text = formatFigure({ value, unit: 'ratio', decimals }, 'en');
  return Number(text.replaceAll(/[,.]/g, '').replace('\u2212', '-'));
}

/** Whether a reader who multiplies and adds what is printed gets what is printed; a tie of the rounding counts as no. */
function addsUp(terms: readonly WeightedTerm[], decimals: ShownDecimals): boolean {
  const sum = terms.reduce(
    (units, { weight, value }) => units + Math.round(weight * 100) * printedUnits(value, decimals.values),
    0,
  );
  const total = terms.reduce((all, { weight, value }) => all + weight * value, 0);
  const step = 10 ** (decimals.values + 2 - decimals.total);
  return Math.abs(sum - printedUnits(total, decimals.total) * step) < step / 2;
}

/** The fewest digits with which the printed weights times the printed values give the printed total. */
export function shownDecimals(terms: readonly WeightedTerm[]): ShownDecimals {
  return candidates.find((decimals) => addsUp(terms, decimals)) ?? { values: usual, total: usual };
}
