import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { PlumblineError } from '@plumbline/model/errors';
import type { SweepAxis } from '@plumbline/quant/sweep/grid';
import { oneOf, readArguments } from '../command/arguments.ts';
import { nullForNaN } from '../command/null-for-nan.ts';
import { numberOption } from '../command/number-option.ts';
import type { Verb } from '../command/verb.ts';

const measures = ['totalReturn', 'sharpe', 'maxDrawdown', 'trades'] as const;

export const sweepVerb: Verb = {
  name: 'sweep',
  usage: 'SPEC.json --bars FILE.csv [--params JSON] [--cash N] [--by MEASURE] [--top N] [--json]',
  summary: 'Run a strategy for every combination of its parameters: a table, best first.',
  details: [
    '--params {"fast":[5,10,20],"slow":{"from":20,"to":200,"step":10}} says what to try; a parameter left out is tried over',
    'its whole range, and one given as a number is kept there.',
    `--by is one of ${measures.join(', ')} (sharpe); --top N (20) rows are printed as a table, all of them with --json.`,
    '--where fast<slow leaves out the other combinations.',
    'JSON: {"keys":[…],"count":…,"trials":…,"columns":{"fast":[…],…,"sharpe":[…]},"best":{…}}.',
  ],
  async run({ args, out, say }) {
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
        json: { type: 'boolean', default: false },
      },
      ['the SPEC.json of a strategy'],
    );
    const by = oneOf('--by', values.by, measures);
    const top = numberOption('--top', values.top, 20, { min: 1, whole: true });
    const perYear = numberOption('--periods-per-year', values['periods-per-year'], null, { min: 1 });
    const { readStrategyCase } = await import('../command/strategy-files.ts');
    const { jsonOption } = await import('../command/json-option.ts');
    const { compileStrategy } = await import('@plumbline/quant/strategy/compile-strategy');
    const { periodsPerYear } = await import('@plumbline/quant/strategy/backtest-asset');
    const { accountOf } = await import('@plumbline/quant/strategy/account-terms');
    const { prepareSweep, runSweep } = await import('@plumbline/quant/sweep/run-sweep');
    const { rowOf, sweepGrid } = await import('@plumbline/quant/sweep/grid');
    const { spec, assets } = await readStrategyCase(positionals[0] ?? '', values.bars);
    const [asset] = assets;
    if (asset === undefined || assets.length > 1) {
      throw new PlumblineError('bad-input', 'A sweep runs on one instrument: give one --bars FILE.csv.', {
        field: '--bars',
      });
    }
    const axes = await axesOf(spec, jsonOption('--params', values.params));
    const grid = sweepGrid(axes, condition(spec, values.where));
    if (grid.count === 0) {
      throw new PlumblineError('bad-input', `--where ${values.where} leaves no combination to try.`, {
        field: '--where',
      });
    }
    const { bars, signalBars, series, dividends, splits } = asset;
    const extras = { ...(dividends === undefined ? {} : { dividends }), ...(splits === undefined ? {} : { splits }) };
    const data = {
      bars,
      signalBars,
      ...(series === undefined ? {} : { series }),
      // Nothing paid, nothing to carry along: the short road of a sweep is open then.
      ...(Object.keys(extras).length === 0 ? {} : { extras }),
    };
    const sweep = prepareSweep(
      compileStrategy(spec),
      data,
      grid,
      { cash: numberOption('--cash', values.cash, accountOf(assets).cash, { min: 0 }) },
      perYear ?? periodsPerYear(spec),
    );
    const columns = runSweep(sweep);
    const order = [...columns[by].keys()].toSorted((a, b) => rank(columns[by], b) - rank(columns[by], a) || a - b);
    const best = order[0] ?? 0;
    say(`${grid.count} variants tried: each of them counts as a trial when the best is judged.`);
    if (values.json) {
      const answer = {
        keys: grid.keys,
        count: grid.count,
        trials: grid.count,
        by,
        best: {
          row: best,
          parameters: rowOf(grid, best),
          ...Object.fromEntries(measures.map((name) => [name, nullForNaN(columns[name].subarray(best, best + 1))[0]])),
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
  const { axisOf } = await import('@plumbline/quant/sweep/grid');
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new PlumblineError('bad-input', '--params must be an object such as {"fast":[5,10]}.', { field: '--params' });
  }
  const wished = new Map<string, unknown>(Object.entries(given));
  const unknown = [...wished.keys()].find((key) => spec.parameters.every((parameter) => parameter.key !== key));
  if (unknown !== undefined) {
    const known = spec.parameters.map(({ key }) => key).join(', ') || 'none';
    throw new PlumblineError('bad-input', `There is no parameter "${unknown}" to try; the strategy has ${known}.`, {
      field: unknown,
    });
  }
  return spec.parameters.map(({ key }) => {
    const wish = wished.get(key);
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
