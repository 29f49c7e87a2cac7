import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MarketId } from './instrument.ts';
import { PlumblineError } from './errors.ts';
import { feesFor, type TradeForFees } from './trade-fees.ts';

const line = (market: MarketId, series: string, trade: Partial<TradeForFees> & { date: string }) => {
  const { lines } = feesFor(market, { side: 'sell', price: 10, quantity: 100_000, ...trade });
  return lines.find(({ ruleId }) => ruleId.startsWith(`${series}@`));
};
const amount = (...args: Parameters<typeof line>) => line(...args)?.amount;

function codeOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (error instanceof PlumblineError) return error.code;
  }
  return 'no error';
}

describe('both sides of a fee change', () => {
  it('mainland stamp duty halves on 2023-08-28 and falls on sales alone', () => {
    expect(amount('cn', 'cn-stamp-duty', { date: '2023-08-27' })).toBe(1000);
    expect(amount('cn', 'cn-stamp-duty', { date: '2023-08-28' })).toBe(500);
    expect(line('cn', 'cn-stamp-duty', { date: '2023-08-28', side: 'buy' })).toBeUndefined();
    expect(amount('cn', 'cn-stamp-duty', { date: '2008-09-18', side: 'buy' })).toBe(1000);
    expect(line('cn', 'cn-stamp-duty', { date: '2008-09-19', side: 'buy' })).toBeUndefined();
  });

  it('mainland transfer fee halves on 2022-04-29, by share in Shanghai until 2015-07-31', () => {
    expect(amount('cn', 'cn-transfer-fee-sse', { date: '2022-04-28' })).toBeCloseTo(20, 9);
    expect(amount('cn', 'cn-transfer-fee-sse', { date: '2022-04-29' })).toBeCloseTo(10, 9);
    expect(amount('cn', 'cn-transfer-fee-sse', { date: '2015-07-31' })).toBeCloseTo(60, 9);
    expect(amount('cn', 'cn-transfer-fee-szse', { date: '2015-07-31', instrumentId: 'SZ:000001' })).toBe(0);
  });

  it('Hong Kong stamp duty falls on 2023-11-17', () => {
    expect(amount('hk', 'hk-stamp-duty', { date: '2021-07-31' })).toBe(1000);
    expect(amount('hk', 'hk-stamp-duty', { date: '2021-08-01' })).toBe(1300);
    expect(amount('hk', 'hk-stamp-duty', { date: '2023-11-16' })).toBe(1300);
    expect(amount('hk', 'hk-stamp-duty', { date: '2023-11-17' })).toBe(1000);
  });

  it('Hong Kong settlement fee loses its floor and cap on 2025-06-30', () => {
    const fee = (date: string, quantity: number) => amount('hk', 'hk-settlement-fee', { date, quantity });
    expect([fee('2025-06-29', 100), fee('2025-06-29', 100_000), fee('2025-06-29', 10_000_000)]).toEqual([2, 20, 100]);
    expect(fee('2025-06-30', 100)).toBeCloseTo(0.042, 12);
    expect(fee('2025-06-30', 10_000_000)).toBeCloseTo(4200, 9);
  });

  it('SEC fee returns on 2026-04-04', () => {
    expect(amount('us', 'us-sec-fee', { date: '2025-05-13' })).toBeCloseTo(27.8, 9);
    expect(amount('us', 'us-sec-fee', { date: '2025-05-14' })).toBe(0);
    expect(amount('us', 'us-sec-fee', { date: '2026-04-03' })).toBe(0);
    expect(amount('us', 'us-sec-fee', { date: '2026-04-04' })).toBeCloseTo(20.6, 9);
    expect(line('us', 'us-sec-fee', { date: '2026-04-04', side: 'buy' })).toBeUndefined();
  });

  it('FINRA fee takes its holiday from 2026-10-01 and returns higher in 2027', () => {
    expect(amount('us', 'us-finra-taf', { date: '2026-09-30' })).toBe(9.79);
    expect(amount('us', 'us-finra-taf', { date: '2026-10-01' })).toBe(0);
    expect(amount('us', 'us-finra-taf', { date: '2027-01-04', quantity: 1000 })).toBeCloseTo(0.232, 12);
  });
});

