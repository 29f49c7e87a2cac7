import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noBrowser, overflow, visit } from './lib/browse.ts';
import { eachVisitor } from './lib/each-visitor.ts';
import { openReport } from './lib/report.ts';

/** Where the heads of a table stand below the bars of the page while its middle passes: 0 = right under them, and nothing over them. */
async function heldAt(table: Locator): Promise<{ readonly gap: number; readonly isSeen: boolean }> {
  const middle = table.locator('tbody tr').nth(Math.floor((await table.locator('tbody tr').count()) / 2));
  await middle.evaluate((row) => row.scrollIntoView({ block: 'start' }));
  return table.evaluate((element) => {
    const head = element.querySelector('thead th:last-child')?.getBoundingClientRect();
    if (head === undefined) throw new Error('no head');
    const x = Math.min(head.right, window.innerWidth) - 30;
    // What stands at the top of the page ends where the first of the card begins to be seen.
    let y = 0;
    while (y < 300 && document.elementFromPoint(x, y)?.closest('table') !== element) y += 1;
    return { gap: Math.abs(head.top - y), isSeen: document.elementFromPoint(x, head.top + 6)?.closest('th') !== null };
  });
}

describe.skipIf(noBrowser)('the head of a table that scrolls sideways', () => {
  const stage = eachVisitor();

  it.each([390, 1440])('stays in view over the rows of a report, %i wide', async (width) => {
    const { browser, server } = stage;
    const isPhone = width === 390;
    const { page, close } = await visit(browser, server.url, {
      viewport: { width, height: 560 },
      ...(isPhone ? { hasTouch: true, isMobile: true } : {}),
    });
    await openReport(page, 'US:NVDA');
    const table = page.getByRole('group', { name: 'Fiscal years' }).first().locator('table');
    await table.waitFor();
    await expect.poll(async () => (await heldAt(table)).gap).toBeLessThan(2);
    expect((await heldAt(table)).isSeen).toBe(true);
    // Its columns still scroll sideways under it, in step with the rows.
    const apart = await table.evaluate((element) => {
      const box = element.parentElement as HTMLElement;
      box.scrollLeft = 0;
      const [head, cell] = [element.querySelector('thead th:last-child'), element.querySelector('tbody td:last-child')];
      return Math.abs((head?.getBoundingClientRect().right ?? 0) - (cell?.getBoundingClientRect().right ?? 99));
    });
    expect(apart).toBeLessThan(1);
    expect(await overflow(page)).toBe(0);
    await close();
  });

  it('stays in view over the trades of a strategy on a phone, and nothing of it hangs over the first row', async () => {
    const { page } = stage.visitor;
    await page.goto('/strategy?new=template');
    await page.locator('[data-template="moving-average-cross"] [data-market="us"]').click();
    await page.locator('[data-kpi="trades"]').waitFor();
    await page.goto('/strategy');
    const list = page.getByTestId('strategies').getByRole('table');
    await list.waitFor();
    const [head, row] = await Promise.all([
      list.locator('thead tr').boundingBox(),
      list.locator('th').first().boundingBox(),
    ]);
    expect(row?.y).toBeCloseTo(head?.y ?? 0, 0);
    await page.locator('[data-row] a').first().click();
    await page.setViewportSize({ width: 390, height: 560 });
    await page.getByRole('tab', { name: 'Trades' }).click();
    const trades = page.getByRole('tabpanel').getByRole('table').first();
    await expect.poll(() => trades.locator('tbody tr').count()).toBeGreaterThan(20);
    await expect.poll(async () => (await heldAt(trades)).gap).toBeLessThan(2);
    expect((await heldAt(trades)).isSeen).toBe(true);
  });
});
