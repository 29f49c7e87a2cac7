import { timeOf } from '@plumbline/model/date';
import { localText } from '@plumbline/model/local-text';
import type { ReportContext } from './context.ts';

const title = localText('Counted in this report', '本报告内统计', '本報告內統計');

/** The report as the source of figures about itself: counts of flags, ages of sources. */
export function ownSource(context: ReportContext): string {
  const id = 'this-report';
  context.book.addSource({
    id,
    kind: 'derived',
    publisher: 'Plumbline',
    title: title.en,
    titles: title,
    retrievedAt: timeOf(context.asOf),
    asOf: context.asOf,
    locator: id,
    simulated: context.simulated,
  });
  return id;
}
