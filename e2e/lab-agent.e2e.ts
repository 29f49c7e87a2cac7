import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { accessibilityFaults } from './lib/accessibility-faults.ts';
import { launch, noBrowser, overflow, visit } from './lib/browse.ts';
import { serve, type RunningServer } from './lib/serve.ts';

describe.skipIf(noBrowser)('the strategy lab in a real browser', () => {
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([serve(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('reads an idea as rules, logs every try with its count, goes on as told, and opens the sealed span once', async () => {
    const { page, faults, close } = await visit(browser, server.url, {});
    await page.goto('/strategy?lab=new');
    const start = page.getByTestId('lab-start');
    await start.getByTestId('lab-idea').fill('Buy NVDA when RSI is below 30 and sell when it is above 70');
    await start.getByTestId('lab-rules').waitFor();
    await start.getByText('No language model is set up').waitFor();
    expect(await accessibilityFaults(page, { inside: ['[data-testid=lab-start]'] })).toEqual([]);
    await start.getByRole('button', { name: 'Agree and start' }).click();

    await page.locator('[data-testid=lab][data-state=done]').waitFor();
    // A reload comes back to the same run.
    await page.reload();
    const tries = page.getByTestId('lab-tries').locator('> li');
    await tries.first().waitFor();
    const before = await tries.count();
    expect(before).toBeGreaterThan(1);
    const verdict = page.getByTestId('verdict');
    expect(await verdict.getAttribute('data-trials')).toBe(String(before));
    expect(await tries.first().getAttribute('data-trials')).toBe(String(before));

    await page.getByTestId('lab-words').fill('add a stop loss of 8%');
    await page.getByRole('button', { name: 'Go on with this' }).click();
    await page.locator(`[data-try="${before + 1}"][data-by=reader]`).waitFor();
    await page.locator('[data-testid=lab][data-state=done]').waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await accessibilityFaults(page, { inside: ['[data-testid=lab]'] })).toEqual([]);

    await tries.first().locator('[data-figure]').first().click();
    await page.getByTestId('receipt-drawer').waitFor();
    await page.keyboard.press('Escape');
    await page.getByTestId('receipt-drawer').waitFor({ state: 'detached' });
    const count = await tries.count();
    await page.getByRole('button', { name: /^Keep try \d+ and open$/ }).click();
    await page.getByRole('link', { name: 'To the strategy' }).click();
    await page.waitForURL(/\/strategy\/[^?]/);
    await page.locator(`[data-testid=verdict][data-trials="${count}"]`).waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});
