import type { Instrument } from '@plumbline/model/instrument';
import type { MarketEvent } from '@plumbline/model/market-event';
import { lockUpTitle, periodResultsTitle, resultsTitle } from '../../event-titles.ts';
import type { TushareRow } from './read-table.ts';
import { dateIn } from './read-table.ts';

const knownBy = (date: string, today: string): string => (date < today ? date : today);

/** Rows of disclosure_date → days on which results came, or are announced to come. One row a period, the newest plan. */
function resultsOf(rows: readonly TushareRow[], instrument: Instrument, today: string): readonly MarketEvent[] {
  return rows.flatMap((row): readonly MarketEvent[] => {
    const end = dateIn(row, 'end_date');
    const actual = dateIn(row, 'actual_date');
    const date = actual ?? dateIn(row, 'pre_date');
    // A day that was planned and has passed without a report says nothing.
    if (end === null || date === null || date < end || (actual === null && date < today)) return [];
    const title = date > today ? resultsTitle(date, today) : periodResultsTitle(end);
    return [{ instrumentId: instrument.id, kind: 'earnings', date, knownAt: knownBy(date, today), title }];
  });
}

/** Rows of share_float, one a holder → days from which locked shares may be sold, each once. */
function lockUpsOf(rows: readonly TushareRow[], instrument: Instrument, today: string): readonly MarketEvent[] {
  const days = new Map<string, MarketEvent>();
  for (const row of rows) {
    const date = dateIn(row, 'float_date');
    if (date === null) continue;
    const announced = dateIn(row, 'ann_date');
    const knownAt = announced !== null && announced < date ? announced : knownBy(date, today);
    const title = lockUpTitle(String(row.share_type ?? ''));
    const key = `${date}|${title.en}`;
    const earlier = days.get(key);
    if (earlier !== undefined && earlier.knownAt <= knownAt) continue;
    days.set(key, { instrumentId: instrument.id, kind: 'lock-up', date, knownAt, title });
  }
  return [...days.values()];
}

/** What a company's calendar holds, oldest first. */
export function normaliseEvents(
  disclosures: readonly TushareRow[],
  floats: readonly TushareRow[],
  instrument: Instrument,
  today: string,
): readonly MarketEvent[] {
  return [...resultsOf(disclosures, instrument, today), ...lockUpsOf(floats, instrument, today)].toSorted((a, b) =>
    a.date.localeCompare(b.date),
  );
}
