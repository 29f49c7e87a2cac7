import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noBrowser } from './lib/browse.ts';
import { eachVisitor } from './lib/each-visitor.ts';
import { openReport } from './lib/report.ts';

/** Presses the words, then the switch itself: each turns it over once. */
async function pressBoth(words: Locator, control: Locator): Promise<void> {
  const before = await control.getAttribute('aria-checked');
  const other = before === 'true' ? 'false' : 'true';
  await words.click();
  await expect.poll(() => control.getAttribute('aria-checked')).toBe(other);
  await control.click();
  await expect.poll(() => control.getAttribute('aria-checked')).toBe(before);
}

describe.skipIf(noBrowser)('the words beside a switch', () => {
  const stage = eachVisitor();

  it('turn it over on the chart', async () => {
    const { page } = stage.visitor;
    await page.goto('/research?symbol=US:NVDA&view=chart');
    const panel = page.getByTestId('chart-value');
    await pressBoth(panel.getByText('Value as known then', { exact: true }), panel.getByRole('switch'));
  });

  it('turn it over in the settings', async () => {
    const { page } = stage.visitor;
    await page.goto('/?settings=general');
    for (const name of ['Reduce motion', 'Single-key shortcuts']) {
      const control = page.getByRole('switch', { name });
      await pressBoth(page.getByText(name, { exact: true }), control);
    }
    await page.goto('/?settings=alerts');
    const quiet = page.getByTestId('quiet-hours');
    await pressBoth(quiet.getByText('Quiet hours', { exact: true }), quiet.getByRole('switch'));
  });

  it('turn it over among the assumptions of a report', async () => {
    const { page } = stage.visitor;
    await openReport(page, 'US:NVDA');
    await page.getByRole('button', { name: 'Edit assumptions' }).first().click();
    const row = page.locator('li[data-assumption]').filter({ has: page.getByRole('switch') });
    const control = row.first().getByRole('switch');
    const name = (await control.getAttribute('aria-label')) ?? '';
    await pressBoth(row.first().getByText(name, { exact: true }), control);
  });
});
