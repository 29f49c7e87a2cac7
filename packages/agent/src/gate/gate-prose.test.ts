import { beforeEach, describe, expect, it } from 'vitest';
import { createGate } from './judge.ts';
import { readKnowledge } from './read-knowledge.ts';
import { fiscalYear } from './testing/yearly-facts.ts';

// Figures as analysts write them, each beside lies of the same shape: another way, another company, kind or time, or another size.

const of =
  (instrumentId: string, currency: string) => (metric: string, value: number, period?: number, unit?: string) => ({
    id: `${instrumentId}/${metric}${period === undefined ? '' : `.FY${String(period)}`}`,
    instrumentId,
    metric,
    value,
    ...(unit === undefined ? {} : { unit }),
    ...(unit === 'fraction' || unit === 'multiple' ? {} : { currency }),
    ...(period === undefined ? {} : { period: fiscalYear(period) }),
    asOf: period === undefined ? '2026-11-20' : `${String(period)}-12-31`,
  });
const acme = of('US:ACME', 'USD');
const bolt = of('US:BOLT', 'USD');
const priced = (id: string, asOf: string, value: number) => ({
  id: `${id}/price.${asOf}`,
  instrumentId: id,
  metric: 'price',
  value,
  unit: 'price',
  currency: 'USD',
  asOf,
});
const facts = [
  acme('revenue', 50e9, 2022, 'money'),
  acme('revenue', 30e9, 2023, 'money'),
  acme('revenue', 62e9, 2024, 'money'),
  acme('netIncome', -4e9, 2022, 'money'),
  acme('netIncome', 2e9, 2023, 'money'),
  acme('freeCashFlow', -1e9, 2024, 'money'),
  acme('capitalExpenditure', 20e9, 2023, 'money'),
  acme('capitalExpenditure', 28e9, 2024, 'money'),
  acme('shareRepurchases', 7e9, 2024, 'money'),
  acme('operatingMargin', 0.3, 2024, 'fraction'),
  acme('revenueGrowth', 0.005, 2024, 'fraction'),
  acme('researchIntensity', 0.23, 2024, 'fraction'),
  acme('dividendPerShare', 2, 2023, 'moneyPerShare'),
  acme('dividendPerShare', 1.2, 2024, 'moneyPerShare'),
  acme('priceToEarnings', 10, undefined, 'multiple'),
  acme('dividendYield', 0.03, undefined, 'fraction'),
  acme('return1Y', -0.3, undefined, 'fraction'),
  bolt('operatingMargin', 0.2, 2024, 'fraction'),
  bolt('revenueGrowth', -0.04, 2024, 'fraction'),
  bolt('priceToEarnings', 20, undefined, 'multiple'),
  bolt('return1Y', 0.1, undefined, 'fraction'),
  bolt('dividendYield', 0.05, undefined, 'fraction'),
  priced('US:ACME', '2021-11-10', 60),
  priced('US:ACME', '2022-11-21', 20),
  priced('US:ACME', '2024-12-31', 33),
];
const gate = createGate(
  readKnowledge(
    {
      facts,
      instruments: [
        { id: 'US:ACME', name: { en: 'Acme Works', 'zh-CN': '顶峰', 'zh-HK': '頂峰' }, aliases: ['Acme'] },
        { id: 'US:BOLT', name: { en: 'Bolt Industries', 'zh-CN': '螺栓', 'zh-HK': '螺栓' }, aliases: ['Bolt'] },
      ],
    },
    [],
  ),
);
beforeEach(() => gate.restart());

/** `a.revenue.24` for a handle. */
const spelled = (text: string): string =>
  text.replace(/\{([ab])\.(\w+)(?:\.(\d\d))?\}/g, (_, who: string, metric: string, at?: string) => {
    const id = `${who === 'a' ? 'US:ACME' : 'US:BOLT'}/${metric}`;
    return `{${id}${at === undefined ? '' : `.FY20${at}`}}`;
  });
const laneOf = (text: string): string => {
  gate.restart();
  return gate.judge(spelled(text)).lane;
};

