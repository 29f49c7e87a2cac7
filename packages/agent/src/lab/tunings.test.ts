import { describe, expect, it } from 'vitest';
import { isTuning } from './tunings.ts';

describe('a reason for a change of a setting', () => {
  it.each([
    'A longer look-back may reduce turnover, so costs weigh less.',
    'Fewer trades would lower the cost of trading.',
    'The check on costs failed, so I propose a slower signal.',
    'A trend filter might keep the strategy out of falling markets.',
    'Rebalancing monthly instead of weekly cuts turnover.',
    'Changing one setting at a time keeps the comparison fair.',
    'Spreading the position over more holdings would reduce the effect of any single one.',
    'This change answers the failed check on drawdown.',
    'The rule may be overfitted to the sample.',
    '交易次数太少，难以判断，因此缩短窗口。',
    '加入趋势过滤可能减少下跌市场中的持仓。',
    '这一改动针对未通过的回撤检验。',
    '降低仓位可以减小回撤。',
    '每次只改一个参数，便于比较。',
  ])('is one: %s', (sentence) => {
    expect(isTuning(sentence)).toBe(true);
  });

  it.each([
    'A longer look-back will raise returns.',
    'This setting would double the profit.',
    'The rule is reliable.',
    'The market is falling.',
    'The costs of NVIDIA are falling.',
    'The strategy makes money in every market.',
    'A wider stop reduces losses to nothing.',
    'The trend is rising.',
    'Rule changes at the exchange may reduce liquidity.',
    'The sealed test shows a drawdown of 12 %.',
    '规则太少。',
    '市场正在下跌。',
    '这一规则会提高收益。',
    '英伟达的成本可能降低。',
    '仓位可以提高，因此盈利更多。',
  ])('is none: %s', (sentence) => {
    expect(isTuning(sentence)).toBe(false);
  });
});
