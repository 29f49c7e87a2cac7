import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, noBrowser, overflow, visit } from './lib/browse.ts';
import { eachVisitor } from './lib/each-visitor.ts';
import { sharedServer } from './lib/shared-server.ts';

interface Event {
  readonly kind: string;
  readonly date: string;
  readonly url?: string;
}

/** Where the last bar of the plot is painted, in pixels from its left: the right end of what the volume has at its foot. */
async function lastBar(page: Page): Promise<number> {
  return page.evaluate(() => {
    const plot = document.querySelector('[data-testid=chart-plot]');
    const panes = Array.from(plot?.querySelectorAll('canvas') ?? []).filter(
      ({ width, height }) => width > 250 && height > 120,
    );
    let last = 0;
    for (const pane of panes) {
      const { width, height } = pane;
      const pixels = pane.getContext('2d')?.getImageData(0, height - 3, width, 1).data ?? new Uint8ClampedArray(0);
      for (let x = 0; x < width; x += 1) if ((pixels[4 * x + 3] ?? 0) > 0) last = Math.max(last, x);
    }
    return last / window.devicePixelRatio;
  });
}

describe.skipIf(noBrowser)('marks on a small chart', () => {
  const stage = eachVisitor({ viewport: { width: 390, height: 844 }, hasTouch: true });

  it('stay at the foot of the price when the legend and the panes leave it less height', async () => {
    const { page } = stage.visitor;
    await page.goto('/research?symbol=US:NVDA&view=chart&indicators=sma:50,rsi:14,macd');
    const mark = page.getByTestId('chart-mark').first();
    await expect.poll(() => page.getByTestId('chart-legend').textContent()).toMatch(/MACD[^\d]*12 26 9 *\D+[\d.]/);
    // The panes are rows of one table, that of the price first.
    const price = page.getByTestId('chart-plot').locator('table tr').first();
    const above = async (): Promise<number> => {
      const [letter, pane] = [await mark.boundingBox(), await price.boundingBox()];
      return (pane?.y ?? 0) + (pane?.height ?? 0) - ((letter?.y ?? 0) + (letter?.height ?? 0));
    };
    await expect.poll(above).toBeGreaterThanOrEqual(0);
    expect(await above()).toBeLessThan(16);
  });
});

describe.skipIf(noBrowser)('marks of days to come', () => {
  let browser: Awaited<ReturnType<typeof launch>>;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
  });

  it.each([
    ['1d', 1440, 'en-US', 'E'],
    ['1w', 1440, 'zh-CN', '财'],
    ['1d', 390, 'zh-CN', '财'],
  ] as const)('stand behind the last bar and open their receipt: %s, %i', async (interval, width, locale, letter) => {
    const { page, faults, close } = await visit(browser, sharedServer().url, {
      locale,
      viewport: { width, height: 900 },
      hasTouch: width < 768,
    });
    const { events } = (await (await page.request.get('/api/events/US:NVDA')).json()) as { events: readonly Event[] };
    const ahead = events.filter(({ date, kind }) => date > '2026-11-20' && kind === 'earnings');
    expect(ahead).toHaveLength(1);
    await page.goto(`/research?symbol=US:NVDA&view=chart&interval=${interval}`);
    const mark = page.getByTestId('chart-mark').and(page.locator('.border-dashed'));
    await expect.poll(() => mark.count()).toBe(1);
    await mark.scrollIntoViewIfNeeded();
    const [box, plot] = [await mark.boundingBox(), await page.getByTestId('chart-plot').boundingBox()];
    expect(box?.x).toBeGreaterThan((plot?.x ?? 0) + (await lastBar(page)));
    await expect.poll(() => mark.textContent()).toBe(letter);
    await (width < 768 ? mark.tap() : mark.click());
    const receipt = page.getByTestId('chart-receipt');
    await expect
      .poll(() => receipt.locator('[aria-pressed=true]').textContent())
      .toContain(ahead[0]?.date.replaceAll('-', '/'));
    const isChinese = locale === 'zh-CN';
    const section = isChinese ? '数据源' : 'Data sources';
    // Nothing that was made up has a document; it says so, and where it comes from is one press away.
    await expect
      .poll(() => receipt.textContent())
      .toContain(isChinese ? '由合成市场生成' : 'Made up by the simulated market');
    const sources = receipt.getByRole('link', { name: section });
    await (width < 768 ? sources.tap() : sources.click());
    await page.getByRole('dialog').getByRole('heading', { name: section }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await overflow(page)).toBe(0);
    // What lies ahead is no part of a replay, nor of years ago.
    await page.getByRole('application').focus();
    await page.keyboard.press('r');
    await page.getByTestId('replay-bar').waitFor();
    await expect.poll(() => mark.count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });
});
