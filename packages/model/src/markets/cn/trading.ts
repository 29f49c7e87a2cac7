import type { LocalText } from '../../locale.ts';
import { localText } from '../../local-text.ts';
import { ruleSeries, type RuleRecord } from '../../market-rule.ts';
import { cnShareBoards } from './boards.ts';
import {
  bondAndMoneyShanghai,
  commodityFunds,
  crossBorderShanghai,
  crossBorderShenzhen,
  domesticSameDayShenzhen,
  goldShanghai,
} from './funds.ts';

const lotTitle = localText('Order size', '交易单位', '交易單位');
const tickTitle = localText('Price step', '最小报价单位', '最低上落價位');

const settlementTitle = localText('Settlement and resale', '交收与卖出', '交收與沽出');
const byName = 'which funds, by the names in public lists of March to August 2026';

/** Funds whose purchases may be sold at once. */
function sameDay(
  series: string,
  boards: readonly string[],
  codes: readonly string[],
  from: string,
  source: LocalText,
): readonly RuleRecord[] {
  return ruleSeries({ series, market: 'cn', boards, codes, rule: 'settlement', title: settlementTitle }, [
    { from, value: { cashDays: 1, securityDays: 0, resaleDays: 0 }, source, status: 'secondary' },
  ]);
}

/** Lots, ticks, settlement and short sales of the mainland. */
export const cnTrading: readonly RuleRecord[] = [
  ...ruleSeries(
    {
      series: 'cn-lot-main',
      market: 'cn',
      boards: ['sse-main', 'szse-main', 'sse-fund', 'szse-fund'],
      rule: 'lot',
      title: lotTitle,
    },
    [
      {
        from: '2004-01-01',
        value: {
          min: 100,
          step: 100,
          maxLimitOrder: 1_000_000,
          maxMarketOrder: 1_000_000,
          oddLotSell: 'remainder-at-once',
        },
        source: localText(
          'SSE English site',
          '《上海证券交易所交易规则》（上交所英文网站）',
          '《上海證券交易所交易規則》（上交所英文網站）',
        ),
        status: 'verified',
      },
    ],
  ),
  ...ruleSeries({ series: 'cn-lot-chinext', market: 'cn', boards: ['chinext'], rule: 'lot', title: lotTitle }, [
    {
      from: '2009-10-30',
      to: '2020-08-23',
      value: {
        min: 100,
        step: 100,
        maxLimitOrder: 1_000_000,
        maxMarketOrder: 1_000_000,
        oddLotSell: 'remainder-at-once',
      },
      source: localText(
        'Rules of the main board then, recalled',
        '当时的主板规则（凭记忆）',
        '當時的主板規則（憑記憶）',
      ),
      status: 'unverified',
    },
    {
      from: '2020-08-24',
      value: { min: 100, step: 100, maxLimitOrder: 300_000, maxMarketOrder: 150_000, oddLotSell: 'remainder-at-once' },
      source: localText(
        'SSE English site for the lot; the maxima not verified',
        '《上海证券交易所交易规则》（每手股数据上交所英文网站；申报上限未核实）',
        '《上海證券交易所交易規則》（每手股數據上交所英文網站；申報上限未核實）',
      ),
      status: 'secondary',
    },
  ]),
  ...ruleSeries({ series: 'cn-lot-star', market: 'cn', boards: ['star'], rule: 'lot', title: lotTitle }, [
    {
      from: '2019-07-22',
      value: { min: 200, step: 1, maxLimitOrder: 100_000, maxMarketOrder: 50_000, oddLotSell: 'remainder-at-once' },
      source: localText('Several guides to the board', '多份科创板指南', '多份科創板指南'),
      status: 'secondary',
    },
  ]),
  ...ruleSeries({ series: 'cn-lot-bse', market: 'cn', boards: ['bse'], rule: 'lot', title: lotTitle }, [
    {
      from: '2021-11-15',
      value: {
        min: 100,
        step: 1,
        maxLimitOrder: 1_000_000,
        maxMarketOrder: 1_000_000,
        oddLotSell: 'remainder-at-once',
      },
      source: localText('Press; the maxima not verified', '新闻报道（申报上限未核实）', '新聞報道（申報上限未核實）'),
      status: 'secondary',
    },
  ]),
  ...ruleSeries({ series: 'cn-tick', market: 'cn', boards: cnShareBoards, rule: 'tick', title: tickTitle }, [
    {
      from: '2004-01-01',
      value: [{ above: 0, upTo: null, tick: 0.01 }],
      source: localText(
        'SSE English site',
        '《上海证券交易所交易规则》（上交所英文网站）',
        '《上海證券交易所交易規則》（上交所英文網站）',
      ),
      status: 'verified',
    },
  ]),
  ...ruleSeries(
    { series: 'cn-tick-fund', market: 'cn', boards: ['sse-fund', 'szse-fund'], rule: 'tick', title: tickTitle },
    [
      {
        from: '2005-02-23',
        value: [{ above: 0, upTo: null, tick: 0.001 }],
        source: localText('Listed funds, recalled', '上市基金（凭记忆）', '上市基金（憑記憶）'),
        status: 'unverified',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'cn-settlement',
      market: 'cn',
      rule: 'settlement',
      title: settlementTitle,
    },
    [
      {
        from: '2004-01-01',
        value: { cashDays: 1, securityDays: 0, resaleDays: 1 },
        source: localText(
          'Exchange rules: bought on T, sold from T+1; cash of a sale buys on T and leaves the account on T+1',
          '《上海证券交易所交易规则》《深圳证券交易所交易规则》：T 日买入，T+1 日起可卖；卖出资金 T 日可用，T+1 日可取',
          '《上海證券交易所交易規則》《深圳證券交易所交易規則》：T 日買入，T+1 日起可沽；沽出資金 T 日可用，T+1 日可提取',
        ),
        status: 'verified',
      },
    ],
  ),
  ...sameDay(
    'cn-settlement-fund-gold-sse',
    ['sse-fund'],
    goldShanghai,
    '2013-07-29',
    localText(
      'SSE guideline on gold exchange-traded funds: bought units may be sold on the same day (Shanghai Securities News, 2013-07-29, the day the first was listed); range 518',
      '上海证券交易所黄金交易型开放式基金业务指引：当日买入可当日卖出（《上海证券报》2013-07-29，首只上市日）；代码段 518',
      '上海證券交易所黃金交易型開放式基金業務指引：即日買入可即日沽出（《上海證券報》2013-07-29，首隻上市日）；代碼段 518',
    ),
  ),
  ...sameDay(
    'cn-settlement-fund-bond-sse',
    ['sse-fund'],
    bondAndMoneyShanghai,
    '2013-12-09',
    localText(
      'SSE Trading Rules as revised on 2013-10-18, in force from 2013-12-09, article 3.1.5: bond and money-market funds (press of 2013-10-21); ranges 511 and 551',
      '《上海证券交易所交易规则》（2013-10-18 修订，2013-12-09 起施行）第 3.1.5 条：债券与货币市场基金（2013-10-21 新闻报道）；代码段 511、551',
      '《上海證券交易所交易規則》（2013-10-18 修訂，2013-12-09 起施行）第 3.1.5 條：債券與貨幣市場基金（2013-10-21 新聞報道）；代碼段 511、551',
    ),
  ),
  ...sameDay(
    'cn-settlement-fund-cross-sse',
    ['sse-fund'],
    crossBorderShanghai,
    '2015-01-19',
    localText(
      'SSE statement of 2015-01-09 (Shanghai Daily, 2015-01-10): cross-border funds from 2015-01-19, where what they hold may be sold on the day it is bought; ranges 513 and 520, and 510900',
      '上海证券交易所 2015-01-09 通知（《上海日报》2015-01-10）：跨境基金自 2015-01-19 起，限所持证券可当日回转的；代码段 513、520 及 510900',
      '上海證券交易所 2015-01-09 通知（《上海日報》2015-01-10）：跨境基金自 2015-01-19 起，限所持證券可即日回轉的；代碼段 513、520 及 510900',
    ),
  ),
  ...sameDay(
    'cn-settlement-fund-cross-szse',
    ['szse-fund'],
    crossBorderShenzhen,
    '2015-01-19',
    localText(
      `SZSE notice of 2015-01-09 amending article 3.1.4 of its Trading Rules, in force from 2015-01-19: cross-border funds, where what they hold may be sold on the day it is bought; ${byName}`,
      '深圳证券交易所 2015-01-09 通知（修改《深圳证券交易所交易规则》第 3.1.4 条，2015-01-19 起施行）：跨境基金，限所持证券可当日回转的；适用基金按 2026 年 3 月至 8 月公开名单的名称',
      '深圳證券交易所 2015-01-09 通知（修改《深圳證券交易所交易規則》第 3.1.4 條，2015-01-19 起施行）：跨境基金，限所持證券可即日回轉的；適用基金按 2026 年 3 月至 8 月公開名單的名稱',
    ),
  ),
  ...sameDay(
    'cn-settlement-fund-szse',
    ['szse-fund'],
    domesticSameDayShenzhen,
    '2015-01-19',
    localText(
      `SZSE Trading Rules, article 3.1.4 as worded by the notice of 2015-01-09: bond, gold and money-market funds; they had it before, since when was not found; ${byName}`,
      '《深圳证券交易所交易规则》第 3.1.4 条（按 2015-01-09 通知）：债券、黄金与货币市场基金，此前已适用，起始日未查到；适用基金按 2026 年 3 月至 8 月公开名单的名称',
      '《深圳證券交易所交易規則》第 3.1.4 條（按 2015-01-09 通知）：債券、黃金與貨幣市場基金，此前已適用，起始日未查到；適用基金按 2026 年 3 月至 8 月公開名單的名稱',
    ),
  ),
  ...sameDay(
    'cn-settlement-fund-commodity',
    ['szse-fund'],
    commodityFunds,
    '2020-01-20',
    localText(
      'SZSE amendment of articles 3.1.4 and 3.1.5 of its Trading Rules: funds of commodity futures; its date is taken from the SSE notice of the same text, SSE 2020 No. 1, in force from 2020-01-20',
      '《深圳证券交易所交易规则》第 3.1.4、3.1.5 条修改：商品期货基金；日期取自文本相同的上证发〔2020〕1号，2020-01-20 起施行',
      '《深圳證券交易所交易規則》第 3.1.4、3.1.5 條修改：商品期貨基金；日期取自文本相同的上證發〔2020〕1號，2020-01-20 起施行',
    ),
  ),
  ...ruleSeries(
    {
      series: 'cn-short-sale',
      market: 'cn',
      rule: 'short-sale',
      title: localText('Short sales', '融券卖空', '融券沽空'),
    },
    [
      {
        from: '2004-01-01',
        to: '2010-03-30',
        value: { allowed: 'no', uptick: 'none' },
        source: localText('Recalled', '凭记忆', '憑記憶'),
        status: 'unverified',
      },
      {
        from: '2010-03-31',
        value: { allowed: 'designated', uptick: 'always' },
        source: localText(
          'Securities lending pilot of 2010-03-31; refinancing of loans suspended since 2024-07-11; recalled',
          '2010-03-31 融资融券试点；2024-07-11 起暂停转融券（凭记忆）',
          '2010-03-31 融資融券試點；2024-07-11 起暫停轉融券（憑記憶）',
        ),
        status: 'unverified',
      },
    ],
  ),
];
