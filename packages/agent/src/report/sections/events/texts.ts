import { localText } from '@plumbline/model/local-text';
import { asserting } from '../../asserting.ts';
import type { LocalText } from '@plumbline/model/locale';
import type { MarketEventKind } from '@plumbline/model/market-event';

const kind: Readonly<Record<MarketEventKind, LocalText>> = {
  earnings: localText('Results', '业绩公布', '業績公佈'),
  dividend: localText('Ex-dividend day', '除息日', '除淨日'),
  split: localText('Share split', '拆股', '拆股'),
  filing: localText('Filing', '公告', '公告'),
  news: localText('News', '新闻', '新聞'),
  listing: localText('First trading day', '上市首日', '上市首日'),
  'lock-up': localText('End of a lock-up', '限售解禁', '禁售期屆滿'),
  'index-change': localText('Index change', '指数成分调整', '指數成份調整'),
  macro: localText('Economic release', '经济数据发布', '經濟數據公佈'),
  token: localText('Change to the network or supply', '网络或供应变动', '網絡或供應變動'),
};

/** What is dated ahead, and how the price reacted to past results. */
export const eventTexts = {
  kind,
  ahead: localText(
    '{what}: {date}, in {days} days. {cite}',
    '{what}：{date}，距今 {days} 天。{cite}',
    '{what}：{date}，距今 {days} 天。{cite}',
  ),
  estimated: localText(
    '{what} expected about {date}, in {days} days, if the company keeps its rhythm. {cite}',
    '{what}预计在 {date} 前后，距今 {days} 天，按以往节奏推算。{cite}',
    '{what}預計在 {date} 前後，距今 {days} 天，按以往節奏推算。{cite}',
  ),
  atThisPace: localText(
    '{what}: about {date}, in {days} days, if blocks keep coming at the planned pace. {cite}',
    '{what}：约 {date}，距今 {days} 天，按计划的出块速度推算。{cite}',
    '{what}：約 {date}，距今 {days} 天，按計劃的出塊速度推算。{cite}',
  ),
  lastChange: localText(
    'The latest change to the network: {what}, {date}. {cite}',
    '网络最近一次变动：{what}，{date}。{cite}',
    '網絡最近一次變動：{what}，{date}。{cite}',
  ),
  nothingOfNetwork: localText(
    'No dated list covers changes to this network.',
    '没有来源列出该网络的变动日期。',
    '沒有來源列出該網絡的變動日期。',
  ),
  withinChance: asserting(
    localText(
      'Around the newest {count} {results} the price moved {mean} on average beyond the market, which is within chance (t {t}); the usual size of a move was {size}.',
      '有记录的最近 {count} 次{results}前后，扣除市场影响平均变动 {mean}，属于偶然范围（t 为 {t}），常见幅度为 {size}。',
      '有紀錄的最近 {count} 次{results}前後，扣除市場影響平均變動 {mean}，屬於偶然範圍（t 為 {t}），常見幅度為 {size}。',
    ),
    { count: 'eventCount', mean: 'meanReaction', t: 'reactionT', size: 'reactionSize' },
  ),
  beyondChance: asserting(
    localText(
      'Around the newest {count} {results} the price moved {mean} on average beyond the market, more than chance explains (t {t}); the usual size of a move was {size}.',
      '有记录的最近 {count} 次{results}前后，扣除市场影响平均变动 {mean}，超出偶然范围（t 为 {t}），常见幅度为 {size}。',
      '有紀錄的最近 {count} 次{results}前後，扣除市場影響平均變動 {mean}，超出偶然範圍（t 為 {t}），常見幅度為 {size}。',
    ),
    { count: 'eventCount', mean: 'meanReaction', t: 'reactionT', size: 'reactionSize' },
  ),
  announced: localText('announcements of results on record', '业绩公布', '業績公佈'),
  filed: localText(
    'filings of results, which may have been announced earlier,',
    '财报披露（业绩可能更早公布）',
    '財報披露（業績可能更早公佈）',
  ),
  nothingAhead: localText(
    'No source has a dated event ahead.',
    '没有来源提供未来的日程事件。',
    '沒有來源提供未來的日程事件。',
  ),
  noReactions: localText(
    'Too few past results have prices and an index around them.',
    '前后同时具备价格与指数的历史业绩太少。',
    '前後同時具備價格與指數的歷史業績太少。',
  ),
  nothing: localText(
    'No source has dated events, and too few past results have prices around them.',
    '没有来源提供日程事件，前后具备价格的历史业绩也太少。',
    '沒有來源提供日程事件，前後具備價格的歷史業績亦太少。',
  ),
  aheadSoon: localText(
    '{what} within one day: {date}. {cite}',
    '{what}：{date}，一日之内。{cite}',
    '{what}：{date}，一日之內。{cite}',
  ),
} as const;
