import { beforeEach, describe, expect, it } from 'vitest';
import { createGate } from './judge.ts';
import type { Lane } from './shapes.ts';
import type { Fact } from '@plumbline/model/fact';
import { facts, fiscalYear, instruments } from './testing/gate-facts.ts';

// Sentences whose words stand in no known order, read by what each of them means, beside the same with one word that is false.

const made = (metric: string, year: number, value: number, instrumentId: Fact['instrumentId'] = 'US:AMD'): Fact => ({
  id: `${instrumentId ?? ''}/${metric}.FY${String(year)}`,
  ...(instrumentId !== undefined && { instrumentId }),
  metric,
  value,
  unit: 'money',
  currency: 'USD',
  period: fiscalYear(year),
  decimals: 2,
  asOf: fiscalYear(year).end,
  knownAt: fiscalYear(year).end,
  source: { id: 'test', locator: metric },
  quality: [],
  simulated: false,
});
const results = [
  made('netIncome', 2024, 1e9),
  made('netIncome', 2025, -2e9),
  made('netIncome', 2026, 3e9),
  made('freeCashFlow', 2026, -4e9),
  made('operatingIncome', 2024, 5e9),
  made('operatingIncome', 2025, 4e9),
  made('operatingIncome', 2026, 2e9),
];
const gate = createGate({ facts: [...facts, ...results], instruments });
beforeEach(() => gate.restart());
const laneOf = (text: string): Lane => gate.judge(text).lane;

describe('a sentence read by what its words mean', () => {
  const pairs: readonly (readonly [honest: string, lie: string])[] = [
    // Whom, what and when are bound wherever they stand.
    [
      'The shares changed hands at {US:NVDA/price}, some way below their 52-week high of {US:NVDA/high52w}.',
      'The shares changed hands at {US:NVDA/movingAverage50}, some way below their 52-week high of {US:NVDA/high52w}.',
    ],
    [
      "AMD's market value of {US:AMD/marketCap} is still well below NVIDIA's {US:NVDA/marketCap}.",
      "AMD's market value of {US:AMD/marketCap} is still slightly below NVIDIA's {US:NVDA/marketCap}.",
    ],
    // On which side of zero, and from which.
    [
      'AMD lost money in FY2025: net income was {US:AMD/netIncome.FY2025}.',
      'AMD lost money in FY2026: net income was {US:AMD/netIncome.FY2026}.',
    ],
    [
      'AMD swung back to profit in FY2026: {US:AMD/netIncome.FY2026}, from a loss of {US:AMD/netIncome.FY2025}.',
      'AMD swung back to profit in FY2025: {US:AMD/netIncome.FY2025}, from a loss of {US:AMD/netIncome.FY2024}.',
    ],
    [
      'AMD burned cash in FY2026: {US:AMD/freeCashFlow.FY2026}.',
      'NVIDIA burned cash in FY2026: {US:NVDA/freeCashFlow.FY2026}.',
    ],
    [
      '超威半导体2025财年亏损，净利润为{US:AMD/netIncome.FY2025}。',
      '超威半导体2026财年亏损，净利润为{US:AMD/netIncome.FY2026}。',
    ],
    ['英伟达近一个月的跌幅{US:NVDA/return1M}。', '英伟达近一年的跌幅{US:NVDA/return1Y}。'],
    // Lists in an order.
    [
      'Operating income of AMD has come down two years in a row: {US:AMD/operatingIncome.FY2024}, then {US:AMD/operatingIncome.FY2025}, then {US:AMD/operatingIncome.FY2026}.',
      'Operating income of AMD has come down three years in a row: {US:AMD/operatingIncome.FY2024}, then {US:AMD/operatingIncome.FY2025}, then {US:AMD/operatingIncome.FY2026}.',
    ],
    [
      'Operating income of AMD, most recent first: {US:AMD/operatingIncome.FY2026}, {US:AMD/operatingIncome.FY2025}, {US:AMD/operatingIncome.FY2024}.',
      'Operating income of AMD, oldest first: {US:AMD/operatingIncome.FY2026}, {US:AMD/operatingIncome.FY2025}, {US:AMD/operatingIncome.FY2024}.',
    ],
    // The most of all that are known.
    [
      'Of the two, NVIDIA has the largest market value: {US:NVDA/marketCap}, versus {US:AMD/marketCap} at AMD.',
      'Of the two, AMD has the largest market value: {US:AMD/marketCap}, versus {US:NVDA/marketCap} at NVIDIA.',
    ],
  ];
  it.each(pairs)('is shown: %s, and not: %s', (honest, lie) => {
    expect(laneOf(honest)).toBe('supported');
    gate.restart();
    expect(laneOf(lie)).toBe('withheld');
  });

  it.each([
    // Nothing that is another amount, reached, earned or said of somebody else.
    'AMD swung to a profit in FY2026: at least {US:AMD/netIncome.FY2026}.',
    'The shares changed hands at {US:NVDA/high52w}, their 52-week high.',
    'Both lost money in FY2025: {US:AMD/netIncome.FY2025}.',
    'AMD was profitable in FY2025 at {US:AMD/netIncome.FY2025}.',
    'AMD turned negative in FY2024: {US:AMD/netIncome.FY2024}.',
    'NVIDIA trades at {US:NVDA/price}, {US:NVDA/price} above its low.',
  ])('is withheld where one of them is not so: %s', (text) => {
    expect(laneOf(text)).toBe('withheld');
  });
});

describe('what denies that something follows', () => {
  it.each([
    'Guidance is not a result.',
    'Targets are opinions, not facts about value.',
    'Overbought does not mean that the price has to fall.',
    '超买不等于要跌。',
    '原因数据里没有。',
  ])('is reasoning: %s', (text) => {
    expect(laneOf(text)).toBe('reasoning');
  });

  it.each([
    'Its guidance is not a result.',
    'The lawsuit does not mean that the price has to fall.',
    'A low multiple does not mean that the auditor resigned because of fraud.',
    'Guidance is a record.',
    '公司停产不等于要跌。',
    'A swing of three full points.',
  ])('is withheld where something is said to have happened: %s', (text) => {
    expect(laneOf(text)).toBe('withheld');
  });
});
