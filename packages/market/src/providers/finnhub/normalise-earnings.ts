import type { Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { MarketEvent } from '@plumbline/model/market-event';
import { resultsTitle } from '../../event-titles.ts';
import type { CalendarRow } from './schema.ts';

/** The fiscal quarter is named where the calendar names it. */
function titleOf({ date, quarter, year }: CalendarRow, today: string): LocalText {
  const plain = resultsTitle(date, today);
  if (!quarter || !year) return plain;
  const state = date > today ? 'expected' : 'announced';
  return localText(
    `Results of the ${year} fiscal quarter ${quarter} ${state}`,
    `${plain['zh-CN']}：${year} 财年第 ${quarter} 季度`,
    `${plain['zh-HK']}：${year} 財年第 ${quarter} 季度`,
  );
}

/** Days of results, past and announced, with reported and expected earnings per share where they are known. */
export function normaliseEarnings(
  rows: readonly CalendarRow[],
  instrument: Instrument,
  symbol: string,
  today: string,
): readonly MarketEvent[] {
  return rows
    .filter((row) => row.symbol === symbol)
    .map((row) => {
      return {
        instrumentId: instrument.id,
        kind: 'earnings' as const,
        date: row.date,
        // A date to come is known now; one that has passed was known on the day at the latest.
        knownAt: row.date < today ? row.date : today,
        title: titleOf(row, today),
        ...(typeof row.epsActual === 'number' ? { actual: row.epsActual } : {}),
        ...(typeof row.epsEstimate === 'number' ? { expected: row.epsEstimate } : {}),
      };
    })
    .toSorted((a, b) => a.date.localeCompare(b.date));
}
