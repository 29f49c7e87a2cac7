import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { listReports } from '@plumbline/contract/report';
import type { readConfig } from '@plumbline/contract/system';
import { apiUrl, call, type ApiError } from './api.ts';

type Answer = (url: string, init: RequestInit) => Response | Promise<Response>;

const sessionBody = { kind: 'anonymous', ownerId: 'o', createdAt: 1 };
const asked: string[] = [];
let answer: Answer = () => Response.json({});

function fail(code: string, status: number): Response {
  return Response.json({ code, message: 'said so', action: 'ask-user', id: '01J' }, { status });
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push(`${init.method} ${url}`);
    return Promise.resolve(answer(url, init));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('calls to the server', () => {
  it('fills the path and leaves out absent query values', () => {
    expect(apiUrl('/reports/:id/export', { id: 'a/b' }, { format: 'md', locale: undefined })).toBe(
      '/api/reports/a%2Fb/export?format=md',
    );
  });

  it('opens the session before the first owner call, once, and again when the server has forgotten it', async () => {
    let forgotten = false;
    answer = (url) => {
      if (url === '/api/session') {
        forgotten = false;
        return Response.json(sessionBody);
      }
      return forgotten ? fail('not-signed-in', 401) : Response.json({ runs: [], next: null });
    };
    const list = (): Promise<unknown> =>
      call<typeof listReports>('get', '/reports', { as: 'owner', query: { limit: 5 } });
    await Promise.all([list(), list()]);
    expect(asked.filter((line) => line === 'POST /api/session')).toHaveLength(1);
    forgotten = true;
    await list();
    expect(asked.slice(3)).toEqual(['GET /api/reports?limit=5', 'POST /api/session', 'GET /api/reports?limit=5']);
  });

  it('tries a forgotten session only once more', async () => {
    answer = (url) => (url === '/api/session' ? Response.json(sessionBody) : fail('not-signed-in', 401));
    await expect(call<typeof listReports>('get', '/reports', { as: 'owner', query: {} })).rejects.toMatchObject({
      code: 'not-signed-in',
    });
    expect(asked.filter((line) => line.startsWith('GET /api/reports'))).toHaveLength(2);
  });

  it('needs no session for what is public', async () => {
    answer = () => Response.json({ version: '1' });
    await call<typeof readConfig>('get', '/config', {});
    expect(asked).toEqual(['GET /api/config']);
  });

  it('throws the code, the action and the id of a failure', async () => {
    answer = () => fail('rate-limited', 429);
    await expect(call<typeof readConfig>('get', '/config', {})).rejects.toMatchObject({
      name: 'ApiError',
      code: 'rate-limited',
      action: 'ask-user',
      id: '01J',
      status: 429,
    } satisfies Partial<ApiError>);
  });

  it('names a lost connection and an answer that is not ours', async () => {
    answer = () => Promise.reject(new TypeError('failed to fetch'));
    await expect(call<typeof readConfig>('get', '/config', {})).rejects.toMatchObject({ code: 'network', id: null });
    answer = () => new Response('<html>', { status: 502 });
    await expect(call<typeof readConfig>('get', '/config', {})).rejects.toMatchObject({
      code: 'unreadable',
      status: 502,
    });
  });

  it('passes an abort on as it is', async () => {
    answer = () => Promise.reject(new DOMException('stopped', 'AbortError'));
    await expect(call<typeof readConfig>('get', '/config', {})).rejects.toMatchObject({ name: 'AbortError' });
  });
});
