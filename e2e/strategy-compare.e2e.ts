import type { StrategyView } from '@plumbline/contract/strategy';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from './lib/accessibility-faults.ts';
import { noBrowser, overflow } from './lib/browse.ts';
import { eachVisitor } from './lib/each-visitor.ts';
import { patience } from './lib/patience.ts';

async function make(page: Page, template: string, market: string): Promise<void> {
  await page.goto('/strategy?new=template');
  await page.locator(`[data-template="${template}"] [data-market="${market}"]`).click();
  await page.locator('[data-kpi="trades"]').waitFor();
}

async function makeBlank(page: Page): Promise<void> {
  await page.goto('/strategy');
  await page.getByRole('button', { name: 'Blank' }).click();
  await page.waitForURL(/\/strategy\/[^/?]+/);
}

/** All strategies, once the server has computed each. */
async function tested(page: Page): Promise<readonly StrategyView[]> {
  const read = (): Promise<readonly StrategyView[]> =>
    page.evaluate(async () => {
      const answer = await fetch('/api/strategies', { headers: { accept: 'application/json' } });
      // The contract of this address.
      return ((await answer.json()) as { strategies: StrategyView[] }).strategies;
    });
  const isOpen = ({ current }: StrategyView): boolean => current.test.state !== 'done';
  await expect.poll(async () => (await read()).filter(isOpen), { timeout: patience, interval: 200 }).toEqual([]);
  return read();
}

async function openComparison(page: Page): Promise<Locator> {
  await page.goto('/strategy');
  const boxes = page.getByRole('checkbox', { name: /Select/ });
  await boxes.first().waitFor();
  for (const box of await boxes.all()) await box.click();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  return page.getByTestId('compare-strategies');
}

async function valueOf(dialog: Locator, row: string, column: number): Promise<number | null> {
  const text = await dialog.locator(`[data-row="${row}"] td`).nth(column).getAttribute('data-value');
  return text === null || text === '' ? null : Number(text);
}

