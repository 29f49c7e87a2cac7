import type { Locator, Page } from 'playwright-core';
import { launch, noBrowser, visit } from '../e2e/lib/browse.ts';
import { openReport } from '../e2e/lib/report.ts';
import { median, print, type Measurement } from './lib/measure.ts';
import { startServer } from './lib/server.ts';

const visits = 5;
/** Presses of a key and drags of a visit: fewer than fifty, so that the interaction of the page is its slowest one. */
const presses = 24;
const drags = 6;

/** Interactions shorter than this have no entry of their own in a browser, and are counted as this long. */
const shortest = 16;

async function watch(page: Page): Promise<void> {
  await page.addInitScript((least) => {
    const seen: number[] = [];
    Object.assign(window, { interactions: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId > 0) seen.push(entry.duration);
      // Known to Chromium, not to the types yet.
    }).observe({ type: 'event', durationThreshold: least } as PerformanceObserverInit);
  }, shortest);
}

/** Until two frames were painted and the browser has reported what they answered. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30)))),
  );
}

/** From an input until the next paint, in milliseconds: the slowest of many presses of a key and drags of the thumb. */
async function slowest(page: Page, slider: Locator): Promise<number> {
  await slider.focus();
  await page.evaluate(() => (window as unknown as { interactions: number[] }).interactions.splice(0));
  for (let at = 0; at < presses; at += 1) {
    await page.keyboard.press(at % 4 < 2 ? 'ArrowRight' : 'ArrowLeft');
    await painted(page);
  }
  for (let at = 0; at < drags; at += 1) {
    const box = await slider.locator('xpath=..').boundingBox();
    if (box === null) throw new Error('the slider has a place');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + (at % 2 === 0 ? 24 : -24), y, { steps: 8 });
    await page.mouse.up();
    await painted(page);
  }
  const seen = await page.evaluate(() => (window as unknown as { interactions: number[] }).interactions);
  return Math.max(shortest, ...seen);
}

/** A slider of the valuation lab: each step values the company anew. */
async function openLab(page: Page): Promise<Locator> {
  await openReport(page, 'US:NVDA');
  await page.getByRole('button', { name: 'Edit assumptions' }).first().click();
  const slider = page.getByTestId('lab-drawer').locator('[data-assumption="wacc"] input[type="range"]');
  await slider.waitFor();
  return slider;
}

/** A slider of a strategy: each step tests it anew. */
async function openStrategy(page: Page): Promise<Locator> {
  await page.goto('/strategy?new=template');
  await page.locator('[data-template="moving-average-cross"] [data-market="us"]').click();
  await page.locator('[data-kpi="trades"]').waitFor();
  await page.locator('[data-testid="verdict"][aria-busy="false"]').waitFor();
  return page.locator('[data-parameter="fast"] input[type="range"]');
}

/** A parameter of an indicator on the chart: each step draws it anew. */
async function openChart(page: Page): Promise<Locator> {
  await page.goto('/research?symbol=US:NVDA&view=chart&indicators=sma:50');
  await page.locator('[data-testid=chart-plot] canvas').first().waitFor();
  const slider = page.getByRole('slider', { name: 'Period' });
  await slider.waitFor();
  return slider;
}

const pages = [
  ['valuation lab', openLab],
  ['strategy', openStrategy],
  ['chart', openChart],
] as const;

async function measure(): Promise<readonly Measurement[]> {
  const server = await startServer(14_673);
  const browser = await launch();
  const rows: Measurement[] = [];
  try {
    for (const [name, open] of pages) {
      const all: number[] = [];
      for (let at = 0; at < visits; at += 1) {
        const { page, close } = await visit(browser, `http://127.0.0.1:${server.port}`);
        try {
          await watch(page);
          all.push(await slowest(page, await open(page)));
        } finally {
          await close();
        }
      }
      rows.push({ id: `slider: ${name}, input until painted, slowest`, value: median(all), unit: 'ms', budget: 100 });
    }
    return rows;
  } finally {
    await browser.close();
    await server.stop();
  }
}

print(noBrowser ? [] : await measure());
