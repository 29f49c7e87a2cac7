import { PlumblineError } from '@plumbline/model/errors';
import { readArguments } from '../arguments.ts';
import { numberOption } from '../number-option.ts';
import type { ReturnsFile } from '../returns-file.ts';
import type { Verb } from '../verb.ts';

export const statsVerb: Verb = {
  name: 'stats',
  usage: '--returns FILE.csv [--benchmark FILE.csv] [--periods-per-year N] [--risk-free R] [--json]',
  summary: 'Measure a series of returns: every metric, its evidence, falls, months and years.',
  details: [
    'FILE.csv has a column `return` per period (0.01 = 1 %), or closing prices, with or without dates.',
    'With several columns each is a try: --column NAME is judged (the best without it) against all of them.',
    '--trials N --trial-deviation D give the number of tries and the spread of their Sharpe ratios per period instead.',
    '--rolling N adds volatility, Sharpe ratio and beta over the last N periods at each period.',
    '--periods-per-year is 252 unless told; --risk-free is an annual fraction (0).',
    'JSON: {"metrics":{"sharpe":…},"reference":{"sharpe_rf0":{"empyrical…":…}},"evidence":…,"drawdowns":…,"months":…}.',
  ],
  async run({ args, env, out, say }) {
    const { values } = readArguments(args, {
      returns: { type: 'string' },
      benchmark: { type: 'string' },
      column: { type: 'string' },
      'periods-per-year': { type: 'string' },
      'risk-free': { type: 'string' },
      rolling: { type: 'string' },
      trials: { type: 'string' },
      'trial-deviation': { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    if (values.returns === undefined) {
      throw new PlumblineError('bad-input', 'Say --returns FILE.csv.', { field: '--returns' });
    }
    const periodsPerYear = numberOption('--periods-per-year', values['periods-per-year'], 252, { min: 1 });
    const riskFree = numberOption('--risk-free', values['risk-free'], 0, { min: -0.5, max: 10 });
    const trials = numberOption('--trials', values.trials, null, { min: 1, whole: true });
    const deviation = numberOption('--trial-deviation', values['trial-deviation'], null, { min: 0 });
    const rolling = numberOption('--rolling', values.rolling, null, { min: 2, whole: true });
    if ((trials === null) !== (deviation === null)) {
      throw new PlumblineError('bad-input', 'Give --trials and --trial-deviation together.', { field: '--trials' });
    }
    const { alignedReturns, oneColumn, readReturnsFile } = await import('../returns-file.ts');
    const answerOf = await import('../statistics-answer.ts');
    const file = await readReturnsFile(values.returns);
    if (file.kind === 'prices') say(`note: ${file.file} holds prices; their returns are measured.`);
    const all = Object.values(file.columns);
    const returns = values.column === undefined && all.length > 1 ? await bestOf(file) : oneColumn(file, values.column);
    const name = Object.keys(file.columns).find((key) => file.columns[key] === returns) ?? 'return';
    if (returns.length < 2) {
      const problem = `${file.file}: ${returns.length} returns are too few to measure anything. Give at least two.`;
      throw new PlumblineError('bad-input', problem, { file: file.file, field: name, row: returns.length });
    }
    const benchmark =
      values.benchmark === undefined ? undefined : alignedReturns(file, await readReturnsFile(values.benchmark));
    const inputs = { returns, periodsPerYear, riskFree, ...(benchmark === undefined ? {} : { benchmark }) };
    const measured = answerOf.metricValues(inputs);
    if (!values.json) {
      out(
        Object.entries(measured)
          .map(([id, value]) => `${id},${value ?? ''}\n`)
          .join(''),
      );
      return 0;
    }
    const answer = {
      column: name,
      periods: returns.length,
      periodsPerYear,
      riskFree,
      from: file.labels?.[0] ?? null,
      to: file.labels?.at(-1) ?? null,
      metrics: measured,
      thin: answerOf.thinMetrics(inputs),
      reference: answerOf.referenceValues(inputs),
      evidence: answerOf.sharpeEvidence(returns),
      ...(all.length > 1 ? { trials: answerOf.amongTrials(all, returns, env.SEED) } : {}),
      ...(trials === null || deviation === null ? {} : { trials: answerOf.deflated(returns, trials, deviation) }),
      ...(benchmark === undefined ? {} : { marketModel: answerOf.marketModel(returns, benchmark) }),
      ...(rolling === null ? {} : { rolling: answerOf.rollingValues(inputs, rolling) }),
      drawdowns: answerOf.deepestFalls(returns, file.labels, 10),
      ...answerOf.calendarTables(file.time, returns),
    };
    out(`${JSON.stringify(answer)}\n`);
    return 0;
  },
};

/** The column with the highest Sharpe ratio, the first of equals. */
async function bestOf({ columns }: ReturnsFile): Promise<Float64Array> {
  const { sharpePerPeriod } = await import('@plumbline/quant/statistics/probabilistic-sharpe');
  const all = Object.values(columns);
  const sharpes = all.map((column) => sharpePerPeriod(column));
  const best = sharpes.reduce(
    (at, value, k) => (value > (sharpes[at] ?? Number.NaN) || Number.isNaN(sharpes[at]) ? k : at),
    0,
  );
  return all[best] ?? new Float64Array(0);
}
