import { describe, expect, it } from 'vitest';
import { createGate } from './judge.ts';
import { readKnowledge } from './read-knowledge.ts';
import { facts, instruments } from './testing/gate-facts.ts';

const given = readKnowledge(
  [
    { id: 'c1:annualReturn', value: 0.11 },
    { id: 'c1:totalReturn', value: 1.9 },
    { id: 'c1:maxDrawdown', value: -0.19 },
    { id: 'c1:tradeCount', value: 140 },
    { id: 'c1:tradeWinRate', value: 0.54 },
    { id: 'c1:averageLosingTrade', value: -0.02 },
    { id: 'US/inflation', value: 0.03, label: 'US inflation', unit: 'fraction' },
    { id: 'US/policyRate', value: 0.04, label: 'federal funds rate', unit: 'fraction' },
    { id: 'CN/cpi', value: 0.002, label: 'China CPI', unit: 'fraction' },
  ],
  [],
);
const gate = createGate({ facts: [...facts, ...given.facts], instruments, terms: given.terms ?? [] });
const laneOf = (text: string): string => {
  gate.restart();
  return gate.judge(text).lane;
};
const N = (metric: string): string => `{US:NVDA/${metric}}`;
const A = (metric: string): string => `{US:AMD/${metric}}`;

describe('a sentence that coordinates', () => {
  it.each([
    [
      `NVIDIA trades on ${N('priceToEarnings')} times earnings, whereas AMD trades on ${A('priceToEarnings')}.`,
      `NVIDIA trades on ${N('priceToEarnings')} times earnings, whereas AMD trades on ${A('grossMargin.FY2026')}.`,
    ],
    [
      `NVIDIA's net income was ${N('netIncome.FY2026')} in FY2026, which translates into diluted earnings per share of ${N('epsDiluted.FY2026')}.`,
      `NVIDIA's net income was ${N('netIncome.FY2026')} in FY2026, which translates into a P/E of ${N('priceToEarnings')}.`,
    ],
    [
      `The strategy returned {c1:annualReturn} a year with a maximum drawdown of {c1:maxDrawdown}.`,
      `The strategy returned {c1:totalReturn} a year with a maximum drawdown of {c1:maxDrawdown}.`,
    ],
    [
      'Over the test period the strategy made {c1:tradeCount} trades, {c1:tradeWinRate} of which were profitable.',
      'Over the test period the strategy made {c1:tradeCount} trades, {c1:annualReturn} of which were profitable.',
    ],
    ['The average loser lost {c1:averageLosingTrade}.', 'The average loser lost {c1:maxDrawdown}.'],
    ['回测期内，策略共成交{c1:tradeCount}笔，胜率{c1:tradeWinRate}。', '回测期内，策略共成交{c1:tradeWinRate}笔。'],
    [
      'US inflation is running at {US/inflation}, while the federal funds rate stands at {US/policyRate}.',
      'US inflation is running at {CN/cpi}, while the federal funds rate stands at {US/policyRate}.',
    ],
    ['The federal funds rate is {US/policyRate}, above US inflation of {US/inflation}.', 'Inflation is {CN/cpi}.'],
  ])('is shown: %s, and false in a part withheld: %s', (honest, lie) => {
    expect(laneOf(honest)).toBe('supported');
    expect(laneOf(lie)).toBe('withheld');
  });

  it('is read in parts of one time, and of kinds that each part names', () => {
    for (const lie of [
      `In FY2025, NVIDIA's revenue was ${N('revenue.FY2025')}, net income was ${N('netIncome.FY2026')}.`,
      `NVIDIA's second-quarter revenue was ${N('revenue.Q2-FY2026')}, and net income was ${N('netIncome.FY2026')}.`,
      `NVIDIA changes hands at ${N('price')}, ${N('price')} below its 52-week high.`,
      `比特币过去一年上涨 {CRYPTO:BTC-USD/return1Y}，英伟达上涨 ${N('dayChange')}。`,
      `NVIDIA's volatility is ${N('volatility')}, and the maximum drawdown is {c1:maxDrawdown}.`,
      `英伟达毛利率从 FY2025 的 ${N('grossMargin.FY2025')} 回落至 FY2026 的 ${N('netMargin.FY2026')}。`,
    ])
      expect(laneOf(lie), lie).toBe('withheld');
  });
});
