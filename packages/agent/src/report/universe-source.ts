import { timeOf } from '@plumbline/model/date';
import type { ReportContext } from './context.ts';

const id = 'cross-section';

/** The cross-section as a source: instruments of the market, measured with the formulas of their own reports. */
export function universeSource({ book, asOf, simulated }: ReportContext): string {
  book.addSource({
    id,
    kind: 'derived',
    publisher: 'Plumbline',
    title: 'Cross-section of the market, measured after each session',
    retrievedAt: timeOf(asOf),
    asOf,
    locator: id,
    simulated,
  });
  return id;
}
