import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, noBrowser, overflow, visit } from './lib/browse.ts';
import { serve, type RunningServer } from './lib/serve.ts';

const pages = [
  ['/', 'home'],
  ['/research', 'research'],
  ['/chat', 'chat'],
  ['/chat/unknown', 'chat'],
  ['/discover', 'discover'],
  ['/strategy', 'strategies'],
  ['/strategy?new=template', 'templates'],
  ['/strategy/unknown', 'strategy'],
  ['/signal', 'signals'],
  ['/callback?state=x', 'callback'],
  ['/redirect?to=https%3A%2F%2Fexample.com', 'redirect'],
  ['/?settings=general', 'settings'],
  ['/?settings=data', 'settings'],
  ['/?settings=privacy', 'settings'],
  ['/?settings=about', 'settings'],
  ['/research?symbol=US:NVDA', 'run-strip'],
  ['/research?symbol=CRYPTO:BTC-USD', 'run-strip'],
] as const;

const looks = [
  { theme: 'dark', locale: 'en-US' },
  { theme: 'light', locale: 'en-US' },
  { theme: 'dark', locale: 'zh-CN' },
  { theme: 'light', locale: 'zh-CN' },
] as const;

describe.skipIf(noBrowser)('accessibility and fit of every route', () => {
  let server: RunningServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([serve(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  describe.each(looks)('$theme, $locale', ({ theme, locale }) => {
    it.each(pages)('%s has no serious finding', async (path, testId) => {
      const visitor = await visit(browser, server.url, {
        theme,
        locale,
        reducedMotion: 'reduce',
        expected: /status of (404|401)/,
      });
      try {
        const { page } = visitor;
        await page.goto(path);
        await page.getByTestId(testId).first().waitFor({ timeout: 20_000 });
        // Pictures and numbers arrive after the frame; a page that listens to a stream is never idle.
        if (path !== '/signal') await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .map(
            ({ id, nodes }) =>
              `${id}: ${nodes
                .map((node) => node.target.join(' '))
                .slice(0, 3)
                .join(' | ')}`,
          );
        expect(serious).toEqual([]);
        expect(await page.locator('html').getAttribute('lang')).toBe(locale === 'en-US' ? 'en' : 'zh-CN');
        expect(visitor.faults).toEqual([]);
      } finally {
        await visitor.close();
      }
    });
  });

  it.each(pages)('%s does not scroll sideways at 320 pixels', async (path, testId) => {
    const visitor = await visit(browser, server.url, {
      viewport: { width: 320, height: 640 },
      expected: /status of (404|401)/,
    });
    try {
      await visitor.page.goto(path);
      await visitor.page.getByTestId(testId).first().waitFor({ timeout: 20_000 });
      expect(await overflow(visitor.page)).toBe(0);
    } finally {
      await visitor.close();
    }
  });
});
