import type { AccountView } from '@plumbline/contract/account';
import type { Store } from '../../../platform/db/open-store.ts';
import { appendEntry } from '../../ledger/service.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { json, read } from '../../../testing/test-server.ts';

/** A browser: it keeps the cookie it was last given. */
export function browser({ call }: TestServer, deviceId: string) {
  let cookie = '';
  const ask = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const headers = { cookie, 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/150.0' };
    const init = body === undefined ? { method, headers } : json(method, body, headers);
    const response = await call(`/api${path}`, init);
    const given = response.headers.get('set-cookie');
    if (given !== null) cookie = given.split(';')[0] ?? '';
    return response;
  };
  return {
    ask,
    cookie: () => cookie,
    /** As the page does it: an account is made, and then signed in to like any other. */
    signUp: async (given: { readonly email: string; readonly password: string }): Promise<Response> => {
      const made = await ask('POST', '/account/sign-up', given);
      return made.ok ? ask('POST', '/account/sign-in', { email: given.email, password: given.password }) : made;
    },
    open: async () => read<{ ownerId: string }>(await ask('POST', '/session', { deviceId })),
    account: async () => read<AccountView>(await ask('GET', '/account')),
  };
}

let made = 0;
/** Rows as the services write them, without the market behind them. */
export async function makeWork({ db }: Store, ownerId: string): Promise<{ reportId: string; strategyId: string }> {
  const [reportId, strategyId, lineageId] = [`report-${++made}`, `strategy-${made}`, `lineage-${made}`];
  await db
    .insertInto('reports')
    .values({
      id: reportId,
      owner_id: ownerId,
      instrument_id: 'US:ACME',
      instrument: '{}',
      state: 'failed',
      as_of: '2026-11-20',
      simulated: 0,
      job_id: null,
      error: null,
      body: null,
      created_at: made,
      finished_at: null,
      deleted_at: null,
    })
    .execute();
  await db.insertInto('lineages').values({ id: lineageId, created_at: 1 }).execute();
  await db
    .insertInto('strategies')
    .values({
      id: strategyId,
      owner_id: ownerId,
      lineage_id: lineageId,
      name: '=Trend, slow',
      state: 'draft',
      template: null,
      attribution: null,
      version: 1,
      created_at: made,
      updated_at: made,
      deleted_at: null,
    })
    .execute();
  await db
    .insertInto('strategy_versions')
    .values({
      strategy_id: strategyId,
      version: 1,
      spec: '{"kind":"rules"}',
      spec_hash: 'h',
      note: 'first',
      client_hash: null,
      test_state: 'queued',
      error: null,
      summary: null,
      verdict: null,
      created_at: made,
      tested_at: null,
    })
    .execute();
  await db
    .insertInto('lineage_ideas')
    .values({ owner_id: ownerId, idea_key: 'same-idea', lineage_id: lineageId })
    .onConflict((conflict) => conflict.columns(['owner_id', 'idea_key']).doNothing())
    .execute();
  const { seq } = await db.transaction().execute((trx) => appendEntry(trx, ownerId, 'signal', { id: reportId }, made));
  await db
    .insertInto('signals')
    .values({
      id: `signal-${made}`,
      owner_id: ownerId,
      seq,
      key: `key-${made}`,
      strategy_id: strategyId,
      instrument_id: 'US:ACME',
      market: 'us',
      side: 1,
      kind: 'enter',
      status: 'open',
      bar_at: 1,
      body: '{}',
      outcome: null,
      frozen_at: made,
      read_at: null,
    })
    .execute();
  return { reportId, strategyId };
}
