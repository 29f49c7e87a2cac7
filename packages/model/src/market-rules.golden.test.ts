import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sharedDir } from '@plumbline/fixtures/shared';
import { describe, expect, it } from 'vitest';
import type { InstrumentId, MarketId } from './instrument.ts';
import { marketById } from './market-by-id.ts';
import { lotRule, ruleOn, settlementFor, tickFor } from './market-rules.ts';
import { limitStateOf, priceLimits } from './price-limits.ts';
import { feesFor, type TradeFees } from './trade-fees.ts';

interface GoldenRule {
  readonly market: string;
  readonly item: string;
  // Each item has a shape of its own; the checks below read the one they name.
  readonly value: unknown;
  readonly effective_from: string | null;
  readonly effective_to: string | null;
  readonly status: string;
}
interface Golden {
  readonly rules: readonly GoldenRule[];
  readonly fee_examples: { readonly cases: readonly Readonly<Record<string, string | number>>[] };
  readonly cn_limit_examples: {
    readonly cases: readonly { prev_close: number; limit: number; up: number; down: number }[];
  };
}

const own = fileURLToPath(new URL('../../../fixtures/golden-own/', import.meta.url));
const files: readonly string[] = [
  `${own}market_rules/rules.json`,
  `${sharedDir() ?? '(shared folder absent)'}/golden/market_rules/rules.json`,
];

const today = '2026-11-21';
const amountOf = ({ lines }: TradeFees, series: string) =>
  lines.find(({ ruleId }) => ruleId.startsWith(`${series}@`))?.amount ?? 0;

/** What our records say for a golden item on a date, in the item's own shape. */
const ours: Readonly<Record<string, (date: string) => unknown>> = {
  price_limit_main_board: (date) => limitOf('SH:600519', date),
  price_limit_main_board_ST: (date) => limitOf('SZ:000001', date, true),
  price_limit_STAR: (date) => limitOf('SH:688001', date),
  price_limit_ChiNext: (date) => limitOf('SZ:301001', date),
  price_limit_STAR_ChiNext_ST: (date) => limitOf('SH:689009', date, true),
  price_limit_BSE: (date) => limitOf('BJ:430047', date),
  ipo_no_limit_days: (date) => ({
    main: freeDays('SH:600519', date),
    STAR: freeDays('SH:688001', date),
    ChiNext: freeDays('SZ:300750', date),
    BSE: freeDays('BJ:920002', date),
  }),
  lot_main_ChiNext_buy: (date) => {
    const { min, step, maxLimitOrder } = lotRule({ market: 'cn', date, instrumentId: 'SH:600519' });
    expect(step).toBe(min);
    return { multiple: min, max_order_main: maxLimitOrder };
  },
  lot_STAR: (date) => {
    const lot = lotRule({ market: 'cn', date, instrumentId: 'SH:688001' });
    return { min: lot.min, increment: lot.step, max_limit: lot.maxLimitOrder, max_market: lot.maxMarketOrder };
  },
  lot_BSE: (date) => {
    const { min, step } = lotRule({ market: 'cn', date, instrumentId: 'BJ:830799' });
    return { min, increment: step };
  },
  stamp_duty_sell: (date) => feeValue('cn-stamp-duty', 'cn', date).rate,
  transfer_fee_both_sides: (date) => feeValue('cn-transfer-fee-sse', 'cn', date).rate,
  stamp_duty_both_sides: (date) => {
    const { rate, roundUpTo } = feeValue('hk-stamp-duty', 'hk', date);
    return { rate, rounding: `up to HK$${roundUpTo}` };
  },
  sfc_levy_both_sides: (date) => feeValue('hk-sfc-levy', 'hk', date).rate,
  afrc_levy_both_sides: (date) => feeValue('hk-afrc-levy', 'hk', date).rate,
  trading_fee_both_sides: (date) => feeValue('hk-trading-fee', 'hk', date).rate,
  settlement_fee_both_sides: (date) => {
    const { rate, min, max } = feeValue('hk-settlement-fee', 'hk', date);
    return { rate, min, max };
  },
  tick_table: (date) =>
    ruleOn('tick', { market: 'hk', date }).value.map(({ above, upTo, tick }) => [
      above === 0 ? 0.01 : above,
      upTo,
      tick,
    ]),
  sec_section31_sell: (date) => feeValue('us-sec-fee', 'us', date).rate,
  finra_taf_sell_per_share: (date) => {
    const { rate, max } = feeValue('us-finra-taf', 'us', date);
    return { rate, cap: max };
  },
};

