import { describe, expect, it } from 'vitest';
import { writeReport } from '@plumbline/agent/report/write-report';
import { createMarketData } from '@plumbline/market/route/market-data';
import { simulatedMarket } from '@plumbline/market/simulated/simulated-market';
import { createMemoryStore } from '@plumbline/market/store/memory-store';
import type { Fact } from '@plumbline/model/fact';
import type { Report } from '@plumbline/model/report';

const clock = { now: () => Date.UTC(2026, 10, 21, 2) };

/** A report of the simulated market, written as the server writes it. */
async function simulatedReport(query: string): Promise<Report> {
  const { simulated: data } = createMarketData({
    mode: 'simulated',
    providers: [],
    simulated: simulatedMarket({ seed: 4620, clock }),
    store: createMemoryStore(),
    fetch,
    clock,
  });
  const found = await data.resolve(query);
  if (found.kind !== 'one') throw new Error(`${query} is ${found.kind}`);
  return writeReport({
    runId: 'run-1',
    instrument: found.instrument,
    data,
    simulated: true,
    asOf: '2026-11-20',
    clock,
    emit: () => Promise.resolve(),
    isCancelled: () => false,
  });
}

describe('a company that reports in another currency than it trades in', () => {
  it('has whole valuation, scenarios and multiples, with the conversion in the receipt', async () => {
    const report = await simulatedReport('0700.HK');
    const factOf = (id: string): Fact | undefined => report.facts.find((fact) => fact.id === id);
    const { instrument } = report;
    expect([instrument.currency, instrument.reportingCurrency]).toEqual(['HKD', 'CNY']);
    const status = Object.fromEntries(report.sections.map((section) => [section.key, section.status]));
    expect(status).toMatchObject({ valuation: 'ok', scenarios: 'ok', multiples: 'ok' });
    expect(report.checked.withheld).toBe(0);

    const rate = factOf('exchangeRate@2026-11-20');
    expect(rate).toMatchObject({ metric: 'exchangeRate', asOf: '2026-11-20', simulated: true });
    expect(rate?.source.locator).toBe('CNY/HKD 2026-11-20');
    const converted = factOf('price.CNY');
    expect(converted).toMatchObject({ currency: 'CNY', formula: { expression: 'price / rate' } });
    expect(converted?.quality).toContain('currency-converted');
    expect(converted?.value).toBeCloseTo((factOf('price')?.value ?? 0) / (rate?.value ?? 0), 9);
    for (const id of ['marketCap.TTM', 'blendedValue', 'probabilityWeightedValue', 'dcfTwoStage']) {
      expect([id, factOf(id)?.currency]).toEqual([id, 'CNY']);
    }
    expect(factOf('priceToEarnings.TTM')?.value).toBeGreaterThan(0);
    expect(factOf('priceToEarnings.median')?.value).toBeGreaterThan(0);
  });

  it('prints every value per share in the currency of its price, and of the whole value once more in that of its statements', async () => {
    const report = await simulatedReport('0700.HK');
    const parts = ['valuation', 'scenarios', 'case'].map((key) => report.sections.find((one) => one.key === key));
    // What a sentence declares beside its words is not printed.
    const printed = JSON.stringify(parts, (key, value: unknown) => (key === 'asserts' ? undefined : value));
    const perShare = report.facts.filter(({ id, unit }) => unit === 'moneyPerShare' && printed.includes(`"${id}"`));
    const inYuan = perShare.filter(({ currency }) => currency === 'CNY').map(({ id }) => id);
    expect(inYuan).toEqual(['blendedValue']);
    expect(perShare.filter(({ currency }) => currency === 'HKD').length).toBeGreaterThan(30);
    expect(printed).not.toContain('"price.CNY"');
    // A grid is printed with the digits of a price, whatever its column.
    const grid = parts[0]?.blocks.find(({ kind }) => kind === 'sensitivity');
    if (grid?.kind !== 'sensitivity') throw new Error('no grid');
    const digits = grid.cells.flat().map((id) => report.facts.find((fact) => fact.id === id)?.decimals);
    expect(new Set(digits)).toEqual(new Set([2]));
    // What is printed of the methods still adds up in the other currency.
    const block = parts[0]?.blocks.find(({ kind }) => kind === 'ranges');
    if (block?.kind !== 'ranges' || block.blend === undefined) throw new Error('no methods');
    const factOf = (id: string | undefined): Fact | undefined => report.facts.find((fact) => fact.id === id);
    const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));
    const { decimals, value } = block.blend;
    const sum = block.rows.reduce((all, row) => {
      const share = factOf(row.weight)?.value;
      return share == null ? all : all + share * round(factOf(row.mid)?.value ?? Number.NaN, decimals);
    }, 0);
    const total = factOf(value);
    expect(round(sum, total?.decimals ?? 0)).toBe(round(total?.value ?? Number.NaN, total?.decimals ?? 0));
  });
});
