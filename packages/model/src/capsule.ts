import type { Adjustment, BarColumns } from './bar.ts';
import type { InstrumentId } from './instrument.ts';
import type { Locale } from './locale.ts';
import type { Report } from './report.ts';
import type { StrategyRecord } from './strategy-record.ts';

/** Price columns as a capsule carries them: only those that its formulas read. */
export interface CapsuleBars {
  readonly instrumentId: InstrumentId;
  readonly adjustment: Adjustment;
  readonly columns: Readonly<Partial<Record<keyof BarColumns, readonly (number | null)[]>>>;
}

/** What every page that checks itself carries beside its subject. */
interface CapsuleFrame {
  readonly schema: 'plumbline-capsule/1';
  readonly locale: Locale;
  /** SHA-256 of the printed words, white space collapsed. */
  readonly textHash: string;
}

/** Everything a page needs to compute a report's figures again without a network. */
export interface ReportCapsule extends CapsuleFrame {
  readonly kind: 'report';
  readonly report: Report;
  readonly bars: readonly CapsuleBars[];
  /** SHA-256 of the price columns. */
  readonly barsHash: string;
  /** Figures whose prices their source has revised since: they could not be computed again when the page was made. */
  readonly revised: readonly string[];
}

/** Everything a page needs to measure a back-test again and to draw its verdict anew. */
export interface StrategyCapsule extends CapsuleFrame {
  readonly kind: 'strategy';
  readonly record: StrategyRecord;
}

export type CapsuleData = ReportCapsule | StrategyCapsule;

/** The words of a page as they are hashed: white space says nothing. */
export function capsuleText(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
