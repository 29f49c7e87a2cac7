import { emptyColumns } from '@plumbline/model/bar';
import type { CorporateAction, RightsIssue } from '@plumbline/model/corporate-action';
import { timeOf } from '@plumbline/model/date';
import { describe, expect, it } from 'vitest';
import { placeOrder } from '../orders.ts';
import { runEvent } from '../run-event.ts';
import { actionColumns, type RightsPolicy } from './action-columns.ts';

const dates = ['2023-04-24', '2023-04-25', '2023-04-26', '2023-04-27'];

function barsAt(prices: readonly number[]) {
  const bars = emptyColumns(prices.length);
  for (const [i, price] of prices.entries()) {
    bars.time[i] = timeOf(dates[i] ?? '');
    for (const name of ['open', 'high', 'low', 'close'] as const) bars[name][i] = price;
    bars.volume[i] = 1000;
  }
  return bars;
}

const common = { instrumentId: 'SZ:300750', exDate: '2023-04-26', knownAt: '2023-04-20' } as const;
const bonus: CorporateAction = { ...common, kind: 'split', ratio: 1.8 };
const cash: CorporateAction = { ...common, kind: 'dividend', amount: 2.52, currency: 'CNY' };

/** Equity after each close of 100 shares bought at the second open. */
function equityOf(prices: readonly number[], columns: ReturnType<typeof actionColumns>): readonly number[] {
  const bars = barsAt(prices);
  const hold = runEvent(
    bars,
    (book, bar) => bar === 0 && void placeOrder(book, { side: 1, basis: 'units', size: 100 }),
    { cash: 100_000 },
    columns,
  );
  return [...hold.equity];
}

describe('corporate actions beside bars', () => {
  it('of one day are counted on the old shares: eight for ten with 25.2 per ten is no loss', () => {
    const columns = actionColumns([cash, bonus], barsAt([400, 400, 220, 220]));
    expect([...columns.splits]).toEqual([1, 1, 1.8, 1]);
    expect(columns.dividends[2]).toBeCloseTo(1.4, 12);
    const fair = (400 - 2.52) / 1.8;
    const equity = equityOf([400, 400, fair, fair], columns);
    expect(equity[2]).toBeCloseTo(100_000, 6);
  });

  it('on a day without a bar take effect at the next', () => {
    const columns = actionColumns(
      [
        { ...cash, exDate: '2023-04-22' },
        { ...cash, exDate: '2023-04-25' },
      ],
      barsAt([9, 9]),
    );
    expect([...columns.dividends]).toEqual([0, 2.52]);
  });

  it.each([
    ['subscribe', 100_000],
    ['sell', 100_000],
    ['lapse', 99_500],
  ] as const)(
    'rights of three for ten at 8: a holder who chooses to %s has %d at the ex-rights price',
    (policy, worth) => {
      const rights: RightsIssue = { ...common, ratio: 0.3, price: 8, currency: 'CNY' };
      const close = 8 + 5 / (0.3 / 1.3);
      const exRights = (close + 0.3 * 8) / 1.3;
      const columns = actionColumns(
        [],
        barsAt([close, close, exRights, exRights]),
        [rights],
        policy satisfies RightsPolicy,
      );
      expect(equityOf([close, close, exRights, exRights], columns)[2]).toBeCloseTo(worth, 6);
    },
  );

  it('rights above the market are not taken up', () => {
    const rights: RightsIssue = { ...common, ratio: 0.3, price: 12, currency: 'CNY' };
    const columns = actionColumns([], barsAt([10, 10, 10, 10]), [rights], 'subscribe');
    expect([columns.splits[2], columns.dividends[2]]).toEqual([1, 0]);
  });

  it('that cannot be are refused', () => {
    const bars = barsAt([10, 10, 10]);
    expect(() => actionColumns([{ ...bonus, ratio: 0 }], bars)).toThrow(/2023-04-26: ratio must be a positive number/);
    expect(() => actionColumns([{ ...cash, amount: Number.NaN }], bars)).toThrow(/amount must be/);
  });
});
