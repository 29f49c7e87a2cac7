import type { Fact } from '@plumbline/model/fact';
import { addDays } from '@plumbline/model/date';
import type { NetworkSeries } from '@plumbline/model/network-series';
import type { Block, Report } from '@plumbline/model/report';
import { revalueFacts } from '@plumbline/quant/facts/revalue-facts';
import { describe, expect, it } from 'vitest';
import { reportToMarkdown } from '../report/markdown.ts';
import { growingCompany } from '../report/testing/fake-statements.ts';
import { acme, bank, coin } from '../report/testing/instruments.ts';
import { runReport } from '../report/testing/run-report.ts';

function factOf(report: Report, id: string): Fact {
  const fact = report.facts.find((one) => one.id === id);
  if (fact === undefined) throw new Error(`no fact ${id}`);
  return fact;
}

function blocksOf<Kind extends Block['kind']>(report: Report, kind: Kind) {
  const all = report.sections.flatMap((section) => section.blocks);
  // Filtered by its kind, which filter cannot tell the compiler.
  return all.filter((block) => block.kind === kind) as Extract<Block, { readonly kind: Kind }>[];
}

const valueOf = (report: Report, id: string): number => factOf(report, id).value ?? Number.NaN;

/** The figures of a table of models by the metric they are of. */
function modelsOf(report: Report, metric: string): Fact {
  const rows = blocksOf(report, 'models').flatMap((block) => block.rows);
  const found = rows.map(({ fact }) => factOf(report, fact)).find((fact) => fact.metric === metric);
  if (found === undefined) throw new Error(`no model ${metric}`);
  return found;
}

