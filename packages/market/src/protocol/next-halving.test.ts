import { dayMs } from '@plumbline/model/date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextHalving } from './next-halving.ts';
import type { HalvingRule } from './protocol-events.ts';
import { halves, halvingRules, protocolEvents } from './protocol-events.ts';

function ruleOf(coin: string): HalvingRule {
  const rule = halvingRules.get(coin);
  if (rule === undefined) throw new Error(`no rule of ${coin}`);
  return rule;
}
const past = (coin: string): readonly string[] =>
  protocolEvents.flatMap((event) => (event.coin === coin && event.title === halves ? [event.date] : []));
const bitcoin = ruleOf('BTC');

/** Coins after so many blocks, added up block by block of each era. */
function supplyAt(height: number, { blocks, firstReward }: HalvingRule): number {
  let supply = 0;
  for (let era = 0; era * blocks < height; era++) {
    supply += Math.min(blocks, height - era * blocks) * (firstReward / 2 ** era);
  }
  return supply;
}

describe('the next halving', () => {
  it('follows from the supply of a day: 19,687,500 coins are 840,000 blocks', () => {
    expect(supplyAt(840_000, bitcoin)).toBe(19_687_500);
    const next = nextHalving(bitcoin, 19_687_500, '2024-04-20', past('BTC'));
    // 210,000 blocks of ten minutes are 1,458 days and a third.
    expect(next).toEqual({ ok: true, height: 840_000, block: 1_050_000, date: '2028-04-17' });
  });

  it('was foretold to the month by the supply of the year before, for each halving in the list', () => {
    for (const [at, day] of past('BTC').entries()) {
      if (at === 0) continue;
      const height = (at + 1) * bitcoin.blocks - 52_560;
      const before = new Date(Date.parse(`${day}T00:00:00Z`) - 365 * dayMs).toISOString().slice(0, 10);
      const next = nextHalving(bitcoin, supplyAt(height, bitcoin), before, past('BTC'));
      expect(next).toMatchObject({ ok: true, date: day });
    }
  });

  it('finds the height of any supply again, for every coin with halvings', () => {
    fc.assert(
      fc.property(fc.constantFrom('BTC', 'LTC'), fc.double({ min: 0.02, max: 0.98, noNaN: true }), (coin, part) => {
        const rule = ruleOf(coin);
        const days = past(coin);
        const last = days.at(-1) ?? '';
        const height = Math.round((days.length + part) * rule.blocks);
        const passed = ((height - days.length * rule.blocks) * rule.secondsPerBlock) / 86_400;
        const date = new Date(Date.parse(`${last}T00:00:00Z`) + Math.round(passed) * dayMs);
        const next = nextHalving(rule, supplyAt(height, rule), date.toISOString().slice(0, 10), days);
        expect(next).toMatchObject({ ok: true, height, block: (days.length + 1) * rule.blocks });
      }),
    );
  });

  it('is not dated by a supply of another era, nor by one that does not fit the days since the last halving', () => {
    expect(nextHalving(bitcoin, 18_000_000, '2026-11-20', past('BTC'))).toMatchObject({
      ok: false,
      why: expect.stringContaining('does not fit the 4 halvings'),
    });
    expect(nextHalving(bitcoin, supplyAt(1_040_000, bitcoin), '2026-11-20', past('BTC'))).toMatchObject({
      ok: false,
      why: expect.stringContaining('the days since the last one'),
    });
  });
});
