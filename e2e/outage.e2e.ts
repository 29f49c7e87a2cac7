import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fault } from '@plumbline/fixtures/replay/fault';
import { replayHostNames } from '@plumbline/fixtures/replay/replay-hosts';
import type { ReplayServer } from '@plumbline/fixtures/replay/server';
import { startReplayServer } from '@plumbline/fixtures/replay/server';
import { parseStrategySpec } from '@plumbline/model/strategy-spec';
import { completeSpec } from '@plumbline/quant/engine/strategy/complete-spec';
import { universes } from '@plumbline/quant/catalogue/strategy-universes';
import { launch, noBrowser, visit, type Visitor } from './lib/browse.ts';
import { serve, type RunningServer } from './lib/serve.ts';
import { patience } from './lib/patience.ts';

const second = 1000;
const minute = 60 * second;
/** Our own wires know their last day then; New York has closed. */
const startAt = Date.UTC(2024, 6, 26, 22, 30);
const halfMinute = 30_000;
/** Half minutes of the outage that are looked at. */
const rounds = 8;
/** Failures in a row after which a host is left alone, and requests that may be under way to one when it is. */
const foundOutAfter = 5;
const underWay = 3;
const apple = 'US:AAPL';
const bitcoin = 'CRYPTO:BTC-USD';

/** Buys and holds what the built-in rules of the index hold. */
const held = parseStrategySpec(
  completeSpec(
    {
      name: 'Held through an outage',
      entry: {
        long: { op: 'above', left: { op: 'price', field: 'volume' }, right: { op: 'constant', value: 0 } },
      },
    },
    universes.usIndex,
  ),
);

