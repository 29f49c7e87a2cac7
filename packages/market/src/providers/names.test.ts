import { describe, expect, it } from 'vitest';
import type { WireAnswer } from '@plumbline/fixtures/replay/answer';
import { htmlAnswer, jsonAnswer, textAnswer } from '@plumbline/fixtures/replay/answer';
import { gbkBytes } from '@plumbline/fixtures/replay/gbk';
import type { AskedQuestion } from '@plumbline/fixtures/replay/hosts/asked';
import { answersFrom } from '@plumbline/fixtures/replay/hosts/asked';
import { yahooSessionWire } from '@plumbline/fixtures/replay/hosts/yahoo-session';
import type { Instrument } from '@plumbline/model/instrument';
import type { Provider } from '../provider.ts';
import { bareInstrument } from '../resolve/code-readings.ts';
import { eastmoneySearchProvider } from './eastmoney-search.ts';
import { eastmoneyProvider } from './eastmoney.ts';
import { sinaListProvider } from './sina-list.ts';
import { sinaSearchProvider } from './sina-search.ts';
import { tencentListProvider } from './tencent-list.ts';
import { tencentSearchProvider } from './tencent-search.ts';
import { yahooProvider } from './yahoo.ts';

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

describe('lists of companies', () => {
  const context = (answer: (url: URL) => WireAnswer, asked: AskedQuestion[] = []) => ({
    fetch: answersFrom(({ url }) => answer(url), asked),
    clock: { now: () => Date.UTC(2026, 7, 22) },
    signal: new AbortController().signal,
  });

  it('of Eastmoney have both names, the newest holder of a code, and nothing that trades for some weeks only', async () => {
    const row = (code: string, name: string, english: string | null, listed: string) => ({
      SECUCODE: `${code}.HK`,
      SECURITY_CODE: code,
      SECURITY_NAME_ABBR: name,
      ORG_EN_ABBR: english,
      LISTING_DATE: listed,
    });
    const data = [
      row('00700', '腾讯控股', 'Tencent Holdings Limited', '2004-06-16 00:00:00'),
      row('02777', '旧公司', 'Gone Limited', '1999-01-04 00:00:00'),
      row('02777', '富力地产', 'Guangzhou R&F Properties Co., Ltd.', '2005-07-14 00:00:00'),
      row('02923', '高地股份(四千)', null, '2026-01-05 00:00:00'),
      row('04333', '思科债权', 'Cisco', '2000-01-01 00:00:00'),
      row('00909', '明源云', null, '2020-09-25 00:00:00'),
    ];
    const page = (url: URL) =>
      jsonAnswer({
        success: true,
        code: 0,
        result: {
          pages: 2,
          count: 6,
          data: url.searchParams.get('pageNumber') === '1' ? data.slice(0, 4) : data.slice(4),
        },
      });
    const asked: AskedQuestion[] = [];
    const list = await eastmoneyProvider().reference?.(context(page, asked), 'hk');
    expect(list?.value.map(({ id, name }) => [id, name.en, name['zh-CN']])).toEqual([
      ['HK:00700', 'Tencent Holdings Limited', '腾讯控股'],
      ['HK:00909', '明源云', '明源云'],
      ['HK:02777', 'Guangzhou R&F Properties Co., Ltd.', '富力地产'],
    ]);
    expect(asked.map(({ url }) => url.searchParams.has('filter'))).toEqual([false, false]);
  });

  it('of Tencent are those of both boards, with the English names of their quotes', async () => {
    const asked: AskedQuestion[] = [];
    const boards: Readonly<Record<string, readonly string[]>> = {
      main_all: ['00700~腾讯控股~512.000~0.00', '13005~腾讯权证~0.100~0.00'],
      gem_all: ['08001~东方汇财~0.200~0.00'],
    };
    const quote = (code: string, english: string) => {
      const fields = Object.assign(
        Array.from({ length: 78 }, () => ''),
        { 2: code, 46: english },
      );
      return `v_hk${code}="${fields.join('~')}";`;
    };
    const answer = (url: URL): WireAnswer => {
      if (url.pathname.startsWith('/q='))
        return gbk([quote('00700', 'TENCENT'), quote('08001', 'ORIENT SEC'), 'v_pv_none_match="1";'].join('\n'));
      const data = { page_data: boards[url.searchParams.get('board') ?? ''], page_count: 1 };
      return page(`list_data=${JSON.stringify({ code: 0, msg: 'OK', data })};`);
    };
    const list = await tencentListProvider().reference?.(context(answer, asked), 'hk');
    expect(list?.value.map(({ id, name }) => [id, name.en, name['zh-CN']])).toEqual([
      ['HK:00700', 'TENCENT', '腾讯控股'],
      ['HK:08001', 'ORIENT SEC', '东方汇财'],
    ]);
    expect(asked.map(({ url }) => url.pathname)).toEqual([
      '/data/hk_rank.php',
      '/data/hk_rank.php',
      '/q=hk00700,hk08001',
    ]);
    for (const one of [page('list_data={'), gbk('list_data={"data":{"page_data":["00700~腾讯控股"]}}')]) {
      const spoilt = (url: URL): WireAnswer => (url.pathname.startsWith('/q=') ? gbk(quote('00700', 'TENCENT')) : one);
      const refused = tencentListProvider().reference?.(context(spoilt), 'hk');
      await expect(refused).rejects.toMatchObject({ code: 'provider-body' });
    }
  });

  it('of Yahoo are named in both languages and scripts, funds among them', async () => {
    const asked: AskedQuestion[] = [];
    const names = {
      chinese: ['騰訊控股', '盈富基金'],
      english: ['Tencent Holdings Limited', 'Tracker Fund of Hong Kong'],
    };
    const wire = yahooSessionWire(null);
    const answer = ({ url, headers, body }: AskedQuestion): WireAnswer => {
      if (url.pathname !== '/v1/finance/screener') {
        const sent = { method: body === null ? 'GET' : 'POST', body: body ?? '' };
        return wire(url, headers, sent) ?? htmlAnswer(404, 'Not Found');
      }
      const isFund = body?.includes('"ETF"') ?? false;
      const name = names[url.searchParams.get('lang') === 'zh-Hant-HK' ? 'chinese' : 'english'][isFund ? 1 : 0];
      const row = { symbol: isFund ? '2800.HK' : '0700.HK', shortName: name, longName: name };
      return jsonAnswer({ finance: { result: [{ quotes: [row] }], error: null } });
    };
    const fetch = answersFrom(answer, asked);
    const inSession = { ...context(() => htmlAnswer(404, 'Not Found')), fetch };
    const list = await yahooProvider({ yahooUrl: 'https://yahoo.test' }).reference?.(inSession, 'hk');
    expect(list?.value.map(({ id, name }) => [id, name.en, name['zh-CN'], name['zh-HK']])).toEqual([
      ['HK:00700', 'Tencent Holdings Limited', '腾讯控股', '騰訊控股'],
      ['HK:02800', 'Tracker Fund of Hong Kong', '盈富基金', '盈富基金'],
    ]);
    const screened = asked.filter(({ url }) => url.pathname === '/v1/finance/screener');
    expect(screened.map(({ body }) => /"quoteType":"(\w+)"/.exec(body ?? '')?.[1])).toEqual([
      'EQUITY',
      'EQUITY',
      'ETF',
      'ETF',
    ]);
    expect(list?.source).toMatchObject({ id: 'yahoo-list-hk', kind: 'reference', locator: '2 of 2 rows' });
  });

  it('of Sina end with a page that is not full', async () => {
    const full = Array.from({ length: 80 }, (_, at) => ({
      symbol: `0${1000 + at}`,
      name: `公司${at}`,
      engname: `COMPANY ${at}`,
    }));
    const last = [{ symbol: '80700', name: '腾讯控股-R', engname: 'TENCENT-R' }];
    const asked: AskedQuestion[] = [];
    const pages = (url: URL) => jsonAnswer(url.searchParams.get('page') === '1' ? full : last);
    const list = await sinaListProvider().reference?.(context(pages, asked), 'hk');
    expect(list?.value).toHaveLength(81);
    expect(list?.value.at(-1)).toMatchObject({ id: 'HK:80700', currency: 'CNY', name: { en: 'TENCENT-R' } });
    expect(asked.map(({ headers }) => headers.referer)).toEqual([
      'https://finance.sina.com.cn',
      'https://finance.sina.com.cn',
    ]);
    // Where a page was full, the next may be `null`.
    const none = (url: URL) => jsonAnswer(url.searchParams.get('page') === '1' ? full : null);
    expect((await sinaListProvider().reference?.(context(none), 'hk'))?.value).toHaveLength(80);
  });

  it('of Sina tell who is in an index, and are refused where some are missing', async () => {
    const asked: AskedQuestion[] = [];
    const all = Array.from({ length: 300 }, (_, at) => ({ symbol: `sh${600_000 + at}`, name: 'x' }));
    const pages = (rows: readonly object[]) =>
      answersFrom(({ url }) => {
        const at = Number(url.searchParams.get('page'));
        const shown = rows.slice((at - 1) * 80, at * 80);
        return jsonAnswer(shown.length === 0 ? null : shown);
      }, asked);
    const asking = (rows: readonly object[]) => ({
      fetch: pages(rows),
      clock: { now: () => 0 },
      signal: new AbortController().signal,
    });
    const index = { ...bareInstrument('SH:600000'), id: 'SH:^000300', kind: 'index' } as const;
    const members = await sinaListProvider().members?.(index, asking(all));
    expect(members?.value).toHaveLength(300);
    expect(members?.value[0]).toBe('SH:600000');
    expect(asked[0]?.url.searchParams.get('node')).toBe('hs300');
    await expect(sinaListProvider().members?.(index, asking(all.slice(1)))).rejects.toThrow(/299 members/);
  });

  it('of Sina tell since when a share is in an index, over pages of which the last may come again', async () => {
    const asked: AskedQuestion[] = [];
    const pagesOf = (rows: readonly string[]) =>
      answersFrom(({ url }) => {
        const at = Math.min(Number(url.searchParams.get('page')), Math.ceil(rows.length / 50));
        const page = `<html><table>${rows.slice((at - 1) * 50, at * 50).join('')}</table></html>`;
        return textAnswer(200, 'text/html; charset=gbk', page);
      }, asked);
    const row = (code: string, date: string) =>
      `<TR ><td><div align="center"> ${code}\n</div></td><td><a href="#">x</a></td><td><div>${date}&nbsp;</div></td></TR>`;
    const codes = Array.from({ length: 300 }, (_, at) => `${at < 200 ? 600_000 + at : 300_000 + at}`);
    const index = { ...bareInstrument('SH:600000'), id: 'SH:^000300', kind: 'index' } as const;
    const joined = (rows: readonly string[]) =>
      sinaListProvider().indexChanges?.(index, {
        fetch: pagesOf(rows),
        clock: { now: () => 0 },
        signal: new AbortController().signal,
      });
    // It left once and came back: both days are told.
    const rows = [...codes.map((code) => row(code, '2020-06-15')), row('600000', '2005-04-08')];
    const list = await joined(rows);
    expect(list?.value).toHaveLength(301);
    expect(list?.value[0]).toEqual({
      instrumentId: 'SH:600000',
      isJoining: true,
      date: '2005-04-08',
      knownAt: '2005-04-08',
    });
    expect(list?.value.at(-1)).toMatchObject({ instrumentId: 'SZ:300299', date: '2020-06-15' });
    expect(list?.source.notes?.join()).toMatch(/who left is not told/);
    expect(asked).toHaveLength(8);
    await expect(joined(rows.slice(1, 300))).rejects.toThrow(/299 members/);
    await expect(joined(['<p>nothing here</p>'])).rejects.toThrow(/0 members/);
  });
});
