import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { goodAnswer, wireModel, type WireModel } from '@plumbline/agent/desk/testing/wire-model';
import { englishPassages } from '@plumbline/agent/gate/testing/passages';
import { accessibilityFaults } from './lib/accessibility-faults.ts';
import { launch, noBrowser, overflow, visit } from './lib/browse.ts';
import { chooseMore, openReport } from './lib/report.ts';
import { serve, type RunningServer } from './lib/serve.ts';

describe.skipIf(noBrowser)('the research desk in a real browser', () => {
  let model: WireModel;
  let server: RunningServer;
  let browser: Browser;
  /** Holds the model's answers until the page has been looked at while they are awaited. */
  let release: () => void = () => undefined;

  beforeAll(async () => {
    const looked = new Promise<void>((resolve) => (release = resolve));
    model = await wireModel(async (question) => {
      // The report is written before, with the same model.
      if (question.voice !== '') await looked;
      return goodAnswer(question);
    });
    const service = { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: model.address, LLM_MODEL: 'm' };
    [server, browser] = await Promise.all([serve({ ...service, LLM_API_KEY: 'key-of-a-test' }), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await model?.close();
  });

  it('is asked from a report, shows its analysts at work, and ends in a memo whose claims lead to their receipts', async () => {
    const { page, faults, close } = await visit(browser, server.url, {});
    await openReport(page, 'US:NVDA');
    await chooseMore(page, 'Ask the desk');
    const start = page.getByTestId('desk-start');
    await start.getByText('Every printed sentence is checked').waitFor();
    await start.getByText('No document about this instrument').waitFor();
    const documents = page.getByTestId('desk-documents');
    const filing = englishPassages
      .slice(0, 12)
      .map((text) => `<p>${text}</p>`)
      .join('');
    const buffer = Buffer.from(`<html><body><h2>Item 1. Business</h2>${filing}</body></html>`);
    await documents.locator('input[type=file]').setInputFiles({ name: 'a-filing.html', mimeType: 'text/html', buffer });
    await documents.getByRole('button', { name: 'Add' }).click();
    await documents.getByRole('button', { name: 'Forget a-filing' }).waitFor();
    await start.getByText('No document about this instrument').waitFor({ state: 'detached' });
    await start.getByRole('button', { name: 'Ask the desk' }).click();

    const desk = page.getByTestId('desk');
    await desk.getByText('desk at work').waitFor();
    await desk.locator('[data-analyst="fundamentals"]').getByText('At work', { exact: false }).first().waitFor();
    release();
    const memo = page.getByTestId('desk-memo');
    await memo.getByText('all supported').waitFor();
    // A reload comes back to the same memo.
    await page.reload();
    await memo.getByText('Model’s reasoning, not checked').waitFor();
    await page.getByTestId('desk-rating').getByText('of the ledger').waitFor();
    await memo.getByText('Quote found word for word').first().waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await accessibilityFaults(page, { inside: ['[data-testid=desk]'] })).toEqual([]);

    await memo.locator('[data-figure]').first().click();
    await page.getByTestId('receipt-drawer').waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});
