import type { LocalText } from '@plumbline/model/locale';
import type { FactBook } from '@plumbline/quant/facts/fact-book';
import { valueOf } from './fact-lookup.ts';
import { companyTexts as texts } from './messages/company.ts';

/** What a multiple usually was, by handle, and at which days of the past: one measure for every sentence that compares. */
export interface UsualMultiple {
  readonly fact: string;
  readonly ends: LocalText;
}

/**
 * The middle of a multiple's own past: of the quarter-ends among which its place is counted, else of fiscal year-ends; null
 * where neither is on record. Two medians of two samples would put one multiple on both sides of its past.
 */
export function usualMultiple(book: FactBook, metric: string): UsualMultiple | null {
  const quarters = `${metric}.middle`;
  if (valueOf(book, quarters) !== null) return { fact: quarters, ends: texts.quarterEnds };
  const years = `${metric}.median`;
  return valueOf(book, years) === null ? null : { fact: years, ends: texts.yearEnds };
}
