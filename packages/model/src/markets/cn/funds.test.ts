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
    ['SH:588000', '2020-11-16', 0.2, 'cn-limit-fund-star@2020-08-24'],
    ['SH:589000', '2025-06-03', 0.2, 'cn-limit-fund-star@2020-08-24'],
    // An index of all boards, or of the main one.
    ['SH:510300', '2024-10-08', 0.1, 'cn-limit-fund@2005-02-23'],
    ['SZ:159919', '2024-10-08', 0.1, 'cn-limit-fund@2005-02-23'],
  ] as const)('of %s on %s is %d', (id, date, limit, rule) => {
    expect(limitOf(id, date)).toEqual([limit, rule]);
  });
});

describe('when a mainland fund may be sold', () => {
  it.each([
    ['cross-border', 'SH:513100', '2024-10-08'],
    ['cross-border in Shenzhen', 'SZ:159941', '2024-10-08'],
    ['H shares', 'SH:510900', '2024-10-08'],
    ['gold', 'SH:518880', '2024-10-08'],
    ['gold in Shenzhen', 'SZ:159934', '2024-10-08'],
    ['bonds', 'SH:511010', '2024-10-08'],
    ['money', 'SH:511880', '2024-10-08'],
    ['soya meal', 'SZ:159985', '2024-10-08'],
  ] as const)('of %s is the same day: %s', (_, id, date) => {
    expect(settlementFor(query(id, date)).sellableFrom).toBe(date);
  });

  it.each(['SH:510300', 'SH:588000', 'SZ:159915', 'SH:600519'] as const)('of shares is the next session: %s', (id) => {
    expect(settlementFor(query(id, '2024-10-08')).sellableFrom).toBe('2024-10-09');
  });

  it('was the next session for all of them before the notice', () => {
    expect(settlementFor(query('SH:518880', '2015-01-16')).sellableFrom).toBe('2015-01-19');
    expect(settlementFor(query('SH:518880', '2015-01-19')).sellableFrom).toBe('2015-01-19');
  });
});

it('tells one limit and one settlement of a fund on its page of rules', () => {
  const rules = rulesInForce('SZ:159915', '2024-10-08').map(({ id }) => id);
  expect(rules).toContain('cn-limit-fund-chinext@2020-08-24');
  expect(rules).not.toContain('cn-limit-fund@2005-02-23');
  const gold = rulesInForce('SH:518880', '2024-10-08').filter(({ rule }) => rule === 'settlement');
  expect(gold.map(({ id }) => id)).toEqual(['cn-settlement-fund-sse@2015-01-19']);
});
