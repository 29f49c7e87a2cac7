import { percentile } from '../statistics/percentile.ts';
import { annualSharpe } from './candidates.ts';

/** How the strategy did while the market was in one state. Ratio annual, return summed over its periods. */
export interface MarketState {
  readonly id: 'up-calm' | 'up-wild' | 'down-calm' | 'down-wild';
  readonly periods: number;
  readonly sharpe: number;
  readonly gain: number;
  /** The same of the market. */
  readonly marketGain: number;
}

const trendWindow = 200;
const swingWindow = 20;
/** Fewer periods in a state say nothing about it. */
const fewest = 40;

/** Standard deviation of the last returns before each period; NaN at first. */
function recentSwing(market: Float64Array): Float64Array {
  const out = new Float64Array(market.length).fill(Number.NaN);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < market.length; i += 1) {
    if (i >= swingWindow) {
      out[i] = Math.sqrt(Math.max(0, squares / swingWindow - (sum / swingWindow) ** 2));
      sum -= market[i - swingWindow];
      squares -= market[i - swingWindow] ** 2;
    }
    sum += market[i];
    squares += market[i] ** 2;
  }
  return out;
}

/** Whether the market stood above its average of the last 200 closes before each period: 1, 0, or NaN at first. */
function recentTrend(market: Float64Array): Float64Array {
  const wealth = new Float64Array(market.length + 1).fill(1);
  const out = new Float64Array(market.length).fill(Number.NaN);
  let sum = 0;
  for (let i = 0; i < market.length; i += 1) {
    sum += wealth[i];
    if (i >= trendWindow) sum -= wealth[i - trendWindow];
    if (i >= trendWindow - 1) out[i] = Number(wealth[i] > sum / trendWindow);
    wealth[i + 1] = wealth[i] * (1 + market[i]);
  }
  return out;
}

/**
 * Splits the history by the state of the market as it was known before each period: above or below its average of 200
 * closes, and swinging more or less than usual over 20. returns, market: per period, of one length. States that lasted
 * fewer than 40 periods are left out.
 */
export function marketStates(
  returns: Float64Array,
  market: Float64Array,
  periodsPerYear: number,
): readonly MarketState[] {
  const swing = recentSwing(market);
  const trend = recentTrend(market);
  const usual = percentile(
    swing.filter((value) => !Number.isNaN(value)),
    0.5,
  );
  const rows = { 'up-calm': [], 'up-wild': [], 'down-calm': [], 'down-wild': [] } as Record<
    MarketState['id'],
    number[]
  >;
  for (let i = 0; i < market.length; i += 1) {
    if (Number.isNaN(trend[i]) || Number.isNaN(swing[i])) continue;
    rows[`${trend[i] === 1 ? 'up' : 'down'}-${swing[i] > usual ? 'wild' : 'calm'}`].push(i);
  }
  return (['up-calm', 'up-wild', 'down-calm', 'down-wild'] as const).flatMap((id) => {
    const own = Float64Array.from(rows[id], (row) => returns[row]);
    if (own.length < fewest) return [];
    return {
      id,
      periods: own.length,
      sharpe: annualSharpe(own, periodsPerYear),
      gain: own.reduce((sum, value) => sum + value, 0),
      marketGain: rows[id].reduce((sum, row) => sum + market[row], 0),
    };
  });
}
