import { describe, expect, it } from 'vitest';
import { createGate } from './judge.ts';
import { facts, instruments } from './testing/gate-facts.ts';

// Remarks beside the figures, and claims, forecasts and advice made of the same words.

const gate = createGate({ facts, instruments });
const laneOf = (text: string): string => {
  gate.restart();
  return gate.judge(text).lane;
};

const families: readonly (readonly [what: string, remarks: readonly string[], claims: readonly string[]])[] = [
  [
    'something supposed',
    [
      'If growth slows, a multiple this high could be difficult to support.',
      'If interest rates remain high, indebted companies may come under pressure.',
      '若增长放缓，较高的估值可能难以维持。',
      '如果利润率改善，现时的估值会显得合理。',
    ],
    [
      'If growth slows, the company will fail.',
      'If margins recover, the share price could rise.',
      '若增长放缓，公司将会亏损。',
      '如果派息增加，股价可能上升。',
    ],
  ],
  [
    'a question',
    [
      'The open question is whether the margin can hold.',
      'Whether the spending pays off remains to be seen.',
      '关键在于利润率能否维持。',
      '增速能否持续，仍有待观察。',
    ],
    [
      'The open question is when the fraud comes out.',
      'The question is why earnings fell.',
      '关键在于公司能否赢得诉讼。',
    ],
  ],
  [
    'what it depends on',
    [
      'The conclusion depends largely on the growth assumption.',
      'Much will depend on how long spending stays at this level.',
      '结果取决于对增长的假设。',
    ],
    ['The conclusion depends on the new product.', 'Much depends on the trial.', '增长能否持续取决于新产品。'],
  ],
  [
    'what is not known',
    [
      'We do not have quarterly figures, so we cannot say how the trend has changed.',
      'The numbers alone cannot explain the difference.',
      'Estimates may be revised.',
      '由于没有分部数据，因此无法判断增长的来源。',
      '单看这些数据，难以判断原因。',
    ],
    [
      'The data is wrong.',
      'The numbers do not include hidden debts.',
      'I do not see a risk here.',
      'Forecasts are higher than last year.',
      'The accounts cannot be reliable.',
      '数据来自已经辞任的审计师。',
    ],
  ],
  [
    'a next step',
    [
      'A sensible next step would be to read the cash flow statement.',
      'I would then compare margins with close competitors.',
      '下一步可以查看现金流量表。',
    ],
    ['A sensible next step would be to sell the shares.', 'I would then buy the stock.', '下一步可以买入。'],
  ],
  [
    'what is left open',
    [
      'This suggests that growth alone may not justify the multiple.',
      'This leaves little margin for error.',
      'One possible explanation is that costs rose, but the data cannot confirm it.',
      '这可能只是时间上的差异。',
    ],
    [
      'This suggests that growth will last.',
      'This suggests that the company may cut its dividend.',
      'One possible explanation is that the product failed, but the data cannot confirm it.',
      '这说明增长会持续。',
      '这或反映公司的管理问题。',
    ],
  ],
  [
    'what holds of a kind',
    [
      'A low multiple alone does not make a stock cheap.',
      'A premium may reflect quality rather than growth.',
      'Dividends are not guaranteed.',
      'One year is not a trend.',
      '低市净率不代表便宜。',
      '过往回报并不保证未来收益。',
    ],
    [
      'A low multiple makes a stock cheap.',
      'A premium is not justified.',
      'Dividends are guaranteed.',
      'Past returns guarantee future returns.',
      '低市净率说明股票便宜。',
      '过往回报保证未来收益。',
    ],
  ],
  [
    'whom it may suit',
    ['Income investors may prefer the higher yield.', '看重股息的投资者可能更看重现金流。'],
    ['Cautious investors may want to sell the stock.', 'Growth investors should buy it.', '看重股息的投资者应该买入。'],
  ],
  [
    'no advice',
    ['This is not a recommendation to buy or sell.', '以上分析不构成投资建议。'],
    ['This is a recommendation to buy.', '以上分析构成投资建议。'],
  ],
  ['an offer', ['Would you like a comparison of margins?', '需要我再对比一下现金流吗？'], []],
];

describe('a remark', () => {
  it.each(families.flatMap(([what, remarks]) => remarks.map((text) => [what, text])))(
    'of %s is a thought: %s',
    (_, text) => {
      expect(laneOf(text)).toBe('reasoning');
    },
  );

  it.each(families.flatMap(([what, , claims]) => claims.map((text) => [what, text])))(
    'of %s is no claim: %s',
    (_, text) => {
      expect(laneOf(text)).toBe('withheld');
    },
  );
});
