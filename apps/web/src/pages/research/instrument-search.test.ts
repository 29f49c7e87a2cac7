import type { InstrumentView } from '@plumbline/contract/instrument';
import { describe, expect, it } from 'vitest';
import { rankedByMarket } from './instrument-search.ts';

function hit(id: string, market: InstrumentView['market']) {
  const name = { en: id, 'zh-CN': id, 'zh-HK': id };
  const instrument = {
    id,
    kind: 'stock',
    market,
    exchange: 'X',
    currency: 'USD',
    name,
    symbol: id,
    priceDecimals: 2,
  } as const;
  return { instrument, score: 1, matched: id };
}

describe('rankedByMarket', () => {
  it('puts the best hit first although hits stand under their markets', () => {
    const groups = rankedByMarket([hit('HK:00700', 'hk'), hit('US:TCEHY', 'us'), hit('HK:80700', 'hk')]);
    expect(groups.map(({ market, instruments }) => [market, instruments.map(({ id }) => id)])).toEqual([
      ['hk', ['HK:00700', 'HK:80700']],
      ['us', ['US:TCEHY']],
    ]);
  });
});
