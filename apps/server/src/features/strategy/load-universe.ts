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

const atOnce = 8;

/** Prices of the universe and the benchmark. One simulated instrument makes all of them simulated: sides never mix. */
export async function loadUniverse(
  market: MarketHandle,
  spec: StrategySpec,
  alsoHeld: readonly InstrumentId[] = [],
): Promise<UniverseData> {
  const data = await market();
  const { universe, benchmark } = spec;
  const { series, references } = needsOf(spec);
  const wanted: readonly InstrumentId[] = [
    ...new Set([...universe.instruments, ...references, ...(benchmark === null ? [] : [benchmark]), ...alsoHeld]),
  ];
  const simulated = (await realmOf(market, wanted)) === 'simulated';
  const port = simulated ? data.simulated : data.live;
  const doubts: PriceDoubt[] = [];
  const load = (id: InstrumentId): Promise<EvidenceAsset | Missing> => loadAsset(port, id, spec, series, doubts);
  const loaded = await mapSome(universe.instruments, load);
  const read = await mapSome(references, load);
  const others = await mapSome(alsoHeld, load);
  const held = benchmark === null ? null : await loadAsset(port, benchmark, spec, [], []);
  const assets = loaded.filter(isAsset);
  return {
    simulated,
    assets,
    references: read.filter(isAsset),
    others: others.filter(isAsset),
    rates: await ratesTo(port, accountOf(assets).baseCurrency, [...assets, ...others.filter(isAsset)]),
    benchmark: held === null || !isAsset(held) ? null : signalBarsOf(held),
    missing: [...loaded, ...read].filter(isMissing),
    othersMissing: others.filter(isMissing),
    doubts,
  };
}

function isAsset(one: EvidenceAsset | Missing): one is EvidenceAsset {
  return !('reason' in one);
}

function isMissing(one: EvidenceAsset | Missing): one is Missing {
  return !isAsset(one);
}

/** Dated rates of every currency but the account's own. One that has none is left out; the engine then says what is missing. */
async function ratesTo(
  port: MarketDataPort,
  baseCurrency: string,
  assets: readonly EvidenceAsset[],
): Promise<Readonly<Record<string, RateSeries>>> {
  const others = [...new Set(assets.map(({ currency }) => currency))].filter((currency) => currency !== baseCurrency);
  const found = await mapSome(others, async (currency): Promise<readonly [string, RateSeries][]> => {
    const answer = await port.exchangeRates?.(currency, baseCurrency);
    return answer === undefined || answer.status === 'unavailable' ? [] : [[currency, rateSeries(answer.value)]];
  });
  return Object.fromEntries(found.flat());
}

interface Missing {
  readonly instrumentId: string;
  readonly reason: string;
}

async function loadAsset(
  port: MarketDataPort,
  instrumentId: InstrumentId,
  { bar, universe }: StrategySpec,
  names: readonly string[],
  doubts: PriceDoubt[],
): Promise<EvidenceAsset | Missing> {
  const request = { instrumentId, interval: bar };
  const [raw, actions, instrument] = await Promise.all([
    port.bars({ ...request, adjustment: 'none' }),
    port.actions(instrumentId),
    port.instrument(instrumentId),
  ]);
  if (raw.status === 'unavailable') return { instrumentId, reason: raw.reason };
  const doubt = doubtOf(raw);
  if (doubt !== null) doubts.push(doubt);
  const asset = backtestAsset(raw.value, actions.status === 'unavailable' ? [] : actions.value);
  const columns =
    names.length === 0 ? {} : await seriesOf(port, asset, instrumentId, names, universe.instruments.length);
  return {
    ...asset,
    ...(instrument?.sector === undefined ? {} : { sector: instrument.sector }),
    ...columns,
  };
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

/** As `Promise.all` over a map, a few at a time. */
async function mapSome<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += atOnce) {
    results.push(...(await Promise.all(items.slice(from, from + atOnce).map(work))));
  }
  return results;
}
