import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, noBrowser } from './lib/browse.ts';
import { sharedServer } from './lib/shared-server.ts';

const foreign = 'rebound.example';

/** What a page of another site tries once its own name leads to this machine: nothing looks foreign to the browser. */
async function attack(): Promise<{ readonly said: string; readonly refused: readonly number[] }> {
  const json = { 'content-type': 'application/json' };
  const session = await fetch('/api/session', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ deviceId: 'device-of-a-stranger' }),
  });
  const contact = await fetch('/api/sources/contact', {
    method: 'PUT',
    headers: json,
    body: JSON.stringify({ email: 'stranger@rebound.example' }),
  });
  const settings = await fetch('/api/sources/settings');
  const socket = new WebSocket(`ws://${location.host}/api/signals/events`);
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.addEventListener('open', () => resolve(true));
    socket.addEventListener('error', () => resolve(false));
  });
  const stream = new EventSource('/api/signals/events');
  const isHeard = await new Promise<boolean>((resolve) => {
    stream.addEventListener('open', () => resolve(true));
    stream.addEventListener('error', () => resolve(false));
  });
  stream.close();
  return {
    said: `${document.body.textContent} ${document.cookie} ${isOpen} ${isHeard}`,
    refused: [session.status, contact.status, settings.status],
  };
}

describe.skipIf(noBrowser)('a name of another site that leads to this machine', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch([`--host-resolver-rules=MAP ${foreign} 127.0.0.1`]);
  });
  afterAll(async () => {
    await browser?.close();
  });

  it('opens no page, no session, no stream and no socket, and changes nothing', async () => {
    const { port } = new URL(sharedServer().url);
    const context = await browser.newContext();
    const page = await context.newPage();
    const opened = await page.goto(`http://${foreign}:${port}/`);
    expect(opened?.status()).toBe(403);
    const { said, refused } = await page.evaluate(attack);
    expect(refused).toEqual([403, 403, 403]);
    expect(said).toContain(foreign);
    expect(said).toMatch(/PUBLIC_URL.*false false$/);
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });

  it('leaves this machine’s own names as they were', async () => {
    const { port } = new URL(sharedServer().url);
    const page = await browser.newPage();
    for (const name of ['127.0.0.1', 'localhost']) {
      expect((await page.goto(`http://${name}:${port}/`))?.status()).toBe(200);
      await page.getByTestId('home').waitFor();
    }
    await page.close();
  });
});
