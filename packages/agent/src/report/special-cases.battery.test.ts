import { addDays } from '@plumbline/model/date';
import type { StatementItem } from '@plumbline/model/fundamentals';
import type { Instrument } from '@plumbline/model/instrument';
import type { Report } from '@plumbline/model/report';
import { describe, expect, it } from 'vitest';
import { growingCompany } from './testing/fake-statements.ts';
import { acme, bank, coin, fund } from './testing/instruments.ts';
import { reportOn } from './testing/report-on.ts';

/** Instruments that break naive reports: each must come out right or be refused with its reason. */

function value(report: Report, id: string): number | null | undefined {
  return report.facts.find((fact) => fact.id === id)?.value;
}

function unexplained(report: Report): readonly string[] {
  return report.facts.filter((fact) => fact.value === null && fact.why === undefined).map(({ id }) => id);
}

function section(report: Report, key: string): Report['sections'][number] | undefined {
  return report.sections.find((one) => one.key === key);
}

/** What every report must keep, whatever it is about. */
function expectHonest(report: Report): void {
  expect(report.checked.withheld).toBe(0);
  expect(unexplained(report)).toEqual([]);
  for (const one of report.sections) if (one.status !== 'ok') expect(one.why?.en, one.key).toMatch(/\.$/);
  const { rating } = report;
  expect(rating).toBeDefined();
  if (rating?.label === null) expect(rating.why?.en).toMatch(/^Not rated: /);
  else expect(rating?.falsifiers.length).toBeGreaterThanOrEqual(3);
  for (const { operator, threshold, fact } of rating?.falsifiers ?? []) {
    const now = value(report, fact) ?? Number.NaN;
    expect(operator === 'below' ? now >= threshold : now <= threshold, fact).toBe(true);
  }
}

