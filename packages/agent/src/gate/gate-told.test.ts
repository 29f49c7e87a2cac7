import { describe, expect, it } from 'vitest';
import { createGate } from './judge.ts';
import type { GateKnowledge, Lane } from './shapes.ts';
import { analystKnowledge } from './testing/analyst-facts.ts';
import { facts, instruments } from './testing/gate-facts.ts';

const laneOver =
  (knowledge: GateKnowledge) =>
  (text: string): Lane =>
    createGate(knowledge).judge(text).lane;

describe('figures that a sentence tells in other places', () => {
  const laneOf = laneOver(analystKnowledge);
  const [own, other] = ['US:NVDA', 'US:AMD'] as const;
  const pairs: readonly (readonly [honest: string, lie: string])[] = [
    [
      `AMD's net margin of {${other}/netMargin.FY2026} in FY2026 is below NVIDIA's {${own}/netMargin.FY2026} in the same year.`,
      `AMD's net margin of {${other}/netMargin.FY2025} in FY2025 is below NVIDIA's {${own}/netMargin.FY2026} in the same year.`,
    ],
    [
      `NVIDIA's net margin was higher than AMD's in FY2026: {${own}/netMargin.FY2026} against {${other}/netMargin.FY2026}.`,
      `NVIDIA's net margin was lower than AMD's in FY2026: {${own}/netMargin.FY2026} against {${other}/netMargin.FY2026}.`,
    ],
    [
      `NVIDIA's net margin (FY2026: {${own}/netMargin.FY2026}) is above AMD's (FY2026: {${other}/netMargin.FY2026}).`,
      `NVIDIA's net margin (FY2025: {${own}/netMargin.FY2026}) is above AMD's (FY2025: {${other}/netMargin.FY2026}).`,
    ],
    [
      `NVIDIA generated more revenue in FY2026 ({${own}/revenue.FY2026}) than AMD did ({${other}/revenue.FY2026}).`,
      `NVIDIA generated less revenue in FY2026 ({${own}/revenue.FY2026}) than AMD did ({${other}/revenue.FY2026}).`,
    ],
    [
      `Of the two, NVIDIA has the highest price to earnings ratio, at {${own}/priceToEarnings.TTM}.`,
      `Of the two, AMD has the highest price to earnings ratio, at {${other}/priceToEarnings.TTM}.`,
    ],
    [
      `That model assumes growth of {${own}/growth} and a discount rate of {${own}/wacc}.`,
      `That model assumes growth of {${own}/wacc} and a discount rate of {${own}/growth}.`,
    ],
    [
      `The two-stage DCF puts value at {${own}/dcfTwoStage} per share, below the price of {${own}/price}.`,
      `The two-stage DCF puts value at {${own}/dcfTwoStage} per share, above the price of {${own}/price}.`,
    ],
    [
      `The deepest fall from a peak was {${own}/maxDrawdown.5Y}.`,
      `The deepest fall from a peak was {${own}/volatility.5Y}.`,
    ],
    [
      `该估值假设增长率为{${own}/growth}，折现率为{${own}/wacc}。`,
      `该估值假设增长率为{${own}/wacc}，折现率为{${own}/growth}。`,
    ],
    [
      `NVIDIA's revenue grew for two straight years, from {${own}/revenue.FY2024} in FY2024 to {${own}/revenue.FY2025} in FY2025 and {${own}/revenue.FY2026} in FY2026.`,
      `NVIDIA's revenue grew for three straight years, from {${own}/revenue.FY2024} in FY2024 to {${own}/revenue.FY2025} in FY2025 and {${own}/revenue.FY2026} in FY2026.`,
    ],
    [
      `英伟达的营收连续两年增长：2024财年{${own}/revenue.FY2024}，2025财年{${own}/revenue.FY2025}，2026财年{${own}/revenue.FY2026}。`,
      `英伟达的营收连续两年下降：2024财年{${own}/revenue.FY2024}，2025财年{${own}/revenue.FY2025}，2026财年{${own}/revenue.FY2026}。`,
    ],
    [
      `NVIDIA shares closed {${own}/dayChange} higher at {${own}/price}.`,
      `NVIDIA shares closed {${own}/dayChange} lower at {${own}/price}.`,
    ],
    [
      `NVIDIA's beta of {${own}/beta.5Y} means that it moves more than the market.`,
      `NVIDIA's beta of {${own}/beta.5Y} means that it moves less than the market.`,
    ],
    [
      `The price of {${own}/price} is above the value of {${own}/dcfTwoStage} from the two-stage DCF.`,
      `The price of {${own}/price} is below the value of {${own}/dcfTwoStage} from the two-stage DCF.`,
    ],
    [
      `按市盈率计算，超威半导体（{${other}/priceToEarnings.TTM}倍）比英伟达（{${own}/priceToEarnings.TTM}倍）便宜。`,
      `按市盈率计算，超威半导体（{${other}/priceToEarnings.TTM}倍）比英伟达（{${own}/priceToEarnings.TTM}倍）贵。`,
    ],
    [`英伟达的相对强弱指数（14日）为{${own}/rsi14}。`, `英伟达的相对强弱指数（30日）为{${own}/rsi14}。`],
    [
      `英伟达2026财年净利率由{${own}/netMargin.FY2025}上升至{${own}/netMargin.FY2026}。`,
      `英伟达2025财年净利率由{${own}/netMargin.FY2025}上升至{${own}/netMargin.FY2026}。`,
    ],
    [
      `英伟达2026财年收入增长{${own}/revenueGrowth.FY2026}，超威半导体增长{${other}/revenueGrowth.FY2026}。`,
      `英伟达2026财年收入增长{${own}/revenueGrowth.FY2026}，超威半导体下降{${other}/revenueGrowth.FY2026}。`,
    ],
    [
      `Compared with AMD, NVIDIA has the higher net margin ({${own}/netMargin.FY2026} against {${other}/netMargin.FY2026} in FY2026).`,
      `Compared with AMD, NVIDIA has the lower net margin ({${own}/netMargin.FY2026} against {${other}/netMargin.FY2026} in FY2026).`,
    ],
    [
      `Relative to its 200-day average of {${own}/movingAverage200}, NVIDIA trades higher.`,
      `Relative to its 200-day average of {${own}/movingAverage200}, NVIDIA trades lower.`,
    ],
    [
      `NVIDIA trades below its 52-week high of {${own}/high52w} and above its low of {${own}/low52w}.`,
      `NVIDIA trades below its 52-week high of {${own}/high52w} and below its low of {${own}/low52w}.`,
    ],
    [
      `NVIDIA combines a beta of {${own}/beta.5Y} with a P/E of {${own}/priceToEarnings.TTM}.`,
      `NVIDIA combines a beta of {${own}/priceToEarnings.TTM} with a P/E of {${own}/beta.5Y}.`,
    ],
    [
      `2025财年至2026财年，英伟达营收由{${own}/revenue.FY2025}增至{${own}/revenue.FY2026}。`,
      `2024财年至2026财年，英伟达营收由{${own}/revenue.FY2025}增至{${own}/revenue.FY2026}。`,
    ],
    [`英伟达股价较200日均线{${own}/movingAverage200}高。`, `英伟达股价较200日均线{${own}/movingAverage200}低。`],
    [`英伟达过去一年的回报率为{${own}/return1Y}。`, `英伟达过去三年的回报率为{${own}/return1Y}。`],
  ];
  it.each(pairs)('are told by %s', (honest) => {
    expect(laneOf(honest)).toBe('supported');
  });
  it.each(pairs.map(([, lie]) => lie))('are not told by %s', (lie) => {
    expect(laneOf(lie)).toBe('withheld');
  });

  it('rise or fall in brackets as their verb does', () => {
    const lane = laneOver({ facts, instruments });
    expect(lane('NVIDIA has lost ground over the last month ({US:NVDA/return1M}).')).toBe('supported');
    expect(lane('NVIDIA has gained ground over the last month ({US:NVDA/return1M}).')).toBe('withheld');
    expect(lane('NVIDIA has lost ground over the last three months ({US:NVDA/return1M}).')).toBe('withheld');
  });
});

