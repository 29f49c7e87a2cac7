import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessibilityFaults } from './lib/accessibility-faults.ts';
import { launch, noBrowser, overflow, visit, type Visitor } from './lib/browse.ts';
import { patience } from './lib/patience.ts';
import { sharedServer } from './lib/shared-server.ts';

describe.skipIf(noBrowser)('discover in a real browser', () => {
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    browser = await launch();
    // The server prepares the page piece by piece, once it has had time for its first visitor.
    const read = async <T>(what: string): Promise<T> =>
      // As the contract says.
      (await (await fetch(`${sharedServer().url}/api/${what}`)).json()) as T;
    await vi.waitFor(
      async () => {
        expect((await read<{ measured: number }>('screen')).measured).toBeGreaterThanOrEqual(12);
        expect((await read<{ cards: unknown[] }>('gallery')).cards.length).toBeGreaterThan(0);
      },
      { timeout: patience, interval: 250 },
    );
  });
  afterAll(async () => {
    await browser?.close();
  });
  beforeEach(async () => {
    visitor = await visit(browser, sharedServer().url);
  });
  afterEach(async () => {
    const faults = [...visitor.faults];
    await visitor.close();
    expect(faults).toEqual([]);
  });

  it('loads the words that sentences are read with only when one is written', async () => {
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => {
      const name = /\/assets\/(vocabulary|surface-index)-/.exec(request.url())?.[1];
      if (name !== undefined) asked.push(name);
    });
    await page.goto('/discover');
    const rows = page.getByTestId('screener').locator('tbody tr');
    // The first rows of a long table come first, and all the others after them.
    await expect.poll(() => rows.count()).toBe(50);
    expect(asked).toEqual([]);
    await page.getByRole('textbox').first().focus();
    await expect.poll(() => asked).toContain('vocabulary');
  });

  it.each([
    ['en-US', 'HK financials yielding over 6% below book'],
    ['zh-CN', '股息率大于6%的破净港股金融'],
  ])('D1: in %s a sentence fills three editable rows', async (locale, sentence) => {
    await visitor.close();
    visitor = await visit(browser, sharedServer().url, { locale });
    const { page } = visitor;
    await page.goto('/discover');
    const box = page.getByTestId('screener').getByRole('textbox').first();
    await box.fill(sentence);
    await box.press('Enter');
    const rows = page.getByTestId('rules').locator('li');
    await rows.nth(2).waitFor();
    expect(await rows.count()).toBe(3);
    const fields = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-rule')));
    expect(fields).toEqual(['dividendYield', 'priceToBook', 'sector']);
    await expect.poll(() => new URL(page.url()).searchParams.get('market')).toBe('hk');
    const yieldBox = rows.nth(0).getByRole('textbox');
    expect(await yieldBox.inputValue()).toBe('6');
    await yieldBox.fill('4');
    await yieldBox.press('Tab');
    await expect.poll(() => new URL(page.url()).searchParams.get('rules')).toContain('dividendYield:gt:0.04');
  });

  it('a word that is not read is shown and nothing runs; an industry is offered as its sector', async () => {
    const { page } = visitor;
    await page.goto('/discover?rules=volatility:gte:0.1');
    const screener = page.getByTestId('screener');
    await page.getByTestId('screen-count').waitFor();
    const box = screener.getByRole('textbox').first();
    await box.fill('HK banks below book loved by my uncle');
    await box.press('Enter');
    await screener.locator('[data-read="unread"]').first().waitFor();
    expect(await page.getByTestId('sentence-unread').textContent()).toContain('uncle');
    expect(await page.getByTestId('rules').locator('li').count()).toBe(0);
    expect(await page.getByTestId('screen-count').count()).toBe(0);
    await box.fill('HK banks below book');
    await box.press('Enter');
    await screener.getByRole('button', { name: 'Screen the whole sector' }).click();
    const rows = page.getByTestId('rules').locator('li');
    await rows.nth(1).waitFor();
    expect(await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-rule')))).toEqual([
      'priceToBook',
      'sector',
    ]);
  });

  it('D5: conditions live in the address and reload identically', async () => {
    const { page } = visitor;
    await page.goto('/discover?rules=volatility:gte:0.1,or:priceToBook:lt:1&sort=volatility');
    const count = page.getByTestId('screen-count');
    await count.waitFor();
    expect(await count.innerText()).toMatch(/^\d{1,3}(?:,\d{3})* of [\d,]+/);
    expect(await page.getByTestId('rules').locator('li').count()).toBe(2);
    const before = new URL(page.url()).search;
    await page.reload();
    await count.waitFor();
    expect(new URL(page.url()).search).toBe(before);
    expect(await page.getByTestId('rules').locator('li').count()).toBe(2);
  });

  it('D2: a screen is kept, opened again and saved as a table', async () => {
    const { page } = visitor;
    const beganAt = performance.now();
    await page.goto('/discover?rules=volatility:gte:0.1');
    await page.getByTestId('screen-count').waitFor();
    process.stdout.write(`address to count: ${(performance.now() - beganAt).toFixed(0)} ms\n`);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByTestId('column-list').getByText('P/B', { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => new URL(page.url()).searchParams.get('columns')).toContain('priceToBook');
    const kept = page.getByTestId('saved-screens');
    await kept.getByRole('button', { name: 'Keep this screen' }).click();
    await kept.getByRole('textbox').fill('Lively');
    await kept.getByRole('textbox').press('Enter');
    await kept.getByRole('button', { name: 'Lively', exact: true }).waitFor();
    await page.goto('/discover');
    await kept.getByRole('button', { name: 'Lively', exact: true }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('rules')).toBe('volatility:gte:0.1');
    // The page follows its address a moment later.
    await page.getByRole('columnheader', { name: 'P/B' }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    const table = readFileSync(await download.path(), 'utf8').split('\r\n');
    expect(table[0]).toMatch(/^id,name,.*simulated.*priceToBook/);
    expect(table.length).toBeGreaterThan(2);
    await kept.getByRole('button', { name: 'Remove Lively' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await kept.getByRole('button', { name: 'Lively', exact: true }).waitFor();
  });

  it('is put in order by the head of a column, and keeps its columns in sets by name', async () => {
    const { page } = visitor;
    await page.goto('/discover');
    const head = page.getByRole('columnheader', { name: 'P/E' });
    await head.waitFor();
    const heads = (): Promise<string[]> => page.getByTestId('screener').locator('thead th').allTextContents();
    const before = await heads();
    const said = (key: string): string | null => new URL(page.url()).searchParams.get(key);
    await head.getByRole('button').click();
    await expect.poll(() => said('sort')).toBe('-priceToEarnings');
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending');
    await head.getByRole('button').click();
    await expect.poll(() => said('sort')).toBe('priceToEarnings');
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending');
    expect(await heads()).toEqual(before);

    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByTestId('column-list').getByText('P/B', { exact: true }).click();
    await expect.poll(() => said('columns')).toContain('priceToBook');
    const sets = page.getByRole('region', { name: 'Column sets' });
    await sets.getByRole('textbox').fill('Multiples');
    await sets.getByRole('textbox').press('Enter');
    await sets.getByRole('button', { name: 'Multiples', exact: true }).waitFor();
    await page.goto('/discover');
    await head.waitFor();
    await page.getByRole('button', { name: 'Columns' }).click();
    await sets.getByRole('button', { name: 'Multiples', exact: true }).click();
    await expect.poll(() => said('columns')).toContain('priceToBook');
    await page.keyboard.press('Escape');
    await page.getByRole('columnheader', { name: 'P/B' }).waitFor();
  });

  it('movers stand with what was on record before, or with nothing', async () => {
    const { page } = visitor;
    await page.goto('/discover?tab=movers');
    const first = page.getByTestId('movers-gainers').locator('li').first();
    await first.waitFor();
    const rows = page.locator('[data-testid^="movers-"] li');
    for (const row of await rows.all()) {
      expect(await row.innerText()).toMatch(
        /None of the sources in use lists|No source in use lists|\d{4}\/\d{2}\/\d{2} \S+/,
      );
    }
  });

  it('says that it measures, and not that nothing meets the rules, before anything is measured', async () => {
    const { page } = visitor;
    await page.route('**/api/screen?*', async (route) => {
      const answer = await route.fetch();
      const screen = { ...(await answer.json()), measured: 0, total: 0, matches: [] };
      await route.fulfill({ response: answer, json: screen });
    });
    await page.goto('/discover');
    await page.getByText(/Still measuring: 0 of [\d,]+ instruments/).waitFor();
    expect(await page.getByText(/Nothing (measured so far )?meets these rules/).count()).toBe(0);
    expect(await page.getByTestId('screen-count').innerText()).toMatch(/^\s*Measuring [\d,]+ instruments\s*$/);
    expect(await page.getByText('0 matches', { exact: true }).count()).toBe(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/discover?rules=volatility:gte:1000');
    await page.getByText(/Nothing (measured so far )?meets these rules/).waitFor();
  });

  it('makes a strategy of what a screen leaves', async () => {
    const { page } = visitor;
    await page.goto('/discover?rules=volatility:gte:0.01');
    await page.getByTestId('screen-count').waitFor();
    await page.getByRole('button', { name: 'Run as strategy' }).click();
    await page.waitForURL(/\/strategy\/[^?]+/);
    await page.getByTestId('strategy').first().waitFor();
  });

  it('D3: every card of the gallery says verdict, period and costs', async () => {
    const { page } = visitor;
    await page.goto('/discover?tab=strategies');
    const cards = page.getByTestId('gallery').locator('article');
    await cards.first().waitFor();
    for (const card of await cards.all()) {
      expect(await card.getByTestId('card-terms').textContent()).toMatch(/\d{4}.+–.+\d{4}.+%.+(try|tries)/);
      expect(await card.textContent()).toMatch(/Robust|Promising|Fragile|Likely luck|Not enough data/);
    }
    await page.goto('/');
    await page.getByTestId('featured').scrollIntoViewIfNeeded();
    await page.getByTestId('featured').locator('article').first().waitFor();
  });

  it('D4: the calendar names the holidays of exchanges and the zones of its dates', async () => {
    const { page } = visitor;
    await page.goto('/discover?tab=calendar&view=month&from=2026-11-20&market=us');
    const day = page.getByTestId('calendar-grid').locator('[data-day="2026-11-26"]');
    await day.waitFor();
    expect(await day.textContent()).toContain('US stocks closed');
    expect(await page.getByTestId('calendar').textContent()).toContain('US stocks ET');
  });

  it.each(['', '?tab=strategies', '?tab=movers', '?tab=calendar&view=week'])(
    'is clean and fits at 1440 and 390: %s',
    async (query) => {
      const { page } = visitor;
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/discover${query}`);
        await page.getByTestId('discover').waitFor();
        await page.waitForLoadState('networkidle');
        expect(await accessibilityFaults(page)).toEqual([]);
        await expect.poll(() => overflow(page)).toBe(0);
      }
    },
  );
});
