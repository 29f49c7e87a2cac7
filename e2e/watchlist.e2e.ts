import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './lib/accessibility-faults.ts';
import { launch, noBrowser, overflow, visit } from './lib/browse.ts';
import { sharedServer } from './lib/shared-server.ts';

describe.skipIf(noBrowser)('a watchlist in a real browser', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
  });

  it.each([
    ['en-US', 'dark', 1440, ['Add', 'Nothing new', 'Move up', 'Remove', 'Undo']],
    ['zh-CN', 'light', 390, ['添加', '没有新变化', '上移', '移除', '撤销']],
  ] as const)(
    'is filled by pasting, says what it does not know, and keeps order and members: %s %s %i',
    async (locale, theme, width, [add, quiet, up, remove, undo]) => {
      const visitor = await visit(browser, sharedServer().url, { locale, theme, viewport: { width, height: 844 } });
      const { page } = visitor;
      const list = page.getByTestId('watchlist');
      const names = (): Promise<string[]> =>
        list.getByRole('link').evaluateAll((all) => all.map((one) => new URL((one as HTMLAnchorElement).href).search));
      await page.goto('/');
      await list.getByRole('button', { name: add, exact: true }).click();
      const dialog = page.getByTestId('watchlist-add');
      await dialog.getByRole('textbox').fill('Ticker,Name\nNVDA,"NVIDIA"\n600519,Moutai\nNOSUCHCODE,x');
      await dialog.getByRole('button', { name: new RegExp(`^${add} ?3`) }).click();
      // What is not known stays in the box to be mended.
      await dialog.getByRole('status').getByText('NOSUCHCODE').waitFor();
      expect(await dialog.getByRole('textbox').inputValue()).toBe('NOSUCHCODE');
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(names).toEqual(['?symbol=US:NVDA', '?symbol=SH:600519']);
      await list.getByText(quiet).first().waitFor();

      await list.getByRole('button', { name: /Moutai|茅台/ }).click();
      await page.getByRole('menuitem', { name: up }).click();
      await expect.poll(names).toEqual(['?symbol=SH:600519', '?symbol=US:NVDA']);
      await list.getByRole('button', { name: /Moutai|茅台/ }).click();
      await page.getByRole('menuitem', { name: remove }).click();
      await expect.poll(names).toEqual(['?symbol=US:NVDA']);
      await page.getByRole('button', { name: undo }).click();
      await expect.poll(names).toEqual(['?symbol=SH:600519', '?symbol=US:NVDA']);

      await page.reload();
      await expect.poll(names).toEqual(['?symbol=SH:600519', '?symbol=US:NVDA']);
      expect(await overflow(page)).toBe(0);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(visitor.faults).toEqual([]);
      await visitor.close();
    },
  );

  it('takes an instrument from its report, and shows the value that the report states', async () => {
    const visitor = await visit(browser, sharedServer().url);
    const { page } = visitor;
    await page.goto('/research?symbol=US:NVDA');
    const star = page.getByRole('button', { name: 'Watch', exact: true });
    await star.waitFor();
    await star.click();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    await page.getByTestId('run-strip').waitFor();
    const gap = (await page.locator('[data-figure="upside.blended"]').first().innerText()).trim();
    await page.goto('/');
    const row = page.getByTestId('watchlist').getByRole('listitem').filter({ hasText: 'NVDA' });
    await row.getByText('against price').waitFor();
    expect(await row.innerText()).toContain(gap.replace(/^[▲▼●]\s*/u, ''));
    expect(visitor.faults).toEqual([]);
    await visitor.close();
  });
});
