import type { InstrumentId } from '@plumbline/model/instrument';
import type { Market } from '@plumbline/model/market';
import type { BarTable } from './bar-table.ts';
import type { Finding } from './finding.ts';

/** What is known beside the rows. */
export interface CheckContext {
  /** Epoch ms: nothing may lie after it. */
  readonly now: number;
  /** Whose calendar holds; null where nobody knows. */
  readonly market: Market | null;
  readonly instrumentId: InstrumentId | null;
  /** What the prices are adjusted for; a raw series has steps where shares were split. */
  readonly adjustment: 'none' | 'split' | 'total';
  /** Times the source has a row for, usable or not. */
  readonly present?: ReadonlySet<number>;
}

/**
 * Looks for one family of faults in usable rows (finite positive prices, ascending times, none twice). Rows count from 0.
 * Repairs of its findings are made before the next check looks.
 */
export type SeriesCheck = (table: BarTable, context: CheckContext) => readonly Finding[];
