import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './lib/accessibility-faults.ts';
import { launch, noBrowser, overflow, visit } from './lib/browse.ts';
import { sharedServer } from './lib/shared-server.ts';

describe.skipIf(noBrowser)('charts side by side', () => {
  let browser: Awaited<ReturnType<typeof launch>>;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
  });

  it('stand by two and four, linked by crosshair, interval and symbol, all in the address and kept under a name', async () => {
    const { page, faults, close } = await visit(browser, sharedServer().url);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/bars')) asked.push(request.url());
    });
    const chart = (at: number): Locator => page.locator(`[data-chart="${at}"]`);
    const legend = (at: number): Locator => chart(at).getByTestId('chart-legend');
    const said = (key: string): string | null => new URL(page.url()).searchParams.get(key);
    await page.goto('/research?symbol=US:NVDA&view=chart&indicators=sma:50');
    await expect.poll(() => legend(1).textContent()).toContain('2026/11/20');
    const before = asked.length;
    await page.getByRole('group', { name: 'Charts side by side' }).getByRole('button', { name: '2' }).click();
    await expect.poll(() => legend(2).textContent()).toContain('2026/11/20');
    // Both draw the same bars.
    expect(asked.length).toBe(before);
    // The second one becomes active where it is pressed, and the toolbar speaks of it alone.
    await chart(2)
      .getByRole('application')
      .click({ position: { x: 200, y: 120 } });
    await expect.poll(() => chart(2).getAttribute('aria-current')).toBe('true');
    expect(await chart(1).getAttribute('aria-current')).toBe(null);
    await page.getByRole('button', { name: 'NVDA, change' }).click();
    await page.getByRole('dialog').getByRole('combobox').fill('AMD');
    await page.getByRole('dialog').getByRole('option', { name: /AMD/ }).first().click();
    await expect.poll(() => legend(2).textContent()).toContain('AMD');
    expect(await legend(1).textContent()).toContain('NVDA');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/Advanced Micro/);
    expect([said('symbol'), said('layout'), said('active'), said('links')]).toEqual(['US:NVDA', '2', '2', 'crosshair']);
    // By keys: the first chart again, its crosshair moves that of the other.
    await chart(2).getByRole('application').focus();
    await page.mouse.move(5, 5);
    await page.keyboard.press('1');
    await expect.poll(() => chart(1).getAttribute('aria-current')).toBe('true');
    await page.keyboard.press('Home');
    await page.keyboard.press('End');
    await page.keyboard.press('Shift+ArrowLeft');
    const date = async (at: number): Promise<string> =>
      /\d{4}\/\d\d\/\d\d/.exec((await legend(at).textContent()) ?? '')?.[0] ?? '';
    await expect.poll(() => date(1)).toBe('2026/11/06');
    expect(await date(2)).toBe('2026/11/06');
    await page.getByRole('button', { name: 'Cross-hair', exact: true }).click();
    await expect.poll(() => said('links')).toBe(null);
    // Four, with linked intervals.
    await page.keyboard.press('Alt+4');
    await expect.poll(() => page.getByTestId('chart-legend').count()).toBe(4);
    await page.getByRole('button', { name: 'Interval', exact: true }).click();
    await page.getByRole('combobox', { name: 'Interval' }).click();
    await page.getByRole('option', { name: 'Week', exact: true }).click();
    for (const at of [1, 2, 3, 4]) await expect.poll(() => legend(at).textContent()).toContain('Week');
    expect(await accessibilityFaults(page)).toEqual([]);
    const views = page.getByTestId('chart-views');
    await views.getByRole('textbox', { name: 'Name of this view' }).fill('Four');
    await views.getByRole('button', { name: 'Keep' }).click();
    await expect.poll(() => views.getByRole('button', { name: /^Four/ }).textContent()).toContain('4 charts');
    const kept = page.url();
    await page.goto('/research?symbol=US:SPY&view=chart');
    await views.getByRole('button', { name: /^Four/ }).click();
    await expect.poll(() => page.url()).toBe(kept);
    await page.reload();
    await expect.poll(() => legend(2).textContent()).toContain('AMD · Week');
    // A linked symbol brings all to that of the active one.
    await page.getByRole('button', { name: 'Symbol', exact: true }).click();
    for (const at of [1, 2, 3, 4]) await expect.poll(() => legend(at).textContent()).toContain('NVDA · Week');
    await views.getByRole('button', { name: 'Remove the view Four' }).click();
    await expect.poll(() => views.getByRole('button', { name: /^Four/ }).count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('fit four into the window with one row of ranges, each with most of its place for prices', async () => {
    const { page, faults, close } = await visit(browser, sharedServer().url);
    await page.goto('/research?symbol=US:NVDA&view=chart&layout=4&chart3=symbol%3DUS:AMD%26interval%3D1w');
    await expect.poll(() => page.getByTestId('chart-legend').count()).toBe(4);
    for (const at of [1, 2, 3, 4]) {
      const chart = page.locator(`[data-chart="${at}"]`);
      await expect.poll(async () => (await chart.boundingBox())?.height).toBeGreaterThan(280);
      const [whole, plot] = [await chart.boundingBox(), await chart.getByTestId('chart-plot').boundingBox()];
      expect((whole?.y ?? 0) + (whole?.height ?? 0)).toBeLessThan(900);
      expect((plot?.height ?? 0) / (whole?.height ?? 1)).toBeGreaterThan(0.8);
    }
    expect(await page.getByRole('button', { name: '6M', exact: true }).count()).toBe(1);
    const foot = page.getByTestId('chart-foot');
    const below = await foot.boundingBox();
    expect((below?.y ?? 0) + (below?.height ?? 900)).toBeLessThan(900);
    // It is that of the active chart.
    await expect.poll(() => foot.textContent()).toContain('NVIDIA');
    await page
      .locator('[data-chart="3"]')
      .getByRole('application')
      .click({ position: { x: 150, y: 90 } });
    await expect.poll(() => foot.textContent()).toMatch(/Advanced Micro.*Week/);
    expect(faults).toEqual([]);
    await close();
  });

  it('are shown one at a time on a phone', async () => {
    const { page, faults, close } = await visit(browser, sharedServer().url, {
      locale: 'zh-CN',
      theme: 'light',
      viewport: { width: 390, height: 844 },
    });
    await page.goto('/research?symbol=US:NVDA&view=chart&layout=2&chart2=symbol%3DUS:AMD%26interval%3D1w');
    const legend = page.getByTestId('chart-legend');
    await expect.poll(() => legend.textContent()).toContain('NVDA');
    expect(await legend.count()).toBe(1);
    await page.getByRole('group', { name: '显示的图表' }).getByRole('button', { name: '2 AMD' }).click();
    await expect.poll(() => legend.textContent()).toContain('AMD · 周线');
    expect(await legend.count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('active')).toBe('2');
    expect(await overflow(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
});
