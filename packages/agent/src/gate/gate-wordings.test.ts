import { describe, expect, it } from 'vitest';
import { createGate } from './judge.ts';
import { readKnowledge } from './read-knowledge.ts';
import { instruments } from './testing/gate-facts.ts';

// Words of moving, ranking and standing in many forms: each honest sentence has a lie in the same words beside it.

const usd = { currency: 'USD', asOf: '2026-11-20' };
const of = (id: string, value: number | null, more: object = {}) => ({ id: `US:NVDA/${id}`, value, ...usd, ...more });
const rival = (id: string, value: number) => ({ id: `US:AMD/${id}`, value, ...usd });
const knowledge = readKnowledge(
  {
    subject: 'US:NVDA',
    facts: [
      of('price', 180),
      of('previousClose', 175),
      of('dayChange', 0.0286),
      of('high52w', 240),
      of('movingAverage50', 190),
      of('movingAverage200', 150),
      of('return1M', -0.03),
      of('return1Y', 0.4),
      of('returnYTD', 0.25),
      of('dcfTwoStage', 144),
      of('beta', 1.7),
      of('priceToEarnings', 45),
      of('priceToBook', 38),
      of('revenue.FY2025', 130e9),
      of('revenue.FY2026', 216e9),
      of('freeCashFlow.FY2025', 98e9),
      of('freeCashFlow.FY2026', 90e9),
      of('grossMargin.FY2025', 0.75),
      of('grossMargin.FY2026', 0.71),
      of('totalDebt.FY2026', 11e9),
      of('cash.FY2026', 40e9),
      of('payoutRatio.FY2026', 0.01),
      of('shareRepurchases.FY2026', 40e9),
      of('dividendsPaid.FY2026', 1e9),
      of('currentRatio.FY2026', 0.9),
      of('employees.FY2026', 36_000),
      of('interestCover.FY2026', null),
      of('revenueGrowth.FY2026', 0.66),
      of('epsGrowth.FY2026', 0.3),
      rival('price', 210),
      rival('priceToEarnings', 40),
      rival('return1Y', 0.2),
      rival('grossMargin.FY2026', 0.5),
    ],
  },
  instruments,
);
const gate = createGate(knowledge);
const laneOf = (text: string): string => {
  gate.restart();
  return gate.judge(text.replace(/\{([a-z]\w+(?:\.[\w-]+)?)\}/g, '{US:NVDA/$1}')).lane;
};

describe('words in many forms', () => {
  const pairs: readonly (readonly [honest: string, lie: string])[] = [
    // A change of the day is the distance from the close before.
    [
      'The stock closed at {price}, {dayChange} above the previous close of {previousClose}.',
      'The stock closed at {price}, {dayChange} below the previous close of {previousClose}.',
    ],
    [
      'The stock closed at {price}, {dayChange} above the previous close of {previousClose}.',
      'The stock closed at {price}, {dayChange} above its 200-day average of {movingAverage200}.',
    ],
    // Verbs of moving in every tense; Chinese puts the way into the word for `to`.
    [
      'The shares have since climbed {return1Y} over the past year.',
      'The shares have since climbed {return1M} over the past month.',
    ],
    ['Revenue has expanded to {revenue.FY2026}.', 'Free cash flow has expanded to {freeCashFlow.FY2026}.'],
    [
      '自由现金流从 {freeCashFlow.FY2025} 回落到 {freeCashFlow.FY2026}。',
      '自由现金流从 {freeCashFlow.FY2025} 回升到 {freeCashFlow.FY2026}。',
    ],
    [
      '毛利率从 {grossMargin.FY2025} 恶化至 {grossMargin.FY2026}。',
      '毛利率从 {grossMargin.FY2025} 改善至 {grossMargin.FY2026}。',
    ],
    [
      '营收增至 {revenue.FY2026}，而自由现金流降至 {freeCashFlow.FY2026}。',
      '营收增至 {revenue.FY2026}，而自由现金流升至 {freeCashFlow.FY2026}。',
    ],
    // Which grew faster.
    [
      'Revenue grew {revenueGrowth.FY2026}, faster than EPS, which grew {epsGrowth.FY2026}.',
      'EPS grew {epsGrowth.FY2026}, faster than revenue, which grew {revenueGrowth.FY2026}.',
    ],
    [
      '营收增长 {revenueGrowth.FY2026}，快于每股收益 {epsGrowth.FY2026} 的增速。',
      '营收增长 {revenueGrowth.FY2026}，慢于每股收益 {epsGrowth.FY2026} 的增速。',
    ],
    // Which of two is higher, and words that praise.
    [
      '英伟达毛利率 {grossMargin.FY2026}，而AMD为 {US:AMD/grossMargin.FY2026}，前者更高。',
      '英伟达毛利率 {grossMargin.FY2026}，而AMD为 {US:AMD/grossMargin.FY2026}，后者更高。',
    ],
    [
      '过去一年英伟达上涨 {return1Y}，跑赢AMD的 {US:AMD/return1Y}。',
      '英伟达市盈率 {priceToEarnings} 倍，跑赢AMD的 {US:AMD/priceToEarnings} 倍。',
    ],
    [
      "NVIDIA's one-year return of {return1Y} beats AMD's {US:AMD/return1Y} by a wide margin.",
      "NVIDIA's P/E of {priceToEarnings} exceeds AMD's {US:AMD/priceToEarnings} by a wide margin.",
    ],
    // Little and much.
    ['The payout ratio is only {payoutRatio.FY2026}.', 'The gross margin is only {grossMargin.FY2026}.'],
    [
      'The debt is only {totalDebt.FY2026}, below cash of {cash.FY2026}.',
      'The cash is only {cash.FY2026}, above debt of {totalDebt.FY2026}.',
    ],
    ['市净率高达 {priceToBook} 倍。', '派息率高达 {payoutRatio.FY2026}。'],
    // What a ratio below one says of its two sides.
    [
      '流动比率为 {currentRatio.FY2026}，即流动负债多于流动资产。',
      '流动比率为 {currentRatio.FY2026}，即流动资产多于流动负债。',
    ],
    // What is spent on what, and who works there.
    [
      'NVIDIA spent {shareRepurchases.FY2026} buying back its own stock.',
      'NVIDIA spent {dividendsPaid.FY2026} buying back its own stock.',
    ],
    ['NVIDIA employs {employees.FY2026} people.', 'NVIDIA employs {cash.FY2026} people.'],
    ['NVIDIA sits on {cash.FY2026} of cash.', 'NVIDIA sits on {totalDebt.FY2026} of cash.'],
    // Under a mark or over it.
    [
      '英伟达现报 {price}，站上 200 日均线 {movingAverage200}。',
      '英伟达现报 {price}，站上 50 日均线 {movingAverage50}。',
    ],
    ['The stock trades at {price}, well off its 52-week high.', 'The stock trades at {price}, above its 52-week high.'],
    // A price in front of what was worked out with it; a gap of one year.
    ['以 {price} 的股价计算，市净率为 {priceToBook} 倍。', '以 {high52w} 的股价计算，市净率为 {priceToBook} 倍。'],
    ['Interest cover could not be computed for FY2026.', 'Gross margin could not be computed for FY2026.'],
  ];
  it.each(pairs)('are shown: %s, and not: %s', (honest, lie) => {
    expect([laneOf(honest), laneOf(lie)]).toEqual(['supported', 'withheld']);
  });
});
