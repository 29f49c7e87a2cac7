import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { emptyPanel, forwardReturns } from '@plumbline/quant/catalogue/factors/panel';
import { bucketReturns, bucketSpread } from '@plumbline/quant/catalogue/factors/quantile-returns';
import { randomFrom } from '@plumbline/quant/engine/backtest/testing/random-bars';
import { assets, days, monthEnd, months, sortMonths, type Market } from './lib/deciles.ts';
import { median, print, timeCall } from './lib/measure.ts';

const shared = (length: number): Float64Array =>
  new Float64Array(new SharedArrayBuffer(length * Float64Array.BYTES_PER_ELEMENT));

const random = randomFrom(5);
const market: Market = {
  closes: shared(assets * days),
  value: shared(assets * months),
  size: shared(assets * months),
  buckets: new Uint8Array(new SharedArrayBuffer(assets * months)),
};
const { closes, value, size, buckets } = market;
for (let i = 0; i < closes.length; i += 1) {
  closes[i] = i < assets ? 20 + 80 * random() : closes[i - assets] * (1 + (random() - 0.4995) * 0.04);
}
for (let i = 0; i < value.length; i += 1) {
  value[i] = random();
  size[i] = -Math.log(1e8 * (1 + 1000 * random()));
}

/** What each decile earned the month after, and the spread between the ends. */
function earned(): number {
  const prices = emptyPanel(assets, months);
  for (let month = 0; month < months; month += 1) prices.values.set(monthEnd(market, month), month * assets);
  const sorted = { assets, dates: months, count: 10, buckets };
  const spread = bucketSpread(bucketReturns(sorted, forwardReturns(prices, 1)));
  return spread[months - 2];
}

function alone(): number {
  sortMonths(market, 0, months);
  return earned();
}

async function onTwoThreads(rounds: number, warmUp: number): Promise<number> {
  const beside = new Worker(new URL('./lib/deciles.ts', import.meta.url));
  const times: number[] = [];
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const startedAt = performance.now();
    const sorted = once(beside, 'message');
    beside.postMessage(market);
    sortMonths(market, 0, months / 2);
    await sorted;
    earned();
    if (round >= warmUp) times.push(performance.now() - startedAt);
  }
  await beside.terminate();
  return median(times);
}

const one = timeCall(alone, 11, 4);
const two = await onTwoThreads(11, 4);
const id = 'P5 3,000 × 2,520, five factors, monthly deciles';
print([
  { id: `${id}, one thread`, value: one, unit: 'ms' },
  { id: `${id}, two threads`, value: two, unit: 'ms', budget: 100 },
]);
