import { dateOf, isDate } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import { readArguments } from '../arguments.ts';
import { parseJsonFile } from '../parse-json-file.ts';
import type { Verb } from '../verb.ts';

export const statementsVerb: Verb = {
  name: 'statements',
  usage: '--facts FILE [--as-of YYYY-MM-DD] [--annual|--quarterly] [--json]',
  summary: 'Print the statement lines read from SEC facts, with their concepts, filings and identities.',
  details: [
    'FILE is what https://data.sec.gov/api/xbrl/companyfacts/CIK##########.json gives, or its compact form.',
    '--as-of leaves out what was filed later. --annual and --quarterly keep one kind of period and the days that end it.',
    'JSON: {"entity":…,"kind":…,"template":…,"lines":{"revenue":[{"start":…,"end":…,"value":…,"unit":…,"concept":…,',
    '"accn":…,"filed":…,"why":…}]},"identities":[{"name":…,"period":…,"holds":…,"by":…}]}. A value that no filing',
    'states, or that breaks an identity, is null with the reason: the close concept or the part that filings do state, the',
    'identity that fails, or a span off the fiscal calendar. These facts carry no segments or regions, so none are printed.',
  ],
  async run({ args, env, out }) {
    const { values } = readArguments(args, {
      facts: { type: 'string' },
      'as-of': { type: 'string' },
      annual: { type: 'boolean', default: false },
      quarterly: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    });
    if (values.facts === undefined) throw new PlumblineError('bad-input', 'Say --facts FILE.', { field: '--facts' });
    const { clockFrom } = await import('../../platform/clock.ts');
    const now = clockFrom(env.CLOCK).now();
    const asOf = values['as-of'] ?? dateOf(now);
    if (!isDate(asOf)) {
      throw new PlumblineError('bad-input', `--as-of must be a date such as 2026-06-30, not "${asOf}".`, {
        field: '--as-of',
      });
    }
    const { readCompanyFacts } = await import('../../wire.ts');
    const company = await readCompanyFacts(await parseJsonFile(values.facts), now, asOf);
    const { printStatements } = await import('../print-statements.ts');
    const wanted = values.annual === values.quarterly ? 'all' : values.annual ? 'annual' : 'quarterly';
    const printed = printStatements(company, asOf, wanted);
    if (values.json) {
      out(`${JSON.stringify(printed, null, 2)}\n`);
      return 0;
    }
    out(`${printed.entity}, ${asOf}: ${printed.kind}, ${printed.template}\n`);
    for (const [line, rows] of Object.entries(printed.lines)) {
      for (const { end, value, unit, concept, why } of rows)
        out(`${line.padEnd(26)} ${end} ${value === null ? `— ${why ?? ''}` : `${value} ${unit} ${concept}`}\n`);
    }
    const failed = printed.identities.filter(({ holds }) => !holds);
    out(`${printed.identities.length} identities, ${failed.length} do not hold\n`);
    return 0;
  },
};
