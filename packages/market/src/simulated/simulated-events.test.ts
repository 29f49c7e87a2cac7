import type { InstrumentId } from '@plumbline/model/instrument';
import { locales } from '@plumbline/model/locale';
import { fiscalLabel } from '@plumbline/model/period-label';
import { describe, expect, it } from 'vitest';
import { listed, marketOn, saturday } from './testing/market-on.ts';

async function eventsOf(id: InstrumentId, instant = saturday) {
  const { market, context } = marketOn(instant);
  return (await market.events(listed(id), context)).value;
}

describe('simulated events', () => {
  it('hold every reported quarter with what was earned and what was expected, and the next report ahead', async () => {
    const { market, context } = marketOn(saturday);
    const instrument = listed('US:AAPL');
    const earnings = (await eventsOf('US:AAPL')).filter((event) => event.kind === 'earnings');
    const next = earnings.at(-1);
    expect(next?.actual).toBeUndefined();
    expect(next?.expected).toBeTypeOf('number');
    expect(next !== undefined && next.date > '2026-11-21' && next.knownAt <= '2026-11-20').toBe(true);
    const { items } = (await market.fundamentals(instrument, context)).value;
    const reported = items.filter((item) => item.line === 'epsDiluted' && item.period.kind === 'quarter');
    for (const item of reported) {
      const event = earnings.find(({ date, actual }) => date === item.knownAt && actual !== undefined);
      expect(event).toMatchObject({ actual: item.value, knownAt: item.knownAt });
      // The quarter in the words of the language.
      for (const locale of locales) expect(event?.title[locale]).toContain(fiscalLabel(item.period.label, locale));
      expect(event?.title['zh-CN']).not.toMatch(/FY|Q\d/);
    }
  });

  it('expect of the next quarter what they later say was expected', async () => {
    const before = (await eventsOf('US:AAPL', '2026-10-02T12:00:00Z')).findLast((event) => event.kind === 'earnings');
    const after = (await eventsOf('US:AAPL')).findLast(
      ({ date, kind }) => date === before?.date && kind === 'earnings',
    );
    expect(before?.actual).toBeUndefined();
    expect(after?.actual).toBeTypeOf('number');
    expect(after?.expected).toBe(before?.expected);
  });

  it('surprise both ways, mostly by little', async () => {
    const earnings = (await eventsOf('US:MSFT')).filter((event) => event.actual !== undefined);
    const surprises = earnings.map((event) => (event.actual ?? NaN) / (event.expected ?? NaN) - 1);
    expect(surprises.filter((surprise) => surprise > 0).length).toBeGreaterThan(15);
    expect(surprises.filter((surprise) => surprise < 0).length).toBeGreaterThan(10);
    expect(surprises.filter((surprise) => Math.abs(surprise) < 0.1).length / surprises.length).toBeGreaterThan(0.7);
  });

  it('mark every title as simulated in every language and put no figure into a headline', async () => {
    for (const id of ['US:NVDA', 'SH:600519', 'CRYPTO:BTC-USD', 'US:SPY'] as const) {
      const events = await eventsOf(id);
      for (const { title } of events) {
        expect(title.en.toLowerCase()).toContain('simulated');
        expect(title['zh-CN']).toContain('模拟');
        expect(title['zh-HK']).toContain('模擬');
      }
      for (const { title } of events.filter((event) => event.kind === 'news')) expect(title.en).not.toMatch(/\d/);
    }
  });

  it('list a dividend before its ex-date once it is declared', async () => {
    const dividends = (await eventsOf('US:KO')).filter((event) => event.kind === 'dividend');
    const last = dividends.at(-1);
    if (last === undefined) throw new Error('no dividend');
    const eve = await eventsOf('US:KO', `${last.knownAt}T23:30:00Z`);
    expect(eve.filter((event) => event.kind === 'dividend').at(-1)).toEqual(last);
    expect(dividends.length).toBeGreaterThan(50);
  });

  it('begin with the listing of what listed later and end its lock-up, known from the first day', async () => {
    const events = await eventsOf('US:PLTR');
    expect(events[0]).toMatchObject({ kind: 'listing', date: '2020-09-30' });
    expect(events.filter(({ kind }) => kind === 'lock-up')).toMatchObject([
      { date: '2021-03-29', knownAt: '2020-09-30' },
    ]);
    const early = await eventsOf('US:PLTR', '2020-11-20T23:00:00Z');
    expect(early.filter(({ kind }) => kind === 'lock-up')).toHaveLength(1);
  });

  it('put releases about the economy with the indices, and nothing else', async () => {
    const events = await eventsOf('US:^GSPC');
    expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(['macro']));
    expect(events.length).toBeGreaterThan(150);
    expect(await eventsOf('HK:^HSI')).toEqual([]);
  });

  it('tell index changes and changes to a coin ahead, and let only members leave', async () => {
    const changes = (
      await Promise.all(
        (['US:AAPL', 'US:MSFT', 'US:NVDA', 'US:KO', 'SH:600519', 'HK:00700'] as const).map((id) => eventsOf(id)),
      )
    ).map((events) => events.filter(({ kind }) => kind === 'index-change'));
    expect(changes.flat().length).toBeGreaterThan(3);
    for (const events of changes) {
      events.forEach(({ title, date, knownAt }, place) => {
        expect(title.en).toContain(place % 2 === 0 ? 'joins' : 'leaves');
        expect(knownAt < date).toBe(true);
      });
    }
    const upgrades = (await eventsOf('CRYPTO:ETH-USD')).filter(({ kind }) => kind === 'token');
    expect(upgrades.length).toBeGreaterThan(4);
  });
});
