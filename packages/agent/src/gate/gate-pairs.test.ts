import { beforeEach, describe, expect, it } from 'vitest';
import { createGate } from './judge.ts';
import type { Lane } from './shapes.ts';
import { facts, instruments } from './testing/gate-facts.ts';

// Honest sentences beside lies that differ from them in one thing.

const gate = createGate({ facts, instruments });
beforeEach(() => gate.restart());
const laneOf = (text: string): Lane => gate.judge(text).lane;

describe('a figure that is told in other places of the sentence', () => {
  const pairs: readonly (readonly [honest: string, lie: string])[] = [
    ['Price (NVIDIA): {US:NVDA/price}', 'Price (AMD): {US:NVDA/price}'],
    ['The shares are {US:NVDA/price} each.', 'The shares are {US:NVDA/high52w} each.'],
    [
      'From FY2025 to FY2026, revenue rose from {US:NVDA/revenue.FY2025} to {US:NVDA/revenue.FY2026}.',
      'From FY2026 to FY2025, revenue rose from {US:NVDA/revenue.FY2025} to {US:NVDA/revenue.FY2026}.',
    ],
    [
      'Between FY2025 and FY2026 the gross margin narrowed from {US:NVDA/grossMargin.FY2025} to {US:NVDA/grossMargin.FY2026}.',
      'Between FY2025 and FY2026 the gross margin widened from {US:NVDA/grossMargin.FY2025} to {US:NVDA/grossMargin.FY2026}.',
    ],
    [
      "NVIDIA's revenue ({US:NVDA/revenue.FY2026}) was higher than AMD's ({US:AMD/revenue.FY2026}) in FY2026.",
      "NVIDIA's revenue ({US:NVDA/revenue.FY2025}) was higher than AMD's ({US:AMD/revenue.FY2026}) in FY2026.",
    ],
    [
      'NVIDIA is dearer than AMD on P/E: {US:NVDA/priceToEarnings} against {US:AMD/priceToEarnings}.',
      'NVIDIA is cheaper than AMD on P/E: {US:NVDA/priceToEarnings} against {US:AMD/priceToEarnings}.',
    ],
    [
      'Measured by P/E, AMD ({US:AMD/priceToEarnings}) is cheaper than NVIDIA ({US:NVDA/priceToEarnings}).',
      'Measured by price, NVIDIA ({US:NVDA/price}) is cheaper than AMD ({US:AMD/price}).',
    ],
    [
      'At a P/E of {US:NVDA/priceToEarnings}, NVIDIA is more expensive than AMD, which trades at {US:AMD/priceToEarnings}.',
      'At a P/E of {US:NVDA/priceToEarnings}, NVIDIA is more expensive than AMD, which trades at {US:AMD/price}.',
    ],
    ['AMD, by contrast, trades at {US:AMD/price}.', 'AMD, a bargain, trades at {US:AMD/price}.'],
    ['英伟达以{US:NVDA/priceToEarnings}倍市盈率交易。', '英伟达以{US:NVDA/beta}倍市盈率交易。'],
    [
      '股价位于52周最低价{US:NVDA/low52w}与最高价{US:NVDA/high52w}之间。',
      '股价位于52周最低价{US:NVDA/low52w}与最高价{US:NVDA/movingAverage50}之间。',
    ],
    [
      '2026财年，公司实现营收{US:NVDA/revenue.FY2026}，同比增长{US:NVDA/revenueGrowth.FY2026}。',
      '2026财年，公司实现净利润{US:NVDA/netIncome.FY2026}，同比增长{US:NVDA/revenueGrowth.FY2026}。',
    ],
    [
      '公司持有现金{US:NVDA/cash.FY2026}，高于{US:NVDA/totalDebt.FY2026}的有息负债。',
      '公司持有现金{US:NVDA/cash.FY2026}，高于{US:NVDA/totalDebt.FY2026}的应收账款。',
    ],
    [
      'NVIDIA holds {US:NVDA/cash.FY2026} of cash and owes {US:NVDA/totalDebt.FY2026}.',
      'NVIDIA owes {US:NVDA/cash.FY2026}.',
    ],
    [
      'In FY2026 free cash flow of {US:NVDA/freeCashFlow.FY2026} was below net income of {US:NVDA/netIncome.FY2026}.',
      'In FY2026 free cash flow of {US:NVDA/freeCashFlow.FY2026} was above net income of {US:NVDA/netIncome.FY2026}.',
    ],
    [
      'NVIDIA has the higher P/E: {US:NVDA/priceToEarnings} versus {US:AMD/priceToEarnings} for AMD.',
      'NVIDIA has the lower P/E: {US:NVDA/priceToEarnings} versus {US:AMD/priceToEarnings} for AMD.',
    ],
    [
      'AMD is the cheaper of the two on P/E, at {US:AMD/priceToEarnings} against {US:NVDA/priceToEarnings} for NVIDIA.',
      'NVIDIA is the cheaper of the two, at {US:NVDA/price} against {US:AMD/price} for AMD.',
    ],
    [
      '两家公司中，英伟达市盈率更高：{US:NVDA/priceToEarnings}对{US:AMD/priceToEarnings}。',
      '两家公司中，英伟达市盈率更高。',
    ],
    [
      '按市盈率衡量，AMD（{US:AMD/priceToEarnings}）比英伟达（{US:NVDA/priceToEarnings}）便宜。',
      '按股价衡量，英伟达（{US:NVDA/price}）比AMD（{US:AMD/price}）便宜。',
    ],
    [
      'Over the last twelve months, the share price rose {US:NVDA/return1Y}.',
      'Over the last twelve months, revenue rose {US:NVDA/return1Y}.',
    ],
    [
      "NVIDIA's P/E of {US:NVDA/priceToEarnings} is higher than AMD's.",
      "NVIDIA's P/E is {US:NVDA/priceToEarnings} times higher than AMD's.",
    ],
    // How far two figures are apart is worked out.
    [
      'Revenue more than doubled between FY2025 ({US:NVDA/revenue.FY2025}) and FY2026 ({US:NVDA/revenue.FY2026}).',
      'Revenue nearly doubled between FY2025 ({US:NVDA/revenue.FY2025}) and FY2026 ({US:NVDA/revenue.FY2026}).',
    ],
    [
      "NVIDIA's revenue more than doubled to {US:NVDA/revenue.FY2026} in FY2026.",
      "NVIDIA's revenue tripled to {US:NVDA/revenue.FY2026} in FY2026.",
    ],
    [
      'Revenue rose from {US:NVDA/revenue.FY2025} in FY2025 to {US:NVDA/revenue.FY2026} in FY2026, more than doubling.',
      'Revenue rose from {US:NVDA/revenue.FY2025} in FY2025 to {US:NVDA/revenue.FY2026} in FY2026, more than tripling.',
    ],
    [
      "NVIDIA's cash of {US:NVDA/cash.FY2026} is five times its debt of {US:NVDA/totalDebt.FY2026}.",
      "NVIDIA's cash of {US:NVDA/cash.FY2026} is twice its debt of {US:NVDA/totalDebt.FY2026}.",
    ],
    [
      '英伟达的现金{US:NVDA/cash.FY2026}是债务{US:NVDA/totalDebt.FY2026}的五倍。',
      '英伟达的现金{US:NVDA/cash.FY2026}是债务{US:NVDA/totalDebt.FY2026}的两倍。',
    ],
    [
      '2026财年营收为{US:NVDA/revenue.FY2026}，较2025财年的{US:NVDA/revenue.FY2025}翻了一倍多。',
      '2026财年营收为{US:NVDA/revenue.FY2026}，较2025财年的{US:NVDA/revenue.FY2025}增长了两倍。',
    ],
    [
      "NVIDIA's FY2026 gross margin of {US:NVDA/grossMargin.FY2026} is well above AMD's {US:AMD/grossMargin.FY2026}.",
      "NVIDIA's FY2026 gross margin of {US:NVDA/grossMargin.FY2026} is slightly above AMD's {US:AMD/grossMargin.FY2026}.",
    ],
    [
      '英伟达现金{US:NVDA/cash.FY2026}远高于总债务{US:NVDA/totalDebt.FY2026}。',
      '英伟达现金{US:NVDA/cash.FY2026}略高于总债务{US:NVDA/totalDebt.FY2026}。',
    ],
    ['NVIDIA trades at about {US:NVDA/price}.', 'NVIDIA trades at about half of {US:NVDA/price}.'],
    ['英伟达的总市值约为{US:NVDA/marketCap}。', '英伟达的总市值约为{US:NVDA/marketCap}的一半。'],
    ['The dividend yield is only {US:NVDA/dividendYield}.', 'The gross margin is only {US:NVDA/grossMargin.FY2026}.'],
    [
      'In FY2026 the gross margin was {US:NVDA/grossMargin.FY2026}, slightly lower than the {US:NVDA/grossMargin.FY2025} of FY2025.',
      'In FY2026 the gross margin was {US:NVDA/grossMargin.FY2026}, sharply lower than the {US:NVDA/grossMargin.FY2025} of FY2025.',
    ],
    [
      'NVIDIA rose {US:NVDA/dayChange} on the day to close at {US:NVDA/price}.',
      'NVIDIA rose {US:NVDA/dayChange} on the day to close at {US:NVDA/high52w}.',
    ],
    [
      'Revenue: {US:NVDA/revenue.FY2025} (FY2025) → {US:NVDA/revenue.FY2026} (FY2026)',
      'Revenue: {US:NVDA/revenue.FY2026} (FY2025) → {US:NVDA/revenue.FY2025} (FY2026)',
    ],
    [
      'Price vs. 52-week high: {US:NVDA/price} vs. {US:NVDA/high52w}',
      'Price vs. 52-week high: {US:NVDA/high52w} vs. {US:NVDA/price}',
    ],
    // What is left of sales is a margin, of its own kind of profit.
    [
      'NVIDIA kept {US:NVDA/netMargin.FY2026} of its sales as profit in FY2026.',
      'NVIDIA kept {US:NVDA/grossMargin.FY2026} of its sales as profit in FY2026.',
    ],
    [
      'NVIDIA turned {US:NVDA/revenue.FY2026} of revenue into {US:NVDA/netIncome.FY2026} of net income in FY2026.',
      'NVIDIA turned {US:NVDA/netIncome.FY2026} of revenue into {US:NVDA/revenue.FY2026} of net income in FY2026.',
    ],
    [
      'Balance sheet: {US:NVDA/cash.FY2026} in cash, {US:NVDA/totalDebt.FY2026} in debt',
      'Balance sheet: {US:NVDA/totalDebt.FY2026} in cash, {US:NVDA/cash.FY2026} in debt',
    ],
  ];
  it.each(pairs)('is shown: %s, and not: %s', (honest, lie) => {
    const ofNvidia = createGate({ facts, instruments, subject: 'US:NVDA' });
    expect(ofNvidia.judge(honest)).toMatchObject({ lane: 'supported', why: null });
    ofNvidia.restart();
    expect(ofNvidia.judge(lie).lane).toBe('withheld');
  });
});

