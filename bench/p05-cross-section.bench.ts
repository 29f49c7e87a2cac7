import { combineScores } from '@plumbline/quant/factors/combine-scores';
import { emptyPanel, forwardReturns, sectionOf, type Panel } from '@plumbline/quant/factors/panel';
import { bucketReturns, bucketsOf, bucketSpread } from '@plumbline/quant/factors/quantile-returns';
import { sortMemory } from '@plumbline/quant/factors/radix-order';
import { standardise } from '@plumbline/quant/factors/standardise';
import { winsorise } from '@plumbline/quant/factors/winsorise';
import { randomFrom } from '@plumbline/quant/backtest/testing/random-bars';
import { print, timeCall } from './lib/measure.ts';

const assets = 3000;
const days = 2520;
const monthDays = 21;
const months = days / monthDays;

const random = randomFrom(5);
/** Closes day after day, every asset of a day side by side. */
const closes = new Float64Array(assets * days);
for (let i = 0; i < closes.length; i += 1) {
  closes[i] = i < assets ? 20 + 80 * random() : closes[i - assets] * (1 + (random() - 0.4995) * 0.04);
}
const value = emptyPanel(assets, months);
const size = emptyPanel(assets, months);
for (let i = 0; i < value.values.length; i += 1) {
  value.values[i] = random();
  size.values[i] = -Math.log(1e8 * (1 + 1000 * random()));
}

function monthEnds(): Panel {
  const out = emptyPanel(assets, months);
  for (let month = 0; month < months; month += 1) {
    const day = (month + 1) * monthDays - 1;
    out.values.set(closes.subarray(day * assets, (day + 1) * assets), month * assets);
  }
  return out;
}

/** Return from `from` months ago to `to` months ago. */
function momentum({ values }: Panel, from: number, to: number, sign: number): Panel {
  const out = emptyPanel(assets, months);
  for (let i = from * assets; i < values.length; i += 1) {
    out.values[i] = sign * (values[i - to * assets] / values[i - from * assets] - 1);
  }
  return out;
}

/** Low volatility: less the root mean square of the month's daily returns. */
function calmness(): Panel {
  const out = emptyPanel(assets, months);
  const squares = new Float64Array(assets);
  for (let month = 0; month < months; month += 1) {
    squares.fill(0);
    for (let day = Math.max(1, month * monthDays); day < (month + 1) * monthDays; day += 1) {
      const at = day * assets;
      for (let asset = 0; asset < assets; asset += 1) {
        const change = closes[at + asset] / closes[at + asset - assets] - 1;
        squares[asset] += change * change;
      }
    }
    for (let asset = 0; asset < assets; asset += 1) out.values[month * assets + asset] = -Math.sqrt(squares[asset]);
  }
  return out;
}

/** From daily closes to what each decile of the combined score earned the month after. */
function study(): number {
  const prices = monthEnds();
  const factors = [momentum(prices, 12, 1, 1), momentum(prices, 1, 0, -1), calmness(), value, size];
  const memory = sortMemory(assets);
  const scores = factors.map(() => new Float64Array(assets));
  const combined = emptyPanel(assets, months);
  const weights = factors.map(() => 1);
  for (let month = 0; month < months; month += 1) {
    for (let k = 0; k < factors.length; k += 1) {
      winsorise(sectionOf(factors[k], month), 0.01, 0.99, scores[k], memory);
      standardise(scores[k], scores[k]);
    }
    combineScores(scores, weights, sectionOf(combined, month), 3);
  }
  const spread = bucketSpread(bucketReturns(bucketsOf(combined, 10), forwardReturns(prices, 1)));
  return spread[months - 2];
}

print([
  {
    id: 'P5 3,000 × 2,520, five factors, monthly deciles',
    value: timeCall(study, 11, 4),
    unit: 'ms',
    budget: 100,
  },
]);
