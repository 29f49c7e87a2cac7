import { describe, expect, it } from 'vitest';
import { createGate } from './judge.ts';
import { readKnowledge } from './read-knowledge.ts';
import { yearly } from './testing/yearly-facts.ts';

// A clause without a figure beside figures: it may say what they show, and nothing else.

const knowledge = readKnowledge(
  {
    facts: [
      { id: 'US:KO/priceToEarnings', value: 25.4 },
      { id: 'US:PEP/priceToEarnings', value: 21.9 },
      { id: 'US:MCD/priceToEarnings', value: 25 },
      { id: 'US:KO/priceToBook', value: 9 },
      { id: 'US:PEP/priceToBook', value: 0.9 },
      { id: 'US:KO/dividendYield', value: 0.026 },
      { id: 'US:PEP/dividendYield', value: 0.038 },
      { id: 'US:KO/beta', value: 0.6 },
      { id: 'US:PEP/beta', value: 1.3 },
      { id: 'US:KO/rsi14', value: 48 },
      { id: 'US:PEP/rsi14', value: 76 },
      { id: 'US:KO/price', value: 77.1, currency: 'USD' },
      { id: 'US:KO/dcfTwoStage', value: 71.5, currency: 'USD' },
      { id: 'US:PEP/price', value: 140, currency: 'USD' },
      { id: 'US:PEP/dcfTwoStage', value: 160, currency: 'USD' },
      ...yearly('US:KO', 'operatingMargin', { 2024: 0.25, 2025: 0.297 }),
      ...yearly('US:PEP', 'operatingMargin', { 2024: 0.14, 2025: 0.122 }),
      ...yearly('US:KO', 'revenue', { 2024: 46e9, 2025: 48e9 }, 'USD'),
      ...yearly('US:PEP', 'revenue', { 2024: 60e9, 2025: 92e9 }, 'USD'),
      ...yearly('US:MCD', 'revenue', { 2024: 25.9e9, 2025: 26.1e9 }, 'USD'),
      ...yearly('US:KO', 'revenueGrowth', { 2025: 0.043 }),
      ...yearly('US:PEP', 'revenueGrowth', { 2025: 0.53 }),
    ],
    instruments: [
      { id: 'US:KO', name: 'Coca-Cola', aliases: ['可口可乐'] },
      { id: 'US:PEP', name: 'PepsiCo', aliases: ['百事公司'] },
      { id: 'US:MCD', name: "McDonald's", aliases: ['麦当劳'] },
    ],
  },
  [],
);
const gate = createGate(knowledge);
const laneOf = (text: string): string => {
  gate.restart();
  return gate.judge(text).lane;
};

const multiples = 'Coca-Cola trades at {US:KO/priceToEarnings} times earnings and PepsiCo at {US:PEP/priceToEarnings}';
const alike = "Coca-Cola's P/E is {US:KO/priceToEarnings}, against {US:MCD/priceToEarnings} for McDonald's";
const rose =
  "Coca-Cola's operating margin rose from {US:KO/operatingMargin.FY2024} in 2024 to {US:KO/operatingMargin.FY2025} in 2025";
const fell =
  "PepsiCo's operating margin fell from {US:PEP/operatingMargin.FY2024} in 2024 to {US:PEP/operatingMargin.FY2025} in 2025";
const little = "Coca-Cola's revenue rose from {US:KO/revenue.FY2024} in 2024 to {US:KO/revenue.FY2025} in 2025";
const still = "McDonald's revenue was {US:MCD/revenue.FY2024} in 2024 and {US:MCD/revenue.FY2025} in 2025";
const moved = "Coca-Cola's revenue was {US:KO/revenue.FY2024} in 2024 and {US:KO/revenue.FY2025} in 2025";
const 持平 = '麦当劳2025年收入为{US:MCD/revenue.FY2025}，2024年为{US:MCD/revenue.FY2024}';
const much = "PepsiCo's revenue rose from {US:PEP/revenue.FY2024} in 2024 to {US:PEP/revenue.FY2025} in 2025";
const yields = 'Coca-Cola yields {US:KO/dividendYield} and PepsiCo yields {US:PEP/dividendYield}';
const grew =
  "Coca-Cola's revenue growth in 2025 was {US:KO/revenueGrowth.FY2025}, against {US:PEP/revenueGrowth.FY2025} for PepsiCo";
const 市盈率 = '可口可乐市盈率{US:KO/priceToEarnings}倍，百事公司{US:PEP/priceToEarnings}倍';
const 相近 = '可口可乐市盈率{US:KO/priceToEarnings}倍，麦当劳{US:MCD/priceToEarnings}倍';
const 上升 = '可口可乐的营业利润率从2024年的{US:KO/operatingMargin.FY2024}升至2025年的{US:KO/operatingMargin.FY2025}';
const 下降 = '百事公司的营业利润率从2024年的{US:PEP/operatingMargin.FY2024}降至2025年的{US:PEP/operatingMargin.FY2025}';
const 温和 = '可口可乐2025年收入为{US:KO/revenue.FY2025}，2024年为{US:KO/revenue.FY2024}';
const 大幅 = '百事公司2025年收入为{US:PEP/revenue.FY2025}，2024年为{US:PEP/revenue.FY2024}';

