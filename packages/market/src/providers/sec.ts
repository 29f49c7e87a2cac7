import { dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { FilingReader, Provider, ProviderContext } from '../provider.ts';
import { fetchJson } from './fetch-json.ts';
import { fetchText } from './fetch-text.ts';
import {
  companyFactsUrl,
  filingBodyUrl,
  fundsUrl,
  olderSubmissionsUrl,
  submissionsUrl,
  tickersUrl,
} from './sec/build-query.ts';
import { normaliseFacts } from './sec/normalise-facts.ts';
import { filingText, joinColumns, normaliseFilings, reachesBack } from './sec/normalise-filings.ts';
import { normaliseFunds } from './sec/normalise-funds.ts';
import { normaliseSubmissions } from './sec/normalise-submissions.ts';
import { normaliseTickers } from './sec/normalise-tickers.ts';
import { sectorOfSic } from './sec/sic-sector.ts';
import type { FilingColumns, SubmissionsBody } from './sec/schema.ts';
import { companyFactsBody, filingColumns, submissionsBody, tickersBody } from './sec/schema.ts';

export interface SecOptions {
  readonly secUrl?: string;
  /** Who is asking, with a contact, as the SEC requires of every automated caller. Looked at for every question. */
  readonly secUserAgent?: () => string | null;
  /** Absent = reports are listed and their words are not read. */
  readonly readFiling?: FilingReader;
}

const publisher = 'The SEC';

const nameless =
  'The SEC serves only callers who say who they are: enter a contact in Settings, under Data sources, or set SEC_USER_AGENT to a name and an e-mail address.';

/** Facts of a large bank fill ten megabytes and more. */
const factsMaxBytes = 40_000_000;

/** Banks that file a note a minute: their thousand newest filings and the list of older files pass five megabytes. */
const submissionsMaxBytes = 20_000_000;

/** Lists of older filings that are looked through for an annual report: each is a thousand filings and more. */
const mostOlderLists = 3;

/** Eight megabytes in August 2026. */
const fundsMaxBytes = 30_000_000;

/** Annual reports of large banks, with every figure tagged. */
const filingMaxBytes = 60_000_000;

function cikOf(instrument: Instrument): string {
  if (instrument.cik === undefined) {
    throw new PlumblineError(
      'not-covered',
      `${instrument.id} has no central index key; the SEC files nothing under it.`,
    );
  }
  return instrument.cik;
}

/** Statements, filings, the list of US tickers and that of funds, as filed with the SEC. Public domain, no key. */
export function secProvider(options: SecOptions = {}): Provider {
  const { readFiling } = options;
  const own = options.secUrl?.replace(/\/$/, '');
  const bases = { data: own ?? 'https://data.sec.gov', files: own ?? 'https://www.sec.gov' };
  const headersOrThrow = (): Record<string, string> => {
    const userAgent = options.secUserAgent?.() ?? null;
    if (userAgent !== null) return { 'user-agent': userAgent };
    if (own !== undefined) return {};
    throw new PlumblineError('not-covered', nameless);
  };
  const submissions = (url: string, context: ProviderContext) =>
    fetchJson(
      { url, publisher, schema: submissionsBody, headers: headersOrThrow(), maxBytes: submissionsMaxBytes },
      context,
    );
  /** The newest filings, and older lists until two annual reports are found: the newest list may hold no more than a year. */
  const allFilings = async (body: SubmissionsBody, cik: string, context: ProviderContext): Promise<FilingColumns> => {
    const older = (body.filings.files ?? [])
      .toSorted((a, b) => (b.filingTo ?? '').localeCompare(a.filingTo ?? ''))
      .flatMap(({ name }) => olderSubmissionsUrl(bases, cik, name) ?? [])
      .slice(0, mostOlderLists);
    let found = body.filings.recent;
    for (const url of older) {
      if (reachesBack(found)) break;
      const request = {
        url,
        publisher,
        schema: filingColumns,
        headers: headersOrThrow(),
        maxBytes: submissionsMaxBytes,
      };
      found = joinColumns(found, await fetchJson(request, context));
    }
    return found;
  };
  /** By the classification of the filer; statements are worth having without it. */
  const sectorOf = async (cik: string, context: ProviderContext): Promise<string | null> => {
    const url = submissionsUrl(bases, cik);
    try {
      const { sic } = await submissions(url, context);
      return sectorOfSic(sic);
    } catch {
      return null;
    }
  };
  return {
    id: 'sec',
    title: 'SEC EDGAR',
    markets: ['us'],
    host: new URL(bases.data).host,
    limits: { requestsPerSecond: 5, concurrency: 2 },
    isFirstHand: true,
    missing: () => (own === undefined && (options.secUserAgent?.() ?? null) === null ? nameless : null),
    fundamentals: async (instrument, context) => {
      const cik = cikOf(instrument);
      const body = await fetchJson(
        {
          url: companyFactsUrl(bases, cik),
          publisher,
          schema: companyFactsBody,
          headers: headersOrThrow(),
          maxBytes: factsMaxBytes,
        },
        context,
      );
      if (Number(body.cik) !== Number(cik)) {
        throw new PlumblineError('data-refused', `The SEC was asked for CIK ${cik} and answered for ${body.cik}.`);
      }
      const sector = instrument.sector ?? (await sectorOf(cik, context));
      return normaliseFacts(body, { ...instrument, ...(sector === null ? {} : { sector }) }, cik, context.clock.now());
    },
    eventKinds: ['filing'],
    events: async (instrument, context) => {
      const cik = cikOf(instrument);
      const url = submissionsUrl(bases, cik);
      const body = await submissions(url, context);
      return normaliseSubmissions(body, instrument, cik, context.clock.now());
    },
    filings: async (instrument, context) => {
      const cik = cikOf(instrument);
      const body = await submissions(submissionsUrl(bases, cik), context);
      const recent = await allFilings(body, cik, context);
      return normaliseFilings({ ...body, filings: { recent } }, instrument, cik, context.clock.now());
    },
    ...(readFiling !== undefined && {
      filing: async (filing, context) => {
        const url = filingBodyUrl(bases, filing.url);
        if (url === null) throw new PlumblineError('bad-input', `${filing.url} is no address of a filing.`);
        const isPage = !url.endsWith('.txt');
        const headers = { ...headersOrThrow(), accept: isPage ? 'text/html' : 'text/plain' };
        const expects = isPage ? 'html' : 'text';
        const { text } = await fetchText({ url, publisher, headers, maxBytes: filingMaxBytes, expects }, context);
        const file = { name: url, bytes: new TextEncoder().encode(text), form: filing.form };
        const paragraphs = await readFiling(file).catch((error: unknown) => {
          const why = error instanceof PlumblineError ? error.message : 'It cannot be read.';
          throw new PlumblineError('data-refused', `${filing.title}: ${why}`, {}, error);
        });
        return filingText(filing, paragraphs, context.clock.now());
      },
    }),
    reference: async (context) => {
      const url = tickersUrl(bases);
      const body = await fetchJson({ url, publisher, schema: tickersBody, headers: headersOrThrow() }, context);
      return normaliseTickers(body, context.clock.now());
    },
    funds: async (context) => {
      const now = context.clock.now();
      const year = Number(dateOf(now).slice(0, 4));
      const read = async (of: number) => {
        const url = fundsUrl(bases, of);
        const request = {
          url,
          publisher,
          headers: headersOrThrow(),
          maxBytes: fundsMaxBytes,
          expects: 'text',
        } as const;
        return normaliseFunds((await fetchText(request, context)).text, url, now);
      };
      // In the first weeks of a year there is only the table of the year before.
      return read(year).catch((error: unknown) => {
        const isMissing = error instanceof PlumblineError && error.details['status'] === 404;
        return isMissing ? read(year - 1) : Promise.reject(error as Error);
      });
    },
  };
}
