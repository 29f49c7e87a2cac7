import { codeOf } from '@plumbline/model/instrument';
import type { Instrument } from '@plumbline/model/instrument';
import { uniformAt } from '../random.ts';
import { streamKey } from '../stream-key.ts';
import { coinSizes, usualLevels } from './levels.ts';

interface CoinSize {
  readonly price: number;
  /** Coins there are, and the most there will ever be; null where nothing caps them. */
  readonly supply: number;
  readonly most: number | null;
}

const billion = 1e9;

/** Low end and ratio of the levels that an instrument nobody tabled is drawn from, by market. */
const fundPrices: Readonly<Record<string, readonly [number, number]>> = {
  us: [25, 8],
  cn: [0.6, 5],
  hk: [6, 8],
};
const indexLevels = [1000, 10] as const;
const coinPrices = [0.05, 200] as const;
const coinValues = [0.2e9, 20] as const;

function drawn(key: number, n: number, [low, ratio]: readonly [number, number]): number {
  return low * ratio ** uniformAt(key, n);
}

export function coinSize(seed: number, instrument: Instrument): CoinSize {
  const known = coinSizes[codeOf(instrument.id).replace(/-USD$/, '')];
  const key = streamKey(seed, 'size', instrument.id);
  const [price, supply, most] = known ?? drawnCoin(key);
  const coins = supply * billion;
  return { price, supply: coins, most: most === 0 ? null : coins * most };
}

function drawnCoin(key: number): readonly [number, number, number] {
  const price = drawn(key, 1, coinPrices);
  return [price, drawn(key, 2, coinValues) / price / billion, 2];
}

/** The level that an index, a fund or a coin stands at on the tables' day. */
export function usualLevel(seed: number, instrument: Instrument): number {
  const known = usualLevels[instrument.id];
  if (known !== undefined) return known;
  if (instrument.kind === 'crypto') return coinSize(seed, instrument).price;
  const key = streamKey(seed, 'size', instrument.id);
  return drawn(key, 1, instrument.kind === 'index' ? indexLevels : (fundPrices[instrument.market] ?? indexLevels));
}
