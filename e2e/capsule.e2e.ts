import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packBars, wantedBars } from '@plumbline/agent/report/capsule/capsule-bars';
import { reportToCapsule } from '@plumbline/agent/report/capsule/report-to-capsule';
import { fakeMarketData } from '@plumbline/agent/report/testing/fake-market-data';
import { growingCompany } from '@plumbline/agent/report/testing/fake-statements';
import { acme } from '@plumbline/agent/report/testing/instruments';
import { runReport } from '@plumbline/agent/report/testing/run-report';
import type { CapsuleBars } from '@plumbline/model/capsule';
import type { Locale } from '@plumbline/model/locale';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileCapsuleScript } from '../apps/web/build/capsule-script.ts';
import { launch, noBrowser } from './lib/browse.ts';
import { openSaved, withOtherDigit, type SavedVerdict } from './lib/saved-page.ts';

/** A report of a made-up company with the prices behind its formulas, as the page that checks itself. */
async function capsule(locale: Locale, script: string): Promise<string> {
  const options = { instrument: acme, company: growingCompany };
  const { report } = await runReport(acme, options);
  const data = fakeMarketData(options);
  const bars: CapsuleBars[] = [];
  for (const wanted of wantedBars(report)) {
    const { instrumentId, adjustment } = wanted;
    const request = { instrumentId, interval: '1d', adjustment, to: report.asOf } as const;
    const answer = await data.bars(request, { asOf: report.asOf });
    if (answer.status !== 'unavailable') bars.push(packBars(wanted, answer.value.columns));
  }
  return reportToCapsule({ report, locale, bars, script });
}

describe.skipIf(noBrowser)('a saved report, opened from a file with the network off', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-capsule-'));
  let browser: Browser;
  let script: string;
  let page: string;

  beforeAll(async () => {
    [browser, script] = await Promise.all([launch(), compileCapsuleScript()]);
    page = await capsule('en', script);
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const verdictOf = (html: string): Promise<SavedVerdict> => openSaved(browser, folder, html);

  it.each(['en', 'zh-CN', 'zh-HK'] as const)('computes every figure again and says so in %s', async (locale) => {
    expect(await verdictOf(await capsule(locale, script))).toEqual({ state: 'good', marked: 0, faults: [] });
  });

  it('turns red when one digit of a printed figure is edited, and marks it', async () => {
    const at = page.indexOf('>', page.indexOf('data-fact="marketCap.TTM"'));
    const verdict = await verdictOf(withOtherDigit(page, at));
    expect(verdict.state).toBe('bad');
    expect(verdict.marked).toBeGreaterThan(0);
  });

  it.each([
    ['a figure as filed', '"id":"revenue.FY2025"', '"value":'],
    ['a computed figure', '"id":"wacc"', '"value":'],
    ['a price', '"columns":{"time":', '"close":['],
    ['the fingerprint', '"hash":"', '"hash":"'],
    ['the date of the report', '"asOf":"', '"asOf":"'],
  ])('turns red when one digit of %s is edited in what the page carries', async (_, near, before) => {
    const from = page.indexOf(before, page.indexOf(near, page.indexOf('id="capsule"')));
    expect((await verdictOf(withOtherDigit(page, from + before.length))).state).toBe('bad');
  });

  it('turns red when a word of a sentence is edited', async () => {
    const edited = page.replace('Our value is', 'Our worth is');
    expect(edited).not.toBe(page);
    expect((await verdictOf(edited)).state).toBe('bad');
  });
});
