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

const settlementTitle = localText('Settlement and resale', '交收与卖出', '交收與賣出');
const byName = 'which funds, by the names in public lists of March to August 2026';

/** Funds whose purchases may be sold at once. */
function sameDay(
  series: string,
  boards: readonly string[],
  codes: readonly string[],
  from: string,
  source: string,
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
        source: 'SSE English site',
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
      source: 'Rules of the main board then, recalled',
      status: 'unverified',
    },
    {
      from: '2020-08-24',
      value: { min: 100, step: 100, maxLimitOrder: 300_000, maxMarketOrder: 150_000, oddLotSell: 'remainder-at-once' },
      source: 'SSE English site for the lot; the maxima not verified',
      status: 'secondary',
    },
  ]),
  ...ruleSeries({ series: 'cn-lot-star', market: 'cn', boards: ['star'], rule: 'lot', title: lotTitle }, [
    {
      from: '2019-07-22',
      value: { min: 200, step: 1, maxLimitOrder: 100_000, maxMarketOrder: 50_000, oddLotSell: 'remainder-at-once' },
      source: 'Several guides to the board',
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
      source: 'Press; the maxima not verified',
      status: 'secondary',
    },
  ]),
  ...ruleSeries({ series: 'cn-tick', market: 'cn', boards: cnShareBoards, rule: 'tick', title: tickTitle }, [
    {
      from: '2004-01-01',
      value: [{ above: 0, upTo: null, tick: 0.01 }],
      source: 'SSE English site',
      status: 'verified',
    },
  ]),
  ...ruleSeries(
    { series: 'cn-tick-fund', market: 'cn', boards: ['sse-fund', 'szse-fund'], rule: 'tick', title: tickTitle },
    [
      {
        from: '2005-02-23',
        value: [{ above: 0, upTo: null, tick: 0.001 }],
        source: 'Listed funds, recalled',
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
        source: 'Exchange rules: bought on T, sold from T+1; cash of a sale buys on T and leaves the account on T+1',
        status: 'verified',
      },
    ],
  ),
  ...sameDay(
    'cn-settlement-fund-gold-sse',
    ['sse-fund'],
    goldShanghai,
    '2013-07-29',
    'SSE guideline on gold exchange-traded funds: bought units may be sold on the same day (Shanghai Securities News, 2013-07-29, the day the first was listed); range 518',
  ),
  ...sameDay(
    'cn-settlement-fund-bond-sse',
    ['sse-fund'],
    bondAndMoneyShanghai,
    '2013-12-09',
    'SSE Trading Rules as revised on 2013-10-18, in force from 2013-12-09, article 3.1.5: bond and money-market funds (press of 2013-10-21); ranges 511 and 551',
  ),
  ...sameDay(
    'cn-settlement-fund-cross-sse',
    ['sse-fund'],
    crossBorderShanghai,
    '2015-01-19',
    'SSE statement of 2015-01-09 (Shanghai Daily, 2015-01-10): cross-border funds from 2015-01-19, where what they hold may be sold on the day it is bought; ranges 513 and 520, and 510900',
  ),
  ...sameDay(
    'cn-settlement-fund-cross-szse',
    ['szse-fund'],
    crossBorderShenzhen,
    '2015-01-19',
    `SZSE notice of 2015-01-09 amending article 3.1.4 of its Trading Rules, in force from 2015-01-19: cross-border funds, where what they hold may be sold on the day it is bought; ${byName}`,
  ),
  ...sameDay(
    'cn-settlement-fund-szse',
    ['szse-fund'],
    domesticSameDayShenzhen,
    '2015-01-19',
    `SZSE Trading Rules, article 3.1.4 as worded by the notice of 2015-01-09: bond, gold and money-market funds; they had it before, since when was not found; ${byName}`,
  ),
  ...sameDay(
    'cn-settlement-fund-commodity',
    ['szse-fund'],
    commodityFunds,
    '2020-01-20',
    'SZSE amendment of articles 3.1.4 and 3.1.5 of its Trading Rules: funds of commodity futures; its date is taken from the SSE notice of the same text, SSE 2020 No. 1, in force from 2020-01-20',
  ),
  ...ruleSeries(
    {
      series: 'cn-short-sale',
      market: 'cn',
      rule: 'short-sale',
      title: localText('Short sales', '融券卖空', '融券賣空'),
    },
    [
      {
        from: '2004-01-01',
        to: '2010-03-30',
        value: { allowed: 'no', uptick: 'none' },
        source: 'Recalled',
        status: 'unverified',
      },
      {
        from: '2010-03-31',
        value: { allowed: 'designated', uptick: 'always' },
        source: 'Securities lending pilot of 2010-03-31; refinancing of loans suspended since 2024-07-11; recalled',
        status: 'unverified',
      },
    ],
  ),
];
