import { describe, expect, it } from 'vitest';
import { addDays, isDate } from './date.ts';
import { PlumblineError } from './errors.ts';
import { lotRule, ruleOn, rulesInForce, settlementFor, tickFor } from './market-rules.ts';
import { markets } from './markets/registry.ts';

function errorOf(call: () => unknown): PlumblineError {
  try {
    call();
  } catch (error) {
    if (error instanceof PlumblineError) return error;
  }
  throw new Error('expected a PlumblineError');
}

describe('the rule records', () => {
  const all = markets.flatMap(({ rules }) => rules);

  it('have unique ids, real dates and a source', () => {
    expect(all.length).toBeGreaterThan(100);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { id, from, to, source, market, title } of all) {
      expect([id, isDate(from), to === undefined || isDate(to)]).toEqual([id, true, true]);
      expect([id, source.en.length > 3]).toEqual([id, true]);
      // No English sentence stands in a Chinese page: what stays as it is are names and numbers of documents.
      for (const text of [source['zh-CN'], source['zh-HK']])
        expect([id, /\p{Script=Han}/u.test(text) || /^[\w.；]+$/u.test(text)]).toEqual([id, true]);
      expect(id).toMatch(new RegExp(`^${market}-`));
      expect([id, Object.values(title).filter((text) => text !== '').length]).toEqual([id, 3]);
    }
  });

  it('follow each other without overlap or gap, only the last one open', () => {
    for (const series of new Set(all.map((record) => record.series))) {
      const periods = all.filter((record) => record.series === series);
      periods.slice(1).forEach((period, index) => {
        const before = periods[index]?.to;
        expect([series, before === undefined ? 'open' : addDays(before, 1)]).toEqual([series, period.from]);
      });
      const last = periods.at(-1);
      expect([series, last?.to === undefined || last.to > '2026-12-30']).toEqual([series, true]);
    }
  });

  it('name boards that instruments can have', () => {
    const boards = new Set(all.flatMap((record) => record.boards ?? []));
    expect([...boards].sort()).toEqual(
      ['bse', 'chinext', 'equity', 'etp', 'sse-fund', 'sse-main', 'star', 'szse-fund', 'szse-main'].sort(),
    );
  });
});

describe('both sides of a rule change', () => {
  it('Hong Kong steps from 10 to 50 dollars narrow on 2025-08-04, for shares only', () => {
    const tick = (date: string, price: number, kind?: 'etf') =>
      tickFor({ market: 'hk', date, price, instrumentId: 'HK:02800', ...(kind === undefined ? {} : { kind }) }).tick;
    expect([tick('2025-08-03', 15), tick('2025-08-03', 30)]).toEqual([0.02, 0.05]);
    expect([tick('2025-08-04', 15), tick('2025-08-04', 30)]).toEqual([0.01, 0.02]);
    expect([tick('2025-08-04', 15, 'etf'), tick('2025-08-04', 30, 'etf')]).toEqual([0.02, 0.05]);
    expect([tick('2025-08-04', 10), tick('2025-08-04', 20), tick('2025-08-04', 50)]).toEqual([0.01, 0.01, 0.02]);
  });

  it('United States trades settle a session earlier from 2024-05-28', () => {
    const settled = (date: string) => settlementFor({ market: 'us', date });
    // The weekend and Memorial Day lie between: T+2 of the Friday is the Wednesday, T+1 of the Tuesday the same day.
    expect(settled('2024-05-24')).toMatchObject({
      cashDays: 2,
      cashOn: '2024-05-29',
      ruleId: 'us-settlement@2017-09-05',
    });
    expect(settled('2024-05-28')).toMatchObject({
      cashDays: 1,
      cashOn: '2024-05-29',
      ruleId: 'us-settlement@2024-05-28',
    });
    expect(settled('2017-09-01')).toMatchObject({ cashDays: 3, cashOn: '2017-09-07' });
  });

  it('ChiNext orders are capped lower from 2020-08-24', () => {
    const cap = (date: string) => lotRule({ market: 'cn', date, instrumentId: 'SZ:300750' }).maxLimitOrder;
    expect([cap('2020-08-23'), cap('2020-08-24')]).toEqual([1_000_000, 300_000]);
  });

  it('mainland short sales begin on 2010-03-31 and the uptick test returns to the United States on 2011-02-28', () => {
    const allowed = (date: string) => ruleOn('short-sale', { market: 'cn', date }).value.allowed;
    const uptick = (date: string) => ruleOn('short-sale', { market: 'us', date }).value.uptick;
    expect(allowed('2010-03-30')).toBe('no');
    expect(allowed('2010-03-31')).toBe('designated');
    expect(uptick('2011-02-27')).toBe('none');
    expect(uptick('2011-02-28')).toBe('after-ten-percent-fall');
  });
});

