import type { Fact } from '@plumbline/model/fact';
import { beforeEach, describe, expect, it } from 'vitest';
import { createGate } from './judge.ts';
import type { Lane } from './shapes.ts';
import { facts, fiscalYear, instruments } from './testing/gate-facts.ts';

// Ranks, courses over several years, quarters and openers: honest sentences beside lies of the same shape.

const [sample] = facts;
const of = (
  owner: string,
  rows: readonly (readonly [metric: string, value: number, unit: Fact['unit'], year?: number])[],
) =>
  rows.map(([metric, value, unit, year]): Fact => {
    if (sample === undefined) throw new Error('No facts.');
    const { currency, period, ...rest } = sample;
    const own = year === undefined ? (period ?? null) : fiscalYear(year);
    return {
      ...rest,
      id: `US:${owner}/${metric}${year === undefined ? '' : `.FY${String(year)}`}`,
      instrumentId: `US:${owner}` as Fact['instrumentId'] & string,
      metric,
      value,
      unit,
      ...(unit === 'money' ? { currency: currency ?? 'USD' } : {}),
      ...(own === null ? {} : { period: own }),
    };
  });
const quarter = (label: string, start: string, end: string, value: number): readonly Fact[] =>
  of('NVDA', [['revenue', value, 'money', 2027]]).map((fact) => ({
    ...fact,
    id: `US:NVDA/revenue.${label.replace(' ', '-')}`,
    period: { kind: 'quarter', start, end, label },
  }));
const known: readonly Fact[] = [
  ...facts,
  ...of('NVDA', [
    ['grossMargin', 0.7, 'fraction', 2024],
    ['netIncome', 30e9, 'money', 2025],
    ['netIncome', 10e9, 'money', 2024],
    ['return3M', 0.2, 'fraction'],
  ]),
  ...of('AMD', [
    ['return1Y', 0.1, 'fraction'],
    ['revenueGrowth', 0.2, 'fraction', 2026],
    ['volatility', 0.5, 'fraction'],
    ['altmanZ', Number.NaN, 'ratio'],
  ]).map((fact) => (fact.metric === 'altmanZ' ? { ...fact, value: null } : fact)),
  ...of('INTC', [
    ['marketCap', 1e11, 'money'],
    ['priceToEarnings', 20, 'multiple'],
    ['grossMargin', 0.4, 'fraction', 2026],
    ['revenue', 50e9, 'money', 2026],
    ['revenueGrowth', 0.05, 'fraction', 2026],
  ]),
  ...quarter('Q1 FY2027', '2026-02-01', '2026-04-30', 44e9),
  ...quarter('Q2 FY2027', '2026-05-01', '2026-07-31', 50e9),
];
const intel = {
  ...instruments[1],
  id: 'US:INTC',
  name: { en: 'Intel Corporation', 'zh-CN': '英特尔', 'zh-HK': '英特爾' },
  aliases: ['Intel'],
};
const gate = createGate({
  facts: known,
  instruments: [...instruments, intel as (typeof instruments)[number]],
  subject: 'US:NVDA',
});
beforeEach(() => gate.restart());
const laneOf = (text: string): Lane => gate.judge(text).lane;