describe('a report about a special case', () => {
  it('converts a company that reports in yuan and trades in Hong Kong dollars, at the dated rate', async () => {
    const instrument: Instrument = { ...acme, id: 'HK:00700', market: 'hk', currency: 'HKD', reportingCurrency: 'CNY' };
    const company = { ...growingCompany, currency: 'CNY' };
    const report = await reportOn(instrument, { company, exchangeRate: 1.08 });
    expectHonest(report);
    const rate = report.facts.find(({ metric }) => metric === 'exchangeRate');
    expect(rate).toMatchObject({ value: 1.08, currency: 'HKD' });
    const [price, converted] = [value(report, 'price') ?? 0, value(report, 'price.CNY') ?? 0];
    expect(converted).toBeCloseTo(price / 1.08, 9);
    expect(value(report, 'priceToEarnings.TTM')).toBeCloseTo(
      converted / (value(report, 'epsDiluted.TTM') ?? Number.NaN),
      9,
    );
  });

  it('holds a share against another listing of its company for as many shares in one currency, and only with a rate', async () => {
    const instrument: Instrument = { ...acme, id: 'US:BABA', sharesPerUnit: 8 };
    const other: Instrument = { ...acme, id: 'HK:09988', market: 'hk', currency: 'HKD' };
    const related = [{ instrument: other, unitsEach: 8 }];
    const report = await reportOn(instrument, { company: growingCompany, related, exchangeRate: 0.128 });
    expectHonest(report);
    const [own, there] = [value(report, 'price') ?? Number.NaN, value(report, 'price@HK:09988') ?? Number.NaN];
    expect(report.facts.find(({ id }) => id === 'price@HK:09988')?.currency).toBe('HKD');
    expect(value(report, 'premiumToOther@HK:09988')).toBeCloseTo(own / (there * 8 * 0.128) - 1, 12);
    const bullets = section(report, 'rules')?.blocks.flatMap((block) => (block.kind === 'bullets' ? block.items : []));
    const said = bullets?.flatMap(({ en }) => en).filter((part) => typeof part === 'string');
    expect(said?.join('')).toContain('its Hong Kong listing');
    const without = await reportOn(instrument, { company: growingCompany, related });
    expect(without.facts.filter(({ metric }) => metric === 'premiumToOther')).toEqual([]);
    expect(without.facts.filter(({ currency }) => currency === 'HKD')).toEqual([]);
  });

  it('is not held against another listing that last traded long before it', async () => {
    const other: Instrument = { ...acme, id: 'HK:09988', market: 'hk', currency: 'HKD' };
    const related = [{ instrument: other, unitsEach: 1 }];
    const premiums = async (to: string) =>
      (await reportOn(acme, { company: growingCompany, related, exchangeRate: 0.128, prices: { to } })).facts.filter(
        ({ metric }) => metric === 'premiumToOther',
      ).length;
    expect(await premiums('2026-11-18')).toBe(1);
    expect(await premiums('2026-08-03')).toBe(0);
  });

  it('counts the shares that its income and its earnings per share were divided by where no count is on record', async () => {
    const counts: readonly string[] = ['sharesDiluted', 'sharesOutstanding', 'sharesBasic'];
    const without = (...lines: readonly string[]) =>
      reportOn(acme, { company: growingCompany }, (items) =>
        items.filter(({ line, period }) => !lines.includes(line) && period.kind !== 'quarter'),
      );
    const report = await without(...counts);
    expectHonest(report);
    const [income, eps, price] = ['netIncome.TTM', 'epsDiluted.TTM', 'price'].map(
      (id) => value(report, id) ?? Number.NaN,
    ) as [number, number, number];
    expect(value(report, 'marketCap.TTM')).toBeCloseTo((price * income) / eps, -3);
    expect(value(report, 'blendedValue')).toBeGreaterThan(0);
    // Earnings of a few cents, printed with two decimals, say too little about the number of shares.
    const tiny = await reportOn(acme, { company: growingCompany }, (items) =>
      items.flatMap((item) => {
        if (counts.includes(item.line) || item.period.kind === 'quarter') return [];
        return [item.line === 'epsDiluted' || item.line === 'epsBasic' ? { ...item, value: item.value / 100 } : item];
      }),
    );
    expect(value(tiny, 'marketCap.TTM') ?? null).toBeNull();
  });

  it('divides only income of common shares by the shares at the end where no earnings per share are on record', async () => {
    const counts: readonly string[] = ['epsDiluted', 'epsBasic', 'sharesDiluted', 'sharesBasic'];
    const without = (common: (item: StatementItem) => readonly StatementItem[]) =>
      reportOn(acme, { company: growingCompany }, (items) =>
        items.flatMap((item) =>
          counts.includes(item.line) || item.period.kind === 'quarter' ? [] : [item, ...common(item)],
        ),
      );
    // A tenth goes to preferred shares.
    const known = await without((item) =>
      item.line === 'netIncome' ? [{ ...item, line: 'netIncomeCommon', value: item.value * 0.9 }] : [],
    );
    expectHonest(known);
    const [price, income, shares] = ['price', 'netIncome.TTM', 'sharesOutstanding.2025-12-31'].map(
      (id) => value(known, id) ?? Number.NaN,
    ) as [number, number, number];
    expect(value(known, 'priceToEarnings.TTM')).toBeCloseTo(price / ((0.9 * income) / shares), 6);
    const unknown = await without(() => []);
    expectHonest(unknown);
    for (const id of ['epsDiluted.TTM', 'priceToEarnings.TTM', 'earningsYield.TTM']) {
      const fact = unknown.facts.find((one) => one.id === id);
      expect(fact?.value ?? null, id).toBeNull();
    }
    expect(unknown.facts.find(({ id }) => id === 'epsDiluted.TTM')?.why?.en).toContain('preferred shares');
  });

  it('counts cash with restricted cash against debt where that alone is on record, by its own name', async () => {
    const report = await reportOn(acme, { company: growingCompany }, (items) =>
      items.map((item) => (item.line === 'cash' ? { ...item, line: 'cashWithRestricted' } : item)),
    );
    expectHonest(report);
    expect(report.facts.filter(({ metric, value: amount }) => metric === 'cash' && amount !== null)).toEqual([]);
    const counted = report.facts.find(({ id }) => id === 'netDebt.TTM')?.formula?.inputs ?? [];
    expect(counted).toContainEqual(expect.objectContaining({ name: 'cash', fact: 'cashWithRestricted.2026-09-30' }));
    const strength = JSON.stringify(section(report, 'strength'));
    expect(strength).toContain('Its filings state cash only together with restricted cash in data form');
    expect(strength).toContain('"metric":"cashWithRestricted"');
    const usual = JSON.stringify(section(await reportOn(acme, { company: growingCompany }), 'strength'));
    expect(usual).not.toContain('estricted');
  });

  it('names the method where a value rests on one alone', async () => {
    const onlyBook = ['operatingIncome', 'dividendsPaid', 'operatingCashFlow', 'capitalExpenditure'];
    const report = await reportOn(acme, { company: growingCompany }, (items) =>
      items.filter(
        ({ line, period }) => !onlyBook.includes(line) && period.kind !== 'quarter' && period.end === '2025-12-31',
      ),
    );
    const weights = report.facts.filter(({ metric, value: part }) => metric === 'methodWeight' && (part ?? 0) > 0);
    expect(weights.map(({ id }) => id)).toContain('methodWeight.residualIncome');
    const said = JSON.stringify(report.sections.filter(({ key }) => key === 'valuation' || key === 'summary'));
    expect(said).toContain('One method alone applies, Residual income');
    expect(said).toContain('rests on one method alone, Residual income');
    expect([report.rating?.label, report.rating?.why?.en]).toEqual([
      null,
      'Not rated: the only valuation that applies is one that weighs little beside others, and no other checks it.',
    ]);
    const usual = JSON.stringify((await reportOn(acme, { company: growingCompany })).sections);
    expect(usual).not.toContain('method alone');
    expect(usual).toContain('With the methods weighted together');
  });

  it('says value and market value in the currency of the price first, and in that of the statements second', async () => {
    const instrument: Instrument = { ...acme, id: 'HK:00700', market: 'hk', currency: 'HKD', reportingCurrency: 'CNY' };
    const report = await reportOn(instrument, { company: { ...growingCompany, currency: 'CNY' }, exchangeRate: 1.08 });
    const currency = (id: string | null | undefined): string | undefined =>
      report.facts.find((fact) => fact.id === id)?.currency;
    expect(currency(report.keyFigures.find((id) => id.startsWith('marketCap')))).toBe('HKD');
    expect(value(report, 'marketCap.TTM.traded')).toBeCloseTo((value(report, 'marketCap.TTM') ?? Number.NaN) * 1.08, 4);
    expect(currency(report.rating?.fair)).toBe('HKD');
    const fair = value(report, report.rating?.fair ?? '') ?? Number.NaN;
    const price = value(report, 'price') ?? Number.NaN;
    expect(fair / price - 1).toBeCloseTo(value(report, 'upside.blended') ?? Number.NaN, 9);
    const shown = section(report, 'valuation')?.blocks.flatMap((block) => {
      if (block.kind === 'ranges')
        return [block.price, ...block.rows.flatMap(({ low, mid, high }) => [low, mid, high])];
      if (block.kind === 'scenarios') return block.rows.map((row) => row.value);
      return block.kind === 'sensitivity' ? block.cells.flat() : [];
    });
    expect(shown?.length).toBeGreaterThan(20);
    expect([...new Set(shown?.map(currency))]).toEqual(['HKD']);
  });

  it('counts a dividend that is paid in the currency of the price, at the same rate as the price', async () => {
    const instrument: Instrument = { ...acme, id: 'HK:00700', market: 'hk', currency: 'HKD', reportingCurrency: 'CNY' };
    const exDate = '2026-05-15';
    const paid = { kind: 'dividend', instrumentId: instrument.id, exDate, amount: 5.3, knownAt: exDate } as const;
    const company = { ...growingCompany, currency: 'CNY' };
    const write = (currency: string, exchangeRate?: number) =>
      reportOn(instrument, {
        company,
        actions: [{ ...paid, currency }],
        ...(exchangeRate === undefined ? {} : { exchangeRate }),
      });
    const report = await write('HKD', 1.08);
    expectHonest(report);
    expect(report.facts.find(({ id }) => id === 'dividendPerShare.TTM')?.currency).toBe('CNY');
    expect(value(report, 'dividendPerShare.TTM')).toBeCloseTo(5.3 / 1.08, 9);
    expect(value(report, 'dividendYield.TTM')).toBeCloseTo(5.3 / (value(report, 'price') ?? Number.NaN), 9);
    for (const unknown of [await write('HKD'), await write('USD', 1.08)])
      expect(value(unknown, 'dividendPerShare.TTM') ?? null).toBe(null);
  });

  it('refuses to value it without a rate, rather than mix two currencies', async () => {
    const instrument: Instrument = { ...acme, id: 'HK:00700', market: 'hk', currency: 'HKD', reportingCurrency: 'CNY' };
    const report = await reportOn(instrument, { company: { ...growingCompany, currency: 'CNY' } });
    expectHonest(report);
    expect(section(report, 'valuation')?.status).toBe('not-runnable');
    expect(report.rating?.label).toBe(null);
  });

  it('reads a receipt over several shares by what one receipt stands for', async () => {
    const plain = await reportOn(acme, { company: growingCompany });
    const receipt = await reportOn({ ...acme, sharesPerUnit: 8 }, { company: growingCompany });
    expectHonest(receipt);
    const [one, eight] = [plain, receipt].map((report) => value(report, 'epsDiluted.TTM') ?? Number.NaN);
    expect(eight).toBeCloseTo((one ?? Number.NaN) * 8, 6);
  });

  it('sets no price beside the shares of a receipt, or of a foreign issuer, whose ratio no record gives', async () => {
    const named = await reportOn({ ...acme, security: 'receipt' }, { company: growingCompany });
    const foreign = await reportOn(acme, { company: growingCompany }, (items) =>
      items.map((item) => ({ ...item, form: '20-F' })),
    );
    for (const report of [named, foreign]) {
      expectHonest(report);
      const made = report.facts.filter(({ value: amount }) => amount !== null).map(({ metric }) => metric);
      expect(made).toContain('revenue');
      for (const metric of ['epsDiluted', 'sharesDiluted', 'marketCap', 'priceToEarnings', 'evToEbitda', 'dcfTwoStage'])
        expect(made).not.toContain(metric);
      expect(report.rating?.label).toBe(null);
      for (const key of ['multiples', 'valuation'] as const)
        expect(section(report, key)?.why?.en, key).toMatch(/the ratio/);
    }
    const known = await reportOn({ ...acme, sharesPerUnit: 2 }, { company: growingCompany }, (items) =>
      items.map((item) => ({ ...item, form: '20-F' })),
    );
    expect(value(known, 'priceToEarnings.TTM')).toBeGreaterThan(0);
  });

  it('keeps the label of a fiscal year that ends in January', async () => {
    const shift = (date: string): string => addDays(date, 31);
    const report = await reportOn(acme, { company: growingCompany }, (items) =>
      items.map((item) => ({
        ...item,
        knownAt: shift(item.knownAt),
        period: { ...item.period, start: shift(item.period.start), end: shift(item.period.end) },
      })),
    );
    expectHonest(report);
    const year = report.facts.find(({ id }) => id === 'revenue.FY2025');
    expect(year?.period).toMatchObject({ label: 'FY2025', end: '2026-01-31' });
    expect(value(report, 'revenueGrowth.TTM')).toBeGreaterThan(0);
  });

  it('calls no return on equity and no price to book of a company with negative equity', async () => {
    const report = await reportOn(acme, { company: growingCompany }, (items) => {
      // What the owners lack is owed: the two sides of the balance sheet stay equal.
      const equity = new Map(
        items.flatMap(({ line, period, value: was }) => (line === 'equity' ? [[period.end, was]] : [])),
      );
      return items.map((item) => {
        if (item.line === 'equity') return { ...item, value: -1e9 };
        if (item.line !== 'totalLiabilities') return item;
        return { ...item, value: item.value + (equity.get(item.period.end) ?? 0) + 1e9 };
      });
    });
    expectHonest(report);
    const roe = report.facts.find(({ id }) => id === 'returnOnEquity.TTM');
    expect(roe?.value).toBeNull();
    expect(roe?.why?.en).toMatch(/equity is not above zero/);
    const claims =
      section(report, 'case')?.blocks.flatMap((block) => (block.kind === 'claims' ? block.bull : [])) ?? [];
    expect(claims.map(({ strength }) => strength)).not.toContain('claimPoints.roe');
  });

  it('discounts no cash flow of a bank and reads it by its equity', async () => {
    const report = await reportOn(bank, { company: growingCompany });
    expectHonest(report);
    expect(value(report, 'dcfTwoStage')).toBe(undefined);
    expect(value(report, 'claimPoints.roic')).toBe(undefined);
    expect(value(report, 'claimPoints.roe')).toBeGreaterThan(0);
    expect(report.rating?.falsifiers.map(({ fact }) => fact)).not.toContain('operatingMargin.TTM');
  });

  it('says that equity is thin only of a bank whose assets are many times its equity', async () => {
    const risks = (report: Report): string => JSON.stringify(section(report, 'risks')?.blocks);
    expect(risks(await reportOn(bank, { company: growingCompany }))).not.toContain('thin');
    // Ten times the assets, owed to depositors.
    const lender = await reportOn(bank, { company: growingCompany }, (items) => {
      const more = new Map(
        items.flatMap(({ line, period, value: was }) => (line === 'totalAssets' ? [[period.end, 9 * was]] : [])),
      );
      return items.map((item) =>
        item.line === 'totalAssets' || item.line === 'totalLiabilities'
          ? { ...item, value: item.value + (more.get(item.period.end) ?? 0) }
          : item,
      );
    });
    expect(risks(lender)).toContain('Equity is thin beside assets');
  });

  it('values no loss by multiples or cash flow, and names the way it burns money as a risk', async () => {
    const company = { ...growingCompany, operatingMargin: -0.2, cashMargin: -0.1 };
    const report = await reportOn(acme, { company });
    expectHonest(report);
    expect(value(report, 'dcfTwoStage')).toBe(undefined);
    expect(value(report, 'riskSeverity.funding')).toBeGreaterThan(1);
    expect(report.rating?.falsifiers.map(({ metric }) => metric)).not.toContain('priceToEarnings');
  });

  it('rates no fund, and says why', async () => {
    const report = await reportOn(fund);
    expectHonest(report);
    expect(report.rating?.label).toBe(null);
    expect(report.sections.map(({ key }) => key)).not.toContain('financials');
  });

  it('reads an index in points, without lots, short sales or a rating', async () => {
    const index: Instrument = { ...acme, id: 'US:^GSPC', kind: 'index', name: fund.name };
    const report = await reportOn(index);
    expectHonest(report);
    expect(report.facts.find(({ id }) => id === 'price')).toMatchObject({ metric: 'indexLevel', unit: 'points' });
    expect(report.rating?.label).toBe(null);
    expect(value(report, 'lotValue')).toBe(undefined);
    expect(value(report, 'dailyTurnover')).toBe(undefined);
  });

  it('names what no source says of a token, and rates it not', async () => {
    const report = await reportOn({ ...coin, id: 'CRYPTO:NEW-USD' });
    expectHonest(report);
    expect(section(report, 'ownership')).toMatchObject({
      status: 'not-runnable',
      why: { en: expect.stringMatching(/No connected source/) },
    });
    expect(report.rating?.label).toBe(null);
    expect(report.rating?.falsifiers.length).toBeGreaterThanOrEqual(3);
  });

  it('says of a listing of three months that its history is short, and makes no trend of it', async () => {
    const report = await reportOn(acme, { company: growingCompany, prices: { from: '2026-08-20' } });
    expectHonest(report);
    expect(section(report, 'technicals')).toMatchObject({
      status: 'partial',
      why: { en: expect.stringMatching(/too short/) },
    });
    expect(value(report, 'momentum12To1')).toBe(undefined);
    expect(report.facts.find(({ id }) => id === 'volatility')?.quality).toContain('short-history');
    expect(report.facts.find(({ id }) => id === 'high52w')?.quality).toContain('short-history');
  });
});
