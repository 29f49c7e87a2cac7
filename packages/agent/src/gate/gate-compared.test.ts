import { describe, expect, it } from 'vitest';
import { createGate } from './judge.ts';
import { readKnowledge } from './read-knowledge.ts';

// Wordings whose truth is looked up in the figures: close, doubled, a quarter apart, against the year before.

const knowledge = readKnowledge(
  {
    facts: [
      { id: 'US:KO/priceToEarnings', value: 25.4 },
      { id: 'US:PEP/priceToEarnings', value: 24.9 },
      { id: 'US:KO/dividendYield', value: 0.026 },
      { id: 'US:PEP/dividendYield', value: 0.038 },
      { id: 'US:KO/operatingMargin.FY2025', value: 0.297 },
      { id: 'US:PEP/operatingMargin.FY2025', value: 0.122 },
      { id: 'US:KO/inventory.FY2024', value: 4.7e9, currency: 'USD' },
      { id: 'US:KO/inventory.FY2025', value: 9.6e9, currency: 'USD' },
      { id: 'US:PEP/inventory.FY2024', value: 4.7e9, currency: 'USD' },
      { id: 'US:PEP/inventory.FY2025', value: 5.2e9, currency: 'USD' },
      { id: 'US:KO/revenue.Q1-FY2026', value: 11.9e9, currency: 'USD' },
      { id: 'US:KO/revenue.Q2-FY2026', value: 12.7e9, currency: 'USD' },
      { id: 'US:KO/revenue.Q1-FY2025', value: 11.1e9, currency: 'USD' },
      { id: 'US:KO/revenue.FY2023', value: 45.8e9, currency: 'USD' },
      { id: 'US:KO/revenue.FY2024', value: 47.1e9, currency: 'USD' },
      { id: 'US:KO/revenue.FY2025', value: 47.9e9, currency: 'USD' },
      { id: 'US:KO/revenueGrowth.FY2025', value: 0.018 },
      { id: 'US:KO/payoutRatio.FY2025', value: 0.67 },
      { id: 'US:KO/price', value: 77.1, currency: 'USD' },
      { id: 'US:KO/low52w', value: 65.3, currency: 'USD' },
      { id: 'US:KO/high52w', value: 82, currency: 'USD' },
      { id: 'US:KO/dcfTwoStage', value: 71.5, currency: 'USD' },
      { id: 'US:KO/drawdownFromHigh', value: -0.06 },
      { id: 'US:KO/maxDrawdown', value: -0.17 },
      { id: 'US:KO/nextEarnings', value: null },
    ],
    instruments: [
      { id: 'US:KO', name: 'Coca-Cola', aliases: ['可口可乐'] },
      { id: 'US:PEP', name: 'PepsiCo', aliases: ['百事公司'] },
    ],
    subject: 'US:KO',
  },
  [],
);
const gate = createGate(knowledge);
const laneOf = (text: string): string => {
  gate.restart();
  return gate.judge(text).lane;
};