describe('settlement and resale', () => {
  it('lets a mainland buyer sell on the next session, across the long holiday', () => {
    expect(settlementFor({ market: 'cn', date: '2026-09-30' }).sellableFrom).toBe('2026-10-08');
    expect(settlementFor({ market: 'hk', date: '2026-09-30' }).sellableFrom).toBe('2026-09-30');
  });

  it('does not guess a date beyond the calendar', () => {
    expect(settlementFor({ market: 'cn', date: '2027-12-31' })).toMatchObject({ resaleDays: 1, sellableFrom: null });
  });
});

describe('order sizes', () => {
  it('come from the issuer in Hong Kong: a record or the listing data, never a flat 100', () => {
    const query = { market: 'hk', date: '2026-11-20' } as const;
    expect(lotRule({ ...query, instrumentId: 'HK:00700' })).toMatchObject({
      min: 100,
      ruleId: 'hk-lot-00700@2014-05-15',
    });
    expect(lotRule({ ...query, instrumentId: 'HK:00939' }).min).toBe(1000);
    expect(lotRule({ ...query, instrumentId: 'HK:06666', boardLot: 2500 })).toMatchObject({ min: 2500, step: 2500 });
    expect(errorOf(() => lotRule({ ...query, instrumentId: 'HK:06666' }))).toMatchObject({ code: 'no-rule' });
    expect(errorOf(() => lotRule({ ...query, date: '2014-05-14', instrumentId: 'HK:00700' })).code).toBe('no-rule');
  });
});

describe('a date or instrument without a record', () => {
  it('is refused with what is on record', () => {
    const early = errorOf(() => ruleOn('price-limit', { market: 'cn', date: '2019-07-19', instrumentId: 'SH:688001' }));
    expect(early).toMatchObject({ code: 'no-rule', action: 'stop' });
    expect(early.message).toContain('2019-07-22');
    expect(errorOf(() => ruleOn('lot', { market: 'cn', date: '2026-01-05', instrumentId: 'SH:900901' })).code).toBe(
      'no-rule',
    );
    expect(errorOf(() => ruleOn('lot', { market: 'cn', date: '2026-01-05', instrumentId: 'SH:^000300' })).code).toBe(
      'no-rule',
    );
    expect(errorOf(() => ruleOn('lot', { market: 'cn', date: '2026-01-05', instrumentId: 'US:NVDA' })).code).toBe(
      'bad-input',
    );
    expect(errorOf(() => ruleOn('lot', { market: 'cn', date: '2026-02-30' })).code).toBe('bad-input');
    expect(errorOf(() => tickFor({ market: 'hk', date: '2026-01-05', price: 9996 })).code).toBe('no-rule');
    expect(errorOf(() => tickFor({ market: 'us', date: '2026-01-05', price: 0 })).code).toBe('bad-input');
    expect(errorOf(() => rulesInForce('US:NVDA', '1990-01-02')).code).toBe('no-rule');
  });
});

describe('the rules in force', () => {
  it('of a STAR share are those of its board and of the date', () => {
    const ids = rulesInForce('SH:688981', '2026-07-06').map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining(['cn-limit-star@2019-07-22', 'cn-lot-star@2019-07-22', 'cn-after-hours@2026-07-06']),
    );
    expect(ids).toContain('cn-handling-fee@2023-08-28');
    expect(ids.some((id) => /main|chinext|bse|fund|2019-07-22.*after/.test(id))).toBe(false);
    expect(rulesInForce('SH:688981', '2026-07-05').map(({ id }) => id)).toContain('cn-after-hours@2019-07-22');
  });

  it('of an index are told in words only', () => {
    expect(new Set(rulesInForce('SH:^000300', '2026-11-20').map(({ rule }) => rule))).toEqual(new Set(['note']));
  });

  it('say that the mainland calendar of 2027 is a projection', () => {
    const status = (date: string) =>
      rulesInForce('SH:600519', date).find(({ series }) => series === 'cn-calendar')?.status;
    expect([status('2026-12-31'), status('2027-01-04')]).toEqual(['verified', 'unverified']);
  });
});
