import { describe, expect, it } from 'vitest';
import type { Fact } from '@plumbline/model/fact';
import { callTool } from '../chat/call-tool.ts';
import { deskNow, fakeDesk } from '../chat/testing/fake-desk.ts';
import type { ToolContext } from '../tool.ts';

const fact = (id: string, change: Partial<Fact>): Fact => ({
  id,
  instrumentId: 'US:ACME',
  metric: 'price',
  value: 100,
  unit: 'price',
  currency: 'USD',
  decimals: 2,
  asOf: '2026-11-20',
  knownAt: '2026-11-20',
  source: { id: 'fake', locator: 'close' },
  quality: [],
  simulated: false,
  ...change,
});

const year = (label: string) => ({ kind: 'year', start: '2025-01-01', end: '2025-12-31', label }) as const;

const facts = new Map(
  [
    fact('US:ACME/price', { value: 120 }),
    fact('US:ACME/high52w', { metric: 'high52w', value: 150 }),
    fact('US:ACME/revenue.FY2025', { metric: 'revenue', unit: 'money', value: 400, period: year('FY2025') }),
    fact('US:ACME/netIncome.FY2025', { metric: 'netIncome', unit: 'money', value: 100, period: year('FY2025') }),
    fact('US:ACME/netMargin.FY2025', { metric: 'netMargin', unit: 'fraction', value: 0.25, period: year('FY2025') }),
    fact('HK:00001/price', { instrumentId: 'HK:00001', currency: 'HKD', value: 50 }),
    fact('US:MADE/price', { instrumentId: 'US:MADE', value: 50, simulated: true }),
    fact('US:ACME/beta', { metric: 'beta', unit: 'ratio', value: null }),
  ].map((one) => [one.id, one]),
);

const context = (readerText?: string): ToolContext => ({
  desk: fakeDesk().desk,
  locale: 'en',
  now: deskNow,
  today: '2026-11-20',
  factOf: (handle) => facts.get(handle) ?? null,
  ...(readerText === undefined ? {} : { readerText }),
});

const run = async (input: Record<string, unknown>, readerText?: string): Promise<Fact> => {
  const { facts: found } = await callTool('calculate', input, context(readerText));
  const last = found.at(-1);
  if (last === undefined) throw new Error('nothing was computed');
  return last;
};

describe('a calculation', () => {
  it.each(['45*1', '45', '(1+1)*20', 'sqrt(2025)', '0.45 * 100'])(
    'does not take numbers nobody gave: %s',
    async (expression) => {
      await expect(run({ expression }, 'How is ACME doing in 2026?')).rejects.toThrow(/reader did not write/);
    },
  );

  it('takes the numbers the reader wrote, in any spelling, and says whose they are', async () => {
    expect(
      (await run({ expression: '1200 * 1.07^10' }, 'what is 1,200 times 1.07 to the power of 10')).value,
    ).toBeCloseTo(2360.5816, 4);
    const share = await run({ expression: '7% * 1200' }, '１２００ 的 7% 是多少');
    expect(share.value).toBeCloseTo(84, 9);
    expect(share.quality).toContain('assumed');
    await expect(run({ expression: '7 * 1200' }, 'what is 7% of 1200')).rejects.toThrow(/reader did not write/);
    await expect(run({ expression: '20 * 2' }, 'what is 120 * 2')).rejects.toThrow(/reader did not write/);
  });

  it('refuses handles inside an expression, where no unit would be kept', async () => {
    await expect(run({ expression: '{US:ACME/price} * 2' }, 'times 2')).rejects.toThrow(/op and inputs/);
  });

  it.each([
    ['difference', ['US:ACME/high52w', 'US:ACME/price'], 30, 'price'],
    ['ratio', ['US:ACME/price', 'US:ACME/high52w'], 0.8, 'multiple'],
    ['change', ['US:ACME/price', 'US:ACME/high52w'], 0.25, 'fraction'],
    ['share', ['US:ACME/netIncome.FY2025', 'US:ACME/revenue.FY2025'], 0.25, 'fraction'],
    ['sum', ['US:ACME/netIncome.FY2025', 'US:ACME/revenue.FY2025'], 500, 'money'],
    ['mean', ['US:ACME/price', 'US:ACME/high52w'], 135, 'price'],
  ])('%s of handles keeps subject and unit', async (op, inputs, value, unit) => {
    const result = await run({ op, inputs });
    expect(result.value).toBeCloseTo(value, 9);
    expect(result).toMatchObject({ unit, instrumentId: 'US:ACME' });
    expect(result.currency).toBe(unit === 'price' || unit === 'money' ? 'USD' : undefined);
    expect(result.formula?.inputs.map((one) => ('fact' in one ? one.fact : null))).toEqual(inputs);
  });

  it('keeps the period that all inputs share', async () => {
    const result = await run({ op: 'share', inputs: ['US:ACME/netIncome.FY2025', 'US:ACME/revenue.FY2025'] });
    expect(result.period?.label).toBe('FY2025');
    expect((await run({ op: 'ratio', inputs: ['US:ACME/price', 'US:ACME/high52w'] })).period).toBeUndefined();
  });

  it.each([
    ['money and a fraction', 'sum', ['US:ACME/revenue.FY2025', 'US:ACME/netMargin.FY2025'], /same unit/],
    ['two currencies', 'difference', ['US:ACME/price', 'HK:00001/price'], /same unit/],
    ['simulated and real figures', 'ratio', ['US:ACME/price', 'US:MADE/price'], /simulated/],
    ['a handle no tool gave', 'ratio', ['US:ACME/price', 'US:ACME/nothing'], /not at hand: call the tool/],
    ['an unknown figure', 'ratio', ['US:ACME/price', 'US:ACME/beta'], /not known/],
    ['a number the reader did not write', 'ratio', ['US:ACME/price', '45'], /reader did not write/],
    ['three inputs of a difference', 'difference', ['US:ACME/price', 'US:ACME/price', 'US:ACME/price'], /two inputs/],
    ['numbers alone', 'sum', ['2', '2'], /expression/],
  ])('refuses %s', async (_, op, inputs, why) => {
    await expect(run({ op, inputs }, 'add 2')).rejects.toThrow(why);
  });

  it("marks a reader's number among handles as an assumption", async () => {
    const result = await run({ op: 'change', inputs: ['US:ACME/price', '180'] }, 'what if it goes to 180?');
    expect(result.value).toBeCloseTo(0.5, 9);
    expect(result.quality).toContain('assumed');
    expect(result.why?.en).toContain('your');
  });
});

describe('arguments with bounds', () => {
  it('asks which is meant when a fraction looks like a percent', async () => {
    await expect(callTool('valuation', { symbol: 'ACME', growth: 20 }, context())).rejects.toThrow(
      /20 % or 2,000 %\?.*0\.2 for 20 %/,
    );
    await expect(callTool('valuation', { symbol: 'ACME', discountRate: 9 }, context())).rejects.toThrow(/9 % or 900 %/);
    await expect(callTool('valuation', { symbol: 'ACME', growth: -5 }, context())).rejects.toThrow(/-5 % or -500 %/);
    await expect(callTool('valuation', { symbol: 'ACME', growth: 0.2 }, context())).resolves.toBeDefined();
  });
});
