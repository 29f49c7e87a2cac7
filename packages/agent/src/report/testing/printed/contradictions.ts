import type { PrintedLocale, PrintedReport } from './printed-report.ts';
import { readPrintedReport } from './printed-report.ts';
import { readNumber } from './printed-number.ts';
import type { Quantities } from './printed-quantities.ts';
import { readQuantities } from './printed-quantities.ts';
import type { Printed } from './printed-relation.ts';
import { relations } from './printed-relations.ts';

interface Contradiction {
  readonly kind: string;
  readonly what: string;
}

interface Examined {
  readonly contradictions: readonly Contradiction[];
  /** How many claims of each kind were read and held against another. */
  readonly claims: ReadonlyMap<string, number>;
  /** Figures of sentences, how many were held against another place, and the words of sentences with one that was not. */
  readonly numbers: { readonly printed: number; readonly held: number };
  readonly unread: readonly string[];
}

const slack = 1e-9;

/** Amounts of the statements, which are printed in their own currency and once more in that of the price. */
const ofStatements: ReadonlySet<string> = new Set(['netCash', 'netDebt', 'operatingIncome', 'interest']);

/** Every place of a quantity against the first: the same number as far as it is printed, in the same currency. */
function sameEverywhere(quantities: Quantities, found: Contradiction[], count: (kind: string) => void): void {
  for (const [name, places] of quantities.places) {
    for (const [at, other] of places.entries()) {
      const first = ofStatements.has(name)
        ? places.find(({ reading }) => reading.currency === other.reading.currency)
        : places[0];
      if (first === undefined || at === 0 || first === other) continue;
      const kind = `one ${name}`;
      count(kind);
      const [one, two] = [first.reading, other.reading];
      const isSame = Math.abs(one.value - two.value) <= one.tolerance + two.tolerance + slack;
      if (isSame && one.unit === two.unit && one.currency === two.currency) continue;
      found.push({ kind, what: `${one.text} in “${first.where}”, ${two.text} in “${other.where}”` });
    }
  }
}

function directions(quantities: Quantities, found: Contradiction[], count: (kind: string) => void): void {
  for (const { first, direction, second, where } of quantities.comparisons) {
    count('direction words');
    const difference = first.value - second.value;
    // Rounding keeps an order, so that numbers of as many digits leave nothing open.
    const open = Math.abs(first.tolerance - second.tolerance) + slack;
    if (direction === 'above' ? difference >= -open : difference <= open) continue;
    found.push({ kind: 'direction words', what: where });
  }
}

/**
 * Reads an exported report as a reader does and holds its numbers, words, tables and the series of its charts against one
 * another. It knows no figure and no rule of the pipeline: what a label or a sentence means stands in its own lists.
 */
export function examine(markdown: string, locale: PrintedLocale, closes: readonly number[] | null): Examined {
  return examinePrinted(readPrintedReport(markdown), locale, closes);
}

/** The same of a report that was read elsewhere, such as from the page that shows it. */
export function examinePrinted(
  report: PrintedReport,
  locale: PrintedLocale,
  closes: readonly number[] | null,
): Examined {
  const quantities = readQuantities(report, locale);
  const claims = new Map<string, number>();
  const contradictions: Contradiction[] = [];
  const count = (kind: string): void => void claims.set(kind, (claims.get(kind) ?? 0) + 1);
  sameEverywhere(quantities, contradictions, count);
  directions(quantities, contradictions, count);
  const printed: Printed = {
    report,
    locale,
    closes,
    first: (name) => quantities.places.get(name)?.[0]?.reading ?? null,
    number: (text) => (text === undefined ? null : readNumber(text)),
  };
  for (const { kind, check } of relations) {
    for (const { holds, what } of check(printed)) {
      count(kind);
      if (!holds) contradictions.push({ kind, what });
    }
  }
  return { contradictions, claims, numbers: quantities.numbers, unread: quantities.unread };
}