/** Figures, clauses that they show, and clauses that they do not. */
const families: readonly (readonly [figures: string, shown: readonly string[], untrue: readonly string[]])[] = [
  [still, [', and barely moved', ', so was little changed', ', and was largely flat'], []],
  [moved, [], [', and barely moved', ', so was little changed', ', and was largely flat']],
  [持平, ['，基本持平', '，变化不大'], []],
  [温和, [], ['，基本持平', '，变化不大']],
  [
    multiples,
    [
      ', so Coca-Cola is the dearer',
      '; the former is more expensive',
      ', so PepsiCo is cheaper',
      '; the latter is cheaper',
      ', so the market pays a higher multiple for Coca-Cola',
    ],
    [
      ', so PepsiCo is the dearer',
      '; the latter is more expensive',
      ", so McDonald's is the dearer",
      '; the two are close',
      ', so Coca-Cola is more profitable',
      ', so Coca-Cola is larger',
      ', so the market pays a higher multiple for PepsiCo',
    ],
  ],
  [
    alike,
    ['; the two are close', ', and the gap is small'],
    ['; the gap is wide', '; the two are of a similar size in 2020'],
  ],
  [
    rose,
    [', so profitability improved', '; margins have widened', ", so Coca-Cola's profitability improved"],
    [', so profitability deteriorated', ", so PepsiCo's profitability improved", ', so growth accelerated'],
  ],
  [fell, [', so profitability weakened'], [', so profitability improved', ", so Coca-Cola's profitability weakened"]],
  [little, [', a modest increase'], [', a sharp increase', ', a modest decline', ', so margins improved']],
  [much, [', a steep rise'], [', a modest increase', ', a steep fall']],
  [yields, ['; PepsiCo is the higher-yielding stock'], ['; Coca-Cola is the higher-yielding stock']],
  [grew, ['; PepsiCo is growing faster'], ['; Coca-Cola is growing faster']],
  [
    'Coca-Cola has a beta of {US:KO/beta}',
    [', meaning it has tended to move less than the market'],
    [', meaning it has tended to move more than the market', ', so PepsiCo moves less than the market'],
  ],
  [
    'PepsiCo has a beta of {US:PEP/beta}',
    [', so the shares move more than the market'],
    [', so the shares move less than the market', ', a neutral reading'],
  ],
  ['Coca-Cola has an RSI of {US:KO/rsi14}', [', a neutral reading'], [', so it is oversold', ', so it is overbought']],
  ['PepsiCo has an RSI of {US:PEP/rsi14}', [', so it is overbought'], [', a neutral reading']],
  [
    'PepsiCo trades at {US:PEP/priceToBook} times book value',
    [', below its net asset value'],
    [', above its net asset value'],
  ],
  [
    "Coca-Cola's price of {US:KO/price} is above the DCF value of {US:KO/dcfTwoStage}",
    [', so on these assumptions there is no margin of safety'],
    [', so there is a margin of safety'],
  ],
  [
    市盈率,
    ['，可口可乐更贵', '，前者更高', '，百事公司更便宜'],
    ['，百事公司更贵', '，后者更高', '，麦当劳更贵', '，两者相差不大', '，可口可乐盈利能力更强'],
  ],
  [相近, ['，两者相差不大'], ['，两者相差悬殊']],
  [上升, ['，盈利能力有所改善'], ['，盈利能力有所下降', '，百事公司的盈利能力有所改善', '，增速加快']],
  [下降, ['，盈利能力减弱'], ['，盈利能力有所改善']],
  [温和, ['，增幅温和'], ['，增幅显著', '，降幅温和']],
  [大幅, ['，增幅显著'], ['，增幅温和']],
  ['可口可乐的贝塔系数为{US:KO/beta}', ['，说明其股价波动小于大盘'], ['，说明其股价波动大于大盘']],
  ['百事公司市净率为{US:PEP/priceToBook}', ['，即股价低于每股净资产'], ['，即股价高于每股净资产']],
  ['可口可乐的RSI为{US:KO/rsi14}', ['，属中性水平', '，既不超买也不超卖'], ['，处于超卖区间']],
];
const ended = (text: string): string => `${text}${/\p{Script=Han}/u.test(text) ? '。' : '.'}`;

describe('a clause beside figures', () => {
  it.each(families.flatMap(([figures, shown]) => shown.map((clause) => [ended(figures + clause)])))(
    'is supported where they show it: %s',
    (text) => {
      expect(laneOf(text)).toBe('supported');
    },
  );

  it.each(families.flatMap(([figures, , untrue]) => untrue.map((clause) => [ended(figures + clause)])))(
    'is withheld where they do not: %s',
    (text) => {
      expect(laneOf(text)).toBe('withheld');
    },
  );

  it.each([
    'PepsiCo is the larger: its revenue in 2025 was {US:PEP/revenue.FY2025}, against {US:KO/revenue.FY2025} for Coca-Cola.',
    'PepsiCo trades at a discount to Coca-Cola: {US:PEP/priceToEarnings} against {US:KO/priceToEarnings} times earnings.',
  ])('may stand in front of them: %s', (text) => {
    expect(laneOf(text)).toBe('supported');
    const swapped = text.replace(/PepsiCo|Coca-Cola/g, (name) => (name === 'PepsiCo' ? 'Coca-Cola' : 'PepsiCo'));
    expect(laneOf(swapped)).toBe('withheld');
  });
});
