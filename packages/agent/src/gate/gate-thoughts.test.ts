import { beforeEach, describe, expect, it } from 'vitest';
import { createGate } from './judge.ts';
import { facts, instruments } from './testing/gate-facts.ts';

// What is set apart as a thought, by who speaks in it and what that one is said to do; beside it a claim in the same dress.

const gate = createGate({ facts, instruments });
beforeEach(() => gate.restart());

const pairs: readonly (readonly [thought: string, claim: string])[] = [
  ['A rising share count would dilute existing holders.', "A rising share count would dilute AMD's holders."],
  ['I could not verify this from the figures at hand.', 'I could not verify the resignation of its auditor.'],
  ['The comparison ignores differences in business mix.', 'The comparison ignores the fraud at its plant.'],
  [
    'The two businesses are hard to compare on margin alone.',
    'The two businesses are hard to compare because one is failing.',
  ],
  [
    'The comparison has limits: fiscal years may not line up, and accounting differs.',
    'The comparison has limits: fiscal years differ, and AMD is losing customers.',
  ],
  [
    'One possible explanation is a change in the tax rate; the figures do not settle it.',
    'One possible explanation is the recall of its phones.',
  ],
  [
    "A multiple compares the price with last year's profit, so it ignores growth.",
    'A multiple compares the price with profit, so the stock is cheap.',
  ],
  ['That depends on how long you intend to hold the shares.', 'That depends on the trial.'],
  ['A single year is not a trend.', 'A lower P/E means that a stock is cheap.'],
  [
    'A cautious investor might wait for a wider margin of safety.',
    'A cautious investor might want to avoid this stock.',
  ],
  ['Different valuation methods can give different answers.', 'Different models can show that it is undervalued.'],
  ['Please treat these estimates as a starting point rather than a verdict.', 'Treat these figures as proven.'],
  ['No model can replace judgement.', 'No model can capture the damage done by the scandal.'],
  ['Note that fiscal years differ between companies.', 'Note that the companies differ: AMD is losing money.'],
  ['请注意，两家公司的口径不同。', '请注意，两家公司的业务都在亏损。'],
  ['毛利率变化可能与产品结构有关。', '毛利率下降可能与造假有关。'],
  ['Let me walk through the figures one by one.', 'Let me walk through the scandal.'],
  ['The data does not include analyst forecasts.', 'The data does not include the hidden losses.'],
  ['That is my reading, not a fact.', 'That is a question of when it fails.'],
  ['There are two ways to look at this.', 'There are two lawsuits pending.'],
  ['A retailer naturally works with thinner margins than a software company.', 'A retailer usually collapses.'],
  ['结论取决于你更看重增长还是股息。', '结论取决于官司能否打赢。'],
  ['一种可能的解释是产品结构发生了变化，但仅凭这些数字无法确认。', '一种可能的解释是客户流失。'],
  ['折现率越低，估值结果越高。', '净利润越高，股价越涨。'],
  ['下面从估值、成长和财务状况三个方面说明。', '下面从裁员和亏损两个方面说明公司的问题。'],
  ['部分投资者可能更偏好低负债的企业。', '部分投资者可能更偏好买入英伟达。'],
  ['谨慎的投资者或许会等待更大的安全边际。', '谨慎的投资者或许会选择卖出。'],
  ['請把這些估算視為起點，而非結論。', '请把这些数字视为事实。'],
  ['The estimate rests on three assumptions.', 'The estimate rests on lies.'],
  ['Do you want me to compare it with its peers?', 'Would you like to see how rich you could become?'],
  ['需要我补充季度数据吗？', '需要我买入其他公司吗？'],
  ['How sensitive is the valuation to the growth assumption?', 'Do the filings explain the missing cash?'],
  ['The figures alone do not explain the difference.', 'The filings do not explain the missing cash.'],
  ['I would look at the cash flow statement next.', 'I would want to own the shares before the next report.'],
  ['I have no segment data.', 'I have no reason to doubt management.'],
  ['Buybacks reduce the share count.', 'Buybacks usually lift the share price.'],
  ['Higher interest rates reduce the present value of distant cash flows.', 'Lower interest rates lift the shares.'],
  ['The gap may reflect differences in business mix.', 'The gap may reflect fake sales.'],
  ['Three points deserve attention.', 'Three customers deserve attention.'],
  ['先比较毛利率，再看现金流。', '要不要现在买入苹果？'],
  ['估值取决于增长假设。', '建议逢高减持。'],
  ['The sample is too small for firm conclusions.', 'Past returns show what comes next.'],
  ['I will start with the income statement.', 'Start with a small position.'],
  ['Should I also compare cash flow and debt?', 'Shall I include the shares in your order?'],
  ['You should keep in mind that fiscal years differ.', 'You can rely on this estimate.'],
  ['If growth slows, a high multiple is harder to defend.', 'If inflation falls, growth improves.'],
  ['Two questions remain open.', 'Two companies stand out.'],
  ['We should keep in mind that fiscal years differ.', 'We should separate from this stock.'],
  ['That could be a matter of timing.', 'That is a result of better products.'],
  ['A high multiple can reflect expectations of growth.', 'A high multiple leads to lower returns.'],
  ['这种差异或许来自商业模式，而不是经营效率。', '差距可能源于造假。'],
  ['如果自由现金流不足以覆盖股息，公司就需要动用现金或借款。', '公司需要现金。'],
  ['Semiconductor companies tend to be more cyclical than retailers.', 'Semiconductor companies are facing a glut.'],
  ['Retailers typically operate with thin margins.', 'Software firms tend to overstate their revenue.'],
  ['A high multiple is not a sign of overvaluation.', 'A high multiple often leads to lower returns.'],
  ['One reason could be a shift towards products with lower margins.', 'One reason could be the loss of its licence.'],
  ['We do not know whether the growth is organic.', 'We know how much of the growth came from acquisitions.'],
  ['A low multiple may reflect modest growth.', 'A strong brand usually means a higher share price.'],
  ['电池企业通常需要较高的资本开支。', '这是明显的趋势。'],
  ['A low multiple alone does not make a stock attractive.', 'A low multiple makes this stock attractive.'],
  ['In my view, buybacks should be considered as well.', 'In my view, buybacks should be expected next year.'],
  ['This raises the question of how much pricing power remains.', 'This raises the question of why its chief left.'],
  ['Whether margins can stay at this level is the question I would ask first.', 'I would buy at this level first.'],
  ['The two measures should not be read alone.', 'Rates should fall, which helps valuations.'],
  ['High volatility makes position sizing important.', 'High volatility makes this a good entry point.'],
  ['Growth and valuation should be looked at together.', 'Growth and orders should be looked at: they are falling.'],
  ['It is hard to say which effect dominates.', 'It is hard to say how large the fraud is.'],
  ['A longer history would make the picture clearer.', 'A longer history would make the shares rise.'],
  ['短期波动很难预测。', '短期股价将继续下跌。'],
  ['我认为单看市盈率并不够。', '我认为股价会继续上涨。'],
  ['仅凭这些数字还不能下结论。', '仅凭这些数字就该买入。'],
  ['對注重現金流的投資者來說，股息覆蓋率比股息率更重要。', '投資者可考慮分段買入。'],
];

