import type { Browser, BrowserContext, Page } from 'playwright-core';
import { encodeBars } from '@plumbline/model/bar-chunk-write';
import { launch, noBrowser, visit } from '../e2e/lib/browse.ts';
import { median, print, type Measurement } from './lib/measure.ts';
import { startServer } from './lib/server.ts';

const day = 86_400_000;
const frames = 150;
const visits = 7;

interface Load {
  readonly name: string;
  readonly address: string;
  readonly count: number;
  readonly step: number;
}

const loads: readonly Load[] = [
  { name: '20 years of days', address: 'range=Max', count: 5040, step: day },
  {
    name: '20 years of days with three indicators',
    address: 'range=Max&indicators=sma:50,rsi:14,macd:12_26_9',
    count: 5040,
    step: day,
  },
  { name: '500,000 minutes', address: 'interval=1m&range=Max', count: 500_000, step: 60_000 },
];

/** A walk of prices that is the same in every run. */
function barsOf({ count, step }: Load): Uint8Array {
  const rows = (): Float64Array => new Float64Array(count);
  const columns = { time: rows(), open: rows(), high: rows(), low: rows(), close: rows(), volume: rows() };
  const start = Math.floor((Date.UTC(2026, 10, 20) - count * step) / step) * step;
  let state = 1;
  let price = 100;
  for (let i = 0; i < count; i += 1) {
    state = (state * 48_271) % 2_147_483_647;
    const open = price;
    price = Math.max(5, price * (1 + (state / 2_147_483_647 - 0.5) * 0.02));
    const [cents, closing] = [Math.round(open * 100) / 100, Math.round(price * 100) / 100];
    columns.time[i] = start + i * step;
    columns.open[i] = cents;
    columns.close[i] = closing;
    columns.high[i] = Math.max(cents, closing) + 0.5;
    columns.low[i] = Math.min(cents, closing) - 0.5;
    columns.volume[i] = 1000 + (state % 9000);
  }
  return encodeBars(columns, 2);
}

async function serveBars(context: BrowserContext, load: Load): Promise<void> {
  const body = Buffer.from(barsOf(load));
  await context.route('**/api/bars/**', (route) =>
    route.fulfill({
      body,
      headers: {
        'content-type': 'application/octet-stream',
        'x-bars-currency': 'USD',
        'x-bars-simulated': 'true',
        'x-bars-source': 'bench',
      },
    }),
  );
}

/** Milliseconds between frames while `act` is called in each of them. */
async function frameTimes(page: Page, wheel: boolean): Promise<readonly number[]> {
  return page.evaluate(
    ([count, isWheel]) =>
      new Promise<number[]>((resolve) => {
        const target = document.querySelector('[data-testid=chart-plot] canvas') ?? document.body;
        const box = target.getBoundingClientRect();
        const times: number[] = [];
        let before = 0;
        const next = (now: number): void => {
          if (before > 0) times.push(now - before);
          before = now;
          if (times.length >= count) return resolve(times);
          if (isWheel) {
            // To and fro, and nearer and further: each frame has everything to paint anew.
            const phase = Math.sin(times.length / 12);
            target.dispatchEvent(
              new WheelEvent('wheel', {
                deltaX: phase * 40,
                deltaY: times.length % 30 < 15 ? 12 : -12,
                clientX: box.left + box.width / 2,
                clientY: box.top + box.height / 2,
                bubbles: true,
                cancelable: true,
              }),
            );
          }
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    [frames, wheel] as const,
  );
}

/** Milliseconds from the way back to a chart whose bars are kept until it is painted. */
async function paintOfKept(page: Page): Promise<number> {
  await page.goBack();
  await page.getByTestId('chart-plot').waitFor({ state: 'detached' });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const from = performance.now();
        const seen = new MutationObserver(() => {
          if (document.querySelector('[data-testid=chart-plot] canvas') === null) return;
          seen.disconnect();
          // The chart paints in the next frame, which is over when the task behind it begins.
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from))));
        });
        seen.observe(document.body, { subtree: true, childList: true });
        history.forward();
      }),
  );
}

const share = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;

async function measureLoad(browser: Browser, url: string, load: Load): Promise<readonly Measurement[]> {
  const { page, context, close } = await visit(browser, url);
  try {
    await serveBars(context, load);
    await page.goto('/research');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const idle = await frameTimes(page, false);
    await page.evaluate((address) => {
      history.pushState({}, '', `/research?symbol=US:NVDA&view=chart&${address}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, load.address);
    await page.locator('[data-testid=chart-plot] canvas').first().waitFor();
    await page.waitForTimeout(500);
    const moved = await frameTimes(page, true);
    const paints: number[] = [];
    for (let at = 0; at < visits; at += 1) paints.push(await paintOfKept(page));
    return [
      {
        id: `chart: ${load.name}, frame while it moves, median`,
        value: median(moved),
        unit: 'ms',
        budget: 1000 / 60 + 0.5,
      },
      { id: `chart: ${load.name}, frame while it moves, slowest of twenty`, value: share(moved, 0.95), unit: 'ms' },
      {
        id: `chart: ${load.name}, frame while it moves over a frame at rest`,
        value: median(moved) / median(idle),
        unit: '',
      },
      { id: `chart: ${load.name}, first paint on kept bars`, value: median(paints), unit: 'ms', budget: 300 },
    ];
  } finally {
    await close();
  }
}

async function measure(): Promise<readonly Measurement[]> {
  const server = await startServer(14_672);
  const browser = await launch();
  try {
    const rows: Measurement[] = [];
    for (const load of loads) rows.push(...(await measureLoad(browser, `http://127.0.0.1:${server.port}`, load)));
    return rows;
  } finally {
    await browser.close();
    await server.stop();
  }
}

print(noBrowser ? [] : await measure());
