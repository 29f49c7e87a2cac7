import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { markets } from '@plumbline/model/markets/registry';
import { accessibilityFaults } from './lib/accessibility-faults.ts';
import { noBrowser, overflow } from './lib/browse.ts';
import { eachVisitor } from './lib/each-visitor.ts';

const sessions = markets.find(({ id }) => id === 'us')?.sessions('2025-01-02', '2025-12-31') ?? [];

/** Bars of a year with one price in pence. */
function csv(): string {
  const lines = sessions.map(({ date }, row) => {
    const close = Math.round(10_000 * Math.exp(0.03 * Math.sin(row * 1.3))) / 100;
    const scale = row === 20 ? 100 : 1;
    return (
      [date, close, close + 1, close - 1, close]
        .map((cell, place) => (place === 0 ? cell : Number(cell) * scale))
        .join(',') + ',1000000'
    );
  });
  return `date,open,high,low,close,volume\n${lines.join('\n')}\n`;
}

describe.skipIf(noBrowser)('bars of one’s own in a real browser', () => {
  // What is no file of bars is answered with 400, which the browser notes.
  const stage = eachVisitor({ expected: /status of 400/ });

  async function openDrop(page: Page) {
    await page.goto('/?settings=data');
    const block = page.getByTestId('bars-import');
    // It takes no file before the server has said who may bring one.
    await expect.poll(() => block.locator('input[type=file]').isEnabled()).toBe(true);
    return block;
  }

  it('are chosen, looked at, kept and taken back', async () => {
    const { page } = stage.visitor;
    const file = join(stage.server.dataDir, 'NVDA.csv');
    writeFileSync(file, csv());
    const block = await openDrop(page);
    await block.locator('input[type=file]').setInputFiles(file);
    const preview = page.getByTestId('import-preview');
    await preview.waitFor();
    expect(await preview.textContent()).toContain('NVDA');
    expect(await preview.textContent()).toContain('Wrong unit');
    expect(await preview.textContent()).toContain('line 22');
    expect(await accessibilityFaults(page, { inside: ['[data-testid="bars-import"]'] })).toEqual([]);
    await preview.getByRole('button', { name: /^Keep \d+ bars$/ }).click();
    await page.getByText(`${sessions.length} bars of NVDA kept.`).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('The import is undone.').waitFor();
  });

  it('are dropped, and nothing stays of what is cancelled', async () => {
    const { page } = stage.visitor;
    const block = await openDrop(page);
    const data = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'NVDA.csv', { type: 'text/csv' }));
      return transfer;
    }, csv());
    await block.getByText('Drop a file of bars here').dispatchEvent('drop', { dataTransfer: data });
    await page.getByTestId('import-preview').getByRole('button', { name: 'Cancel' }).click();
    await block.getByText('Drop a file of bars here').waitFor();
    await expect.poll(() => overflow(page)).toBe(0);
  });

  it('say what is wrong with a file that is none', async () => {
    const { page } = stage.visitor;
    const block = await openDrop(page);
    await block
      .locator('input[type=file]')
      .setInputFiles({ name: 'page.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') });
    await page.getByTestId('toast').getByText('The first line names no columns').waitFor();
  });
});
