import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountView } from '@plumbline/contract/account';
import type { Route } from '@plumbline/contract/route';
import { appendEntry } from '../../features/ledger/service.ts';
import { placesOf, requestOf, sampleSpec } from '../../testing/sample-request.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { json, read, testServer } from '../../testing/test-server.ts';
import { contractRoutes } from './contract-routes.ts';

/** Everybody who may ask, with the cookie of each. */
const principals = ['nobody', 'owner', 'stranger', 'identified', 'revoked'] as const;
type Principal = (typeof principals)[number];

const folder = mkdtempSync(join(tmpdir(), 'plumbline-matrix-'));
const missing = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const missingAt = { id: missing, messageId: missing, token: missing, draftId: missing };
const operatorToken = 'a word of the operator';

let server: TestServer;
const cookies = new Map<Principal, string>();
/** Things of somebody, by the noun that begins the address. */
type Things = Readonly<Record<string, Readonly<Record<string, string>>>>;
/** Those of the owner; a stranger tries them in the place of missing ones. */
let things: Things = {};
/** Those of the stranger, who tries parts of the owner's things through things of his own. */
let own: Things = {};
/** A second account, and the id of its one session. */
let other = '';
let sessionId = '';

async function session(deviceId: string): Promise<string> {
  const opened = await server.call('/api/session', json('POST', { deviceId }));
  return (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

async function account(email: string): Promise<string> {
  const cookie = await session(email);
  const body = { email, password: 'a long enough word' };
  await server.call('/api/account/sign-up', json('POST', body, { cookie }));
  const signed = await server.call('/api/account/sign-in', json('POST', body, { cookie }));
  return (signed.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

async function made<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(await answer.text());
  return read<T>(answer);
}

/** One thing of every kind that has an address of its own, with the parts that have one too. */
async function makeThings(cookie: string): Promise<Things> {
  const make = async <T>(path: string, body: object): Promise<T> =>
    made<T>(await server.call(`/api${path}`, json('POST', body, { cookie })));
  const idOf = async (path: string, body: object): Promise<string> => (await make<{ id: string }>(path, body)).id;
  const reportId = await idOf('/reports', { symbol: 'US:ACME' });
  const strategyId = await idOf('/strategies', { spec: sampleSpec });
  const conversationId = await idOf('/conversations', {});
  const asked = await make<{ answer: { id: string } }>(`/conversations/${conversationId}/messages`, {
    text: 'What is the Sharpe ratio?',
    locale: 'en',
  });
  const messageId = asked.answer.id;
  const headers = { cookie };
  // The answer is complete when its stream ends.
  await (await server.call(`/api/conversations/${conversationId}/messages/${messageId}/events`, { headers })).text();
  const talked = await make<{ token: string }>(`/conversations/${conversationId}/messages/${messageId}/shares`, {
    days: null,
  });
  const shared = await make<{ token: string }>(`/strategies/${strategyId}/shares`, { withLogic: true, days: null });
  const rule = { is: 'above', level: 1000 };
  const alertId = await idOf('/alerts', { kind: 'price', instrumentId: 'US:ACME', rule, repeat: 'once' });
  const screen = { name: 'Cheap', rules: 'priceToBook:lt:1', market: 'us', sort: '', columns: [] };
  const screenId = await idOf('/screens', screen);
  const hook = { kind: 'webhook', url: 'https://example.org/hook', locale: 'en' };
  const { channel } = await make<{ channel: { id: string } }>('/channels', hook);
  const text = Buffer.from('<p>Item 1. Business</p><p>We make testing machines.</p>');
  const program = { name: 'notebook', scopes: ['read:mine'], days: null, perMinute: 30 };
  const { token } = await make<{ token: { id: string } }>('/tokens', program);
  const documentId = await idOf('/documents', { fileName: 'a.html', bytes: text.byteLength });
  const part = json('PUT', { data: text.toString('base64') }, { cookie });
  await server.call(`/api/documents/${documentId}/parts/0`, part);
  const { ownerId } = await read<AccountView>(await server.call('/api/account', { headers }));
  const signalId = `signal-${ownerId}`;
  await server.store.db.transaction().execute(async (trx) => {
    const { seq } = await appendEntry(trx, ownerId, 'signal', { id: signalId }, 1);
    const row = { owner_id: ownerId, seq, key: signalId, strategy_id: strategyId, instrument_id: 'US:ACME' } as const;
    const frozen = {
      market: 'us',
      side: 1,
      kind: 'enter',
      status: 'open',
      bar_at: 1,
      body: '{}',
      outcome: null,
    } as const;
    await trx
      .insertInto('signals')
      .values({ id: signalId, ...row, ...frozen, frozen_at: 1, read_at: null })
      .execute();
  });
  const deskId = `desk-${ownerId}`;
  const about = { instrument_id: 'US:ACME', instrument: '{}', report_id: reportId, as_of: '2026-11-20' } as const;
  await server.store.db
    .insertInto('desk_runs')
    .values({
      id: deskId,
      owner_id: ownerId,
      ...about,
      state: 'done',
      is_contaminated: 0,
      stop_requested: 0,
      request_hash: '',
      created_at: 1,
    })
    .execute();
  const labId = `lab-${ownerId}`;
  await server.store.db
    .insertInto('lab_runs')
    .values({
      id: labId,
      owner_id: ownerId,
      state: 'done',
      name: 'Idea',
      hypothesis: '',
      spec: '{}',
      round: 1,
      stop_requested: 0,
      request_hash: '',
      created_at: 1,
    })
    .execute();
  const cadence = { weekday: 1, minute: 420, timeZone: 'UTC' };
  const briefId = await idOf('/briefs', { skill: 'risk-memo', about: 'US:ACME', cadence, locale: 'en' });
  const skillId = `skill-${ownerId}`;
  await server.store.db
    .insertInto('reader_skills')
    .values({ id: skillId, owner_id: ownerId, name: 'own', text: '', created_at: 1, updated_at: 1 })
    .execute();
  const memoryId = `memory-${ownerId}`;
  await server.store.db
    .insertInto('memories')
    .values({ id: memoryId, owner_id: ownerId, kind: 'watch', text: 'Rates', created_at: 1, updated_at: 1 })
    .execute();
  return {
    desk: { id: deskId },
    lab: { id: labId },
    memories: { id: memoryId },
    briefs: { id: briefId },
    skills: { id: skillId },
    reports: { id: reportId },
    strategies: { id: strategyId, token: shared.token },
    conversations: { id: conversationId, messageId, token: talked.token },
    alerts: { id: alertId },
    screens: { id: screenId },
    channels: { id: channel.id },
    documents: { id: documentId },
    tokens: { id: token.id },
    signals: { id: signalId },
  };
}

beforeAll(async () => {
  const variables = { SECRET_FILE: join(folder, 'master.key'), OPERATOR_TOKEN: operatorToken };
  server = await testServer({ works: false, variables });
  cookies.set('nobody', '');
  cookies.set('owner', await session('device-of-owner'));
  cookies.set('stranger', await session('device-of-stranger'));
  cookies.set('identified', await account('ada@example.org'));
  const revoked = await account('bob@example.org');
  await server.call('/api/account/sign-out', json('POST', {}, { cookie: revoked }));
  cookies.set('revoked', revoked);
  other = await account('carol@example.org');
  const { sessions } = await read<AccountView>(await server.call('/api/account', { headers: { cookie: other } }));
  sessionId = sessions[0]?.id ?? '';

  things = await makeThings(cookies.get('owner') ?? '');
  own = await makeThings(cookies.get('stranger') ?? '');
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(route: Route, who: Principal, at: Readonly<Record<string, string>> = {}): Promise<Response> {
  const [path, init] = requestOf(route, { ...missingAt, ...at });
  const headers = { ...init.headers, cookie: cookies.get(who) ?? '' };
  // A stream that is open for ever answers with its headers.
  return server.call(path, { ...init, headers });
}

/** Where there being nothing is an answer, and not a missing page. */
const answers: Readonly<Record<string, number>> = { readActivation: 200 };

/** What their ids name belongs to this server and not to an owner: an instrument, history that is being read. */
const ofEverybody = new Set(['readNewsTone', 'readBackFill']);

/** Whoever keeps one chooses its id, which is another's too: the tests of charts try it. */
const ofOwnChoice = new Set(['putDrawing', 'removeDrawing', 'putChartLayout', 'removeChartLayout']);

const routes = [...contractRoutes.entries()];
/** They change who the principals are; their own tests try them. */
const changing = new Set(['signUp', 'signIn', 'signOut', 'deleteAccount', 'mergeWork']);

describe('every route for everybody', () => {
  it.each(routes.filter(([, { permission }]) => permission !== 'public'))(
    '%s is closed to whoever has no session, and to whoever had one',
    async (_name, route) => {
      for (const who of ['nobody', 'revoked'] as const) {
        const answer = await ask(route, who);
        expect([who, answer.status]).toEqual([who, 401]);
      }
    },
  );

  it.each(routes.filter(([, { permission }]) => permission === 'operator'))(
    '%s is closed to whoever has a session but not the word of the operator',
    async (_name, route) => {
      for (const who of ['owner', 'stranger', 'identified'] as const) {
        expect([who, (await ask(route, who)).status]).toEqual([who, 403]);
      }
    },
  );

  /** Routes of an owner that name something, by where it stands. */
  const ofThings = routes.filter(
    ([name, { permission, path }]) =>
      permission === 'owner' && path.includes('/:id') && !ofEverybody.has(name) && !ofOwnChoice.has(name),
  );
  const nounOf = ({ path }: Route): string => path.split('/')[1] ?? '';
  const without = (text: string, ids: object): string =>
    Object.values(ids)
      .reduce<string>((left, id) => left.replaceAll(String(id), ''), text)
      .replace(/"id":"[^"]*"/, '');

  it.each(ofThings)('%s tells a stranger of a foreign thing what it tells of a missing one', async (name, route) => {
    const foreign = nounOf(route) === 'account' ? { id: sessionId } : things[nounOf(route)];
    if (foreign === undefined) throw new Error(`make one of ${nounOf(route)} in makeThings`);
    for (const who of ['owner', 'stranger', 'identified'] as const) {
      if (who === 'owner' && nounOf(route) !== 'account') continue;
      const answer = await ask(route, who, foreign);
      const none = await ask(route, who);
      const [one, other] = [await answer.text(), await none.text()];
      expect([who, answer.status, without(one, foreign)]).toEqual([who, none.status, without(other, missingAt)]);
      expect([who, answer.status]).toEqual([who, answers[name] ?? 404]);
    }
  });

  /** Their parts have no ids of their own that could be taken from somebody else's. */
  const countedParts = new Set(['reports', 'documents']);
  const ofParts = ofThings.filter(([, route]) => placesOf(route).length > 1 && !countedParts.has(nounOf(route)));
  it.each(ofParts)('%s does not reach a part of a foreign thing through one’s own', async (_name, route) => {
    const [mine, theirs] = [own[nounOf(route)] ?? {}, things[nounOf(route)] ?? {}];
    const part = placesOf(route).find((place) => place !== 'id') ?? '';
    const answer = await ask(route, 'stranger', { id: mine['id'] ?? '', [part]: theirs[part] ?? '' });
    const none = await ask(route, 'stranger', { id: mine['id'] ?? '' });
    expect([answer.status, without(await answer.text(), theirs)]).toEqual([
      none.status,
      without(await none.text(), missingAt),
    ]);
  });

  const signalOf = ({ signals }: Things): Promise<object | undefined> =>
    server.store.db
      .selectFrom('signals')
      .selectAll()
      .where('id', '=', signals?.['id'] ?? '')
      .executeTakeFirst();

  it('marks nothing of somebody else as read or put aside', async () => {
    const ids = Object.values(things).flatMap((thing) => Object.values(thing));
    const cookie = cookies.get('stranger') ?? '';
    for (const path of ['/signals/read', '/alerts/read', '/deliveries/dismiss']) {
      expect((await server.call(`/api${path}`, json('POST', { ids }, { cookie }))).status).toBe(200);
    }
    expect(await signalOf(things)).toMatchObject({ read_at: null });
  });

  it('lets the owner and an account in where they may go', async () => {
    for (const [name, route] of routes) {
      if (route.permission !== 'owner' || changing.has(name) || route.path.includes(':')) continue;
      for (const who of ['owner', 'identified'] as const) {
        const { status } = await ask(route, who);
        expect([name, who, [401, 403].includes(status)]).toEqual([name, who, false]);
      }
    }
  });

  it('has left the things of the owner as they were', async () => {
    const headers = { cookie: cookies.get('owner') ?? '' };
    const get = async (path: string): Promise<unknown> => read(await server.call(`/api${path}`, { headers }));
    const id = (noun: string): string => things[noun]?.['id'] ?? '';
    expect(await get(`/reports/${id('reports')}`)).toMatchObject({ run: { id: id('reports') } });
    expect(await get(`/strategies/${id('strategies')}`)).toMatchObject({
      strategy: { name: 'Two averages', state: 'draft' },
      versions: [{ version: 1 }],
    });
    expect(await get(`/strategies/${id('strategies')}/shares`)).toMatchObject({ shares: [{}] });
    expect(await get(`/conversations/${id('conversations')}`)).toMatchObject({ messages: [{}, {}] });
    expect(await get(`/conversations/${id('conversations')}/shares`)).toMatchObject({ shares: [{}] });
    expect(await get('/alerts')).toMatchObject({ alerts: [{ id: id('alerts'), state: 'active' }] });
    expect(await get('/screens')).toMatchObject({
      screens: expect.arrayContaining([expect.objectContaining({ id: id('screens') })]),
    });
    expect(await get('/channels')).toMatchObject({ channels: [{ id: id('channels'), enabled: true }] });
    expect(await signalOf(things)).toMatchObject({ status: 'open', read_at: null });
    expect((await server.call('/api/account', { headers: { cookie: other } })).status).toBe(200);
  });
});
