import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';

/** What cannot be looked at, and the nearest thing that can. */
interface Lacking {
  readonly name: LocalText;
  readonly instead: LocalText;
}

const prices = localText(
  'Closes, volume and indicators of daily or shorter bars can be tested, such as “closes above its 20-day high”.',
  '可以回测日线或更短周期的收盘价、成交量与指标，例如“收盘创 20 日新高”。',
  '可以回測日線或更短週期的收市價、成交量與指標，例如「收市創 20 日新高」。',
);
const figures = localText(
  'Reported figures and prices can be used, such as P/E below 15 or revenue growth above 10%.',
  '可以使用财报数据与价格，例如市盈率低于 15 或营收增长高于 10%。',
  '可以使用財報數據與價格，例如市盈率低於 15 或收入增長高於 10%。',
);
const funds = localText(
  'A share, a listed fund or a coin can be traded in its place, such as GLD for gold.',
  '可以改为交易股票、上市基金或币种，例如用黄金 ETF 代替黄金期货。',
  '可以改為交易股票、上市基金或幣種，例如用黃金 ETF 代替黃金期貨。',
);

const lackings: Readonly<Record<string, Lacking>> = {
  future: {
    name: localText('what comes after the day of the trade', '交易日之后才知道的事', '交易日之後才知道的事'),
    instead: prices,
  },
  options: { name: localText('options and implied volatility', '期权与隐含波动率', '期權與引伸波幅'), instead: funds },
  futures: { name: localText('futures', '期货', '期貨'), instead: funds },
  warrants: { name: localText('warrants and bull/bear contracts', '窝轮与牛熊证', '窩輪與牛熊證'), instead: funds },
  convertibles: { name: localText('convertible bonds', '可转债', '可換股債'), instead: funds },
  bondsAlone: {
    name: localText('single bonds, repos and credit ratings', '个券、逆回购与信用评级', '單隻債券、逆回購與信貸評級'),
    instead: funds,
  },
  currencies: { name: localText('currency pairs', '外汇', '外匯'), instead: funds },
  orderBook: {
    name: localText('the order book and auctions', '盘口、封单与集合竞价', '買賣盤、封單與競價時段'),
    instead: prices,
  },
  dragonTiger: { name: localText('the Dragon-Tiger list', '龙虎榜', '龍虎榜'), instead: prices },
  mainFlow: { name: localText('money flows by size of order', '主力资金流向', '主力資金流向'), instead: prices },
  estimates: {
    name: localText('estimates and ratings of analysts', '分析师预期与评级', '分析員預期與評級'),
    instead: figures,
  },
  insiderTrades: {
    name: localText('dealings of insiders and politicians', '内部人与名人的买卖', '內部人與名人的買賣'),
    instead: figures,
  },
  sentiment: {
    name: localText('news, sentiment and what people say', '新闻、舆情与情绪', '新聞、輿情與情緒'),
    instead: prices,
  },
  clockTimes: {
    name: localText('times of the day and hours outside of trading', '日内时刻与盘前盘后', '日內時刻與開市前收市後'),
    instead: prices,
  },
  alternative: {
    name: localText('weather, elections and the like', '天气、选举等数据', '天氣、選舉等數據'),
    instead: prices,
  },
  judgement: {
    name: localText('a judgement without a number', '没有数字的判断', '沒有數字的判斷'),
    instead: localText(
      'Say a figure and a limit, such as P/E below 12, ROE above 15% or RSI below 30.',
      '请说出指标与界限，例如市盈率低于 12、ROE 高于 15% 或 RSI 低于 30。',
      '請說出指標與界限，例如市盈率低於 12、ROE 高於 15% 或 RSI 低於 30。',
    ),
  },
};

/** The name of what a reading refuses, with the nearest thing that can be used; nothing for other refusals. */
export const lackingOf = (id: string): Lacking | undefined => lackings[id];

/** Refuses by name, and says what can be tested in its place. */
export function lackingText({ name, instead }: Lacking): LocalText {
  return localText(
    `Not available here: ${name.en}. ${instead.en}`,
    `这里没有：${name['zh-CN']}。${instead['zh-CN']}`,
    `這裡沒有：${name['zh-HK']}。${instead['zh-HK']}`,
  );
}
