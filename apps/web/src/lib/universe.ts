import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { readActions } from '@plumbline/contract/bars';
import type { readUniverse } from '@plumbline/contract/strategy';
import type { Adjustment, BarSeries } from '@plumbline/model/bar';
import { dateOf } from '@plumbline/model/date';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { backtestAsset } from '@plumbline/quant/engine/strategy/backtest-asset';
import { signalBarsOf } from '@plumbline/quant/engine/strategy/price-actions';
import type { EvidenceAsset } from '@plumbline/quant/evidence/evidence-input';
import type { BacktestAsset, BenchmarkSeries } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { needsOf } from '@plumbline/quant/engine/strategy/spec-needs';
import type { RateSeries } from '@plumbline/quant/engine/backtest/portfolio/portfolio';
import { PlumblineError } from '@plumbline/model/errors';
import { call, type CallOutput } from './api.ts';
import { barsQuery, type Bars } from './bars.ts';

/** Prices of everything a strategy trades, all real or all simulated. */
export interface UniverseData {
  readonly simulated: boolean;
  readonly assets: readonly EvidenceAsset[];
  readonly references: readonly BacktestAsset[];
  readonly rates: Readonly<Record<string, RateSeries>>;
  readonly benchmark: BenchmarkSeries | null;
  /** Instruments without prices, with the server's reason. */
  readonly missing: readonly { readonly instrumentId: string; readonly reason: string }[];
  /** Last trading date of the oldest prices whose source does not answer; null while all do. */
  readonly staleOn: string | null;
}

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
  const [raw, { actions }] = await Promise.all([
    loadSeries(client, id, bar, 'none', realm),
    client.fetchQuery({
      queryKey: ['actions', id, realm],
      queryFn: ({ signal }) =>
        call<typeof readActions>('get', '/actions/:id', { params: { id }, query: { realm }, signal }),
      staleTime: 5 * 60_000,
    }),
  ]);
  return backtestAsset(raw, actions);
}

/** The prices were just loaded, so what the server said of them lies in the cache. */
function oldestStale(client: QueryClient, { universe, bar }: StrategySpec, realm: Realm): string | null {
  const dates = universe.instruments.flatMap((instrumentId) => {
    const { queryKey } = barsQuery({ instrumentId, adjustment: 'none', interval: bar, realm });
    const bars = client.getQueryData<Bars>(queryKey);
    const last = bars?.columns.time.at(-1);
    return bars?.status === 'stale' && last !== undefined ? [dateOf(last)] : [];
  });
  return dates.toSorted()[0] ?? null;
}

type Extras = CallOutput<typeof readUniverse>['assets'][number];

/** Data columns beside the bars they were made for; other bars than the server's are refused rather than laid beside them. */
function withExtras(asset: BacktestAsset, extras: Extras | undefined): EvidenceAsset {
  if (extras === undefined) return asset;
  const { sector, rows, lastTime, series, knownLate } = extras;
  const names = Object.keys(series);
  const { time } = asset.bars;
  if (names.length > 0 && (time.length !== rows || time.at(-1) !== lastTime)) {
    throw new PlumblineError(
      'data-unavailable',
      `The data columns of ${asset.id} belong to other days than its prices.`,
    );
  }
  const columns = Object.entries(series).map(
    ([name, values]) => [name, Float64Array.from(values, (value) => value ?? Number.NaN)] as const,
  );
  const known = Object.entries(knownLate).map(([name, late]): readonly [string, Float64Array] => {
    if (late.length === 0) return [name, time];
    const times = time.slice();
    for (const [row, at] of late) times[row] = at;
    return [name, times];
  });
  return {
    ...asset,
    ...(sector === null ? {} : { sector }),
    ...(names.length === 0 ? {} : { series: Object.fromEntries(columns), knownAt: Object.fromEntries(known) }),
  };
}

async function loadUniverse(client: QueryClient, spec: StrategySpec): Promise<UniverseData> {
  const { universe, bar, benchmark } = spec;
  const answer = await call<typeof readUniverse>('post', '/universe', { body: { spec } });
  const { realm, missing } = answer;
  const gone = new Set(missing.map(({ instrumentId }) => instrumentId));
  const one = async (id: InstrumentId): Promise<EvidenceAsset> =>
    withExtras(
      await loadAsset(client, id, bar, realm),
      answer.assets.find((extras) => extras.id === id),
    );
  const { references: wanted } = needsOf(spec);
  const present = (ids: readonly InstrumentId[]): Promise<readonly EvidenceAsset[]> =>
    Promise.all(ids.filter((id) => !gone.has(id)).map(one));
  const [held, assets, references] = await Promise.all([
    benchmark === null ? null : loadAsset(client, benchmark, bar, realm).catch(() => null),
    present(universe.instruments),
    present(wanted),
  ]);
  return {
    simulated: realm === 'simulated',
    assets,
    references,
    rates: Object.fromEntries(
      Object.entries(answer.rates).map(([currency, { time, rate }]) => [
        currency,
        { time: Float64Array.from(time), rate: Float64Array.from(rate) },
      ]),
    ),
    benchmark: held === null ? null : signalBarsOf(held),
    missing,
    staleOn: oldestStale(client, spec, realm),
  };
}

/** The prices under one entry of the cache, shared by every page that tests a strategy on the same instruments. */
export function universeQuery(spec: StrategySpec) {
  const { universe, bar, benchmark } = spec;
  const { series, references } = needsOf(spec);
  return queryOptions({
    queryKey: ['universe', universe.instruments.join(','), bar, benchmark, series.join(','), references.join(',')],
    queryFn: ({ client }) => loadUniverse(client, spec),
    staleTime: 5 * 60_000,
    // What is already here serves without a connection.
    networkMode: 'offlineFirst',
    structuralSharing: false,
  });
}
