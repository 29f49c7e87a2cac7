import { describe, expect, it } from 'vitest';
import type { Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import { calendarAnswer } from './calendar-answer.ts';
import type { SectionRow } from './store/cross-section.ts';

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

  it('is of the instruments that were asked for by id, and of the economy', () => {
    const known = ['A', 'B', 'C'].map((code): Instrument => ({ ...index, id: `US:${code}`, kind: 'stock' }));
    const rows = new Map(
      known.map(({ id }) => {
        const event = { ...macro, instrumentId: id, kind: 'earnings', date: '2026-12-03' } as const;
        // Of a row nothing but its events is read here.
        return [id, { events: [event] } as unknown as SectionRow];
      }),
    );
    const full = { rows, known, simulated: false };
    const idsOf = (of?: string): readonly string[] =>
      calendarAnswer({ ...span, ...(of !== undefined && { of }) }, full, extras).events.map(
        ({ instrument }) => instrument.id,
      );
    expect(idsOf()).toEqual(['US:A', 'US:B', 'US:C', 'US:^GSPC']);
    expect(idsOf('US:C,US:A,HK:00700')).toEqual(['US:A', 'US:C', 'US:^GSPC']);
    expect(calendarAnswer({ ...span, of: 'US:C' }, full, extras)).toMatchObject({ measured: 1, known: 1 });
  });

  it('names what nobody tells of, for the markets that were asked for', () => {
    expect(calendarAnswer({ ...span, market: 'hk' }, section, extras).uncovered).toEqual([
      { kind: 'lock-up', markets: ['hk'], source: null },
    ]);
    expect(calendarAnswer(span, section, extras).uncovered).toHaveLength(2);
  });
});