/** Golden items that are prose, plans or tested by behaviour below rather than by value. */
const told = new Set([
  'limit_price_formula', 'settlement', 'odd_lot_sell', 'tick', 'price_cage', 'sessions', 'after_hours_fixed_price_scope',
  'supervision_fee_both_sides', 'handling_fee_both_sides', 'commission_min_cny', 'price_limit', 'board_lot',
  'board_lot_reform', 'tick_phase2', 'luld', 'market_wide_circuit_breaker', 'extended_24x5', 'lot',
  'day_trading_margin_rule', 'hours', 'binance_spot_vip0', 'binance_usdm_vip0', 'funding',
]); // prettier-ignore

function limitOf(instrumentId: InstrumentId, date: string, isSt = false): number | null {
  return ruleOn(isSt ? 'price-limit-st' : 'price-limit', { market: 'cn', date, instrumentId }).value.up;
}

function freeDays(instrumentId: InstrumentId, date: string): number {
  const { days, up } = ruleOn('new-listing', { market: 'cn', date, instrumentId }).value;
  expect(up).toBeNull();
  return days;
}

/** The fee record behind a series, found through a trade: what is not charged would not be found. */
function feeValue(series: string, market: MarketId, date: string) {
  const { lines } = feesFor(market, { side: 'sell', price: 10, quantity: 1000, date });
  const id = lines.find(({ ruleId }) => ruleId.startsWith(`${series}@`))?.ruleId ?? '';
  expect(id).toContain(series);
  return feeRecord(market, id);
}

function feeRecord(market: MarketId, id: string) {
  const record = marketById(market).rules.find((rule) => rule.id === id);
  if (record?.rule !== 'fee') throw new Error(`${id} is not a fee`);
  return record.value;
}

describe.each(files)('the reference rules of %s', (file) => {
  const exists = existsSync(file);
  const golden: Golden | null = exists ? JSON.parse(readFileSync(file, 'utf8')) : null;

  it.skipIf(!exists)('are all known: each item is compared by value or told in words', () => {
    expect(golden?.rules).toHaveLength(61);
    const unknown = golden?.rules.filter(({ item }) => ours[item] === undefined && !told.has(item));
    expect(unknown).toEqual([]);
  });

  it.skipIf(!exists)('equal our records on the first and the last day of each', () => {
    let compared = 0;
    for (const { item, value, effective_from: from, effective_to: to } of golden?.rules ?? []) {
      const read = ours[item];
      if (read === undefined) continue;
      const dates = [from, to].filter((date): date is string => date !== null);
      if (to === null) dates.push(today);
      for (const date of dates) {
        expect([item, date, read(date)]).toEqual([item, date, value]);
        compared += 1;
      }
    }
    expect(compared).toBe(55);
  });

  it.skipIf(!exists)('give the fee examples', () => {
    const cases = golden?.fee_examples.cases ?? [];
    expect(cases).toHaveLength(9);
    for (const example of cases) {
      const market = { CN: 'cn', HK: 'hk', US: 'us' }[String(example.market)] as MarketId; // the file knows these three
      for (const side of example.side === 'either' ? (['buy', 'sell'] as const) : ([example.side] as const)) {
        const fees = feesFor(market, {
          side: side === 'buy' ? 'buy' : 'sell',
          price: Number(example.price),
          quantity: Number(example.qty),
          date: String(example.date ?? today),
        });
        const parts: Readonly<Record<string, number>> = {
          commission: fees.lines[0]?.amount ?? Number.NaN,
          stamp: amountOf(fees, `${market}-stamp-duty`),
          transfer: amountOf(fees, 'cn-transfer-fee-sse'),
          sfc: amountOf(fees, 'hk-sfc-levy'),
          afrc: amountOf(fees, 'hk-afrc-levy'),
          trading_fee: amountOf(fees, 'hk-trading-fee'),
          settlement: amountOf(fees, 'hk-settlement-fee'),
          sec_fee: amountOf(fees, 'us-sec-fee'),
          taf: amountOf(fees, 'us-finra-taf'),
          total: fees.total,
        };
        const named = Object.keys(parts).filter((part) => part in example);
        expect(named.length).toBeGreaterThanOrEqual(3);
        for (const part of named) expect(parts[part]).toBeCloseTo(Number(example[part]), 11);
      }
    }
  });

  it.skipIf(!exists)('give the limit examples', () => {
    const codes: Readonly<Record<number, InstrumentId>> = {
      0.1: 'SH:600519',
      0.05: 'SH:600519',
      0.2: 'SZ:300750',
      0.3: 'BJ:430047',
    };
    const cases = golden?.cn_limit_examples.cases ?? [];
    expect(cases).toHaveLength(6);
    for (const { prev_close: previousClose, limit, up, down } of cases) {
      const isSt = limit === 0.05;
      const instrumentId = codes[limit];
      if (instrumentId === undefined) throw new Error(`no board has a limit of ${limit}`);
      const date = isSt ? '2026-07-03' : today;
      expect(priceLimits({ market: 'cn', date, instrumentId, previousClose, isSt })).toMatchObject({ up, down });
    }
  });
});

