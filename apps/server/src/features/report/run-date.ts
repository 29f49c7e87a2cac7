import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';

/** The date a run speaks of: the one asked for, else today where the instrument trades. */
export async function runDate({ market }: Instrument, asked: string | undefined, now: number): Promise<string> {
  // The calendars of all markets; the server listens before it needs one.
  const { marketById } = await import('@plumbline/model/market-by-id');
  const { timeZone } = marketById(market);
  // This locale writes dates as YYYY-MM-DD.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
  if (asked === undefined || asked <= today) return asked ?? today;
  throw new PlumblineError('bad-input', `The date ${asked} lies in the future; today is ${today} in that market.`);
}
