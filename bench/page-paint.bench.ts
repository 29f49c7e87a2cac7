import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { launch, noBrowser, visit } from '../e2e/lib/browse.ts';
import { openReport } from '../e2e/lib/report.ts';
import { median, print, type Measurement } from './lib/measure.ts';
import { startServer } from './lib/server.ts';

/** Visits with an empty cache for each route; the first does not count. */
const visits = 10;
const slowVisits = 4;

/** What a reader waits for; the limits are those of the issue for the start page, in milliseconds and shares of the window. */
interface Vitals {
  readonly first: number;
  readonly largest: number;
  readonly shift: number;
  readonly longestTask: number;
}

const routes: readonly (readonly [name: string, path: string])[] = [
  ['home', '/'],
  ['report', '/research?symbol=US:NVDA'],
  ['chart', '/research?symbol=US:NVDA&view=chart'],
  ['research', '/research'],
  ['discover', '/discover'],
  ['strategies', '/strategy'],
  ['signals', '/signal'],
  ['chat', '/chat'],
  ['settings', '/?settings=account'],
  ['method', '/method'],
];

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { largest: 0, shift: 0, longestTask: 0 };
    Object.assign(window, { vitals: seen });
    const on = (type: string, note: (entry: PerformanceEntry) => void): void =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    on('largest-contentful-paint', (entry) => (seen.largest = entry.startTime));
    on('longtask', (entry) => (seen.longestTask = Math.max(seen.longestTask, entry.duration)));
    on('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) seen.shift += value;
    });
  });
}

async function vitalsOf(browser: Browser, url: string, path: string, slowed: number): Promise<Vitals> {
  const { page, context, close } = await visit(browser, url);
  try {
    if (slowed > 1) {
      const wire = await context.newCDPSession(page);
      await wire.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    }
    await watch(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    return await page.evaluate(() => ({
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      // Put there above.
      ...(window as unknown as { vitals: Omit<Vitals, 'first'> }).vitals,
    }));
  } finally {
    await close();
  }
}

async function medians(browser: Browser, url: string, path: string, runs: number, slowed = 1): Promise<Vitals> {
  const all: Vitals[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const one = await vitalsOf(browser, url, path, slowed);
    if (run > 0) all.push(one);
  }
  const of = (key: keyof Vitals): number => median(all.map((one) => one[key]));
  return { first: of('first'), largest: of('largest'), shift: of('shift'), longestTask: of('longestTask') };
}

/** A page of one word: what this browser on this machine needs to paint anything. */
async function bareFirstPaint(browser: Browser): Promise<number> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>bare</title><p>bare');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  try {
    return (await medians(browser, `http://127.0.0.1:${port}`, '/', visits)).first;
  } finally {
    server.close();
  }
}

async function measure(): Promise<readonly Measurement[]> {
  const server = await startServer(14_671);
  const browser = await launch();
  const url = `http://127.0.0.1:${server.port}`;
  try {
    // The report is written once, as it is for the readers who come after the first.
    const { page, close } = await visit(browser, url);
    await openReport(page, 'US:NVDA');
    await close();
    const rows: Measurement[] = [];
    for (const [name, path] of routes) {
      const plain = await medians(browser, url, path, visits);
      const slow = await medians(browser, url, path, slowVisits, 4);
      const isHome = name === 'home';
      rows.push(
        { id: `paint: ${name}, first`, value: plain.first, unit: 'ms', ...(isHome ? { budget: 500 } : {}) },
        { id: `paint: ${name}, largest`, value: plain.largest, unit: 'ms', ...(isHome ? { budget: 900 } : {}) },
        { id: `paint: ${name}, longest task`, value: plain.longestTask, unit: 'ms', ...(isHome ? { budget: 50 } : {}) },
        { id: `paint: ${name}, layout shift`, value: plain.shift, unit: '', budget: isHome ? 0.02 : 0.05 },
        { id: `paint: ${name}, first, processor four times slower`, value: slow.first, unit: 'ms' },
        { id: `paint: ${name}, largest, processor four times slower`, value: slow.largest, unit: 'ms' },
      );
    }
    const bare = await bareFirstPaint(browser);
    return [...rows, { id: 'paint: a page of one word, first', value: bare, unit: 'ms' }];
  } finally {
    await browser.close();
    await server.stop();
  }
}

print(noBrowser ? [] : await measure());
