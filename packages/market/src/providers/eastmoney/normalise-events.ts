import type { Instrument } from '@plumbline/model/instrument';
import type { MarketEvent } from '@plumbline/model/market-event';
import { periodResultsTitle } from '../../event-titles.ts';
import { dateIn, numberIn } from './cells.ts';
import type { ReportRow } from './schema.ts';

/**
 * Rows of RPT_LICO_FN_CPD → days on which results were announced. Earnings per share count from January, so they stand beside an
 * expectation only for the first quarter and the year, and only there they are given.
 */
export function normaliseEvents(rows: readonly ReportRow[], instrument: Instrument): readonly MarketEvent[] {
  return rows
    .flatMap((row): readonly MarketEvent[] => {
      const end = dateIn(row, 'REPORTDATE');
      const date = dateIn(row, 'NOTICE_DATE');
      if (end === null || date === null || date < end) return [];
      const perShare = end.endsWith('-03-31') || end.endsWith('-12-31') ? numberIn(row, 'BASIC_EPS') : null;
      return [
        {
          instrumentId: instrument.id,
          kind: 'earnings',
          date,
          knownAt: date,
          title: periodResultsTitle(end),
          ...(perShare === null ? {} : { actual: perShare }),
        },
      ];
    })
    .toSorted((a, b) => a.date.localeCompare(b.date));
}
