import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import type { StatementLine } from '@plumbline/model/fundamentals';
import { describe, expect, it } from 'vitest';
import { listed, marketOn, saturday } from '../testing/market-on.ts';

async function statements(id: InstrumentId | Instrument, seed?: number) {
  const instrument = typeof id === 'string' ? listed(id) : id;
  const { market, context } = marketOn(saturday, seed);
  const answer = await market.fundamentals(instrument, context);
  const of = (line: StatementLine, kind: string) =>
    answer.value.items.filter((item) => item.line === line && item.period.kind === kind);
  return { ...answer, of };
}

describe('simulated fundamentals', () => {
  it('cover eleven years of quarters and ten whole fiscal years', async () => {
    for (const id of ['US:NVDA', 'US:AAPL', 'US:TSLA', 'SH:600519', 'HK:00700'] as const) {
      const { of } = await statements(id);
      expect(of('revenue', 'quarter').length).toBeGreaterThanOrEqual(44);
      expect(of('netIncome', 'year').length).toBeGreaterThanOrEqual(10);
      expect(of('totalAssets', 'instant').length).toBe(of('revenue', 'quarter').length);
    }
  });

  it('name fiscal years as the company does', async () => {
    const { of } = await statements('US:NVDA');
    expect(of('revenue', 'year').at(-1)?.period).toMatchObject({
      start: '2025-02-01',
      end: '2026-01-31',
      label: 'FY2026',
    });
    expect(of('revenue', 'quarter').at(-1)?.period.label).toBe('Q2 FY2027');
  });

  it('are in the reporting currency, shares in shares', async () => {
    const { of } = await statements('HK:00700');
    expect(of('revenue', 'year').at(-1)?.currency).toBe('CNY');
    expect(of('epsDiluted', 'year').at(-1)?.currency).toBe('CNY');
    expect(of('sharesDiluted', 'year').at(-1)?.currency).toBe('shares');
  });

  it('carry the row of the receipt: generator, statement, field, period, date', async () => {
    const { of, source } = await statements('US:NVDA');
    const item = of('operatingIncome', 'quarter').at(-1);
    expect(source).toMatchObject({
      kind: 'simulated',
      publisher: 'Plumbline simulated market',
      simulated: true,
      locator: 'market-sim 4 · seed 4620',
    });
    expect(item?.source.id).toBe(source.id);
    expect(item?.source.row).toEqual([
      ['Generator', 'market-sim 4 · seed 4620'],
      ['Statement', 'Income statement, Q2 FY2027'],
      ['Field', 'operatingIncome'],
      ['Period', '2026/05/01 – 2026/07/31'],
      ['Known from', item?.knownAt.replaceAll('-', '/')],
      ['Value', `${item?.value} USD`],
    ]);
  });

  it('give a bank the balance of a bank and no gross profit', async () => {
    const { of } = await statements('US:JPM');
    const [assets, equity, deposits] = (['totalAssets', 'equity', 'payables'] as const).map(
      (line) => of(line, 'instant')[0]?.value ?? Number.NaN,
    );
    expect((equity ?? 0) / (assets ?? 0)).toBeGreaterThan(0.06);
    expect((equity ?? 0) / (assets ?? 0)).toBeLessThan(0.16);
    expect((deposits ?? 0) / (assets ?? 0)).toBeGreaterThan(0.6);
    expect(of('grossProfit', 'year')).toEqual([]);
    expect(of('currentAssets', 'instant')).toEqual([]);
  });

  it('show in the gross margin what happens to the business: better years, worse years and a slide into losses', async () => {
    const margins = async (id: InstrumentId) => {
      const { of } = await statements(id);
      const revenue = of('revenue', 'year').map(({ value }) => value);
      const over = (line: StatementLine) => of(line, 'year').map(({ value }, at) => value / (revenue[at] ?? NaN));
      return { gross: over('grossProfit'), operating: over('operatingIncome') };
    };
    const { gross, operating } = await margins('HK:00700');
    expect(Math.max(...gross) - Math.min(...gross)).toBeGreaterThan(0.02);
    const best = operating.indexOf(Math.max(...operating));
    const worst = operating.indexOf(Math.min(...operating));
    expect((gross[best] ?? NaN) - (gross[worst] ?? NaN)).toBeGreaterThan(0.02);
    const failing = (await margins('US:INTC')).gross;
    expect((failing[0] ?? NaN) - (failing.at(-1) ?? NaN)).toBeGreaterThan(0.08);
  });

  it('refuse what has no statements', async () => {
    await expect(statements('US:SPY')).rejects.toMatchObject({ code: 'not-covered' });
    await expect(statements('CRYPTO:BTC-USD')).rejects.toMatchObject({ code: 'not-covered' });
    const foreign: Instrument = { ...listed('US:TSM'), reportingCurrency: 'XAU' };
    await expect(statements(foreign)).rejects.toMatchObject({ code: 'not-covered' });
  });
});
