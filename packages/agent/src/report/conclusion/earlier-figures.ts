import { timeOf } from '@plumbline/model/date';
import { localText } from '@plumbline/model/local-text';
import type { EarlierValue } from '@plumbline/model/rating';
import type { ReportContext } from '../context.ts';

const title = localText(
  'The methods of this report on what was public on an earlier day',
  '按本报告的方法、仅用当日已公开的资料计算',
  '按本報告的方法、只用當日已公開的資料計算',
);

/** Puts earlier values into the book as figures of their day. */
export function addEarlierValues(context: ReportContext): readonly EarlierValue[] {
  const { book, simulated, instrument, earlier: values = [] } = context;
  if (values.length === 0) return [];
  const source = 'earlier-values';
  book.addSource({
    id: source,
    kind: 'derived',
    publisher: 'Plumbline',
    title: title.en,
    titles: title,
    retrievedAt: timeOf(context.asOf),
    asOf: context.asOf,
    locator: source,
    simulated,
  });
  return values.map(({ day, low, middle, high }) => {
    const add = (metric: string, value: number): string =>
      book.observed({
        id: `${metric}.${day}`,
        metric,
        value,
        period: { kind: 'instant', start: day, end: day, label: day },
        currency: instrument.currency,
        asOf: day,
        knownAt: day,
        source: { id: source, locator: day },
      }).id;
    return {
      from: day,
      low: add('earlierValueP10', low),
      middle: add('earlierValue', middle),
      high: add('earlierValueP90', high),
    };
  });
}
