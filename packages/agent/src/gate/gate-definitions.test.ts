import { describe, expect, it } from 'vitest';
import { createGate } from './judge.ts';
import { isDefinition } from './definitions.ts';
import { facts, instruments } from './testing/gate-facts.ts';

// What a figure is worked out from is right or wrong: no opinion.

const gate = createGate({ facts, instruments });
const laneOf = (text: string): string => {
  gate.restart();
  return gate.judge(text).lane;
};

const pairs: readonly (readonly [right: string, wrong: string])[] = [
  [
    'The P/E ratio is the share price divided by earnings per share.',
    'The P/E ratio is the share price divided by book value per share.',
  ],
  [
    'A P/B ratio compares the share price with book value per share.',
    'A P/B ratio compares the share price with earnings per share.',
  ],
  ['Operating margin is operating income divided by revenue.', 'Operating margin is gross profit divided by revenue.'],
  ['Return on equity is net income relative to equity.', 'Return on equity is net income relative to total assets.'],
  [
    'Free cash flow is cash flow from operations less capital expenditure.',
    'Free cash flow is cash flow from operations plus capital expenditure.',
  ],
  ['Net debt is total debt minus cash.', 'Net debt is total debt plus cash.'],
  [
    'Beta measures how strongly a share moves with the market.',
    'Beta measures how strongly a share moves with its earnings.',
  ],
  [
    'A drawdown is the decline from a peak to the next trough.',
    'A drawdown is the rise from a trough to the next peak.',
  ],
  [
    'Market capitalisation is the share price multiplied by the number of shares.',
    'Market capitalisation is the share price divided by the number of shares.',
  ],
  ['市净率是股价与每股净资产之比。', '市净率是股价与每股盈利之比。'],
  ['净利率等于净利润除以营业收入。', '净利率等于营业利润除以总资产。'],
  ['自由现金流等于经营现金流减去资本支出。', '自由现金流等于净利润加上折旧。'],
  ['派息率是股息占净利润的比例。', '派息率是股息占股价的比例。'],
  ['股息率是每股股息与股价的比值。', '股息率是股价与每股股息的比值。'],
  ['波动率衡量股价波动的程度。', '波动率衡量公司盈利的增长。'],
];

describe('a definition', () => {
  it.each(pairs)('is a thought where it is right: %s', (right, wrong) => {
    expect(isDefinition(right)).toBe(true);
    expect(laneOf(right)).toBe('reasoning');
    expect(laneOf(wrong)).toBe('withheld');
  });

  it('is none where nothing is worked out', () => {
    expect(isDefinition('A high P/E ratio is not the same as a good price.')).toBeNull();
    expect(isDefinition('净利率未必能够反映现金流。')).toBeNull();
  });

  it('is wrong with its two sides the other way round', () => {
    for (const text of [
      'Gross margin is revenue divided by gross profit.',
      'The current ratio is current liabilities divided by current assets.',
      '市盈率等于每股收益除以股价。',
    ])
      expect(isDefinition(text)).toBe(false);
  });
});
