import { createServer, type Server } from 'node:http';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, noBrowser, visit } from './lib/browse.ts';
import { serve, type RunningServer } from './lib/serve.ts';

describe.skipIf(noBrowser)('analytics and consent', () => {
  let server: RunningServer;
  let plain: RunningServer;
  let browser: Browser;
  let ingestion: Server;
  const received: string[] = [];
  let host = '';

  beforeAll(async () => {
    ingestion = createServer((request, response) => {
      received.push(request.url ?? '');
      response.writeHead(200, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
      });
      response.end('{}');
    });
    await new Promise<void>((resolve) => ingestion.listen(0, '127.0.0.1', resolve));
    const address = ingestion.address();
    host = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
    [server, plain, browser] = await Promise.all([
      serve({ POSTHOG_KEY: 'phc_test', POSTHOG_HOST: host }),
      serve(),
      launch(),
    ]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await plain?.stop();
    ingestion?.close();
  });

  it('T4: sends nothing while consent is pending or denied', async () => {
    const visitor = await visit(browser, server.url);
    try {
      await visitor.page.goto('/');
      await visitor.page.getByTestId('home').waitFor();
      await visitor.page.getByRole('button', { name: 'No thanks' }).click();
      await visitor.page.goto('/research');
      await visitor.page.getByTestId('research').waitFor();
      await visitor.page.waitForTimeout(1_500);
      expect(received).toEqual([]);
      expect(visitor.faults).toEqual([]);
    } finally {
      await visitor.close();
    }
  });

  it('sends after consent, and stops when it is withdrawn', async () => {
    const visitor = await visit(browser, server.url, { expected: new RegExp(`request: ${new URL(host).host}`) });
    try {
      await visitor.page.goto('/');
      await visitor.page.getByRole('button', { name: 'Allow' }).click();
      await expect.poll(() => received.length).toBeGreaterThan(0);
      expect(received.join(' ')).not.toMatch(/NVDA/);
      expect(visitor.faults).toEqual([]);
    } finally {
      await visitor.close();
    }
  });

  it('asks nobody and loads nothing without a key', async () => {
    const visitor = await visit(browser, plain.url);
    try {
      const scripts: string[] = [];
      visitor.page.on('request', (request) => scripts.push(request.url()));
      await visitor.page.goto('/');
      await visitor.page.getByTestId('home').waitFor();
      await visitor.page.waitForTimeout(800);
      expect(await visitor.page.getByRole('button', { name: 'Allow' }).count()).toBe(0);
      expect(scripts.filter((url) => /posthog|no-external/i.test(url))).toEqual([]);
      expect(visitor.faults).toEqual([]);
    } finally {
      await visitor.close();
    }
  });
});
