import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { PlumblineError } from '@plumbline/model/errors';
import type { BacktestInput } from '@plumbline/quant/engine/strategy/strategy-backtest';
import type { SweepAxis, SweepGrid } from '@plumbline/quant/engine/sweep/grid';
import type { SweepColumns } from '@plumbline/quant/engine/sweep/run-sweep';
import { oneOf, readArguments } from '../arguments.ts';
import { caseDetails, caseFiles, caseOptions } from '../case-options.ts';
import { measureDetails, measureOf, measureOptions } from '../measure-option.ts';
import { nullForNaN } from '../null-for-nan.ts';
import { numberOption } from '../number-option.ts';
import { searchDetails, searchOptions, type searchSettings } from '../search-settings.ts';
import type { StrategyCase } from '../strategy-files.ts';
import type { Verb, VerbContext } from '../verb.ts';

const measures = ['totalReturn', 'sharpe', 'maxDrawdown', 'trades'] as const;

export const sweepVerb: Verb = {
  name: 'sweep',
  usage:
    'SPEC.json --bars FILE.csv [--bars ID=FILE.csv …] [--actions FILE] [--params JSON] [--by MEASURE] [--search METHOD] [--json]',
  summary: 'Run a strategy for every combination of its parameters: a table, best first.',
  details: [
    '--params {"fast":[5,10,20],"slow":{"from":20,"to":200,"step":10}} says what to try; a parameter left out is tried over',
    'its whole range, and one given as a number is kept there.',
    `--by is one of ${measures.join(', ')} (sharpe); --top N (20) rows are printed as a table, all of them with --json.`,
    '--where fast<slow leaves out the other combinations.',
    ...searchDetails,
    ...caseDetails,
    ...measureDetails,
    'All variants are measured over the same bars, from the one on at which the slowest can act; of the best its own start is told.',
    'Every combination counts as a trial of its idea, for the verdict verb too. The fills of the best one come with it.',
    'JSON: {"keys":[…],"count":…,"trials":…,"columns":{"fast":[…],…,"sharpe":[…]},"best":{…}}.',
  ],
  async run({ args, env, out, say }) {
    const { positionals, values } = readArguments(
      args,
      {
        bars: { type: 'string', multiple: true, default: [] },
        params: { type: 'string', default: '{}' },
        where: { type: 'string' },
        cash: { type: 'string' },
        by: { type: 'string', default: 'sharpe' },
        top: { type: 'string' },
        'periods-per-year': { type: 'string' },
        ...caseOptions,
        ...measureOptions,
        ...searchOptions,
        json: { type: 'boolean', default: false },
      },
      ['the SPEC.json of a strategy'],
    );
    const by = oneOf('--by', values.by, measures);
    const top = numberOption('--top', values.top, 20, { min: 1, whole: true });
    const perYear = numberOption('--periods-per-year', values['periods-per-year'], null, { min: 1 });
    const { readStrategyCase } = await import('../strategy-files.ts');
    const { jsonOption } = await import('../json-option.ts');
    const { periodsPerYear } = await import('@plumbline/quant/engine/strategy/bars-per-year');
    const { accountOf } = await import('@plumbline/quant/engine/strategy/account-terms');
    const { rowOf, sweepGrid } = await import('@plumbline/quant/engine/sweep/grid');
    const given = await readStrategyCase(positionals[0] ?? '', caseFiles(values));
    const { spec, assets } = given;
    const axes = await axesOf(spec, jsonOption('--params', values.params));
    const isAllowed = condition(spec, values.where);
    if (values.search !== undefined || values['walk-forward'] !== undefined) {
      const searched = {
        ...accountOf(assets),
        ...measureOf(values),
        cash: numberOption('--cash', values.cash, accountOf(assets).cash, { min: 0 }),
        spec,
        assets,
        rates: given.rates,
        benchmark: null,
        periodsPerYear: perYear ?? periodsPerYear(spec, assets),
      };
      return search(searched, given, axes, isAllowed, { ...values, top }, { env, out, say });
    }
    const grid = sweepGrid(axes, isAllowed);
    if (grid.count === 0) {
      throw new PlumblineError('bad-input', `--where ${values.where} leaves no combination to try.`, {
        field: '--where',
      });
    }
    const input = {
      ...accountOf(assets),
      ...measureOf(values),
      cash: numberOption('--cash', values.cash, accountOf(assets).cash, { min: 0 }),
      spec,
      assets,
      rates: given.rates,
      benchmark: null,
      periodsPerYear: perYear ?? periodsPerYear(spec, assets),
    };
    const first = await sweepStart(input, axes);
    const columns = assets.length === 1 ? await sweepOne(input, grid, first) : await sweepMany(input, grid, first);
    const { noteTried } = await import('../tried-settings.ts');
    const settings = Array.from({ length: grid.count }, (_, row) => rowOf(grid, row));
    const trials = await noteTried({ env, say }, spec, settings);
    const order = [...columns[by].keys()].toSorted((a, b) => rank(columns[by], b) - rank(columns[by], a) || a - b);
    const best = order[0] ?? 0;
    say(`${grid.count} variants tried, ${trials} of this idea in all: each counts as a trial when the best is judged.`);
    const { backtestStrategy } = await import('@plumbline/quant/engine/strategy/backtest-strategy');
    const { placesOf, shownFills } = await import('../shown-fills.ts');
    const test = backtestStrategy({ ...input, parameters: rowOf(grid, best) });
    if (first > 0) say(`note: all variants are measured from ${placesOf(test, given).dateAt(test.time[first] ?? 0)}.`);
    const fills = shownFills(test, given);
    const { holdingNotes } = await import('../holding-options.ts');
    const notes = holdingNotes(given, test.fills);
    for (const note of notes) say(`note: ${note}`);
    if (values.json) {
      const answer = {
        keys: grid.keys,
        count: grid.count,
        trials,
        notes,
        by,
        measuredFrom: placesOf(test, given).dateAt(test.time[first] ?? 0),
        best: {
          row: best,
          parameters: rowOf(grid, best),
          ...Object.fromEntries(measures.map((name) => [name, nullForNaN(columns[name].subarray(best, best + 1))[0]])),
          fills,
        },
        columns: Object.fromEntries([
          ...grid.keys.map((key) => [key, nullForNaN(grid.columns[key] ?? [])]),
          ...measures.map((name) => [name, nullForNaN(columns[name])]),
        ]),
      };
      out(`${JSON.stringify(answer)}\n`);
      return 0;
    }
    out(`${[...grid.keys, ...measures].join(',')}\n`);
    for (const row of order.slice(0, top)) {
      const cells = [...Object.values(rowOf(grid, row)), ...measures.map((name) => columns[name][row])];
      out(`${cells.map((value) => (Number.isNaN(value) ? '' : value)).join(',')}\n`);
    }
    return 0;
  },
};

