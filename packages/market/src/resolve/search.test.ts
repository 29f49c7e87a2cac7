import { describe, expect, it } from 'vitest';
import type { Instrument } from '@plumbline/model/instrument';
import { catalogue } from './catalogue.ts';
import { editDistance } from './edit-distance.ts';
import { resolveSymbol } from './resolve.ts';
import { buildSearchIndex } from './search-index.ts';
import { searchInstruments } from './search.ts';

const index = buildSearchIndex(catalogue);
const first = (query: string): string | undefined => searchInstruments(index, query, 8)[0]?.instrument.id;

describe('search', () => {
  it.each([
    ['茅台', 'SH:600519'],
    ['600519', 'SH:600519'],
    ['gzmt', 'SH:600519'],
    ['贵州茅台', 'SH:600519'],
    ['600519.SS', 'SH:600519'],
    ['600519.sh', 'SH:600519'],
    ['sh600519', 'SH:600519'],
    ['guizhou', 'SH:600519'],
    ['腾讯', 'HK:00700'],
    ['騰訊', 'HK:00700'],
    ['tencent', 'HK:00700'],
    ['700', 'HK:00700'],
    ['0700', 'HK:00700'],
    ['0700.HK', 'HK:00700'],
    ['00700', 'HK:00700'],
    ['BTC', 'CRYPTO:BTC-USD'],
    ['BTCUSDT', 'CRYPTO:BTC-USD'],
    ['btc/usdt', 'CRYPTO:BTC-USD'],
    ['比特币', 'CRYPTO:BTC-USD'],
    ['DOGE', 'CRYPTO:DOGE-USD'],
    ['BRK.B', 'US:BRK.B'],
    ['BRK-B', 'US:BRK.B'],
    ['brk b', 'US:BRK.B'],
    ['PDD', 'US:PDD'],
    ['拼多多', 'US:PDD'],
    ['US0378331005', 'US:AAPL'],
    ['apple', 'US:AAPL'],
    ['appl', 'US:AAPL'],
    ['ＡＡＰＬ', 'US:AAPL'],
    ['facebook', 'US:META'],
    ['nvidai', 'US:NVDA'],
    ['telsa', 'US:TSLA'],
    ['microsfot', 'US:MSFT'],
    ['宁王', 'SZ:300750'],
    ['ndsd', 'SZ:300750'],
    ['hang seng', 'HK:^HSI'],
    ['s&p 500', 'US:^GSPC'],
    ['沪深300', 'SH:^000300'],
    ['bank of america', 'US:BAC'],
    ['america bank', 'US:BAC'],
  ])('offers %s as %s first', (query, id) => {
    expect(first(query)).toBe(id);
  });

  it('finds every instrument first by its id, and among the hits by each of its names', () => {
    for (const instrument of catalogue) {
      expect(first(instrument.id)).toBe(instrument.id);
      for (const name of Object.values(instrument.name)) {
        expect(searchInstruments(index, name, 5).map((hit) => hit.instrument.id)).toContain(instrument.id);
      }
    }
  });

  it('answers nothing for nothing, and nothing for gibberish', () => {
    expect(searchInstruments(index, '  ', 8)).toEqual([]);
    expect(searchInstruments(index, 'qzxwvqzx', 8)).toEqual([]);
    expect(searchInstruments(index, '__proto__', 8)).toEqual([]);
  });

  it('searches 20,000 instruments in under 10 ms, slips included', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    const word = (seed: number, length: number): string =>
      Array.from(
        { length },
        (_, place) => letters[(seed * (place + 7) + place * place * 31 + (seed >> place)) % 26],
      ).join('');
    const many: Instrument[] = Array.from({ length: 20_000 }, (_, seed) => ({
      id: `US:${letters[seed % 26]?.toUpperCase()}${seed}`,
      kind: 'stock',
      market: 'us',
      exchange: 'US',
      currency: 'USD',
      name: { en: `${word(seed, 8)} ${word(seed + 3, 6)} inc`, 'zh-CN': word(seed + 1, 9), 'zh-HK': word(seed + 2, 9) },
      aliases: [],
      priceDecimals: 2,
    }));
    const large = buildSearchIndex(catalogue, many);
    expect(searchInstruments(large, 's', 12).map((hit) => hit.instrument.id)).toContain('US:SPY');
    for (const query of ['gzmt', 'nvidai', 'a', 'ap', 'xyzzyxx', '茅台', 'hang seng']) {
      searchInstruments(large, query, 12);
      // The fastest of several: what others do on the machine meanwhile is not the search's doing.
      const times = Array.from({ length: 15 }, () => {
        const start = performance.now();
        searchInstruments(large, query, 12);
        return performance.now() - start;
      });
      expect(Math.min(...times), query).toBeLessThan(10);
    }
  });
});

