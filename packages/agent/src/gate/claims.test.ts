import { locales } from '@plumbline/model/locale';
import type { TextPart } from '@plumbline/model/text-part';
import { describe, expect, it } from 'vitest';
import { claimWriter, readClaim } from './claims.ts';
import { whenOf } from './frames/naming.ts';
import { createGate } from './judge.ts';
import { changedBy } from './metric-names.ts';
import { facts, instruments } from './testing/gate-facts.ts';

const knowledge = {
  facts,
  instruments,
  spans: [
    { id: 's1', text: 'We may face rivals. Sales were $5 billion.', instrumentId: 'US:NVDA' as const, form: '10-K' },
  ],
};
const writer = claimWriter(knowledge);
const print = (parts: readonly TextPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'fact' in part ? `{${part.fact}}` : '')).join('');

const write = (value: unknown) => {
  const claim = readClaim(value);
  if (claim === null) throw new Error('no claim');
  return writer.write(claim);
};

const nvidia = { subject: 'US:NVDA' };
const honest = [
  { say: 'level', handles: ['US:NVDA/price'], ...nvidia, metric: 'price' },
  { say: 'level', handle: '{US:NVDA/revenue.FY2025}', ...nvidia, metric: 'revenue', period: 'FY2025' },
  { say: 'change', handles: ['US:NVDA/dayChange'], ...nvidia, metric: 'dayChange', direction: 'up' },
  { say: 'change', handles: ['US:NVDA/return1M'], ...nvidia, metric: 'return1M', direction: 'down' },
  {
    say: 'change',
    handles: ['US:NVDA/revenueGrowth.FY2026'],
    ...nvidia,
    metric: 'revenueGrowth',
    period: 'FY2026',
    direction: 'up',
  },
  {
    say: 'move',
    handles: ['US:NVDA/revenue.FY2025', 'US:NVDA/revenue.FY2026'],
    ...nvidia,
    metric: 'revenue',
    direction: 'up',
  },
  {
    say: 'compare',
    handles: ['US:NVDA/priceToEarnings', 'US:AMD/priceToEarnings'],
    ...nvidia,
    metric: 'priceToEarnings',
    order: 'above',
  },
  { say: 'compare', handles: ['US:NVDA/price', 'US:NVDA/movingAverage50'], ...nvidia, metric: 'price', order: 'below' },
];

describe('a claim', () => {
  it.each([
    ['movingAverage200', '200D', '', ''],
    ['beta', '6M', ' over 6 months', '近 6 个月'],
    ['beta', '5Y', ' over five years', '近五年'],
    ['revenue', 'FY2025', ' in FY2025', ' 2025 财年'],
  ])('of %s over %s names the stretch once', (metric, label, en, zh) => {
    const [like] = facts;
    if (like === undefined) throw new Error('no fact');
    const when = whenOf({ ...like, metric, period: { kind: 'range', start: '2025-01-01', end: '2025-12-31', label } });
    expect([when.en, when['zh-CN']]).toEqual([en, zh]);
  });

  it.each(honest)('is written in every language around its handles, and the text gate agrees: %o', (claim) => {
    const written = write(claim);
    if (!written.ok) throw new Error(written.why.text.en);
    const gate = createGate(knowledge);
    for (const locale of locales) {
      const text = print(written.parts[locale]);
      const words = text.replace(/\{[^}]*\}|FY\d{4}|\d{4} [财財]年|50-day|50 [日天]/g, '');
      expect(words).not.toMatch(/\d/);
      gate.restart();
      expect(gate.judge(text), text).toMatchObject({ lane: 'supported' });
    }
    expect(
      new Set(locales.map((locale) => written.parts[locale].filter((part) => typeof part !== 'string').length)).size,
    ).toBe(1);
  });

  it.each<readonly [string, object, string]>([
    ['another subject', { ...honest[0], subject: 'US:AMD' }, 'subject'],
    ['another kind', { ...honest[0], metric: 'high52w' }, 'metric'],
    ['another period', { ...honest[1], period: 'FY2026' }, 'period'],
    ['the other direction', { ...honest[2], direction: 'down' }, 'direction'],
    ['no direction', { ...honest[2], direction: undefined }, 'direction'],
    [
      'times in the wrong order',
      { ...honest[5], handles: ['US:NVDA/revenue.FY2026', 'US:NVDA/revenue.FY2025'] },
      'period',
    ],
    ['the other order', { ...honest[6], order: 'below' }, 'comparison'],
    [
      'things that cannot be compared',
      { ...honest[6], handles: ['US:NVDA/priceToEarnings', 'US:AMD/price'] },
      'comparison',
    ],
    ['a handle nobody gave', { ...honest[0], handles: ['US:NVDA/pricee'] }, 'handle'],
    ['no subject', { say: 'level', handles: ['US:NVDA/price'], metric: 'price' }, 'subject'],
    ['a frame there is not', { ...honest[0], say: 'predict' }, 'frame'],
    ['a gap where a figure is known', { say: 'gap', handles: ['US:NVDA/price'] }, 'known'],
  ])('is refused with %s', (_, claim, code) => {
    expect(write(claim)).toMatchObject({ ok: false, why: { code } });
  });

  it('names the nearest right handles when it is refused', () => {
    const refused = write({ ...honest[0], handles: ['US:AMD/price'] });
    expect(refused).toMatchObject({ ok: false, why: { code: 'subject' } });
    expect(refused.ok ? [] : refused.nearest).toEqual(expect.arrayContaining(['US:NVDA/price', 'US:AMD/price']));
    expect(refused.ok ? '' : refused.nearest[0]).toBe('US:NVDA/price');
  });

  it('quotes a passage word for word, and of a part the whole sentence', () => {
    const whole = write({ say: 'quote', span: 's1' });
    expect(whole.ok && print(whole.parts['zh-CN'])).toBe(
      '英伟达的 10-K 称：“We may face rivals. Sales were $5 billion.”',
    );
    const part = write({ say: 'quote', span: 's1', from: 7, to: 18 });
    expect(part.ok && print(part.parts.en)).toBe('The 10-K of NVIDIA Corporation says: “We may face rivals.”');
    expect(write({ say: 'quote', span: 's1', from: 7, to: 16 })).toMatchObject({ ok: false, why: { code: 'word' } });
    expect(write({ say: 'quote', span: 's2' })).toMatchObject({ ok: false });
  });

  it('says that a figure is unknown', () => {
    const gap = write({ say: 'gap', handles: ['US:NVDA/altmanZ'] });
    expect(gap.ok && print(gap.parts.en)).toBe('Altman Z score of NVIDIA Corporation is not known.');
  });

  it('is accepted in few of all combinations of subject, metric and direction, each true', () => {
    let [tried, accepted] = [0, 0];
    for (const fact of facts) {
      for (const subject of instruments.map(({ id }) => id)) {
        for (const metric of new Set(facts.map((one) => one.metric))) {
          for (const direction of ['up', 'down'] as const) {
            tried += 1;
            const written = write({ say: 'change', handles: [fact.id], subject, metric, direction });
            if (!written.ok) continue;
            accepted += 1;
            // A change goes by its own name or by what changed.
            expect([fact.metric, ...(changedBy(fact) ?? [])]).toContain(metric);
            expect(fact.instrumentId).toBe(subject);
            expect((fact.value ?? 0) > 0).toBe(direction === 'up');
          }
        }
      }
    }
    expect(tried).toBeGreaterThan(10_000);
    expect(accepted).toBeGreaterThan(3);
    expect(accepted).toBeLessThan(20);
  });
});
