import { describe, expect, it } from 'vitest';
import { htmlAnswer, jsonAnswer, textAnswer } from '@plumbline/fixtures/replay/answer';
import type { AskedQuestion } from '@plumbline/fixtures/replay/hosts/asked';
import { answersFrom } from '@plumbline/fixtures/replay/hosts/asked';
import { eastmoneyWire } from '@plumbline/fixtures/replay/hosts/eastmoney';
import { mainlandDays } from '@plumbline/fixtures/replay/hosts/mainland-history';
import { sinaQuoteWire, sinaWire } from '@plumbline/fixtures/replay/hosts/sina';
import { sharedDir } from '@plumbline/fixtures/shared';
import { dateOf } from '@plumbline/model/date';
import type { Instrument } from '@plumbline/model/instrument';
import type { ProviderContext } from '../provider.ts';
import { catalogue } from '../resolve/catalogue.ts';
import { eastmoneyProvider } from './eastmoney.ts';
import { sinaQuoteProvider } from './sina-quote.ts';
import { sinaProvider } from './sina.ts';

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
const bars = (context: ProviderContext, instrument = moutai, options = {}, extra: object = {}) => {
  const provider = sinaProvider(options);
  if (provider.bars === undefined) throw new Error('no bars');
  return provider.bars({ instrument, interval: '1d', ...extra }, context);
};
const quote = (context: ProviderContext, instrument = moutai) => sinaQuoteProvider().quote?.(instrument, context);

describe.each([['invented', null], ...(shared === null ? [] : [['recorded', shared] as const])] as const)(
  'Sina with %s prices',
  (_, from) => {
    const days = mainlandDays(from, '600519') ?? [];

    it('gives sessions as traded with volume in shares, from the page it wants to be on', async () => {
      const asked: AskedQuestion[] = [];
      const { value, source } = await bars(
        contextOf(answersFrom(({ url, headers }) => sinaWire(from)(url, headers), asked)),
      );
      expect(Array.from(value.series.columns.time, dateOf)).toEqual(days.map((day) => day.date));
      expect(Array.from(value.series.columns.close)).toEqual(days.map((day) => Number(day.close.toFixed(3))));
      expect(Array.from(value.series.columns.volume)).toEqual(days.map((day) => Math.round(day.volume)));
      expect(value.series.adjustment).toBe('none');
      expect(source.notes).toEqual([
        'Dividends and splits are missing: returns leave them out.',
        `Begins on ${days[0]?.date}: this source gives the newest 1970 bars only.`,
      ]);
      expect(asked[0]?.headers.referer).toBe('https://finance.sina.com.cn');
    });

    it('quotes the last price, the close before and its time in Shanghai', async () => {
      const answer = await quote(contextOf(answersFrom(({ url, headers }) => sinaQuoteWire(from)(url, headers))));
      const [before, last] = days.slice(-2);
      expect(answer?.value).toMatchObject({
        price: last?.close,
        previousClose: before?.close,
        at: Date.parse(`${last?.date}T15:00:03+08:00`),
      });
    });
  },
);

it.skipIf(shared === null)('Sina serves 300750 only with its bonus issue (needs the shared folder)', async () => {
  const wire = contextOf(
    answersFrom(({ url, headers }) =>
      (url.pathname.includes('KLine') ? sinaWire(shared) : eastmoneyWire)(url, headers),
    ),
  );
  await expect(bars(wire, known('SZ:300750'))).rejects.toMatchObject({ code: 'data-refused' });
  const { value } = await bars(wire, known('SZ:300750'), { actions: eastmoneyProvider().actions });
  expect(value.actions).toMatchObject([
    { kind: 'split', ratio: 1.8 },
    { kind: 'dividend', amount: 2.52 },
  ]);
});

describe('Sina', () => {
  const row = { day: '2024-01-02', open: '9.00', high: '9.50', low: '8.90', close: '9.10', volume: '700' };
  const of = (body: unknown) => contextOf(answersFrom(() => jsonAnswer(body)));

  it('names minutes by their start', async () => {
    const answer = await bars(of([{ ...row, day: '2024-01-02 09:35:00' }]), moutai, {}, { interval: '5m' });
    expect(answer.value.series.columns.time[0]).toBe(Date.UTC(2024, 0, 2, 1, 30));
  });

  it.each<readonly [string, () => ProviderContext, string]>([
    ['the page that shuts us out', () => contextOf(answersFrom(() => htmlAnswer(456, '拒绝访问'))), 'provider-refused'],
    ['an unknown code', () => contextOf(answersFrom(() => textAnswer(200, 'text/plain', 'null'))), 'not-covered'],
    ['no bars', () => of([]), 'provider-empty'],
    ['a price with a separator', () => of([{ ...row, close: '1,433.00' }]), 'provider-body'],
    ['an empty price', () => of([{ ...row, close: '' }]), 'provider-body'],
    ['a price of null', () => of([{ ...row, close: null }]), 'provider-body'],
    ['a price that is a number', () => of([{ ...row, close: 9 }]), 'provider-body'],
    ['a date that is none', () => of([{ ...row, day: '2024-13-02' }]), 'provider-body'],
  ])('refuses history on %s', async (_, context, code) => {
    await expect(bars(context())).rejects.toMatchObject({ code });
  });

  it.each<readonly [string, ReturnType<typeof htmlAnswer>, string]>([
    ['the page that shuts us out', htmlAnswer(456, '拒绝访问'), 'provider-refused'],
    ['a page with status 200', htmlAnswer(200, 'Kinsoku jikou desu!'), 'provider-body'],
    ['an unknown code', textAnswer(200, 'text/plain', 'var hq_str_sh600519="";'), 'not-covered'],
    ['a short answer', textAnswer(200, 'text/plain', 'var hq_str_sh600519="x,1,2,3";'), 'provider-body'],
    ['words for the code', textAnswer(200, 'text/plain', 'Kinsoku jikou desu!'), 'provider-body'],
  ])('refuses a quote on %s', async (_, answer, code) => {
    await expect(quote(contextOf(answersFrom(() => answer)))).rejects.toMatchObject({ code });
  });

  it('is asked for the mainland only', async () => {
    await expect(bars(of([row]), known('HK:00700'))).rejects.toMatchObject({ code: 'not-covered' });
    await expect(quote(of([]), known('US:AAPL'))).rejects.toMatchObject({ code: 'not-covered' });
  });
});
