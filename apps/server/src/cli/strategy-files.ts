import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { intervalOfDistance, type BarSeries, type Interval } from '@plumbline/model/bar';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import { dateOf, dayMs } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import { marketOf, type InstrumentId } from '@plumbline/model/instrument';
import { marketById } from '@plumbline/model/market-by-id';
import { parseStrategySpec, type StrategySpec } from '@plumbline/model/strategy-spec';
import type { RateSeries } from '@plumbline/quant/engine/backtest/portfolio/portfolio';
import { actionColumns } from '@plumbline/quant/engine/backtest/actions/action-columns';
import { accountOf } from '@plumbline/quant/engine/strategy/account-terms';
import { backtestAsset } from '@plumbline/quant/engine/strategy/backtest-asset';
import { completeSpec } from '@plumbline/quant/engine/strategy/complete-spec';
import { reinvested } from '@plumbline/quant/engine/strategy/price-actions';
import type { BacktestAsset } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { withFormulas } from '@plumbline/quant/language/formula/read-formula';
import { readActionsFile, type GivenAction } from './actions-file.ts';
import { readBarsFile, type BarsFile } from './bars-file.ts';
import type { RulesOfRun, StrategyFiles } from './case-options.ts';
import { givenFile, namedFile } from './given-file.ts';
import { heldAs } from './holding-options.ts';
import { jsonOption } from './json-option.ts';
import { readRatesFile } from './rates-file.ts';
import { readInstrumentId } from './read-instrument-id.ts';

/** A strategy with the bars it is to be run on, one file for each instrument. */
export interface StrategyCase {
  readonly spec: StrategySpec;
  readonly assets: readonly BacktestAsset[];
  readonly files: readonly BarsFile[];
  /** Base currency per unit of the others, by currency; empty without files of rates. */
  readonly rates: Readonly<Record<string, RateSeries>>;
  /** What a reader must know of options that do less than they seem to. */
  readonly notes: readonly string[];
}

/**
 * What bars of a file belong to when neither the option nor the strategy names an instrument: something that trades around
 * the week, or only on working days.
 */
