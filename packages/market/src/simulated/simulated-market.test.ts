import type { Instrument } from '@plumbline/model/instrument';
import { marketById } from '@plumbline/model/market-by-id';
import { describe, expect, it } from 'vitest';
import { simulatedMarket } from './simulated-market.ts';
import { listed, marketOn, saturday } from './testing/market-on.ts';

describe('the simulated market as a provider', () => {
  it('marks every answer as simulated, with generator and seed', async () => {
    const { market, context } = marketOn(saturday, 77);
    const instrument = listed('US:NVDA');
    const answers = [
      await market.bars({ instrument, interval: '1d' }, context),
      await market.fundamentals(instrument, context),
      await market.events(instrument, context),
      await market.quote(instrument, context),
    ];
    for (const { source } of answers) {
      expect(source.titles?.['zh-CN']).toMatch(/的合成\S+$/);
      expect(source.titles?.['zh-CN']).not.toContain(source.title);
      expect(source).toMatchObject({
        kind: 'simulated',
        publisher: 'Plumbline simulated market',
        locator: 'market-sim 4 · seed 77',
        retrievedAt: Date.parse(saturday),
        simulated: true,
      });
    }
    expect(new Set(answers.map(({ source }) => source.id)).size).toBe(4);
    expect(answers[3]?.value).toMatchObject({ simulated: true });
  });

  it('finds what it lists by ticker and by Chinese name', async () => {
    const { market, context } = marketOn(saturday);
    expect((await market.search('NVDA', context))[0]?.id).toBe('US:NVDA');
    expect((await market.search('茅台', context))[0]?.id).toBe('SH:600519');
  });

  it('simulates an instrument that nobody listed', async () => {
    const { market, context } = marketOn(saturday);
    const unknown: Instrument = {
      id: 'US:ZZTOP',
      kind: 'stock',
      market: 'us',
      exchange: 'NYSE',
      currency: 'USD',
      name: { en: 'Zed Top', 'zh-CN': 'Zed Top', 'zh-HK': 'Zed Top' },
      sector: 'a-new-sector',
      aliases: [],
      priceDecimals: 2,
    };
    const { value } = await market.bars({ instrument: unknown, interval: '1d' }, context);
    expect(value.series.columns.close.length).toBeGreaterThan(3700);
    expect((await market.fundamentals(unknown, context)).value.items.length).toBeGreaterThan(1500);
  });

  it('quotes the previous close in the shares of today', async () => {
    const { market, context } = marketOn(saturday);
    const { actions } = (await market.bars({ instrument: listed('US:AVGO'), interval: '1d' }, context)).value;
    const split = actions.findLast((action) => action.kind === 'split');
    if (split === undefined) throw new Error('no split to look at');
    const onSplit = marketOn(`${split.exDate}T23:00:00Z`);
    const quote = (await onSplit.market.quote(listed('US:AVGO'), onSplit.context)).value;
    expect(Math.abs(Math.log(quote.price / (quote.previousClose ?? NaN)))).toBeLessThan(0.2);
  });

  it('refuses a market without a calendar and a clock before its first day', async () => {
    const { context } = marketOn(saturday);
    const onlyChina = simulatedMarket({ seed: 1, clock: context.clock, markets: [marketById('cn')] });
    const request = { instrument: listed('US:NVDA'), interval: '1d' } as const;
    await expect(onlyChina.bars(request, context)).rejects.toMatchObject({ code: 'not-covered' });
    const tooEarly = marketOn('2011-11-01T00:00:00Z');
    await expect(tooEarly.market.bars(request, tooEarly.context)).rejects.toMatchObject({ code: 'not-covered' });
  });
});
