import type { Interval } from '@plumbline/model/bar';
import type { MarketZone } from '@plumbline/model/time-zone';
import type { BarTable } from '../quality/bar-table.ts';
import type { Finding } from '../quality/finding.ts';

/** How a file is to be read, where it does not say so itself. */
export interface ReadOptions {
  readonly interval?: Interval;
  /** Clock the exchange keeps: meant by times without a zone. */
  readonly zone?: MarketZone;
  /** Which rows are wanted where a file holds several instruments, by the file's own spelling of them. */
  readonly isWanted?: (symbol: string) => boolean;
}

/** Bars as a file gives them, in the order of the file. */
export interface BarFile {
  readonly table: BarTable;
  /** Line of the file each row stands on; counted from 1, the heading included. */
  readonly lines: readonly number[];
  /** What reading itself found: grouped digits, cells that are no numbers, mixed currencies. Rows count from 0. */
  readonly findings: readonly Finding[];
  /** Spellings of instruments in the file; empty where it names none. */
  readonly symbols: readonly string[];
  readonly currency: string | null;
  /** True where the file lists splits or an adjusted close: its prices are then adjusted for splits. */
  readonly isSplitAdjusted: boolean;
  /** What was assumed, in plain words. */
  readonly notes: readonly string[];
}