function unnamed({ bars }: BarsFile): InstrumentId {
  const weekends = bars.time.filter((time) => [0, 6].includes(new Date(time).getUTCDay())).length;
  return weekends / bars.time.length > (2 / 7) * 0.6 ? 'CRYPTO:FILE-USD' : 'US:FILE';
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

/** The interval that bars of such distances have. */
function intervalOf({ bars }: BarsFile): Interval {
  const { time } = bars;
  const gaps = Float64Array.from({ length: time.length - 1 }, (_, i) => (time[i + 1] ?? 0) - (time[i] ?? 0)).sort();
  const usual = gaps[Math.floor(gaps.length / 2)] ?? dayMs;
  return intervalOfDistance(usual);
}

function columnOf({ others }: BarsFile, names: readonly string[]): Float64Array | undefined {
  return names.map((name) => others[name]).find((column) => column !== undefined);
}

const dividendNames = ['dividend', 'dividends'];
const splitNames = ['splitratio', 'split', 'splits', 'split_ratio', 'stock splits'];

/** Payments and splits that the file has beside its raw bars: cash per share, and new shares per old one (1 or 0 = none). */
function actionsBeside(file: BarsFile, instrumentId: InstrumentId, currency: string): readonly CorporateAction[] {
  const dividends = columnOf(file, dividendNames);
  const splits = columnOf(file, splitNames);
  if (dividends === undefined && splits === undefined) return [];
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

function currencyOf(id: InstrumentId): string {
  return marketById(marketOf(id)).currency;
}

/** Dividends and splits of all files given for them, by instrument. */
async function actionsGiven(options: readonly string[], instruments: readonly InstrumentId[]) {
  const [only, second] = instruments;
  const found = new Map<InstrumentId, GivenAction[]>();
  for (const option of options) {
    const { id, path } = namedFile(option);
    for (const action of await readActionsFile(
      path,
      id ?? (second === undefined ? (only ?? null) : null),
      currencyOf,
    )) {
      // What belongs to instruments that are not traded here is of no concern.
      if (!instruments.includes(action.instrumentId)) continue;
      found.set(action.instrumentId, [...(found.get(action.instrumentId) ?? []), action]);
    }
  }
  return found;
}

/** The file's bars as an instrument: raw for fills, adjusted for conditions where it has payments or splits. */
function assetOf(
  file: BarsFile,
  instrumentId: InstrumentId,
  interval: Interval,
  rules: RulesOfRun,
  given: readonly CorporateAction[],
): BacktestAsset {
  const currency = currencyOf(instrumentId);
  const beside = actionsBeside(file, instrumentId, currency);
  if (beside.length > 0 && given.length > 0) {
    const problem = `${file.file} has dividends or splits of its own, and --actions has more for ${instrumentId}. Give one of them.`;
    throw new PlumblineError('bad-input', problem, { field: '--actions' });
  }
  const actions = [...beside, ...given];
  const raw: BarSeries = {
    instrumentId,
    interval,
    adjustment: 'none',
    currency,
    priceDecimals: 10,
    columns: file.bars,
    isLastPartial: false,
  };
  const known = new Set([...dividendNames, ...splitNames]);
  const others = Object.entries(file.others).filter(([name]) => !known.has(name));
  if (rules === 'none') {
    const paid = actions.length === 0 ? {} : actionColumns(actions, raw.columns);
    return { id: instrumentId, currency, bars: raw.columns, ...paid, series: Object.fromEntries(others) };
  }
  const asset = backtestAsset(raw, actions);
  if (asset.market === undefined) {
    throw new PlumblineError('no-rule', `No rules of trade are on record for ${instrumentId} and its bars.`, {
      field: '--rules',
    });
  }
  // What lies before the first rule on record is left out of the bars, and so of the series beside them.
  const from = raw.columns.time.length - asset.bars.time.length;
  return { ...asset, series: Object.fromEntries(others.map(([name, column]) => [name, column.subarray(from)])) };
}

/** A strategy of the gallery by its id, on the instruments of the files; null where a file has that name, or no template has. */
async function readTemplate(name: string, first: InstrumentId | null): Promise<unknown> {
  const { templates } = await import('@plumbline/quant/catalogue/strategies/registry');
  const template = templates.find(({ id }) => id === name);
  if (template === undefined || existsSync(givenFile(name))) return null;
  const { marketsOf, templateSpec } = await import('@plumbline/quant/catalogue/strategy-template');
  const market = first === null ? marketsOf(template)[0] : marketOf(first);
  if (market === undefined || !marketsOf(template).includes(market)) {
    const known = marketsOf(template).join(', ');
    const problem = `The template ${name} is for the markets ${known}, not for ${market ?? 'this one'}.`;
    throw new PlumblineError('bad-input', problem, { field: '--bars' });
  }
  const { universe: _list, ...rest } = templateSpec(template, market);
  return rest;
}

/**
 * Reads a strategy, by its file or as a template of the gallery, and its bars. `--bars FILE` serves a strategy of one instrument, `--bars ID=FILE` names its instrument;
 * further columns of numbers are the strategy's own series, `dividend` and `splitratio` are paid and applied, and so are the
 * files of `actions`. Prices must be as traded where there are any.
 * Under the rules of the market, bars before the first rule on record are left out.
 * Throws `bad-input` naming file, field and row.
 */
export async function readStrategyCase(
  specFile: string,
  { bars: options, actions = [], rates = [], rules = 'none', dividends = 'paid', holding }: StrategyFiles,
): Promise<StrategyCase> {
  if (options.length === 0) {
    throw new PlumblineError('bad-input', 'Say --bars FILE.csv, or --bars ID=FILE.csv for each instrument.', {
      field: '--bars',
    });
  }
  const named = options.map(namedFile);
  const given = withFormulas((await readTemplate(specFile, named[0]?.id ?? null)) ?? (await readJsonFile(specFile)));
  const files = await Promise.all(named.map(({ path }) => readBarsFile(path)));
  const interval = files.map(intervalOf)[0] ?? '1d';
  const ids = named.flatMap(({ id }) => (id === null ? [] : [id]));
  const whole = completeSpec(canonicalIds(given), ids.length > 0 ? ids : files.slice(0, 1).map(unnamed));
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
  const idOf = (at: number): InstrumentId => {
    const id = named[at]?.id ?? instruments[0];
    if (id === undefined) throw new PlumblineError('internal', 'A strategy without instruments passed its schema.');
    return id;
  };
  const acts = await actionsGiven(
    actions,
    files.map((_, at) => idOf(at)),
  );
  const plain = files.map((file, at) => assetOf(file, idOf(at), spec.bar, rules, acts.get(idOf(at)) ?? []));
  const held = holding === undefined ? { assets: plain, notes: [] } : await heldAs(plain, holding);
  const assets = dividends === 'reinvested' ? held.assets.map(reinvested) : held.assets;
  return { spec, assets, files, rates: await ratesGiven(rates, accountOf(assets).baseCurrency), notes: held.notes };
}

/** Rates of all files given for them. `HKD=FILE` names the currency of a file that does not. */
async function ratesGiven(options: readonly string[], account: string): Promise<StrategyCase['rates']> {
  const read = await Promise.all(
    options.map((option) => {
      const [, currency = null, path = option] = /^([A-Za-z]{3,5})=(.+)$/.exec(option) ?? [];
      return readRatesFile(path, account, currency?.toUpperCase() ?? null);
    }),
  );
  return Object.assign({}, ...read) as StrategyCase['rates'];
}

/** The instruments a strategy names, in the spelling of the product: people leave out the zeros of Hong Kong codes. */
function canonicalIds(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('universe' in given)) return given;
  const { universe } = given;
  if (typeof universe !== 'object' || universe === null || !('instruments' in universe)) return given;
  const { instruments } = universe;
  if (!Array.isArray(instruments)) return given;
  const spelled = instruments.map((id: unknown) => (typeof id === 'string' ? (readInstrumentId(id) ?? id) : id));
  return { ...given, universe: { ...universe, instruments: spelled } };
}
