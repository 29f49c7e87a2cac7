import { describe, expect, it } from 'vitest';
import type { WireAnswer } from '@plumbline/fixtures/replay/answer';
import { htmlAnswer, jsonAnswer, textAnswer } from '@plumbline/fixtures/replay/answer';
import { gbkBytes } from '@plumbline/fixtures/replay/gbk';
import type { AskedQuestion } from '@plumbline/fixtures/replay/hosts/asked';
import { answersFrom } from '@plumbline/fixtures/replay/hosts/asked';
import type { Instrument } from '@plumbline/model/instrument';
import type { Provider } from '../provider.ts';
import { eastmoneySearchProvider } from './eastmoney-search.ts';
import { sinaSearchProvider } from './sina-search.ts';
import { tencentSearchProvider } from './tencent-search.ts';

async function namesOf(provider: Provider, answer: WireAnswer, asked: AskedQuestion[] = [], query = 'what') {
  const fetch = answersFrom(() => answer, asked);
  const context = { fetch, clock: { now: () => 0 }, signal: new AbortController().signal };
  return (await provider.search?.(query, context)) ?? [];
}
const brief = ({ id, kind, exchange, currency, name }: Instrument) => [id, kind, exchange, currency, name['zh-CN']];
const page = (text: string) => textAnswer(200, 'text/html; charset=GBK', text);
const gbk = (text: string): WireAnswer => ({ status: 200, headers: {}, body: gbkBytes(text) });

describe('lists of names', () => {
  it('of Tencent are shares and funds; warrants, indices and what is traded over the counter are left out', async () => {
    const rows = [
      String.raw`sh~600519~\u8d35\u5dde\u8305\u53f0~gzmt~GP-A`,
      String.raw`sh~000001~\u4e0a\u8bc1\u6307\u6570~szzs~ZS`,
      String.raw`sz~159915~\u521b\u4e1a\u677fETF~cyb~ETF`,
      String.raw`hk~00700~\u817e\u8baf\u63a7\u80a1~txkg~GP`,
      String.raw`hk~13005~\u817e\u8baf\u6743\u8bc1~x~QZ`,
      'us~brk.b.n~Berkshire~x~GP',
      'us~tcehy.ps~Tencent ADR~x~GP',
    ];
    const found = await namesOf(tencentSearchProvider(), page(`v_hint="${rows.join('^')}";`));
    expect(found.map(brief)).toEqual([
      ['SH:600519', 'stock', 'SSE', 'CNY', '贵州茅台'],
      ['SZ:159915', 'etf', 'SZSE', 'CNY', '创业板ETF'],
      ['HK:00700', 'stock', 'HKEX', 'HKD', '腾讯控股'],
      ['US:BRK.B', 'stock', 'NYSE', 'USD', 'Berkshire'],
    ]);
    expect(found[0]?.aliases).toContain('gzmt');
    expect(await namesOf(tencentSearchProvider(), page('v_hint="N";'))).toEqual([]);
  });

  it('of Sina come in GBK and only to the page they belong to', async () => {
    const asked: AskedQuestion[] = [];
    const text =
      'var suggestvalue="万 科A,11,000002,sz000002,万 科A,,万 科A,99,1,ESG,,;绿叶制药,31,02186,02186,绿叶制药,,绿叶制药,99,1,,,;apple,41,aapl,aapl,苹果公司,,苹果公司,99,1,,,;黄金,87,au0,au0,黄金,,黄金,99,1,,,";';
    const found = await namesOf(sinaSearchProvider(), gbk(text), asked);
    expect(found.map(brief)).toEqual([
      ['SZ:000002', 'stock', 'SZSE', 'CNY', '万 科A'],
      ['HK:02186', 'stock', 'HKEX', 'HKD', '绿叶制药'],
      ['US:AAPL', 'stock', 'US', 'USD', '苹果公司'],
    ]);
    expect(found[0]?.aliases).toEqual(['万科A', 'wka']);
    expect(asked[0]?.headers.referer).toBe('https://finance.sina.com.cn');
  });

  it('are asked for by half a character too, which no address can hold', async () => {
    for (const provider of [tencentSearchProvider(), sinaSearchProvider(), eastmoneySearchProvider()]) {
      const asked: AskedQuestion[] = [];
      await namesOf(provider, page('no list'), asked, 'a\ud800').catch(() => []);
      expect(asked[0]?.url.href, provider.id).toContain('a%EF%BF%BD');
    }
  });

  it('of Eastmoney tell receipts and funds from shares, and Beijing from Shenzhen by the code', async () => {
    const row = (MktNum: string, Code: string, Name: string, TypeUS: string) => ({ MktNum, Code, Name, TypeUS });
    const Data = [
      row('0', '920047', '诺思兰德', '2'),
      row('116', '80700', '腾讯控股-R', '3'),
      row('106', 'SE', 'Sea Ltd ADR', '3'),
      row('105', 'QQQ', 'Invesco QQQ Trust', '5'),
      row('105', 'AAPL22', 'Apple Inc Notes 2022', '6'),
      row('90', 'BK0666', '苹果概念', '9'),
    ];
    const found = await namesOf(eastmoneySearchProvider(), jsonAnswer({ QuotationCodeTable: { Data } }));
    expect(found.map(brief)).toEqual([
      ['BJ:920047', 'stock', 'BSE', 'CNY', '诺思兰德'],
      ['HK:80700', 'stock', 'HKEX', 'CNY', '腾讯控股-R'],
      ['US:SE', 'stock', 'NYSE', 'USD', 'Sea Ltd ADR'],
      ['US:QQQ', 'etf', 'NASDAQ', 'USD', 'Invesco QQQ Trust'],
    ]);
    expect(found[2]?.security).toBe('receipt');
  });

  it.each([
    ['Tencent', tencentSearchProvider()],
    ['Sina', sinaSearchProvider()],
    ['Eastmoney', eastmoneySearchProvider()],
  ])('of %s refuse a page in their place', async (_, provider) => {
    await expect(namesOf(provider, htmlAnswer(200, 'Sign in'))).rejects.toMatchObject({ code: 'provider-body' });
    await expect(namesOf(provider, page('alert(1)'))).rejects.toMatchObject({ code: 'provider-body' });
  });
});
