import { afterEach, describe, expect, it } from 'vitest';
import type { Listening } from './listen.ts';
import { listen } from './listen.ts';

const open: Listening[] = [];
afterEach(() => Promise.all(open.splice(0).map((one) => one.close(Promise.resolve()))));

async function listening(): Promise<Listening> {
  const one = await listen('127.0.0.1', 0);
  open.push(one);
  return one;
}

describe('the socket before the application', () => {
  it('says that the process lives and is not ready', async () => {
    const { address } = await listening();
    const [alive, ready] = await Promise.all([fetch(`${address}/healthz`), fetch(`${address}/readyz`)]);
    expect([alive.status, await alive.json()]).toEqual([200, { ok: true }]);
    expect([ready.status, await ready.json()]).toEqual([503, { ok: false, why: 'starting' }]);
  });

  it('keeps early requests, with their bodies, until the application answers them', async () => {
    const { address, serve } = await listening();
    const bodies = ['first', 'second'];
    const early = bodies.map((body) => fetch(`${address}/api/echo`, { method: 'POST', body }));
    await fetch(`${address}/healthz`);
    serve((request, response) => void request.pipe(response));
    const answers = await Promise.all(early);
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(bodies);
  });

  it('leaves everything to the application once it is there', async () => {
    const { address, serve } = await listening();
    serve((request, response) => void response.end(`application ${request.url}`));
    expect(await (await fetch(`${address}/readyz`)).text()).toBe('application /readyz');
  });

  it('cuts early requests when the start fails', async () => {
    const one = await listening();
    const early = fetch(`${one.address}/api/session`).then(
      () => 'answered',
      () => 'cut',
    );
    await fetch(`${one.address}/healthz`);
    await one.close(Promise.resolve());
    expect(await early).toBe('cut');
  });

  it('says who to stop when the port is taken', async () => {
    const { address } = await listening();
    await expect(listen('127.0.0.1', Number(new URL(address).port))).rejects.toThrow(/is taken\. Stop who uses it/);
  });
});
