import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountView } from '@plumbline/contract/account';
import type { ErrorBody } from '@plumbline/contract/system';
import type { LoopbackIssuer } from '../../testing/loopback-issuer.ts';
import { loopbackIssuer } from '../../testing/loopback-issuer.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { json, read, testServer } from '../../testing/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-service-'));
let issuer: LoopbackIssuer;
let server: TestServer;

beforeAll(async () => {
  issuer = await loopbackIssuer();
  const variables = {
    SECRET_FILE: join(folder, 'master.key'),
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: 'plumbline-test',
    PUBLIC_URL: 'http://127.0.0.1:4620',
  };
  server = await testServer({ works: false, variables });
});
afterAll(async () => {
  await server.stop();
  await issuer.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A browser with a jar of cookies. */
async function browser() {
  const jar = new Map<string, string>();
  const ask = async (path: string, body: object): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await server.call(`/api${path}`, json('POST', body, { cookie }));
    for (const given of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (given.split(';')[0] ?? '').split(/=(.*)/s);
      jar.set(name, value);
    }
    return response;
  };
  const { ownerId } = await read<{ ownerId: string }>(await ask('/session', { deviceId: 'device-of-a-test' }));
  /** To the service and back: what it puts into the address of /callback. */
  const visit = async (): Promise<{ code: string; state: string }> => {
    const { url } = await read<{ url: string }>(await ask('/account/service/start', {}));
    const { searchParams } = new URL(url);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    expect(searchParams.get('redirect_uri')).toBe('http://127.0.0.1:4620/callback');
    const back = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '');
    return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' };
  };
  return { ask, ownerId, visit };
}

const faultOf = async (response: Response): Promise<unknown> => (await read<ErrorBody>(response)).details?.['fault'];

describe('a sign-in service', () => {
  it('makes an account of the browser, and brings the same person back to it', async () => {
    const [one, two] = [await browser(), await browser()];
    const first = await read<AccountView>(await one.ask('/account/service/finish', await one.visit()));
    expect(first).toMatchObject({
      ownerId: one.ownerId,
      kind: 'identified',
      email: 'ada@example.org',
      name: 'Ada',
      methods: ['oidc'],
    });
    const second = await read<AccountView>(await two.ask('/account/service/finish', await two.visit()));
    expect(second.ownerId).toBe(one.ownerId);
    expect(await server.store.db.selectFrom('auth_users').select('id').execute()).toHaveLength(1);
  });

  it('takes an answer once, from the browser that asked, and only a real one; the session stays as it was', async () => {
    const [one, two] = [await browser(), await browser()];
    const answer = await one.visit();
    expect(await faultOf(await two.ask('/account/service/finish', answer))).toBe('mismatch');
    const again = await one.visit();
    expect((await one.ask('/account/service/finish', again)).status).toBe(200);
    expect(await faultOf(await one.ask('/account/service/finish', again))).toBe('mismatch');
    expect(await faultOf(await two.ask('/account/service/finish', { code: 'x', state: 'forged' }))).toBe('mismatch');
    const { state } = await two.visit();
    expect(await faultOf(await two.ask('/account/service/finish', { state, error: 'access_denied' }))).toBe('refused');
    const expired = await two.visit();
    expect(await faultOf(await two.ask('/account/service/finish', { ...expired, code: 'spent' }))).toBe('mismatch');
    const still = await read<{ ownerId: string }>(await two.ask('/session', { deviceId: 'device-of-a-test' }));
    expect(still.ownerId).toBe(two.ownerId);
  });

  it.each(['wrong-nonce', 'wrong-key', 'wrong-audience', 'wrong-issuer', 'expired-token', 'expired-code'] as const)(
    'believes nothing that comes with %s, and leaves the session as it was',
    async (fault) => {
      const one = await browser();
      issuer.fault = fault;
      try {
        const refused = await one.ask('/account/service/finish', await one.visit());
        expect(refused.status).toBe(400);
      } finally {
        issuer.fault = 'none';
      }
      const still = await read<AccountView>(await one.ask('/session', { deviceId: 'device-of-a-test' }));
      expect([still.ownerId, still.kind]).toEqual([one.ownerId, 'anonymous']);
      expect((await one.ask('/account/service/finish', await one.visit())).status).toBe(200);
    },
  );

  it('does not take the answer of another service for that of this one', async () => {
    const one = await browser();
    const refused = await one.ask('/account/service/finish', {
      ...(await one.visit()),
      iss: 'https://elsewhere.example',
    });
    expect(refused.status).toBe(400);
  });

  it('has its work waiting in a second browser, takes it over once and changes nothing when asked again', async () => {
    issuer.person = { sub: 'sub-3', email: 'joan@example.org', email_verified: true, name: 'Joan' };
    const [one, two] = [await browser(), await browser()];
    await one.ask('/account/service/finish', await one.visit());
    expect((await two.ask('/reports', { symbol: 'US:ACME' })).status).toBe(200);
    const arrived = await read<AccountView>(await two.ask('/account/service/finish', await two.visit()));
    expect(arrived).toMatchObject({ ownerId: one.ownerId, counts: { reports: 0 }, merge: { reports: 1 } });
    for (let again = 0; again < 3; again += 1) {
      const merged = await read<AccountView>(await two.ask('/account/merge', { choice: 'keep' }));
      expect(merged).toMatchObject({ ownerId: one.ownerId, counts: { reports: 1 }, merge: null });
    }
  });

  it('does not open the account of a password to whoever shows the same address', async () => {
    const [one, two] = [await browser(), await browser()];
    const body = { email: 'grace@example.org', password: 'a long enough word' };
    expect((await one.ask('/account/sign-up', body)).status).toBe(200);
    issuer.person = { sub: 'sub-2', email: 'grace@example.org', email_verified: true, name: 'Grace' };
    expect(await faultOf(await two.ask('/account/service/finish', await two.visit()))).toBe('taken');
  });
});
