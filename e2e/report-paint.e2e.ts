import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, noBrowser, visit } from './lib/browse.ts';
import { sharedServer } from './lib/shared-server.ts';

describe.skipIf(noBrowser)('the first paint of a report', () => {
  let browser: Awaited<ReturnType<typeof launch>>;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
  });

  it('is what is read first: the sections below are made after it', async () => {
    const { page, faults, close } = await visit(browser, sharedServer().url);
    await page.addInitScript(() => {
      const seen = new MutationObserver(() => {
        if (document.querySelector('[data-testid=lead]') === null) return;
        seen.disconnect();
        const { length } = document.querySelectorAll('.section-group > *');
        document.documentElement.dataset['sectionsAtLead'] = String(length);
      });
      seen.observe(document, { subtree: true, childList: true });
    });
    await page.goto('/research?symbol=US:NVDA');
    await page.getByTestId('lead').waitFor();
    await expect.poll(() => page.locator('.section-group > *').count()).toBeGreaterThan(5);
    expect(await page.evaluate(() => document.documentElement.dataset['sectionsAtLead'])).toBe('0');
    expect(faults).toEqual([]);
    await close();
  });
});
