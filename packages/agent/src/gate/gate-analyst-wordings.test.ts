import { describe, expect, it } from 'vitest';
import { createGate } from './judge.ts';
import { readKnowledge } from './read-knowledge.ts';
import { yearly } from './testing/yearly-facts.ts';

// Wordings of an analyst's answer that are worked out from their figures, and beside each the same with one thing changed.

const gate = createGate(
  readKnowledge(
    {
      facts: [
        { id: 'US:MCD/price', value: 300, currency: 'USD' },
        { id: 'US:MCD/high52w', value: 320, currency: 'USD' },
        { id: 'US:MCD/low52w', value: 250, currency: 'USD' },
        { id: 'US:MCD/return1Y', value: 0.1 },
        { id: 'US:MCD/priceToEarnings', value: 26 },
        { id: 'US:SBUX/priceToEarnings', value: 90 },
        { id: 'US:MCD/dividendYield', value: 0.023 },
        { id: 'US:SBUX/dividendYield', value: 0.028 },
        { id: 'US:MCD/maxDrawdown', value: -0.2 },
        { id: 'US:SBUX/maxDrawdown', value: -0.45 },
        { id: 'US:MCD/dcfTwoStage', value: 280, currency: 'USD' },
        ...yearly('US:MCD', 'revenue', { 2021: 18e9, 2022: 19e9, 2023: 24e9, 2024: 27e9 }, 'USD'),
        ...yearly('US:SBUX', 'revenue', { 2021: 30e9, 2023: 12e9, 2024: 14e9 }, 'USD'),
        ...yearly('US:MCD', 'operatingMargin', { 2023: 0.44, 2024: 0.46 }),
        ...yearly('US:SBUX', 'operatingMargin', { 2023: 0.15, 2024: 0.12 }),
        ...yearly('US:MCD', 'dividendPerShare', { 2023: 6.2, 2024: 6.8 }, 'USD'),
        ...yearly('US:MCD', 'netIncome', { 2024: 8.2e9 }, 'USD'),
      ],
      instruments: [
        { id: 'US:MCD', name: "McDonald's", aliases: ['麦当劳'] },
        { id: 'US:SBUX', name: 'Starbucks', aliases: ['星巴克'] },
      ],
    },
    [],
  ),
);
const laneOf = (text: string): string => {
  gate.restart();
  return gate.judge(text).lane;
};

