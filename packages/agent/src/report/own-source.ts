import { timeOf } from '@plumbline/model/date';
import type { ReportContext } from './context.ts';

/** The report as the source of figures about itself: counts of flags, ages of sources. */
export function ownSource(context: ReportContext): string {
  const id = 'this-report';
  context.book.addSource({
    id,
    kind: 'derived',
    publisher: 'Plumbline',
    title: 'Counted in this report',
    retrievedAt: timeOf(context.asOf),
    asOf: context.asOf,
    locator: id,
    simulated: context.simulated,
  });
  return id;
}
