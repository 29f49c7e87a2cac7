import type { InstrumentId } from '@plumbline/model/instrument';
import type { MarketDataPort } from '@plumbline/model/ports';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { backtestAsset } from '@plumbline/quant/strategy/backtest-asset';
import type { BacktestAsset, BenchmarkSeries } from '@plumbline/quant/strategy/strategy-backtest';
import type { MarketHandle } from '../market-handle.ts';
import { realmOf } from '../market-handle.ts';

/** What a strategy is tested on: one side, real or simulated, for all of it. */
export interface Universe {
  readonly simulated: boolean;
  readonly assets: readonly BacktestAsset[];
  readonly benchmark: BenchmarkSeries | null;
  /** Instruments without prices; the result says so. */
  readonly missing: readonly { readonly instrumentId: string; readonly reason: string }[];
}

const atOnce = 8;

/** Prices of the universe and the benchmark. One simulated instrument makes all of them simulated: sides never mix. */
export async function loadUniverse(market: MarketHandle, spec: StrategySpec): Promise<Universe> {
  const data = await market();
  const { universe, benchmark } = spec;
  const wanted: readonly InstrumentId[] = [
    ...new Set([...universe.instruments, ...(benchmark === null ? [] : [benchmark])]),
  ];
  const simulated = (await realmOf(market, wanted)) === 'simulated';
  const port = simulated ? data.simulated : data.live;
  const loaded = await mapSome(universe.instruments, (id) => loadAsset(port, id, spec));
  const assets = loaded.filter((one): one is BacktestAsset => !('reason' in one));
  const missing = loaded.filter((one): one is Missing => 'reason' in one);
  const held = benchmark === null ? null : await loadAsset(port, benchmark, spec);
  return {
    simulated,
    assets,
    benchmark: held === null || 'reason' in held ? null : { time: held.signalBars.time, close: held.signalBars.close },
    missing,
  };
}

interface Missing {
  readonly instrumentId: string;
  readonly reason: string;
}

async function loadAsset(
  port: MarketDataPort,
  instrumentId: InstrumentId,
  { bar }: StrategySpec,
): Promise<BacktestAsset | Missing> {
  const request = { instrumentId, interval: bar };
  const [raw, total, actions] = await Promise.all([
    port.bars({ ...request, adjustment: 'none' }),
    port.bars({ ...request, adjustment: 'total' }),
    port.actions(instrumentId),
  ]);
  if (raw.status === 'unavailable') return { instrumentId, reason: raw.reason };
  if (total.status === 'unavailable') return { instrumentId, reason: total.reason };
  return backtestAsset(raw.value, total.value, actions.status === 'unavailable' ? [] : actions.value);
}

/** As `Promise.all` over a map, a few at a time. */
async function mapSome<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += atOnce) {
    results.push(...(await Promise.all(items.slice(from, from + atOnce).map(work))));
  }
  return results;
}
