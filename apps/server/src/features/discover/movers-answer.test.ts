import { describe, expect, it } from 'vitest';
import type { Instrument, MarketId } from '@plumbline/model/instrument';
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
const row = (
  id: string,
  dayChange: number | null,
  events: readonly MarketEvent[] = [],
  asOf = '2026-11-20',
): [string, SectionRow] => [
  id,
  {
    instrumentId: id,
    values: { dayChange, return1M: dayChange },
    sector: null,
    price: 10,
    asOf,
    source: 'Exchange',
    figures: {},
    spark: [],
    events,
    areEventsKnown: events.length > 0,
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

const moversOf = (rows: readonly [string, SectionRow][], market?: MarketId) =>
  moversAnswer({ ...(market === undefined ? {} : { market }), limit: 5 }, { ...section, rows: new Map(rows) }).sessions;
const idsOf = (movers: readonly { readonly instrument: { readonly id: string } }[] = []) =>
  movers.map(({ instrument }) => instrument.id);

describe('movers', () => {
  it('are the largest moves of a market, both ways, without the unknown', () => {
    const [found] = moversAnswer({ market: 'us', limit: 5 }, section).sessions;
    expect(idsOf(found?.gainers)).toEqual(['US:MORE', 'US:UP']);
    expect(idsOf(found?.losers)).toEqual(['US:DOWN']);
    expect(idsOf(moversAnswer({ limit: 1 }, section).sessions[0]?.gainers)).toEqual(['HK:00001']);
  });

  it('are ranked with those of the same day only, and say how many were last priced on another', () => {
    const rows = [
      row('US:UP', 0.02),
      row('US:MORE', 0.9, [], '2026-11-17'),
      row('US:DOWN', -0.03),
      row('HK:00001', 0.5, [], '2026-11-23'),
    ];
    const found = moversOf(rows);
    expect(found.map(({ date, markets, otherDays }) => ({ date, markets, otherDays }))).toEqual([
      { date: '2026-11-23', markets: ['hk'], otherDays: 0 },
      { date: '2026-11-20', markets: ['us'], otherDays: 1 },
    ]);
    expect(found.map(({ gainers }) => idsOf(gainers))).toEqual([['HK:00001'], ['US:UP']]);
    // While a new session is being measured, the one that most are of is ranked.
    expect(moversOf([...rows.slice(0, 1), row('US:DOWN', 0.7, [], '2026-11-23')], 'us')[0]?.date).toBe('2026-11-23');
  });

  it('name what was on record just before, the weightier first, and nothing else', () => {
    const [found] = moversAnswer({ market: 'us', limit: 5 }, section).sessions;
    expect(found?.gainers.map(({ reason }) => reason?.title.en ?? null)).toEqual([null, 'earnings of 2026-11-20']);
    expect(found?.losers[0]?.reason?.kind).toBe('filing');
  });

  it('tell nothing on record from nobody who would know', () => {
    const [found] = moversOf([row('US:UP', 0.02), row('US:MORE', 0.01, [event('earnings', '2026-11-01')])]);
    expect(found?.gainers.map(({ reason, areEventsKnown }) => [reason, areEventsKnown])).toEqual([
      [null, false],
      [null, true],
    ]);
  });
});
