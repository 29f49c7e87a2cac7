import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './lib/accessibility-faults.ts';
import { launch, noBrowser, overflow, visit } from './lib/browse.ts';
import { sharedServer } from './lib/shared-server.ts';

describe.skipIf(noBrowser)('the chart page', () => {
  let browser: Awaited<ReturnType<typeof launch>>;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
  });

  it('draws bars, takes an indicator from the catalogue, follows keys and keeps it all in the address', async () => {
    const { page, faults, close } = await visit(browser, sharedServer().url);
    await page.goto('/research?symbol=US:NVDA&view=chart');
    const legend = page.getByTestId('chart-legend');
    await expect.poll(() => legend.textContent()).toContain('2026/11/20');
    await page.getByRole('button', { name: 'Indicators' }).click();
    await page.getByRole('textbox', { name: 'Name or id' }).fill('rsi');
    await page.getByRole('button', { name: /^Relative strength index/ }).click();
    await expect.poll(() => legend.textContent()).toContain('Relative strength index 14');
    const slider = page.getByRole('slider', { name: 'Period' });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => new URL(page.url()).searchParams.get('indicators')).toBe('rsi:15');
    await page.getByRole('button', { name: 'Indicators' }).click();
    await page.getByRole('button', { name: 'Write your own' }).click();
    const written = page.getByRole('textbox', { name: 'Text of the indicator' });
    await written.fill('days = 50 from 20 to 200\nfar = close / sma(day) - 1');
    await expect.poll(() => page.getByRole('button', { name: 'Line 2' }).count()).toBe(1);
    await written.fill('days = 50 from 20 to 200\nfar = close / sma(days) - 1');
    await page.getByRole('button', { name: 'Draw it' }).click();
    await expect.poll(() => legend.textContent()).toMatch(/far 50\s*[-\u2212]?0\.\d/);
    await expect.poll(() => page.getByRole('slider', { name: 'days' }).count()).toBe(1);
    // The pointer stands on a bar, where the keys would begin.
    await page.mouse.move(5, 5);
    await page.getByRole('application').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => legend.textContent()).toContain('2026/11/19');
    await page.keyboard.press(',');
    await page.keyboard.press(',');
    // The newest event that has a bar; the one before it is still to come.
    const receipt = page.getByTestId('chart-receipt');
    await expect.poll(() => receipt.locator('[aria-pressed=true]').textContent()).toContain('2026/08/24');
    await expect.poll(() => legend.textContent()).toContain('2026/08/24');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it('compares on a relative scale and fits a phone', async () => {
    const { page, faults, close } = await visit(browser, sharedServer().url, {
      theme: 'light',
      locale: 'zh-CN',
      viewport: { width: 390, height: 844 },
    });
    await page.goto('/research?symbol=US:NVDA&view=chart&with=US:AMD');
    await expect.poll(() => page.getByTestId('chart-legend').textContent()).toMatch(/AMD\s*[\d.]+/);
    expect(await page.getByRole('combobox', { name: '坐标' }).textContent()).toContain('百分比');
    expect(await overflow(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it('opens by a code that means one instrument, with no step to go back to, and asks about what means none', async () => {
    const { page, faults, close } = await visit(browser, sharedServer().url);
    await page.goto('/research?view=chart');
    await page.goto('/research?symbol=NVDA&view=chart');
    await expect.poll(() => new URL(page.url()).searchParams.get('symbol')).toBe('US:NVDA');
    await expect.poll(() => page.getByTestId('chart-legend').textContent()).toContain('2026/11/20');
    await page.goBack();
    await expect.poll(() => new URL(page.url()).searchParams.get('symbol')).toBe(null);
    await page.goto('/research?symbol=zzqqxx&view=chart');
    await expect.poll(() => page.getByRole('combobox', { name: 'Find an instrument' }).inputValue()).toBe('zzqqxx');
    expect(faults).toEqual([]);
    await close();
  });
});
