import type { Fact } from '@plumbline/model/fact';
import type { Report } from '@plumbline/model/report';
import { startReplayServer } from '@plumbline/fixtures/replay/server';
import { sharedDir } from '@plumbline/fixtures/shared';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, noBrowser, visit } from './lib/browse.ts';
import { runCli } from './lib/run-cli.ts';
import { serve } from './lib/serve.ts';

type Replay = Awaited<ReturnType<typeof startReplayServer>>;

/** What the filings say, in the reporting currency; earnings per share in currency per share. */
const filed = {
  AAPL: {
    id: 'US:AAPL',
    year: 'FY2025',
    end: '2025-09-27',
    revenue: 416.161e9,
    netIncome: 112.01e9,
    epsDiluted: 7.46,
    operatingCashFlow: 111.482e9,
    capitalExpenditure: 12.715e9,
  },
  NVDA: {
    id: 'US:NVDA',
    year: 'FY2026',
    end: '2026-01-25',
    revenue: 215.938e9,
    netIncome: 120.067e9,
    epsDiluted: null,
    operatingCashFlow: null,
    capitalExpenditure: 6.042e9,
  },
} as const;

const lines = ['revenue', 'netIncome', 'epsDiluted', 'operatingCashFlow', 'capitalExpenditure'] as const;

function annual(report: Report, metric: string, label: string): Fact | undefined {
  return report.facts.find(
    (fact) => fact.metric === metric && fact.period?.kind === 'year' && fact.period.label === label,
  );
}

const live = (replay: Replay): Record<string, string> => ({
  ...replay.variables,
  DATA_MODE: 'live',
  SEC_USER_AGENT: 'Plumbline tests tests@example.com',
});