describe('the spread of a cash-flow value', () => {
  it('orders its percentiles around the base case and is read from one simulation', async () => {
    const { report } = await runReport(acme, { company: growingCompany });
    const [density] = blocksOf(report, 'density');
    if (density === undefined) throw new Error('no density');
    const [low, mid, high] = [density.low, density.mid, density.high].map((id) => valueOf(report, id));
    expect(low).toBeLessThan(mid ?? 0);
    expect(mid).toBeLessThan(high ?? 0);
    expect(valueOf(report, density.base)).toBeGreaterThan(low ?? 0);
    expect(valueOf(report, density.base)).toBeLessThan(high ?? 0);
    expect(valueOf(report, density.above)).toBeGreaterThanOrEqual(0);
    expect(valueOf(report, density.above)).toBeLessThanOrEqual(1);
  });

  it('names the assumption that moves the value most first, each between its own ends', async () => {
    const { report } = await runReport(acme, { company: growingCompany });
    const [tornado] = blocksOf(report, 'tornado');
    const spans = (tornado?.rows ?? []).map(({ low, high }) => Math.abs(valueOf(report, high) - valueOf(report, low)));
    expect(spans).toHaveLength(4);
    expect(spans).toEqual(spans.toSorted((a, b) => b - a));
    for (const { from, to } of tornado?.rows ?? []) expect(valueOf(report, from)).toBeLessThan(valueOf(report, to));
  });

  it('follows an assumption changed by hand through every figure that stands on it', async () => {
    const { report } = await runReport(acme, { company: growingCompany });
    const wacc = valueOf(report, 'wacc');
    const after = revalueFacts(report.facts, new Map([['wacc', wacc + 0.02]]));
    const dearer = [
      'dcfTwoStage',
      'dcf.p10',
      'dcf.p90',
      'blendedValue',
      'value.p10',
      'upside.blended',
      'dcfTwoStage.bull',
    ];
    for (const id of dearer)
      expect([id, (after.get(id)?.value ?? Number.NaN) < valueOf(report, id)]).toEqual([id, true]);
    expect(after.get('impliedGrowth')?.value).toBeGreaterThan(valueOf(report, 'impliedGrowth'));
    expect([after.has('price'), after.has('ownEarnings.median'), after.has('costOfEquity')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(revalueFacts(report.facts, new Map([['wacc', wacc]])).size).toBe(0);
  });
});

describe('what the price takes for granted', () => {
  it('is a growth, a margin and a return at which the cash flow comes to the price', async () => {
    const { report } = await runReport(acme, { company: growingCompany });
    const rows = blocksOf(report, 'implied').flatMap((block) => block.rows);
    expect(rows.map(({ metric }) => metric)).toEqual(['growth', 'fcfMargin', 'wacc']);
    const price = valueOf(report, 'price');
    const worthAt = (id: string, value: number): number =>
      revalueFacts(report.facts, new Map([[id, value]])).get('dcfTwoStage')?.value ?? Number.NaN;
    expect(worthAt('growth', valueOf(report, 'impliedGrowth'))).toBeCloseTo(price, 6);
    expect(worthAt('wacc', valueOf(report, 'impliedRate'))).toBeCloseTo(price, 6);
    const flow = factOf(report, 'dcfTwoStage').formula?.inputs.find(({ name }) => name === 'fcf');
    if (flow === undefined || !('fact' in flow)) throw new Error('no cash flow');
    const more = valueOf(report, 'fcfMargin.implied') / valueOf(report, 'fcfMargin.TTM');
    expect(worthAt(flow.fact, valueOf(report, flow.fact) * more)).toBeCloseTo(price, 6);
    expect(rows[1]?.past).toBe('fcfMargin.past');
  });
});

describe('the assumptions of a report', () => {
  it('are all on record, within their bounds, with a reason or a formula', async () => {
    const { report } = await runReport(acme, { company: growingCompany });
    const [assumptions] = blocksOf(report, 'assumptions');
    expect(assumptions?.rows.map(({ fact }) => fact)).toEqual(
      expect.arrayContaining(['growth', 'wacc', 'sizePremium']),
    );
    for (const { fact, min, max, step } of assumptions?.rows ?? []) {
      const { id, value, why, formula } = factOf(report, fact);
      expect([id, min <= (value ?? 0) && (value ?? 0) <= max, step > 0]).toEqual([id, true, true]);
      expect([id, why !== undefined || formula !== undefined]).toEqual([id, true]);
    }
    expect(factOf(report, 'countryPremium').why?.en).toMatch(/Set on \d{4}-\d\d-\d\d\.$/);
  });
});

describe('scores and other models', () => {
  it('are figures or say why not; a bank is told which scores were not made for it', async () => {
    const { report } = await runReport(bank, { company: growingCompany });
    for (const block of blocksOf(report, 'models')) {
      for (const { fact } of block.rows) {
        const { id, value, why } = factOf(report, fact);
        expect([id, value !== null || why?.en.endsWith('.') === true]).toEqual([id, true]);
      }
    }
    expect(modelsOf(report, 'altmanZ').why?.en).toMatch(/raw material/);
    expect(modelsOf(report, 'sumOfPartsValue').why?.en).toMatch(/segment/);
  });

  it('hold return on capital against its cost', async () => {
    const { report } = await runReport(acme, { company: growingCompany });
    const spread = valueOf(report, 'returnOnInvestedCapital.TTM') - valueOf(report, 'wacc');
    expect(valueOf(report, 'excessReturn')).toBeCloseTo(spread, 12);
    // Operating profit after tax less the cost of the capital that the return is on: never more than that profit.
    const roic = factOf(report, 'returnOnInvestedCapital.TTM');
    const rate = valueOf(report, 'incomeTax.TTM') / valueOf(report, 'pretaxIncome.TTM');
    const earned = valueOf(report, 'operatingIncome.TTM') * (1 - rate);
    const capital = earned / (roic.value ?? Number.NaN);
    expect(valueOf(report, 'economicProfit') / (earned - valueOf(report, 'wacc') * capital)).toBeCloseTo(1, 9);
  });

  it('stand in the Markdown with weights that total 100', async () => {
    const { report } = await runReport(acme, { company: growingCompany });
    const text = reportToMarkdown(report, 'en');
    const table = text.slice(text.indexOf('**Fair value per share**'), text.indexOf('**Blended value per share**'));
    const weights = [...table.matchAll(/\| (\d+)% \|/g)].map(([, percents]) => Number(percents));
    expect(weights.length).toBeGreaterThan(2);
    expect(weights.reduce((all, one) => all + one, 0)).toBe(100);
    const titles = [
      'Simulated value per share by cash flow',
      'One assumption at a time',
      'Other models',
      'Assumptions',
    ];
    for (const title of titles) {
      expect(text).toContain(`**${title}**`);
    }
  });
});

/** Two years of counts that double in the last of them. */
function doubling(): NetworkSeries {
  const dates = Array.from({ length: 730 }, (_, day) => addDays('2024-11-20', day));
  const column = (
    metric: NetworkSeries['columns'][number]['metric'],
    before: number,
    now: number,
    unit: 'money' | 'coins' | 'count',
  ) => ({
    metric,
    unit,
    ...(unit === 'money' ? { currency: 'USD' } : {}),
    dates,
    knownAt: dates.map((date) => addDays(date, 1)),
    values: dates.map((date) => (date < '2025-12-31' ? before : now)),
    locator: metric,
    isDerived: false,
  });
  return {
    instrumentId: coin.id,
    columns: [
      column('marketCap', 1e9, 6e9, 'money'),
      column('realizedCap', 1e9, 2e9, 'money'),
      column('circulatingSupply', 1e6, 1.25e6, 'coins'),
      column('activeAddresses', 1e4, 2e4, 'count'),
    ],
  };
}

describe('models of a coin', () => {
  it('are computed from what sources count of its network, each with its receipt', async () => {
    const { report } = await runReport(coin, { network: doubling() });
    expect(modelsOf(report, 'marketToRealized').value).toBe(3);
    expect(modelsOf(report, 'realizedPrice').value).toBe(2e9 / 1.25e6);
    expect(modelsOf(report, 'metcalfePrice').value).toBe((1e9 * 4) / 1.25e6);
    expect(modelsOf(report, 'stockToFlow').value).toBe(5);
    expect(modelsOf(report, 'stockToFlowPrice').why?.en).toMatch(/bitcoin alone/);
    expect(modelsOf(report, 'networkValueToTransfers').why?.en).toMatch(/No source/);
    expect(factOf(report, 'network.realizedCap').source.locator).toMatch(/^realizedCap 2026-11-\d\d$/);
  });

  it('know nothing that was published later than the report', async () => {
    const { report } = await runReport(coin, { network: doubling(), asOf: '2025-12-20' });
    expect(modelsOf(report, 'marketToRealized').value).toBe(1);
    expect(factOf(report, 'network.networkCap').knownAt <= '2025-12-20').toBe(true);
  });

  it('are each refused with the reason for a token without figures of its network', async () => {
    const { report } = await runReport(coin, {});
    const [models] = blocksOf(report, 'models');
    const figures = (models?.rows ?? []).map(({ fact }) => factOf(report, fact));
    expect(figures.length).toBeGreaterThan(5);
    expect(figures.filter(({ value, why }) => value !== null || why === undefined)).toEqual([]);
  });
});
