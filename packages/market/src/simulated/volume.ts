import type { Instrument } from '@plumbline/model/instrument';
import type { Session } from '@plumbline/model/market';
import { normalAt } from './random.ts';

const noiseMemory = 0.7;
const noiseVol = 0.28;
/** A half day trades a little more than half of a day. */
const halfDay = 0.55;

/** Units traded per session, asked for in order: more when the price moves, on results and on full days. */
export function volumeOf(instrument: Instrument, ordinary: number | null, key: number) {
  let noise = 0;
  return (session: Session, n: number, unit: number, surprise: number, hasReport: boolean): number => {
    if (ordinary === null) return Number.NaN;
    noise = noiseMemory * noise + noiseVol * normalAt(key ^ 0x0badcafe, n);
    const excitement = Math.min(4, 0.7 + 0.4 * surprise) * (hasReport ? 1.9 : 1);
    const units = ordinary * unit * Math.exp(noise) * excitement * (session.isHalfDay ? halfDay : 1);
    // Mainland shares trade in hundreds; everywhere else in ones.
    const lot = instrument.market === 'cn' ? 100 : 1;
    return Math.max(1, Math.round(units / lot)) * lot;
  };
}
