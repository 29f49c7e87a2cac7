import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noBrowser, overflow } from './lib/browse.ts';
import { eachVisitor } from './lib/each-visitor.ts';

/** How many marks of simulated data of each card stand within the width of the window. */
async function marksInView(cards: Locator): Promise<readonly number[]> {
  return cards.evaluateAll((all) =>
    all.map(
      (card) =>
        [...card.querySelectorAll('[data-origin="simulated"]')].filter((mark) => {
          const { left, right, width } = mark.getBoundingClientRect();
          return width > 0 && left >= 0 && right <= window.innerWidth;
        }).length,
    ),
  );
}

describe.skipIf(noBrowser)('the mark of where prices come from', () => {
  const stage = eachVisitor();

  it.each([1440, 390])('stands once on every strategy of the list, %i wide', async (width) => {
    const { page, faults } = stage.visitor;
    for (const market of ['us', 'crypto']) {
      await page.goto('/strategy?new=template');
      await page.locator(`[data-template="moving-average-cross"] [data-market="${market}"]`).click();
      await page.locator('[data-kpi="trades"]').waitFor();
    }
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/strategy');
    const rows = page
      .getByTestId('strategies')
      .getByRole('row')
      .filter({ has: page.getByRole('checkbox') });
    await expect.poll(() => marksInView(rows)).toEqual([1, 1]);
    await page.goto('/strategy?view=grid');
    const cards = page
      .getByTestId('strategies')
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') });
    await expect.poll(() => marksInView(cards)).toEqual([1, 1]);
    expect(await overflow(page)).toBe(0);
    expect(faults).toEqual([]);
  });
});