describe('a thought without a figure', () => {
  const pairs: readonly (readonly [honest: string, claim: string])[] = [
    ['Whether that is too much depends on how fast earnings grow.', 'It depends on demand, and demand grows.'],
    ['Past performance says nothing about future returns.', 'Its losses do not mean that it is weak.'],
    ['I could not find analyst estimates.', 'I could not find any problem.'],
    ['The key question is whether margins hold.', 'The key question is answered: it grows.'],
    ['没有找到分析师预期的数据。', '没有找到风险。'],
    ['I found no figure for employees.', 'I found no debt.'],
    ['I cannot say whether it will rise.', 'It will rise.'],
    ['过去的表现不代表未来。', '过去的表现代表未来。'],
    ['我查了股价和营收。', '我查了股价，它会上涨。'],
    ['A high multiple needs growth.', 'A premium is justified for NVIDIA.'],
    ['A lower P/E does not by itself mean that a stock is cheap.', 'A lower P/E means that a stock is cheap.'],
    ['A beta above one means that the stock tends to move more than the market.', 'The beta is below one.'],
    ['How durable these margins are is the open question.', 'These margins are durable.'],
    ['It would be worth checking the next 10-Q before drawing a conclusion.', 'It would be worth buying.'],
    ['It is unclear how long the constraints may last.', 'It is important that inventory is limited.'],
    ['The bull case rests on demand; the bear case rests on competition.', 'The bear case is priced in.'],
    ['There are two caveats.', 'There are bottlenecks in production.'],
    ['The 200-day average is the mean of the last 200 closing prices.', 'The 200-day average is 200.'],
    ['The B200 is a product of NVIDIA.', 'The B200 is a product of AMD.'],
    ['沪深300是A股的一个指数。', '英伟达是指数。'],
    ['The CSI 300 is an index.', 'NVIDIA is an index.'],
    ['How does the B200 affect margins?', 'Did the B200 fail?'],
    ['B200是什么？', 'B200会失败吗？'],
    ['Thank you for asking.', 'Thank you, the shares may rise.'],
    ['Thanks.', 'Thanks a higher margin.'],
    ['供應約束會持續多久，文件沒有說明。', '供應約束會持續。'],
    ['單看市盈率並不足以得出結論。', '需求不足。'],
    ['高估值需要高增長來支持。', '高估值需要买入。'],
  ];
  it.each(pairs)('is set apart: %s, and a claim is not: %s', (honest, claim) => {
    expect(laneOf(honest)).toBe('reasoning');
    expect(laneOf(claim)).toBe('withheld');
  });
});
