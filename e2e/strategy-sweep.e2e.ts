import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import type { SweepView } from '@plumbline/contract/sweep';
import type { StrategyView } from '@plumbline/contract/strategy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './lib/accessibility-faults.ts';
import { launch, noBrowser, overflow, visit } from './lib/browse.ts';
import { serve, type RunningServer } from './lib/serve.ts';

async function make(page: Page, template: string): Promise<string> {
  await page.goto('/strategy?new=template');
  await page.locator(`[data-template="${template}"] [data-market="us"]`).click();
  await page.locator('[data-kpi="trades"]').waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** As the page itself would, with its session. */
async function ask<T>(page: Page, path: string): Promise<T> {
  return page.evaluate(async (address) => {
    const answer = await fetch(`/api${address}`, { headers: { accept: 'application/json' } });
    // The contract of this address.
    return (await answer.json()) as T;
  }, path);
}

const latestOf = async (page: Page, id: string): Promise<SweepView | undefined> =>
  (await ask<{ sweeps: SweepView[] }>(page, `/strategies/${id}/sweeps`)).sweeps[0];

async function openSweep(page: Page, id: string): Promise<Locator> {
  await page.goto(`/strategy/${id}?tab=robustness`);
  const card = page.locator('figure[data-card]').filter({ has: page.getByRole('heading', { name: 'Wide sweep' }) });
  await card.waitFor();
  return card;
}

const until = (card: Locator, state: string): Promise<void> =>
  card.locator(`[data-testid="sweep-state"][data-state="${state}"]`).waitFor();

const doneOf = async (card: Locator): Promise<number> =>
  Number(await card.getByTestId('sweep-state').getAttribute('data-done'));

describe.skipIf(noBrowser)('a sweep on the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-sweep-'));
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([serve({}, folder), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('finds the cells that this browser finds, to the bit, and counts as one trial', async () => {
    const { page, faults, close } = await visit(browser, server.url);
    const id = await make(page, 'moving-average-cross');
    const card = await openSweep(page, id);
    await card.getByRole('button', { name: 'This browser' }).click();
    await card.getByTestId('sweep').click();
    await until(card, 'done');
    const trials = async (): Promise<number> =>
      (await ask<{ strategy: StrategyView }>(page, `/strategies/${id}`)).strategy.trials;
    const counted = await trials();
    // Leaving writes down what was found.
    await page.reload();
    const here = await page.evaluate(() => {
      // Written by the page itself.
      return (JSON.parse(localStorage.getItem('plumbline.sweep') ?? '{}') as { cells: (number | null)[] }).cells;
    });
    expect(here).toHaveLength(2500);
    await card.getByRole('button', { name: 'Server' }).click();
    await card.getByTestId('sweep').click();
    await card.locator('[data-testid="sweep-state"][data-place="server"][data-done="2500"]').waitFor();
    await until(card, 'done');
    const sweep = await latestOf(page, id);
    const { sharpe } = await ask<{ sharpe: (number | null)[] }>(page, `/strategies/${id}/sweeps/${sweep?.id}/cells`);
    expect(sharpe).toEqual(here);
    expect(await trials()).toBe(counted);
    expect(await accessibilityFaults(page, { inside: ['[data-testid="robustness-lab"]'] })).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => overflow(page)).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('shows how far it has come, stops, goes on, and outlives the page and the server', async () => {
    const first = await visit(browser, server.url);
    const id = await make(first.page, 'momentum');
    const card = await openSweep(first.page, id);
    await card.getByRole('button', { name: 'Server' }).click();
    await card.getByTestId('sweep').click();
    await expect.poll(() => doneOf(card)).toBeGreaterThan(0);
    await card.getByRole('button', { name: 'Stop' }).click();
    await until(card, 'stopped');
    const stopped = await latestOf(first.page, id);
    expect(stopped).toMatchObject({ state: 'stopped' });
    expect(stopped?.done).toBeLessThan(stopped?.total ?? 0);
    await card.getByRole('button', { name: 'Go on' }).click();
    await expect.poll(() => doneOf(card)).toBeGreaterThan(stopped?.done ?? 0);
    const storageState = await first.context.storageState();
    expect(first.faults).toEqual([]);
    await first.close();
    // Killed as by a power cut, with the sweep under way.
    await server.stop('SIGKILL');
    server = await serve({}, folder);

    const second = await visit(browser, server.url, { storageState });
    const again = await openSweep(second.page, id);
    const known = await latestOf(second.page, id);
    expect(known?.id).toBe(stopped?.id);
    expect(known?.done).toBeGreaterThanOrEqual(stopped?.done ?? 0);
    await until(again, 'done');
    expect(await latestOf(second.page, id)).toMatchObject({ id: stopped?.id, state: 'done', round: 1 });
    // Its cells are fetched after the news that it is done.
    await expect.poll(() => doneOf(again)).toBe(stopped?.total);
    expect(second.faults).toEqual([]);
    await second.close();
  });
});
