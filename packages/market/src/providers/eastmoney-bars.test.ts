import { describe, expect, it } from 'vitest';
import { jsonAnswer } from '@plumbline/fixtures/replay/answer';
import type { AskedQuestion } from '@plumbline/fixtures/replay/hosts/asked';
import { answersFrom } from '@plumbline/fixtures/replay/hosts/asked';
import { eastmoneyBarsWire, eastmoneyWire, recordedEastmoneyBars } from '@plumbline/fixtures/replay/hosts/eastmoney';
import { mainlandDays } from '@plumbline/fixtures/replay/hosts/mainland-history';
import { sharedDir } from '@plumbline/fixtures/shared';
import { dateOf } from '@plumbline/model/date';
import type { Instrument } from '@plumbline/model/instrument';
import type { ProviderContext } from '../provider.ts';
import { catalogue } from '../resolve/catalogue.ts';
import { eastmoneyBarsProvider } from './eastmoney-bars.ts';
import { eastmoneyProvider } from './eastmoney.ts';
import { secid } from './eastmoney/symbol.ts';

const shared = sharedDir();
const now = Date.UTC(2026, 10, 21, 4);

function known(id: string): Instrument {
  const found = catalogue.find((instrument) => instrument.id === id);
  if (found === undefined) throw new Error(`${id} is not in the catalogue`);
  return found;
}

const moutai = known('SH:600519');
const contextOf = (fetch: ProviderContext['fetch']): ProviderContext => ({
  fetch,
  clock: { now: () => now },
  signal: new AbortController().signal,
});
const answered = (body: unknown) => contextOf(answersFrom(() => jsonAnswer(body)));
const barsOf = (instrument: Instrument, context: ProviderContext, extra: object = {}, options = {}) => {
  const { bars } = eastmoneyBarsProvider(options);
  if (bars === undefined) throw new Error('no bars');
  return bars({ instrument, interval: '1d', ...extra }, context);
};
const rows = (...klines: readonly string[]) => ({ rc: 0, data: { code: '600519', klines } });

describe('Eastmoney history', () => {
  it.each([
    ['SH:600519', '1.600519'],
    ['SZ:300750', '0.300750'],
    ['SH:^000300', '1.000300'],
    ['HK:00700', '116.00700'],
    ['HK:^HSI', '100.HSI'],
    ['US:AAPL', '105.AAPL'],
    ['US:BRK.B', '106.BRK_B'],
  ])('asks for %s as %s', (id, symbol) => {
    expect(secid(known(id))).toBe(symbol);
  });

  it('reads the open before the close before the high, and hands as shares', async () => {
    const { value } = await barsOf(moutai, answered(rows('2026-03-17,10,12,13,9,5,5500,1,1,1,1')));
    const { columns } = value.series;
    expect([columns.open[0], columns.close[0], columns.high[0], columns.low[0], columns.volume[0]]).toEqual([
      10, 12, 13, 9, 500,
    ]);
  });

  it('believes the turnover about the unit of volume', async () => {
    const volume = async (money: string) => {
      const answer = await barsOf(moutai, answered(rows(`2026-03-17,11,11,11,11,5,${money},1,1,1,1`)));
      return [answer.value.series.columns.volume[0], answer.source.notes?.length];
    };
    expect(await volume('5500')).toEqual([500, 1]);
    expect(await volume('55')).toEqual([5, 1]);
    expect(await volume('999')).toEqual([Number.NaN, 2]);
  });

  it('gives the sessions of a span in one question, without dividends unless they are had elsewhere', async () => {
    const asked: AskedQuestion[] = [];
    const both = contextOf(
      answersFrom(
        ({ url }) => (url.pathname.includes('kline') ? eastmoneyBarsWire(null) : eastmoneyWire)(url, {}),
        asked,
      ),
    );
    const alone = await barsOf(moutai, both, { from: '2022-01-01' });
    const days = (mainlandDays(null, '600519') ?? []).filter((day) => day.date >= '2022-01-01');
    expect(Array.from(alone.value.series.columns.time, dateOf)).toEqual(days.map((day) => day.date));
    expect(alone.value.actions).toEqual([]);
    expect(alone.source.notes).toEqual(['Dividends and splits are missing: returns leave them out.']);
    expect(asked).toHaveLength(1);
    const { actions } = eastmoneyProvider();
    const joined = await barsOf(moutai, both, {}, { actions });
    expect(joined.value.actions).toMatchObject([{ kind: 'dividend', exDate: '2023-06-30', amount: 25.911 }]);
    expect(joined.source.notes).toEqual(['Dividends and splits from Eastmoney.']);
  });

  it('gives bars all the same when the dividends cannot be had, and says why', async () => {
    const half = contextOf(
      answersFrom(({ url }) =>
        url.pathname.includes('kline')
          ? eastmoneyBarsWire(null)(url, {})
          : jsonAnswer({ success: false, message: 'busy' }),
      ),
    );
    const answer = await barsOf(moutai, half, {}, { actions: eastmoneyProvider().actions });
    expect(answer.source.notes?.[0]).toMatch(/missing.*busy/);
  });

  it.each<readonly [string, unknown, string]>([
    ['an unknown code', { rc: 100, data: null }, 'not-covered'],
    ['the soft limit', { rc: 0, data: null }, 'provider-limited'],
    ['another code', { rc: 0, data: { code: '000001', klines: [] } }, 'data-refused'],
    ['no bars', rows(), 'provider-empty'],
    ['a row cut short', rows('2026-03-17,10,12'), 'provider-body'],
    ['a price with a separator', rows('2026-03-17,"1,433.00",12,13,9,5,5500'), 'provider-body'],
    ['an empty price', rows('2026-03-17,,12,13,9,5,5500'), 'provider-body'],
    ['a dash for a price', rows('2026-03-17,-,12,13,9,5,5500'), 'provider-body'],
    ['Infinity', rows('2026-03-17,Infinity,12,13,9,5,5500'), 'provider-body'],
    ['a date that is none', rows('17/03/2026,10,12,13,9,5,5500'), 'provider-body'],
  ])('refuses %s', async (_, body, code) => {
    await expect(barsOf(moutai, answered(body))).rejects.toMatchObject({ code });
  });

  it.skipIf(shared === null)('does not serve 300750 without its bonus issue (needs the shared folder)', async () => {
    const wire = contextOf(
      answersFrom(({ url }) => (url.pathname.includes('kline') ? eastmoneyBarsWire(shared) : eastmoneyWire)(url, {})),
    );
    await expect(barsOf(known('SZ:300750'), wire)).rejects.toMatchObject({ code: 'data-refused' });
    const joined = await barsOf(known('SZ:300750'), wire, {}, { actions: eastmoneyProvider().actions });
    expect(joined.value.actions).toHaveLength(2);
  });

  it.skipIf(shared === null)('gives the recorded rows of 600519 (needs the shared folder)', async () => {
    const { value } = await barsOf(moutai, contextOf(answersFrom(() => recordedEastmoneyBars(shared ?? '', '600519'))));
    const { columns } = value.series;
    expect(Array.from(columns.time, dateOf)).toEqual(['2026-03-17', '2026-03-18']);
    expect([columns.open[0], columns.close[0], columns.high[0], columns.low[0]]).toEqual([
      1468, 1485, 1498.07, 1461.19,
    ]);
    expect(Array.from(columns.volume)).toEqual([4_945_400, 3_555_100]);
    const bad = contextOf(answersFrom(() => recordedEastmoneyBars(shared ?? '', 'bad-code')));
    await expect(barsOf(moutai, bad)).rejects.toMatchObject({ code: 'not-covered' });
  });
});
