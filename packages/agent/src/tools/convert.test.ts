import { describe, expect, it } from 'vitest';
import { deskNow, fakeDesk } from '../chat/testing/fake-desk.ts';
import { fakeMarketData } from '../report/testing/fake-market-data.ts';
import { growingCompany } from '../report/testing/fake-statements.ts';
import { acme } from '../report/testing/instruments.ts';
import type { ToolContext, ToolInput } from '../tool.ts';
import { convert } from './convert.ts';
import { figure } from './figure.ts';

/** A desk whose source of rates gives 7.8 for every pair, or has none. */
function contextWith(rate: number | null, readerText?: string): ToolContext {
  const { desk } = fakeDesk();
  const data = fakeMarketData({
    instrument: acme,
    company: growingCompany,
    ...(rate === null ? {} : { exchangeRate: rate }),
  });
  return {
    desk: { ...desk, market: async () => ({ data, simulated: false }) },
    locale: 'en',
    now: deskNow,
    today: '2026-11-20',
    ...(readerText === undefined ? {} : { readerText }),
  };
}

async function converted(input: ToolInput, context: ToolContext) {
  const result = await convert.run(input, context);
  const fact = result.facts.find(({ id }) => id === 'converted');
  return { result, fact, words: result.sentences.map(({ en }) => en.join('')).join(' ') };
}

describe('a conversion', () => {
  it('of money goes by the rate on record, with rate and day beside it', async () => {
    const { result, fact } = await converted({ amount: 100, from: 'USD', to: 'HKD' }, contextWith(7.8));
    expect(fact).toMatchObject({ value: 780, currency: 'HKD', asOf: '2026-11-20' });
    expect(fact?.formula?.inputs).toContainEqual({ name: 'rate', fact: 'USD/HKD' });
    expect(result.facts.find(({ id }) => id === 'USD/HKD')).toMatchObject({ value: 7.8, metric: 'exchangeRate' });
  });

  it('of something traded takes its last price, and the rate where its money is another', async () => {
    const price = (await converted({ amount: 1, from: 'US:ACME', to: 'USD' }, contextWith(7.8))).fact?.value ?? 0;
    expect(price).toBeGreaterThan(0);
    const half = await converted({ amount: 0.5, from: 'US:ACME', to: 'HKD' }, contextWith(7.8));
    expect(half.fact?.value).toBeCloseTo(0.5 * price * 7.8, 9);
    const bought = await converted({ amount: 1000, from: 'HKD', to: 'US:ACME' }, contextWith(0.125));
    expect(bought.fact).toMatchObject({ unit: 'shares' });
    expect(bought.fact?.value).toBeCloseTo((1000 * 0.125) / price, 9);
  });

  it('is not made without a rate on record', async () => {
    const { fact, words } = await converted({ amount: 100, from: 'USD', to: 'HKD' }, contextWith(null));
    expect(fact).toBeUndefined();
    expect(words).toContain('nothing is converted');
  });

  it('takes amounts the reader wrote, in digits or words, and no others', async () => {
    const half = contextWith(7.8, 'half a dollar in HKD');
    expect((await converted({ amount: 0.5, from: 'USD', to: 'HKD' }, half)).fact?.value).toBeCloseTo(3.9, 12);
    await expect(convert.run({ amount: 37, from: 'USD', to: 'HKD' }, half)).rejects.toThrow(/did not write 37/);
  });
});

describe('a figure asked for in another currency', () => {
  it('stands as it is on record and once more in that currency', async () => {
    const result = await figure.run({ symbol: 'ACME', metrics: ['revenue'], currency: 'HKD' }, contextWith(7.8));
    const other = result.facts.find(({ id }) => id.endsWith('.HKD'));
    const own = result.facts.find(({ id }) => `${id}.HKD` === other?.id);
    expect(own?.metric).toBe('revenue');
    expect(own?.currency).toBe('USD');
    expect(other?.currency).toBe('HKD');
    expect(other?.value).toBeCloseTo((own?.value ?? 0) * 7.8, 3);
  });

  it('is not converted without a rate, and says so', async () => {
    const result = await figure.run({ symbol: 'ACME', metrics: ['revenue'], currency: 'HKD' }, contextWith(null));
    expect(result.facts.filter(({ currency }) => currency === 'HKD')).toEqual([]);
    expect(result.sentences.at(-1)?.en.join('')).toContain('not converted');
  });
});
