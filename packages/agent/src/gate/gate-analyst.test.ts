import { beforeEach, describe, expect, it } from 'vitest';
import { createGate } from './judge.ts';
import { readKnowledge } from './read-knowledge.ts';

// Sentences as an analyst writes them about two companies and a coin, each beside the same one made false in one place.

const quarter = (label: string, start: string, end: string) => ({ period: { kind: 'quarter', start, end, label } });
const money = (id: string, value: number, more: object = {}) => ({ id, value, currency: 'USD', ...more });
const knowledge = readKnowledge(
  {
    subject: 'US:AAPL',
    instruments: [
      { id: 'US:AAPL', name: { en: 'Apple Inc.', 'zh-CN': '苹果' } },
      { id: 'US:NVDA', name: { en: 'NVIDIA Corporation', 'zh-CN': '英伟达' } },
      { id: 'HK:00700', name: { en: 'Tencent Holdings Limited', 'zh-CN': '腾讯控股' }, aliases: ['Tencent', '腾讯'] },
      { id: 'SH:^000300', kind: 'index', name: { en: 'CSI 300' } },
      { id: 'US:^GSPC', kind: 'index', name: { en: 'S&P 500' } },
      { id: 'CRYPTO:BTC-USD', kind: 'crypto', name: { en: 'Bitcoin', 'zh-CN': '比特币' } },
    ],
    facts: [
      money('US:AAPL/price', 268),
      money('US:AAPL/previousClose', 271),
      { id: 'US:AAPL/dayChange', value: -0.01 },
      { id: 'US:AAPL/return1Y', value: 0.18 },
      { id: 'US:AAPL/return1M', value: -0.03 },
      money('US:AAPL/high52w', 280),
      money('US:AAPL/movingAverage50', 258),
      money('US:AAPL/movingAverage200', 229),
      money('US:AAPL/bollingerLower', 255),
      money('US:AAPL/bollingerUpper', 279),
      { id: 'US:AAPL/macdLine', value: 2.1 },
      { id: 'US:AAPL/macdSignal', value: 2.6 },
      { id: 'US:AAPL/priceToEarnings', value: 33 },
      { id: 'US:AAPL/volatility', value: 0.26 },
      { id: 'US:AAPL/maxDrawdown', value: -0.33 },
      { id: 'US:AAPL/dividendYield', value: 0.004 },
      money('US:AAPL/dcfTwoStage', 187),
      { id: 'US:AAPL/employees.FY2026', value: 166_000 },
      money('US:AAPL/shareRepurchases.FY2026', 93e9),
      money('US:AAPL/dividendsPaid.FY2026', 15e9),
      money('US:AAPL/revenue.FY2025', 416e9),
      money('US:AAPL/revenue.FY2026', 446e9),
      money('US:AAPL/revenue.Q4-FY2026', 109e9, quarter('Q4 FY2026', '2026-06-28', '2026-09-26')),
      money('US:AAPL/revenue.Q3-FY2026', 99e9, quarter('Q3 FY2026', '2026-03-29', '2026-06-27')),
      { id: 'US:AAPL/revenueGrowth.FY2026', value: 0.07 },
      { id: 'US:AAPL/epsGrowth.FY2026', value: 0.087 },
      { id: 'US:AAPL/netIncomeGrowth.FY2026', value: 0.085 },
      money('US:NVDA/price', 182),
      money('US:NVDA/dcfTwoStage', 139),
      { id: 'US:NVDA/priceToEarnings', value: 44 },
      { id: 'US:NVDA/volatility', value: 0.44 },
      { id: 'US:NVDA/maxDrawdown', value: -0.66 },
      { id: 'US:NVDA/revenueGrowth.FY2026', value: 0.65 },
      { id: 'US:NVDA/grossMargin.FY2025', value: 0.75 },
      { id: 'US:NVDA/grossMargin.FY2026', value: 0.71 },
      { id: 'HK:00700/price', value: 612, currency: 'HKD' },
      { id: 'HK:00700/boardLot', value: 100 },
      { id: 'SH:^000300/price', value: 4512, unit: 'points' },
      { id: 'US:^GSPC/price', value: 6765, unit: 'points' },
      money('CRYPTO:BTC-USD/networkCap', 1.8e12),
      { id: 'CRYPTO:BTC-USD/activeAddresses', value: 702_000 },
      { id: 'US10Y/yield10Y', value: 0.041, unit: 'fraction' },
    ],
    spans: [
      {
        id: 's1',
        text: 'The outcome of any litigation is uncertain. We may lose a licence.',
        instrumentId: 'US:AAPL',
        form: '10-K',
      },
      { id: 's2', text: 'As of September 26, 2026, the Company had 166,000 employees.', instrumentId: 'US:AAPL' },
    ],
  },
  [],
);
const gate = createGate(knowledge);
beforeEach(() => gate.restart());

