import { describe, expect, it } from 'vitest';
import { createGate } from './judge.ts';
import { isMeasured, measureWords } from './measures.ts';
import { readKnowledge } from './read-knowledge.ts';
import { yearly } from './testing/yearly-facts.ts';

// Wordings that weigh or order figures, and beside each the same with one word changed.

const gate = createGate(
  readKnowledge(
    {
      facts: [
        { id: 'US:MCD/price', value: 300, currency: 'USD' },
        { id: 'US:MCD/high52w', value: 320, currency: 'USD' },
        { id: 'US:MCD/low52w', value: 250, currency: 'USD' },
        { id: 'US:MCD/dcfTwoStage', value: 280, currency: 'USD' },
        { id: 'US:MCD/beta', value: 0.7 },
        { id: 'US:SBUX/beta', value: 1.1 },
        { id: 'US:YUM/beta', value: 0.9 },
        { id: 'US:MCD/volatility', value: 0.18 },
        { id: 'US:SBUX/volatility', value: 0.36 },
        { id: 'US:MCD/priceToEarnings', value: 26 },
        { id: 'US:SBUX/priceToEarnings', value: 90 },
        { id: 'US:MCD/netDebtToEbitda', value: 2.8 },
        { id: 'US:SBUX/netDebtToEbitda', value: 2.9 },
        { id: 'US:MCD/return1Y', value: 0.1 },
        { id: 'US:SBUX/return1Y', value: 0.02 },
        ...yearly('US:MCD', 'netIncome', { 2023: 6e9, 2024: 8.2e9 }, 'USD'),
        ...yearly('US:SBUX', 'netIncome', { 2023: 4.1e9, 2024: -1e9 }, 'USD'),
        ...yearly('US:MCD', 'freeCashFlow', { 2023: 6.2e9, 2024: 7e9 }, 'USD'),
        ...yearly('US:MCD', 'shareRepurchases', { 2024: 5e9 }, 'USD'),
        ...yearly('US:MCD', 'revenue', { 2022: 12e9, 2023: 24e9, 2024: 24.3e9 }, 'USD'),
        ...yearly('US:YUM', 'revenue', { 2023: 6e9, 2024: 7e9 }, 'USD'),
        ...yearly('US:MCD', 'operatingMargin', { 2023: 0.44, 2024: 0.46 }),
        ...yearly('US:SBUX', 'operatingMargin', { 2024: 0.12 }),
      ],
      instruments: [
        { id: 'US:MCD', name: "McDonald's", aliases: ['麦当劳'] },
        { id: 'US:SBUX', name: 'Starbucks', aliases: ['星巴克'] },
        { id: 'US:YUM', name: 'Yum', aliases: ['百胜'] },
      ],
    },
    [],
  ),
);
const laneOf = (text: string): string => {
  gate.restart();
  return gate.judge(text).lane;
};

