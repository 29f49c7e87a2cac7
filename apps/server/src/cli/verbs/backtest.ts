import { backtestRemarks } from '@plumbline/model/backtest-remarks';
import { PlumblineError } from '@plumbline/model/errors';
import type { Compat } from '@plumbline/quant/engine/backtest/compat';
import type { StrategyBacktest } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { oneOf, readArguments } from '../arguments.ts';
import { measureDetails, measureOf, measureOptions } from '../measure-option.ts';
import { numberOption } from '../number-option.ts';
import { caseDetails, caseFiles, caseOptions } from '../case-options.ts';
import { shownBacktest, shownMeasure } from '../shown-fills.ts';
import type { StrategyCase } from '../strategy-files.ts';
import type { Verb, VerbContext } from '../verb.ts';

const habits = ['none', 'backtesting.py', 'vectorbt', 'backtrader'] as const;
type Habit = (typeof habits)[number];

export const backtestVerb: Verb = {
  name: 'backtest',
  usage: 'SPEC.json --bars FILE.csv [--bars ID=FILE.csv …] [--actions FILE] [--rates FILE] [--params JSON] [--json]',
  summary: 'Run a strategy over the bars of CSV files: fills, trades, equity and statistics.',
  details: [
    'SPEC.json may leave out all but its entry: no costs, the next open, all of the equity are then meant.',
    '--params {"fast":10} sets parameters; --cash (100000) is the starting money in the currency of the first file.',
    ...caseDetails,
    '--benchmark FILE.csv compares with holding it; --periods-per-year N where it cannot be told from the strategy.',
    '--out-of-sample SHARE (0.3) is judged apart; --rules market applies the dated rules of the instrument’s market.',
    '--compat backtesting.py|vectorbt|backtrader takes on the habits of that engine, to compare order by order.',
    'SPEC.json may also be a run recorded by backtesting.py ({"config":…,"actions":[…]}): its orders are placed at their bars.',
    ...measureDetails,
    '--end close sells what is left at the last close; it stays open and marked otherwise.',
  ],
  async run({ args, env, out, say }) {
    const { positionals, values } = readArguments(
      args,
      {
        bars: { type: 'string', multiple: true, default: [] },
        params: { type: 'string', default: '{}' },
        cash: { type: 'string' },
        benchmark: { type: 'string' },
        'periods-per-year': { type: 'string' },
        'out-of-sample': { type: 'string' },
        rules: { type: 'string', default: 'none' },
        compat: { type: 'string', default: 'none' },
        end: { type: 'string', default: 'mark' },
        ...caseOptions,
        ...measureOptions,
        json: { type: 'boolean', default: false },
      },
      ['the SPEC.json of a strategy'],
    );
    const rules = oneOf('--rules', values.rules, ['none', 'market']);
    const besides = caseFiles(values);
    const measure = measureOf(values);
    const end = oneOf('--end', values.end, ['mark', 'close']);
    const compat = await compatOf(oneOf('--compat', values.compat, habits));
    const cash = numberOption('--cash', values.cash, null, { min: 0 });
    const perYear = numberOption('--periods-per-year', values['periods-per-year'], null, { min: 1 });
    const outOfSample = numberOption('--out-of-sample', values['out-of-sample'], null, { min: 0, max: 0.99 });
    const { readJsonFile, readStrategyCase } = await import('../strategy-files.ts');
    const { isRecordedCase } = await import('../recorded-case.ts');
    const written = await readJsonFile(positionals[0] ?? '');
    if (isRecordedCase(written)) {
      out(`${JSON.stringify(await recorded(written, values.bars, perYear ?? 252))}\n`);
      return 0;
    }
    const { numbersOption } = await import('../json-option.ts');
    const { readBarsFile } = await import('../bars-file.ts');
    const { backtestStrategy } = await import('@plumbline/quant/engine/strategy/backtest-strategy');
    const { accountOf } = await import('@plumbline/quant/engine/strategy/account-terms');
    const { periodsPerYear } = await import('@plumbline/quant/engine/strategy/bars-per-year');
    const given = await readStrategyCase(positionals[0] ?? '', { ...besides, rules });
    const { spec, assets, rates } = given;
    const keys = spec.parameters.map(({ key }) => key);
    const parameters = numbersOption('--params', values.params, keys);
    const benchmark = values.benchmark === undefined ? null : (await readBarsFile(values.benchmark)).bars;
    const account = accountOf(assets);
    const input = {
      ...account,
      ...measure,
      ...(cash === null ? {} : { cash }),
      ...(outOfSample === null ? {} : { outOfSample }),
      spec,
      assets,
      parameters,
      benchmark,
      rates,
      periodsPerYear: perYear ?? periodsPerYear(spec, assets),
      account: {
        ...(compat === null ? {} : { compat }),
        ...(end === 'close' ? { endOfData: 'close-at-last-close' as const } : {}),
      },
    };
    const test = backtestStrategy(input);
    const { noteTried } = await import('../tried-settings.ts');
    const trials = await noteTried({ env, say }, spec, [test.parameters]);
    const { holdingNotes } = await import('../holding-options.ts');
    for (const note of holdingNotes(given, test.fills)) say(`note: ${note}`);
    const { measuredBecause } = shownMeasure(test, given);
    if (measuredBecause !== null) say(`note: ${measuredBecause}`);
    if (values.json) {
      const { backtestHash, dataHash } = await import('@plumbline/quant/engine/strategy/backtest-hash');
      const { engineVersion } = await import('@plumbline/model/engine-version');
      const answer = {
        specHash: test.specHash,
        dataHash: dataHash(assets),
        engineVersion,
        rulePackVersion: rules === 'market' ? await rulesVersion(given) : null,
        resultHash: backtestHash(test),
        cash: input.cash,
        currency: input.baseCurrency,
        periodsPerYear: input.periodsPerYear,
        dividends: besides.dividends,
        trials,
        ...shownBacktest(test, given),
      };
      out(`${JSON.stringify(answer)}\n`);
    } else print(test, input.cash, { out, say });
    return 0;
  },
};

