import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from './lib/accessibility-faults.ts';
import { launch, noBrowser, overflow, visit } from './lib/browse.ts';
import { sharedServer } from './lib/shared-server.ts';

/** A pixel of the plot by shares of its width and height. */
async function pixel(page: Page, x: number, y: number): Promise<readonly [number, number]> {
  const box = await page.getByTestId('chart-plot').boundingBox();
  if (box === null) throw new Error('no plot');
  return [box.x + box.width * x, box.y + box.height * y];
}

async function openChart(page: Page): Promise<void> {
  await page.goto('/research?symbol=US:NVDA&view=chart');
  await expect.poll(() => page.getByTestId('chart-legend').textContent()).toContain('2026');
}

describe.skipIf(noBrowser)('drawings over a chart', () => {
  let browser: Awaited<ReturnType<typeof launch>>;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
  });

  it('are drawn, moved, named, undone and removed with the mouse, and are there after a reload', async () => {
    const { page, faults, close } = await visit(browser, sharedServer().url);
    await openChart(page);
    const objects = page.getByTestId('drawing-objects');
    const rows = objects.getByRole('listitem');
    const price = objects.getByRole('textbox', { name: 'Price of point 1' });
    await page.getByRole('button', { name: 'Trend line', exact: true }).click();
    await page.mouse.click(...(await pixel(page, 0.3, 0.4)));
    await expect.poll(() => page.getByTestId('drawing-bar').textContent()).toContain('point 2 of 2');
    await page.mouse.click(...(await pixel(page, 0.6, 0.3)));
    await expect.poll(() => rows.count()).toBe(1);
    const before = Number(await price.inputValue());
    const shown = page.getByTestId('chart-legend');

    // Taken by its middle and put lower.
    await page.mouse.move(...(await pixel(page, 0.45, 0.35)));
    await page.mouse.down();
    await page.mouse.move(...(await pixel(page, 0.45, 0.45)), { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => Number(await price.inputValue())).toBeLessThan(before);
    const lowered = Number(await price.inputValue());
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => Number(await price.inputValue())).toBe(before);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(async () => Number(await price.inputValue())).toBe(lowered);

    await price.fill('150');
    await price.press('Tab');
    const text = page.getByTestId('drawing-bar').getByRole('textbox', { name: 'Text' });
    await text.fill('Floor');
    const kept = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && (response.request().postData() ?? '').includes('Floor'),
    );
    await text.press('Enter');
    expect((await kept).status()).toBe(200);
    await page.reload();
    await expect.poll(() => shown.textContent()).toContain('2026');
    await expect.poll(() => rows.count()).toBe(1);
    expect(await rows.first().textContent()).toContain('Floor');
    expect(await rows.first().textContent()).toContain('150.00');

    // Others do not see it, and prices of another kind do not carry it.
    const stranger = await visit(browser, sharedServer().url);
    await openChart(stranger.page);
    expect(await stranger.page.getByTestId('drawing-objects').getByRole('listitem').count()).toBe(0);
    await stranger.close();
    await page.goto('/research?symbol=US:NVDA&view=chart&adjust=total');
    await expect.poll(() => rows.first().textContent()).toContain('on prices: Split-adjusted');

    await rows.first().getByRole('button', { name: 'Remove: Trend line' }).click();
    await expect.poll(() => rows.count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('are drawn by keys, each kind with its points, undone, done again and removed', async () => {
    const { page, faults, close } = await visit(browser, sharedServer().url, { theme: 'light' });
    await openChart(page);
    const rows = page.getByTestId('drawing-objects').getByRole('listitem');
    await page.mouse.move(5, 5);
    const kinds = [
      ['Trend line', 2],
      ['Horizontal line', 1],
      ['Channel', 3],
      ['Fibonacci retracement', 2],
      ['Rectangle', 2],
      ['Measure', 2],
      ['Note', 1],
    ] as const;
    for (const [at, [kind, points]] of kinds.entries()) {
      const tool = page
        .getByRole('toolbar', { name: 'Drawing tools' })
        .getByRole('button', { name: kind, exact: true });
      await tool.focus();
      await page.keyboard.press('Enter');
      for (let point = 0; point < points; point += 1) {
        await page.keyboard.press(point === 0 ? 'Home' : 'Shift+ArrowRight');
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('Enter');
      }
      await expect.poll(() => rows.count(), { message: kind }).toBe(at + 1);
      expect(await rows.last().textContent()).toContain(kind);
    }
    await page.keyboard.press('Control+z');
    await expect.poll(() => rows.count()).toBe(kinds.length - 1);
    await page.keyboard.press('Control+y');
    await expect.poll(() => rows.count()).toBe(kinds.length);
    // What was drawn last is selected.
    await page.getByRole('application').focus();
    await page.keyboard.press('Delete');
    await expect.poll(() => rows.count()).toBe(kinds.length - 1);
    // Under way and given up: nothing is kept.
    await page.keyboard.press('t');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    expect(await page.getByTestId('drawing-bar').count()).toBe(0);
    expect(await rows.count()).toBe(kinds.length - 1);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it('are drawn by touch on a phone', async () => {
    const { page, faults, close } = await visit(browser, sharedServer().url, {
      locale: 'zh-CN',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await openChart(page);
    const rows = page.getByTestId('drawing-objects').getByRole('listitem');
    await page.getByRole('button', { name: '测量' }).tap();
    await page.touchscreen.tap(...(await pixel(page, 0.2, 0.5)));
    await expect.poll(() => page.getByTestId('drawing-bar').textContent()).toContain('第 2 点');
    await page.touchscreen.tap(...(await pixel(page, 0.6, 0.3)));
    await expect.poll(() => rows.count()).toBe(1);
    const target = await page.getByRole('button', { name: '趋势线' }).boundingBox();
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await overflow(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
});
