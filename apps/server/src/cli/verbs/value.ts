import { dateOf, isDate } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import { currencyOfStatements, templateOn } from '@plumbline/model/fundamentals';
import type { Fact } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import { readArguments } from '../arguments.ts';
import { numberOption } from '../number-option.ts';
import { parseJsonFile } from '../parse-json-file.ts';
import type { Verb } from '../verb.ts';

export const valueVerb: Verb = {
  name: 'value',
  usage: '--facts COMPANYFACTS.json --price P [--as-of YYYY-MM-DD] [--rate R] [--shares-per-unit N] [--json]',
  summary: 'Value a company from its SEC facts by every method, with all assumptions.',
  details: [
    'COMPANYFACTS.json is what https://data.sec.gov/api/xbrl/companyfacts/CIK##########.json gives.',
    '--price is paid for one traded unit; of a receipt over several shares the values are per receipt too.',
    '--as-of leaves out what was filed later. --rate joins a price and statements in two currencies: units of the',
    'currency of the price for one unit of the currency of the statements. --shares-per-unit says how many shares of the',
    'statements one traded unit stands for; of foreign issuers that is known of the better-known receipts only.',
    'JSON: {"company":…,"asOf":…,"currency":…,"values":[{"method":…,"value":…,"low":…,"high":…,"upside":…}],',
    '"impliedGrowth":…,"multiples":{…},"assumptions":[{"id":…,"value":…,"why":…}],"facts":[…]}.',
  ],
  async run({ args, env, out }) {
    const { values } = readArguments(args, {
      facts: { type: 'string' },
      price: { type: 'string' },
      'as-of': { type: 'string' },
      rate: { type: 'string' },
      'shares-per-unit': { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    const { facts: file, 'as-of': asked } = values;
    if (file === undefined)
      throw new PlumblineError('bad-input', 'Say --facts COMPANYFACTS.json.', { field: '--facts' });
    const price = numberOption('--price', values.price, null);
    if (price === null || !(price > 0)) {
      throw new PlumblineError('bad-input', 'Say --price P, a number above zero.', { field: '--price' });
    }
    const { clockFrom } = await import('../../platform/clock.ts');
    const now = clockFrom(env.CLOCK).now();
    const asOf = asked ?? dateOf(now);
    if (!isDate(asOf) || asOf > dateOf(now)) {
      const problem = `--as-of must be a date such as 2026-06-30 that has been, not "${asOf}".`;
      throw new PlumblineError('bad-input', problem, { field: '--as-of' });
    }
    const rate = numberOption('--rate', values.rate, null);
    if (rate !== null && !(rate > 0))
      throw new PlumblineError('bad-input', '--rate must be above zero.', { field: '--rate' });

    const ratio = numberOption('--shares-per-unit', values['shares-per-unit'], null);
    if (ratio !== null && !(ratio > 0))
      throw new PlumblineError('bad-input', '--shares-per-unit must be above zero.', { field: '--shares-per-unit' });

    const { readCompanyFacts } = await import('../../wire.ts');
    const { instrument, statements, name } = await readCompanyFacts(await parseJsonFile(file), now);
    const { valueCompany } = await import('@plumbline/agent/value/value-company');
    const known = statements.value.items.filter(({ knownAt }) => knownAt <= asOf);
    const base = currencyOfStatements(known) ?? instrument.currency;
    const valued = valueCompany({
      instrument: { ...withReporting(instrument, base), ...(ratio !== null && { sharesPerUnit: ratio }) },
      items: statements.value.items,
      source: statements.source,
      business: templateOn(statements.value, asOf),
      price,
      asOf,
      ...(rate !== null && { rate: { base, quote: instrument.currency, date: asOf, rate } }),
    });
    const about = { company: name, instrument: instrument.id, asOf, price, priceCurrency: instrument.currency };
    if (values.json) {
      const { values: methods, assumptions, facts, ...rest } = valued;
      const multiples = Object.fromEntries(facts.flatMap(multipleOf));
      const words = methods.map(({ title, why, ...method }) => ({
        ...method,
        title: title.en,
        ...(why !== undefined && { why: why.en }),
      }));
      out(
        `${JSON.stringify({ ...about, ...rest, values: words, multiples, assumptions: assumptions.map(briefly), facts }, null, 2)}\n`,
      );
      return 0;
    }
    out(`${name}, ${asOf}, at ${price} ${instrument.currency}\n\n`);
    for (const { title, value, upside, why } of valued.values) {
      const worth = value === null ? `— (${why?.en ?? ''})` : `${value.toFixed(2)} ${valued.currency}${signed(upside)}`;
      out(`${title.en.padEnd(36)} ${worth}\n`);
    }
    out('\nAssumptions\n');
    for (const { id, value, why } of valued.assumptions.map(briefly)) {
      out(`${id.padEnd(36)} ${value ?? '—'}${why === undefined ? '' : `  ${why}`}\n`);
    }
    return 0;
  },
};

/** The price of a US listing is in dollars, whatever its statements count in. */
function withReporting(instrument: Instrument, currency: string): Instrument {
  return currency === instrument.currency ? instrument : { ...instrument, reportingCurrency: currency };
}

/** Multiples and yields at the given price stand under their own names. */
function multipleOf({ id, metric, unit, value }: Fact): readonly (readonly [string, number | null])[] {
  const isMultiple =
    unit === 'multiple' || metric === 'marketCap' || metric === 'enterpriseValue' || metric.endsWith('Yield');
  return isMultiple && id === `${metric}.TTM` ? [[metric, value]] : [];
}

function briefly({ id, value, unit, why, formula }: Fact) {
  const constants = formula?.inputs.flatMap((input) =>
    'constant' in input ? [{ name: input.name, value: input.constant, why: input.why.en }] : [],
  );
  return {
    id,
    value,
    unit,
    ...(why !== undefined && { why: why.en }),
    ...(constants !== undefined && constants.length > 0 && { constants }),
  };
}

function signed(upside: number | null): string {
  return upside === null
    ? ''
    : ` (${upside >= 0 ? '+' : '−'}${(Math.abs(upside) * 100).toFixed(1)} % against the price)`;
}
