import type { PriceProfile } from './price-profile.ts';
import { heavyTailAt, normalAt } from './random.ts';
import { readAt } from './read-at.ts';
import type { Timeline } from './timeline.ts';

/** Moves that belong to one instrument alone, with the volatility in force; one entry per session. */
export interface OwnMoves {
  readonly move: Float64Array;
  readonly vol: Float64Array;
}

const reaction = 0.07;
const memory = 0.89;
/** A quiet tailwind or headwind that changes every quarter: what makes past winners win a little longer. */
const tailwindSessions = 63;
const tailwindVol = 0.1;

export function ownMoves(
  key: number,
  profile: PriceProfile,
  timeline: Timeline,
  first: number,
  length: number,
): OwnMoves {
  const year = timeline.market.periodsPerYear;
  const usual = profile.ownVol / Math.sqrt(year);
  const wind = profile.anchor === 'business' ? tailwindVol / year : 0;
  const move = new Float64Array(length);
  const vol = new Float64Array(length);
  let heat = 1;
  for (let t = first; t < length; t++) {
    const shock = heavyTailAt(key, readAt(timeline.days, t));
    const block = Math.floor((t - first) / tailwindSessions);
    vol[t] = usual * Math.sqrt(heat);
    move[t] = readAt(vol, t) * shock + wind * normalAt(key ^ 0x24681357, block);
    heat = Math.min(5, 1 - reaction - memory + (reaction * shock * shock + memory) * heat);
  }
  return { move, vol };
}
