import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './lib/accessibility-faults.ts';
import { noBrowser, overflow, visit } from './lib/browse.ts';
import { oneVisitor } from './lib/each-visitor.ts';
import { openEverySection, openReport } from './lib/report.ts';

async function reopen(page: Page, run: string): Promise<void> {
  await page.goto(`/research?symbol=US:NVDA&run=${run}`);
  await openEverySection(page);
  await page.locator('[data-section="valuation"]').waitFor();
}

/** What the page prints for a figure in the valuation and the scenarios. */
async function printed(page: Page, id: string): Promise<string> {
  const figure = page.locator(`[data-section] [data-figure="${id}"]`).first();
  await figure.waitFor({ state: 'attached' });
  return (await figure.textContent()) ?? '';
}

/** The figures that a change of the discount rate must reach: grid, range, blend, upside, simulation, scenarios. */
const followers = [
  'dcfTwoStage',
  'dcfTwoStage.1.-1',
  'dcf.p10',
  'dcf.p90',
  'blendedValue',
  'upside.blended',
  'dcfTwoStage.bull',
  'probabilityWeightedValue',
];

async function allPrinted(page: Page): Promise<readonly string[]> {
  return Promise.all(followers.map((id) => printed(page, id)));
}

/** Opens the drawer and types a value for an assumption. */
async function assume(page: Page, id: string, typed: string): Promise<void> {
  const drawer = page.getByTestId('lab-drawer');
  if (!(await drawer.isVisible())) await page.getByRole('button', { name: 'Edit assumptions' }).first().click();
  await drawer.waitFor();
  const field = drawer.locator(`[data-assumption="${id}"]`).getByRole('textbox');
  await field.fill(typed);
  await field.press('Enter');
}

