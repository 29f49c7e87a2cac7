import { describe, expect, it } from 'vitest';
import type { AlertEventView } from '@plumbline/contract/alert';
import { localText } from '@plumbline/model/local-text';
import type { MarketEvent } from '@plumbline/model/market-event';
import { isSameShare, newsOf } from './news.ts';

const day = 86_400_000;
const noon = Date.UTC(2026, 10, 20, 12);
const none = { reports: [], signals: [], verdicts: [], alerts: [], events: [] };
const words = (text: string) => localText(text, text, text);

const event = (kind: MarketEvent['kind'], date: string, knownAt = date): MarketEvent => ({
  instrumentId: 'US:ACME',
  kind,
  date,
  knownAt,
  title: words(`${kind} ${date}`),
});
const rang = (at: number, reportId: string | null): AlertEventView => ({
  id: `e${at}`,
  alertId: 'a',
  instrumentId: 'US:ACME',
  instrumentName: words('Acme'),
  rule: words('above 100'),
  value: words('101'),
  barTime: at,
  at,
  simulated: false,
  reportId,
  readAt: null,
});

describe('what is new to a reader', () => {
  const visit = { since: noon - 2 * day, addedAt: noon - 9 * day, now: noon };

  it('is a filing that became known since the visit before, and no headline, announced payment or day to come', () => {
    const events = [
      event('filing', '2026-11-19'),
      event('filing', '2026-11-17'),
      event('earnings', '2026-11-24', '2026-11-19'),
      event('news', '2026-11-19'),
      event('dividend', '2026-11-19'),
    ];
    const news = newsOf({ ...none, events }, visit);
    expect(news).toEqual([
      {
        kind: 'event',
        at: Date.UTC(2026, 10, 19),
        event: 'filing',
        date: '2026-11-19',
        title: words('filing 2026-11-19'),
      },
    ]);
  });

  it('may have come after the visit on its day, and not before an instrument was added', () => {
    const events = [event('filing', '2026-11-18')];
    expect(newsOf({ ...none, events }, visit)).toHaveLength(1);
    expect(newsOf({ ...none, events }, { since: null, addedAt: noon - 2 * day, now: noon })).toEqual([]);
    expect(newsOf({ ...none, events }, { since: null, addedAt: noon - 3 * day, now: noon })).toHaveLength(1);
  });

  it('is a verdict or an alert that came since, the latest first, and says which kind of condition rang', () => {
    const verdict = { strategyId: 's', strategyName: 'Trend', instrumentIds: ['US:ACME'], before: null } as const;
    const news = newsOf(
      {
        ...none,
        verdicts: [
          { ...verdict, at: noon - day, now: 'fragile' },
          { ...verdict, at: noon - 3 * day, now: 'robust' },
        ],
        alerts: [rang(noon - 1000, null), rang(noon - 2000, 'r'), rang(noon - 2 * day, null)],
      },
      visit,
    );
    expect(news.map((one) => (one.kind === 'alert' ? one.alert : one.kind))).toEqual(['price', 'falsifier', 'verdict']);
    expect(news[2]).toMatchObject({ now: 'fragile', before: null });
  });
});

it('prices of two days are of the same shares unless a split lies between', () => {
  const visit = { since: noon - 2 * day, addedAt: 0, now: noon };
  expect(isSameShare([event('split', '2026-11-17'), event('filing', '2026-11-19')], visit)).toBe(true);
  expect(isSameShare([event('split', '2026-11-18')], visit)).toBe(false);
  expect(isSameShare([event('split', '2026-11-20')], visit)).toBe(false);
  expect(isSameShare([event('split', '2026-11-21')], visit)).toBe(true);
});
