import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, noBrowser, overflow, visit } from './lib/browse.ts';
import { sharedServer } from './lib/shared-server.ts';

describe.skipIf(noBrowser)('a long table', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
  });

  it.each([
    [1440, 'en-US', 'dark'],
    [1440, 'zh-CN', 'light'],
  ] as const)('keeps its heads in view below the bar of the page, at %i in %s', async (width, locale, theme) => {
    const { page, faults, close } = await visit(browser, sharedServer().url, {
      locale,
      theme,
      viewport: { width, height: 800 },
    });
    await page.goto('/discover');
    const rows = page.getByTestId('screener').locator('tbody tr');
    await expect.poll(() => rows.count()).toBeGreaterThan(30);
    const head = page.getByTestId('screener').getByRole('columnheader').first();
    const bar = async (): Promise<number> =>
      page.evaluate(
        () =>
          document
            .elementFromPoint(window.innerWidth - 60, 20)
            ?.closest('header')
            ?.getBoundingClientRect().bottom ?? 0,
      );
    await rows.nth(25).evaluate((row) => row.scrollIntoView({ block: 'center' }));
    await expect.poll(async () => (await head.boundingBox())?.y).toBeCloseTo(await bar(), 0);
    expect(await bar()).toBeGreaterThan(40);
    // It is painted over the rows, also over the first cells of them.
    const box = await head.boundingBox();
    const seen = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest('th, td')?.tagName ?? null,
      [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10],
    );
    expect(seen).toBe('TH');
    expect(await overflow(page)).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('scrolls sideways on a phone, and is saved as it stands on the page of the method', async () => {
    const { page, faults, close } = await visit(browser, sharedServer().url, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await page.goto('/method');
    const table = page.getByRole('region', { name: 'What came of it' });
    await expect.poll(() => table.evaluate((element) => getComputedStyle(element).overflowX)).toBe('auto');
    expect(await overflow(page)).toBe(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).tap(),
    ]);
    expect(download.suggestedFilename()).toBe('labels.csv');
    const [first = '', ...lines] = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(first).toContain('Rating,Ratings,Mean return after');
    expect(lines.map((line) => line.split(',')[0])).toEqual(['Buy', 'Accumulate', 'Hold', 'Reduce', 'Sell']);
    expect(faults).toEqual([]);
    await close();
  });
});
