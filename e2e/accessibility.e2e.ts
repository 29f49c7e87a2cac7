import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './lib/accessibility-faults.ts';
import { launch, noBrowser, overflow, visit, type Visitor } from './lib/browse.ts';
import { sharedServer } from './lib/shared-server.ts';

/** A path and what is on the page once it is there; `{strategy}` and `{conversation}` are the visitor's own. */
const pages = [
  ['/', 'home'],
  ['/research', 'research'],
  ['/research?symbol=US:NVDA', 'run-strip'],
  ['/research?symbol=CRYPTO:BTC-USD', 'run-strip'],
  ['/chat', 'chat'],
  ['/chat/{conversation}', 'chat'],
  ['/chat/unknown', 'chat'],
  ['/discover', 'discover'],
  ['/discover?tab=strategies', 'discover'],
  ['/discover?tab=movers', 'discover'],
  ['/discover?tab=calendar', 'discover'],
  ['/strategy', 'strategies'],
  ['/strategy?new=template', 'templates'],
  ['/strategy/{strategy}', 'verdict'],
  ['/strategy/{strategy}?tab=robustness', 'strategy'],
  ['/strategy/{strategy}?tab=logic', 'strategy'],
  ['/strategy/{strategy}?tab=paper', 'strategy'],
  ['/strategy/unknown', 'strategy'],
  ['/signal', 'signals'],
  ['/method', 'method'],
  ['/callback?state=x', 'callback'],
  ['/redirect?to=https%3A%2F%2Fexample.com', 'redirect'],
  ['/?settings=general', 'settings'],
  ['/?settings=providers', 'settings'],
  ['/?settings=data', 'settings'],
  ['/?settings=alerts', 'settings'],
  ['/?settings=account', 'settings'],
  ['/?settings=privacy', 'settings'],
  ['/?settings=export', 'settings'],
  ['/?settings=about', 'settings'],
] as const;

/** Pages that listen to a stream are never idle. */
const streaming = /^\/(?:signal|chat\/)/;

/** Settings open over the start page and tabs below the verdict: what is around them is looked at by itself. */
function partOf(path: string): { readonly inside?: readonly string[] } {
  if (path.startsWith('/?settings=')) return { inside: ['[data-testid="settings"]'] };
  return path.startsWith('/strategy/{strategy}?tab=') ? { inside: ['[role="tabpanel"]'] } : {};
}

async function makeStrategy(page: Page): Promise<string> {
  await page.goto('/strategy?new=template');
  await page.locator('[data-template="moving-average-cross"] [data-market="us"]').click();
  await page.locator('[data-kpi="trades"]').waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function converse(page: Page): Promise<string> {
  await page.goto('/chat');
  await page.locator('form textarea').fill('NVDA price');
  await page.locator('form textarea').press('Enter');
  await page.waitForURL(/\/chat\/.+/);
  await page.locator('[data-figure]').first().waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

describe.skipIf(noBrowser)('accessibility and fit of every route', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
  });

  describe.each(['en-US', 'zh-CN'])('in %s', (locale) => {
    let visitor: Visitor;
    const own = { strategy: '', conversation: '' };

    beforeAll(async () => {
      const expected = /status of (404|401)/;
      visitor = await visit(browser, sharedServer().url, { locale, expected });
      own.strategy = await makeStrategy(visitor.page);
      own.conversation = await converse(visitor.page);
    });
    afterAll(() => visitor?.close());

    it.each(pages)(
      '%s has no serious finding in the dark and in the light, and fits 320 pixels',
      async (path, testId) => {
        const { page, faults } = visitor;
        faults.length = 0;
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.goto(path.replace('{strategy}', own.strategy).replace('{conversation}', own.conversation));
        await page.getByTestId(testId).first().waitFor();
        // Pictures and numbers arrive after the frame; a page that keeps asking is looked at as it is then.
        const patienceMs = path.startsWith('/discover') ? 5_000 : 20_000;
        if (!streaming.test(path))
          await page.waitForLoadState('networkidle', { timeout: patienceMs }).catch(() => undefined);
        await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(locale === 'en-US' ? 'en' : 'zh-CN');
        const part = partOf(path);
        if (part.inside !== undefined) await page.locator(part.inside.join(', ')).first().waitFor();
        expect(await accessibilityFaults(page, part)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
        await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('light');
        // The theme changes colours and nothing else.
        expect(await accessibilityFaults(page, { ...part, rules: ['color-contrast'] })).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        await expect.poll(() => overflow(page)).toBe(0);
        expect(faults).toEqual([]);
      },
    );
  });
});
