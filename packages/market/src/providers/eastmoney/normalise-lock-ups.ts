import type { Instrument } from '@plumbline/model/instrument';
import type { MarketEvent } from '@plumbline/model/market-event';
import { lockUpTitle } from '../../event-titles.ts';
import { dateIn, textIn } from './cells.ts';
import type { ReportRow } from './schema.ts';

/**
 * Rows of RPT_LIFT_STAGE → days from which locked shares may be sold. The table does not say when a day was announced, so one that
 * lies ahead counts as known since today, and one that has passed since itself. How many shares it is about stays out: the unit of
 * the column is written nowhere.
 */
export function normaliseLockUps(
  rows: readonly ReportRow[],
  instrument: Instrument,
  today: string,
): readonly MarketEvent[] {
  return rows.flatMap((row): readonly MarketEvent[] => {
    const date = dateIn(row, 'FREE_DATE');
    if (date === null) return [];
    return [
      {
        instrumentId: instrument.id,
        kind: 'lock-up',
        date,
        knownAt: date < today ? date : today,
        title: lockUpTitle(textIn(row, 'FREE_SHARES_TYPE') ?? ''),
      },
    ];
  });
}
