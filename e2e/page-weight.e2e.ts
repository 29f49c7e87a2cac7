import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, noBrowser, visit } from './lib/browse.ts';
import { serve, type RunningServer } from './lib/serve.ts';

/** What a first visit may ask for before the page has all it shows. */
const requestLimit = 25;
const byteLimit = 250_000;

describe.skipIf(noBrowser)('the weight of pages', () => {
  let server: RunningServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([serve(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it.each(['en-US', 'zh-CN'])(
    'a first visit to the home page makes at most 25 requests and loads at most 250 kB: %s',
    async (locale) => {
      const visitor = await visit(browser, server.url, { locale });
      try {
        const wire = await visitor.context.newCDPSession(visitor.page);
        await wire.send('Network.enable');
        const asked: string[] = [];
        let bytes = 0;
        wire.on('Network.requestWillBeSent', ({ request }) => void asked.push(request.url));
        wire.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength));
        await visitor.page.goto('/');
        await visitor.page.getByTestId('featured').waitFor();
        await visitor.page.waitForLoadState('networkidle');
        // What is asked again while the server is still testing strategies is no part of the first picture.
        const first = [...new Set(asked.filter((url) => !url.startsWith('data:')))];
        expect(first.length, first.join('\n')).toBeLessThanOrEqual(requestLimit);
        expect(bytes).toBeLessThanOrEqual(byteLimit);
        expect(visitor.faults).toEqual([]);
      } finally {
        await visitor.close();
      }
    },
  );

  it('says of featured strategies that did not come that they could not be loaded, not that none was tested', async () => {
    const visitor = await visit(browser, server.url, { expected: /status of 500/ });
    try {
      await visitor.page.route('**/api/gallery?*', (route) =>
        route.fulfill({ status: 500, json: { code: 'internal', message: 'x', id: 'x' } }),
      );
      await visitor.page.goto('/');
      const featured = visitor.page.getByTestId('featured');
      await featured.getByRole('alert').waitFor();
      expect(await featured.innerText()).not.toMatch(/tested on this server yet/);
      expect(visitor.faults).toEqual([]);
    } finally {
      await visitor.close();
    }
  });
});
