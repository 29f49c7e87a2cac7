import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Route } from '@plumbline/contract/route';
import { saveVersion } from '@plumbline/contract/strategy';
import type { TestServer } from '../testing/test-server.ts';
import { json, read, testServer } from '../testing/test-server.ts';
import { contractRoutes } from './contract-routes.ts';

/** Everybody who may ask, with the cookie of each. */
const principals = ['nobody', 'owner', 'stranger', 'identified', 'revoked'] as const;
type Principal = (typeof principals)[number];

const average = (parameter: string) => ({ op: 'indicator', id: 'sma', parameters: { period: { parameter } } });
const spec = {
  schema: 'plumbline-strategy/1',
  name: 'Two averages',
  kind: 'trend',
  universe: { instruments: ['US:ACME'] },
  bar: '1d',
  entry: { long: { op: 'crossesAbove', left: average('fast'), right: average('slow') } },
  exit: { long: { op: 'crossesBelow', left: average('fast'), right: average('slow') } },
  sizing: { basis: 'fraction', value: 1 },
  risk: {},
  costs: {
    commission: { rate: 0.001, perUnit: 0, fixed: 0, min: 0, max: null },
    spread: 0,
    slippage: { fixed: 0, volatilityShare: 0, volumeImpact: 0 },
    borrowRate: 0,
    marginRate: 0,
  },
  execution: { fillPolicy: 'next-open', delayBars: 0, leverage: 1, quantityStep: 0, maxVolumeShare: 0 },
  parameters: [
    { key: 'fast', min: 2, max: 50, step: 1, value: 5 },
    { key: 'slow', min: 3, max: 90, step: 1, value: 20 },
  ],
  benchmark: null,
};

const folder = mkdtempSync(join(tmpdir(), 'plumbline-matrix-'));
const missing = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const operatorToken = 'a word of the operator';

let server: TestServer;
const cookies = new Map<Principal, string>();
/** Things of the owner, by the noun that begins the address; ids of others are tried in their place. */
let things: Readonly<Record<string, string>> = {};

async function session(deviceId: string): Promise<string> {
  const opened = await server.call('/api/session', json('POST', { deviceId }));
  return (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

async function account(email: string): Promise<string> {
  const cookie = await session(email);
  const body = { email, password: 'a long enough word' };
  const signed = await server.call('/api/account/sign-up', json('POST', body, { cookie }));
  return (signed.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
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

  const cookie = cookies.get('owner') ?? '';
  const made = await server.call('/api/reports', json('POST', { symbol: 'US:ACME' }, { cookie }));
  const { id: reportId } = await read<{ id: string }>(made);
  const kept = await server.call('/api/strategies', json('POST', { spec }, { cookie }));
  const { id: strategyId } = await read<{ id: string }>(kept);
  const talk = await server.call('/api/conversations', json('POST', {}, { cookie }));
  const { id: conversationId } = await read<{ id: string }>(talk);
  things = { reports: reportId, strategies: strategyId, conversations: conversationId };
}, 60_000);

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Something that a schema takes, as small as it goes; what no example can be made of stays out. */
function sampleOf(schema: z.ZodType | undefined): unknown {
  if (schema === undefined) return undefined;
  return sample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

function sample(schema: z.core.JSONSchema.BaseSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (typeof first === 'object') return sample(first);
  // What may be null beside something else stands as a list of both.
  const [type] = [schema.type].flat();
  if (type === 'object') {
    return Object.fromEntries(
      (schema.required ?? []).map((name) => {
        const part = schema.properties?.[name];
        return [name, typeof part === 'object' ? sample(part) : null];
      }),
    );
  }
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  if (type === 'number' || type === 'integer') return Math.max(1, schema.minimum ?? 1);
  if (schema.format === 'email') return 'nobody@example.org';
  return 'x'.repeat(Math.max(4, schema.minLength ?? 1));
}

function requestOf(route: Route, id: string): [string, RequestInit] {
  const query = Object.entries(sampleOf(route.query) ?? {}).map(([name, value]) => `${name}=${String(value)}`);
  const path = `/api${route.path.replace(':id', id).replace(/:\w+/g, '1')}?${query.join('&')}`;
  const method = route.method.toUpperCase();
  const body = route === saveVersion ? { spec } : sampleOf(route.body);
  return [path, body === undefined ? { method } : json(method, body)];
}

async function ask(route: Route, who: Principal, id = missing): Promise<Response> {
  const [path, init] = requestOf(route, id);
  const headers = { ...init.headers, cookie: cookies.get(who) ?? '' };
  // A stream that is open for ever answers with its headers.
  return server.call(path, { ...init, headers });
}

/** Where there being nothing is an answer, and not a missing page. */
const answers: Readonly<Record<string, number>> = { readActivation: 200 };

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

  const ofThings = routes.filter(
    ([, { permission, path }]) => permission === 'owner' && /^\/(reports|strategies|conversations)\/:id/.test(path),
  );
  it.each(ofThings)('%s tells a stranger of a foreign thing what it tells of a missing one', async (name, route) => {
    const noun = route.path.split('/')[1] ?? '';
    for (const who of ['stranger', 'identified'] as const) {
      const foreign = await ask(route, who, things[noun] ?? '');
      const none = await ask(route, who);
      const [one, other] = [await foreign.text(), await none.text()];
      const without = (text: string, id: string): string => text.replaceAll(id, '').replace(/"id":"[^"]*"/, '');
      expect([who, foreign.status, without(one, things[noun] ?? '')]).toEqual([
        who,
        none.status,
        without(other, missing),
      ]);
      expect([who, foreign.status]).toEqual([who, answers[name] ?? 404]);
    }
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
    expect((await server.call(`/api/reports/${things['reports']}`, { headers })).status).toBe(200);
    const kept = await read<object>(await server.call(`/api/strategies/${things['strategies']}`, { headers }));
    expect(kept).toMatchObject({ strategy: { name: 'Two averages', state: 'draft' }, versions: [{ version: 1 }] });
  });
});