/** A sentence, and what is put into it for what. */
const families: readonly (readonly [honest: string, ...changes: readonly (readonly [from: string, to: string])[]])[] = [
  [
    "McDonald's revenue has grown by a half since 2021, from {US:MCD/revenue.FY2021} to {US:MCD/revenue.FY2024} in 2024.",
    ['by a half', 'by a quarter'],
    ['since 2021', 'since 2022'],
    ['grown', 'shrunk'],
  ],
  [
    "McDonald's lifted its dividend to {US:MCD/dividendPerShare.FY2024} per share in 2024 from {US:MCD/dividendPerShare.FY2023} in 2023.",
    ['lifted', 'cut'],
    ["McDonald's", 'Starbucks'],
    ['dividend', 'revenue'],
  ],
  [
    "Starbucks yields {US:SBUX/dividendYield}, half a percentage point more than McDonald's {US:MCD/dividendYield}.",
    ['half a', 'a full'],
    ['more than', 'less than'],
    ['half a', 'more than one'],
  ],
  [
    "McDonald's operating margin rose by two percentage points from {US:MCD/operatingMargin.FY2023} in 2023 to {US:MCD/operatingMargin.FY2024} in 2024.",
    ['two', 'three'],
    ['rose', 'fell'],
    ['operating', 'gross'],
  ],
  [
    "Starbucks's P/E of {US:SBUX/priceToEarnings} is several times that of McDonald's, which stands at {US:MCD/priceToEarnings}.",
    ["Starbucks's", "McDonald's"],
  ],
  [
    "Ranked by operating margin, McDonald's ({US:MCD/operatingMargin.FY2024}) comes well ahead of Starbucks ({US:SBUX/operatingMargin.FY2024}).",
    ['ahead of', 'behind'],
    ['operating', 'net'],
    ['well', 'just'],
  ],
  [
    "At {US:MCD/price}, McDonald's is closer to its 52-week high of {US:MCD/high52w} than to its low of {US:MCD/low52w}.",
    ["McDonald's", 'Starbucks'],
    [
      'high of {US:MCD/high52w} than to its low of {US:MCD/low52w}',
      'low of {US:MCD/low52w} than to its high of {US:MCD/high52w}',
    ],
  ],
  [
    "McDonald's has gained {US:MCD/return1Y} over the past year but remains below its 52-week high of {US:MCD/high52w}.",
    ['below', 'above'],
    ['gained', 'lost'],
  ],
  [
    'Revenue at Starbucks fell between 2021 and 2023, from {US:SBUX/revenue.FY2021} to {US:SBUX/revenue.FY2023}.',
    ['fell', 'more than doubled'],
    ['2021 and', '2022 and'],
  ],
  [
    "Key figures for McDonald's in 2024: revenue {US:MCD/revenue.FY2024}, net income {US:MCD/netIncome.FY2024}.",
    ["McDonald's", 'Starbucks'],
    ['2024', '2023'],
    ['net income', 'free cash flow'],
  ],
  [
    "McDonald's price of {US:MCD/price} is above the two-stage DCF estimate of {US:MCD/dcfTwoStage}.",
    ['above', 'below'],
    ["McDonald's", "Starbucks's"],
  ],
  [
    "Starbucks's maximum drawdown of {US:SBUX/maxDrawdown} is larger than McDonald's {US:MCD/maxDrawdown}.",
    ['larger', 'smaller'],
    ['larger', 'shallower'],
  ],
  [
    '麦当劳的收入从2022年的{US:MCD/revenue.FY2022}增至2023年的{US:MCD/revenue.FY2023}，2024年进一步升至{US:MCD/revenue.FY2024}。',
    ['进一步升至', '进一步降至'],
    ['进一步升至', '降至'],
    ['2024年', '2025年'],
  ],
  [
    '麦当劳2024年经营利润率为{US:MCD/operatingMargin.FY2024}，较2023年的{US:MCD/operatingMargin.FY2023}上升约两个百分点。',
    ['两个', '三个'],
    ['上升', '下降'],
    ['约两个', '超过两个'],
    ['2023', '2022'],
  ],
  [
    '麦当劳现价{US:MCD/price}，更接近52周高点{US:MCD/high52w}，而不是52周低点{US:MCD/low52w}。',
    ['高点{US:MCD/high52w}，而不是52周低点{US:MCD/low52w}', '低点{US:MCD/low52w}，而不是52周高点{US:MCD/high52w}'],
  ],
  [
    '2024年经营利润率排名：麦当劳{US:MCD/operatingMargin.FY2024}、星巴克{US:SBUX/operatingMargin.FY2024}。',
    [
      '麦当劳{US:MCD/operatingMargin.FY2024}、星巴克{US:SBUX/operatingMargin.FY2024}',
      '星巴克{US:SBUX/operatingMargin.FY2024}、麦当劳{US:MCD/operatingMargin.FY2024}',
    ],
    ['经营利润率', '毛利率'],
  ],
  [
    '麦当劳2024年的主要数据：收入{US:MCD/revenue.FY2024}，净利润{US:MCD/netIncome.FY2024}。',
    ['麦当劳', '星巴克'],
    ['2024', '2023'],
    ['净利润', '自由现金流'],
  ],
  [
    '从估值上看，星巴克市盈率{US:SBUX/priceToEarnings}倍，麦当劳{US:MCD/priceToEarnings}倍，星巴克更贵。',
    ['，星巴克更贵', '，麦当劳更贵'],
  ],
  ['星巴克的最大回撤为{US:SBUX/maxDrawdown}，大于麦当劳的{US:MCD/maxDrawdown}。', ['大于', '小于']],
];

describe('an analyst', () => {
  it.each(families.map(([honest]) => [honest]))('may write: %s', (honest) => {
    expect(laneOf(honest)).toBe('supported');
  });

  it.each(families.flatMap(([honest, ...changes]) => changes.map(([from, to]) => [honest.replace(from, to)])))(
    'may not write: %s',
    (lie) => {
      expect(laneOf(lie)).toBe('withheld');
    },
  );
});
