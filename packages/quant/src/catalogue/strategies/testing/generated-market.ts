import type { BarColumns } from '@plumbline/model/bar';
import { randomBars, randomFrom } from '../../../engine/backtest/testing/random-bars.ts';
import type { BacktestAsset } from '../../../engine/strategy/strategy-backtest.ts';

const length = 700;

function seedOf(text: string): number {
  let seed = 7;
  for (const char of text) seed = (Math.imul(seed, 31) + char.charCodeAt(0)) >>> 0;
  return seed + 1;
}

/** Data columns as regular as the calendar of reports, and as uneven as their content. */
export function dataColumns(bars: BarColumns, random: () => number): Readonly<Record<string, Float64Array>> {
  const rows = bars.close.length;
  const phase = Math.floor(random() * 63);
  const column = (value: (row: number) => number): Float64Array =>
    Float64Array.from({ length: rows }, (_, row) => value(row));
  const perQuarter = (draw: () => number): Float64Array => {
    let value = draw();
    return column((row) => {
      if ((row + phase) % 63 === 0) value = draw();
      return value;
    });
  };
  const level = random();
  return {
    daysSinceEarnings: column((row) => ((row + phase) % 63) * 1.45),
    daysToEarnings: column((row) => (62 - ((row + phase) % 63)) * 1.45),
    earningsSurprise: perQuarter(() => (random() - 0.45) * 0.4),
    daysToExDividend: column((row) => (62 - ((row + phase + 20) % 63)) * 1.45),
    daysSinceIndexChange: column((row) => ((row + phase) % 240) * 1.45),
    daysToLockUpEnd: column((row) => 200 - row),
    bookToPrice: column((row) => (0.2 + level) / (bars.close[row] / bars.close[0])),
    earningsToPrice: column((row) => (0.02 + level / 10) / (bars.close[row] / bars.close[0])),
    returnOnEquity: perQuarter(() => level * 0.3 + random() * 0.05),
    grossProfitability: perQuarter(() => level * 0.5 + random() * 0.05),
    assetGrowth: perQuarter(() => (random() - 0.3) * 0.3),
    marketCap: column((row) => bars.close[row] * (1 + level) * 1e9),
    mvrv: column((row) => 2 + 1.5 * Math.sin((row + phase) / 60)),
    fundingRate: column((row) => 0.0005 * Math.sin((row + phase) / 15) + 0.0002),
  };
}

/** News now and then: a gap up or down that stays, on several times the usual volume. */
function withShocks(bars: BarColumns, random: () => number): BarColumns {
  const { open, high, low, close, volume } = bars;
  let level = 1;
  for (let row = 0; row < close.length; row += 1) {
    if (random() < 0.04) {
      level *= random() < 0.5 ? 1.11 : 0.93;
      volume[row] *= 6;
    }
    for (const column of [open, high, low, close]) column[row] *= level;
  }
  return bars;
}

/** An instrument of a market that exists nowhere, the same for the same id on every machine. */
export function generatedAsset(id: string, index: number): BacktestAsset {
  const random = randomFrom(seedOf(id));
  const bars = withShocks(randomBars(length, random), random);
  return {
    id,
    currency: 'USD',
    sector: `sector ${index % 4}`,
    bars,
    series: dataColumns(bars, random),
  };
}
