import { dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import { marketById } from '@plumbline/model/market-by-id';
import type { Quote } from '@plumbline/model/quote';
import type { Source } from '@plumbline/model/source';
import { localDate } from '@plumbline/model/time-zone';
import { adjustBars } from '../adjust/adjust-bars.ts';
import type { StoredBars } from '../store/market-store.ts';

/** Trading dates are meant in these zones. */
const zones = { us: 'America/New_York', cn: 'Asia/Shanghai', hk: 'Asia/Hong_Kong' } as const;

/** Closes of the same session at two sources differ by rounding and late corrections, not by more than this. */
const tolerated = 0.01;

function isSessionBefore(instrument: Instrument, date: string, next: string): boolean {
  try {
    return marketById(instrument.market).sessions(date, next).length === 2;
  } catch (error) {
    if (error instanceof PlumblineError && error.code === 'no-rule') return false;
    throw error;
  }
}

/**
 * What to say of a last price whose close before is another than the bars of another source have for the same session; null when
 * they agree, or cannot be compared: coins have no close, and on an ex-date the close before is restated by some.
 */
export function crossCheck(
  instrument: Instrument,
  quote: Quote,
  source: Source,
  bars: StoredBars | null,
): string | null {
  const { previousClose } = quote;
  if (bars === null || previousClose === null || instrument.market === 'crypto') return null;
  if (bars.source.publisher === source.publisher) return null;
  const { time, close } = adjustBars(bars.series, bars.actions, 'split').columns;
  const today = localDate(zones[instrument.market], quote.at);
  const row = time.findLastIndex((at) => dateOf(at) < today);
  const at = time[row];
  const given = close[row];
  if (at === undefined || given === undefined || !isSessionBefore(instrument, dateOf(at), today)) return null;
  if (bars.actions.some(({ exDate }) => exDate === today)) return null;
  const gap = Math.abs(previousClose / given - 1);
  if (!(gap > tolerated)) return null;
  const percent = Math.round(gap * 1_000) / 10;
  return (
    `The close of ${dateOf(at)} is ${previousClose} here and ${given} at ${bars.source.publisher}: ` +
    `${percent} % apart, so one of the two is wrong.`
  );
}
