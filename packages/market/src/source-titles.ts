import type { Interval } from '@plumbline/model/bar';
import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import type { Source } from '@plumbline/model/source';

type Titles = Pick<Source, 'title' | 'titles'>;

/** What a source is called, in English for machines and in each language for readers. */
export function titled(titles: LocalText): Titles {
  return { title: titles.en, titles };
}

function intervalText(interval: Interval): LocalText {
  return interval === '1d' ? localText('daily', '日线', '日線') : localText(interval, ` ${interval} `, ` ${interval} `);
}

/** A source whose bars were joined to longer ones. Weeks and months go without saying. */
export function composedSource(source: Source, interval: Interval, part: Interval): Source {
  if (interval === '1w' || interval === '1mo') return source;
  const { title } = source;
  const known = source.titles ?? localText(title, title, title);
  const titles = localText(
    `${known.en}, ${interval} bars from ${part}`,
    `${known['zh-CN']}（${interval} K 线由 ${part} 合成）`,
    `${known['zh-HK']}（${interval} K 線由 ${part} 合成）`,
  );
  return { ...source, ...titled(titles) };
}

/** Titles that the product itself gives to what a vendor sends; a publisher's own titles stay in its language. */
export const sourceTitles = {
  bars: (symbol: string, interval: Interval): Titles => {
    const every = intervalText(interval);
    return titled(
      localText(`${symbol} ${every.en} prices`, `${symbol} ${every['zh-CN']}行情`, `${symbol} ${every['zh-HK']}行情`),
    );
  },
  barsAndActions: (symbol: string, interval: Interval): Titles => {
    const every = intervalText(interval);
    return titled(
      localText(
        `${symbol} ${every.en} prices, dividends and splits`,
        `${symbol} ${every['zh-CN']}行情、分红与拆股`,
        `${symbol} ${every['zh-HK']}行情、派息與拆股`,
      ),
    );
  },
  barsIn: (symbol: string, interval: Interval, currency: string): Titles => {
    const every = intervalText(interval);
    return titled(
      localText(
        `${symbol} ${every.en} prices in ${currency}`,
        `${symbol} ${every['zh-CN']}行情（${currency}）`,
        `${symbol} ${every['zh-HK']}行情（${currency}）`,
      ),
    );
  },
  quote: (symbol: string): Titles => titled(localText(`${symbol} last price`, `${symbol} 最新价`, `${symbol} 最新價`)),
  members: titled(localText('Who is in the index', '指数成份股', '指數成份股')),
  list: titled(localText('List of companies', '公司名单', '公司名單')),
  quotes: titled(localText('Last prices', '最新价', '最新價')),
  quoteIn: (symbol: string, currency: string): Titles =>
    titled(
      localText(
        `${symbol} last price in ${currency}`,
        `${symbol} 最新价（${currency}）`,
        `${symbol} 最新價（${currency}）`,
      ),
    ),
  actions: (symbol: string): Titles =>
    titled(localText(`${symbol} dividends and splits`, `${symbol} 分红与拆股`, `${symbol} 派息與拆股`)),
  statementsAsFiled: (company: string): Titles =>
    titled(
      localText(
        `${company}: financial statements as filed`,
        `${company}：申报的财务报表`,
        `${company}：申報的財務報表`,
      ),
    ),
  statementsAsAnnounced: (symbol: string): Titles =>
    titled(
      localText(
        `${symbol}: financial statements as announced`,
        `${symbol}：公告的财务报表`,
        `${symbol}：公告的財務報表`,
      ),
    ),
  statementsIn: (symbol: string, currency: string): Titles =>
    titled(
      localText(
        `${symbol}: financial statements in ${currency}`,
        `${symbol}：财务报表（${currency}）`,
        `${symbol}：財務報表（${currency}）`,
      ),
    ),
  statementsArranged: (symbol: string, publisher: string): Titles =>
    titled(
      localText(
        `${symbol}: statements as ${publisher} arranges them`,
        `${symbol}：经 ${publisher} 整理的报表`,
        `${symbol}：經 ${publisher} 整理的報表`,
      ),
    ),
  filings: (company: string): Titles =>
    titled(localText(`${company}: filings`, `${company}：申报文件`, `${company}：申報文件`)),
  dividends: (code: string): Titles => titled(localText(`${code}: dividends`, `${code}：分红`, `${code}：派息`)),
  results: (code: string): Titles =>
    titled(localText(`${code}: days of results`, `${code}：业绩披露日`, `${code}：業績公佈日`)),
  rates: (pair: string): Titles => titled(localText(`${pair} daily rates`, `${pair} 每日汇率`, `${pair} 每日匯率`)),
  network: (coin: string): Titles =>
    titled(localText(`Daily network figures of ${coin}`, `${coin} 每日链上数据`, `${coin} 每日鏈上數據`)),
  figures: (symbol: string, publisher: string): Titles =>
    titled(
      localText(
        `${symbol}: figures computed by ${publisher}`,
        `${symbol}：${publisher} 计算的指标`,
        `${symbol}：${publisher} 計算的指標`,
      ),
    ),
  news: (about: string): Titles => titled(localText(`News about ${about}`, `${about} 相关新闻`, `${about} 相關新聞`)),
};
