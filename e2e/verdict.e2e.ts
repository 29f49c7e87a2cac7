import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strategyToCapsule } from '@plumbline/agent/report/capsule/strategy-to-capsule';
import type { StrategyView } from '@plumbline/contract/strategy';
import type { StrategyCapsule } from '@plumbline/model/capsule';
import { locales } from '@plumbline/model/locale';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { launch, noBrowser, visit } from './lib/browse.ts';
import { sharedServer } from './lib/shared-server.ts';
import { patience } from './lib/patience.ts';

/** Another digit in place of the first one behind `near`. */
function withOtherDigit(text: string, ...near: readonly string[]): string {
  const from = near.reduce((at, part) => {
    const found = text.indexOf(part, at);
    if (found < 0) throw new Error(`there is no ${part}`);
    return found + part.length;
  }, 0);
  const at = from + text.slice(from).search(/\d/);
  return `${text.slice(0, at)}${(Number(text[at]) + 1) % 10}${text.slice(at + 1)}`;
}

function carried(html: string): StrategyCapsule {
  const text = /<script type="application\/json" id="capsule">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  // Written by the exporter under test; what is wrong in it fails the assertions.
  return JSON.parse(text) as StrategyCapsule;
}

describe.skipIf(noBrowser)('a verdict that was saved, opened from a file with the network off', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-verdict-'));
  let browser: Browser;
  let saved: string;
  let strategy: StrategyView;

  async function strategyOf(page: Page, id: string): Promise<StrategyView> {
    return page.evaluate(async (key) => {
      const answer = await fetch(`/api/strategies/${key}`, { headers: { accept: 'application/json' } });
      return ((await answer.json()) as { strategy: StrategyView }).strategy;
    }, id);
  }

  beforeAll(async () => {
    browser = await launch();
    const { page, faults, close } = await visit(browser, sharedServer().url, { acceptDownloads: true });
    await page.goto('/strategy?new=template');
    await page.locator('[data-template="moving-average-cross"] [data-market="us"]').click();
    await page.locator('[data-testid="verdict"][aria-busy="false"]').waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    // The map of its settings is on the page: looking at it counts, as soon as it is drawn.
    const isCounted = async (): Promise<boolean> => {
      const { current, trials } = await strategyOf(page, id);
      return current.test.state === 'done' && trials > 1;
    };
    await vi.waitUntil(isCounted, { timeout: patience, interval: 300 });
    let before: number;
    do {
      before = (await strategyOf(page, id)).trials;
      await page.getByRole('button', { name: 'Export' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: 'Verdict v1 as a page that checks itself' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/ v1\.html$/);
      saved = readFileSync(await file.path(), 'utf8');
      strategy = await strategyOf(page, id);
      // More tries were counted while the file was written: it is written again with all of them.
    } while (strategy.trials !== before);
    expect(faults).toEqual([]);
    await close();
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function opened(html: string): Promise<{ state: string; marked: number; faults: readonly string[] }> {
    const file = join(folder, 'verdict.html');
    writeFileSync(file, html);
    const context = await browser.newContext({ offline: true });
    const tab = await context.newPage();
    const faults: string[] = [];
    tab.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    tab.on('request', (request) => {
      if (!request.url().startsWith('file:')) faults.push(request.url());
    });
    await tab.goto(pathToFileURL(file).href);
    const verdict = tab.locator('#verdict:not([data-state="checking"])');
    await verdict.waitFor();
    const state = (await verdict.getAttribute('data-state')) ?? '';
    const marked = await tab.locator('[data-check="bad"]').count();
    await context.close();
    return { state, marked, faults };
  }

  it('says that it is as it was written, in every language', async () => {
    expect(await opened(saved)).toEqual({ state: 'good', marked: 0, faults: [] });
    const { record } = carried(saved);
    const script = /<script>(.*)<\/script>\s*<\/body>/s.exec(saved)?.[1] ?? '';
    for (const locale of locales) {
      const html = strategyToCapsule({ record, locale, script });
      expect(await opened(html), locale).toEqual({ state: 'good', marked: 0, faults: [] });
    }
  });

  it('carries what the server kept of the same version: result, prices, tries and every check', () => {
    const { record } = carried(saved);
    const { summary, verdict } = strategy.current.test;
    expect(record.resultHash).toBe(summary?.resultHash);
    expect(record.dataHash).toBe(summary?.dataHash);
    expect(record.trades).toBe(summary?.trades);
    expect(record.figures.strategy['sharpe']).toBe(summary?.metrics.whole['sharpe']);
    expect(record.verdict).toEqual(verdict);
    expect(record.verdict.checks.length).toBeGreaterThanOrEqual(19);
    for (const { question, method, reference } of record.verdict.checks) {
      for (const text of [question.en, method.en, reference.en]) {
        expect(saved.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&')).toContain(text);
      }
    }
  });

  it.each([
    ['a printed key figure', ['data-fact="strategy.sharpe"', '>']],
    ['a printed value of a check', ['data-fact="deflated-sharpe.value"', '>']],
    ['a printed line to pass', ['data-fact="cost.threshold"', '>']],
    ['a printed count of tries', ['data-fact="trials"', '>']],
  ])('turns red when one digit of %s is edited, and marks it', async (_, near) => {
    const { state, marked } = await opened(withOtherDigit(saved, ...near));
    expect(state).toBe('bad');
    expect(marked).toBeGreaterThan(0);
  });

  it.each([
    ['the curve', ['id="capsule"', '"equity":[']],
    ['the benchmark', ['id="capsule"', '"benchmark":[']],
    ['a fill', ['id="capsule"', '"price":[']],
    ['the count of tries', ['id="capsule"', '"trials":']],
    ['the fingerprint of the result', ['id="capsule"', '"resultHash":"']],
    ['a value behind a sentence', ['id="capsule"', '"figures":[', '"value":']],
  ])('turns red when one digit of %s is edited in what the page carries', async (_, near) => {
    expect((await opened(withOtherDigit(saved, ...near))).state).toBe('bad');
  });

  it('turns red when a word of the verdict is edited', async () => {
    const word = carried(saved).record.verdict.checks[0]?.label.en ?? '';
    const edited = saved.replace(`<strong>${word}</strong>`, '<strong>Anything</strong>');
    expect(edited).not.toBe(saved);
    expect((await opened(edited)).state).toBe('bad');
  });
});
