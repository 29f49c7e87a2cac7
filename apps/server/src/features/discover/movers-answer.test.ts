import { describe, expect, it } from 'vitest';
import type { Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { MarketEvent } from '@plumbline/model/market-event';
import type { SectionRow } from './store/cross-section.ts';
import { moversAnswer } from './movers-answer.ts';
import type { Section } from './screen-answer.ts';

const ids = ['US:UP', 'US:MORE', 'US:DOWN', 'HK:00001', 'US:DARK'] as const;
const instrumentOf = (id: (typeof ids)[number]): Instrument => ({
  id,
  kind: 'stock',
  market: id.startsWith('HK') ? 'hk' : 'us',
  exchange: 'X',
  currency: 'USD',
  name: { en: id, 'zh-CN': id, 'zh-HK': id },
  priceDecimals: 2,
  aliases: [],
});
const event = (kind: MarketEvent['kind'], date: string, knownAt = date): MarketEvent => ({
  instrumentId: 'US:UP',
  kind,
  date,
  knownAt,
  title: localText(`${kind} of ${date}`, `${kind} ${date}`, `${kind} ${date}`),
});
const row = (id: string, dayChange: number | null, events: readonly MarketEvent[] = []): [string, SectionRow] => [
  id,
  {
    instrumentId: id,
    values: { dayChange, return1M: dayChange },
    sector: null,
    price: 10,
    asOf: '2026-11-20',
    source: 'Exchange',
    figures: {},
    spark: [],
    events,
  },
];
const section: Section = {
  simulated: false,
  known: ids.map(instrumentOf),
  rows: new Map([
    row('US:UP', 0.02, [event('news', '2026-11-20'), event('earnings', '2026-11-20'), event('dividend', '2026-11-19')]),
    row('US:MORE', 0.05, [event('earnings', '2026-11-10'), event('news', '2026-11-21')]),
    row('US:DOWN', -0.03, [event('filing', '2026-11-18')]),
    row('HK:00001', 0.5),
    row('US:DARK', null),
  ]),
};

describe('movers', () => {
  it('are the largest moves of a market, both ways, without the unknown', () => {
    const found = moversAnswer({ market: 'us', limit: 5 }, section);
    expect(found.gainers.map(({ instrument }) => instrument.id)).toEqual(['US:MORE', 'US:UP']);
    expect(found.losers.map(({ instrument }) => instrument.id)).toEqual(['US:DOWN']);
    expect(moversAnswer({ limit: 1 }, section).gainers.map(({ instrument }) => instrument.id)).toEqual(['HK:00001']);
  });

  it('name what was on record just before, the weightier first, and nothing else', () => {
    const { gainers, losers } = moversAnswer({ market: 'us', limit: 5 }, section);
    expect(gainers.map(({ reason }) => reason?.title.en ?? null)).toEqual([null, 'earnings of 2026-11-20']);
    expect(losers[0]?.reason?.kind).toBe('filing');
  });
});
