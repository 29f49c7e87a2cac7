import { emptyColumns } from '@plumbline/model/bar';
import { timeOf } from '@plumbline/model/date';
import type { InstrumentId } from '@plumbline/model/instrument';
import { describe, expect, it } from 'vitest';
import { compileRules } from './compile-rules.ts';
import { explainFill, type FillQuestion } from './explain-fill.ts';

type Prices = readonly [open: number, high: number, low: number, close: number, volume?: number];

function ask(
  instrumentId: InstrumentId,
  prices: Prices,
  ticket: FillQuestion['ticket'],
  more: Partial<FillQuestion> = {},
) {
  const bars = emptyColumns(3);
  const rows: readonly Prices[] = [[10, 10, 10, 10], [10, 10, 10, 10], prices];
  for (const [i, [open, high, low, close, volume = 1000]] of rows.entries()) {
    bars.time[i] = timeOf(['2026-06-01', '2026-06-02', '2026-06-03'][i] ?? '');
    [bars.open[i], bars.high[i], bars.low[i], bars.close[i], bars.volume[i]] = [open, high, low, close, volume];
  }
  const rules = compileRules({ instrumentId, bars });
  const { outcome, fills, reasons } = explainFill({ bars, rules, bar: 2, ticket, cash: 10_000, ...more });
  return {
    outcome,
    quantity: fills[0]?.quantity ?? 0,
    why: reasons.map(({ reason, ruleIds }) => [reason, ...ruleIds]),
  };
}

const buy = { side: 1, basis: 'units', size: 100 } as const;
const sell = { side: -1, basis: 'units', size: 100 } as const;
const calm: Prices = [10, 10.2, 9.8, 10];

describe('why an order was not filled', () => {
  it.each([
    ['a limit below the low', calm, { ...buy, limit: 9.5 }, {}, [['price-not-reached']]],
    ['an open at the upper limit', [11, 11, 11, 11], buy, {}, [['limit-locked', 'cn-limit-main@1996-12-16']]],
    ['a halt', [10, 10, 10, 10, 0], buy, {}, [['halted', 'cn-halt@2004-01-01']]],
    ['less than a lot', calm, { ...buy, size: 99 }, {}, [['below-smallest-lot', 'cn-lot-main@2004-01-01']]],
    ['no money for a lot', calm, buy, { cash: 900 }, [['insufficient-cash', 'cn-lot-main@2004-01-01']]],
    ['nothing to sell', calm, sell, {}, [['short-not-allowed', 'cn-short-sale@2010-03-31']]],
    ['bought today', calm, sell, { held: 100, heldSince: 2 }, [['resale-wait', 'cn-settlement@2004-01-01']]],
    [
      'part of an odd lot',
      calm,
      { ...sell, size: 20 },
      { held: 130 },
      [['below-smallest-lot', 'cn-lot-main@2004-01-01']],
    ],
  ] as const)('%s', (_name, prices, ticket, more, why) => {
    expect(ask('SH:600519', prices, ticket, more)).toEqual({ outcome: 'not-filled', quantity: 0, why });
  });

  it('or filled in part, with what was granted', () => {
    expect(ask('SH:600519', calm, { ...buy, size: 2000 })).toEqual({
      outcome: 'shrunk',
      quantity: 900,
      why: [['shrunk-to-cash', 'cn-lot-main@2004-01-01']],
    });
    expect(ask('SH:600519', calm, sell, { held: 100, heldSince: 1 })).toMatchObject({
      outcome: 'filled',
      quantity: 100,
    });
    expect(ask('HK:00700', calm, sell, { held: 100, heldSince: 2 })).toMatchObject({ outcome: 'filled' });
  });

  it('is not asked of a bar without one before it', () => {
    expect(() => ask('SH:600519', calm, buy, { bar: 0 })).toThrow(/There is no bar 0 with one before it among 3/);
  });
});
