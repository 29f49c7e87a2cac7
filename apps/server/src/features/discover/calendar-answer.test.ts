import { describe, expect, it } from 'vitest';
import type { Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import { calendarAnswer } from './calendar-answer.ts';

const name = { en: 'S&P 500', 'zh-CN': '标普 500', 'zh-HK': '標普 500' };
const index: Instrument = {
  id: 'US:^GSPC',
  kind: 'index',
  market: 'us',
  exchange: 'INDEX',
  currency: 'USD',
  name,
  aliases: [],
  priceDecimals: 2,
};
const macro = {
  instrumentId: index.id,
  kind: 'macro',
  date: '2026-12-10',
  knownAt: '2026-11-20',
  title: localText('Consumer prices are published', '公布消费者物价指数', '公佈消費物價指數'),
} as const;
const section = { rows: new Map(), known: [], simulated: false };
const extras = {
  economy: { instrument: index, events: [macro] },
  uncovered: [
    { kind: 'lock-up', markets: ['us', 'hk'], source: null },
    { kind: 'token', markets: ['crypto'], source: null },
  ],
} as const;
const span = { from: '2026-12-01', to: '2026-12-31' };

describe('a calendar', () => {
  it('lists publications about the economy with the index of the market they move', () => {
    const { events } = calendarAnswer(span, section, extras);
    expect(events).toMatchObject([{ kind: 'macro', date: '2026-12-10', instrument: { id: 'US:^GSPC' } }]);
    expect(calendarAnswer({ ...span, market: 'hk' }, section, extras).events).toEqual([]);
  });

  it('names what nobody tells of, for the markets that were asked for', () => {
    expect(calendarAnswer({ ...span, market: 'hk' }, section, extras).uncovered).toEqual([
      { kind: 'lock-up', markets: ['hk'], source: null },
    ]);
    expect(calendarAnswer(span, section, extras).uncovered).toHaveLength(2);
  });
});
