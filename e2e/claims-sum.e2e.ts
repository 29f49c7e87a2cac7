import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noBrowser } from './lib/browse.ts';
import { eachVisitor } from './lib/each-visitor.ts';
import { openEverySection } from './lib/report.ts';

/** Points of all claims of a side that can be seen, in tenths. */
async function tenthsSeen(side: Locator): Promise<number> {
  return side.evaluate((column) =>
    [...column.querySelectorAll<HTMLElement>('[data-figure]')]
      .filter((figure) => /^(claim|weakerPoints)/.test(figure.dataset['figure'] ?? '') && figure.offsetParent !== null)
      .reduce((sum, figure) => sum + Math.round(10 * Number((figure.textContent ?? '').replace('−', '-'))), 0),
  );
}

describe.skipIf(noBrowser)('the claims of a report', () => {
  const stage = eachVisitor();

  it('add up to what the judge says once all are open, and stand without the rest before', async () => {
    const { page } = stage.visitor;
    await page.goto('/research?symbol=US:NVDA');
    await page.getByTestId('run-strip').waitFor();
    const side = page.locator('[data-side="bull"]');
    // Folded: the strongest three alone; what is not listed stands with the others that are folded.
    await side.locator('li').first().waitFor();
    await expect.poll(() => side.locator('[data-figure^="weakerPoints"]:visible').count()).toBe(0);
    await openEverySection(page);
    const judged = page.locator('[data-figure="caseWeight.bull"]').first();
    await expect.poll(async () => (await tenthsSeen(side)) / 10).toBeCloseTo(Number(await judged.textContent()), 5);
    // Beside a range of prices stands the price as it is traded.
    const price = page.locator('[data-figure="price"]').filter({ hasText: /\.\d{3}/ });
    expect(await price.count()).toBe(0);
  });
});
