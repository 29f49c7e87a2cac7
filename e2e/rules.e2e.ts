import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './lib/accessibility-faults.ts';
import { launch, noBrowser, overflow, visit, type Visitor, type VisitorOptions } from './lib/browse.ts';
import { chooseMore } from './lib/report.ts';
import { sharedServer } from './lib/shared-server.ts';

describe.skipIf(noBrowser)('the rules page in a real browser', () => {
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
  });
  afterEach(async () => {
    const faults = [...visitor.faults];
    await visitor.close();
    expect(faults).toEqual([]);
  });

  async function open(path: string, options: VisitorOptions = {}) {
    visitor = await visit(browser, sharedServer().url, { timezoneId: 'Pacific/Auckland', ...options });
    await visitor.page.goto(path);
    await visitor.page.getByTestId('rules').locator('[data-rule]').first().waitFor();
    return visitor.page;
  }

  it('opens from the research page, changes with the date, and closes with Back', async () => {
    visitor = await visit(browser, sharedServer().url);
    const { page } = visitor;
    await page.goto('/research?symbol=SH:600519');
    await page.getByTestId('run-strip').waitFor();
    await chooseMore(page, 'Rules');
    const rules = page.getByTestId('rules');
    await rules.getByRole('heading', { name: 'Costs' }).click();
    await rules.locator('[data-rule^="cn-stamp-duty@2023-08-28"]').waitFor();
    expect(new URL(page.url()).searchParams.get('rules')).toMatch(/^SH:600519,2026-11-/);
    await rules.locator('input[type="date"]').fill('2023-08-25');
    const before = rules.locator('[data-rule^="cn-stamp-duty@2008-09-19"]');
    await before.waitFor();
    expect(await before.textContent()).toContain('0.1% of the value, on sales');
    await page.goBack();
    await rules.waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.has('rules')).toBe(false);
  });

  it('marks the rule that a fill names, with its source and standing', async () => {
    const page = await open('/research?rules=SZ:300750,2020-08-24,cn-limit-chinext@2020-08-24');
    const asked = page.locator('[aria-current="true"][data-rule]');
    expect(await asked.getAttribute('data-rule')).toBe('cn-limit-chinext@2020-08-24');
    const text = (await asked.textContent()) ?? '';
    expect(text).toContain('±20% of the previous close');
    expect(text).toContain('Secondary source');
    expect(text).toContain('Source: Registration reform');
  });

  it('shows the exchange’s clock beside the reader’s own, and the next open and close', async () => {
    const page = await open('/?rules=US:NVDA');
    // 17:30 in New York on 2026-11-20 is 11:30 of the next day in Auckland; the next open is on Monday.
    const clock = (await page.getByTestId('market-clock').textContent()) ?? '';
    expect(clock).toContain('After hours');
    expect(clock).toContain('11/20 17:30 ET');
    expect(clock).toContain('11/21 11:30 on your clock');
    expect(clock).toContain('11/23 09:30 ET');
    expect(clock).toContain('11/24 03:30 on your clock');
    expect(clock).toContain('11/23 16:00 ET');
  });

  it('answers why an order was not filled, and the answer leads to the rule', async () => {
    const page = await open('/?rules=SH:600519,2026-11-19');
    const form = page.getByTestId('fill-check');
    await form.getByRole('textbox', { name: 'Quantity' }).fill('99');
    await form.getByRole('button', { name: 'Check' }).click();
    const reason = form.locator('[data-reason="below-smallest-lot"]');
    await reason.waitFor();
    await reason.getByRole('link', { name: 'cn-lot-main@2004-01-01' }).click();
    await page.locator('[aria-current="true"][data-rule="cn-lot-main@2004-01-01"]').waitFor();
    await page.goBack();
    await page.getByTestId('rules').waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('rules')).toBe('SH:600519,2026-11-19');
  });

  it('asks for another date where there was no trading', async () => {
    const page = await open('/?rules=SH:600519,2026-10-01');
    expect(await page.getByTestId('fill-check').textContent()).toContain('There was no trading on this day.');
  });

  it('says plainly when a date has no rule on record', async () => {
    visitor = await visit(browser, sharedServer().url, { expected: /status of 422/ });
    const { page } = visitor;
    await page.goto('/?rules=US:NVDA,1990-01-02');
    await page.getByTestId('rules').getByText('The rules could not be loaded.').waitFor();
  });

  it.each([
    ['dark', 'en-US', 1440],
    ['light', 'zh-CN', 1440],
    ['dark', 'zh-HK', 375],
  ] as const)('has no serious finding and fits: %s, %s, %i px', async (theme, locale, width) => {
    const page = await open('/?rules=HK:00700', {
      theme,
      locale,
      viewport: { width, height: 900 },
    });
    await page.waitForLoadState('networkidle');
    expect(await accessibilityFaults(page, { inside: ['[data-testid="rules"]'] })).toEqual([]);
    await expect.poll(() => overflow(page)).toBe(0);
  });
});
