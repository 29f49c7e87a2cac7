import type { BarColumns } from '@plumbline/model/bar';
import { timeOf } from '@plumbline/model/date';
import type { Fact, FormulaInput } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import { describe, expect, it } from 'vitest';
import type { FactBook } from './fact-book.ts';
import { createFactBook } from './fact-book.ts';
import { addRatio } from './ratio-fact.ts';
import { recomputeFact } from './recompute.ts';

function book(simulated = false): FactBook {
  const made = createFactBook({ instrumentId: 'US:TEST', asOf: '2026-11-20', simulated });
  made.addSource({
    id: 'filing',
    kind: 'filing',
    publisher: 'SEC',
    title: '10-K',
    retrievedAt: 0,
    asOf: '2026-08-27',
    locator: '0000',
    simulated,
  });
  return made;
}

function line(
  to: FactBook,
  metric: string,
  value: number,
  more: Partial<Parameters<FactBook['observed']>[0]> = {},
): Fact {
  return to.observed({
    id: `${metric}.FY2026`,
    metric,
    value,
    currency: 'USD',
    asOf: '2026-07-26',
    knownAt: '2026-08-27',
    source: { id: 'filing', locator: metric },
    ...more,
  });
}

function bars(dates: readonly string[], close: readonly number[]): BarColumns {
  const column = Float64Array.from(close);
  return {
    time: Float64Array.from(dates, timeOf),
    open: column,
    high: column,
    low: column,
    close: column,
    volume: column,
  };
}

const close = (name: string, from: string, to: string): FormulaInput => ({
  name,
  series: 'close',
  instrumentId: 'US:TEST',
  adjustment: 'total',
  from,
  to,
});

