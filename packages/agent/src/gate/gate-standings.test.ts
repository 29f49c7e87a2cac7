import { describe, expect, it } from 'vitest';
import { createGate } from './judge.ts';
import { readKnowledge } from './read-knowledge.ts';
import { instruments } from './testing/gate-facts.ts';

// What a figure is against a mark, another figure, the year before: worked out, so each honest sentence has a lie beside it.

const usd = { currency: 'USD', asOf: '2026-11-20' };
const of = (id: string, value: number, more: object = {}) => ({ id: `US:NVDA/${id}`, value, ...usd, ...more });
const rivals = [
  { id: 'US:AMD/priceToEarnings', value: 40, ...usd },
  { id: 'US:AMD/priceToSales', value: 8, ...usd },
  { id: 'US:AMD/netMargin.FY2026', value: 0.1, ...usd },
  { id: 'US10Y/yield10Y', value: 0.04, unit: 'fraction', asOf: '2026-11-20' },
];
const knowledge = readKnowledge(
  {
    subject: 'US:NVDA',
    facts: [
      of('price', 180),
      of('previousClose', 175),
      of('high52w', 200),
      of('movingAverage50', 170),
      of('movingAverage200', 150),
      of('drawdownFromHigh', -0.1),
      of('return1M', -0.03),
      of('dcfTwoStage', 144),
      of('upside', -0.2),
      of('rsi14', 61),
      of('beta', 1.7),
      of('priceToEarnings', 45),
      of('priceToSales', 20),
      of('fcfYield', 0.02, { currency: undefined }),
      of('wacc', 0.1),
      of('terminalGrowth', 0.03),
      of('nextEarnings', 20_846, { unit: 'date' }),
      of('revenue.FY2025', 130e9),
      of('revenue.FY2026', 216e9),
      of('netIncome.FY2025', 73e9),
      of('netIncome.FY2026', 120e9),
      of('freeCashFlow.FY2025', 98e9),
      of('freeCashFlow.FY2026', 96e9),
      of('dividendsPaid.FY2026', 1e9),
      of('shareRepurchases.FY2026', 40e9),
      of('totalDebt.FY2026', 11e9),
      of('cash.FY2026', 8e9),
      of('netDebt.FY2026', 3e9),
      of('currentRatio.FY2026', 0.9),
      of('currentRatio.FY2025', 0.8),
      of('debtToEquity.FY2025', 0.3),
      of('debtToEquity.FY2026', 0.2),
      of('revenueGrowth.FY2026', 0.655),
      of('netIncomeGrowth.FY2026', 0.644),
      of('netMargin.FY2026', 0.5556),
      of('netMargin.FY2025', 0.5615),
      of('revenue.Q3-FY2026', 57e9),
      of('revenue.Q4-FY2026', 60e9),
      ...rivals,
    ],
  },
  instruments,
);
const gate = createGate(knowledge);
const laneOf = (text: string): string => {
  gate.restart();
  return gate.judge(text.replace(/\{(\w+(?:[.-][\w-]+)?)\}/g, '{US:NVDA/$1}')).lane;
};