describe('resolve', () => {
  const resolved = (query: string): string => {
    const resolution = resolveSymbol(index, query);
    if (resolution.kind === 'one') return resolution.instrument.id;
    const list = resolution.kind === 'ambiguous' ? resolution.candidates : resolution.suggestions;
    return `${resolution.kind}: ${list.map((instrument) => instrument.id).join(' ')}`;
  };

  it.each([
    ['US:NVDA', 'US:NVDA'],
    ['us:nvda', 'US:NVDA'],
    ['nvda', 'US:NVDA'],
    ['BRK-B', 'US:BRK.B'],
    ['0700.HK', 'HK:00700'],
    ['00700', 'HK:00700'],
    ['腾讯', 'HK:00700'],
    ['gzmt', 'SH:600519'],
    ['BTC', 'CRYPTO:BTC-USD'],
    ['BTC-USD', 'CRYPTO:BTC-USD'],
    ['300750.SZ', 'SZ:300750'],
    ['000001.SS', 'SH:^000001'],
    ['000001.SZ', 'SZ:000001'],
    ['^GSPC', 'US:^GSPC'],
    ['KYG875721634', 'HK:00700'],
  ])('takes %s as %s', (query, id) => {
    expect(resolved(query)).toBe(id);
  });

  it('asks about codes and names that several markets share', () => {
    expect(resolved('700')).toBe('ambiguous: SZ:000700 HK:00700');
    expect(resolved('0700')).toBe('ambiguous: SZ:000700 HK:00700');
    expect(resolved('000001')).toBe('ambiguous: SZ:000001 SH:^000001');
    expect(resolved('中国平安')).toBe('ambiguous: SH:601318 HK:02318');
    expect(resolved('google')).toBe('ambiguous: US:GOOGL US:GOOG');
    expect(resolved('阿里巴巴')).toBe('ambiguous: US:BABA HK:09988');
  });

  it('suggests the nearest for what it does not know, and never picks one', () => {
    expect(resolved('NVDAA')).toMatch(/^unknown: US:NVDA/);
    expect(resolved('tencnt')).toMatch(/^unknown: HK:00700/);
    expect(resolved('ZZZZQQ')).toBe('unknown: ');
  });

  it('lets an embedded identity stand against a bulk list that spells another alike', () => {
    const trust: Instrument = {
      id: 'US:BTC',
      kind: 'stock',
      market: 'us',
      exchange: 'US',
      currency: 'USD',
      name: { en: 'Bitcoin Mini Trust', 'zh-CN': 'Bitcoin Mini Trust', 'zh-HK': 'Bitcoin Mini Trust' },
      aliases: [],
      priceDecimals: 2,
    };
    const filled = buildSearchIndex(catalogue, [trust]);
    expect(resolveSymbol(filled, 'BTC')).toMatchObject({ kind: 'one', instrument: { id: 'CRYPTO:BTC-USD' } });
    expect(resolveSymbol(filled, 'US:BTC')).toMatchObject({ kind: 'one', instrument: { id: 'US:BTC' } });
    expect(searchInstruments(filled, 'BTC', 8).map((hit) => hit.instrument.id)).toContain('US:BTC');
  });
});

describe('edit distance', () => {
  it('counts a swap of neighbours as one slip and gives up beyond the limit', () => {
    expect(editDistance('tesla', 'telsa', 2)).toBe(1);
    expect(editDistance('tesla', 'tesla', 2)).toBe(0);
    expect(editDistance('tesla', 'tsla', 2)).toBe(1);
    expect(editDistance('tesla', 'nvidia', 2)).toBe(3);
  });
});
