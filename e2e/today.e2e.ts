import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './lib/accessibility-faults.ts';
import { launch, noBrowser, openHome, overflow, visit } from './lib/browse.ts';
import { sharedServer } from './lib/shared-server.ts';

/** The cards as they stand, by place. */
const cardsOf = (page: Page): Promise<(string | undefined)[]> =>
  page
    .getByTestId('today')
    .locator('[data-today]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['today']));

async function watch(page: Page, add: string, codes: string): Promise<void> {
  const list = page.getByTestId('watchlist');
  await list.getByRole('button', { name: add, exact: true }).click();
  const dialog = page.getByTestId('watchlist-add');
  await dialog.getByRole('textbox').fill(codes);
  await dialog.getByRole('button', { name: new RegExp(`^${add} ?2`) }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe.skipIf(noBrowser)('the day of a reader who has come before', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
  });

  it('is not there for one who has not', async () => {
    const { page, faults, close } = await visit(browser, sharedServer().url);
    await openHome(page);
    await page.getByTestId('featured').scrollIntoViewIfNeeded();
    await page.getByTestId('watchlist').getByText('Nothing watched yet.').waitFor();
    expect(await page.getByTestId('today').count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it.each([
    ['en-US', 'dark', 1440, 'Add', 'Move Market map', 'Technology'],
    ['zh-CN', 'light', 390, '添加', '移动市场地图', '信息技术'],
  ] as const)(
    'tells what waits, lies ahead and moved, and stands in the order of the reader: %s %s %i',
    async (locale, theme, width, add, move, sector) => {
      const { page, faults, close } = await visit(browser, sharedServer().url, {
        locale,
        theme,
        viewport: { width, height: 900 },
      });
      await openHome(page);
      await watch(page, add, 'NVDA\nAAPL');
      await page.getByTestId('today').scrollIntoViewIfNeeded();
      const map = page.getByTestId('today-map');
      await map.getByText(sector, { exact: true }).waitFor();
      // What the reader watches is outlined, and each part of the map leads to its report.
      const own = map.locator('a[href="/research?symbol=US:NVDA"]');
      await expect.poll(() => own.locator('rect').getAttribute('stroke')).toBe('var(--text-1)');
      // The market may still be being measured.
      await expect.poll(() => map.locator('svg a').count()).toBeGreaterThan(10);
      for (const card of ['movers', 'ahead'] as const)
        await page.getByTestId(`today-${card}`).getByRole('listitem').first().waitFor();
      const [first] = await page.getByTestId('today-breadth').getByRole('link').all();
      expect(await first?.getAttribute('href')).toBe('/discover?market=us&rules=dayChange:gt:0');
      await expect.poll(() => first?.innerText()).toMatch(/\d+%/);

      // Each factor of the week, and where its ends can be seen.
      const factors = page.getByTestId('today-factors');
      await expect.poll(() => factors.locator('[data-factor]').count()).toBe(5);
      const momentum = factors.locator('[data-factor=momentum]');
      await expect.poll(() => momentum.innerText()).toMatch(/[+−-]\d+\.\d\d%/);
      expect(await momentum.getByRole('link').getAttribute('href')).toBe('/discover?market=us&sort=-momentum12To1');

      expect(await cardsOf(page)).toEqual(['waiting', 'ahead', 'movers', 'paper', 'factors', 'map']);
      const handle = page.getByRole('button', { name: move });
      await handle.focus();
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => cardsOf(page)).toEqual(['waiting', 'ahead', 'movers', 'paper', 'map', 'factors']);
      // The keyboard stays with the card.
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => cardsOf(page)).toEqual(['waiting', 'ahead', 'movers', 'map', 'paper', 'factors']);
      await page.reload();
      await page.getByTestId('today').scrollIntoViewIfNeeded();
      await expect.poll(() => cardsOf(page)).toEqual(['waiting', 'ahead', 'movers', 'map', 'paper', 'factors']);

      expect(await overflow(page)).toBe(0);
      await map.getByText(sector, { exact: true }).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(faults).toEqual([]);
      await close();
    },
  );

  it('is arranged by dragging a card by its handle', async () => {
    const { page, faults, close } = await visit(browser, sharedServer().url, {
      viewport: { width: 1440, height: 1400 },
    });
    await openHome(page);
    await watch(page, 'Add', 'NVDA\nAAPL');
    await page.getByTestId('today').scrollIntoViewIfNeeded();
    await page.getByTestId('today-ahead').getByRole('listitem').first().waitFor();
    await page.getByRole('button', { name: 'Move Ahead of what you follow' }).hover();
    await page.mouse.down();
    // Cards grow as their figures come: the pointer follows the one that it is to stand over.
    const dragged = async () => {
      const to = await page.getByTestId('today-waiting').boundingBox();
      if (to === null) throw new Error('the card has a place');
      if ((await cardsOf(page))[0] === 'waiting')
        await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
      return cardsOf(page);
    };
    await expect.poll(dragged).toEqual(['ahead', 'waiting', 'movers', 'paper', 'factors', 'map']);
    await page.mouse.up();
    await page.reload();
    await page.getByTestId('today').scrollIntoViewIfNeeded();
    await expect.poll(() => cardsOf(page)).toEqual(['ahead', 'waiting', 'movers', 'paper', 'factors', 'map']);
    expect(faults).toEqual([]);
    await close();
  });

  it('says how much of the market is measured, as long as not all is', async () => {
    const { page, faults, close } = await visit(browser, sharedServer().url);
    let measured = 12;
    for (const path of ['screen', 'movers'])
      await page.route(new RegExp(`/api/${path}\\?`), async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as object;
        await route.fulfill({ response: answer, json: { ...body, measured, known: 1055 } });
      });
    await openHome(page);
    await watch(page, 'Add', 'NVDA\nAAPL');
    await page.getByTestId('today').scrollIntoViewIfNeeded();
    const said = 'Still measuring: 12 of 1,055 instruments so far.';
    for (const card of ['movers', 'map'] as const) await page.getByTestId(`today-${card}`).getByText(said).waitFor();
    measured = 1055;
    for (const card of ['movers', 'map'] as const)
      await page.getByTestId(`today-${card}`).getByText('Still measuring').waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await close();
  });
});
