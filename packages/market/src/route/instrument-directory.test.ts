import { describe, expect, it } from 'vitest';
import type { Instrument, InstrumentId, MarketId } from '@plumbline/model/instrument';
import { bareInstrument } from '../resolve/code-readings.ts';
import { hongKongNamed, mainlandShare } from '../providers/names/named-share.ts';
import { catalogue } from '../resolve/catalogue.ts';
import { createInstrumentBook } from './instrument-directory.ts';

function bookWith(options: {
  names?: readonly Instrument[];
  priced?: readonly InstrumentId[];
  lists?: readonly Instrument[];
  otherwise?: 'unheard';
}) {
  const asked: InstrumentId[] = [];
  const book = createInstrumentBook(catalogue, {
    reference: async () => [],
    lists: async () => options.lists ?? [],
    search: async (text, markets: readonly MarketId[]) =>
      (options.names ?? []).filter(({ id, market }) => markets.includes(market) && id.endsWith(text)),
    priceOf: async ({ id }) => {
      asked.push(id);
      return options.priced?.includes(id) === true ? 'known' : (options.otherwise ?? 'unknown');
    },
  });
  return { book, asked };
}

describe('codes that no list has', () => {
  it('are taken when a source has a price of them, at their code', async () => {
    const { book } = bookWith({ priced: ['SH:605999', 'HK:02999', 'US:QQQQX'] });
    const one = { kind: 'one' };
    expect(await book.resolve('605999')).toMatchObject({ ...one, instrument: { id: 'SH:605999', currency: 'CNY' } });
    expect(await book.resolve('2999.hk')).toMatchObject({ ...one, instrument: { id: 'HK:02999', currency: 'HKD' } });
    expect(await book.resolve('qqqqx')).toMatchObject({ ...one, instrument: { id: 'US:QQQQX', currency: 'USD' } });
    expect(await book.instrument('US:QQQQX')).toMatchObject({ name: { en: 'QQQQX' } });
    expect((await book.search('605999', 5))[0]).toMatchObject({ instrument: { id: 'SH:605999' } });
  });

  it('stay unknown when nobody prices them, and words are not asked about as codes', async () => {
    const { book, asked } = bookWith({});
    expect(await book.resolve('605998')).toMatchObject({ kind: 'unknown' });
    expect(asked).toEqual(['SH:605998']);
    await book.resolve('what is this worth');
    expect(asked).toEqual(['SH:605998']);
  });

  it('are asked about where nobody who could know them answers, as far as they are numbers of their exchange', async () => {
    const { book } = bookWith({ otherwise: 'unheard' });
    for (const [text, id] of [
      ['920799', 'BJ:920799'],
      ['870799', 'BJ:920799'],
      ['2999', 'HK:02999'],
    ])
      expect(await book.resolve(text ?? '')).toMatchObject({ kind: 'ambiguous', candidates: [{ id }] });
    expect(await book.instrument('BJ:920799')).toMatchObject({ exchange: 'BSE' });
    for (const text of ['QQQQX', '123456789', '990000'])
      expect(await book.resolve(text), text).toMatchObject({ kind: 'unknown' });
    // Letters are offered as the share that they may be, and taken once they are chosen.
    expect(await book.resolve('qqqqx')).toMatchObject({ kind: 'unknown', suggestions: [{ id: 'US:QQQQX' }] });
    expect(await book.resolve('US:QQQQX')).toMatchObject({ kind: 'one', instrument: { name: { en: 'QQQQX' } } });
    expect(await book.resolve('no such company')).toMatchObject({ kind: 'unknown', suggestions: [] });
    // Heard of later, it is looked for again: nothing was kept.
    expect(book.listed().some(({ id }) => id === 'BJ:920799')).toBe(false);
  });

  it('are no share where a source that could know them has none', async () => {
    const { book } = bookWith({});
    expect(await book.resolve('QQQQX')).toMatchObject({ kind: 'unknown', suggestions: [] });
    expect(await book.resolve('US:QQQQX')).toMatchObject({ kind: 'unknown' });
  });

  it('may be coins, which are asked about unless the pair is named', async () => {
    const { book } = bookWith({ priced: ['CRYPTO:ZZQX-USD'] });
    expect(await book.resolve('ZZQX')).toMatchObject({ kind: 'ambiguous', candidates: [{ id: 'CRYPTO:ZZQX-USD' }] });
    expect(await book.resolve('ZZQX-USD')).toMatchObject({ kind: 'one', instrument: { currency: 'USD' } });
  });

  it('of Beijing before it moved lead to the code after, which is asked about', async () => {
    const { book } = bookWith({ names: [bareInstrument('BJ:920799')] });
    expect(await book.resolve('830799')).toMatchObject({ kind: 'ambiguous', candidates: [{ id: 'BJ:920799' }] });
    // One whose past is on record needs no question.
    expect(await book.resolve('430047')).toMatchObject({ kind: 'one', instrument: { id: 'BJ:920047' } });
  });
});

