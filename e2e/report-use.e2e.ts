import { readFileSync } from 'node:fs';
import type { Report } from '@plumbline/model/report';
import { describe, expect, it } from 'vitest';
import { noBrowser, overflow, visit } from './lib/browse.ts';
import { eachVisitor } from './lib/each-visitor.ts';
import { chooseMore, openReport, readReport } from './lib/report.ts';

describe.skipIf(noBrowser)('what can be done with a report', () => {
  const stage = eachVisitor({ acceptDownloads: true, expected: /status of (404|409)/ });

  it('R7: exports Markdown with every section and numbered sources, JSON, and a page that prints with text', async () => {
    const { page } = stage.visitor;
    const run = await openReport(page, 'US:NVDA');
    const report = await readReport(page, run);
    for (const [item, check] of [
      [
        'Markdown',
        (text: string) => {
          for (const section of report.sections) expect(text, section.key).toMatch(new RegExp(`^## `, 'm'));
          expect(text.match(/^## /gm)?.length).toBeGreaterThanOrEqual(report.sections.length);
          expect(text).toMatch(/^\s*1\. /m);
          expect(text).toContain('Simulated');
        },
      ],
      ['JSON', (text: string) => expect((JSON.parse(text) as Report).hash).toBe(report.hash)],
      ['Page that checks itself', (text: string) => expect(text).toContain('plumbline-capsule/1')],
      ['PDF', (text: string) => expect(text).toMatch(/^%PDF-/)],
    ] as const) {
      await page.getByRole('button', { name: 'Export' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: item, exact: true }).click();
      check(readFileSync(await (await download).path(), 'utf8'));
    }
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(pdf.length).toBeGreaterThan(20_000);
    await page.emulateMedia({ media: 'print' });
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(2000);
  });

  it('draws the way from revenue to free cash flow', async () => {
    const { page } = stage.visitor;
    await openReport(page, 'US:NVDA');
    await page.locator('[data-section="financials"]').getByRole('button', { name: /^Show/ }).first().click();
    const waterfall = page.locator('figure').filter({ hasText: 'From revenue to free cash flow' });
    await expect.poll(() => waterfall.locator('[data-row]').count()).toBe(11);
  });

  it('saves each drawn chart as a picture that stands on its own', async () => {
    const { page } = stage.visitor;
    await openReport(page, 'US:NVDA');
    const drawn = page.locator('figure[data-card]').filter({ has: page.locator('svg[data-drawing]') });
    await drawn.nth(4).waitFor();
    for (const at of [0, 1, 2, 3, 4]) {
      const card = drawn.nth(at);
      const title = (await card.getByRole('button', { name: /^More about / }).getAttribute('aria-label')) ?? '';
      await card.getByRole('button', { name: title, exact: true }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: 'Save picture (SVG)', exact: true }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/\.svg$/);
      const picture = await page.evaluate(
        (text) => {
          const page = new DOMParser().parseFromString(text, 'image/svg+xml');
          const inner = page.querySelector('svg svg');
          return {
            error: page.querySelector('parsererror')?.textContent ?? '',
            caption: page.documentElement.lastElementChild?.textContent ?? '',
            shapes: inner?.querySelectorAll('path, rect, line, circle, polyline').length ?? 0,
            width: Number(inner?.getAttribute('width')),
          };
        },
        readFileSync(await file.path(), 'utf8'),
      );
      expect(picture.error).toBe('');
      expect(picture.caption).toContain('Simulated');
      expect(title).toContain(picture.caption.split(' · ')[0]);
      expect(picture.shapes).toBeGreaterThan(3);
      expect(picture.width).toBeGreaterThan(200);
      // Colours of the page would be unknown anywhere else.
      expect(readFileSync(await file.path(), 'utf8')).not.toMatch(/(?:fill|stroke)="var\(/);
    }
  });

  it('R7: the saved page checks every figure with the network off', async () => {
    const { page } = stage.visitor;
    await openReport(page, 'HK:00700');
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Page that checks itself' }).click();
    const text = readFileSync(await (await download).path(), 'utf8');
    const offline = await stage.browser.newContext({ offline: true });
    const saved = await offline.newPage();
    await saved.setContent(text);
    const verdict = saved.locator('#verdict:not([data-state="checking"])');
    await verdict.waitFor();
    expect(await verdict.getAttribute('data-state')).toBe('good');
    await offline.close();
  });

  it('R8: a share link opens for anybody, read only, until it is closed', async () => {
    const { page } = stage.visitor;
    await openReport(page, 'US:NVDA');
    await chooseMore(page, 'Share');
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = (await page.getByTestId('share-link').textContent())?.trim() ?? '';
    expect(link).toContain('/research?share=');
    const other = await visit(stage.browser, stage.server.url, { expected: /status of 404/ });
    await other.page.goto(link);
    await other.page.getByTestId('shared-report').waitFor();
    await other.page.getByTestId('rating').waitFor();
    for (const name of ['More actions', 'Re-run', 'Export', 'Compare', 'Ask this report']) {
      expect(await other.page.getByRole('button', { name, exact: true }).count(), name).toBe(0);
    }
    await expect.poll(() => overflow(other.page)).toBe(0);
    await page.getByRole('button', { name: 'Close link' }).click();
    await page.getByText('No link is open.').waitFor();
    await other.page.reload();
    await other.page.getByText('Link no longer shared').waitFor();
    expect(other.faults).toEqual([]);
    await other.close();
  });

  it('R11: a stopped run keeps what was finished, marked partial', async () => {
    const { page } = stage.visitor;
    await openReport(page, 'US:NVDA');
    const stopped = await page.evaluate(async () => {
      const json = { 'content-type': 'application/json' };
      const post = (path: string, body: object): Promise<Response> =>
        fetch(`/api${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) });
      const wait = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));
      /** Reads what a run tells until it has told so much, or has ended. */
      const listen = async (id: string, events: number): Promise<void> => {
        const reader = (await fetch(`/api/reports/${id}/events`)).body?.getReader();
        if (reader === undefined) return;
        const decoder = new TextDecoder();
        for (let text = ''; (text.match(/^data:/gm)?.length ?? 0) < events;) {
          const { done, value } = await reader.read();
          if (done) return;
          text += decoder.decode(value, { stream: true });
        }
        await reader.cancel();
      };
      // The more it has told, the more is finished; a run may end before it hears that it should.
      for (let attempt = 0; attempt < 24; attempt += 1) {
        const run = (await (await post('/reports', { symbol: 'US:AAPL' })).json()) as { id: string };
        await listen(run.id, 2 + (attempt % 6));
        await post(`/reports/${run.id}/stop`, {});
        for (;;) {
          const { run: now, report } = (await (await fetch(`/api/reports/${run.id}`)).json()) as {
            run: { state: string };
            report: object | null;
          };
          if (now.state === 'cancelled' && report !== null) return run.id;
          if (!['queued', 'running'].includes(now.state)) break;
          await wait(50);
        }
      }
      return null;
    });
    expect(stopped).not.toBeNull();
    await page.goto(`/research?symbol=US:AAPL&run=${stopped}`);
    await page.getByTestId('run-strip').waitFor();
    const states = await page
      .locator('[data-section]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-status')));
    expect(states.length).toBeGreaterThan(5);
    expect(states).not.toContain('ok');
  });

  it('states a rating with its parts, both cases, risks, and conditions that can be put on watch', async () => {
    const { page } = stage.visitor;
    const run = await openReport(page, 'US:NVDA');
    const { rating } = await readReport(page, run);
    expect(rating?.falsifiers.length).toBeGreaterThanOrEqual(3);
    await expect.poll(() => page.locator('[data-falsifier]').count()).toBe(rating?.falsifiers.length);
    expect(await page.locator('[data-rating]').getAttribute('data-rating')).toBe(rating?.label ?? 'none');
    expect(await page.locator('[data-section="case"] [data-side]').count()).toBe(3);
    expect(await page.locator('[data-section="risks"] tbody tr').count()).toBeGreaterThan(2);
    await page.getByRole('button', { name: /^Watch all \d/ }).click();
    await page.getByRole('button', { name: 'Watching' }).waitFor();
  });

  it('shows what changed since the last version, and holds reports side by side', async () => {
    const { page } = stage.visitor;
    await openReport(page, 'US:AAPL');
    const run = await openReport(page, 'US:NVDA');
    await page.goto('/research?symbol=US:NVDA');
    await page.waitForURL((url) => ![null, run].includes(url.searchParams.get('run')));
    const versions = page.getByTestId('versions');
    await versions.waitFor();
    await versions.getByText('unchanged').waitFor();
    // How the value of that version became that of this one, drawn and as a table.
    await versions.getByRole('button', { name: 'How the value moved' }).click();
    const bridge = page.locator('figure').filter({ hasText: 'The value, from version to version' });
    await expect.poll(() => bridge.locator('[data-row]').count()).toBeGreaterThan(3);
    await bridge.getByRole('button', { name: /^More about / }).click();
    await page.getByRole('menuitem', { name: 'Show as table' }).click();
    await bridge.getByRole('columnheader', { name: 'Method' }).waitFor();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    const dialog = page.getByTestId('compare');
    await dialog.getByRole('group', { name: 'Add a report' }).getByRole('button', { name: 'AAPL' }).click();
    await dialog.getByRole('columnheader', { name: /AAPL/ }).waitFor();
    await expect.poll(() => dialog.getByRole('row').count()).toBeGreaterThan(8);
    await expect.poll(() => dialog.locator('td.font-bold').count()).toBeGreaterThan(3);
    // Of a typed one no report was asked for: it is written now and joins.
    await dialog.getByRole('combobox').fill('msft');
    await page.keyboard.press('Enter');
    await dialog.getByRole('columnheader', { name: /MSFT/ }).waitFor();
    expect(await dialog.getByRole('combobox').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).searchParams.get('compare')).toBe(null);
  });

  it('reads a past date with what was known then', async () => {
    const { page } = stage.visitor;
    await page.goto('/research');
    await page.getByLabel('As of').fill('2025-06-30');
    await page.getByTestId('research').getByRole('combobox').fill('US:NVDA');
    await page.getByRole('option').first().click();
    await page.getByTestId('run-strip').waitFor();
    const report = await readReport(page, new URL(page.url()).searchParams.get('run') ?? '');
    expect(report.asOf).toBe('2025-06-30');
    expect(report.facts.filter(({ knownAt }) => knownAt > '2025-06-30')).toEqual([]);
  });

  it('removes a run from history and brings it back', async () => {
    const { page } = stage.visitor;
    await openReport(page, 'US:TSLA');
    await page.goto('/research');
    await page
      .getByRole('button', { name: /Remove .* from history/ })
      .first()
      .click();
    await page.getByTestId('toast').getByRole('button', { name: 'Undo' }).click();
    await page
      .getByRole('button', { name: /Remove .* from history/ })
      .first()
      .waitFor();
  });

  it('keeps runs of one visitor from another', async () => {
    const { page } = stage.visitor;
    const run = await openReport(page, 'US:AAPL');
    const other = await visit(stage.browser, stage.server.url, { expected: /status of 404/ });
    await other.page.goto(`/research?run=${run}`);
    await other.page.getByText('There is no such report.').waitFor();
    expect(other.faults).toEqual([]);
    await other.close();
  });
});
