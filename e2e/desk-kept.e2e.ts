import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, noBrowser, visit } from './lib/browse.ts';
import { serve, type RunningServer } from './lib/serve.ts';

const hopper = { email: 'hopper@example.org', password: 'a long enough word' };

/** What one browser makes on its desk: a drawing on a chart, a layout under a name, a share on the list. */
interface Made {
  readonly symbol: string;
  readonly text: string;
  readonly layout: string;
}
const first: Made = { symbol: 'NVDA', text: 'Shelf', layout: 'Morning' };
const second: Made = { symbol: 'AMD', text: 'Ceiling', layout: 'Evening' };

const chartOf = (symbol: string): string => `/research?symbol=US:${symbol}&view=chart`;

/** A request of the page that changes something, answered well. */
async function saved(page: Page, path: RegExp, act: () => Promise<unknown>): Promise<void> {
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.request().method() !== 'GET' && path.test(new URL(one.url()).pathname)),
    act(),
  ]);
  expect(response.ok(), response.url()).toBe(true);
}

async function make(page: Page, { symbol, text, layout }: Made): Promise<void> {
  await page.goto(`${chartOf(symbol)}&indicators=sma:50`);
  await expect.poll(() => page.getByTestId('chart-legend').textContent()).toContain('2026/11/20');
  await page
    .getByRole('toolbar', { name: 'Drawing tools' })
    .getByRole('button', { name: 'Horizontal line', exact: true })
    .click();
  const box = await page.getByTestId('chart-plot').boundingBox();
  await page.mouse.click((box?.x ?? 0) + 300, (box?.y ?? 0) + 200);
  const note = page.getByTestId('drawing-bar').getByRole('textbox', { name: 'Text' });
  await note.fill(text);
  await saved(page, /drawings/, () => note.press('Enter'));
  await page.getByRole('group', { name: 'Charts side by side' }).getByRole('button', { name: '2' }).click();
  const views = page.getByTestId('chart-views');
  await views.getByRole('textbox', { name: 'Name of this view' }).fill(layout);
  await saved(page, /chart/, () => views.getByRole('button', { name: 'Keep' }).click());
  await page.goto('/');
  const list = page.getByTestId('watchlist');
  await list.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByTestId('watchlist-add');
  await dialog.getByRole('textbox').fill(symbol);
  await saved(page, /watchlist/, () => dialog.getByRole('button', { name: /^Add ?1/ }).click());
  await page.keyboard.press('Escape');
}

/** Price and text of the one drawing of a chart, as the list beside it states them. */
async function drawingOf(page: Page, symbol: string): Promise<string> {
  await page.goto(chartOf(symbol));
  const rows = page.getByTestId('drawing-objects').getByRole('listitem');
  await expect.poll(() => rows.count(), { message: `drawings of ${symbol}` }).toBe(1);
  return (await rows.first().textContent()) ?? '';
}

async function expectAll(page: Page, made: readonly Made[], drawings: ReadonlyMap<string, string>): Promise<void> {
  for (const { symbol, text } of made) {
    const drawing = await drawingOf(page, symbol);
    expect(drawing).toContain(text);
    expect(drawing).toBe(drawings.get(symbol));
  }
  const views = page.getByTestId('chart-views');
  for (const { layout } of made) {
    await views.getByRole('button', { name: new RegExp(`^${layout}`) }).click();
    // The layout and what its charts showed.
    await expect.poll(() => page.getByTestId('chart-legend').count(), { message: layout }).toBe(2);
    await expect
      .poll(() => page.getByTestId('chart-legend').first().textContent())
      .toContain('Simple moving average 50');
    await page.goto(chartOf(made[0]?.symbol ?? ''));
  }
  await page.goto('/');
  const links = page.getByTestId('watchlist').getByRole('link');
  const symbols = (): Promise<readonly string[]> =>
    links.evaluateAll((all) =>
      all.map((one) => new URL((one as HTMLAnchorElement).href).searchParams.get('symbol') ?? ''),
    );
  await expect
    .poll(async () => (await symbols()).toSorted())
    .toEqual(made.map(({ symbol }) => `US:${symbol}`).toSorted());
}

async function enter(page: Page, way: 'New account' | 'I have an account'): Promise<void> {
  await page.goto('/?settings=account');
  const account = page.getByTestId('account');
  await account.getByRole('button', { name: way }).click();
  await account.getByLabel('E-mail address').fill(hopper.email);
  await account.getByLabel('Password').fill(hopper.password);
  await account.locator('form').first().locator('button[type=submit]').click();
  await account.getByText(hopper.email).first().waitFor();
}

describe.skipIf(noBrowser)('drawings, layouts and watchlists', () => {
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([serve(), launch()]);
    // A key of its own, not that of the working copy.
    await server.stop();
    server = await serve({ SECRET_FILE: join(server.dataDir, 'master.key') });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('survive a reload, a sign-in that joins two browsers, and an export that is put back', async () => {
    const [one, two] = await Promise.all([visit(browser, server.url), visit(browser, server.url)]);
    await make(one.page, first);
    await one.page.reload();
    const drawings = new Map([[first.symbol, await drawingOf(one.page, first.symbol)]]);
    await expectAll(one.page, [first], drawings);
    await enter(one.page, 'New account');
    await expectAll(one.page, [first], drawings);

    // Another browser with a desk of its own signs in to the same account.
    await make(two.page, second);
    drawings.set(second.symbol, await drawingOf(two.page, second.symbol));
    // A report is worth a question; without one the desk alone would move at once.
    await two.page.goto('/research?symbol=US:KO');
    await two.page.waitForURL(/run=/);
    await enter(two.page, 'I have an account');
    const merge = two.page.getByTestId('merge');
    await merge.getByRole('button', { name: 'Keep' }).click();
    await merge.waitFor({ state: 'detached' });
    await expectAll(two.page, [first, second], drawings);
    await expectAll(one.page, [first, second], drawings);

    await two.page.goto('/?settings=export');
    const section = two.page.getByTestId('export');
    const [download] = await Promise.all([
      two.page.waitForEvent('download'),
      section.getByRole('button', { name: 'Export', exact: true }).click(),
    ]);
    const archive = readFileSync(await download.path());
    await section.getByLabel('Type delete to go on').fill('delete');
    await section.getByRole('button', { name: 'Delete everything' }).click();
    await two.page.getByTestId('confirm').getByRole('button', { name: 'Delete everything' }).click();
    await section.getByText('Nothing, in one ZIP').waitFor();
    await two.page.goto(chartOf(first.symbol));
    await expect.poll(() => two.page.getByTestId('drawing-objects').textContent()).toContain('None yet');

    await two.page.goto('/?settings=export');
    await section
      .locator('input[type=file]')
      .setInputFiles({ name: 'plumbline.zip', mimeType: 'application/zip', buffer: archive });
    await section.getByText('Nothing, in one ZIP').waitFor({ state: 'detached' });
    await expectAll(two.page, [first, second], drawings);
    expect([one.faults, two.faults.filter((fault) => !/status of 40[01]/.test(fault))]).toEqual([[], []]);
    await one.close();
    await two.close();
  });
});
