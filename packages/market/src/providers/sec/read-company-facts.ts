import { PlumblineError } from '@plumbline/model/errors';
import type { Fundamentals } from '@plumbline/model/fundamentals';
import type { Instrument } from '@plumbline/model/instrument';
import type { Sourced } from '../../provider.ts';
import { catalogue } from '../../resolve/catalogue.ts';
import { normaliseFacts } from './normalise-facts.ts';
import { companyFactsBody } from './schema.ts';

export interface CompanyFacts {
  readonly instrument: Instrument;
  readonly name: string;
  readonly statements: Sourced<Fundamentals>;
}

/** A company that files with the SEC and of which nothing else is known. */
function filer(cik: string, name: string): Instrument {
  return {
    id: 'US:FILER',
    kind: 'stock',
    market: 'us',
    exchange: 'US',
    currency: 'USD',
    name: { en: name, 'zh-CN': name, 'zh-HK': name },
    aliases: [],
    cik,
    priceDecimals: 2,
  };
}

/** A file of company facts as the SEC gives it → the company and its statements. Throws `bad-input` for any other JSON. */
export function readCompanyFacts(json: unknown, now: number): CompanyFacts {
  const parsed = companyFactsBody.safeParse(json);
  if (!parsed.success) {
    const where = parsed.error.issues[0]?.path.join('.') ?? '';
    throw new PlumblineError(
      'bad-input',
      `This is not a file of company facts of the SEC${where === '' ? '' : `: look at ${where.slice(0, 80)}`}.`,
      { field: where },
    );
  }
  const name = parsed.data.entityName;
  const cik = String(parsed.data.cik).padStart(10, '0');
  const known = catalogue.find((instrument) => instrument.cik === cik);
  const instrument = known ?? filer(cik, name);
  return { instrument, name, statements: normaliseFacts(parsed.data, instrument, cik, now) };
}
