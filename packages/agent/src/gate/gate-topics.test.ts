import { beforeEach, describe, expect, it } from 'vitest';
import { createGate } from './judge.ts';
import { facts, instruments } from './testing/gate-facts.ts';

// Thoughts that speak of where demand, costs and rules come from; beside each a claim about the same.

const gate = createGate({ facts, instruments });
beforeEach(() => gate.restart());

const pairs: readonly (readonly [thought: string, claim: string])[] = [
  ['Whether data center spending keeps growing is an open question.', 'Data center spending keeps growing.'],
  ['How much of the growth depends on AI demand?', 'AI demand is slowing.'],
  ['The figures do not capture the risk of export controls.', 'Export controls reduce revenue.'],
  ['Neither ratio captures the risk of export controls.', 'Neither ratio captures the fraud.'],
  ['What happens to margins when supply catches up with demand?', 'Supply shortages hurt margins.'],
  ['Is the dividend covered by free cash flow in a weaker year?', 'How exposed to the fraud is the dividend?'],
  ['If spending on chips slowed, growth could slow with it.', 'If spending on chips slowed, the price would fall.'],
  ['The market may be pricing in rapid growth.', 'The market may be pricing in a recession.'],
  [
    'The comparison is imperfect because the two companies have different fiscal years.',
    'The comparison is imperfect because the two companies have different auditors.',
  ],
  [
    'Without segment data it is impossible to say which business drives the margin.',
    'Without segment data it is obvious which business drives the margin.',
  ],
  ['High returns on capital tend to attract competitors.', 'High returns on capital attracted competitors.'],
  ['Low debt gives a company more options.', 'Low debt gives the company more options.'],
  ['Valuation alone is rarely a reason to act.', 'Valuation alone is a reason to act.'],
  ['Growth at this pace may be difficult to repeat.', 'Growth at this pace is easy to repeat.'],
  ['Growth is difficult to sustain.', 'Growth is easy to sustain.'],
  ['The figures do not show where the revenue comes from.', 'The figures show where the revenue comes from.'],
  ['Could a slower product cycle affect margins?', 'A slower product cycle affected margins.'],
  ['Debt cannot prevent a downturn.', 'Debt cannot reduce growth.'],
  ['The data cannot say where growth comes from.', 'The data cannot be wrong.'],
  ['这或反映市场对增长的预期。', '这或反映公司对增长的预期。'],
  ['增长能否持续，取决于数据中心的需求。', '数据中心的需求正在放缓。'],
  ['需求会不会放缓？', '需求会不会因为丑闻放缓？'],
  ['如果广告需求转弱，收入增长可能放缓。', '广告需求可能转弱。'],
  ['内地经济放缓会否影响广告收入？', '内地经济放缓影响了广告收入。'],
  ['市场可能已经计入了较高的增长预期。', '市场可能已经计入了并购。'],
  ['现金流比利润更难粉饰。', '现金流可能比利润更差。'],
  ['客户集中度可能比增速更值得关注。', '客户集中度可能较高。'],
  ['在得出结论之前，还应阅读分部附注。', '在得出结论之前，还应买入一部分。'],
  ['合理的下一步是阅读风险因素。', '合理的下一步是买入。'],
  ['利率的变化会影响估值。', '利率的变化会影响收入。'],
  ['市盈率偏低可能反映市場對增長的疑慮。', '市盈率偏低可能反映公司造假。'],
  ['匯率變動或會影響按年比較。', '匯率變動或會影響盈利。'],
];

describe('a thought about where figures come from', () => {
  it.each(pairs)('is set apart: %s, and a claim is not: %s', (thought, claim) => {
    expect(gate.judge(thought).lane).toBe('reasoning');
    expect(gate.judge(claim).lane).toBe('withheld');
  });
});
