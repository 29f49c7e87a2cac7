import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { held, launch, noBrowser, visit } from './lib/browse.ts';
import { sharedServer } from './lib/shared-server.ts';

/** What a first visit may ask for before the page has all it shows. */
const requestLimit = 25;
const byteLimit = 250_000;

describe.skipIf(noBrowser)('the weight of pages', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
  });

  it.each(['en-US', 'zh-CN'])(
    'a first visit to the home page makes at most 25 requests and loads at most 250 kB: %s',
    async (locale) => {
      const visitor = await visit(browser, sharedServer().url, { locale });
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

  it('draws the start page before its scripts have run, and puts the living one in its place', async () => {
    const visitor = await visit(browser, sharedServer().url);
    const { page } = visitor;
    try {
      const run = await held(page, /\/assets\/vendor-[^/]+\.js/);
      await page.goto('/', { waitUntil: 'commit' });
      const picture = page.locator('[data-frame][inert]');
      await picture.locator('h1').waitFor();
      const painted = (): Promise<number> =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
      await expect.poll(painted).toBe(1);
      const at = async (name: string): Promise<unknown> => page.locator(name).first().boundingBox();
      const drawn = [await at('h1'), await at('textarea'), await at('#app header'), await at('#app form')];
      // Nothing in it can be typed into or pressed yet.
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[data-frame]') ?? null)).toBeNull();
      run();
      await page.getByTestId('home').waitFor();
      expect(await picture.count()).toBe(0);
      expect([await at('h1'), await at('textarea'), await at('#app header'), await at('#app form')]).toEqual(drawn);
      expect(visitor.faults).toEqual([]);
    } finally {
      await visitor.close();
    }
  });

  it('shows no picture in another language than the reader chose', async () => {
    const visitor = await visit(browser, sharedServer().url);
    const { page } = visitor;
    try {
      await page.addInitScript(() => localStorage.setItem('plumbline.preferences', '{"locale":"zh-CN"}'));
      const run = await held(page, /\/assets\/vendor-[^/]+\.js/);
      await page.goto('/', { waitUntil: 'commit' });
      await page.locator('[data-frame][inert]').waitFor({ state: 'attached' });
      await expect.poll(() => page.locator('[data-frame][inert]').isVisible()).toBe(false);
      run();
      await page.getByRole('heading', { name: '问市场' }).waitFor();
      expect(visitor.faults).toEqual([]);
    } finally {
      await visitor.close();
    }
  });

  it('says of featured strategies that did not come that they could not be loaded, not that none was tested', async () => {
    const visitor = await visit(browser, sharedServer().url, { expected: /status of 500/ });
    try {
      await visitor.page.route('**/api/gallery?*', (route) =>
        route.fulfill({ status: 500, json: { code: 'internal', message: 'x', id: 'x' } }),
      );
      await visitor.page.goto('/');
      const featured = visitor.page.getByTestId('featured');
      await featured.scrollIntoViewIfNeeded();
      await featured.getByRole('alert').waitFor();
      expect(await featured.innerText()).not.toMatch(/tested on this server yet/);
      expect(visitor.faults).toEqual([]);
    } finally {
      await visitor.close();
    }
  });
});
