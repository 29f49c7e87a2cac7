import type { Instrument } from '@plumbline/model/instrument';
import type { Session } from '@plumbline/model/market';
import { exReference, limitBand, limitPercent } from './price-limits.ts';
import type { PriceProfile } from './price-profile.ts';
import { normalAt, uniformAt } from './random.ts';

/**
 * High and low of a session whose open and close are known, in logs: exact draws of the maximum and the minimum of a
 * Brownian bridge with the session's volatility, so that range, gap and volatility agree with one another.
 */
function bridgeExtremes(
  open: number,
  close: number,
  vol: number,
  key: number,
  n: number,
): readonly [low: number, high: number] {
  const middle = (open + close) / 2;
  const reach = (draw: number): number => Math.sqrt((close - open) ** 2 - 2 * vol * vol * Math.log(draw)) / 2;
  return [middle - reach(uniformAt(key ^ 0x77aa11, n)), middle + reach(uniformAt(key ^ 0x88bb22, n))];
}

/** What a session starts from: the last close as traded and what has piled up since. */
export interface Before {
  readonly close: number;
  /** Log difference between where the price wanted to be and where a limit held it. */
  readonly carry: number;
  readonly jump: number;
  readonly dividend: number;
  readonly ratio: number;
}

export interface Traded {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** Log level the price aimed at, before limits and rounding. */
  readonly latent: number;
}

/** One session: gap, range and close of the given log move and volatility, inside the price limits, rounded to the tick. */
export function tradeSession(
  instrument: Instrument,
  profile: PriceProfile,
  session: Session,
  before: Before,
  move: number,
  vol: number,
  key: number,
  n: number,
): Traded {
  const { overnight, decimals } = profile;
  const change = Math.log((before.close - before.dividend) / before.close / before.ratio);
  const start = Math.log(before.close) + change;
  const latent = start + before.carry + before.jump + move;
  const wander = Math.sqrt(overnight * (1 - overnight)) * vol * normalAt(key ^ 0x99cc33, n);
  const openLog = start + before.carry + before.jump + overnight * move + wander;
  const [lowLog, highLog] = bridgeExtremes(openLog, latent, vol * Math.sqrt(1 - overnight), key, n);
  const percent = limitPercent(instrument, session.date);
  const band = percent === null ? null : limitBand(exReference(before.close, before.dividend, before.ratio), percent);
  const price = (log: number): number => {
    const rounded = roundPrice(Math.exp(log), decimals);
    return band === null ? rounded : Math.max(band[0], Math.min(band[1], rounded));
  };
  return { open: price(openLog), high: price(highLog), low: price(lowLog), close: price(latent), latent };
}

/** To the instrument's decimals, never to nothing. */
export function roundPrice(price: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.max(1, Math.round(price * scale)) / scale;
}