/** The other door: orders recorded by another engine instead of a strategy. */
async function recorded(written: unknown, files: readonly string[], perYear: number): Promise<unknown> {
  const { parseRecordedCase, runRecordedCase } = await import('../recorded-case.ts');
  const { readBarsFile } = await import('../bars-file.ts');
  const [file, second] = files;
  if (file === undefined || second !== undefined) {
    throw new PlumblineError('bad-input', 'Recorded orders need one --bars FILE.csv.', { field: '--bars' });
  }
  return runRecordedCase(parseRecordedCase(written), await readBarsFile(file), perYear);
}

async function compatOf(habit: Habit): Promise<Compat | null> {
  if (habit === 'none') return null;
  const { backtestingPy, vectorbt, backtrader } = await import('@plumbline/quant/engine/backtest/compat');
  return { 'backtesting.py': backtestingPy, vectorbt, backtrader }[habit];
}

async function rulesVersion({ assets }: StrategyCase): Promise<string | null> {
  const { termsFor } = await import('@plumbline/quant/engine/strategy/market-terms');
  return assets.map((asset) => termsFor(asset).rules?.version ?? null)[0] ?? null;
}

const headline = ['totalReturn', 'annualReturn', 'volatility', 'sharpe', 'maxDrawdown', 'tradeCount', 'tradeWinRate'];

function print(test: StrategyBacktest, cash: number, { out, say }: Pick<VerbContext, 'out' | 'say'>): void {
  say(`${test.time.length} bars, ${test.trades.length} trades, from ${cash} to ${test.equity.at(-1)}.`);
  if (test.flags.length > 0) say(`note: ${test.flags.join(', ')}`);
  for (const { en } of backtestRemarks(test.flags)) say(`note: ${en}`);
  out(headline.map((id) => `${id},${test.metrics.whole[id] ?? ''}\n`).join(''));
}
