import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import { marketById } from '@plumbline/model/market-by-id';
import type { ProviderContext } from '../../provider.ts';
import { simulatedCatalogue } from '../simulated-catalogue.ts';
import { simulatedMarket } from '../simulated-market.ts';
import type { SimulatedMarket } from '../simulated-market.ts';
import { readAt } from '../read-at.ts';

/** A Saturday: every market but crypto is closed. */
export const saturday = '2026-11-21T12:00:00Z';

/** The simulated market with its clock stopped, and the context its methods take. */
export function marketOn(instant: string, seed = 4620): { market: SimulatedMarket; context: ProviderContext } {
  const clock = { now: () => Date.parse(instant) };
  const fetch = () => Promise.reject(new Error('the simulated market must not use the network'));
  return { market: simulatedMarket({ seed, clock }), context: { clock, fetch, signal: new AbortController().signal } };
}

export function listed(id: InstrumentId): Instrument {
  const instrument = simulatedCatalogue.find((entry) => entry.id === id);
  if (instrument === undefined) throw new Error(`not in the catalogue: ${id}`);
  return instrument;
}

export function logReturns(closes: Float64Array): number[] {
  const returns: number[] = [];
  for (let i = 1; i < closes.length; i++) returns.push(Math.log(readAt(closes, i) / readAt(closes, i - 1)));
  return returns;
}

/** Annual volatility of daily returns in an instrument's market. */
export function annualVol(returns: readonly number[], instrument: Instrument): number {
  return Math.sqrt(covariance(returns, returns) * marketById(instrument.market).periodsPerYear);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function covariance(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  return mean(a.map((value, i) => (value - meanA) * (readAt(b, i) - meanB)));
}

export function correlation(a: readonly number[], b: readonly number[]): number {
  return covariance(a, b) / Math.sqrt(covariance(a, a) * covariance(b, b));
}

export function kurtosis(values: readonly number[]): number {
  const centre = mean(values);
  const second = mean(values.map((value) => (value - centre) ** 2));
  return mean(values.map((value) => (value - centre) ** 4)) / second ** 2;
}

/** Deepest fall from a peak, as a fraction. */
export function deepestFall(closes: Float64Array): number {
  let peak = 0;
  let deepest = 0;
  for (const close of closes) {
    peak = Math.max(peak, close);
    deepest = Math.max(deepest, 1 - close / peak);
  }
  return deepest;
}
