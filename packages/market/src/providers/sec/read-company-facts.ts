import { PlumblineError } from '@plumbline/model/errors';
import type { CompanyTemplate, Fundamentals } from '@plumbline/model/fundamentals';
import type { Instrument, SecurityKind } from '@plumbline/model/instrument';
import { securityKind } from '@plumbline/model/security-kind';
import type { Sourced } from '../../provider.ts';
import { catalogue } from '../../resolve/catalogue.ts';
import { normaliseFacts } from './normalise-facts.ts';
import { companyTemplate } from './company-template.ts';
import type { CompanyFactsBody } from './schema.ts';
import type { UnreadFigure } from './unread-figures.ts';
import { unreadFigures } from './unread-figures.ts';
import { anyCompanyFacts } from './schema.ts';

export interface CompanyFacts {
  readonly instrument: Instrument;
  readonly name: string;
  readonly statements: Sourced<Fundamentals>;
  /** What is listed: common stock, or what its title or its filings say it is. */
  readonly kind: SecurityKind;
  /** What was filed of lines and periods that could not be read; asked only where someone wants to know why a line is unknown. */
  readonly unread: () => readonly UnreadFigure[];
  /** How it makes its money, by its sector or by what its balance sheet holds. */
  readonly template: CompanyTemplate;
}

/** The body as the SEC would have given it on a date. */
function filedBy(body: CompanyFactsBody, asOf: string): CompanyFactsBody {
  const facts = Object.entries(body.facts).map(([taxonomy, concepts]) => {
    const cut = Object.entries(concepts).map(([tag, { units }]) => {
      const rows = Object.entries(units).map(([unit, all]) => [unit, all.filter(({ filed }) => filed <= asOf)]);
      return [tag, { units: Object.fromEntries(rows) }];
    });
    return [taxonomy, Object.fromEntries(cut)];
  });
  return { ...body, facts: Object.fromEntries(facts) };
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

/**
 * A file of company facts as the SEC gives it → the company and its statements, without what was filed after `asOf`.
 * Throws `bad-input` for any other JSON.
 */
export function readCompanyFacts(json: unknown, now: number, asOf?: string): CompanyFacts {
  const parsed = anyCompanyFacts.safeParse(json);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const inner = issue?.code === 'invalid_union' ? issue.errors[0]?.[0] : issue;
    const where = inner?.path.join('.') ?? '';
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
  const body = asOf === undefined ? parsed.data : filedBy(parsed.data, asOf);
  return {
    instrument,
    name,
    statements: normaliseFacts(body, instrument, cik, now),
    kind: securityKind(instrument),
    unread: () => unreadFigures(body),
    template: companyTemplate(body, instrument.sector),
  };
}