describe('where a figure stands', () => {
  const pairs: readonly (readonly [honest: string, lie: string])[] = [
    // Against a fixed mark.
    [
      'The current ratio of {currentRatio.FY2026} is below one.',
      'The current ratio of {currentRatio.FY2026} is above one.',
    ],
    [
      'With an RSI of {rsi14}, the stock is neither overbought nor oversold.',
      'With an RSI of {rsi14}, the stock is overbought.',
    ],
    ['The RSI is {rsi14}, below the overbought threshold of 70.', 'The RSI is {rsi14}, in overbought territory.'],
    [
      'With a beta of {beta}, NVIDIA tends to move more than the market.',
      'With a beta of {beta}, NVIDIA tends to move less than the market.',
    ],
    ['The one-month return of {return1M} is negative.', 'The one-month return of {return1M} is positive.'],
    ['RSI为{rsi14}，处于中性区间。', 'RSI为{rsi14}，处于超买区间。'],
    ['流动比率为{currentRatio.FY2026}，低于一。', '流动比率为{currentRatio.FY2026}，高于一。'],
    ['股价低于52周高点，高于50日均线{movingAverage50}。', '股价低于50日均线{movingAverage50}。'],
    // So far from another figure.
    [
      'The shares are {drawdownFromHigh} below their 52-week high of {high52w}.',
      'The shares are {drawdownFromHigh} above their 52-week high of {high52w}.',
    ],
    [
      'The shares are within {drawdownFromHigh} of their 52-week high.',
      'The shares are within {return1M} of their 52-week high.',
    ],
    ['股价距52周高点{high52w}回落{drawdownFromHigh}。', '股价距50日均线{movingAverage50}回落{drawdownFromHigh}。'],
    [
      'The two-stage DCF of {dcfTwoStage} implies a downside of {upside} from the current price.',
      'The two-stage DCF of {dcfTwoStage} implies an upside of {upside} from the current price.',
    ],
    [
      '股价位于50日均线（{movingAverage50}）和200日均线（{movingAverage200}）上方。',
      '股价位于50日均线（{movingAverage50}）和52周高点（{high52w}）上方。',
    ],
    // A part, a remainder, a share.
    [
      'NVIDIA has {totalDebt.FY2026} of debt and {cash.FY2026} of cash, leaving net debt of {netDebt.FY2026}.',
      'NVIDIA has {totalDebt.FY2026} of debt and {cash.FY2026} of cash, leaving free cash flow of {freeCashFlow.FY2026}.',
    ],
    [
      'Net income came to {netIncome.FY2026}, or {netMargin.FY2026} of revenue.',
      'Free cash flow came to {freeCashFlow.FY2026}, or {netMargin.FY2026} of revenue.',
    ],
    [
      'Free cash flow of {freeCashFlow.FY2026} more than covered dividends of {dividendsPaid.FY2026}.',
      'Dividends of {dividendsPaid.FY2026} more than covered free cash flow of {freeCashFlow.FY2026}.',
    ],
    [
      '自由现金流{freeCashFlow.FY2026}足以覆盖股息{dividendsPaid.FY2026}。',
      '股息{dividendsPaid.FY2026}足以覆盖自由现金流{freeCashFlow.FY2026}。',
    ],
    [
      'NVIDIA bought back {shareRepurchases.FY2026} of its own shares.',
      'NVIDIA bought back {dividendsPaid.FY2026} of its own shares.',
    ],
    // Against the year before.
    [
      'Free cash flow declined even though net income increased.',
      'Free cash flow increased even though net income declined.',
    ],
    [
      'Although net income rose, free cash flow fell to {freeCashFlow.FY2026}.',
      'Although net income fell, free cash flow fell to {freeCashFlow.FY2026}.',
    ],
    ['Debt-to-equity improved to {debtToEquity.FY2026}.', 'Debt-to-equity worsened to {debtToEquity.FY2026}.'],
    ['Revenue grew faster than net income.', 'Net income grew faster than revenue.'],
    ['The net margin was broadly flat.', 'Revenue was broadly flat.'],
    [
      'Net income of {netIncome.FY2026} was up {netIncomeGrowth.FY2026} year over year.',
      'Net income of {netIncome.FY2026} was up {revenueGrowth.FY2026} year over year.',
    ],
    [
      'In Q4 revenue was {revenue.Q4-FY2026}, up from {revenue.Q3-FY2026} in the quarter before.',
      'In Q3 revenue was {revenue.Q4-FY2026}.',
    ],
    [
      'The price is {price}, up from a previous close of {previousClose}.',
      'The price is {price}, down from a previous close of {previousClose}.',
    ],
    // Against another company, or another yield.
    [
      'At {priceToEarnings} times earnings, NVIDIA trades at a premium to AMD.',
      'At {priceToEarnings} times earnings, NVIDIA trades at a discount to AMD.',
    ],
    [
      'NVIDIA looks pricier on sales: {priceToSales} times versus {US:AMD/priceToSales} times.',
      'NVIDIA looks cheaper on sales: {priceToSales} times versus {US:AMD/priceToSales} times.',
    ],
    ['On price-to-sales, NVIDIA trades at {priceToSales}.', 'On price-to-sales, NVIDIA trades at {price}.'],
    [
      'AMD is less profitable, with a net margin of {US:AMD/netMargin.FY2026} against {netMargin.FY2026}.',
      'AMD is more profitable, with a net margin of {US:AMD/netMargin.FY2026} against {netMargin.FY2026}.',
    ],
    [
      'The free cash flow yield of {fcfYield} is below the ten-year Treasury yield of {US10Y/yield10Y}.',
      'The free cash flow yield of {fcfYield} is above the ten-year Treasury yield of {US10Y/yield10Y}.',
    ],
    // What is set.
    ['The next earnings report is scheduled for {nextEarnings}.', 'Revenue is scheduled for {revenue.FY2026}.'],
    ['The next earnings date falls on {nextEarnings}.', 'NVIDIA is scheduled for {nextEarnings}.'],
    ['The DCF assumes terminal growth of {terminalGrowth}.', 'The price assumes terminal growth of {terminalGrowth}.'],
    ['下一次财报预计于{nextEarnings}公布。', '营收预计于{revenue.FY2026}公布。'],
    [
      'The DCF uses a discount rate of {wacc} and terminal growth of {terminalGrowth}.',
      'The DCF uses revenue growth of {revenueGrowth.FY2026}.',
    ],
  ];
  it.each(pairs)('is shown: %s, and not: %s', (honest, lie) => {
    expect([honest, laneOf(honest)]).toEqual([honest, 'supported']);
    expect(laneOf(lie)).toBe('withheld');
  });
});

