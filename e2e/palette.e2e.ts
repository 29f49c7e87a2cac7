import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './lib/accessibility-faults.ts';
import { held, launch, noBrowser, openHome, overflow, visit } from './lib/browse.ts';
import { sharedServer } from './lib/shared-server.ts';

/** The palette over the start page. */
async function opened(page: Page): Promise<Locator> {
  await openHome(page);
  await page.keyboard.press('Control+k');
  const palette = page.getByTestId('palette');
  await palette.waitFor();
  return palette;
}

describe.skipIf(noBrowser)('the palette in a real browser', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
  });

  it.each([
    ['en-US', 'dark', 1440, 'strateg'],
    ['en-US', 'light', 390, 'strateg'],
    ['zh-CN', 'light', 1440, '策略'],
    ['zh-CN', 'dark', 390, '策略'],
  ] as const)(
    'offers pages first, named, and starts nothing unchosen: %s %s %i',
    async (locale, theme, width, words) => {
      const visitor = await visit(browser, sharedServer().url, { locale, theme, viewport: { width, height: 844 } });
      const { page } = visitor;
      const palette = await opened(page);
      const options = palette.getByRole('option');
      await options.first().waitFor();
      const labels = await options.allInnerTexts();
      expect(labels.filter((label) => /palette\.|nav\.|[a-z]+\.[a-z]+\./.test(label))).toEqual([]);
      // Nothing is typed, nothing is marked: Enter leaves everything as it is.
      expect(await palette.locator('[role=option][data-highlighted]').count()).toBe(0);
      expect(await accessibilityFaults(page, { inside: ['[data-testid="palette"]'] })).toEqual([]);
      await page.keyboard.press('Enter');
      expect(await palette.isVisible()).toBe(true);
      expect(new URL(page.url()).pathname).toBe('/');

      await page.keyboard.type(words);
      const marked = palette.locator('[role=option][data-highlighted]');
      await marked.waitFor();
      // What the search finds comes later, and below.
      await options.filter({ hasText: 'MSTR' }).waitFor();
      for (const first of [options.first(), marked]) expect(await first.innerText()).toMatch(/^(?:Strategies|策略)/);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      const folder = process.env['PALETTE_PICTURES'];
      if (folder !== undefined) await page.screenshot({ path: `${folder}/palette-${locale}-${theme}-${width}.png` });
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/strategy$/);
      expect(visitor.faults).toEqual([]);
      await visitor.close();
    },
  );

  it('takes what stands first when Enter came before the list', async () => {
    const visitor = await visit(browser, sharedServer().url, { locale: 'en-US', theme: 'dark' });
    const { page } = visitor;
    const release = await held(page, /\/api\/instruments\?q=600519/);
    await opened(page);
    await page.keyboard.type('600519');
    await page.keyboard.press('Enter');
    release();
    await page.waitForURL(/symbol=SH(?::|%3A)600519/);
    expect(visitor.faults).toEqual([]);
    await visitor.close();
  });

  it('hands a question to the assistant, where it waits to be sent', async () => {
    const visitor = await visit(browser, sharedServer().url, { locale: 'en-US', theme: 'dark' });
    const { page } = visitor;
    const palette = await opened(page);
    await page.keyboard.type('is NVDA cheap');
    await palette.getByRole('option', { name: 'is NVDA cheap' }).click();
    await page.waitForURL(/\/chat/);
    expect(await page.getByTestId('chat-input').inputValue()).toBe('is NVDA cheap');
    expect(visitor.faults).toEqual([]);
    await visitor.close();
  });
});
