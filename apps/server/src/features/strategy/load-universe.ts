import type { InstrumentId } from '@plumbline/model/instrument';
import type { BarSeries } from '@plumbline/model/bar';
import { dateOf } from '@plumbline/model/date';
import type { Answer, MarketDataPort } from '@plumbline/model/ports';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { accountOf } from '@plumbline/quant/engine/strategy/account-terms';
import { backtestAsset } from '@plumbline/quant/engine/strategy/backtest-asset';
import { signalBarsOf } from '@plumbline/quant/engine/strategy/price-actions';
import type { BenchmarkSeries } from '@plumbline/quant/engine/strategy/strategy-backtest';
import type { EvidenceAsset } from '@plumbline/quant/evidence/evidence-input';
import type { RateSeries } from '@plumbline/quant/engine/backtest/portfolio/portfolio';
import { rateSeries } from '@plumbline/quant/engine/strategy/rate-series';
import { needsOf } from '@plumbline/quant/engine/strategy/spec-needs';
import type { Realm } from '@plumbline/market/route/market-data';
import { mapSome } from '../../platform/map-some.ts';
import type { MarketHandle } from '../../platform/market-handle.ts';
import { realmOf } from '../../platform/market-handle.ts';
import { seriesOf } from './universe-extras.ts';

/** What a strategy is tested on: one side, real or simulated, for all of it. */
export interface UniverseData {
  readonly simulated: boolean;
  readonly assets: readonly EvidenceAsset[];
  /** Instruments that conditions read without trading them. */
  readonly references: readonly EvidenceAsset[];
  /** Instruments that are not the strategy's own, but of an account that follows it. */
  readonly others: readonly EvidenceAsset[];
  /** Units of the account's currency per unit of each other one that is traded. */
  readonly rates: Readonly<Record<string, RateSeries>>;
  readonly benchmark: BenchmarkSeries | null;
  /** Instruments without prices; the result says so. */
  readonly missing: readonly Missing[];
  /** The same of `others`: the strategy can be decided on without them. */
  readonly othersMissing: readonly Missing[];
  /** Instruments of which the latest prices are kept out or in doubt: good enough to test on, not to decide on. */
  readonly doubts: readonly PriceDoubt[];
}

export interface PriceDoubt {
  readonly instrumentId: string;
  /** partial: the latest session is still open. quarantined: a source's newer prices were refused. */
  readonly reason: 'partial' | 'quarantined';
  readonly detail: string;
  /** Start of the latest bar that was read, the open one included. */
  readonly latest: number;
}

/** Answers a question once, however often it is asked by the same key. */
function askedOnce<T>(): (key: string, ask: () => Promise<T>) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key, ask) => {
    const found = known.get(key) ?? ask();
    known.set(key, found);
    return found;
  };
}

export type UniverseLoader = (spec: StrategySpec, alsoHeld?: readonly InstrumentId[]) => Promise<UniverseData>;

/**
 * Loads the prices of universes and benchmarks, each instrument once for all strategies that read the same of it, so that
 * what is decided together is decided on the same prices. One simulated instrument makes all of a universe simulated: sides
 * never mix.
 */
export function universeLoader(market: MarketHandle): UniverseLoader {
  const realmOnce = askedOnce<Realm>();
  const assetOnce = askedOnce<LoadedAsset>();
  const ratesOnce = askedOnce<readonly [string, RateSeries][]>();
  const side: MarketHandle = async () => {
    const data = await market();
    return { ...data, realm: (id) => realmOnce(id, () => data.realm(id)) };
  };

  return async (spec, alsoHeld = []) => {
    const data = await market();
    const { universe, benchmark, bar } = spec;
    const among = universe.instruments.length;
    const { series, references } = needsOf(spec);
    const wanted: readonly InstrumentId[] = [
      ...new Set([...universe.instruments, ...references, ...(benchmark === null ? [] : [benchmark]), ...alsoHeld]),
    ];
    const realm = await realmOf(side, wanted);
    const port = realm === 'simulated' ? data.simulated : data.live;
    const load = (id: InstrumentId, names: readonly string[] = series): Promise<LoadedAsset> => {
      const columns = names.length === 0 ? [] : [...names.toSorted(), among];
      return assetOnce([realm, id, bar, ...columns].join('|'), () => loadAsset(port, id, bar, names, among));
    };
    const loaded = await mapSome(universe.instruments, (id) => load(id));
    const read = await mapSome(references, (id) => load(id));
    const others = await mapSome(alsoHeld, (id) => load(id));
    const held = benchmark === null ? null : (await load(benchmark, [])).asset;
    const assets = assetsOf(loaded);
    const { baseCurrency } = accountOf(assets);
    const rates = await mapSome(currenciesBut(baseCurrency, [...assets, ...assetsOf(others)]), (currency) =>
      ratesOnce([realm, currency, baseCurrency].join('|'), () => ratesTo(port, baseCurrency, currency)),
    );
    return {
      simulated: realm === 'simulated',
      assets,
      references: assetsOf(read),
      others: assetsOf(others),
      rates: Object.fromEntries(rates.flat()),
      benchmark: held === null || !isAsset(held) ? null : signalBarsOf(held),
      missing: missingOf([...loaded, ...read]),
      othersMissing: missingOf(others),
      doubts: [...loaded, ...read, ...others].flatMap(({ doubt }) => doubt ?? []),
    };
  };
}

