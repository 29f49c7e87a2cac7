import { readArguments } from '../arguments.ts';
import { caseDetails, caseFiles, caseOptions } from '../case-options.ts';
import { numberOption } from '../number-option.ts';
import type { Verb } from '../verb.ts';

export const learnVerb: Verb = {
  name: 'learn',
  usage: 'SPEC.json --bars ID=FILE.csv --bars ID=FILE.csv … [--actions FILE] [--params JSON] [--json]',
  summary: 'Study the learned ranking of a strategy: what its features are worth, and whether it is more than luck.',
  details: [
    'The strategy ranks by ridge_rank, logistic_rank or stumps_rank, as the template learned-ranker does. Labels are returns over',
    'the horizon; folds are purged and embargoed.',
    '--params {"horizon":10} sets parameters; --seed N (the product’s own) of the shuffles that importance is measured by.',
    ...caseDetails,
    'The answer is better than chance where the lessons, each taught only what was known, beat the luck of all models tried.',
    'JSON: {"method":…,"outOfFold":[…],"importance":[{"feature":…,"fall":…}],"walkForward":{…},"models":…}.',
  ],
  async run({ args, out, say }) {
    const { positionals, values } = readArguments(
      args,
      {
        bars: { type: 'string', multiple: true, default: [] },
        params: { type: 'string', default: '{}' },
        seed: { type: 'string' },
        ...caseOptions,
        json: { type: 'boolean', default: false },
      },
      ['the SPEC.json of a strategy'],
    );
    const { verdictSeed } = await import('@plumbline/quant/evidence/verdict-seed');
    const seed = numberOption('--seed', values.seed, verdictSeed, { min: 0, max: 2 ** 32 - 1, whole: true });
    const { readStrategyCase } = await import('../strategy-files.ts');
    const { numbersOption } = await import('../json-option.ts');
    const { accountOf } = await import('@plumbline/quant/engine/strategy/account-terms');
    const { periodsPerYear } = await import('@plumbline/quant/engine/strategy/bars-per-year');
    const { studyRanking } = await import('@plumbline/quant/engine/strategy/study-learning');
    const { spec, assets, rates, notes } = await readStrategyCase(positionals[0] ?? '', caseFiles(values));
    for (const note of notes) say(`note: ${note}`);
    const keys = spec.parameters.map(({ key }) => key);
    const study = studyRanking(
      {
        ...accountOf(assets),
        spec,
        assets,
        rates,
        benchmark: null,
        periodsPerYear: periodsPerYear(spec, assets),
        parameters: numbersOption('--params', values.params, keys),
      },
      seed,
    );
    const { features, importance, walkForward, strengths, outOfFold, best, rows, dates, lessons, models } = study;
    const answer = walkForward.isBetterThanChance ? 'better than chance' : 'not better than chance';
    if (values.json) {
      const named = importance.map((worth, at) => ({ feature: features[at], ...worth }));
      out(`${JSON.stringify({ ...study, importance: named, answer })}\n`);
      return 0;
    }
    out(`${rows} rows on ${dates} dates; ${lessons} lessons, each the best of ${models} models.\n\n`);
    out(`strength,coefficient out of fold\n`);
    out(strengths.map((value, at) => `${value},${outOfFold[at] ?? ''}${at === best ? ',best' : ''}\n`).join(''));
    out(`\nfeature,fall when shuffled,deviation\n`);
    out(importance.map(({ fall, deviation }, at) => `${JSON.stringify(features[at])},${fall},${deviation}\n`).join(''));
    out(
      `\nWalking forward: coefficient ${walkForward.coefficient} on ${walkForward.dates} dates, t ${walkForward.t}.\n`,
    );
    say(`${answer}: the probability that it beats the luck of ${models} models is ${walkForward.confidence}.`);
    if (spec.universe.membership === undefined) {
      say('note: the universe has no dates of membership: every day is ranked among the whole list of today.');
    }
    return 0;
  },
};
