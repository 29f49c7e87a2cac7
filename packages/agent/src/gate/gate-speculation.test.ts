import { describe, expect, it } from 'vitest';
import { createGate } from './judge.ts';
import { facts, instruments } from './testing/gate-facts.ts';

// A hedge excuses an inference from what is shown; what may come about in the world is none. A condition excuses what follows.

const gate = createGate({ facts, instruments });

const pairs: readonly (readonly [thought: string, speculation: string])[] = [
  ['The gap may reflect differences in business mix.', 'The gap may reflect a weak product.'],
  ['If growth slows, a high multiple is harder to defend.', 'Rising costs may be eroding the margin.'],
  ['A high multiple can reflect expectations of growth.', 'Higher rates could hurt the sector.'],
  ['Transaction costs and slippage could erode much of the edge.', 'Competition could erode margins.'],
  ['The comparison could change with another sample.', 'A lawsuit could weigh on the results.'],
  ['Whether margins can stay at this level is unclear.', 'Margins could narrow further.'],
  ['Investors may be paying for stability rather than growth.', 'Investors may be overlooking the growth.'],
  ['The figures may hide differences between segments.', 'The figures may hide losses.'],
  ['The ranking may change with another measure.', 'Policy may change the picture.'],
  ['The estimate depends on the growth rate.', 'Growth might exceed expectations.'],
  ['A longer history may be needed.', 'A capital raise may be needed.'],
  ['A high yield alone does not make a dividend safe.', 'A high yield is never safe.'],
  ['The market price may reflect other expectations.', 'The market may not yet see this.'],
  ['A lower multiple may reflect modest growth.', 'Weak consumer spending might explain the slower growth.'],
  ['Whether the dividend can be sustained is unclear.', 'The dividend should be safe for years.'],
  ['The ratio says nothing about debt.', 'Overall, the picture is positive.'],
  ['毛利率变化可能与产品结构有关。', '差距可能反映产品的问题。'],
  ['如果自由现金流不足以覆盖股息，公司就需要动用现金或借款。', '股息可能面临风险。'],
  ['高市盈率可能意味着市场对增长抱有较高期待。', '利率上升可能影响行业。'],
  ['估值取决于增长假设。', '下行空间有限。'],
  ['估算取決於增長假設。', '競爭可能加劇。'],
  ['高股息并不代表股息安全。', '高股息通常安全。'],
];

describe('a hedged sentence', () => {
  it.each(pairs)(
    'is a thought where it reads figures: %s, and speculates where it tells of the world: %s',
    (thought, one) => {
      gate.restart();
      expect([gate.judge(thought).lane, gate.judge(one).lane]).toEqual(['reasoning', 'withheld']);
    },
  );
});

describe('a figure in front of an owner', () => {
  const known = createGate({ facts, instruments, subject: 'US:AMD' });

  it.each([
    ["The P/E is {US:AMD/priceToEarnings}, and NVIDIA's gross margin is {US:NVDA/grossMargin.FY2026}."],
    ['市盈率{US:AMD/priceToEarnings}，英伟达FY2026毛利率为{US:NVDA/grossMargin.FY2026}。'],
  ])('is not another owner’s: %s', (sentence) => {
    known.restart();
    expect(known.judge(sentence).lane).toBe('withheld');
  });

  it.each([
    ["Its P/E is {US:AMD/priceToEarnings}, and NVIDIA's gross margin is {US:NVDA/grossMargin.FY2026}."],
    ['The P/E is {US:AMD/priceToEarnings}, against {US:NVDA/priceToEarnings} for NVIDIA.'],
    ['市盈率为{US:AMD/priceToEarnings}，英伟达为{US:NVDA/priceToEarnings}。'],
  ])('is the subject’s where the words say so: %s', (sentence) => {
    known.restart();
    expect(known.judge(sentence).lane).toBe('supported');
  });
});
