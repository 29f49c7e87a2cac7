import type { Report } from '@plumbline/model/report';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, noBrowser, visit } from './lib/browse.ts';
import { openReport } from './lib/report.ts';
import { serve, type RunningServer } from './lib/serve.ts';

/** In the middle of a session in New York, so that the last bar is not a close. */
const whileOpen = { CLOCK: '2026-11-20T16:00:00Z' };

describe.skipIf(noBrowser)('the prices of a report', () => {
  let server: RunningServer;
  let browser: Awaited<ReturnType<typeof launch>>;
  beforeAll(async () => {
    [server, browser] = await Promise.all([serve(whileOpen), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('calls a price taken while the session ran the price of the report, with its time, and no close', async () => {
    const { page, close } = await visit(browser, server.url);
    await openReport(page, 'US:NVDA');
    const head = page.locator('main header').first();
    await expect.poll(() => head.textContent()).toMatch(/price of this report, .*\d{2}:\d{2}/);
    expect(await head.textContent()).not.toMatch(/close/i);
    expect(await page.getByTestId('later-price').count()).toBe(0);
    await close();
  });

  it('says so where the chart has a later price than the report, with both', async () => {
    const { page, close } = await visit(browser, server.url);
    const stated = 12.34;
    await page.route(/\/api\/reports\/[0-9A-Z]{26}$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { report: Report | null };
      if (body.report === null) return route.fulfill({ response });
      const facts = body.report.facts.map((fact) => (fact.id === 'price' ? { ...fact, value: stated } : fact));
      return route.fulfill({ response, json: { ...body, report: { ...body.report, facts } } });
    });
    await openReport(page, 'US:NVDA');
    await page.locator('#price').scrollIntoViewIfNeeded();
    const line = page.getByTestId('later-price');
    await line.waitFor();
    const text = (await line.textContent()) ?? '';
    expect(text).toContain(`written at ${stated}`);
    expect(text).toMatch(/last price is [\d.,]+, read .*\d{2}:\d{2}/);
    await close();
  });
});
