import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from './lib/accessibility-faults.ts';
import { noBrowser, overflow } from './lib/browse.ts';
import { eachVisitor } from './lib/each-visitor.ts';

async function openExample(page: Page): Promise<void> {
  await page.goto('/strategy');
  await page.locator('[data-example]').first().click();
  await page.waitForURL(/\/strategy\/\w+/);
  await page.locator('[data-kpi="trades"]').waitFor();
}

/** The figures as a reader sees them in a cell of the strip. */
async function strip(page: Page, id: string): Promise<readonly string[]> {
  return page.locator(`[data-kpi="${id}"] dd`).allTextContents();
}

describe.skipIf(noBrowser)('one truth about a strategy', () => {
  const stage = eachVisitor();

  it('prints the same out-of-sample Sharpe ratio and interval in the strip and in the list', async () => {
    const { page } = stage.visitor;
    await openExample(page);
    await page.locator('[data-testid="verdict"][aria-busy="false"]').waitFor();
    const [value = '', interval = ''] = await strip(page, 'laterSharpe');
    expect(value).toMatch(/\d\.\d\d/);
    await expect.poll(async () => (await strip(page, 'laterSharpe'))[1]).toMatch(/ – .*95%/);
    const ends = ((await strip(page, 'laterSharpe'))[1] ?? interval).replace(/,? ?95%.*/, '');
    await page.goto('/strategy');
    await page.getByText(ends).first().waitFor();
    expect(await page.locator('main').textContent()).toContain(`${value} ${ends}`);
  });

  it('says of a moved slider whose verdict it shows', async () => {
    const { page } = stage.visitor;
    await openExample(page);
    await page.locator('[data-testid="verdict"][aria-busy="false"]').waitFor();
    expect(await page.getByTestId('verdict-whose').count()).toBe(0);
    const slider = page.getByRole('slider').first();
    await slider.focus();
    await slider.press('ArrowRight');
    await slider.press('ArrowRight');
    await page.getByTestId('verdict-whose').waitFor();
    await page.locator('[data-testid="verdict"][aria-busy="false"]').waitFor();
    await expect.poll(() => page.getByTestId('verdict-whose').textContent()).toMatch(/not saved/);
  });

  it.each([
    ['desktop', 1440],
    ['phone', 390],
  ] as const)('shows what each trade came to: %s', async (_, width) => {
    const { page } = stage.visitor;
    await openExample(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${page.url().split('?')[0]}?tab=trades`);
    const table = page.locator('table').first();
    await table.waitFor();
    expect(await overflow(page)).toBe(0);
    const heads = await table.locator('thead th').allTextContents();
    const place = heads.indexOf('Return');
    expect(place).toBeGreaterThan(0);
    const head = table.locator('thead th').nth(place);
    const region = table.locator('xpath=..');
    const first = table.locator('tbody tr').first().locator('td').first();
    const at = async () => (await first.boundingBox())?.x ?? Number.NaN;
    const before = await at();
    if (width >= 1440) {
      const [box, frame] = [await head.boundingBox(), await region.boundingBox()];
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
    } else {
      await head.scrollIntoViewIfNeeded();
      await region.evaluate((element) => element.scrollTo({ left: 400 }));
      expect(await region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
      expect(Math.abs((await at()) - before)).toBeLessThanOrEqual(1);
      expect(await overflow(page)).toBe(0);
    }
  });

  it('keeps how a reader arranged the table of trades: columns, those in place, widths; and filters its rows', async () => {
    const { page } = stage.visitor;
    await openExample(page);
    await page.goto(`${page.url().split('?')[0]}?tab=trades`);
    const table = page.locator('table').first();
    const heads = (): Promise<string[]> => table.locator('thead th').allTextContents();
    const tools = page.getByRole('group', { name: /^Arrange: / });
    const filter = tools.getByRole('searchbox');
    await filter.waitFor();
    const all = await table.locator('tbody tr').count();
    const year = ((await table.locator('tbody td').first().textContent()) ?? '').slice(0, 4);
    await filter.fill(`${year}- long`);
    await expect.poll(() => tools.getByRole('status').textContent()).toMatch(/^\d+ of \d+$/);
    const [left = 0] = ((await tools.getByRole('status').textContent()) ?? '').split(' of ').map(Number);
    expect(left).toBeGreaterThan(0);
    for (const row of await table.locator('tbody tr').allTextContents()) expect(row).toContain(year);
    await filter.fill('nothing like it');
    await expect.poll(() => table.locator('tbody tr').count()).toBe(0);
    await filter.fill('');
    await expect.poll(() => table.locator('tbody tr').count()).toBe(all);

    const choose = async (menu: string, item: string): Promise<void> => {
      await tools.getByRole('button', { name: menu, exact: true }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await choose('Columns', 'Symbol');
    await expect.poll(heads).not.toContain('Symbol');
    await choose('Pin', 'Up to “Return” stays in place');
    const edge = table.getByRole('separator', { name: 'Width of Return' });
    const width = async (): Promise<number> => (await table.locator('thead th').nth(1).boundingBox())?.width ?? 0;
    const before = await width();
    await edge.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(width).toBeGreaterThan(before);
    await page.reload();
    await filter.waitFor();
    await expect.poll(heads).not.toContain('Symbol');
    expect(await width()).toBeGreaterThan(before);
    // Both stand side by side while the others go by.
    await page.setViewportSize({ width: 700, height: 900 });
    const places = (): Promise<number[]> =>
      table.locator('thead th').evaluateAll((cells) => cells.slice(0, 2).map((cell) => cell.getBoundingClientRect().x));
    const still = await places();
    await table.locator('xpath=..').evaluate((element) => element.scrollTo({ left: 200 }));
    await expect.poll(async () => (await places()).map(Math.round)).toEqual(still.map(Math.round));
    expect(await accessibilityFaults(page)).toEqual([]);
    await choose('Columns', 'As at first');
    await expect.poll(heads).toContain('Symbol');
  });
});