describe('words put beside a figure', () => {
  it.each([
    'The 50-day average ({movingAverage50}) is above the 200-day average (more than {movingAverage200}).',
    'The balance sheet shows {cash.FY2026} of cash against less than {totalDebt.FY2026} of total debt.',
    'The shares are within {drawdownFromHigh} below their 52-week high of {high52w}.',
    'Using a discount rate of {dcfTwoStage}, the two-stage DCF gives {dcfTwoStage}.',
    'Net margin: {netMargin.FY2026} (AMD: {US:AMD/priceToSales})',
    'In FY2025 net income grew faster than revenue.',
    '近一个月股价下跌{return1M}，市盈率为{priceToEarnings}倍，为负。',
  ])('would be read of another one: %s', (text) => {
    expect(laneOf(text)).toBe('withheld');
  });
});

describe('a hedge', () => {
  it.each([
    ['The multiple may reflect expected growth rather than past growth.', 'Its dividends may stay limited.'],
    ['A careful investor would want to see the segment data first.', 'The premium may persist.'],
    ['A high P/E can reflect expectations of faster growth.', 'NVIDIA can fund its dividend.'],
    ['市盈率较高，可能意味着市场预期较高的增长。', '其股息可能会被削减。'],
    ['If margins fall, a multiple this high would be hard to justify.', 'If margins fall, its shares would fall.'],
    ['如果利润率下滑，目前的估值就难以支撑。', '如果利润率下滑，公司就会削减股息。'],
  ])('is a thought about what figures mean: %s, and no forecast of somebody: %s', (thought, forecast) => {
    expect(laneOf(thought)).toBe('reasoning');
    expect(laneOf(forecast)).toBe('withheld');
  });
});

describe('a word that changes nothing', () => {
  it('keeps the lane of its sentence: `about` of a figure is true of it whatever it is, `less than` never', () => {
    const said = (before: string): string => laneOf(`NVIDIA has a market price of ${before}{price}.`);
    expect([said(''), said('about '), said('less than ')]).toEqual(['supported', 'supported', 'withheld']);
    const told = (before: string): string => laneOf(`英伟达股价为${before}{price}。`);
    expect([told(''), told('约'), told('不到')]).toEqual(['supported', 'supported', 'withheld']);
  });
});
