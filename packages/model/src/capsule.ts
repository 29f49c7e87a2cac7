import type { Adjustment, BarColumns } from './bar.ts';
import type { InstrumentId } from './instrument.ts';
import type { Locale } from './locale.ts';
import type { Report } from './report.ts';

/** Price columns as a capsule carries them: only those that its formulas read. */
export interface CapsuleBars {
  readonly instrumentId: InstrumentId;
  readonly adjustment: Adjustment;
  readonly columns: Readonly<Partial<Record<keyof BarColumns, readonly (number | null)[]>>>;
}

/** Everything a page needs to compute a report's figures again without a network. */
export interface CapsuleData {
  readonly schema: 'plumbline-capsule/1';
  readonly locale: Locale;
  readonly report: Report;
  readonly bars: readonly CapsuleBars[];
  /** SHA-256 of the printed words, white space collapsed. */
  readonly textHash: string;
  /** SHA-256 of the price columns. */
  readonly barsHash: string;
  /** Figures whose prices their source has revised since: they could not be computed again when the page was made. */
  readonly revised: readonly string[];
}

/** The words of a page as they are hashed: white space says nothing. */
export function capsuleText(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