describe.skipIf(noBrowser)('an hour without any source', () => {
  let replay: ReplayServer;
  let server: RunningServer;
  let browser: Browser;
  let visitor: Visitor;
  let now = startAt;
  let run = '';
  let strategy = '';
  /** Requests that were sent before the outage. */
  let sentBefore = 0;
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-outage-'));
  const clockFile = join(folder, 'clock');

  /** Lets time pass for the server and for the browser. */
  const wait = async (ms: number): Promise<void> => {
    now += ms;
    writeFileSync(clockFile, new Date(now).toISOString());
    await visitor?.context.clock.setSystemTime(now);
  };
  const setAll = async (fault: Fault | null): Promise<void> => {
    await Promise.all(replayHostNames.map((host) => replay.setFault(host, fault)));
  };
  const start = (): Promise<RunningServer> =>
    serve(
      {
        ...replay.variables,
        DATA_MODE: 'live',
        SECRET_FILE: join(folder, 'master.key'),
        CLOCK: `file:${clockFile}`,
      },
      folder,
    );
  /** As the page itself would, with its session. */
  const ask = async <T>(page: Page, path: string, body?: unknown): Promise<T> =>
    page.evaluate(
      async ([address, sent]) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(address, sent === null ? {} : { method: 'POST', body: sent, headers });
        return (await answer.json()) as T;
      },
      [path, body === undefined ? null : JSON.stringify(body)] as const,
    );
  /** Opens a page by its address, as after a fresh start of the browser. */
  const open = async (path: string): Promise<Page> => {
    const { page } = visitor;
    await page.goto(path);
    return page;
  };

  beforeAll(async () => {
    [replay, browser] = await Promise.all([startReplayServer({ shared: null }), launch()]);
    writeFileSync(clockFile, new Date(now).toISOString());
    server = await start();
    visitor = await visit(browser, server.url, { expected: /status of (404|5\d\d)/ });
    await visitor.context.clock.install({ time: now });
  });
  afterAll(async () => {
    await visitor?.close();
    await browser?.close();
    await server?.stop();
    await replay?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('begins with pages full of fresh figures', async () => {
    const page = await open('/');
    await page.getByTestId('pulse-CRYPTOBTCUSD').getByText(/\$/).waitFor();
    expect(await page.getByText(/Stale/).count()).toBe(0);
    await page.goto(`/research?symbol=${apple}`);
    await page.getByTestId('run-strip').waitFor();
    run = new URL(page.url()).searchParams.get('run') ?? '';
    expect(run).not.toBe('');
    await page.goto('/chat');
    await page.getByTestId('chat-input').fill('How is AAPL doing?');
    await page.getByTestId('chat-input').press('Enter');
    await page.locator('[data-role=assistant][data-state=done]').waitFor();
    await page.goto('/strategy');
    const made = await ask<{ id: string }>(page, '/api/strategies', { spec: held });
    strategy = made.id;
    await page.goto(`/strategy/${strategy}`);
    await page.locator('[data-kpi="trades"]').waitFor();
    await page.goto('/discover');
    await page.getByRole('link', { name: 'Apple' }).first().waitFor();
    expect(visitor.faults).toEqual([]);
  });

  it('shows every page its last good figures with their age', async () => {
    await setAll('503');
    await wait(60 * minute);
    sentBefore = replay.requests.length;

    const home = await open('/');
    const pulse = home.getByTestId('pulse-CRYPTOBTCUSD');
    await pulse.getByText(/^Stale/).waitFor();
    expect(await pulse.innerText()).toMatch(/\$/);
    await home
      .getByTestId('resolver')
      .getByText(/^Stale/)
      .waitFor();

    const old = await open(`/research?symbol=${apple}&run=${run}`);
    await old.getByTestId('run-strip').waitFor();
    await old.getByText('Close 2024/07/26').first().waitFor();

    await old.getByRole('button', { name: 'Re-run' }).click();
    await old.waitForURL((url) => (url.searchParams.get('run') ?? run) !== run);
    await old.getByTestId('run-strip').waitFor();
    await old.getByText('Stale, close of 2024/07/26').first().waitFor();
    await old.getByTestId('run-strip').getByRole('button').first().click();
    await old.locator('[data-stage=prices][data-state=fallback]').first().waitFor();
    await old.getByText('Stale, last bar 2024/07/26').first().waitFor();

    const chat = await open('/chat');
    await chat.getByTestId('chat-input').fill('How is AAPL doing?');
    await chat.getByTestId('chat-input').press('Enter');
    await chat.locator('[data-role=assistant][data-state=done]').waitFor();
    await chat.getByText('Stale, last bar 2024/07/26').waitFor();

    const lab = await open(`/strategy/${strategy}`);
    await lab.locator('[data-kpi="trades"]').waitFor();
    await lab.getByText('Sources do not answer. These prices end on 2024/07/26.').waitFor();

    const discover = await open('/discover');
    await discover
      .getByText(/(Close|Stale, close of) 2024.07.26/)
      .first()
      .waitFor();

    const signals = await open('/signal');
    await signals.getByTestId('signals').waitFor();

    const settings = await open('/?settings=data');
    const line = settings.getByRole('region', { name: 'US: Prices' });
    const failing = line.locator('[data-source=yahoo]');
    await failing.getByText(/Failing|Paused/).waitFor();
    expect(await failing.innerText()).toMatch(/26/);

    expect(visitor.faults).toEqual([]);
  });

  it('asks a host that was found out no more than once in half a minute, however many pages are opened', async () => {
    await open('/');
    await visitor.page
      .getByTestId('pulse-CRYPTOBTCUSD')
      .getByText(/^Stale/)
      .waitFor();
    for (let turn = 0; turn < rounds; turn++) {
      await wait(halfMinute);
      await ask(visitor.page, `/api/quotes?ids=${apple},${bitcoin},SH:600519,HK:00700,US:NVDA,US:TSLA`);
      await ask(visitor.page, `/api/quotes?ids=US:SPY,SH:600519,${bitcoin}`);
      await ask(visitor.page, `/api/events/${apple}`);
    }
    const hosts = replay.requests.slice(sentBefore).map(({ host }) => host);
    const asked = [...new Set(hosts)].map((host) => ({ host, count: hosts.filter((one) => one === host).length }));
    // Time stood still while pages were opened: hosts were found out then, and again once in each half minute since.
    expect(asked.filter(({ count }) => count > foundOutAfter + underWay + rounds)).toEqual([]);
    // Somebody is asked now and then, or nobody would notice that it is over.
    expect(asked.filter(({ count }) => count > foundOutAfter).length).toBeGreaterThan(3);
  });

  it('is over within a minute of the sources', async () => {
    await setAll(null);
    const endedAt = now;
    // Hosts are asked again after half a minute, by one question at first; whoever was turned away meanwhile asks again soon.
    await wait(halfMinute + 10_000);
    const complaints = (path: string, ready: string, words: RegExp) => async (): Promise<number> => {
      await wait(second);
      const page = await open(path);
      await page.locator(ready).first().waitFor();
      return page.getByText(words).count();
    };
    const often = { timeout: patience, interval: 1000 };
    await expect.poll(complaints('/', '[data-testid="pulse-CRYPTOBTCUSD"]:has-text("$")', /^Stale/), often).toBe(0);
    const tested = complaints(`/strategy/${strategy}`, '[data-kpi="trades"]', /Sources do not answer/);
    await expect.poll(tested, often).toBe(0);
    expect(now - endedAt).toBeLessThanOrEqual(minute);
    expect(visitor.faults).toEqual([]);
  });
});
