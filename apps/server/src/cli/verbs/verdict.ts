import { writeFile } from 'node:fs/promises';
import { backtestRemarks } from '@plumbline/model/backtest-remarks';
import { PlumblineError } from '@plumbline/model/errors';
import { locales, type Locale } from '@plumbline/model/locale';
import { verdictLabels, type Verdict, type VerdictLabel } from '@plumbline/model/verdict';
import type { BacktestInput } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { oneOf, readArguments } from '../arguments.ts';
import { caseDetails, caseFiles, caseOptions } from '../case-options.ts';
import { measureDetails, measureOf, measureOptions } from '../measure-option.ts';
import { numberOption } from '../number-option.ts';
import type { Verb, VerbContext } from '../verb.ts';

const names: Readonly<Record<VerdictLabel, string>> = {
  robust: 'Robust',
  promising: 'Promising, not proven',
  fragile: 'Fragile',
  'likely-luck': 'Likely luck',
  'not-enough-data': 'Not enough data',
};

export const verdictVerb: Verb = {
  name: 'verdict',
  usage:
    'SPEC.json --bars FILE.csv [--bars ID=FILE.csv …] [--actions FILE] [--trials N] [--params JSON] [--json|--html FILE]',
  summary: 'Judge a back-test by every check there is: whether to believe it, and why.',
  details: [
    '--trials N: how many settings were tried before this one was chosen; more tries are a higher hurdle. Those that backtest',
    'and sweep tried of this idea in the same data folder count in any case.',
    ...caseDetails,
    ...measureDetails,
    '--params {"fast":10} sets parameters; --cash N is the starting money; --seed N (the product’s own) of what is drawn.',
    '--benchmark FILE.csv is the market it is compared with; the instruments themselves otherwise.',
    '--html FILE writes a page that checks itself without a network, in the language of --locale (en, zh-CN, zh-HK).',
    `The label is one of ${verdictLabels.join(', ')}.`,
  ],
  async run({ args, env, out, say }) {
    const { positionals, values } = readArguments(
      args,
      {
        bars: { type: 'string', multiple: true, default: [] },
        params: { type: 'string', default: '{}' },
        trials: { type: 'string' },
        seed: { type: 'string' },
        cash: { type: 'string' },
        benchmark: { type: 'string' },
        'periods-per-year': { type: 'string' },
        ...caseOptions,
        ...measureOptions,
        json: { type: 'boolean', default: false },
        html: { type: 'string' },
        locale: { type: 'string', default: 'en' },
      },
      ['the SPEC.json of a strategy'],
    );
    const { html } = values;
    if (values.json && html !== undefined) throw new PlumblineError('bad-input', 'Choose --json or --html, not both.');
    const locale = oneOf('--locale', values.locale, locales);
    const { verdictSeed } = await import('@plumbline/quant/evidence/verdict-seed');
    const told = numberOption('--trials', values.trials, 1, { min: 1, whole: true });
    const seed = numberOption('--seed', values.seed, verdictSeed, { min: 0, max: 2 ** 32 - 1, whole: true });
    const cash = numberOption('--cash', values.cash, null, { min: 0 });
    const perYear = numberOption('--periods-per-year', values['periods-per-year'], null, { min: 1 });
    const { readStrategyCase } = await import('../strategy-files.ts');
    const { numbersOption } = await import('../json-option.ts');
    const { readBarsFile } = await import('../bars-file.ts');
    const { accountOf } = await import('@plumbline/quant/engine/strategy/account-terms');
    const { periodsPerYear } = await import('@plumbline/quant/engine/strategy/bars-per-year');
    const { evaluateVerdict } = await import('@plumbline/quant/evidence/evaluate-verdict');
    const given = await readStrategyCase(positionals[0] ?? '', caseFiles(values));
    const { spec, assets, rates } = given;
    const keys = spec.parameters.map(({ key }) => key);
    const parameters = numbersOption('--params', values.params, keys);
    const { noteTried } = await import('../tried-settings.ts');
    const tried = await noteTried({ env, say }, spec, [parameters]);
    const trials = Math.max(told, tried);
    if (trials > told) say(`${tried} settings of this idea have been tried; each counts.`);
    const input = {
      ...accountOf(assets),
      ...measureOf(values),
      ...(cash === null ? {} : { cash }),
      spec,
      assets,
      benchmark: values.benchmark === undefined ? null : (await readBarsFile(values.benchmark)).bars,
      parameters,
      rates,
      periodsPerYear: perYear ?? periodsPerYear(spec, assets),
      trials,
      seed,
    };
    const verdict = evaluateVerdict(input);
    const { backtestStrategy } = await import('@plumbline/quant/engine/strategy/backtest-strategy');
    const { holdingNotes } = await import('../holding-options.ts');
    const test = backtestStrategy(input, new Set());
    const { flags } = test;
    const notes = holdingNotes(given, test.fills);
    for (const note of notes) say(`note: ${note}`);
    const { shownFills, shownMeasure } = await import('../shown-fills.ts');
    const measured = shownMeasure(test, given);
    if (measured.measuredBecause !== null) say(`note: ${measured.measuredBecause}`);
    if (html !== undefined) {
      await writeFile(html, await page(input, verdict, locale));
      say(`written to ${html}`);
    } else if (values.json) {
      const { printedVerdict } = await import('../printed-verdict.ts');
      const fills = shownFills(test, given);
      out(`${JSON.stringify({ ...printedVerdict(verdict), ...measured, flags, notes, fills })}\n`);
    } else {
      await print(verdict, { out, say });
      for (const { en } of backtestRemarks(flags)) say(`note: ${en}`);
    }
    return 0;
  },
};

/** The back-test and its verdict as a page that checks itself. */
async function page(input: BacktestInput, verdict: Verdict, locale: Locale): Promise<string> {
  const { backtestStrategy } = await import('@plumbline/quant/engine/strategy/backtest-strategy');
  const { strategyRecord } = await import('@plumbline/quant/engine/strategy/strategy-record');
  const { strategyToCapsule } = await import('@plumbline/agent/report/capsule/strategy-to-capsule');
  const { capsuleScript } = await import('../../platform/capsule-script.ts');
  const { webFolder } = await import('../../platform/http/web.ts');
  const about = { name: input.spec.name, version: null, missing: [], simulated: false };
  const record = strategyRecord({ ...about, input, test: backtestStrategy(input), verdict });
  return strategyToCapsule({ record, locale, script: await capsuleScript(webFolder) });
}

const marks = { pass: 'pass', watch: 'watch', fail: 'FAIL', 'not-enough-data': '—' } as const;

async function print(verdict: Verdict, { out, say }: Pick<VerbContext, 'out' | 'say'>): Promise<void> {
  const { printSentence } = await import('@plumbline/quant/evidence/print-sentence');
  out(`${names[verdict.label]}\n\n${verdict.explanation.en}\n\n`);
  for (const { label, status, why, figures } of verdict.checks) {
    out(`${marks[status].padEnd(6)} ${label.en.padEnd(24)} ${printSentence(why, figures, 'en')}\n`);
  }
  if (verdict.changes.length > 0)
    out(`\nWhat would change it\n${verdict.changes.map(({ en }) => `- ${en}\n`).join('')}`);
  const { modelsPerSetting: models = 1 } = verdict;
  const each = models === 1 ? '' : `, each the best of ${models} models: ${verdict.trials} trials`;
  say(`${verdict.trials / models} settings tried${each}, seed ${verdict.seed}.`);
}
