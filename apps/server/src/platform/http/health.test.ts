import { expect, it } from 'vitest';
import { healthApp } from './health.ts';

const metrics = () => Promise.reject(new Error('not asked for here'));
const ready = async (given: {
  readonly free?: number;
  readonly store?: () => Promise<void>;
  readonly stops?: true;
}) => {
  const stopping = given.stops === true ? AbortSignal.abort() : new AbortController().signal;
  const { free } = given;
  const app = healthApp({
    metrics,
    stopping,
    checkStore: given.store ?? (async () => undefined),
    freeBytes: free === undefined ? null : async () => free,
  });
  const answer = await app.request('/readyz');
  return [answer.status, await answer.json()];
};

it('is ready while the store answers and the disk has room', async () => {
  expect(await ready({})).toEqual([200, { ok: true }]);
  expect(await ready({ free: 10 * 1024 ** 3 })).toEqual([200, { ok: true }]);
});

it('says why it is not ready: a full disk, a store that fails or hangs, a stop', async () => {
  expect(await ready({ free: 1024 ** 2 })).toEqual([503, { ok: false, why: 'the disk is full' }]);
  const store = { ok: false, why: 'the store does not answer' };
  expect(await ready({ store: () => Promise.reject(new Error('gone')) })).toEqual([503, store]);
  expect(await ready({ store: () => new Promise(() => undefined) })).toEqual([503, store]);
  expect(await ready({ stops: true })).toEqual([503, { ok: false, why: 'stopping' }]);
});