/** Some settings instead of all of them, and walking forward with that choice. */
async function search(
  input: BacktestInput,
  given: StrategyCase,
  axes: readonly SweepAxis[],
  isAllowed: (values: Readonly<Record<string, number>>) => boolean,
  values: Parameters<typeof searchSettings>[2] & { readonly json: boolean; readonly top: number },
  context: Pick<VerbContext, 'env' | 'out' | 'say'>,
): Promise<0> {
  const { searchSpace } = await import('@plumbline/quant/engine/search/search-space');
  const { searchSettings } = await import('../search-settings.ts');
  const { noteTried } = await import('../tried-settings.ts');
  const found = await searchSettings(input, searchSpace(axes, isAllowed), values);
  const total = await noteTried(context, input.spec, found.tried);
  context.say(
    `${found.tried.length} trials, ${total} settings of this idea in all: each counts when the best is judged.`,
  );
  const keys = axes.map(({ key }) => key);
  const { trials, chosen } = found;
  for (const note of given.notes) context.say(`note: ${note}`);
  if (!values.json) {
    context.out(`${[...keys, 'objective'].join(',')}\n`);
    const order = trials.toSorted((a, b) => b.score - a.score).slice(0, values.top);
    for (const { parameters, score } of order) {
      context.out(`${[...keys.map((key) => parameters[key]), Number.isFinite(score) ? score : ''].join(',')}\n`);
    }
    const walk = found.walkForward;
    if (walk !== null) context.say(`walking forward: return ${walk.totalReturn}, Sharpe ratio ${walk.sharpe ?? '—'}.`);
    return 0;
  }
  const { backtestStrategy } = await import('@plumbline/quant/engine/strategy/backtest-strategy');
  const { shownFills } = await import('../shown-fills.ts');
  const { holdingNotes } = await import('../holding-options.ts');
  const test = backtestStrategy({ ...input, parameters: chosen.parameters });
  const answer = {
    search: found.method,
    seed: found.seed,
    objective: values.objective,
    constraints: values.constraint,
    keys,
    size: searchSpace(axes).size,
    count: trials.length,
    trials: total,
    notes: holdingNotes(given, test.fills),
    best: {
      row: trials.indexOf(chosen),
      parameters: chosen.parameters,
      objective: chosen.score,
      metrics: test.metrics.whole,
      fills: shownFills(test, given),
    },
    columns: Object.fromEntries([
      ...keys.map((key) => [key, trials.map(({ parameters }) => parameters[key])]),
      ['objective', trials.map(({ score }) => (Number.isFinite(score) ? score : null))],
    ]),
    walkForward: found.walkForward,
  };
  context.out(`${JSON.stringify(answer)}\n`);
  return 0;
}

