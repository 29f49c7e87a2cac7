import type { Fact } from '@plumbline/model/fact';
import type { TextPart } from '@plumbline/model/text-part';
import { describe, expect, it } from 'vitest';
import { claimWriter, readClaim } from './claims.ts';
import { analystKnowledge } from './testing/analyst-facts.ts';

const [like] = analystKnowledge.facts;
if (like === undefined) throw new Error('no facts');
const [one, other] = ['US:NVDA', 'US:AMD'] as const;
const { period: _period, ...timeless } = like;

/** A figure by its handle: its metric is its first word unless another is given. */
function figureOf(id: string, value: number, metric = /\/(\w+)/.exec(id)?.[1] ?? ''): Fact {
  const instrumentId = id.startsWith(one) ? one : other;
  return { ...timeless, id, instrumentId, metric, value, unit: 'fraction' };
}
const facts = [
  figureOf(`${one}/netMargin.TTM.below`, 0.4),
  figureOf(`${one}/sharesChange.TTM.above`, 0.03),
  figureOf(`${one}/volatility.above`, 0.8),
  figureOf(`${one}/volatility.market`, 0.2),
  figureOf(`${one}/wacc`, 0.1),
  figureOf(`${one}/wacc.2`, 0.11),
  figureOf(`${other}/wacc`, 0.09),
  figureOf(`${other}/wacc.2`, 0.1),
  figureOf(`${one}/growth.p10`, 0.05),
  figureOf(`${one}/dcfTwoStage.-1.2`, 90),
  figureOf(`${one}/dcfTwoStage.growth.p10`, 80),
  figureOf(`${one}/dcf.p10`, 70, 'dcfP10'),
  figureOf(`${one}/dcf.above`, 0.3, 'probabilityAbove'),
  figureOf(`${one}/riskSeverity.market`, 12),
  figureOf(`${one}/epsDiluted.next`, 6),
  figureOf(`${one}/fcfMargin.implied`, 0.6),
  figureOf(`${one}/earningsPowerValue.p90.traded`, 50),
  figureOf(`${one}/impliedGrowth`, 0.3),
];

const { write } = claimWriter({ ...analystKnowledge, facts: [...analystKnowledge.facts, ...facts] });
function written(given: object) {
  const claim = readClaim(given);
  if (claim === null) throw new Error('no claim');
  return write(claim);
}
const print = (parts: readonly TextPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : '#')).join('');
function shown(given: object): string | null {
  const found = written(given);
  return found.ok ? print(found.parts.en) : null;
}
function refused(given: object): string | null {
  const found = written(given);
  return found.ok ? null : found.why.code;
}
function named(id: string, say = 'level') {
  const { metric = '' } = facts.find((fact) => fact.id === `${one}/${id}`) ?? {};
  return { say, handles: [`${one}/${id}`], subject: one, metric };
}

describe('a figure that is no state of the company', () => {
  it.each([
    ['netMargin.TTM.below', 'Net margin (level that would change the view) of'],
    ['volatility.market', 'Volatility (of its market index) of'],
    ['wacc.2', 'Discount rate (with assumptions moved) of'],
    ['growth.p10', 'Growth, first five years (P10) of'],
    ['dcfTwoStage.-1.2', 'Value per share, cash flow (with assumptions moved) of'],
    ['dcfTwoStage.growth.p10', 'Value per share, cash flow (with assumptions moved) of'],
    ['epsDiluted.next', 'EPS, diluted (a year ahead under the assumed growth) of'],
    ['fcfMargin.implied', 'Free cash flow margin (implied by the price) of'],
    ['earningsPowerValue.p90.traded', 'Value per share, no growth (P90) of'],
  ])('is said under the name of its kind: %s', (id, start) => {
    expect(shown(named(id))?.startsWith(start)).toBe(true);
  });

  it.each([
    ['dcf.p10', 'Value per share, P10 of'],
    ['dcf.above', 'Simulated values above the price of'],
    ['riskSeverity.market', 'Severity of'],
    ['wacc', 'Discount rate of'],
  ])('has no second name where its label says it, or it is no such kind: %s', (id, start) => {
    expect(shown(named(id))?.startsWith(start)).toBe(true);
  });

  it('has a name in Chinese', () => {
    const found = written(named('netMargin.TTM.below'));
    expect(found.ok && print(found.parts['zh-CN'])).toContain('（会改变看法的水平）');
    expect(found.ok && print(found.parts['zh-HK'])).toContain('（會改變看法的水平）');
  });

  it.each([
    { ...named('sharesChange.TTM.above', 'change'), direction: 'up' },
    named('volatility.above', 'risk'),
    named('volatility.market', 'risk'),
    { ...named('netMargin.TTM.below', 'view'), topic: 'profitability', side: 'for' },
    { say: 'valuation', handles: [`${one}/dcf.p10`, `${one}/price`], subject: one, order: 'below' },
    { say: 'valuation', handles: [`${one}/dcfTwoStage.-1.2`, `${one}/price`], subject: one, order: 'below' },
  ])('is refused where it would be said as if it were: $say $handles', (claim) => {
    expect(refused(claim)).toBe('metric');
  });

  it('stands in no order beside a plain figure', () => {
    const rank = (...handles: readonly string[]) => ({ say: 'rank', handles, metric: 'wacc', order: 'above' });
    expect(refused(rank(`${one}/wacc.2`, `${other}/wacc`))).toBe('metric');
    expect(shown(rank(`${one}/wacc`, `${other}/wacc`))).toContain('By discount rate, highest first');
    expect(shown(rank(`${one}/wacc.2`, `${other}/wacc.2`))).toContain('By discount rate (with assumptions moved)');
  });
});

it('reads no change out of a rate that is implied', () => {
  expect(refused({ ...named('impliedGrowth', 'change'), direction: 'up' })).toBe('metric');
});

it('may say that no tool gave a strength index', () => {
  const gap = { say: 'gap', subject: other, metric: 'rsi30' };
  expect(shown(gap)).toContain('RSI (30)');
});
