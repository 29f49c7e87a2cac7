import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { readActions, readRealm } from '@plumbline/contract/bars';
import type { Adjustment, BarSeries } from '@plumbline/model/bar';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { backtestAsset } from '@plumbline/quant/strategy/backtest-asset';
import type { BacktestAsset, BenchmarkSeries } from '@plumbline/quant/strategy/strategy-backtest';
import { call, isApiError } from './api.ts';
import { barsQuery } from './bars.ts';

/** Prices of everything a strategy trades, all real or all simulated. */
export interface Universe {
  readonly simulated: boolean;
  readonly assets: readonly BacktestAsset[];
  readonly benchmark: BenchmarkSeries | null;
  /** Instruments without prices, with the server's reason. */
  readonly missing: readonly { readonly instrumentId: string; readonly reason: string }[];
}

type Part = Pick<StrategySpec, 'universe' | 'bar' | 'benchmark'>;
type Realm = 'live' | 'simulated';

async function loadSeries(
  client: QueryClient,
  instrumentId: InstrumentId,
  interval: StrategySpec['bar'],
  adjustment: Adjustment,
  realm: Realm,
): Promise<BarSeries> {
  const bars = await client.fetchQuery(barsQuery({ instrumentId, adjustment, interval, realm }));
  const { columns, currency, decimals, isLastPartial } = bars;
  return { instrumentId, interval, adjustment, currency, priceDecimals: decimals, columns, isLastPartial };
}

async function loadAsset(
  client: QueryClient,
  id: InstrumentId,
  bar: StrategySpec['bar'],
  realm: Realm,
): Promise<BacktestAsset> {
  const [raw, total, { actions }] = await Promise.all([
    loadSeries(client, id, bar, 'none', realm),
    loadSeries(client, id, bar, 'total', realm),
    client.fetchQuery({
      queryKey: ['actions', id, realm],
      queryFn: ({ signal }) =>
        call<typeof readActions>('get', '/actions/:id', { params: { id }, query: { realm }, signal }),
      staleTime: 5 * 60_000,
    }),
  ]);
  return backtestAsset(raw, total, actions);
}

async function loadUniverse(client: QueryClient, { universe, bar, benchmark }: Part): Promise<Universe> {
  const { instruments } = universe;
  const wanted = [...new Set([...instruments, ...(benchmark === null ? [] : [benchmark])])];
  const { realm } = await call<typeof readRealm>('get', '/realm', { query: { ids: wanted.join(',') } });
  const missing: { instrumentId: string; reason: string }[] = [];
  const one = async (id: InstrumentId): Promise<BacktestAsset | null> => {
    try {
      return await loadAsset(client, id, bar, realm);
    } catch (reason) {
      if (!isApiError(reason) || reason.code === 'network') throw reason;
      missing.push({ instrumentId: id, reason: reason.message });
      return null;
    }
  };
  const [held, ...assets] = await Promise.all([
    benchmark === null ? null : loadAsset(client, benchmark, bar, realm).catch(() => null),
    ...instruments.map(one),
  ]);
  return {
    simulated: realm === 'simulated',
    assets: assets.filter((asset) => asset !== null),
    benchmark: held === null ? null : { time: held.signalBars.time, close: held.signalBars.close },
    missing,
  };
}

/** The prices under one entry of the cache, shared by every page that tests a strategy on the same instruments. */
export function universeQuery(part: Part) {
  const { universe, bar, benchmark } = part;
  return queryOptions({
    queryKey: ['universe', universe.instruments.join(','), bar, benchmark],
    queryFn: ({ client }) => loadUniverse(client, part),
    staleTime: 5 * 60_000,
    // What is already here serves without a connection.
    networkMode: 'offlineFirst',
    structuralSharing: false,
  });
}
