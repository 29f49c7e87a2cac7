import type { BarColumns } from '@plumbline/model/bar';
import type { Book, RunConfig, RunExtras } from '../book.ts';
import { openBook } from '../run-event.ts';
import { runVectorOn } from '../run-vector.ts';

/** A position series on fresh books. */
export function runVector(bars: BarColumns, targets: Float64Array, config: RunConfig, extras: RunExtras = {}): Book {
  return runVectorOn(openBook(bars, config, extras), targets);
}