describe('a trade', () => {
  it('of a listed fund pays neither mainland duty nor transfer fee, nor Hong Kong stamp duty', () => {
    const mainland = feesFor('cn', {
      side: 'sell',
      price: 4,
      quantity: 10_000,
      date: '2026-11-20',
      instrumentId: 'SH:510300',
    });
    expect(mainland.lines.map(({ ruleId }) => ruleId)).toEqual(['cn-commission-online@2004-01-01']);
    expect(line('hk', 'hk-stamp-duty', { date: '2026-11-20', instrumentId: 'HK:02800', kind: 'etf' })).toBeUndefined();
    expect(amount('hk', 'hk-stamp-duty', { date: '2015-02-12', instrumentId: 'HK:02800', kind: 'etf' })).toBe(1000);
  });

  it('pays the preset asked for, or terms of the user', () => {
    const trade = { side: 'buy', price: 50, quantity: 100, date: '2026-11-20' } as const;
    expect(feesFor('us', { ...trade, commission: 'per-share' }).total).toBe(1);
    expect(feesFor('cn', { ...trade, commission: 'maximum' }).lines[0]?.amount).toBe(15);
    const own = feesFor('us', { ...trade, commission: { rate: 0.001, perShare: 0, min: 2, max: 4 } });
    expect(own.lines[0]).toMatchObject({ ruleId: 'commission-own', amount: 4 });
    expect(codeOf(() => feesFor('us', { ...trade, commission: 'free-lunch' }))).toBe('bad-input');
  });

  it('is booked to the cent when asked, the total being the sum of its lines', () => {
    const fees = feesFor('hk', { side: 'buy', price: 438.6, quantity: 300, date: '2026-11-20', rounding: 'cent' });
    expect(fees.lines.map(({ amount }) => amount)).toEqual([0, 132, 3.55, 0.2, 7.43, 5.53]);
    expect(fees.total).toBe(148.71);
  });

  it('of a coin pays its venue, in the quote currency', () => {
    const trade = {
      side: 'buy',
      price: 60_000,
      quantity: 0.015,
      date: '2026-11-20',
      instrumentId: 'CRYPTO:BTC-USDT',
    } as const;
    expect(feesFor('crypto', trade)).toMatchObject({
      currency: 'USDT',
      lines: [{ ruleId: 'crypto-binance-spot@2017-07-14' }],
    });
    expect(feesFor('crypto', trade).total).toBeCloseTo(0.9, 12);
    expect(
      codeOf(() => feesFor('crypto', { ...trade, venue: { name: 'mtgox', product: 'spot', liquidity: 'taker' } })),
    ).toBe('no-rule');
  });

  it('on a date without a record of any one fee is refused', () => {
    const trade = { side: 'sell', price: 10, quantity: 100 } as const;
    expect(codeOf(() => feesFor('us', { ...trade, date: '2007-03-16' }))).toBe('no-rule');
    expect(codeOf(() => feesFor('us', { ...trade, date: '2029-01-02' }))).toBe('no-rule');
    expect(codeOf(() => feesFor('hk', { ...trade, date: '2003-12-31' }))).toBe('no-rule');
    expect(codeOf(() => feesFor('cn', { ...trade, date: '2021-11-12', instrumentId: 'BJ:430047' }))).toBe('no-rule');
    expect(codeOf(() => feesFor('crypto', { ...trade, date: '2017-07-13' }))).toBe('no-rule');
  });

  it('with an absurd price, quantity, date or instrument is refused', () => {
    const trade = { side: 'buy', price: 10, quantity: 100, date: '2026-11-20' } as const;
    for (const wrong of [
      { price: 0 },
      { price: Number.NaN },
      { quantity: -1 },
      { quantity: Infinity },
      { date: '20261120' },
    ]) {
      expect(codeOf(() => feesFor('cn', { ...trade, ...wrong }))).toBe('bad-input');
    }
    expect(codeOf(() => feesFor('cn', { ...trade, instrumentId: 'HK:00700' }))).toBe('bad-input');
    expect(codeOf(() => feesFor('cn', { ...trade, instrumentId: 'SH:^000300' }))).toBe('no-rule');
  });

  it('never costs less when it is larger, and its total is the sum of its lines', () => {
    const market = fc.constantFrom<MarketId[]>('us', 'cn', 'hk', 'crypto');
    const day = fc.constantFrom('2020-02-18', '2023-08-28', '2025-06-29', '2026-11-20');
    fc.assert(
      fc.property(
        market,
        day,
        fc.constantFrom('buy', 'sell'),
        fc.integer({ min: 1, max: 1e6 }),
        (id, date, side, quantity) => {
          const trade = { side, price: 7.13, date } as const;
          const small = feesFor(id, { ...trade, quantity });
          const large = feesFor(id, { ...trade, quantity: quantity + 1000 });
          expect(large.total).toBeGreaterThanOrEqual(small.total);
          expect(small.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(small.total);
          expect(small.lines.every(({ amount }) => amount >= 0)).toBe(true);
        },
      ),
    );
  });
});
