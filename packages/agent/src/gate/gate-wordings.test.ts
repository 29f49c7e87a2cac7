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
    // What a figure was paid for; a level that a change came to.
    [
      'Free cash flow of {freeCashFlow.FY2026} covered the {dividendsPaid.FY2026} paid in dividends.',
      'Free cash flow of {freeCashFlow.FY2026} covered the {shareRepurchases.FY2026} paid in dividends.',
    ],
    [
      '营收同比增长 {revenueGrowth.FY2026}，至 {revenue.FY2026}。',
      '营收同比增长 {revenueGrowth.FY2026}，至 {revenue.FY2025}。',
    ],
    ['英伟达共有 {employees.FY2026} 名员工。', '英伟达共有 {employees.FY2026} 名客户。'],
    // Multiples one after the other, and what a price stands for.
    [
      '英伟达目前交易在 {priceToEarnings} 倍市盈率，AMD则为 {US:AMD/priceToEarnings} 倍。',
      '英伟达目前交易在 {priceToEarnings} 倍市盈率，AMD则为 {priceToBook} 倍。',
    ],
    [
      'The current price equates to {priceToEarnings} times earnings.',
      'The current price equates to {priceToBook} times earnings.',
    ],
    ['股价对应 {priceToEarnings} 倍的市盈率。', '股价对应 {grossMargin.FY2026} 的毛利率。'],
    [
      'The stock trades at {priceToEarnings} times earnings and {priceToBook} times book value.',
      'The stock trades at {priceToEarnings} times earnings and {priceToBook} times sales.',
    ],
    // Away from a mark, and over two at once.
    ['现价 {price}，距 52 周高点 {high52w} 仍有距离。', '现价 {price}，距 200 日均线 {movingAverage200} 仍有距离。'],
    [
      '股价 {price} 同时站在昨收 {previousClose} 和 200 日均线 {movingAverage200} 之上。',
      '股价 {price} 同时站在昨收 {previousClose} 和 50 日均线 {movingAverage50} 之上。',
    ],
    // From one year to the next, in a noun.
    [
      'Free cash flow was {freeCashFlow.FY2026} in FY2026, a decline from {freeCashFlow.FY2025} in FY2025.',
      'Free cash flow was {freeCashFlow.FY2026} in FY2026, an improvement from {freeCashFlow.FY2025} in FY2025.',
    ],
    // What is said of all is true of each; a clause with `whose` is of the name right before it.
    [
      '昨收为 {previousClose}，200 日均线为 {movingAverage200}，均低于现价。',
      '50 日均线为 {movingAverage50}，200 日均线为 {movingAverage200}，均低于现价。',
    ],
    [
      'The previous close is {previousClose} and the 200-day average is {movingAverage200}, each below the price.',
      'The 50-day average is {movingAverage50} and the 200-day average is {movingAverage200}, each below the price.',
    ],
    [
      'NVIDIA has a higher P/E than AMD, whose P/E is {US:AMD/priceToEarnings}.',
      'NVIDIA has a higher P/E than AMD, whose P/E is {priceToEarnings}.',
    ],
    // A question and a condition around a figure.
    ['Is a P/E of {priceToEarnings} justified?', 'Is a P/E of {priceToBook} justified?'],
    [
      'If margins fall, a P/E of {priceToEarnings} would be hard to justify.',
      'If margins fall, a P/E of {priceToEarnings} means the stock will fall.',
    ],
    ['{priceToEarnings} 倍的市盈率是否合理？', '{priceToBook} 倍的市盈率是否合理？'],
    ["Is NVIDIA's P/E of {priceToEarnings} justified?", "Is AMD's P/E of {priceToEarnings} justified?"],
    ['Is a P/E of {priceToEarnings} too high?', 'Is a forward P/E of {priceToEarnings} too high?'],
    ['英伟达 {priceToEarnings} 倍的市盈率是否合理？', 'AMD {priceToEarnings} 倍的市盈率是否合理？'],
  ];
  it.each(pairs)('are shown: %s, and not: %s', (honest, lie) => {
    expect([laneOf(honest), laneOf(lie)]).toEqual(['supported', 'withheld']);
  });
});

describe('thoughts of no one in particular', () => {
  const pairs: readonly (readonly [thought: string, claim: string])[] = [
    ['The central question is whether earnings can grow fast enough.', 'The central question is why earnings fell.'],
    ['Investors who care about income may find the yield too low.', 'Investors who sell now may avoid a crash.'],
    ['Margins tend to fall when competition increases.', 'Its margins tend to fall when competition increases.'],
    ['Keep in mind that a DCF is only as good as its assumptions.', 'Keep in mind that the stock is cheap.'],
    ['These estimates depend on the inputs.', 'These estimates prove that the stock is cheap.'],
    ['如果利率上升，成长股的估值通常会承压。', '如果利率下降，股价将大涨。'],
    ['关键在于利润率能否维持在当前水平。', '关键在于何时卖出。'],
    ['要判断估值高低，还需要看同行的水平。', '估值偏高，建议卖出。'],
    ['回购会减少股本，从而提高每股收益。', '回购通常意味着股价上涨。'],
    ['是否值得持有，取决于你的投资目标。', '长期投资者应该持有。'],
    // The frame is known, the other words are free.
    ['A cautious investor might wait for a wider margin of safety.', 'A cautious investor might sell the stock.'],
    ['No single metric captures the whole picture.', 'No single metric captures its fraud.'],
    ['谨慎的投资者或许会等待更大的安全边际。', '谨慎的投资者或许会卖出股票。'],
    ['没有任何单一指标能够反映全貌。', '没有任何单一指标能够反映其造假。'],
  ];
  it.each(pairs)('are set apart: %s, and a claim is not: %s', (thought, claim) => {
    expect([laneOf(thought), laneOf(claim)]).toEqual(['reasoning', 'withheld']);
  });
});
