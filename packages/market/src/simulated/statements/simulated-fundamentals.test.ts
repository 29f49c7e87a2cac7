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
      locator: 'market-sim 3 · seed 4620',
    });
    expect(item?.source.id).toBe(source.id);
    expect(item?.source.row).toEqual([
      ['Generator', 'market-sim 3 · seed 4620'],
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

  it('refuse what has no statements', async () => {
    await expect(statements('US:SPY')).rejects.toMatchObject({ code: 'not-covered' });
    await expect(statements('CRYPTO:BTC-USD')).rejects.toMatchObject({ code: 'not-covered' });
    const foreign: Instrument = { ...listed('US:TSM'), reportingCurrency: 'XAU' };
    await expect(statements(foreign)).rejects.toMatchObject({ code: 'not-covered' });
  });
});