describe.skipIf(noBrowser)('strategies side by side', () => {
  const stage = eachVisitor();

  it('grow on one scale beside the figures of their verdicts; what is missing says why', async () => {
    const { page } = stage.visitor;
    await make(page, 'moving-average-cross', 'us');
    await make(page, 'moving-average-cross', 'crypto');
    await makeBlank(page);
    const all = await tested(page);
    const dialog = await openComparison(page);
    await dialog.locator('[data-line]').nth(2).waitFor();
    await dialog.getByTestId('equal-risk').waitFor();

    const heads = await dialog.locator('thead a').allTextContents();
    expect(new Set(heads).size).toBe(3);
    expect(await dialog.locator('[data-zone="out-of-sample"]').count()).toBe(1);
    const ids = await dialog.locator('thead a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const gaps: string[] = [];
    for (const [column, href] of ids.entries()) {
      const { summary, verdict } = all.find(({ id }) => href?.endsWith(id) === true)?.current.test ?? {};
      const check = (id: string) => verdict?.checks.find((one) => one.id === id);
      const part = (id: string, name: string) => check(id)?.figures.find((one) => one.id === name)?.value ?? null;
      // All in or all out: what is traded is what the exposure changes by, up to the drift while it is held.
      const moved = summary?.metrics.outOfSample['exposureTurnover'] ?? Number.NaN;
      expect(Math.abs(((await valueOf(dialog, 'turnover', column)) ?? Number.NaN) - moved)).toBeLessThan(
        moved / 10 + 0.5,
      );
      expect(await valueOf(dialog, 'interval', column)).toBe(part('bootstrap', 'laterLow'));
      expect(await valueOf(dialog, 'deflated', column)).toBe(check('deflated-sharpe')?.value);
      expect(await valueOf(dialog, 'overfit', column)).toBe(check('overfitting')?.value);
      expect(await valueOf(dialog, 'breakEven', column)).toBe(part('cost', 'breakEven'));
      const worst = await valueOf(dialog, 'worstMonth', column);
      expect(worst).toBeLessThan(0);
      expect(worst).toBeGreaterThanOrEqual(summary?.metrics.whole['maxDrawdown'] ?? 0);
      if (check('overfitting')?.value === null) {
        gaps.push((await dialog.locator('[data-row="overfit"] td').nth(column).textContent()) ?? '');
      }
    }
    expect(gaps).toEqual(['—There is nothing to choose between, or too little history to cut in blocks.']);

    const figureCard = dialog.locator('figure[data-card]');
    await figureCard.getByRole('button', { name: 'Linear' }).click();
    await figureCard.getByRole('button', { name: '3Y' }).click();
    await figureCard.locator('svg[role="img"][tabindex]').focus();
    await page.keyboard.press('Home');
    await expect.poll(() => figureCard.locator('output').textContent()).toContain('1.00×');
    expect(await accessibilityFaults(page, { inside: ['[data-testid="compare-strategies"]'] })).toEqual([]);
    await figureCard.getByRole('button', { name: 'More about Growth of 1, after costs' }).click();
    await page.getByRole('menuitem', { name: 'Show as table' }).click();
    const first = figureCard.locator('tbody tr').first();
    await first.waitFor();
    await expect.poll(() => first.locator('td').allTextContents()).toEqual(['1.00×', '1.00×', '1.00×']);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => overflow(page)).toBe(0);
  });

  it('are named by the address: put in, taken out, gone with Back and shown again by the link', async () => {
    const { page } = stage.visitor;
    await make(page, 'moving-average-cross', 'us');
    await make(page, 'momentum', 'us');
    await makeBlank(page);
    const all = await tested(page);
    const idOf = (isIt: (one: StrategyView) => boolean): string => all.find(isIt)?.id ?? '';
    const cross = idOf(({ name }) => name === 'Moving-average cross');
    const rotation = idOf(({ name }) => name === 'Cross-sectional momentum');
    const blank = idOf(({ id }) => id !== cross && id !== rotation);
    const address = () => new URL(page.url()).searchParams.get('compare');
    await page.goto(`/strategy?compare=${cross},${rotation}`);
    const dialog = page.getByTestId('compare-strategies');
    const heads = dialog.locator('[data-compared]');
    await expect.poll(() => heads.count()).toBe(2);
    expect(
      await dialog
        .getByRole('button', { name: /^Take .* out$/ })
        .first()
        .isDisabled(),
    ).toBe(true);
    await dialog.locator('[data-line]').nth(1).waitFor();
    // Five of twenty are held, and others the month after: the exposure as a whole hardly moves.
    const turnover = await valueOf(dialog, 'turnover', 1);
    expect(turnover).toBeGreaterThan(0.5);
    expect(await dialog.locator('[data-row="liveSince"] td').first().textContent()).toContain('Not switched on.');
    expect(await dialog.locator('[data-row="liveHitRate"] td').first().textContent()).toContain('No signal yet.');

    await dialog.getByRole('button', { name: 'Add a strategy' }).click();
    await page.getByRole('menuitem').first().click();
    await expect.poll(() => heads.count()).toBe(3);
    expect(address()).toBe(`${cross},${rotation},${blank}`);
    await dialog.locator(`[data-compared="${cross}"]`).getByRole('button').click();
    await expect.poll(() => heads.count()).toBe(2);
    expect(address()).toBe(`${rotation},${blank}`);
    const link = page.url();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(address()).toBeNull();

    const chosen = await openComparison(page);
    await heads.nth(2).waitFor();
    await page.goBack();
    await chosen.waitFor({ state: 'detached' });
    expect(address()).toBeNull();
    await page.goto(link);
    await heads.nth(1).waitFor();
    await page.goto('/strategy?compare=of-somebody-else');
    await dialog.getByText('At least two of your strategies are needed.').waitFor();
  });
});