describe('the generated series with a ten per cent limit', () => {
  const bars = readFileSync(`${own}prices/syn_f_limit10.csv`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .map(([date = '', ...numbers]) => ({ date, numbers: numbers.map(Number) }));
  const golden: { readonly rows: readonly (readonly [number, number, number, boolean, boolean, boolean])[] } =
    JSON.parse(readFileSync(`${own}market_rules/limits_syn_f_limit10.json`, 'utf8'));

  it('has the reference limits and limit states on every listed bar', () => {
    expect(golden.rows.length).toBeGreaterThan(100);
    for (const [bar, up, down, closedAtUp, closedAtDown, locked] of golden.rows) {
      const [, high = 0, low = 0, close = 0] = bars[bar]?.numbers ?? [];
      const previousClose = bars[bar - 1]?.numbers[3] ?? Number.NaN;
      const limits = priceLimits({ market: 'cn', date: bars[bar]?.date ?? '', previousClose });
      expect([bar, limits.up, limits.down]).toEqual([bar, up, down]);
      const state = limitStateOf(limits, { high, low, close });
      expect([bar, state.closedAtUp, state.closedAtDown, state.lockedAt !== null]).toEqual([
        bar,
        closedAtUp,
        closedAtDown,
        locked,
      ]);
    }
  });
});

describe('rules the reference tells in words', () => {
  it('hold in ticks, lots, resale and commissions', () => {
    expect(tickFor({ market: 'cn', date: today, instrumentId: 'SH:600519', price: 1688 }).tick).toBe(0.01);
    expect(tickFor({ market: 'us', date: today, price: 0.5 }).tick).toBe(0.0001);
    expect(tickFor({ market: 'us', date: today, price: 1 }).tick).toBe(0.01);
    expect(settlementFor({ market: 'cn', date: today }).resaleDays).toBe(1);
    expect(settlementFor({ market: 'hk', date: today })).toMatchObject({ resaleDays: 0, cashDays: 2 });
    expect(lotRule({ market: 'cn', date: today }).oddLotSell).toBe('remainder-at-once');
    expect(ruleOn('price-limit', { market: 'hk', date: today }).value).toEqual({ up: null, down: null });
    expect(ruleOn('commission', { market: 'cn', date: today }).value.min).toBe(5);
    expect(ruleOn('funding', { market: 'crypto', date: today }).value).toEqual({
      intervalHours: 8,
      interest: 0.0001,
      clamp: 0.0005,
    });
    const fee = (product: 'spot' | 'perpetual', liquidity: 'maker' | 'taker') =>
      feesFor('crypto', {
        side: 'buy',
        price: 100,
        quantity: 1,
        date: today,
        venue: { name: 'binance', product, liquidity },
      }).total / 100;
    expect([fee('spot', 'maker'), fee('spot', 'taker')]).toEqual([0.001, 0.001]);
    expect([fee('perpetual', 'maker'), fee('perpetual', 'taker')]).toEqual([0.0002, 0.0005]);
    expect(feeRecord('cn', 'cn-handling-fee@2023-08-28').rate).toBe(0.0000341);
    expect(feeRecord('cn', 'cn-handling-fee-bse@2023-08-28').rate).toBe(0.000125);
    expect(feeRecord('cn', 'cn-supervision-fee@2012-09-01').rate).toBe(0.00002);
  });
});
