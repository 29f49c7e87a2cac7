import { PlumblineError } from '@plumbline/model/errors';
import type { ProviderContext } from '../../provider.ts';
import type { YahooSession } from '../../session-keeper.ts';
import type { YahooSessions } from './session.ts';

/** Yahoo refuses a crumb it no longer knows with 401, and says so in words. */
function isStaleCrumb(error: unknown): boolean {
  return error instanceof PlumblineError && (error.details.status === 401 || error.details.isStaleCrumb === true);
}

/** A question that needs cookies and a crumb. A crumb that has run out is renewed once. */
export async function askInSession<T>(
  sessions: YahooSessions,
  context: ProviderContext,
  ask: (session: YahooSession) => Promise<T>,
): Promise<T> {
  const session = await sessions.get(context);
  try {
    return await ask(session);
  } catch (error) {
    if (!isStaleCrumb(error)) throw error;
    sessions.drop(session);
    return ask(await sessions.get(context));
  }
}