const pairs: readonly (readonly [honest: string, lie: string])[] = [
  [
    'Of the three, NVIDIA has the highest P/E at {US:NVDA/priceToEarnings}.',
    'Of the three, AMD has the highest P/E at {US:AMD/priceToEarnings}.',
  ],
  [
    'Intel is the smallest of the three companies by market value, at {US:INTC/marketCap}.',
    'AMD is the smallest of the three companies by market value, at {US:AMD/marketCap}.',
  ],
  [
    'NVIDIA has the highest P/E of the group at {US:NVDA/priceToEarnings}, followed by AMD at {US:AMD/priceToEarnings} and Intel at {US:INTC/priceToEarnings}.',
    'NVIDIA has the highest P/E of the group at {US:NVDA/priceToEarnings}, followed by Intel at {US:INTC/priceToEarnings} and AMD at {US:AMD/priceToEarnings}.',
  ],
  [
    '三者之中，英特尔的市盈率最低，为{US:INTC/priceToEarnings}倍。',
    '三者之中，英特尔的市盈率最高，为{US:INTC/priceToEarnings}倍。',
  ],
  [
    '市值从高到低依次为英伟达{US:NVDA/marketCap}、AMD{US:AMD/marketCap}、英特尔{US:INTC/marketCap}。',
    '市值从高到低依次为英伟达{US:NVDA/marketCap}、英特尔{US:INTC/marketCap}、AMD{US:AMD/marketCap}。',
  ],
  [
    'FY2026 net income of {US:NVDA/netIncome.FY2026} is the best of the last three years.',
    'FY2026 net income of {US:NVDA/netIncome.FY2026} is the best of the last five years.',
  ],
  ['2026财年净利润{US:NVDA/netIncome.FY2026}为三年来最高。', '2026财年净利润{US:NVDA/netIncome.FY2026}为三年来最低。'],
  [
    'Net income has risen every year, from {US:NVDA/netIncome.FY2024} in FY2024 to {US:NVDA/netIncome.FY2025} in FY2025 and {US:NVDA/netIncome.FY2026} in FY2026.',
    'Gross margin has risen every year, from {US:NVDA/grossMargin.FY2024} in FY2024 to {US:NVDA/grossMargin.FY2025} in FY2025 and {US:NVDA/grossMargin.FY2026} in FY2026.',
  ],
  [
    '净利润连续增长：2024财年{US:NVDA/netIncome.FY2024}，2025财年{US:NVDA/netIncome.FY2025}，2026财年{US:NVDA/netIncome.FY2026}。',
    '净利润连续增长：2025财年{US:NVDA/netIncome.FY2025}，2024财年{US:NVDA/netIncome.FY2024}，2026财年{US:NVDA/netIncome.FY2026}。',
  ],
  [
    'Quarterly revenue reached {US:NVDA/revenue.Q2-FY2027}, up sequentially from {US:NVDA/revenue.Q1-FY2027}.',
    'Quarterly revenue reached {US:NVDA/revenue.Q2-FY2027}, up sequentially from {US:NVDA/revenue.Q2-FY2026}.',
  ],
  ['第二季度营收{US:NVDA/revenue.Q2-FY2027}，环比增长。', '第二季度营收{US:NVDA/revenue.Q2-FY2027}，环比下降。'],
  [
    'Second-quarter revenue was {US:NVDA/revenue.Q2-FY2027}, against {US:NVDA/revenue.Q2-FY2026} in the same quarter of the prior year.',
    'Second-quarter revenue was {US:NVDA/revenue.Q2-FY2027}, against {US:NVDA/revenue.FY2025} in the same quarter of the prior year.',
  ],
  [
    'Compared with fiscal 2025, revenue increased by {US:NVDA/revenueGrowth.FY2026}.',
    'Compared with fiscal 2024, revenue increased by {US:NVDA/revenueGrowth.FY2026}.',
  ],
  [
    'Despite a three-month gain of {US:NVDA/return3M}, NVIDIA still trades below its 52-week high of {US:NVDA/high52w}.',
    'Despite a three-month loss of {US:NVDA/return3M}, NVIDIA still trades below its 52-week high of {US:NVDA/high52w}.',
  ],
  [
    'In FY2026, revenue rose from {US:NVDA/revenue.FY2025} to {US:NVDA/revenue.FY2026}.',
    'In FY2025, revenue rose from {US:NVDA/revenue.FY2025} to {US:NVDA/revenue.FY2026}.',
  ],
  [
    'At {US:NVDA/price}, the P/E is {US:NVDA/priceToEarnings}.',
    'At {US:NVDA/price}, the gross margin is {US:NVDA/grossMargin.FY2026}.',
  ],
  [
    'NVIDIA outperformed AMD over the past year, {US:NVDA/return1Y} against {US:AMD/return1Y}.',
    'AMD outperformed NVIDIA over the past year, {US:AMD/return1Y} against {US:NVDA/return1Y}.',
  ],
  [
    'Revenue grew faster at NVIDIA ({US:NVDA/revenueGrowth.FY2026}) than at AMD ({US:AMD/revenueGrowth.FY2026}).',
    'Revenue grew faster at AMD ({US:AMD/revenueGrowth.FY2026}) than at NVIDIA ({US:NVDA/revenueGrowth.FY2026}).',
  ],
  [
    'NVIDIA (P/E {US:NVDA/priceToEarnings}) is valued above AMD (P/E {US:AMD/priceToEarnings}).',
    'NVIDIA (P/E {US:NVDA/priceToEarnings}) is valued below AMD (P/E {US:AMD/priceToEarnings}).',
  ],
  [
    'AMD is more volatile than NVIDIA, with volatility of {US:AMD/volatility} compared with {US:NVDA/volatility}.',
    'NVIDIA is more volatile than AMD, with volatility of {US:NVDA/volatility} compared with {US:AMD/volatility}.',
  ],
  [
    'NVIDIA is worth more than AMD: {US:NVDA/marketCap} versus {US:AMD/marketCap}.',
    'AMD is worth more than NVIDIA: {US:AMD/marketCap} versus {US:NVDA/marketCap}.',
  ],
  [
    'Investors are paying {US:NVDA/priceToEarnings} times earnings for NVIDIA.',
    'Investors are paying {US:NVDA/priceToEarnings} times earnings for AMD.',
  ],
  ['No Altman Z-score is available for AMD.', 'No P/E is available for AMD.'],
  ['净利润占营收的{US:NVDA/netMargin.FY2026}。', '净利润占营收的{US:NVDA/grossMargin.FY2026}。'],
  [
    'NVIDIA and AMD have a P/E of {US:NVDA/priceToEarnings} and {US:AMD/priceToEarnings} respectively.',
    'NVIDIA and AMD have a P/E of {US:AMD/priceToEarnings} and {US:NVDA/priceToEarnings} respectively.',
  ],
  ["NVIDIA's revenue grew faster than AMD's in FY2026.", "AMD's revenue grew faster than NVIDIA's in FY2026."],
  // The larger of the two grew more slowly.
  ["AMD's revenue grew faster than Intel's in FY2026.", "Intel's revenue grew faster than AMD's in FY2026."],
  [
    'NVIDIA grew revenue faster than AMD: {US:NVDA/revenueGrowth.FY2026} against {US:AMD/revenueGrowth.FY2026}.',
    'AMD grew revenue faster than NVIDIA: {US:AMD/revenueGrowth.FY2026} against {US:NVDA/revenueGrowth.FY2026}.',
  ],
  [
    'More than half of revenue of {US:NVDA/revenue.FY2026} went into net income of {US:NVDA/netIncome.FY2026}.',
    'Less than half of revenue of {US:NVDA/revenue.FY2026} went into net income of {US:NVDA/netIncome.FY2026}.',
  ],
  [
    'Net income of {US:NVDA/netIncome.FY2026} equals most of the revenue of {US:NVDA/revenue.FY2026}.',
    'Net income of {US:NVDA/netIncome.FY2026} equals a third of the revenue of {US:NVDA/revenue.FY2026}.',
  ],
  [
    '英伟达毛利率为 {US:NVDA/grossMargin.FY2026}，是三家中最高的。',
    'AMD 毛利率为 {US:AMD/grossMargin.FY2026}，是三家中最高的。',
  ],
  [
    'NVIDIA trades about a fifth above our DCF value of {US:NVDA/dcfTwoStage}.',
    'NVIDIA trades about a third above our DCF value of {US:NVDA/dcfTwoStage}.',
  ],
  ['英伟达股价较 52 周高点 {US:NVDA/high52w} 低两成。', '英伟达股价较 52 周高点 {US:NVDA/high52w} 低三成。'],
  [
    '英伟达股价较 52 周高点 {US:NVDA/high52w} 有所回落。',
    '英伟达股价较 200 日均线 {US:NVDA/movingAverage200} 有所回落。',
  ],
  [
    '英伟达净利润 {US:NVDA/netIncome.FY2026} 占营收 {US:NVDA/revenue.FY2026} 的一半以上。',
    '英伟达净利润 {US:NVDA/netIncome.FY2026} 占营收 {US:NVDA/revenue.FY2026} 的三分之二以上。',
  ],
  [
    "NVIDIA's price has slipped below its 50-day average ({US:NVDA/movingAverage50}) but remains above its 200-day average ({US:NVDA/movingAverage200}).",
    "NVIDIA's price has slipped below its 200-day average ({US:NVDA/movingAverage200}) but remains above its 50-day average ({US:NVDA/movingAverage50}).",
  ],
];

describe('ranks, several years, quarters and what stands in front', () => {
  it.each(pairs)('supports %s and not %s', (honest, lie) => {
    expect(laneOf(honest)).toBe('supported');
    gate.restart();
    expect(laneOf(lie)).toBe('withheld');
  });
});
