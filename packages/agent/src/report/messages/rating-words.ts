import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { RatingLabel, RatingPart } from '@plumbline/model/rating';

/** What ratings and their parts are called, on the page and in every export. */
export const ratingLabelTexts: Readonly<Record<RatingLabel, LocalText>> = {
  sell: localText('Sell', '卖出', '沽出'),
  reduce: localText('Reduce', '减持', '減持'),
  hold: localText('Hold', '持有', '持有'),
  accumulate: localText('Accumulate', '增持', '增持'),
  buy: localText('Buy', '买入', '買入'),
};

export const ratingPartTexts: Readonly<Record<RatingPart, LocalText>> = {
  valuation: localText('Valuation', '估值', '估值'),
  quality: localText('Quality', '质量', '質素'),
  momentum: localText('Momentum', '动量', '動量'),
  risk: localText('Risk', '风险', '風險'),
  evidence: localText('Evidence', '证据', '證據'),
};

/** What a part of the rating is the mean of, by the key of the reading. */
export const ratingReadingTexts: Readonly<Record<string, LocalText>> = {
  growth: localText('sales growth', '营收增速', '收入增長'),
  dilution: localText('number of shares', '股数变化', '股數變化'),
  roic: localText('return on capital', '投入资本回报率', '投入資本回報率'),
  roe: localText('return on equity', '净资产收益率', '股本回報率'),
  margin: localText('operating margin against a year earlier', '营业利润率同比', '經營溢利率按年比較'),
  cash: localText('cash behind the profit', '利润的现金支撑', '溢利的現金支持'),
  momentum: localText(
    'return over a year, last month left out',
    '近一年涨跌幅（剔除最近一个月）',
    '近一年升跌幅（剔除最近一個月）',
  ),
  trend: localText('price against its 200-day average', '价格对 200 日均线', '價格對 200 天平均線'),
  relative: localText('half a year against the market', '近半年对大盘', '近半年對大市'),
  leverage: localText('net debt to EBITDA', '净债务/EBITDA', '淨債務/EBITDA'),
  cover: localText('interest cover', '利息保障倍数', '利息覆蓋率'),
  volatility: localText('volatility', '波动率', '波幅'),
  drawdown: localText('deepest fall', '最大回撤', '最大跌幅'),
};
