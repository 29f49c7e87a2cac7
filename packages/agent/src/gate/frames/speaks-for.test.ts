import { describe, expect, it } from 'vitest';
import { claimWriter, readClaim } from '../claims.ts';
import type { GateKnowledge } from '../shapes.ts';
import { analystKnowledge } from '../testing/analyst-facts.ts';

const [own, other] = ['US:NVDA', 'US:AMD'] as const;
/** The same companies, one of which keeps less of its sales. */
const withMargin = (value: number): GateKnowledge => ({
  ...analystKnowledge,
  facts: analystKnowledge.facts.map((fact) => (fact.id === `${own}/netMargin.FY2026` ? { ...fact, value } : fact)),
});

function refused(claim: object, knowledge: GateKnowledge = analystKnowledge): string | null {
  const read = readClaim(claim);
  if (read === null) throw new Error('no claim');
  const result = claimWriter(knowledge).write(read);
  return result.ok ? null : result.why.code;
}

const view = (side: string, handles: readonly string[], topic = 'profitability') => ({
  say: 'view',
  handles,
  topic,
  side,
  subject: own,
});

describe('a view', () => {
  const margin = [`{${own}/netMargin.FY2026}`];

  it('takes no side that its only figure speaks against', () => {
    expect(refused(view('for', margin), withMargin(-0.02))).toBe('direction');
    expect(refused(view('for', margin), withMargin(0.02))).toBe('direction');
    expect(refused(view('for', margin), withMargin(0.3))).toBeNull();
    expect(refused(view('against', margin), withMargin(0.02))).toBeNull();
    expect(refused(view('mixed', margin), withMargin(0.02))).toBeNull();
  });

  it('takes no side against what rose or fell, or stands above or below', () => {
    const course = [`{${own}/netMargin.FY2025}`, ...margin];
    expect(refused(view('for', course), withMargin(0.4))).toBe('direction');
    expect(refused(view('against', course), withMargin(0.6))).toBe('direction');
    expect(refused(view('for', course), withMargin(0.6))).toBeNull();
    const beside = [...margin, `{${other}/netMargin.FY2026}`];
    expect(refused(view('for', beside), withMargin(0.02))).toBe('direction');
    expect(refused(view('against', beside), withMargin(0.9))).toBe('direction');
    expect(refused(view('for', beside), withMargin(0.9))).toBeNull();
  });

  it('may weigh figures that speak for both sides', () => {
    const both = [...margin, `{${own}/revenueGrowth.FY2026}`];
    expect(refused(view('for', both), withMargin(0.02))).toBeNull();
  });
});

describe('amounts per share', () => {
  const prices = [`{${own}/price}`, `{${other}/price}`];

  it('of two companies are not held against each other', () => {
    expect(refused({ say: 'compare', handles: prices, subject: own, metric: 'price', order: 'above' })).toBe(
      'comparison',
    );
    expect(refused({ say: 'rank', handles: prices, metric: 'price', order: 'above' })).toBe('comparison');
    expect(refused(view('for', prices, 'valuation'))).toBe('comparison');
  });

  it('of one company are, and so are multiples of two', () => {
    const own52 = [`{${own}/price}`, `{${own}/high52w}`];
    expect(refused({ say: 'compare', handles: own52, subject: own, metric: 'price', order: 'below' })).toBeNull();
    const multiples = [`{${own}/priceToEarnings.TTM}`, `{${other}/priceToEarnings.TTM}`];
    expect(
      refused({ say: 'compare', handles: multiples, subject: own, metric: 'priceToEarnings', order: 'above' }),
    ).toBeNull();
  });
});
