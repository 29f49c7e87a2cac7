import { isMainThread, parentPort } from 'node:worker_threads';
import { combineScores } from '@plumbline/quant/catalogue/factors/combine-scores';
import { quantileBuckets } from '@plumbline/quant/catalogue/factors/quantile-buckets';
import { sortMemory } from '@plumbline/quant/catalogue/factors/radix-order';
import { standardise } from '@plumbline/quant/catalogue/factors/standardise';
import { winsorise } from '@plumbline/quant/catalogue/factors/winsorise';

export const assets = 3000;
export const days = 2520;
export const monthDays = 21;
export const months = days / monthDays;

/** What threads share; values of one day or month side by side, asset after asset. */
export interface Market {
  readonly closes: Float64Array;
  readonly value: Float64Array;
  readonly size: Float64Array;
  /** Decile of each asset in each month. */
  readonly buckets: Uint8Array;
}

/** The last closes of a month. */
export function monthEnd({ closes }: Market, month: number): Float64Array {
  const day = (month + 1) * monthDays - 1;
  return closes.subarray(day * assets, (day + 1) * assets);
}

/** Return from `from` months ago to `to` months ago, or its opposite. */
function momentum(market: Market, month: number, from: number, to: number, sign: number, out: Float64Array): void {
  if (month < from) {
    out.fill(Number.NaN);
    return;
  }
  const now = monthEnd(market, month - to);
  const before = monthEnd(market, month - from);
  for (let asset = 0; asset < assets; asset += 1) out[asset] = sign * (now[asset] / before[asset] - 1);
}

/** Low volatility: less the root of the summed squares of a month's daily returns; three days a round, so that sums rest. */
function calmness({ closes }: Market, month: number, out: Float64Array): void {
  out.fill(0);
  const end = (month + 1) * monthDays;
  for (let day = month * monthDays; day < end; day += 3) {
    // The very first day has nothing before it.
    const start = day === 0 ? closes.subarray(0, assets) : closes.subarray((day - 1) * assets, day * assets);
    const first = closes.subarray(day * assets, (day + 1) * assets);
    const second = closes.subarray((day + 1) * assets, (day + 2) * assets);
    const third = closes.subarray((day + 2) * assets, (day + 3) * assets);
    for (let asset = 0; asset < assets; asset += 1) {
      const a = first[asset];
      const b = second[asset];
      const toFirst = a / start[asset] - 1;
      const toSecond = b / a - 1;
      const toThird = third[asset] / b - 1;
      out[asset] += toFirst * toFirst + toSecond * toSecond + toThird * toThird;
    }
  }
  for (let asset = 0; asset < assets; asset += 1) out[asset] = -Math.sqrt(out[asset]);
}

const memory = sortMemory(assets);
const scores = Array.from({ length: 5 }, () => new Float64Array(assets));
const weights = scores.map(() => 1);
const combined = new Float64Array(assets);

/** From daily closes to the deciles of the combined score, for some months. */
export function sortMonths(market: Market, from: number, to: number): void {
  for (let month = from; month < to; month += 1) {
    const own = month * assets;
    momentum(market, month, 12, 1, 1, scores[0]);
    momentum(market, month, 1, 0, -1, scores[1]);
    calmness(market, month, scores[2]);
    scores[3].set(market.value.subarray(own, own + assets));
    scores[4].set(market.size.subarray(own, own + assets));
    for (const score of scores) {
      winsorise(score, 0.01, 0.99, score, memory);
      standardise(score, score);
    }
    combineScores(scores, weights, combined, 3);
    quantileBuckets(combined, 10, market.buckets.subarray(own, own + assets), memory);
  }
}

// Loaded as a thread of its own it sorts the later half of the months when asked.
if (!isMainThread) {
  parentPort?.on('message', (market: Market) => {
    sortMonths(market, months / 2, months);
    parentPort?.postMessage('sorted');
  });
}
