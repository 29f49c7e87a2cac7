import type { StrategyView } from '@plumbline/contract/strategy';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeBars } from '@plumbline/model/bar-chunk-write';
import { accessibilityFaults } from './lib/accessibility-faults.ts';
import { launch, noBrowser, overflow, visit } from './lib/browse.ts';
import { sharedServer } from './lib/shared-server.ts';

const legendOf = async (page: Page): Promise<string> => (await page.getByTestId('chart-legend').textContent()) ?? '';
const closeOf = async (page: Page): Promise<number> =>
  Number(/Close\s*([\d,]+\.\d\d)/.exec(await legendOf(page))?.[1]?.replaceAll(',', ''));

describe.skipIf(noBrowser)('the desk around a chart', () => {
  let browser: Awaited<ReturnType<typeof launch>>;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
  });

  it('stands a strategy below the price with its verdict, and in a replay with neither verdict nor what came later', async () => {
    const { page, faults, close } = await visit(browser, sharedServer().url);
    await page.goto('/strategy?new=template');
    await page.locator('[data-template="moving-average-cross"] [data-market="us"]').click();
    await page.locator('[data-kpi="trades"]').waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const read = async (): Promise<StrategyView> => {
      const answer = await page.request.get(`/api/strategies/${id}`);
      return ((await answer.json()) as { strategy: StrategyView }).strategy;
    };
    await expect.poll(async () => (await read()).current.test.state).toBe('done');
    const { current } = await read();
    const symbol = current.spec.universe.instruments[0] ?? '';
    await page.goto(`/research?symbol=${symbol}&view=chart&range=5Y`);
    const panel = page.getByTestId('lane-panel');
    await panel.getByRole('combobox').click();
    await page.getByRole('option', { name: current.spec.name }).click();
    const lane = page.getByTestId('strategy-lane');
    await expect.poll(() => lane.textContent()).toMatch(/Robust|Promising|Fragile|luck|Not enough/);
    expect(new URL(page.url()).searchParams.get('strategy')).toBe(id);
    // As many positions as the server counted in the same test.
    const over = Number(/of (\d+) position/.exec((await lane.textContent()) ?? '')?.[1]);
    expect(over).toBe(current.test.summary?.trades);
    await expect.poll(() => lane.getByTestId('lane-position').count()).toBeGreaterThan(2);
    const rows = panel.getByRole('listitem');
    await rows.nth(1).getByRole('button').click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('application').focus();
    await page.mouse.move(5, 5);
    for (let at = 0; at < 30; at += 1) await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('r');
    await expect.poll(() => lane.textContent()).toContain('No verdict in a replay');
    const date = /\d{4}\/\d\d\/\d\d/.exec(await legendOf(page))?.[0] ?? '';
    const listed = (await panel.textContent())?.match(/\d{4}\/\d\d\/\d\d/g) ?? [];
    expect(listed.length).toBeGreaterThan(0);
    for (const one of listed) expect(one <= date).toBe(true);
    const before = Number(/of (\d+) position/.exec((await lane.textContent()) ?? '')?.[1]);
    expect(before).toBeLessThan(over);
    // Days have no place among hours.
    await page.goto(`/research?symbol=${symbol}&view=chart&interval=1h&strategy=${id}`);
    await expect.poll(() => panel.textContent()).toContain('no place beside each other');
    expect(await lane.count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('draws with the magnet on the price of a bar, in a colour, locked, and shows it on weeks at the same price', async () => {
    const { page, faults, close } = await visit(browser, sharedServer().url, {
      theme: 'light',
      viewport: { width: 390, height: 844 },
    });
    await page.goto('/research?symbol=US:NVDA&view=chart');
    await expect.poll(() => legendOf(page)).toContain('2026');
    await page.getByRole('application').focus();
    await page.keyboard.press('m');
    const magnet = page.getByRole('button', { name: /^Magnet/ });
    await expect.poll(() => magnet.getAttribute('aria-pressed')).toBe('true');
    // A few pixels beside the close of the newest bar, where the crosshair of the keys stands.
    await page.mouse.move(5, 5);
    await page.keyboard.press('End');
    const close0 = await closeOf(page);
    await page.getByRole('button', { name: 'Horizontal line', exact: true }).click();
    await page.getByRole('application').focus();
    await page.keyboard.press('Enter');
    const bar = page.getByTestId('drawing-bar');
    const objects = page.getByTestId('drawing-objects');
    await expect.poll(() => objects.textContent()).toContain(close0.toFixed(2));
    await bar.getByRole('button', { name: 'Pink' }).click();
    await expect.poll(() => bar.getByRole('button', { name: 'Pink' }).getAttribute('aria-pressed')).toBe('true');
    await bar.getByRole('button', { name: 'Lock in its place' }).click();
    const price = objects.getByRole('textbox', { name: 'Price of point 1' });
    await expect.poll(() => price.isDisabled()).toBe(true);
    const kept = async (): Promise<unknown> => {
      const answer = await page.request.get('/api/drawings/US:NVDA');
      return ((await answer.json()) as { drawings: { drawing: unknown }[] }).drawings[0]?.drawing;
    };
    await expect.poll(kept).toMatchObject({ kind: 'horizontal', color: 'pink', isLocked: true });
    expect(await overflow(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto('/research?symbol=US:NVDA&view=chart&interval=1w');
    await expect.poll(() => objects.textContent()).toContain(close0.toFixed(2));
    await objects.getByRole('button', { name: 'Remove: Horizontal line' }).click();
    await expect.poll(kept).toBe(undefined);
    expect(faults).toEqual([]);
    await close();
  });

  it('names what was expected of results, the range of a multiple, and links ranges', async () => {
    const { page, faults, close } = await visit(browser, sharedServer().url);
    await page.goto('/research?symbol=US:NVDA&view=chart&layout=2&links=range&chart2=symbol%3DUS:AMD%26range%3D5Y');
    await expect.poll(() => page.getByTestId('chart-legend').count()).toBe(2);
    const chart = (at: number) => page.locator(`[data-chart="${at}"]`);
    const half = page.getByTestId('chart-foot').getByRole('button', { name: '6M', exact: true });
    await half.click();
    // The ranges below are those of the chart that was pressed last.
    await chart(2).getByRole('application').focus();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toMatch(/Advanced Micro/);
    await expect.poll(() => half.getAttribute('aria-pressed')).toBe('true');
    const receipt = page.getByTestId('chart-receipt');
    await chart(1).getByRole('application').focus();
    const press = async (): Promise<string> => {
      await page.keyboard.press(',');
      return (await receipt.textContent()) ?? '';
    };
    await expect.poll(press).toContain('Earnings a share, reported');
    const text = (await receipt.textContent()) ?? '';
    const [reported, expected, surprise] = [
      /reported(-?[\d.]+)/.exec(text)?.[1],
      /Expected before(-?[\d.]+)/.exec(text)?.[1],
      /expected([+−][\d.]+)%/.exec(text)?.[1],
    ].map((part) => Number(part?.replace('−', '-')));
    const share = (reported ?? Number.NaN) / (expected ?? Number.NaN) - 1;
    expect(surprise).toBeCloseTo(share * 100, 0);
    expect(faults).toEqual([]);
    await close();
  });

  it('keeps the newest bar of very many in view by keys, and the bar below the pointer by wheel', async () => {
    const { page, faults, close } = await visit(browser, sharedServer().url);
    // Each bar closes at its number. No clock is put back meanwhile.
    const count = 120_000;
    const end = Date.UTC(2026, 9, 20, 20);
    const number = Float64Array.from({ length: count }, (_, at) => at + 1);
    const time = number.map((at) => end - (count - at) * 60_000);
    const columns = { time, open: number, high: number, low: number, close: number, volume: number };
    await page.route(/\/api\/bars\/[^?]*\?.*interval=1m/, (route) =>
      route.fulfill({ contentType: 'application/octet-stream', body: Buffer.from(encodeBars(columns, 2)) }),
    );
    await page.goto('/research?symbol=US:NVDA&view=chart&interval=1m&range=Max');
    await expect.poll(() => legendOf(page)).toContain('120,000.00');
    const plot = page.getByRole('application');
    const box = await plot.boundingBox();
    if (box === null) throw new Error('the chart has a place');
    let moved = 0;
    /** The bar at a place between the edges of the bars, after the frame to come. */
    const barAt = async (part: number): Promise<number> => {
      // Wider than the scale beside them.
      await page.mouse.move(box.x + part * (box.width - 110), box.y + 100 + (moved = (moved + 1) % 2));
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
      return closeOf(page);
    };
    const farLeft = async (): Promise<number> => barAt(0.001);
    await expect.poll(farLeft).toBeLessThan(2000);
    await plot.focus();
    for (let press = 0; press < 40; press += 1) await page.keyboard.press('+');
    await expect.poll(farLeft).toBeGreaterThan(count - 30);
    await expect.poll(() => barAt(1)).toBeGreaterThan(count - 3);
    // The pointer at the edge itself: the newest bar, which the legend reads.
    await expect.poll(() => barAt(1 + 25 / (box.width - 110))).toBe(count);
    await plot.focus();
    for (let press = 0; press < 40; press += 1) await page.keyboard.press('-');
    await expect.poll(farLeft).toBeLessThan(2000);
    // A pixel is more than a hundred bars at first, and less than one in the end.
    await expect.poll(() => barAt(0.6)).toBeGreaterThan(count / 2);
    const below = await barAt(0.6);
    for (let turn = 0; turn < 90; turn += 1) await page.mouse.wheel(0, -100);
    const seen = async (): Promise<number> => -(await barAt(0.001)) + (await barAt(1));
    await expect.poll(async () => Math.abs((await seen()) - 20)).toBeLessThan(10);
    await expect.poll(async () => Math.abs((await barAt(0.6)) - below)).toBeLessThan(400);
    expect(faults).toEqual([]);
    await close();
  });

  it('says of an indicator of the session that it needs shorter bars', async () => {
    const { page, faults, close } = await visit(browser, sharedServer().url);
    await page.goto('/research?symbol=US:NVDA&view=chart&indicators=opening-range:30');
    await expect.poll(() => legendOf(page)).toContain('Opening range 30needs bars shorter than a day');
    const offered = page.getByRole('button', { name: /^Opening range/ });
    const offer = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Indicators' }).click();
      await page.getByRole('textbox', { name: 'Name or id' }).fill('opening-range');
    };
    await offer();
    await expect.poll(() => offered.getAttribute('aria-disabled')).toBe('true');
    expect(await offered.textContent()).toContain('needs bars shorter than a day');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto('/research?symbol=US:NVDA&view=chart&interval=5m');
    await offer();
    await expect.poll(() => offered.getAttribute('aria-disabled')).toBe('false');
    await offered.click();
    await expect.poll(() => legendOf(page)).toMatch(/Opening range 30High [\d,.]+Low [\d,.]+/);
    expect(faults).toEqual([]);
    await close();
  });
});
