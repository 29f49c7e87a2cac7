import type { Instrument } from '@plumbline/model/instrument';
import type { MarketEvent } from '@plumbline/model/market-event';
import { dateIn, textIn } from './cells.ts';
import type { ReportRow } from './schema.ts';

/** Whose shares become free, in the words of the table. */
const holders: ReadonlyMap<string, string> = new Map([
  ['首发原股东限售股份', 'shares held since before the listing'],
  ['首发机构配售股份', 'shares placed with institutions at the listing'],
  ['首发战略配售股份', 'shares placed with strategic investors at the listing'],
  ['定向增发机构配售股份', 'shares of a private placement'],
  ['股权激励限售股份', 'shares granted to staff'],
  ['股权分置限售股份', 'shares of the share reform'],
]);

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
    const whose = holders.get(textIn(row, 'FREE_SHARES_TYPE') ?? '');
    return [
      {
        instrumentId: instrument.id,
        kind: 'lock-up',
        date,
        knownAt: date < today ? date : today,
        title: whose === undefined ? 'End of a lock-up' : `End of a lock-up: ${whose}`,
      },
    ];
  });
}