const handles: Readonly<Record<string, string>> = { A: 'US:AAPL', N: 'US:NVDA', T: 'HK:00700', B: 'CRYPTO:BTC-USD' };
/** `{A.price}` for `{US:AAPL/price}`. */
const whole = (text: string): string =>
  text.replace(/\{([ANTB])\.([^}]+)\}/g, (_, owner: string, rest: string) => `{${handles[owner] ?? ''}/${rest}}`);

const pairs: readonly (readonly [honest: string, lie: string])[] = [
  [
    'Apple closed at {A.price}, down {A.dayChange} from the previous close of {A.previousClose}.',
    'Apple closed at {A.price}, down {A.dayChange} from the previous close of {A.high52w}.',
  ],
  [
    '苹果最新收于 {A.price}，较前一交易日的 {A.previousClose} 下跌 {A.dayChange}。',
    '苹果最新收于 {A.price}，较前一交易日的 {A.price} 下跌 {A.dayChange}。',
  ],
  [
    'Apple has gained {A.return1Y} in the past year, even after a pullback of {A.return1M} in the last month.',
    'Apple has gained {A.return1Y} in the past year, even after a rise of {A.return1M} in the last month.',
  ],
  [
    'Apple trades above both its 50-day ({A.movingAverage50}) and 200-day ({A.movingAverage200}) moving averages.',
    'Apple trades above both its 50-day ({A.movingAverage200}) and 200-day ({A.movingAverage50}) moving averages.',
  ],
  [
    '苹果股价高于 50 日（{A.movingAverage50}）和 200 日均线 {A.movingAverage200}。',
    '苹果股价低于 50 日（{A.movingAverage50}）和 200 日均线 {A.movingAverage200}。',
  ],
  [
    "Apple's MACD line ({A.macdLine}) is below its signal line ({A.macdSignal}).",
    "Apple's MACD line ({A.macdLine}) is above its signal line ({A.macdSignal}).",
  ],
  [
    "Apple's Bollinger bands run from {A.bollingerLower} to {A.bollingerUpper}.",
    "Apple's Bollinger bands run from {A.bollingerUpper} to {A.bollingerLower}.",
  ],
  [
    'Apple is valued at {A.priceToEarnings} times earnings, versus {N.priceToEarnings} times for NVIDIA.',
    'Apple is valued at {N.priceToEarnings} times earnings, versus {A.priceToEarnings} times for NVIDIA.',
  ],
  [
    'The two-stage DCF puts Apple at {A.dcfTwoStage} a share, which is below the current price of {A.price}.',
    'The two-stage DCF puts Apple at {A.dcfTwoStage} a share, which is above the current price of {A.price}.',
  ],
  [
    'In the September quarter, Apple took in {A.revenue.Q4-FY2026}.',
    'In the June quarter, Apple took in {A.revenue.Q4-FY2026}.',
  ],
  [
    "NVIDIA's gross margin narrowed from {N.grossMargin.FY2025} to {N.grossMargin.FY2026} between FY2025 and FY2026.",
    "NVIDIA's gross margin narrowed from {N.grossMargin.FY2025} to {N.grossMargin.FY2026} between FY2024 and FY2025.",
  ],
  [
    "Although revenue grew {N.revenueGrowth.FY2026}, NVIDIA's gross margin fell to {N.grossMargin.FY2026}.",
    "Although revenue grew {A.revenueGrowth.FY2026}, NVIDIA's gross margin fell to {N.grossMargin.FY2026}.",
  ],
  [
    'Apple returned more through buybacks ({A.shareRepurchases.FY2026}) than through dividends ({A.dividendsPaid.FY2026}).',
    'Apple returned less through buybacks ({A.shareRepurchases.FY2026}) than through dividends ({A.dividendsPaid.FY2026}).',
  ],
  [
    'EPS grew faster ({A.epsGrowth.FY2026}) than net income ({A.netIncomeGrowth.FY2026}).',
    'EPS grew faster ({A.netIncomeGrowth.FY2026}) than net income ({A.epsGrowth.FY2026}).',
  ],
  [
    "The two-stage DCF value of {N.dcfTwoStage} is lower than NVIDIA's price of {N.price}.",
    "The two-stage DCF value of {A.dcfTwoStage} is lower than NVIDIA's price of {N.price}.",
  ],
  [
    'NVIDIA is the more expensive of the two, with a P/E of {N.priceToEarnings} against {A.priceToEarnings} for Apple.',
    'NVIDIA is the cheaper of the two, with a P/E of {N.priceToEarnings} against {A.priceToEarnings} for Apple.',
  ],
  ['Apple had {A.employees.FY2026} employees.', 'Apple had {A.employees.FY2026} shares.'],
  ['Bitcoin had {B.activeAddresses} active addresses.', 'Bitcoin had {B.activeAddresses} employees.'],
  ["Bitcoin's market value is {B.networkCap}.", "Bitcoin's enterprise value is {B.networkCap}."],
  [
    "NVIDIA's deepest fall was {N.maxDrawdown}, worse than Apple's {A.maxDrawdown}.",
    "Apple's deepest fall was {A.maxDrawdown}, worse than NVIDIA's {N.maxDrawdown}.",
  ],
  [
    "Apple's dividend yield of {A.dividendYield} is below the US 10-year yield of {US10Y/yield10Y}.",
    "Apple's dividend yield of {A.dividendYield} is above the US 10-year yield of {US10Y/yield10Y}.",
  ],
  ['The index trades at {SH:^000300/price}.', 'The index trades at {A.price}.'],
  ['Tencent (00700.HK) trades at {T.price}.', 'Tencent (600519.SH) trades at {T.price}.'],
  ['腾讯每手 {T.boardLot} 股。', '苹果每手 {T.boardLot} 股。'],
  [
    '英伟达的波动率为 {N.volatility}，苹果只有 {A.volatility}。',
    '苹果的波动率为 {A.volatility}，英伟达只有 {N.volatility}。',
  ],
  [
    'Apple warns that "the outcome of any litigation is uncertain" {s1}.',
    'Apple warns that "the outcome of any litigation is certain" {s1}.',
  ],
  [
    'On litigation, Apple writes: "The outcome of any litigation is uncertain." {s1}',
    'On fraud, Apple writes: "The outcome of any litigation is uncertain." {s1}',
  ],
  [
    'As of September 26, 2026, the Company had 166,000 employees. {s2}',
    'As of September 26, 2026, the Company had 167,000 employees. {s2}',
  ],
];

describe('what an analyst writes', () => {
  it.each(pairs)('is supported: %s, and false in one place withheld: %s', (honest, lie) => {
    expect(gate.judge(whole(honest))).toMatchObject({ lane: 'supported', why: null });
    gate.restart();
    expect(gate.judge(whole(lie)).lane).toBe('withheld');
  });
});