describe.skipIf(sharedDir() === null)('research on recorded filings and prices', () => {
  let replay: Replay;
  beforeAll(async () => {
    replay = await startReplayServer({});
  });
  afterAll(async () => {
    await replay?.close();
  });

  it.each(['AAPL', 'NVDA'] as const)(
    '%s has the filed figures with period, filing date and accession',
    async (symbol) => {
      const { code, stdout, stderr } = await runCli(['research', symbol, '--json'], live(replay));
      expect(code, stderr).toBe(0);
      const report = JSON.parse(stdout) as Report;
      const want = filed[symbol];
      expect(report.instrumentId).toBe(want.id);
      expect(report.simulated).toBe(false);
      for (const line of lines) {
        if (want[line] === null) continue;
        const fact = annual(report, line, want.year);
        expect(fact, `${symbol} ${line}`).toBeDefined();
        expect(fact?.value).toBeCloseTo(want[line], 2);
        expect(fact?.period?.end).toBe(want.end);
        expect(fact?.knownAt).toMatch(/^20\d\d-\d\d-\d\d$/);
        expect((fact?.knownAt ?? '') > want.end).toBe(true);
        expect(fact?.source.locator).toMatch(/\d{10}-\d{2}-\d{6}/);
        expect(fact?.simulated).toBe(false);
      }
      // Nothing simulated got in.
      expect(report.facts.filter((fact) => fact.simulated)).toEqual([]);
      expect(report.sources.filter((source) => source.simulated)).toEqual([]);
    },
  );

  it('AAPL as of 2020-06-30 shows nothing that was published later', async () => {
    const { code, stdout, stderr } = await runCli(
      ['research', 'AAPL', '--as-of', '2020-06-30', '--json'],
      live(replay),
    );
    expect(code, stderr).toBe(0);
    const report = JSON.parse(stdout) as Report;
    expect(report.asOf).toBe('2020-06-30');
    expect(report.facts.filter((fact) => fact.knownAt > '2020-06-30' || fact.asOf > '2020-06-30')).toEqual([]);
    expect(report.facts.filter((fact) => fact.period !== undefined && fact.period.end > '2020-06-30')).toEqual([]);
    expect(annual(report, 'revenue', 'FY2019')?.value).toBeCloseTo(260.174e9, 2);
    expect(annual(report, 'revenue', 'FY2020')).toBeUndefined();
  });

  it.each([
    ['Coinbase', 'the first exchange in dollars', []],
    ['Kraken', 'the last one while the others bar us', ['coinbase', 'yahoo', 'binance', 'okx']],
  ] as const)('BTC-USD has the recorded prices of %s, %s', async (publisher, _, barred) => {
    const venues = await startReplayServer({});
    for (const host of barred) await venues.setFault(host, '451');
    try {
      // The recording ends on this day.
      const env = { ...live(venues), CLOCK: '2025-12-28T00:30:00Z' };
      const { code, stdout, stderr } = await runCli(['research', 'BTC-USD', '--json'], env);
      expect(code, stderr).toBe(0);
      const report = JSON.parse(stdout) as Report;
      expect(report).toMatchObject({ instrumentId: 'CRYPTO:BTC-USD', simulated: false });
      expect(report.facts.filter((fact) => fact.simulated)).toEqual([]);
      expect(report.sources.filter((source) => source.simulated)).toEqual([]);
      const prices = report.sources.filter((source) => source.kind === 'prices').map((source) => source.publisher);
      expect(new Set(prices)).toEqual(new Set([publisher]));
      const price = report.facts.find((fact) => fact.metric === 'price');
      expect(price).toMatchObject({ value: 87_317.97, currency: 'USD' });
    } finally {
      await venues.close();
    }
  });

  it('a refused provider leaves a finished report that lists what is missing', async () => {
    const broken = await startReplayServer({});
    await broken.setFault('sec', '403');
    try {
      const { code, stdout, stderr } = await runCli(['research', 'AAPL', '--json'], live(broken));
      expect(code, stderr).toBe(0);
      const report = JSON.parse(stdout) as Report;
      expect(report.gaps.length).toBeGreaterThan(0);
      expect(annual(report, 'revenue', 'FY2025')).toBeUndefined();
      expect(report.sections.find((section) => section.key === 'price')?.status).toBe('ok');
    } finally {
      await broken.close();
    }
  });

  it.each(['html200', 'truncated', 'wrong-schema'] as const)(
    'a body that is %s never becomes a figure',
    async (fault) => {
      const broken = await startReplayServer({});
      await broken.setFault('yahoo', fault);
      await broken.setFault('sec', fault);
      try {
        const { code, stdout } = await runCli(['research', 'AAPL', '--json'], live(broken));
        if (code === 0) {
          const report = JSON.parse(stdout) as Report;
          expect(report.facts.filter((fact) => fact.value !== null && fact.source.id.match(/yahoo|sec/i))).toEqual([]);
        } else expect(code).toBe(3);
      } finally {
        await broken.close();
      }
    },
  );

  it.each(['ZZZZQ', '700', 'xqzv unknown thing'])('%s starts nothing and gets suggestions', async (symbol) => {
    const { code, stderr, stdout } = await runCli(['research', symbol, '--json'], live(replay));
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr.length).toBeGreaterThan(10);
  });

  it.skipIf(noBrowser)(
    'R2: killing a provider after a first run shows the stage as used fallback, and the report still completes',
    async () => {
      const dying = await startReplayServer({});
      const server = await serve(live(dying));
      const browser: Browser = await launch();
      const visitor = await visit(browser, server.url);
      try {
        const { page } = visitor;
        await page.goto('/research?symbol=US:AAPL');
        await page.getByTestId('run-strip').waitFor();
        await dying.setFault('sec', 'refuse');
        await dying.setFault('yahoo', 'refuse');
        await page.goto('/research?symbol=US:NVDA');
        await page.getByTestId('run-strip').waitFor();
        await page.getByTestId('run-strip').getByRole('button').first().click();
        const states = (): Promise<readonly (string | null)[]> =>
          page.locator('[data-stage]').evaluateAll((stages) => stages.map((stage) => stage.getAttribute('data-state')));
        // The stages are told one after the other, and once more to a page that was opened later.
        await expect
          .poll(async () => {
            const told = await states();
            return [told.includes('failed') || told.includes('fallback'), told.includes('running')];
          })
          .toEqual([true, false]);
        expect(visitor.faults).toEqual([]);
      } finally {
        await visitor.close();
        await browser.close();
        await server.stop();
        await dying.close();
      }
    },
  );

  it.skipIf(noBrowser)('shows the same figures in the browser', async () => {
    const server = await serve(live(replay));
    const browser: Browser = await launch();
    const visitor = await visit(browser, server.url);
    try {
      const { page } = visitor;
      await page.goto('/research?symbol=US:NVDA');
      await page.getByTestId('run-strip').waitFor();
      await page.getByRole('button', { name: 'Open every section' }).click();
      const revenue = page.locator('[data-figure="revenue.FY2026"]').first();
      await revenue.waitFor();
      expect(await revenue.textContent()).toContain('215.9');
      // What is not on record says so.
      expect(await page.locator('#financials td:empty').count()).toBe(0);
      expect(await page.locator('#financials [data-absent]').count()).toBeGreaterThan(0);
      expect(await page.getByText('Simulated', { exact: true }).count()).toBe(0);
      expect(visitor.faults).toEqual([]);
    } finally {
      await visitor.close();
      await browser.close();
      await server.stop();
    }
  });
});