/** Weights or probabilities typed into the page, in percent. */
async function typedShares(page: Page, section: string): Promise<readonly number[]> {
  const fields = page.locator(`[data-section="${section}"] input[aria-label*="in percent"]`);
  await fields.first().waitFor();
  const values = await fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  return values.map(Number);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe.skipIf(noBrowser)('the valuation lab in a real browser', () => {
  let run = '';
  const stage = oneVisitor({}, async ({ page }) => {
    run = await openReport(page, 'US:NVDA');
  });
  // One run for all tests; what a test assumes is in the address that it leaves.
  beforeEach(() => reopen(stage.visitor.page, run));

  it('R6: another discount rate moves grid, football field, blended value and upside; Reset gives all of it back', async () => {
    const { page } = stage.visitor;
    const before = await allPrinted(page);
    expect(await page.getByTestId('modified').count()).toBe(0);
    await assume(page, 'wacc', '12.5');
    await page.locator('[data-section="valuation"] [data-testid="modified"]').first().waitFor();
    await expect
      .poll(async () => {
        const after = await allPrinted(page);
        return followers.filter((_, at) => after[at] === before[at]);
      })
      .toEqual([]);
    await expect.poll(() => printed(page, 'wacc')).toContain('12.50%');
    expect(await page.getByTestId('lab-bar').textContent()).toContain('Modified');
    await page.getByTestId('lab-bar').getByRole('button', { name: 'Reset' }).click();
    await page.getByTestId('lab-bar').waitFor({ state: 'detached' });
    // What follows from the reset is drawn a moment later.
    await expect.poll(() => page.getByTestId('modified').count()).toBe(0);
    await expect.poll(() => allPrinted(page)).toEqual(before);
  });

  it('moves the label with the score and lets the judge weigh anew, so that no word belongs to another number', async () => {
    const { page } = stage.visitor;
    const card = page.getByTestId('rating').first();
    const own = await card.locator('[data-rating]').getAttribute('data-rating');
    const labels = new Set([own]);
    for (const rate of ['5', '6', '7.5', '14']) {
      await assume(page, 'wacc', rate);
      await expect.poll(() => printed(page, 'wacc')).toContain(rate);
      await page.getByTestId('judged-anew').first().waitFor();
      await expect
        .poll(async () => {
          const score = Number(await card.locator('[data-figure="ratingScore"]').textContent());
          const label = (await card.locator('[data-rating]').textContent())?.replace(/\d.*$/, '').trim();
          const steps = ['Buy', 'Accumulate', 'Hold', 'Reduce', 'Sell'];
          const expected = steps[[75, 60, 40, 25, 0].findIndex((least) => score >= least)];
          const judge = (await page.getByTestId('judged-anew').first().textContent()) ?? '';
          return label === expected && judge.includes(`Score ${score}, which is ${label}.`)
            ? 'agree'
            : `${label}: ${judge}`;
        })
        .toBe('agree');
      labels.add(await card.locator('[data-rating]').getAttribute('data-rating'));
    }
    expect(labels.size).toBeGreaterThan(1);
    await page.getByTestId('lab-bar').getByRole('button', { name: 'Reset' }).click();
    await page.getByTestId('judged-anew').first().waitFor({ state: 'detached' });
    expect(await card.locator('[data-rating]').getAttribute('data-rating')).toBe(own);
  });

  it('counts cash flow at mid-year by a switch, which makes it worth more', async () => {
    const { page } = stage.visitor;
    const value = async (): Promise<number> => Number((await printed(page, 'dcfTwoStage')).replace(/[^0-9.-]/g, ''));
    const before = await value();
    await page.getByRole('button', { name: 'Edit assumptions' }).first().click();
    await page.getByTestId('lab-drawer').getByRole('switch', { name: 'Cash flow at mid-year' }).click();
    await page.locator('[data-section] [data-figure="dcfTwoStage"][data-modified]').first().waitFor();
    await expect.poll(value).toBeGreaterThan(before);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('keeps method weights and probabilities at a total of 100, whatever is typed', async () => {
    const { page } = stage.visitor;
    await page.getByRole('button', { name: 'Edit assumptions' }).first().click();
    await page.getByTestId('lab-drawer').waitFor();
    for (const section of ['valuation', 'scenarios']) {
      // The fields arrive one by one.
      await expect.poll(async () => [section, sum(await typedShares(page, section))]).toEqual([section, 100]);
      const first = page.locator(`[data-section="${section}"] input[aria-label*="in percent"]`).first();
      await first.fill('70');
      await first.press('Enter');
      await page.locator(`[data-section="${section}"] [data-testid="modified"]`).first().waitFor();
      await expect
        .poll(async () => {
          const moved = await typedShares(page, section);
          return [section, moved[0], sum(moved)];
        })
        .toEqual([section, 70, 100]);
    }
    await expect.poll(() => printed(page, 'methodWeight.total')).toBe('100%');
    await expect.poll(() => printed(page, 'scenarioProbability.total')).toBe('100%');
  });

  it('proves a changed figure from the changed inputs, in its receipt', async () => {
    const { page } = stage.visitor;
    await assume(page, 'wacc', '12.5');
    await page.getByTestId('lab-bar').waitFor();
    await page.locator('[data-section="valuation"] [data-modified][data-figure="blendedValue"]').first().click();
    await page.getByTestId('receipt').waitFor();
    await page
      .getByTestId('recompute')
      .getByText(/Same|same/)
      .waitFor();
  });

  it('says why there is no value when the discount rate falls to the lasting growth', async () => {
    const { page } = stage.visitor;
    await assume(page, 'terminalGrowth', '4');
    await assume(page, 'wacc', '3');
    await page.getByTestId('lab-bar').waitFor();
    await page
      .getByText(/The discount rate must be above the growth that lasts for ever/)
      .first()
      .waitFor();
    await expect.poll(() => printed(page, 'dcfTwoStage')).toContain('—');
  });

  it.each([
    ['a phone', { viewport: { width: 390, height: 844 } }],
    ['a desk, light', { theme: 'light' as const }],
  ])('is accessible and fits on %s', async (_, options) => {
    const own = await visit(stage.browser, stage.server.url, options);
    try {
      await openReport(own.page, 'US:NVDA');
      await assume(own.page, 'wacc', '12.5');
      await own.page.getByTestId('modified').first().waitFor({ state: 'attached' });
      const inside = ['[data-testid="lab-drawer"]', '[data-section="valuation"]'];
      expect(await accessibilityFaults(own.page, { inside })).toEqual([]);
      await expect.poll(() => overflow(own.page)).toBe(0);
      expect(own.faults).toEqual([]);
    } finally {
      await own.close();
    }
  });
});