/** The row from which on all variants are measured. */
async function sweepStart(input: BacktestInput, axes: readonly SweepAxis[]): Promise<number> {
  const { compileStrategy } = await import('@plumbline/quant/engine/strategy/compile-strategy');
  const { cachesFor } = await import('@plumbline/quant/engine/strategy/run-account');
  const { sweepFrom } = await import('@plumbline/quant/engine/sweep/sweep-window');
  return sweepFrom(compileStrategy(input.spec), input, axes, cachesFor(input));
}

/** One instrument, by the shortest road its strategy allows. */
async function sweepOne(
  { spec, assets, cash, periodsPerYear }: BacktestInput,
  grid: SweepGrid,
  first: number,
): Promise<SweepColumns> {
  const { compileStrategy } = await import('@plumbline/quant/engine/strategy/compile-strategy');
  const { termsFor } = await import('@plumbline/quant/engine/strategy/market-terms');
  const { strategyDataOf } = await import('@plumbline/quant/engine/strategy/strategy-data');
  const { prepareSweep, runSweep } = await import('@plumbline/quant/engine/sweep/run-sweep');
  const [asset] = assets;
  if (asset === undefined) throw new PlumblineError('internal', 'A sweep without an instrument.');
  const config = termsFor(asset);
  const options = { cash, ...(Object.keys(config).length === 0 ? {} : { config }) };
  return runSweep(prepareSweep(compileStrategy(spec), strategyDataOf(asset), grid, options, periodsPerYear, first));
}

