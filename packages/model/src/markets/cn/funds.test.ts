import { describe, expect, it } from 'vitest';
import type { InstrumentId } from '../../instrument.ts';
import { ruleOn, rulesInForce, settlementFor } from '../../market-rules.ts';

const query = (instrumentId: InstrumentId, date: string) => ({ market: 'cn' as const, instrumentId, date });
const limitOf = (id: InstrumentId, date: string): readonly [number | null, string] => {
  const { value, id: rule } = ruleOn('price-limit', query(id, date));
  return [value.up, rule];
};

describe('the price limit of a mainland fund', () => {
  it.each([
    ['SZ:159915', '2020-08-21', 0.1, 'cn-limit-fund@2005-02-23'],
    ['SZ:159915', '2020-08-24', 0.2, 'cn-limit-fund-chinext@2020-08-24'],
    ['SZ:159949', '2024-10-08', 0.2, 'cn-limit-fund-chinext@2020-08-24'],
    // By theme, enhanced, and of STAR and ChiNext shares together.
    ['SZ:159363', '2025-06-03', 0.2, 'cn-limit-fund-chinext@2020-08-24'],
    ['SZ:159675', '2025-06-03', 0.2, 'cn-limit-fund-chinext@2020-08-24'],
    ['SZ:159781', '2025-06-03', 0.2, 'cn-limit-fund-chinext@2020-08-24'],
    ['SH:588000', '2020-11-16', 0.2, 'cn-limit-fund-star@2020-08-24'],
    ['SH:589000', '2025-06-03', 0.2, 'cn-limit-fund-star@2020-08-24'],
    // An index of all boards, or of the main one.
    ['SH:510300', '2024-10-08', 0.1, 'cn-limit-fund@2005-02-23'],
    ['SZ:159919', '2024-10-08', 0.1, 'cn-limit-fund@2005-02-23'],
    // Names with the same words: innovative firms of all boards, bonds of STAR firms.
    ['SZ:159335', '2025-06-03', 0.1, 'cn-limit-fund@2005-02-23'],
    ['SZ:159110', '2025-06-03', 0.1, 'cn-limit-fund@2005-02-23'],
    // Code ranges opened later are funds too.
    ['SH:520500', '2025-06-03', 0.1, 'cn-limit-fund@2005-02-23'],
    ['SH:530000', '2025-06-03', 0.1, 'cn-limit-fund@2005-02-23'],
    ['SH:551000', '2025-06-03', 0.1, 'cn-limit-fund@2005-02-23'],
  ] as const)('of %s on %s is %d', (id, date, limit, rule) => {
    expect(limitOf(id, date)).toEqual([limit, rule]);
  });
});

describe('when a mainland fund may be sold', () => {
  it.each([
    ['cross-border', 'SH:513100', '2024-10-08'],
    ['cross-border in Shenzhen', 'SZ:159941', '2024-10-08'],
    ['H shares', 'SH:510900', '2024-10-08'],
    ['Hong Kong, the later range', 'SH:520500', '2025-06-03'],
    ['Hong Kong in Shenzhen', 'SZ:159920', '2024-10-08'],
    ['gold', 'SH:518880', '2024-10-08'],
    ['gold in Shenzhen', 'SZ:159934', '2024-10-08'],
    ['bonds', 'SH:511010', '2024-10-08'],
    ['bonds, the later range', 'SH:551000', '2025-06-03'],
    ['bonds in Shenzhen', 'SZ:159649', '2024-10-08'],
    ['money', 'SH:511880', '2024-10-08'],
    ['money in Shenzhen', 'SZ:159001', '2024-10-08'],
    ['soya meal', 'SZ:159985', '2024-10-08'],
  ] as const)('of %s is the same day: %s', (_, id, date) => {
    expect(settlementFor(query(id, date)).sellableFrom).toBe(date);
  });

  it.each([
    'SH:510300',
    'SH:588000',
    'SZ:159915',
    'SH:600519',
    // Mainland beside Hong Kong shares, and shares of gold miners.
    'SH:517000',
    'SZ:159562',
  ] as const)('of shares is the next session: %s', (id) => {
    expect(settlementFor(query(id, '2024-10-08')).sellableFrom).toBe('2024-10-09');
  });

  // Each on both sides of the day its rule came into force.
  it.each([
    ['gold, SSE guideline for the first of them', 'SH:518880', '2013-07-26', '2013-07-29', '2013-07-29'],
    ['bonds, SSE rules of 2013', 'SH:511010', '2013-12-06', '2013-12-09', '2013-12-09'],
    ['money, SSE rules of 2013', 'SH:511880', '2013-12-06', '2013-12-09', '2013-12-09'],
    ['cross-border, SSE', 'SH:513100', '2015-01-16', '2015-01-19', '2015-01-19'],
    ['cross-border, SZSE', 'SZ:159920', '2015-01-16', '2015-01-19', '2015-01-19'],
    ['commodity futures, SZSE', 'SZ:159985', '2020-01-17', '2020-01-20', '2020-01-20'],
  ] as const)('%s', (_, id, before, next, from) => {
    expect(settlementFor(query(id, before)).sellableFrom).toBe(next);
    expect(settlementFor(query(id, from)).sellableFrom).toBe(from);
  });
});

it('tells one limit and one settlement of a fund on its page of rules', () => {
  const rules = rulesInForce('SZ:159915', '2024-10-08').map(({ id }) => id);
  expect(rules).toContain('cn-limit-fund-chinext@2020-08-24');
  expect(rules).not.toContain('cn-limit-fund@2005-02-23');
  const gold = rulesInForce('SH:518880', '2024-10-08').filter(({ rule }) => rule === 'settlement');
  expect(gold.map(({ id }) => id)).toEqual(['cn-settlement-fund-gold-sse@2013-07-29']);
});
