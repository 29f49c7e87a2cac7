import { PlumblineError } from '@plumbline/model/errors';
import { z } from 'zod';
import type { ProviderContext } from '../../provider.ts';
import type { YahooSession } from '../../session-keeper.ts';
import { fetchJson } from '../fetch-json.ts';
import { withoutKey } from '../keyed/key.ts';
import { askInSession } from './ask-in-session.ts';
import type { YahooSessions } from './session.ts';
import type { YahooSummary } from './summary-schema.ts';
import { financeError, summaryBody } from './summary-schema.ts';

const publisher = 'Yahoo Finance';
const answer = z.union([summaryBody, financeError]);

async function readWith(
  session: YahooSession,
  url: string,
  symbol: string,
  context: ProviderContext,
): Promise<YahooSummary> {
  const full = `${url}&crumb=${encodeURIComponent(session.crumb)}`;
  const request = { url: full, shownUrl: withoutKey(full, session.crumb), publisher, readsErrorBody: true };
  const body = await fetchJson({ ...request, schema: answer, headers: { cookie: session.cookie } }, context);
  if ('finance' in body) {
    // The union is told apart by its one field, which the open half of it hides from the compiler.
    const { code, description } = financeError.parse(body).finance.error;
    const words = `${publisher}: ${description ?? code}`;
    throw new PlumblineError('provider-refused', words, { isStaleCrumb: /crumb|unauthori[sz]ed/i.test(words) });
  }
  const { result, error } = summaryBody.parse(body).quoteSummary;
  if (error !== null && error !== undefined) {
    throw new PlumblineError(
      'not-covered',
      `Yahoo has no such figures of ${symbol}: ${error.description ?? error.code}`,
    );
  }
  const first = result?.[0];
  if (first === undefined) throw new PlumblineError('provider-empty', `Yahoo answered without figures of ${symbol}.`);
  return first;
}

/** Modules of one symbol. */
export async function readSummary(
  base: string,
  symbol: string,
  modules: readonly string[],
  sessions: YahooSessions,
  context: ProviderContext,
): Promise<YahooSummary> {
  const query = new URLSearchParams({ formatted: 'false', modules: modules.join(',') });
  const url = `${base}/v10/finance/quoteSummary/${encodeURIComponent(symbol)}?${query.toString()}`;
  return askInSession(sessions, context, (session) => readWith(session, url, symbol, context));
}