const families: readonly (readonly [honest: string, ...changes: readonly (readonly [from: string, to: string])[]])[] = [
  [
    "McDonald's revenue doubled to {US:MCD/revenue.FY2023} in 2023 from {US:MCD/revenue.FY2022} in 2022.",
    ['doubled', 'tripled'],
    ['doubled', 'halved'],
    ['in 2022', 'in 2021'],
  ],
  [
    "Starbucks is twice as volatile as McDonald's: {US:SBUX/volatility} versus {US:MCD/volatility}.",
    ['twice', 'three times'],
    ['volatile', 'expensive'],
  ],
  [
    "McDonald's earned more than Starbucks in 2023: {US:MCD/netIncome.FY2023} against {US:SBUX/netIncome.FY2023}.",
    ['more', 'less'],
    ['in 2023', 'in 2024'],
  ],
  [
    "Starbucks commands a much higher multiple than McDonald's, {US:SBUX/priceToEarnings} versus {US:MCD/priceToEarnings} times earnings.",
    ['higher', 'lower'],
    ['much', 'slightly'],
  ],
  [
    "By beta, Starbucks ({US:SBUX/beta}) ranks first, ahead of Yum ({US:YUM/beta}) and McDonald's ({US:MCD/beta}).",
    ['beta', 'volatility'],
    ['Starbucks', "McDonald's"],
  ],
  [
    "Of these stocks, McDonald's has the lowest beta: {US:MCD/beta}, compared with {US:YUM/beta} for Yum and {US:SBUX/beta} for Starbucks.",
    ['lowest', 'highest'],
    ['beta', 'volatility'],
  ],
  [
    "McDonald's trades at {US:MCD/price}, within its 52-week range of {US:MCD/low52w} to {US:MCD/high52w}.",
    ["McDonald's", 'Starbucks'],
    ['{US:MCD/low52w} to {US:MCD/high52w}', '{US:MCD/high52w} to {US:MCD/low52w}'],
  ],
  [
    "At {US:MCD/price} the shares of McDonald's stand above the DCF value of {US:MCD/dcfTwoStage}.",
    ['above', 'below'],
    ["McDonald's", 'Yum'],
  ],
  [
    "McDonald's spent most of its free cash flow of {US:MCD/freeCashFlow.FY2024} on buybacks of {US:MCD/shareRepurchases.FY2024} in 2024.",
    ['most', 'nearly all'],
    ['in 2024', 'in 2023'],
  ],
  [
    "McDonald's operating margin rose two percentage points to {US:MCD/operatingMargin.FY2024} in 2024 from {US:MCD/operatingMargin.FY2023} in 2023.",
    ['two', 'three'],
    ['rose', 'fell'],
  ],
  [
    "McDonald's operating margin rose from {US:MCD/operatingMargin.FY2023} in 2023 to {US:MCD/operatingMargin.FY2024} in 2024, a gain of two percentage points.",
    ['two', 'four'],
    ['gain', 'decline'],
  ],
  [
    "McDonald's net income rose from {US:MCD/netIncome.FY2023} in 2023 to {US:MCD/netIncome.FY2024} in 2024, an increase of more than a third.",
    ['a third', 'a half'],
    ['an increase', 'a decrease'],
  ],
  ["McDonald's beta of {US:MCD/beta} implies that the stock moves less than the market.", ['less', 'more']],
  [
    "McDonald's has a one-year return of {US:MCD/return1Y} and Starbucks has a one-year return of {US:SBUX/return1Y}; both rose.",
    ['rose', 'fell'],
  ],
  [
    '星巴克由盈转亏，2023年净利润{US:SBUX/netIncome.FY2023}，2024年净亏损{US:SBUX/netIncome.FY2024}。',
    ['由盈转亏', '扭亏为盈'],
    ['星巴克', '麦当劳'],
  ],
  [
    '麦当劳2024年净利润增长约三分之一，由{US:MCD/netIncome.FY2023}增至{US:MCD/netIncome.FY2024}。',
    ['三分之一', '一半'],
    ['增长', '下降'],
    ['净利润', '营收'],
  ],
  [
    '麦当劳营收几乎没有增长，2023年{US:MCD/revenue.FY2023}，2024年{US:MCD/revenue.FY2024}。',
    ['几乎没有增长', '同比下降'],
    ['营收', '净利润'],
  ],
  [
    '与2023年的{US:YUM/revenue.FY2023}相比，百胜2024年收入升至{US:YUM/revenue.FY2024}。',
    ['升至', '降至'],
    ['2023', '2022'],
  ],
  [
    '麦当劳的经营利润率从2023年的{US:MCD/operatingMargin.FY2023}升至2024年的{US:MCD/operatingMargin.FY2024}，提高约两个百分点。',
    ['两个', '三个'],
    ['提高', '下降'],
  ],
  ['麦当劳一年回报{US:MCD/return1Y}，星巴克{US:SBUX/return1Y}，均为上涨。', ['上涨', '下跌']],
  [
    "Starbucks is slightly more leveraged than McDonald's, at {US:SBUX/netDebtToEbitda} times EBITDA versus {US:MCD/netDebtToEbitda} times.",
    ['more', 'less'],
    ['slightly', 'far'],
    ['Starbucks is', 'Yum is'],
  ],
  [
    "McDonald's net income of {US:MCD/netIncome.FY2023} was nearly as large as its free cash flow of {US:MCD/freeCashFlow.FY2023} in 2023.",
    ['2023.', '2024.'],
    ['net income', 'revenue'],
  ],
  [
    "Starbucks's stock has risen {US:SBUX/return1Y} over the past year despite a net loss of {US:SBUX/netIncome.FY2024} in 2024.",
    ['risen', 'fallen'],
    ['in 2024', 'in 2023'],
  ],
  [
    '经营利润率方面，麦当劳为{US:MCD/operatingMargin.FY2024}，星巴克为{US:SBUX/operatingMargin.FY2024}。',
    ['麦当劳为', '百胜为'],
    ['经营利润率', '毛利率'],
  ],
  ['麦当劳股价过去一年上涨，回报为{US:MCD/return1Y}。', ['上涨', '下跌'], ['麦当劳', '百胜']],
  [
    '麦当劳2023年收入为{US:MCD/revenue.FY2023}，是2022年{US:MCD/revenue.FY2022}的两倍。',
    ['两倍', '三倍'],
    ['2022年', '2021年'],
  ],
];

describe('an analyst who weighs figures', () => {
  it.each(families.map(([honest]) => [honest]))('may write: %s', (honest) => {
    expect(laneOf(honest)).toBe('supported');
  });

  it.each(families.flatMap(([honest, ...changes]) => changes.map(([from, to]) => [honest.replace(from, to)])))(
    'may not write: %s',
    (lie) => {
      expect(laneOf(lie)).toBe('withheld');
    },
  );

  it('means less than a half by more than halved, and more by nearly halved', () => {
    const isHalved = (words: string, ratio: number): boolean => {
      const found = measureWords.get(words);
      return found !== undefined && isMeasured(found.measure, 100, 100 * ratio);
    };
    expect([0.4, 0.6].map((ratio) => isHalved('more than halved', ratio))).toEqual([true, false]);
    expect([0.45, 0.52, 0.7].map((ratio) => isHalved('nearly halved', ratio))).toEqual([false, true, false]);
  });
});
