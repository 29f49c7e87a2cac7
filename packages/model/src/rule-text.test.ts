import { describe, expect, it } from 'vitest';
import { markets } from './markets/registry.ts';
import { ruleText } from './rule-text.ts';

const textOf = (id: string) => {
  const record = markets.flatMap(({ rules }) => rules).find((rule) => rule.id === id);
  if (record === undefined) throw new Error(`no rule ${id}`);
  return ruleText(record);
};

describe('a rule in words', () => {
  it.each([
    ['cn-stamp-duty@2023-08-28', '0.05% of the value, on sales', '成交金额的 0.05%，卖出收取'],
    [
      'hk-stamp-duty@2023-11-17',
      '0.1% of the value, on both sides, rounded up to 1, funds exempt',
      '成交金额的 0.1%，双向收取，向上取整至 1，基金豁免',
    ],
    [
      'hk-settlement-fee@2004-01-01',
      '0.002% of the value, on both sides, at least 2, at most 100',
      '成交金额的 0.002%，双向收取，最低 2，最高 100',
    ],
    ['us-finra-taf@2026-01-01', '0.000195 a share, on sales, at most 9.79', '每股 0.000195，卖出收取，最高 9.79'],
    ['cn-limit-main@1996-12-16', '±10% of the previous close', '前收盘价 ±10%'],
    ['cn-listing-main@2014-01-01', 'First session, +44% and −36%', '前 1 个交易日，+44% 与 −36%'],
    ['cn-listing-star@2019-07-22', 'First 5 sessions without limit', '前 5 个交易日无涨跌幅限制'],
    [
      'cn-lot-star@2019-07-22',
      'At least 200, then in steps of 1, at most 100,000 an order, 50,000 at the market, a smaller remainder is sold in one order',
      '最少 200，以 1 递增，单笔最多 100,000，市价单 50,000，零股须一次卖出',
    ],
    ['us-tick@2005-08-29', '0–0.9999: 0.0001 · 0.9999–∞: 0.01', '0–0.9999: 0.0001 · 0.9999–∞: 0.01'],
    [
      'cn-settlement@2004-01-01',
      'Cash T+1, shares T+0, sold again from the next session',
      '资金 T+1，证券 T+0，次一交易日起可卖出',
    ],
    [
      'cn-dividend-tax@2015-09-08',
      '20% when held up to a month, 10% when held up to 12 months, 0% beyond, taken when the share is sold',
      '持有不超过 1 个月 20%，持有不超过 12 个月 10%，更久 0%，卖出时扣缴',
    ],
    ['us-commission-none@1998-01-01', 'None', '无'],
    ['us-commission-per-share@1998-01-01', '0.005 a share, at least 1', '每股 0.005，最低 1'],
    [
      'crypto-binance-spot@2017-07-14',
      'binance spot, VIP 0, maker 0.1%, taker 0.1%',
      'binance spot, VIP 0，挂单 0.1%，吃单 0.1%',
    ],
  ])('%s', (id, en, zh) => {
    expect([textOf(id).en, textOf(id)['zh-CN']]).toEqual([en, zh]);
  });

  it('is told of every record in every language', () => {
    for (const record of markets.flatMap(({ rules }) => rules)) {
      for (const [locale, text] of Object.entries(ruleText(record))) {
        expect([record.id, locale, text.length > 0 && !/NaN|undefined|null/.test(text)]).toEqual([
          record.id,
          locale,
          true,
        ]);
      }
    }
  });
});
