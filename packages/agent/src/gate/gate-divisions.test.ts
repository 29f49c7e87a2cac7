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

  it('has an owner at its end for all of its list, and figures of two owners of one time', () => {
    const list = (first: string): string => `P/E of ${first} and EV/EBITDA of {US:AMD/evToEbitda} at AMD`;
    const margins = (other: string): string =>
      `NVIDIA is the more profitable of the two by net margin: ${N('netMargin.FY2026')} versus ${other} for AMD.`;
    const past = { start: '2024-01-01', end: '2024-12-31', kind: 'year' };
    const extra = readKnowledge(
      [
        { id: 'US:AMD/evToEbitda', value: 30 },
        {
          id: 'US:AMD/netMargin.FY2026',
          value: 0.1,
          period: { kind: 'year', start: '2025-02-01', end: '2026-01-31', label: 'FY2026' },
        },
        { id: 'US:AMD/netMargin.FY2024', value: 0.1, period: { ...past, label: 'FY2024' } },
        {
          id: 'US:NVDA/netMargin.FY2026',
          value: 0.5,
          period: { kind: 'year', start: '2025-02-01', end: '2026-01-31', label: 'FY2026' },
        },
      ],
      [],
    );
    const ids = new Set(extra.facts.map(({ id }) => id));
    const wider = createGate({
      facts: [...facts.filter(({ id }) => !ids.has(id)), ...extra.facts],
      instruments,
      terms: [],
    });
    const judged = (text: string): string => {
      wider.restart();
      return wider.judge(text).lane;
    };
    expect(judged(list(A('priceToEarnings')))).toBe('supported');
    expect(judged(list(N('priceToEarnings')))).toBe('withheld');
    expect(judged(margins('{US:AMD/netMargin.FY2026}'))).toBe('supported');
    expect(judged(margins('{US:AMD/netMargin.FY2024}'))).toBe('withheld');
    expect(judged(`In FY2026, ${margins('{US:AMD/netMargin.FY2024}')}`)).toBe('withheld');
  });

  it('gives a left-out verb to no figure that went the other way, and promises nothing', () => {
    const both = readKnowledge(
      [
        { id: 'US:NVDA/return1M', value: 0.05 },
        { id: 'US:AMD/return1M', value: -0.05 },
        { id: 'US:AMD/return1Y', value: 0.1 },
      ],
      [],
    );
    const ids = new Set(both.facts.map(({ id }) => id));
    const wider = createGate({
      facts: [...facts.filter(({ id }) => !ids.has(id)), ...both.facts],
      instruments,
      terms: [],
    });
    const judged = (text: string): string => {
      wider.restart();
      return wider.judge(text).lane;
    };
    const rose = (kind: string, time: string): string =>
      `NVIDIA rose ${N(kind)} over the past ${time}, and AMD ${A(kind)}.`;
    expect(judged(rose('return1Y', 'year'))).toBe('supported');
    expect(judged(rose('return1M', 'month'))).toBe('withheld');
    expect(judged('耐心的投资者通常会得到回报。')).toBe('withheld');
  });
});