/** The prices of one universe; see `universeLoader`. */
export async function loadUniverse(
  market: MarketHandle,
  spec: StrategySpec,
  alsoHeld: readonly InstrumentId[] = [],
): Promise<UniverseData> {
  return universeLoader(market)(spec, alsoHeld);
}

interface LoadedAsset {
  readonly asset: EvidenceAsset | Missing;
  readonly doubt: PriceDoubt | null;
}

const assetsOf = (loaded: readonly LoadedAsset[]): readonly EvidenceAsset[] =>
  loaded.map(({ asset }) => asset).filter(isAsset);

const missingOf = (loaded: readonly LoadedAsset[]): readonly Missing[] =>
  loaded.map(({ asset }) => asset).filter(isMissing);

function isAsset(one: EvidenceAsset | Missing): one is EvidenceAsset {
  return !('reason' in one);
}

function isMissing(one: EvidenceAsset | Missing): one is Missing {
  return !isAsset(one);
}

function currenciesBut(baseCurrency: string, assets: readonly EvidenceAsset[]): readonly string[] {
  return [...new Set(assets.map(({ currency }) => currency))].filter((currency) => currency !== baseCurrency);
}

/** Dated rates of a currency by its name. One that has none is left out; the engine then says what is missing. */
async function ratesTo(
  port: MarketDataPort,
  baseCurrency: string,
  currency: string,
): Promise<readonly [string, RateSeries][]> {
  const answer = await port.exchangeRates?.(currency, baseCurrency);
  return answer === undefined || answer.status === 'unavailable' ? [] : [[currency, rateSeries(answer.value)]];
}

interface Missing {
  readonly instrumentId: string;
  readonly reason: string;
}

async function loadAsset(
  port: MarketDataPort,
  instrumentId: InstrumentId,
  bar: StrategySpec['bar'],
  names: readonly string[],
  among: number,
): Promise<LoadedAsset> {
  const request = { instrumentId, interval: bar };
  const [raw, actions, instrument] = await Promise.all([
    port.bars({ ...request, adjustment: 'none' }),
    port.actions(instrumentId),
    port.instrument(instrumentId),
  ]);
  if (raw.status === 'unavailable') return { asset: { instrumentId, reason: raw.reason }, doubt: null };
  const asset = backtestAsset(raw.value, actions.status === 'unavailable' ? [] : actions.value);
  const columns = names.length === 0 ? {} : await seriesOf(port, asset, instrumentId, names, among);
  const sector = instrument?.sector === undefined ? {} : { sector: instrument.sector };
  return { asset: { ...asset, ...sector, ...columns }, doubt: doubtOf(raw) };
}

/** What speaks against deciding on an answer; null when nothing does. */
function doubtOf(answer: Exclude<Answer<BarSeries>, { readonly status: 'unavailable' }>): PriceDoubt | null {
  const { instrumentId, columns, isLastPartial } = answer.value;
  const latest = columns.time.at(-1) ?? 0;
  if (isLastPartial) {
    const detail = `The session of ${dateOf(latest)} is still open.`;
    return { instrumentId, reason: 'partial', detail, latest };
  }
  const refused = answer.attempts.find(({ ok, code }) => !ok && code === 'data-refused');
  if (answer.status !== 'stale' || refused === undefined) return null;
  const detail = `Newer prices of ${refused.provider} were refused: ${refused.message ?? 'they are not sound'}`;
  return { instrumentId, reason: 'quarantined', detail, latest };
}
