import { dayMs } from '@plumbline/model/date';
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StrategyView } from '@plumbline/contract/strategy';
import type { listSignals } from '@plumbline/contract/signal';
import { crossSpec } from '@plumbline/quant/engine/strategy/testing/specs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './lib/accessibility-faults.ts';
import { launch, noBrowser, overflow, visit, type Visitor } from './lib/browse.ts';
import { serve, type RunningServer } from './lib/serve.ts';
import { patience } from './lib/patience.ts';

/** The close up to which the one strategy has spoken, or has had nothing to say: that a day was silent stands on no page. */
function decidedUntil(dataDir: string): number {
  const store = new DatabaseSync(join(dataDir, 'plumbline.db'), { readOnly: true });
  const row = store.prepare('select decided_until from activations').get();
  store.close();
  return Number(row?.['decided_until']);
}

type Feed = (typeof listSignals.response)['_output'];

/** Monday 2026-11-02 after the close in New York. */
const monday = Date.UTC(2026, 10, 2, 22);

describe.skipIf(noBrowser)('signals in a real browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-signal-'));
  const clockFile = join(folder, 'clock');
  let day = 0;
  let server: RunningServer;
  let receiver: Server;
  let hook = '';
  let browser: Browser;
  let visitor: Visitor;

  const setDay = (): void => writeFileSync(clockFile, new Date(monday + day * dayMs).toISOString());

  beforeAll(async () => {
    setDay();
    receiver = createServer((request, response) => {
      request.resume();
      response.writeHead(202, { 'content-type': 'application/json' }).end('{"taken":true}');
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const address = receiver.address();
    hook = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/signals?token=kept-from-view`;
    const env = { CLOCK: `file:${clockFile}`, SECRET_FILE: join(folder, 'master.key'), WEBHOOK_PRIVATE: 'on' };
    [server, browser] = await Promise.all([serve(env), launch()]);
    visitor = await visit(browser, server.url, { expected: /status of 404/ });
  });
  afterAll(async () => {
    await visitor?.close();
    await browser?.close();
    await server?.stop();
    await new Promise((resolve) => receiver?.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  });

  async function call<T>(
    page: Page,
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; body: T }> {
    return page.evaluate(
      async ([how, where, what]) => {
        const init = what === null ? {} : { headers: { 'content-type': 'application/json' }, body: what };
        const answer = await fetch(`/api${where}`, { method: how, ...init });
        // The test names the shape and its expectations verify it.
        return { status: answer.status, body: (await answer.json()) as T };
      },
      [method, path, body === undefined ? null : JSON.stringify(body)] as const,
    );
  }

  it('G3: a webhook is tested from Settings and shows the status and the body of its answer; its secret is shown once', async () => {
    const { page } = visitor;
    await page.goto('/signal?settings=alerts');
    const section = page.getByTestId('alerts');
    await section.waitFor();
    const form = page.getByTestId('new-channel');
    await form.getByRole('button', { name: 'Webhook' }).click();
    await form.getByLabel('Address').fill(hook);
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByTestId('signing-secret').waitFor();
    const row = section.locator('[data-channel="webhook"]');
    await row.getByRole('button', { name: 'Test' }).click();
    await row.locator('[data-status="202"]').waitFor();
    expect(await row.textContent()).toContain('{"taken":true}');
    expect(await accessibilityFaults(page, { inside: ['[data-testid=settings]'], every: true })).toEqual([]);
    await page.reload();
    await row.locator('[data-status="202"]').waitFor();
    await page.getByTestId('signing-secret').waitFor({ state: 'detached' });
    expect(await page.content()).not.toContain('kept-from-view');
    expect(visitor.faults).toEqual([]);
  });

  it('G1: a new signal arrives by the stream without a reload, G2: being seen for a second makes it read', async () => {
    const { page } = visitor;
    const spec = crossSpec({
      name: 'Quick cross',
      universe: { instruments: ['US:NVDA', 'US:AAPL', 'US:MSFT'] },
      sizing: { basis: 'fraction', value: 1 / 3 },
      parameters: [
        { key: 'fast', min: 2, max: 100, step: 1, value: 2 },
        { key: 'slow', min: 3, max: 300, step: 1, value: 4 },
      ],
    });
    const made = await call<StrategyView>(page, 'POST', '/strategies', { spec });
    await expect
      .poll(
        async () =>
          (await call<{ strategy: StrategyView }>(page, 'GET', `/strategies/${made.body.id}`)).body.strategy.current
            .test.state,
      )
      .toBe('done');
    const on = await call(page, 'POST', `/strategies/${made.body.id}/activation`, { acknowledged: true });
    expect(on.status).toBe(200);
    await page.goto('/signal');
    await page.getByText('No signals yet').waitFor();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const issued = async (): Promise<number> =>
      (await call<Feed>(page, 'GET', '/signals?limit=200')).body.signals.length;
    // Some day within two weeks one of the three crosses.
    for (let step = 0; step < 14 && (await issued()) === 0; step += 1) {
      const before = decidedUntil(server.dataDir);
      day += 1;
      setDay();
      const hasSession = new Date(monday + day * dayMs).getUTCDay() % 6 !== 0;
      // A day that the clock leaves too soon is told as missed.
      if (hasSession) {
        await expect.poll(() => decidedUntil(server.dataDir)).toBeGreaterThan(before);
      }
    }
    const count = await issued();
    expect(count).toBeGreaterThan(0);
    await expect.poll(() => page.getByTestId('signal-row').count()).toBe(count);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await expect.poll(async () => (await call<Feed>(page, 'GET', '/signals?limit=200')).body.unread).toBe(0);
    await page.getByTestId('unread').waitFor({ state: 'detached', timeout: patience });
    expect(visitor.faults).toEqual([]);
  });

  it('G4: no signal can be deleted or changed, G6: the file has what the filter shows; what is shown fits a phone', async () => {
    const { page } = visitor;
    const { body } = await call<Feed>(page, 'GET', '/signals?limit=200');
    const [signal] = body.signals;
    for (const [method, path] of [
      ['DELETE', `/signals/${signal?.id}`],
      ['PUT', `/signals/${signal?.id}`],
      ['PATCH', `/signals/${signal?.id}`],
    ] as const) {
      expect((await call(page, method, path)).status).toBe(404);
    }
    const noted = await call(page, 'POST', `/signals/${signal?.id}/corrections`, { text: 'Entered late by hand.' });
    expect(noted.status).toBe(200);
    await page.getByTestId('correction').getByText('Entered late by hand.').first().waitFor();
    const after = (await call<Feed>(page, 'GET', '/signals?limit=200')).body.signals.find(
      ({ id }) => id === signal?.id,
    );
    expect(after).toMatchObject({ hash: signal?.hash, refPrice: signal?.refPrice });
    const text = await page.evaluate(async () => (await fetch('/api/signals/export?side=buy')).text());
    const buys = body.signals.filter(({ side }) => side > 0).length;
    expect(text.trim().split('\n').length - 1).toBe(buys);
    await page.getByTestId('signal-row').first().click();
    await page.getByTestId('signal-deliveries').waitFor();
    await page.getByTestId('signal-drawer').locator('[data-mark=issued]').waitFor();
    expect(await accessibilityFaults(page, { every: true })).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/signal');
    await page.getByTestId('signal-row').first().waitFor();
    await expect.poll(() => overflow(page)).toBe(0);
    await page.goto('/signal?settings=alerts');
    await page.getByTestId('alerts').waitFor();
    await expect.poll(() => overflow(page)).toBe(0);
    expect(visitor.faults).toEqual([]);
  });
});