const pairs: readonly (readonly [honest: string, lie: string])[] = [
  [
    'The P/E ratios are close: {US:KO/priceToEarnings} for Coca-Cola and {US:PEP/priceToEarnings} for PepsiCo.',
    'The dividend yields are close: {US:KO/dividendYield} for Coca-Cola and {US:PEP/dividendYield} for PepsiCo.',
  ],
  [
    'Both companies have a similar P/E: {US:KO/priceToEarnings} for Coca-Cola and {US:PEP/priceToEarnings} for PepsiCo.',
    'Both companies have a similar P/E: {US:PEP/priceToEarnings} for Coca-Cola and {US:KO/priceToEarnings} for PepsiCo.',
  ],
  [
    '可口可乐的市盈率为{US:KO/priceToEarnings}倍，百事公司为{US:PEP/priceToEarnings}倍，两者相差不大。',
    '可口可乐的股息率为{US:KO/dividendYield}，百事公司为{US:PEP/dividendYield}，两者相差不大。',
  ],
  [
    '两家公司的市盈率相近：可口可乐{US:KO/priceToEarnings}，百事公司{US:PEP/priceToEarnings}。',
    '两家公司的股息率相近：可口可乐{US:KO/dividendYield}，百事公司{US:PEP/dividendYield}。',
  ],
  [
    '可口可乐的存货从{US:KO/inventory.FY2024}增至{US:KO/inventory.FY2025}，约翻了一倍。',
    '百事公司的存货从{US:PEP/inventory.FY2024}增至{US:PEP/inventory.FY2025}，约翻了一倍。',
  ],
  [
    'Quarter over quarter, revenue increased from {US:KO/revenue.Q1-FY2026} to {US:KO/revenue.Q2-FY2026}.',
    'Quarter over quarter, revenue increased from {US:KO/revenue.Q1-FY2025} to {US:KO/revenue.Q2-FY2026}.',
  ],
  [
    '营收环比由{US:KO/revenue.Q1-FY2026}增至{US:KO/revenue.Q2-FY2026}。',
    '营收环比由{US:KO/revenue.FY2024}增至{US:KO/revenue.FY2025}。',
  ],
  [
    'Revenue for FY2025 was {US:KO/revenue.FY2025}, an increase of {US:KO/revenueGrowth.FY2025} over FY2024.',
    'Revenue for FY2025 was {US:KO/revenue.FY2025}, an increase of {US:KO/revenueGrowth.FY2025} over FY2023.',
  ],
  [
    'On trailing earnings, Coca-Cola trades at {US:KO/priceToEarnings} times and PepsiCo at {US:PEP/priceToEarnings} times.',
    'On trailing earnings, Coca-Cola trades at {US:PEP/priceToEarnings} times and PepsiCo at {US:KO/priceToEarnings} times.',
  ],
  [
    'Coca-Cola is more profitable than PepsiCo at the operating level: {US:KO/operatingMargin.FY2025} versus {US:PEP/operatingMargin.FY2025} in FY2025.',
    'PepsiCo is more profitable than Coca-Cola at the operating level: {US:PEP/operatingMargin.FY2025} versus {US:KO/operatingMargin.FY2025} in FY2025.',
  ],
  [
    'The stock has traded between {US:KO/low52w} and {US:KO/high52w} over the last 52 weeks and now sits at {US:KO/price}.',
    'The stock has traded between {US:KO/low52w} and {US:KO/high52w} over the last 52 weeks and now sits at {US:KO/dcfTwoStage}.',
  ],
  [
    'Coca-Cola is trading at {US:KO/price}, {US:KO/drawdownFromHigh} below its all-time high.',
    'Coca-Cola is trading at {US:KO/price}, {US:KO/maxDrawdown} below its all-time high.',
  ],
  [
    'Year over year, revenue increased from {US:KO/revenue.FY2024} to {US:KO/revenue.FY2025}.',
    'Year over year, revenue increased from {US:KO/revenue.FY2023} to {US:KO/revenue.FY2025}.',
  ],
  [
    '营收同比由{US:KO/revenue.FY2024}增至{US:KO/revenue.FY2025}。',
    '营收同比由{US:KO/revenue.FY2023}增至{US:KO/revenue.FY2025}。',
  ],
  [
    'Revenue was nearly unchanged: {US:KO/revenue.FY2024} in FY2024 and {US:KO/revenue.FY2025} in FY2025.',
    'Inventory was nearly unchanged: {US:KO/inventory.FY2024} in FY2024 and {US:KO/inventory.FY2025} in FY2025.',
  ],
  [
    '可口可乐市盈率为{US:KO/priceToEarnings}倍，比百事公司的{US:PEP/priceToEarnings}倍高。',
    '可口可乐市盈率为{US:KO/priceToEarnings}倍，比百事公司的{US:PEP/priceToEarnings}倍低。',
  ],
  [
    'Inventory rose at Coca-Cola, from {US:KO/inventory.FY2024} to {US:KO/inventory.FY2025}.',
    'Inventory rose at PepsiCo, from {US:KO/inventory.FY2024} to {US:KO/inventory.FY2025}.',
  ],
  ['可口可乐较历史高点回落{US:KO/drawdownFromHigh}。', '可口可乐较历史高点回落{US:KO/maxDrawdown}。'],
  ["Coca-Cola's worst drop was {US:KO/maxDrawdown}.", "Coca-Cola's worst drop was {US:KO/drawdownFromHigh}."],
  [
    "The two-stage DCF puts Coca-Cola's value at {US:KO/dcfTwoStage} per share, below the current price of {US:KO/price}.",
    "The two-stage DCF puts Coca-Cola's value at {US:KO/dcfTwoStage} per share, above the current price of {US:KO/price}.",
  ],
  [
    '两阶段DCF估算的每股价值为{US:KO/dcfTwoStage}，低于现价{US:KO/price}。',
    '两阶段DCF估算的每股价值为{US:KO/dcfTwoStage}，高于现价{US:KO/price}。',
  ],
  [
    '可口可乐把FY2025净利润的{US:KO/payoutRatio.FY2025}用于派息。',
    '百事公司把FY2025净利润的{US:KO/payoutRatio.FY2025}用于派息。',
  ],
  [
    '可口可乐目前报{US:KO/price}，距52周高点{US:KO/high52w}仍有差距。',
    '可口可乐目前报{US:KO/high52w}，距52周高点{US:KO/price}仍有差距。',
  ],
  ["Coca-Cola's next earnings date has not been announced.", "PepsiCo's next earnings date has not been announced."],
  ['可口可乐下次财报日期尚未公布。', '百事公司下次财报日期尚未公布。'],
];

describe('a wording that is looked up in the figures', () => {
  it.each(pairs)('is shown where it holds: %s, and withheld where it does not: %s', (honest, lie) => {
    expect([laneOf(honest), laneOf(lie)]).toEqual(['supported', 'withheld']);
  });
});
