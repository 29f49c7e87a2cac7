import { describe, expect, it } from 'vitest';
import type { Instrument } from '@plumbline/model/instrument';
import { catalogue } from './catalogue.ts';
import { codeReadings } from './code-readings.ts';
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

  it('finds preferred shares however a list spells them', () => {
    const preferred: Instrument = {
      id: 'US:ABR.PE',
      kind: 'stock',
      market: 'us',
      exchange: 'NYSE',
      currency: 'USD',
      name: { en: 'Arbor Realty Trust', 'zh-CN': 'Arbor Realty Trust', 'zh-HK': 'Arbor Realty Trust' },
      aliases: [],
      priceDecimals: 2,
    };
    const own = buildSearchIndex([preferred]);
    for (const text of ['ABR.PE', 'ABR-PE', 'ABR^E', 'abr$e', 'ABR PR E', 'ABR.PR.E', 'ABRpE'])
      expect(resolveSymbol(own, text), text).toEqual({ kind: 'one', instrument: preferred });
    expect(resolveSymbol(own, 'ABR^F').kind).toBe('unknown');
    expect(codeReadings('ABR^F')).toEqual(['US:ABR.PF']);
  });

  it('finds a name in either script, whichever its list is written in', () => {
    const listed = (id: Instrument['id'], name: string): Instrument => ({
      id,
      kind: 'stock',
      market: 'hk',
      exchange: 'HKEX',
      currency: 'HKD',
      name: { en: name, 'zh-CN': name, 'zh-HK': name },
      aliases: [],
      priceDecimals: 3,
    });
    const lists = buildSearchIndex([], [listed('HK:09901', '虚构发展'), listed('HK:09902', '虛構實業')]);
    const found = (query: string) => searchInstruments(lists, query, 8).map(({ instrument }) => instrument.id);
    expect(['虛構發展', '虚构发展'].map(found)).toEqual([['HK:09901'], ['HK:09901']]);
    expect(['虚构实业', '虛構實業'].map(found)).toEqual([['HK:09902'], ['HK:09902']]);
  });

  it('answers nothing for nothing, and nothing for gibberish', () => {
    expect(searchInstruments(index, '  ', 8)).toEqual([]);
    expect(searchInstruments(index, 'qzxwvqzx', 8)).toEqual([]);
    expect(searchInstruments(index, '__proto__', 8)).toEqual([]);
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
    ['DOGE', 'CRYPTO:DOGE-USD'],
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
      id: 'US:LTC',
      kind: 'stock',
      market: 'us',
      exchange: 'US',
      currency: 'USD',
      name: { en: 'LTC Properties', 'zh-CN': 'LTC Properties', 'zh-HK': 'LTC Properties' },
      aliases: [],
      priceDecimals: 2,
    };
    const filled = buildSearchIndex(catalogue, [trust]);
    expect(resolveSymbol(filled, 'LTC')).toMatchObject({ kind: 'one', instrument: { id: 'CRYPTO:LTC-USD' } });
    expect(resolveSymbol(filled, 'US:LTC')).toMatchObject({ kind: 'one', instrument: { id: 'US:LTC' } });
    expect(searchInstruments(filled, 'LTC', 8).map((hit) => hit.instrument.id)).toContain('US:LTC');
  });

  it('knows a name whose legal form is written another way, and no company of another form', () => {
    const listed = (ticker: string, title: string): Instrument => ({
      id: `US:${ticker}`,
      kind: 'stock',
      market: 'us',
      exchange: 'US',
      currency: 'USD',
      name: { en: title, 'zh-CN': title, 'zh-HK': title },
      aliases: [],
      priceDecimals: 2,
    });
    const filled = buildSearchIndex(catalogue, [
      listed('QMCO', 'QUANTUM CORP /DE/'),
      listed('FLWS', '1 800 FLOWERS COM INC'),
      listed('NTB', 'Bank of N.T. Butterfield & Son Ltd'),
      listed('TWO.A', 'TWIN LTD'),
      listed('TWO.B', 'TWIN LTD'),
    ]);
    const found = (text: string): string => {
      const resolution = resolveSymbol(filled, text);
      if (resolution.kind === 'one') return resolution.instrument.id;
      return resolution.kind === 'ambiguous' ? resolution.candidates.map(({ id }) => id).join(' ') : 'unknown';
    };
    expect(found('Quantum Corporation')).toBe('US:QMCO');
    expect(found('1-800-FLOWERS.COM, Inc.')).toBe('US:FLWS');
    expect(found('Bank of N.T. Butterfield and Son Limited (The)')).toBe('US:NTB');
    expect(found('Twin Limited')).toBe('US:TWO.A US:TWO.B');
    expect(found('Quantum Limited')).toBe('unknown');
    expect(found('Constructor Constructor')).toBe('unknown');
    expect(searchInstruments(filled, 'quantum corporation', 3)[0]?.instrument.id).toBe('US:QMCO');
  });

  it('takes keys for an identity from a public list, unless the code there is of another company', () => {
    const listed = (ticker: string, title: string): Instrument => ({
      id: `US:${ticker}`,
      kind: 'stock',
      market: 'us',
      exchange: 'US',
      currency: 'USD',
      name: { en: title, 'zh-CN': title, 'zh-HK': title },
      aliases: [],
      cik: '0000000007',
      priceDecimals: 2,
    });
    const list = [listed('ROKU', 'ROKU, INC'), listed('SNAP', 'Another Holding Inc'), listed('WORK', 'Slack Again')];
    const filled = buildSearchIndex(catalogue, list);
    expect(filled.byId.get('US:ROKU')).toMatchObject({ cik: '0000000007', name: { en: 'Roku, Inc.' } });
    expect(filled.byId.get('US:SNAP')?.cik).toBeUndefined();
    expect(filled.byId.get('US:WORK')?.cik).toBeUndefined();
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
