import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReplayServer } from '@plumbline/fixtures/replay/server';
import { startReplayServer } from '@plumbline/fixtures/replay/server';
import { launch, noBrowser, overflow, visit } from './lib/browse.ts';
import { serve, type RunningServer } from './lib/serve.ts';

const key = 'a-key-that-must-not-be-seen';

describe.skipIf(noBrowser)('data sources in Settings', () => {
  let replay: ReplayServer;
  let server: RunningServer;
  let browser: Browser;
  let folder = '';

  beforeAll(async () => {
    [replay, browser] = await Promise.all([startReplayServer({ shared: null }), launch()]);
    folder = mkdtempSync(join(tmpdir(), 'plumbline-sources-'));
    const SECRET_FILE = join(folder, 'master.key');
    server = await serve({ ...replay.variables, SECRET_FILE, DATA_MODE: 'live', CLOCK: '2024-07-26T22:30:00Z' });
    await replay.setFault('tencent', '500');
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await replay?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('say which source stands in for one that fails', async () => {
    const id = encodeURIComponent('SH:600519');
    expect((await fetch(`${server.url}/api/bars/${id}`)).status).toBe(200);
    const { page, faults, close } = await visit(browser, server.url);
    await page.goto('/?settings=data');
    const card = page.getByRole('region', { name: 'A-shares: Prices' });
    await card.getByText(/Fallback in use since/).waitFor();
    expect(await card.locator('[data-source=tencent]').innerText()).toMatch(/(Failing|Paused)[\s\S]*No answer/);
    expect(await card.locator('[data-source=tushare]').innerText()).not.toMatch(/No answer/);
    // Where the price is shown, so is who stood in for whom.
    const shown = /Used fallback: .+ instead of .*Tencent/;
    await page.goto('/research?symbol=SH:600519');
    await page.getByTestId('run-strip').waitFor();
    await page.locator('header').getByText(shown).waitFor();
    await page.getByTestId('run-strip').getByRole('button').first().click();
    await page.locator('[data-stage=prices][data-state=fallback]').first().waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('read history in the background, counted, and stop when told to', async () => {
    const { page, faults, close } = await visit(browser, server.url);
    await page.goto('/?settings=data');
    const part = page.getByTestId('back-fill');
    await part.getByLabel('Instruments, separated by commas').fill('US:AAPL, HK:00700');
    await part.getByRole('button', { name: 'Read history' }).click();
    const status = part.getByRole('status');
    await expect.poll(() => status.getAttribute('data-state')).toBe('done');
    expect(await status.innerText()).toBe('Done: 8 of 8 questions asked');
    await replay.setFault('yahoo', 'hang');
    await part.getByLabel('Instruments, separated by commas').fill('US:NVDA, US:TSLA, US:SPY');
    await part.getByRole('button', { name: 'Read history' }).click();
    await part.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(() => status.getAttribute('data-state')).toBe('cancelled');
    await replay.setFault('yahoo', null);
    expect(faults).toEqual([]);
    await close();
  });

  it('know who is asking once a contact is entered', async () => {
    const { page, faults, close } = await visit(browser, server.url);
    await page.goto('/?settings=data');
    const part = page.getByTestId('source-contact');
    await part.getByLabel('E-mail address for SEC EDGAR').fill('desk@example.org');
    await part.getByRole('button', { name: 'Save' }).click();
    await part.getByRole('button', { name: 'Remove' }).waitFor();
    const seen = replay.requests.length;
    await page.request.get(`/api/events/${encodeURIComponent('US:AAPL')}`);
    const agents = replay.requests.slice(seen).flatMap(({ host, userAgent }) => (host === 'sec' ? [userAgent] : []));
    expect(new Set(agents)).toEqual(new Set(['Plumbline desk@example.org']));
    await page.locator('[data-key-of=coingecko]').getByText('No key').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('are put in order with the keyboard and by dragging, and stay so', async () => {
    const { page, faults, close } = await visit(browser, server.url);
    await page.goto('/?settings=data');
    const rows = page.getByRole('region', { name: 'Crypto: Prices' }).getByRole('listitem');
    const order = () => rows.evaluateAll((items) => items.map((item) => item.getAttribute('data-source')));
    await rows.first().waitFor();
    const saved = () => page.waitForResponse((answer) => answer.url().endsWith('/api/sources/order') && answer.ok());
    const up = page.getByRole('region', { name: 'Crypto: Prices' }).getByRole('button', { name: 'Move OKX up' });
    // It takes neither focus nor a press before the server has said who may change the order.
    await expect.poll(() => up.isEnabled()).toBe(true);
    await up.focus();
    await Promise.all([saved(), page.keyboard.press('Enter')]);
    await expect.poll(order).toEqual(['coinbase', 'yahoo', 'okx', 'binance', 'kraken']);
    await Promise.all([saved(), rows.nth(4).dragTo(rows.nth(0))]);
    await page.reload();
    await rows.first().waitFor();
    await expect.poll(order).toEqual(['kraken', 'coinbase', 'yahoo', 'okx', 'binance']);
    expect(faults).toEqual([]);
    await close();
  });

  it('take a key, use it at once and never show it again', async () => {
    const { page, faults, close } = await visit(browser, server.url);
    await page.goto('/?settings=data');
    const row = page.locator('[data-key-of=finnhub]');
    await row.getByRole('button', { name: 'Enter key' }).click();
    await row.getByLabel('Key of Finnhub').fill(key);
    await row.getByRole('button', { name: 'Save key' }).click();
    await row.getByText('Saved').waitFor();
    expect(await page.content()).not.toContain(key);
    expect(await (await page.request.get('/api/sources/settings')).text()).not.toContain(key);
    expect(server.log()).not.toContain(key);
    const { sources } = (await (await page.request.get('/api/sources')).json()) as {
      sources: { id: string; state: string }[];
    };
    expect(sources.find(({ id }) => id === 'finnhub')?.state).not.toBe('off');
    expect(faults).toEqual([]);
    await close();
  });

  it('fit a phone', async () => {
    const { page, faults, close } = await visit(browser, server.url, { viewport: { width: 320, height: 700 } });
    await page.goto('/?settings=data');
    await page.getByRole('region', { name: 'US: Prices' }).waitFor();
    await expect.poll(() => overflow(page)).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });
});
