import { readFile } from 'node:fs/promises';
import type { BarSeries, Interval } from '@plumbline/model/bar';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import { dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import { marketOf, parseInstrumentId, type InstrumentId } from '@plumbline/model/instrument';
import { marketById } from '@plumbline/model/market-by-id';
import { parseStrategySpec, type StrategySpec } from '@plumbline/model/strategy-spec';
import { adjustBars } from '@plumbline/market/adjust/adjust-bars';
import { actionColumns } from '@plumbline/quant/backtest/actions/action-columns';
import { backtestAsset } from '@plumbline/quant/strategy/backtest-asset';
import { completeSpec } from '@plumbline/quant/strategy/complete-spec';
import type { BacktestAsset } from '@plumbline/quant/strategy/strategy-backtest';
import { readBarsFile, type BarsFile } from './bars-file.ts';
import { givenFile } from './given-file.ts';
import { jsonOption } from './json-option.ts';

/** A strategy with the bars it is to be run on, one file for each instrument. */
export interface StrategyCase {
  readonly spec: StrategySpec;
  readonly assets: readonly BacktestAsset[];
  readonly files: readonly BarsFile[];
}

/**
 * What bars of a file belong to when neither the option nor the strategy names an instrument: something that trades around
 * the week, or only on working days.
 */
function unnamed({ bars }: BarsFile): string {
  const weekends = bars.time.filter((time) => [0, 6].includes(new Date(time).getUTCDay())).length;
  return weekends / bars.time.length > (2 / 7) * 0.6 ? 'CRYPTO:FILE-USD' : 'US:FILE';
}

interface NamedFile {
  readonly id: string | null;
  readonly path: string;
}

function namedFile(option: string): NamedFile {
  const at = option.indexOf('=');
  const id = at < 0 ? null : option.slice(0, at);
  // A path may hold the sign itself.
  if (id === null || parseInstrumentId(id) === null) return { id: null, path: option };
  return { id, path: option.slice(at + 1) };
}

/** Text of a strategy file as JSON; throws `bad-input` for a missing file and for anything else than JSON. */
export async function readJsonFile(file: string): Promise<unknown> {
  const text = await readFile(givenFile(file), 'utf8').catch((cause: unknown) => {
    throw new PlumblineError('bad-input', `There is no readable file ${file}.`, { file }, cause);
  });
  try {
    return jsonOption(file, text);
  } catch (cause) {
    const why = cause instanceof Error && cause.cause instanceof Error ? ` ${cause.cause.message}` : '';
    throw new PlumblineError('bad-input', `${file} is not JSON.${why}`, { file, field: '' }, cause);
  }
}

const dayMs = 86_400_000;

/** The interval that bars of such distances have. */
function intervalOf({ bars }: BarsFile): Interval {
  const { time } = bars;
  const gaps = Float64Array.from({ length: time.length - 1 }, (_, i) => (time[i + 1] ?? 0) - (time[i] ?? 0)).sort();
  const usual = gaps[Math.floor(gaps.length / 2)] ?? dayMs;
  if (usual >= 20 * dayMs) return '1mo';
  if (usual >= 5 * dayMs) return '1w';
  if (usual > dayMs / 2) return '1d';
  if (usual > dayMs / 48) return '1h';
  return usual > dayMs / 192 ? '15m' : usual > dayMs / 1000 ? '5m' : '1m';
}

function columnOf({ others }: BarsFile, names: readonly string[]): Float64Array | undefined {
  return names.map((name) => others[name]).find((column) => column !== undefined);
}

const dividendNames = ['dividend', 'dividends'];
const splitNames = ['splitratio', 'split', 'splits', 'split_ratio', 'stock splits'];

/** Payments and splits that the file has beside its raw bars: cash per share, and new shares per old one (1 or 0 = none). */
function actionsOf(file: BarsFile, instrumentId: InstrumentId, currency: string): readonly CorporateAction[] {
  const dividends = columnOf(file, dividendNames);
  const splits = columnOf(file, splitNames);
  return [...file.bars.time].flatMap((time, row): readonly CorporateAction[] => {
    const exDate = dateOf(time);
    const common = { instrumentId, exDate, knownAt: exDate };
    const amount = dividends?.[row] ?? 0;
    const ratio = splits?.[row] ?? 1;
    return [
      ...(ratio > 0 && ratio !== 1 ? [{ ...common, kind: 'split' as const, ratio }] : []),
      ...(amount > 0 ? [{ ...common, kind: 'dividend' as const, amount, currency }] : []),
    ];
  });
}

/** Whether a run obeys the dated rules of the instruments' markets, or none. */
export type RulesOfRun = 'none' | 'market';

/** The file's bars as an instrument: raw for fills, adjusted for conditions where it has payments or splits. */
function assetOf(file: BarsFile, id: string, interval: Interval, rules: RulesOfRun): BacktestAsset {
  const instrumentId = parseInstrumentId(id);
  if (instrumentId === null) {
    throw new PlumblineError('bad-input', `"${id}" is not an instrument such as US:NVDA.`, { field: '--bars' });
  }
  const { currency } = marketById(marketOf(instrumentId));
  const actions = actionsOf(file, instrumentId, currency);
  const raw: BarSeries = {
    instrumentId,
    interval,
    adjustment: 'none',
    currency,
    priceDecimals: 10,
    columns: file.bars,
    isLastPartial: false,
  };
  const total = actions.length === 0 ? raw : adjustBars(raw, actions, 'total');
  const known = new Set([...dividendNames, ...splitNames]);
  const others = Object.entries(file.others).filter(([name]) => !known.has(name));
  if (rules === 'none') {
    const paid = actions.length === 0 ? {} : actionColumns(actions, raw.columns);
    const bars = { bars: raw.columns, signalBars: total.columns };
    return { id: instrumentId, currency, ...bars, ...paid, series: Object.fromEntries(others) };
  }
  const asset = backtestAsset(raw, total, actions);
  if (asset.market === undefined) {
    throw new PlumblineError('no-rule', `No rules of trade are on record for ${id} and its bars.`, {
      field: '--rules',
    });
  }
  // What lies before the first rule on record is left out of the bars, and so of the series beside them.
  const from = raw.columns.time.length - asset.bars.time.length;
  return { ...asset, series: Object.fromEntries(others.map(([name, column]) => [name, column.subarray(from)])) };
}

/**
 * Reads a strategy and its bars. `--bars FILE` serves a strategy of one instrument, `--bars ID=FILE` names its instrument;
 * further columns of numbers are the strategy's own series, `dividend` and `splitratio` are paid and applied.
 * Under the rules of the market, bars before the first rule on record are left out.
 * Throws `bad-input` naming file, field and row.
 */
export async function readStrategyCase(
  specFile: string,
  options: readonly string[],
  rules: RulesOfRun = 'none',
): Promise<StrategyCase> {
  if (options.length === 0) {
    throw new PlumblineError('bad-input', 'Say --bars FILE.csv, or --bars ID=FILE.csv for each instrument.', {
      field: '--bars',
    });
  }
  const named = options.map(namedFile);
  const given = await readJsonFile(specFile);
  const files = await Promise.all(named.map(({ path }) => readBarsFile(path)));
  const interval = files.map(intervalOf)[0] ?? '1d';
  const ids = named.flatMap(({ id }) => (id === null ? [] : [id]));
  const whole = completeSpec(given, ids.length > 0 ? ids : files.slice(0, 1).map(unnamed));
  const isIntervalGiven = typeof given === 'object' && given !== null && 'bar' in given;
  const spec = parseStrategySpec(isIntervalGiven ? whole : { ...whole, bar: interval });
  const { instruments } = spec.universe;
  const nameless = named.filter(({ id }) => id === null).length;
  if (nameless > 1 || (nameless === 1 && (named.length > 1 || instruments.length > 1))) {
    const wish = `Name the instrument of each file: ${instruments.map((id) => `--bars ${id}=FILE.csv`).join(' ')}`;
    throw new PlumblineError('bad-input', `The strategy has ${instruments.length} instruments. ${wish}`, {
      field: '--bars',
    });
  }
  const missing = instruments.find((id) => nameless === 0 && !ids.includes(id));
  if (missing !== undefined) {
    throw new PlumblineError('bad-input', `The strategy trades ${missing}: say --bars ${missing}=FILE.csv.`, {
      field: 'universe.instruments',
    });
  }
  const assets = files.map((file, at) => assetOf(file, named[at]?.id ?? instruments[0] ?? '', spec.bar, rules));
  return { spec, assets, files };
}