describe('a thought', () => {
  it.each(pairs)('is set apart: %s, and a claim is not: %s', (thought, claim) => {
    expect(gate.judge(thought).lane).toBe('reasoning');
    expect(gate.judge(claim).lane).toBe('withheld');
  });
});

describe('a thought beside figures', () => {
  const besides: readonly (readonly [thought: string, claim: string])[] = [
    [
      "NVIDIA's P/E is {US:NVDA/priceToEarnings}, which may reflect expectations of growth.",
      "NVIDIA's P/E is {US:AMD/priceToEarnings}, which may reflect expectations of growth.",
    ],
    [
      "Although fiscal years differ, NVIDIA's P/E is {US:NVDA/priceToEarnings}.",
      "Although demand is weak, NVIDIA's P/E is {US:NVDA/priceToEarnings}.",
    ],
    [
      "AMD's gross margin is {US:AMD/grossMargin.FY2026}, although fiscal years differ.",
      "AMD's gross margin is {US:AMD/grossMargin.FY2026}, because fiscal years differ.",
    ],
    [
      "NVIDIA's P/E is {US:NVDA/priceToEarnings}, and this is the figure I would watch most closely.",
      "NVIDIA's P/E is {US:NVDA/priceToEarnings}, and I would buy on weakness.",
    ],
    [
      '英伟达市盈率为 {US:NVDA/priceToEarnings} 倍，不过仅凭这一指标还不能判断贵贱。',
      '英伟达市盈率为 {US:NVDA/priceToEarnings} 倍，在我看来股价会上涨。',
    ],
    [
      '英伟达市盈率为 {US:NVDA/priceToEarnings} 倍，或与增长预期有关。',
      '英伟达市盈率为 {US:NVDA/priceToEarnings} 倍，或与造假有关。',
    ],
  ];

  it.each(besides)('is set apart with them: %s, and a claim is not: %s', (thought, claim) => {
    expect(gate.judge(thought).lane).toBe('reasoning');
    expect(gate.judge(claim).lane).toBe('withheld');
  });

  it('is parted from them, each as a sentence in its own lane', () => {
    const sentence =
      "Although fiscal years differ, NVIDIA's P/E is {US:NVDA/priceToEarnings}, which may reflect expectations of growth.";
    expect(gate.judge(sentence).pieces).toEqual([
      { lane: 'reasoning', parts: ['Fiscal years differ.'] },
      { lane: 'supported', parts: ["NVIDIA's P/E is ", { fact: 'US:NVDA/priceToEarnings' }, '.'] },
      { lane: 'reasoning', parts: ['This may reflect expectations of growth.'] },
    ]);
    expect(gate.judge("NVIDIA's P/E is {US:NVDA/priceToEarnings}.").pieces).toBeUndefined();
  });

  it.each([
    [
      'Such a spread could reflect differences in accounting rather than in economics.',
      'The spread reflects weak demand.',
    ],
    ['Transaction costs and slippage could erode much of the edge.', 'The edge is real.'],
    ['One way to test this would be to vary the look-back window.', 'The rule works in every market.'],
    ['It remains to be seen whether the margin can be maintained.', 'The margin can be maintained.'],
    ['Investors may be paying for stability rather than growth.', 'A recall might explain the drop in margins.'],
    ['The comparison would look different if currency effects were stripped out.', 'The upside may be large.'],
    ['The filing does not state how many people the company employs.', 'I did not find any sign of trouble.'],
    [
      'I could not find a breakdown of revenue by product, so I leave that question open.',
      'I looked at the books and nothing is missing.',
    ],
    ['To keep the comparison fair, I used reported figures and made no adjustments.', 'To be safe, own more than one.'],
    ['I used reported figures and made no adjustments for one-off items.', 'I used figures that show strong growth.'],
    ['What the figures cannot tell is whether the margin gain will last.', 'The margin gain will last.'],
    ['If input costs rise, margins may come under pressure.', 'The pressure on margins is easing.'],
    ['Net debt subtracts cash from total debt.', 'Net debt is a problem.'],
    ['Past performance says nothing certain about future returns.', 'Nothing stands in the way of growth.'],
    ['Past growth does not say much about future growth.', 'Past growth says much about future growth.'],
    ['How much do past margins tell us about future margins?', 'Past margins tell us everything about future margins.'],
    ['A ratio above its peers may signal quality.', 'A company with this margin is a leader.'],
    [
      'The higher multiple seems to reflect the higher margin, but the figures alone do not prove it.',
      'The higher margin seems to reflect a stronger brand.',
    ],
    ['为了保证可比，我用的是同一财年、同一口径的数据。', '我用的是最好的公司的数据。'],
    ['我没有找到按产品划分的收入，因此这一点暂不下结论。', '我没有发现任何异常。'],
    ['您更看重当前的股息收入，还是股息的增长？', '股息什么时候会降低？'],
    ['如果自由现金流不再覆盖股息，上述结论就需要修正。', '派息空间有限。'],
    ['DCF结果对增长率假设非常敏感，应当把它看作一个区间而不是一个点。', '质量更高，估值应当更高。'],
    ['样本外表现往往弱于样本内。', '样本外表现同样稳健。'],
    ['以上数据并未反映管理层的质量。', '需求可能放缓。'],
    ['高市盈率可能意味着市场对增长抱有较高期待。', '投资者应该配置更多。'],
  ])('of general words is set apart where every clause keeps open what it says: %s, and not: %s', (thought, claim) => {
    gate.restart();
    expect([gate.judge(thought).lane, gate.judge(claim).lane]).toEqual(['reasoning', 'withheld']);
  });
});