const cases: readonly (readonly [honest: string, ...lies: string[]])[] = [
  [
    'Acme swung from a loss of {a.netIncome.22} in 2022 to a profit of {a.netIncome.23} in 2023.',
    'Acme swung from a profit of {a.netIncome.23} in 2023 to a loss of {a.netIncome.22} in 2022.',
    'Bolt swung from a loss of {a.netIncome.22} in 2022 to a profit of {a.netIncome.23} in 2023.',
    'Acme swung from a loss of {a.netIncome.22} in 2021 to a profit of {a.netIncome.23} in 2023.',
  ],
  [
    'Acme lifted capital expenditure from {a.capitalExpenditure.23} in 2023 to {a.capitalExpenditure.24} in 2024.',
    'Acme cut capital expenditure from {a.capitalExpenditure.23} in 2023 to {a.capitalExpenditure.24} in 2024.',
    'Bolt lifted capital expenditure from {a.capitalExpenditure.23} in 2023 to {a.capitalExpenditure.24} in 2024.',
    "Bolt lifted Acme's capital expenditure from {a.capitalExpenditure.23} in 2023 to {a.capitalExpenditure.24} in 2024.",
    'Acme lifted debt from {a.capitalExpenditure.23} in 2023 to {a.capitalExpenditure.24} in 2024.',
    'Acme lifted capital expenditure from {a.capitalExpenditure.23} in 2022 to {a.capitalExpenditure.24} in 2024.',
  ],
  [
    "Acme's revenue fell between 2022 and 2023, from {a.revenue.22} to {a.revenue.23}.",
    "Acme's revenue rose between 2022 and 2023, from {a.revenue.22} to {a.revenue.23}.",
    "Acme's revenue fell between 2021 and 2023, from {a.revenue.22} to {a.revenue.23}.",
  ],
  [
    "Acme's revenue was {a.revenue.22} in 2022 and {a.revenue.23} the following year.",
    "Acme's revenue was {a.revenue.22} in 2022 and {a.revenue.24} the following year.",
    "Acme's revenue was {a.revenue.23} in 2023 and {a.revenue.22} the following year.",
  ],
  [
    "Acme's revenue was {a.revenue.24} in 2024, compared with {a.revenue.22} two years before.",
    "Acme's revenue was {a.revenue.24} in 2024, compared with {a.revenue.23} two years before.",
    "Acme's revenue was {a.revenue.24} in 2024, compared with {a.revenue.22} three years before.",
  ],
  [
    'Acme fell from {US:ACME/price.2021-11-10} in November 2021 to {US:ACME/price.2022-11-21} a year later.',
    'Acme fell from {US:ACME/price.2021-11-10} in October 2021 to {US:ACME/price.2022-11-21} a year later.',
    'Acme fell from {US:ACME/price.2021-11-10} in November 2021 to {US:ACME/price.2024-12-31} a year later.',
    'Acme rose from {US:ACME/price.2021-11-10} in November 2021 to {US:ACME/price.2022-11-21} a year later.',
  ],
  [
    'Acme paid {a.dividendPerShare.23} a share in 2023 but only {a.dividendPerShare.24} in 2024.',
    'Acme paid {a.dividendPerShare.24} a share in 2024 but only {a.dividendPerShare.23} in 2023.',
    'Acme earned {a.dividendPerShare.23} a share in 2023 but only {a.dividendPerShare.24} in 2024.',
  ],
  [
    'Acme at {a.priceToEarnings} earnings costs about half as much as Bolt at {b.priceToEarnings}.',
    'Acme at {a.priceToEarnings} earnings costs about twice as much as Bolt at {b.priceToEarnings}.',
    'Bolt at {b.priceToEarnings} earnings costs about half as much as Acme at {a.priceToEarnings}.',
  ],
  [
    'Acme had a much higher operating margin than Bolt in 2024, {a.operatingMargin.24} versus {b.operatingMargin.24}.',
    'Acme had a much lower operating margin than Bolt in 2024, {a.operatingMargin.24} versus {b.operatingMargin.24}.',
    'Bolt had a much higher operating margin than Acme in 2024, {a.operatingMargin.24} versus {b.operatingMargin.24}.',
    'Acme had a slightly higher operating margin than Bolt in 2024, {a.operatingMargin.24} versus {b.operatingMargin.24}.',
    'Acme had a much higher gross margin than Bolt in 2024, {a.operatingMargin.24} versus {b.operatingMargin.24}.',
  ],
  [
    'Acme grew faster than Bolt in 2024, {a.revenueGrowth.24} compared with {b.revenueGrowth.24}.',
    'Acme grew slower than Bolt in 2024, {a.revenueGrowth.24} compared with {b.revenueGrowth.24}.',
    'Bolt grew faster than Acme in 2024, {b.revenueGrowth.24} compared with {a.revenueGrowth.24}.',
  ],
  [
    'Acme hardly grew in 2024, sales being up {a.revenueGrowth.24}.',
    'Bolt hardly grew in 2024, sales being up {b.revenueGrowth.24}.',
    'Acme hardly grew in 2023, sales being up {a.revenueGrowth.24}.',
  ],
  [
    'Bolt shrank in 2024, with sales falling by {b.revenueGrowth.24}.',
    'Acme shrank in 2024, with sales falling by {a.revenueGrowth.24}.',
    'Bolt grew in 2024, with sales rising by {b.revenueGrowth.24}.',
  ],
  [
    "Acme's revenue of {a.revenue.22} in 2022 collapsed to {a.revenue.23} in 2023.",
    "Acme's revenue of {a.revenue.23} in 2023 collapsed to {a.revenue.24} in 2024.",
  ],
  [
    'Acme bought back {a.shareRepurchases.24} of its own stock in 2024.',
    'Bolt bought back {a.shareRepurchases.24} of its own stock in 2024.',
    'Acme spent {a.capitalExpenditure.24} on its own shares in 2024.',
  ],
  [
    'Bolt gained {b.return1Y} over the past year as Acme lost {a.return1Y}.',
    'Bolt gained {b.return1Y} over the past year as Acme gained {a.return1Y}.',
    'Acme gained {b.return1Y} over the past year as Bolt lost {a.return1Y}.',
  ],
  [
    '顶峰2022年亏{a.netIncome.22},2023年赚{a.netIncome.23}。',
    '顶峰2023年亏{a.netIncome.23},2022年赚{a.netIncome.22}。',
    '螺栓2022年亏{a.netIncome.22},2023年赚{a.netIncome.23}。',
  ],
  [
    '顶峰2023年尚有{a.netIncome.23}的盈利。',
    '顶峰2022年尚有{a.netIncome.22}的盈利。',
    '顶峰2023年录得{a.netIncome.23}的巨额亏损。',
  ],
  [
    '顶峰2024年把收入的{a.researchIntensity.24}投入研发。',
    '顶峰2024年把收入的{a.operatingMargin.24}投入研发。',
    '螺栓2024年把收入的{a.researchIntensity.24}投入研发。',
  ],
  [
    '顶峰2022年营收为{a.revenue.22},到2023年只剩{a.revenue.23}。',
    '顶峰2023年营收为{a.revenue.23},到2024年只剩{a.revenue.24}。',
  ],
  [
    '頂峰2023年收入{a.revenue.23},尚未回復至2022年{a.revenue.22}的水平。',
    '頂峰2024年收入{a.revenue.24},尚未回復至2022年{a.revenue.22}的水平。',
    '頂峰2023年收入{a.revenue.23},尚未回復至2021年{a.revenue.22}的水平。',
  ],
  [
    '顶峰的营收较2022年的{a.revenue.22}明显回落,2023年为{a.revenue.23}。',
    '顶峰的营收较2023年的{a.revenue.23}明显回落,2024年为{a.revenue.24}。',
    '顶峰的营收较2021年的{a.revenue.22}明显回落,2023年为{a.revenue.23}。',
  ],
  [
    '顶峰的股价在2021年11月10日为{US:ACME/price.2021-11-10},到2022年11月21日已跌至{US:ACME/price.2022-11-21}。',
    '顶峰的股价在2021年11月10日为{US:ACME/price.2021-11-10},到2022年11月21日已升至{US:ACME/price.2022-11-21}。',
    '螺栓的股价在2021年11月10日为{US:ACME/price.2021-11-10},到2022年11月21日已跌至{US:ACME/price.2022-11-21}。',
  ],
  [
    "Acme's revenue: {a.revenue.22} in 2022, then {a.revenue.23}, then {a.revenue.24} in 2024.",
    "Acme's revenue: {a.revenue.22} in 2022, then {a.revenue.24}, then {a.revenue.23} in 2023.",
    "Acme's revenue: {a.revenue.22} in 2022, then {a.netIncome.23}, then {a.revenue.24} in 2024.",
  ],
  [
    "Acme's revenue fell from {a.revenue.22} in 2022 to {a.revenue.23} in 2023, while net income rose from {a.netIncome.22} to {a.netIncome.23}.",
    "Acme's revenue rose from {a.revenue.22} in 2022 to {a.revenue.24} in 2024, while net income rose from {a.netIncome.22} to {a.netIncome.23}.",
  ],
  [
    'Acme spent {a.shareRepurchases.24} on its own shares in 2024.',
    'Acme spent {a.shareRepurchases.24} on its own shares in 2024, most of the {a.revenue.24} of free cash flow it produced.',
  ],
  [
    '顶峰的营收在两年间明显提升,由2022年的{a.revenue.22}提高至2024年的{a.revenue.24}。',
    '顶峰的营收在三年间明显提升,由2022年的{a.revenue.22}提高至2024年的{a.revenue.24}。',
    '顶峰的营收在两年间明显下滑,由2022年的{a.revenue.22}提高至2024年的{a.revenue.24}。',
    '螺栓的营收在两年间明显提升,由2022年的{a.revenue.22}提高至2024年的{a.revenue.24}。',
  ],
];