/** Several instruments in one account, run as a whole for every combination. */
async function sweepMany(input: BacktestInput, grid: SweepGrid, first: number): Promise<SweepColumns> {
  const { compileStrategy } = await import('@plumbline/quant/engine/strategy/compile-strategy');
  const { cachesFor, runAccount } = await import('@plumbline/quant/engine/strategy/run-account');
  const { accountTrades } = await import('@plumbline/quant/engine/strategy/account-trades');
  const { emptySweep } = await import('@plumbline/quant/engine/sweep/run-sweep');
  const { equityPath, pathSharpe } = await import('@plumbline/quant/engine/sweep/path-summary');
  const { rowOf } = await import('@plumbline/quant/engine/sweep/grid');
  const strategy = compileStrategy(input.spec);
  const caches = cachesFor(input);
  const out = emptySweep(grid.count);
  for (let row = 0; row < grid.count; row += 1) {
    const { time, equity, fills } = runAccount(strategy, { ...input, parameters: rowOf(grid, row) }, caches);
    const path = equityPath(equity.subarray(first), first === 0 ? input.cash : (equity[first] ?? Number.NaN));
    out.totalReturn[row] = path.growth - 1;
    out.sharpe[row] = pathSharpe(path, input.periodsPerYear);
    out.maxDrawdown[row] = -path.drop;
    const since = time[first] ?? 0;
    const trades = accountTrades(input.assets, fills, time);
    out.trades[row] = first === 0 ? trades.length : trades.filter(({ exitTime }) => exitTime > since).length;
  }
  return out;
}

/** A variant that has no figure comes last. */
function rank(column: Float64Array, row: number): number {
  const value = column[row] ?? Number.NaN;
  return Number.isNaN(value) ? Number.NEGATIVE_INFINITY : value;
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'number');
}

function isRange(value: unknown): value is { readonly from: number; readonly to: number; readonly step: number } {
  if (typeof value !== 'object' || value === null) return false;
  const { from, to, step } = Object.fromEntries(Object.entries(value));
  return [from, to, step].every((one) => typeof one === 'number' && Number.isFinite(one)) && Number(step) > 0;
}

async function axesOf(spec: StrategySpec, given: unknown): Promise<readonly SweepAxis[]> {
  const { axisOf } = await import('@plumbline/quant/engine/sweep/grid');
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new PlumblineError('bad-input', '--params must be an object such as {"fast":[5,10]}.', { field: '--params' });
  }
  const chosen = new Map<string, unknown>(Object.entries(given));
  const unknown = [...chosen.keys()].find((key) => spec.parameters.every((parameter) => parameter.key !== key));
  if (unknown !== undefined) {
    const known = spec.parameters.map(({ key }) => key).join(', ') || 'none';
    throw new PlumblineError('bad-input', `There is no parameter "${unknown}" to try; the strategy has ${known}.`, {
      field: unknown,
    });
  }
  return spec.parameters.map(({ key }) => {
    const wish = chosen.get(key);
    if (wish === undefined) return axisOf(spec, key);
    if (typeof wish === 'number') return { key, values: [wish] };
    if (isNumbers(wish)) return { key, values: wish };
    if (isRange(wish)) {
      const count = Math.floor((wish.to - wish.from) / wish.step + 1e-9) + 1;
      const values = Array.from({ length: Math.max(count, 0) }, (_, i) =>
        Number((wish.from + i * wish.step).toPrecision(12)),
      );
      return { key, values };
    }
    const shown = JSON.stringify(wish);
    const problem = `--params: ${key} must be a number, a list, or {"from":…,"to":…,"step":…}, not ${shown}.`;
    throw new PlumblineError('bad-input', problem, { field: key });
  });
}

/** `fast<slow` as a test of a combination. */
function condition(
  { parameters }: StrategySpec,
  text: string | undefined,
): (values: Readonly<Record<string, number>>) => boolean {
  if (text === undefined) return () => true;
  const match = /^\s*(\w+)\s*([<>])\s*(\w+)\s*$/.exec(text);
  const [, left = '', sign, right = ''] = match ?? [];
  const isKnown = [left, right].every((key) => parameters.some((parameter) => parameter.key === key));
  if (match === null || !isKnown) {
    throw new PlumblineError('bad-input', `--where must compare two parameters, such as fast<slow, not "${text}".`, {
      field: '--where',
    });
  }
  return (values) => {
    const a = values[left] ?? Number.NaN;
    const b = values[right] ?? Number.NaN;
    return sign === '<' ? a < b : a > b;
  };
}