describe('a figure whose reading stands right behind it', () => {
  const gate = createGate(analystKnowledge);

  it('is parted from it', () => {
    gate.restart();
    expect(
      gate.judge("NVIDIA's P/E of {US:NVDA/priceToEarnings.TTM} may reflect expectations of growth.").pieces,
    ).toEqual([
      { lane: 'supported', parts: ["NVIDIA's P/E is ", { fact: 'US:NVDA/priceToEarnings.TTM' }, '.'] },
      { lane: 'reasoning', parts: ['This may reflect expectations of growth.'] },
    ]);
    gate.restart();
    expect(gate.judge('英伟达{US:NVDA/priceToEarnings.TTM}倍的市盈率可能反映了市场对增长的预期。').pieces).toEqual([
      { lane: 'supported', parts: ['英伟达市盈率为', { fact: 'US:NVDA/priceToEarnings.TTM' }, '倍。'] },
      { lane: 'reasoning', parts: ['这可能反映了市场对增长的预期。'] },
    ]);
  });

  it('is withheld where it is another, or the reading a claim', () => {
    for (const lie of [
      "NVIDIA's P/E of {US:AMD/priceToEarnings.TTM} may reflect expectations of growth.",
      "NVIDIA's P/E of {US:NVDA/priceToEarnings.TTM} may reflect fraud at a customer.",
      "NVIDIA's P/E of {US:NVDA/priceToEarnings.TTM} may mean that the price falls.",
      "NVIDIA's P/E of {US:NVDA/priceToEarnings.TTM} may be a bargain.",
      'NVIDIA trades at {US:NVDA/price}, which may be a bargain.',
      '英伟达市盈率为{US:NVDA/priceToEarnings.TTM}倍，可能被低估。',
      '英伟达{US:NVDA/beta.5Y}倍的市盈率可能反映了市场对增长的预期。',
      '英伟达{US:NVDA/priceToEarnings.TTM}倍的市盈率可能反映了造假。',
    ]) {
      gate.restart();
      expect(gate.judge(lie).lane, lie).toBe('withheld');
    }
  });
});

