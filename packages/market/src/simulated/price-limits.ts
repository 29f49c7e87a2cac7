import type { Instrument } from '@plumbline/model/instrument';
import { codeOf } from '@plumbline/model/instrument';

/** ChiNext went from 10 % to 20 % on this date. */
const chiNextReform = '2020-08-24';

/*
 * The dated rule records of the model decide what the limit is; these few lines repeat it for the generator, which asks
 * 3,600 times per share and has 60 ms. A test holds the two together, day by day.
 */

/** Daily price limit of an A-share or mainland fund in percent, by board and date; null where there is none. */
export function limitPercent(instrument: Instrument, date: string): number | null {
  if (instrument.market !== 'cn' || instrument.kind === 'index') return null;
  const code = codeOf(instrument.id);
  if (instrument.id.startsWith('BJ:')) return 30;
  if (/^68[89]/.test(code)) return 20;
  if (/^30[012]/.test(code)) return date < chiNextReform ? 10 : 20;
  return 10;
}

/** Lowest and highest price around a reference price: rounded half up to the cent, in whole cents throughout. */
export function limitBand(reference: number, percent: number): readonly [low: number, high: number] {
  const cents = Math.round(reference * 100);
  const low = Math.floor((cents * (100 - percent) + 50) / 100);
  const high = Math.floor((cents * (100 + percent) + 50) / 100);
  return [low / 100, high / 100];
}

/** The previous close as it counts on an ex-date: less the dividend, spread over the new shares, to the cent. */
export function exReference(previousClose: number, dividend: number, ratio: number): number {
  return Math.floor(((previousClose - dividend) / ratio) * 100 + 0.5 + 1e-9) / 100;
}