describe('a fact book', () => {
  it('computes a derived figure from its own receipt', () => {
    const facts = book();
    line(facts, 'grossProfit', 60);
    line(facts, 'revenue', 80);
    const margin = facts.derived({
      id: 'grossMargin.FY2026',
      metric: 'grossMargin',
      inputs: [
        { name: 'grossProfit', fact: 'grossProfit.FY2026' },
        { name: 'revenue', fact: 'revenue.FY2026' },
      ],
    });
    expect(margin.value).toBe(0.75);
    expect(margin.formula?.expression).toBe('grossProfit / positive(revenue)');
    expect(margin.unit).toBe('fraction');
    expect(margin.currency).toBeUndefined();
    expect(margin.knownAt).toBe('2026-08-27');
    expect(facts.sources().map(({ kind }) => kind)).toEqual(['filing', 'derived']);
  });

  it('is missing with the name of what it lacks', () => {
    const facts = book();
    line(facts, 'grossProfit', 60);
    facts.missing({
      id: 'revenue.FY2026',
      metric: 'revenue',
      why: localText('Not in the filing.', '财报未列。', '財報未列。'),
    });
    const margin = facts.derived({
      id: 'm',
      metric: 'grossMargin',
      inputs: [
        { name: 'grossProfit', fact: 'grossProfit.FY2026' },
        { name: 'revenue', fact: 'revenue.FY2026' },
      ],
    });
    expect(margin.value).toBeNull();
    expect(margin.why?.en).toBe('Revenue is not known: Not in the filing.');
    expect(margin.why?.['zh-CN']).toBe('缺少营业收入：财报未列。');
  });

  it('says once what is lacking where the same quantity of another time lacks it', () => {
    const facts = book();
    facts.missing({
      id: 'revenue.FY2026',
      metric: 'revenue',
      why: localText('Not in the filing.', '财报未列。', '財報未列。'),
    });
    const next = facts.derived({
      id: 'revenue.next',
      metric: 'revenue',
      expression: 'revenue * 1.1',
      inputs: [{ name: 'revenue', fact: 'revenue.FY2026' }],
    });
    expect(next.why?.en).toBe('Not in the filing.');
  });

  it('refuses a multiple of a loss and says so', () => {
    const facts = book();
    line(facts, 'price', 20, { id: 'price' });
    line(facts, 'epsDiluted', -1);
    const multiple = addRatio(facts, {
      id: 'pe',
      metric: 'priceToEarnings',
      factIdOf: (metric) => (metric === 'price' ? 'price' : `${metric}.FY2026`),
    });
    expect(multiple.value).toBeNull();
    expect(multiple.why?.en).toMatch(/EPS, diluted is not above zero/);
  });

  it('gives no return on negative equity, whatever its sign would be, and says why', () => {
    const facts = book();
    line(facts, 'netIncome', -10);
    line(facts, 'equity', -40);
    line(facts, 'equity', -60, { id: 'equity.FY2025' });
    const roe = addRatio(facts, {
      id: 'roe',
      metric: 'returnOnEquity',
      factIdOf: (metric, years) => `${metric}.FY${2026 - years}`,
    });
    expect(roe.value).toBeNull();
    expect(roe.why?.en).toMatch(/equity is not above zero/);
  });

  it('leaves out of a sum what nobody reports, says so, and never takes it for zero elsewhere', () => {
    const facts = book();
    line(facts, 'longTermDebt', 90);
    line(facts, 'cash', 30);
    line(facts, 'totalDebt', 100);
    const factIdOf = (metric: string): string => `${metric}.FY2026`;
    const debt = addRatio(facts, { id: 'debt', metric: 'totalDebt', factIdOf });
    expect(debt.value).toBeNull();
    const canBeLeftOut = new Set(['shortTermInvestments', 'currentLiabilities']);
    const netCash = addRatio(facts, { id: 'netCash', metric: 'netCash', canBeLeftOut, factIdOf });
    expect(netCash.value).toBe(-70);
    expect(netCash.quality).toEqual(['assumed']);
    expect(JSON.stringify(netCash.formula)).toContain('it may be more');
    for (const metric of ['payoutRatio', 'buybackYield', 'quickRatio', 'tangibleBookPerShare', 'piotroskiF'])
      expect(addRatio(facts, { id: metric, metric, canBeLeftOut, factIdOf }).value, metric).toBeNull();
    // What the company used to state is missing where it is not stated.
    expect(addRatio(facts, { id: 'netDebt', metric: 'netDebt', factIdOf }).value).toBeNull();
  });

  it('never mixes currencies without a dated rate', () => {
    const facts = book();
    line(facts, 'price', 400, { id: 'price', currency: 'HKD' });
    line(facts, 'epsDiluted', 20, { currency: 'CNY' });
    const inputs: readonly FormulaInput[] = [
      { name: 'price', fact: 'price' },
      { name: 'eps', fact: 'epsDiluted.FY2026' },
    ];
    const mixed = facts.derived({ id: 'pe', metric: 'priceToEarnings', inputs });
    expect(mixed.value).toBeNull();
    expect(mixed.why?.en).toMatch(/HKD, CNY/);
    line(facts, 'exchangeRate', 1.1, { id: 'fx', currency: 'HKD' });
    const converted = facts.derived({
      id: 'pe2',
      metric: 'priceToEarnings',
      expression: 'price / positive(eps * fx)',
      inputs: [...inputs, { name: 'fx', fact: 'fx' }],
    });
    expect(converted.value).toBeCloseTo(400 / 22, 12);
    const own = facts.derived({
      id: 'eps.HKD',
      metric: 'epsDiluted',
      expression: 'eps * fx',
      inputs: [inputs[1], { name: 'fx', fact: 'fx' }],
    });
    expect(own.currency).toBe('HKD');
  });

  it('passes quality flags, the simulated mark and the latest known date on', () => {
    const facts = book(true);
    line(facts, 'grossProfit', 60, { quality: ['derived-quarter'] });
    line(facts, 'revenue', 80, { knownAt: '2026-09-30', quality: ['restated', 'derived-quarter'] });
    const margin = addRatio(facts, { id: 'm', metric: 'grossMargin', factIdOf: (metric) => `${metric}.FY2026` });
    expect(margin.quality).toEqual(['derived-quarter', 'restated']);
    expect(margin.simulated).toBe(true);
    expect(margin.knownAt).toBe('2026-09-30');
  });

  it('cuts price columns to the declared dates', () => {
    const facts = book();
    const history = bars(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'], [90, 100, 105, 120]);
    const gain = facts.derived({
      id: 'return1M',
      metric: 'return1M',
      inputs: [close('close', '2026-11-17', '2026-11-18')],
      series: new Map([['close', history]]),
    });
    expect(gain.value).toBeCloseTo(0.05, 12);
    expect(gain.knownAt).toBe('2026-11-18');
    const none = facts.derived({
      id: 'none',
      metric: 'return1M',
      inputs: [close('close', '2020-01-01', '2020-02-01')],
      series: new Map([['close', history]]),
    });
    expect(none.value).toBeNull();
    expect(none.why?.en).toMatch(/No prices/);
  });

  it('joins two columns on the dates they share', () => {
    const facts = book();
    const own = bars(['2026-11-16', '2026-11-17', '2026-11-18'], [1, 2, 3]);
    const market = bars(['2026-11-16', '2026-11-18', '2026-11-19'], [10, 30, 40]);
    const sums = facts.derived({
      id: 'x',
      metric: 'correlation',
      expression: 'sum(a) * 100 + sum(b)',
      inputs: [close('a', '2026-11-16', '2026-11-19'), close('b', '2026-11-16', '2026-11-19')],
      series: new Map([
        ['a', own],
        ['b', market],
      ]),
    });
    expect(sums.value).toBe(440);
  });

  it('recomputes every figure to the same value, and catches a changed one', () => {
    const facts = book();
    line(facts, 'operatingCashFlow', 64);
    line(facts, 'capitalExpenditure', 3);
    const cash = addRatio(facts, { id: 'fcf', metric: 'freeCashFlow', factIdOf: (metric) => `${metric}.FY2026` });
    const history = bars(['2026-11-17', '2026-11-18'], [100, 105]);
    const gain = facts.derived({
      id: 'gain',
      metric: 'return1M',
      inputs: [close('close', '2026-11-17', '2026-11-18')],
      series: new Map([['close', history]]),
    });
    const sources = { fact: (id: string) => facts.get(id), series: () => history };
    expect(recomputeFact(cash, sources)).toEqual({ value: 61, same: true });
    expect(recomputeFact(gain, sources).same).toBe(true);
    expect(recomputeFact({ ...gain, value: 0.06 }, sources).same).toBe(false);
    expect(recomputeFact({ ...cash, value: null }, sources).same).toBe(false);
    expect(recomputeFact(gain, { ...sources, series: () => null })).toEqual({ value: null, same: false });
  });

  it('keeps the range of a figure we chose and refuses a value outside it', () => {
    const facts = book();
    const why = localText('Chosen for the test.', '测试假设。', '測試假設。');
    const range = { min: 0, max: 0.2 };
    const chosen = facts.assumed({ id: 'g', metric: 'growth', value: 0.1, why, range });
    expect(chosen).toMatchObject({ why, range, quality: ['assumed'] });
    for (const value of [0.3, Number.NaN]) {
      expect(() => facts.assumed({ id: 'h', metric: 'growth', value, why, range })).toThrow(/from 0 to 0.2/);
    }
    const inputs = [{ name: 'g', fact: 'g' }];
    const half = { id: 'half', metric: 'growth', inputs, chosen: { reason: why, range } };
    expect(facts.derived({ ...half, expression: 'g / 2' })).toMatchObject({ value: 0.05, why, range });
    const unknown = facts.derived({ ...half, id: 'unknown', expression: 'g / 0' });
    expect(unknown.value).toBeNull();
    expect(unknown.why).not.toEqual(why);
  });

  it('prefers the reason of the caller for a missing figure and keeps the formula', () => {
    const facts = book();
    line(facts, 'freeCashFlow', -5, { id: 'fcf' });
    line(facts, 'netDebt', 1, { id: 'nd' });
    line(facts, 'sharesDiluted', 1, { id: 'n' });
    const rate = localText('Chosen for the test.', '测试假设。', '測試假設。');
    const range = { min: 0, max: 0.2 };
    facts.assumed({ id: 'g', metric: 'growth', value: 0.1, why: rate, range });
    facts.assumed({ id: 't', metric: 'terminalGrowth', value: 0.03, why: rate, range });
    facts.assumed({ id: 'r', metric: 'wacc', value: 0.03, why: rate, range });
    const inputs: readonly FormulaInput[] = [
      { name: 'fcf', fact: 'fcf' },
      { name: 'growth', fact: 'g' },
      { name: 'terminalGrowth', fact: 't' },
      { name: 'wacc', fact: 'r' },
      { name: 'netDebt', fact: 'nd' },
      { name: 'shares', fact: 'n' },
    ];
    const value = facts.derived({ id: 'v', metric: 'dcfTwoStage', inputs });
    expect(value.value).toBeNull();
    expect(value.why?.en).toMatch(/discount rate must be above/);
    expect(value.formula?.expression).toBe('dcfTwoStage(fcf, growth, terminalGrowth, wacc, netDebt, shares)');
    expect(value.quality).toEqual(['assumed']);
    expect(facts.derived({ id: 'w', metric: 'dcfTwoStage', inputs, why: rate }).why).toBe(rate);
  });

  it('refuses a second figure under one id, an unknown metric, an unknown source and an amount without currency', () => {
    const facts = book();
    line(facts, 'revenue', 1);
    expect(() => line(facts, 'revenue', 2)).toThrowError(/exists already/);
    expect(() => line(facts, 'nonsense', 2)).toThrowError(/no metric "nonsense"/);
    expect(() => line(facts, 'equity', 2, { source: { id: 'x', locator: '' } })).toThrowError(/not in the book/);
    const source = { id: 'filing', locator: '' };
    const bare = { id: 'cash', metric: 'cash', value: 1, asOf: '2026-07-26', knownAt: '2026-08-27', source };
    expect(() => facts.observed(bare)).toThrowError(/needs a currency/);
    expect(() => line(facts, 'cash', Number.NaN)).toThrowError(/not a number/);
  });
});