describe('lists of exchanges outside New York', () => {
  const list = [
    hongKongNamed('02999', '远山控股', 'Far Hills Holdings Limited'),
    hongKongNamed('02998', '近水集团', 'NEAR WATERS GRO'),
    mainlandShare('SH', '605999', '机器人', 'Robot Works Co., Ltd.'),
  ].filter((one) => one !== null);

  it('are found by their names in both languages and their initials', async () => {
    const { book } = bookWith({ lists: list });
    for (const text of ['Far Hills Holdings Limited', 'far hills holdings ltd', '远山控股', 'yskg'])
      expect(await book.resolve(text), text).toMatchObject({ kind: 'one', instrument: { id: 'HK:02999' } });
    expect((await book.search('far hills', 5))[0]).toMatchObject({ instrument: { id: 'HK:02999' } });
    expect(await book.instrument('SH:605999')).toMatchObject({
      name: { en: 'Robot Works Co., Ltd.', 'zh-CN': '机器人' },
    });
  });

  it('are asked about by their initials where the letters are a code elsewhere as well', async () => {
    const fund = bareInstrument('US:YSKG');
    const coin = bareInstrument('CRYPTO:JQR-USD');
    const { book } = bookWith({ lists: list, names: [fund] });
    await book.resolve('nobody');
    expect(await book.resolve('YSKG')).toMatchObject({
      kind: 'ambiguous',
      candidates: [{ id: 'US:YSKG' }, { id: 'HK:02999' }],
    });
    const other = createInstrumentBook(catalogue, {
      reference: async () => [],
      lists: async () => list,
      // It knows other coins by these letters too.
      search: async (text) => (text === 'jqr' ? [bareInstrument('CRYPTO:JQRX-USD'), coin] : []),
      priceOf: async () => 'unknown',
    });
    await other.resolve('nobody');
    expect(await other.resolve('jqr')).toMatchObject({
      kind: 'ambiguous',
      candidates: [{ id: 'CRYPTO:JQR-USD' }, { id: 'SH:605999' }],
    });
  });

  it('are suggested where the list has a short name that was cut', async () => {
    const { book } = bookWith({ lists: list });
    await book.resolve('nobody');
    for (const text of ['Near Waters Group Limited', 'near waters gro limited'])
      expect((await book.search(text, 5))[0], text).toMatchObject({ instrument: { id: 'HK:02998' } });
    // What begins alike and goes on otherwise is another company.
    expect(await book.search('Far Hills Holdings Robotics', 5)).toEqual([]);
  });

  it('are waited for by whoever found nothing elsewhere, and by nobody else', async () => {
    const patience: boolean[] = [];
    const make = () =>
      createInstrumentBook(catalogue, {
        reference: async () => [],
        lists: async (isPatient) => {
          patience.push(isPatient);
          return isPatient ? list : [];
        },
        search: async (text) => (text === 'elsewhere' ? [bareInstrument('HK:02777')] : []),
        priceOf: async () => 'unknown',
      });
    const book = make();
    await book.search('elsewhere', 5);
    await book.resolve('AAPL');
    expect(patience).not.toContain(true);
    expect((await book.search('near waters', 5))[0]).toMatchObject({ instrument: { id: 'HK:02998' } });
    expect(patience.filter((isPatient) => isPatient)).toHaveLength(1);
    const other = make();
    expect(await other.resolve('Far Hills Holdings Limited')).toMatchObject({ instrument: { id: 'HK:02999' } });
  });

  it('are no words that texts are read by: many short names are words of the language', async () => {
    const { book } = bookWith({ lists: list });
    await book.resolve('远山控股');
    expect(book.listed().some(({ id }) => id === 'SH:605999')).toBe(false);
  });
});
