import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReplayServer } from '@plumbline/fixtures/replay/server';
import { startReplayServer } from '@plumbline/fixtures/replay/server';
import { launch, noBrowser, overflow, visit } from './lib/browse.ts';
import { serve, type RunningServer } from './lib/serve.ts';

const main = fileURLToPath(new URL('../apps/server/src/main.mjs', import.meta.url));
const CLOCK = '2024-07-26T22:30:00Z';

// Our own bodies stand for the sources: what is shown is called real, as it is with a network, and nothing may be simulated.
describe.skipIf(noBrowser)('the first start with a network', () => {
  let replay: ReplayServer;
  let server: RunningServer;
  let browser: Browser;
  let folder = '';
  const start = (): Promise<RunningServer> => {
    // Without an address of its own EDGAR is asked at its public one, and only once a contact is known: here never.
    const { SEC_URL: _, ...elsewhere } = replay.variables;
    const SECRET_FILE = join(folder, 'master.key');
    return serve({ ...elsewhere, SECRET_FILE, DATA_MODE: 'auto', CLOCK }, join(folder, 'data'));
  };

  beforeAll(async () => {
    [replay, browser] = await Promise.all([startReplayServer({ shared: null }), launch()]);
    folder = mkdtempSync(join(tmpdir(), 'plumbline-first-'));
    server = await start();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await replay?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('asks for the contact of SEC in one field, which may be skipped, and a report without it says so', async () => {
    const { page, faults, close } = await visit(browser, server.url, { viewport: { width: 390, height: 844 } });
    await page.goto('/');
    const welcome = page.getByTestId('contact-offer');

    await welcome.getByRole('button', { name: 'Skip' }).click();
    await welcome.waitFor({ state: 'detached' });
    await Promise.all([page.waitForResponse(/\/api\/config/), page.reload()]);
    await page.getByTestId('home').waitFor();
    expect(await welcome.count()).toBe(0);
    await page.goto('/research?symbol=US:AAPL');
    await page.getByTestId('run-strip').waitFor();
    const inReport = page.getByTestId('contact-offer');
    await inReport.waitFor();
    // Said above in the offer, and again where the figures that are missing would stand.
    await page
      .getByText('It answers only callers who name a contact', { exact: false })
      .first()
      .waitFor({ state: 'attached' });
    expect(await page.getByText('Simulated').count()).toBe(0);
    await expect.poll(() => overflow(page)).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('tells the reader when the simulated market is left', async () => {
    const { page, faults, close } = await visit(browser, server.url);
    await page.clock.install();
    let isSimulated = true;
    await page.route('**/api/config', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), simulatedOnly: isSimulated } });
    });
    await page.goto('/');
    await page.getByText('Nothing on this page is a real price', { exact: false }).waitFor();
    isSimulated = false;
    await page.clock.fastForward(31_000);
    await page.getByText('Sources answer: figures are real from now on').waitFor();
    expect(await page.getByText('Nothing on this page is a real price', { exact: false }).count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('keeps what the sources listed when it is started again', async () => {
    const find = async (): Promise<string> =>
      (await fetch(`${server.url}/api/instruments?q=${encodeURIComponent('Apple')}`)).text();
    const before = await find();
    await server.stop();
    const asked = replay.requests.length;
    server = await start();
    expect(await find()).toBe(before);
    const again = replay.requests.slice(asked);
    expect(again.filter(({ host }) => host.endsWith('-list') || host === 'nasdaq-trader')).toEqual([]);
  });

  it('knows real instruments on the command line at once', async () => {
    const env = { ...process.env, ...replay.variables, DATA_DIR: join(folder, 'other'), DATA_MODE: 'auto', CLOCK };
    const { stdout } = await promisify(execFile)(process.execPath, [main, 'research', 'AAPL'], { env });
    expect(stdout).toMatch(/^# Apple/m);
    expect(stdout).not.toMatch(/simulated/i);
  });
});