describe('figures in prose', () => {
  it.each(cases)('are supported: %s', (honest) => {
    expect(laneOf(honest)).toBe('supported');
  });

  it.each(cases.flatMap(([, ...lies]) => lies))('are withheld: %s', (lie) => {
    expect(laneOf(lie)).toBe('withheld');
  });
});

describe('a sentence that is withheld for what stands beside its figures', () => {
  const pieces = (text: string) =>
    gate
      .judge(spelled(text))
      .pieces?.map(({ lane, parts }) => [lane, parts.map((part) => (typeof part === 'string' ? part : '#')).join('')]);

  it.each([
    [
      'Acme swung from a loss of {a.netIncome.22} in 2022 to a profit of {a.netIncome.23} in 2023, following the resignation of its auditor.',
      [
        ['supported', 'Acme swung from a loss of # in 2022 to a profit of # in 2023.'],
        ['withheld', 'Following the resignation of its auditor.'],
      ],
    ],
    [
      'The company was fined: its revenue was {a.revenue.24} in 2024, and management resigned.',
      [
        ['withheld', 'The company was fined.'],
        ['supported', 'Its revenue was # in 2024.'],
        ['withheld', 'Management resigned.'],
      ],
    ],
    [
      '顶峰2022年亏{a.netIncome.22},2023年赚{a.netIncome.23},公司因造假被罚。',
      [
        ['supported', '顶峰2022年亏#,2023年赚#。'],
        ['withheld', '公司因造假被罚。'],
      ],
    ],
  ] as const)('shows them alone: %s', (text, shown) => {
    expect(laneOf(text)).toBe('withheld');
    gate.restart();
    expect(pieces(text)).toEqual(shown);
  });

  it.each([
    // False figures, and none that stands as a sentence of its own.
    "Acme's revenue fell between 2023 and 2024, from {a.revenue.23} to {a.revenue.24}, following the resignation of its auditor.",
    'Bolt lifted capital expenditure from {a.capitalExpenditure.23} in 2023 to {a.capitalExpenditure.24} in 2024, and management resigned.',
    'The company was fined, from {a.revenue.22} to {a.revenue.23}.',
    'Acme says "revenue was {a.revenue.24}", and management resigned.',
    // Of another one than the clause that is cut has named.
    'Bolt has been paying its suppliers late: revenue stood at {a.revenue.24} in 2024.',
    'Acme and Bolt fight over customers: dividend yield stands at {b.dividendYield}.',
  ])('shows none that is false: %s', (text) => {
    expect(pieces(text)).toBeUndefined();
  });
});
