import { localText } from '@plumbline/model/local-text';
import type { ShortSaleValue } from '@plumbline/model/market-rule';
import type { MarketId } from '@plumbline/model/instrument';
import type { LocalText } from '@plumbline/model/locale';

const short: Readonly<Record<ShortSaleValue['allowed'], LocalText>> = {
  yes: localText('It may be sold short.', '可以卖空。', '可以沽空。'),
  designated: localText(
    'Only designated instruments may be sold short here.',
    '该市场仅指定标的可以卖空。',
    '該市場僅指定標的可以沽空。',
  ),
  no: localText('It may not be sold short here.', '该市场不允许卖空。', '該市場不容許沽空。'),
};

/** What another listing of the company is called, by its market. */
export const listingNames: Readonly<Record<MarketId, LocalText>> = {
  us: localText('its US listing', '其美股', '其美股'),
  cn: localText('its A-share', '其 A 股', '其 A 股'),
  hk: localText('its Hong Kong listing', '其港股', '其港股'),
  crypto: localText('its coin', '其代币', '其代幣'),
};

/** What the rules of a market mean for a holder. */
export const ruleTexts = {
  short,
  otherClass: localText('its other class of shares', '其另一类股份', '其另一類股份'),
  premium: localText(
    'Its premium to {other}, last at {price}, is {premium} for the same number of shares in one currency.',
    '相对{other}（最近价 {price}），按相同股数与同一货币折算的溢价为 {premium}。',
    '相對{other}（最近價 {price}），按相同股數與同一貨幣折算的溢價為 {premium}。',
  ),
  limits: localText(
    'The price may move {limit} a session at most; over the last year it closed at the upper limit on {up} sessions and at the lower one on {down}, when nobody could sell.',
    '每日涨跌幅限制为 {limit}，近一年收盘于涨停价 {up} 天、跌停价 {down} 天，跌停时难以卖出。',
    '每日升跌幅限制為 {limit}，近一年收市於漲停價 {up} 天、跌停價 {down} 天，跌停時難以沽出。',
  ),
  limitOnly: localText(
    'The price may move {limit} a session at most.',
    '每日涨跌幅限制为 {limit}。',
    '每日升跌幅限制為 {limit}。',
  ),
  lot: localText(
    'The smallest order is {lot} shares, about {value} at the last price.',
    '最少买入 {lot} 股，按最近价格计约为 {value}。',
    '最少買入 {lot} 股，按最近價格計約為 {value}。',
  ),
  nextDay: localText(
    'What was bought today can be sold from the next session on.',
    '当日买入的股份须待下一交易日方可卖出。',
    '當日買入的股份須待下一交易日方可沽出。',
  ),
  always: localText(
    'It trades at all hours and without a closing auction: its daily bars end at midnight UTC.',
    '全天候交易，没有收盘竞价，日线以 UTC 零点为界。',
    '全天候交易，沒有收市競價，日線以 UTC 零時為界。',
  ),
  turnover: localText(
    'About {turnover} changes hands on an average day.',
    '日均成交额约为 {turnover}。',
    '日均成交額約為 {turnover}。',
  ),
  nothing: localText(
    'No rule of its market is on record for this instrument and date.',
    '该标的在该日期没有市场规则记录。',
    '該標的在該日期沒有市場規則紀錄。',
  ),
} as const;