describe('the kind of document that a quotation is said to stand in', () => {
  const quoted = '“We depend on a limited number of suppliers for wafers.” {d1}';
  const lane = (form: string, words: string): Lane =>
    laneOver({
      ...analystKnowledge,
      spans: [
        { id: 'd1', instrumentId: 'US:NVDA', form, text: 'We depend on a limited number of suppliers for wafers.' },
      ],
    })(`In its ${words}, NVIDIA says: ${quoted}`);

  it('is the one the passage is of', () => {
    expect(lane('10-K', 'annual report')).toBe('supported');
    expect(lane('10-K/A', 'annual report')).toBe('supported');
    expect(lane('10-Q', 'quarterly report')).toBe('supported');
    expect(lane('8-K', 'press release')).toBe('supported');
    expect(lane('10-K', 'filing')).toBe('supported');
  });

  it('is no other', () => {
    expect(lane('10-K', 'quarterly report')).toBe('withheld');
    expect(lane('10-Q', 'annual report')).toBe('withheld');
    expect(lane('annual report', 'announcement')).toBe('withheld');
    expect(lane('8-K', 'interim report')).toBe('withheld');
  });

  it('is held against the words of Chinese sentences too', () => {
    const text = '公司主要业务是芯片的设计。';
    const judged = (form: string, words: string): Lane =>
      laneOver({ ...analystKnowledge, spans: [{ id: 'd1', instrumentId: 'US:NVDA', form, text }] })(
        `英伟达${words}称：“${text}”{d1}`,
      );
    expect(judged('年报', '年报')).toBe('supported');
    expect(judged('年报', '公告')).toBe('withheld');
    expect(judged('季報', '季报')).toBe('supported');
    expect(judged('季報', '中期报告')).toBe('withheld');
  });
});
