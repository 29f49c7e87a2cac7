import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import { marketById } from '@plumbline/model/market-by-id';

/** The date a run speaks of: the one asked for, else today where the instrument trades. */
export function runDate({ market }: Instrument, asked: string | undefined, now: number): string {
  const { timeZone } = marketById(market);
  // This locale writes dates as YYYY-MM-DD.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
  if (asked === undefined || asked <= today) return asked ?? today;
  throw new PlumblineError('bad-input', `The date ${asked} lies in the future; today is ${today} in that market.`);
}
