import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, noBrowser, visit } from './lib/browse.ts';
import { sharedServer } from './lib/shared-server.ts';

/** How many rows of the lowest pane hold a dashed line from side to side: more than a curve has, less than a line of the grid. */
async function dashedRows(page: Page): Promise<number> {
  return page.evaluate(() => {
    const panes = Array.from(document.querySelectorAll<HTMLCanvasElement>('[data-testid=chart-plot] canvas'))
      .filter(({ width, height }) => width > 300 && height > 50)
      .toSorted((a, b) => b.getBoundingClientRect().top - a.getBoundingClientRect().top);
    const lowest = panes[0]?.getBoundingClientRect().top;
    let found = 0;
    for (const pane of panes.filter((one) => one.getBoundingClientRect().top === lowest)) {
      const { width, height } = pane;
      const pixels = pane.getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray(0);
      for (let y = 0; y < height; y += 1) {
        let painted = 0;
        for (let x = 0; x < width; x += 1) if ((pixels[4 * (y * width + x) + 3] ?? 0) > 60) painted += 1;
        if (painted > 0.35 * width && painted < 0.9 * width) found += 1;
      }
    }
    return found;
  });
}

describe.skipIf(noBrowser)('lines of indicators on a chart', () => {
  let browser: Awaited<ReturnType<typeof launch>>;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
  });

  it.each([
    ['en-US', ['Upper band', 'Middle band', 'Lower band', 'Signal line', 'Conversion line']],
    ['zh-CN', ['上轨', '中轨', '下轨', '信号线', '转换线']],
    ['zh-HK', ['上軌', '中軌', '下軌', '訊號線', '轉換線']],
  ])('go by names of the reader’s language: %s', async (locale, names) => {
    const { page, faults, close } = await visit(browser, sharedServer().url, { locale });
    await page.goto('/research?symbol=US:NVDA&view=chart&indicators=bbands,macd,ichimoku,kdj');
    const legend = page.getByTestId('chart-legend');
    for (const name of names) await expect.poll(() => legend.textContent()).toContain(`${name} `);
    if (locale !== 'en-US') expect(await legend.textContent()).not.toMatch(/upper|middle|lower|signal|tenkan|senkou/);
    expect(faults).toEqual([]);
    await close();
  });

  it('has lines where an oscillator is called oversold and overbought, and none where no level is usual', async () => {
    const { page, faults, close } = await visit(browser, sharedServer().url);
    for (const [indicator, levels] of [
      ['rsi', 2],
      ['willr', 2],
      ['stoch', 2],
      ['kdj', 4],
      ['atr', 0],
    ] as const) {
      await page.goto(`/research?symbol=US:NVDA&view=chart&indicators=${indicator}`);
      await expect.poll(() => dashedRows(page), { message: indicator }).toBe(levels);
    }
    expect(faults).toEqual([]);
    await close();
  });
});
