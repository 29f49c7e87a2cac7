import { addDays } from '@plumbline/model/date';
import type { Falsifier } from '@plumbline/model/falsifier';
import { checkFalsifier } from '@plumbline/model/falsifier';
import { formatFact } from '@plumbline/model/format';
import type { Instrument } from '@plumbline/model/instrument';
import { locales } from '@plumbline/model/locale';
import type { RatingLabel } from '@plumbline/model/rating';
import { ratingLabels } from '@plumbline/model/rating';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportContext } from '../context.ts';
import { valueOf } from '../fact-lookup.ts';
import { contextOf } from '../testing/context-of.ts';
import type { FakeCompany } from '../testing/fake-statements.ts';
import { growingCompany } from '../testing/fake-statements.ts';
import { acme, bank, coin, fund } from '../testing/instruments.ts';
import { resultDates } from '../result-dates.ts';
import { reportToMarkdown } from '../markdown.ts';
import { examine } from '../testing/printed/contradictions.ts';
import { runReport } from '../testing/run-report.ts';
import { falsifiers } from './falsifiers.ts';

/** Which way each watched figure moves when things get worse for whoever holds the instrument. */
const worse: Readonly<Record<string, Falsifier['operator']>> = {
  'operatingMargin.TTM': 'below',
  'returnOnEquity.TTM': 'below',
  'revenueGrowth.TTM': 'below',
  'returnOnInvestedCapital.TTM': 'below',
  'netDebtToEbitda.TTM': 'above',
  'sharesChange.TTM': 'above',
  'upside.blended': 'below',
  volatility: 'above',
  maxDrawdown: 'below',
};

const other = { below: 'above', above: 'below' } as const;

/** Which figure a threshold on the price is read from. */
function levelOf(context: ReportContext, one: Falsifier): string {
  const input = context.book.get(one.thresholdFact)?.formula?.inputs.find(({ name }) => name === 'level');
  return input !== undefined && 'fact' in input ? input.fact : '';
}

/** Whether the condition, once true, speaks against the label: written out again from what the labels mean. */
function refutes(context: ReportContext, one: Falsifier, label: RatingLabel | null): boolean {
  const [price, value, average] = ['price', 'blendedValue', 'movingAverage200'].map((id) => valueOf(context.book, id));
  const isFor = label === 'buy' || label === 'accumulate';
  const isAgainst = label === 'reduce' || label === 'sell';
  const level = levelOf(context, one);
  if (one.fact === 'blendedValue') {
    return isAgainst && level === 'price' && one.operator === 'above' && (value ?? 0) < (price ?? 0);
  }
  if (one.fact === 'price' && level === 'blendedValue') {
    return isFor && one.operator === 'above' && (price ?? 0) < (value ?? 0);
  }
  if (one.fact === 'price') {
    const isAbove = (price ?? 0) > (average ?? 0);
    if (level !== 'movingAverage200' || one.operator !== (isAbove ? 'below' : 'above')) return false;
    return label === null || (isFor && isAbove) || ((isAgainst || label === 'hold') && !isAbove);
  }
  if (one.fact === 'conviction') return label === 'hold' && one.operator === 'above';
  const bad = worse[one.fact];
  if (bad === undefined) return false;
  if (label === 'hold' && one.fact === 'upside.blended') return true;
  return isAgainst ? one.operator === other[bad] : one.operator === bad;
}

function expectExact(context: ReportContext, label: RatingLabel | null): void {
  const found = falsifiers(context, label);
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  for (const one of found) {
    const story = `${context.instrument.id} ${label} ${one.id}`;
    expect(checkFalsifier(one, context.book.facts()).state, story).toBe('holds');
    const [now, limit] = [context.book.get(one.fact), context.book.get(one.thresholdFact)];
    if (now === null || limit === null) throw new Error(story);
    for (const locale of locales) expect(formatFact(now, locale), story).not.toBe(formatFact(limit, locale));
    expect(refutes(context, one, label), story).toBe(true);
    expect(one.reviewOn > context.asOf, story).toBe(true);
  }
}

const companies: fc.Arbitrary<FakeCompany> = fc
  .record({
    quarterlyGrowth: fc.double({ min: -0.05, max: 0.08, noNaN: true }),
    grossMargin: fc.double({ min: 0.05, max: 0.8, noNaN: true }),
    operatingMargin: fc.double({ min: -0.3, max: 0.45, noNaN: true }),
    cashMargin: fc.double({ min: -0.2, max: 0.4, noNaN: true }),
    debt: fc.oneof(fc.constant(null), fc.double({ min: 0, max: 2e10, noNaN: true })),
    cash: fc.double({ min: 1e7, max: 1e10, noNaN: true }),
  })
  .map((own) => ({ ...growingCompany, ...own }));

const prices = fc.record({
  seed: fc.integer({ min: 1, max: 1e6 }),
  firstPrice: fc.double({ min: 1, max: 300, noNaN: true }),
  drift: fc.double({ min: -0.0008, max: 0.001, noNaN: true }),
  swing: fc.double({ min: 0.006, max: 0.045, noNaN: true }),
  from: fc.constantFrom('2012-01-02', '2019-05-01', '2026-06-01'),
});

const labels = [...ratingLabels, null];

describe('a condition that would change the conclusion', () => {
  it('is false today, prints as false, and speaks against the label: any company, any label', async () => {
    await fc.assert(
      fc.asyncProperty(
        companies,
        prices,
        fc.constantFrom<Instrument>(acme, bank),
        fc.constantFrom(...labels),
        async (company, walk, instrument, label) => {
          expectExact(await contextOf(instrument, { company, prices: walk }), label);
        },
      ),
      { numRuns: 240, seed: 20 },
    );
  });

  it('does so for coins and funds too', async () => {
    await fc.assert(
      fc.asyncProperty(prices, fc.constantFrom(coin, fund), async (walk, instrument) => {
        expectExact(await contextOf(instrument, { prices: walk }), null);
      }),
      { numRuns: 40, seed: 21 },
    );
  });

  it.each(ratingLabels)('is named at least three times for a company that may well be rated %s', async (label) => {
    const firstPrice = label === 'sell' || label === 'reduce' ? 300 : 20;
    const context = await contextOf(acme, { company: growingCompany, prices: { firstPrice } });
    expect(falsifiers(context, label).length).toBeGreaterThanOrEqual(3);
  });

  it('never is the price falling where the conclusion is that it is too dear', async () => {
    const dear = await contextOf(acme, { company: growingCompany, prices: { firstPrice: 300 } });
    expect(valueOf(dear.book, 'price')).toBeGreaterThan(valueOf(dear.book, 'blendedValue') ?? Number.NaN);
    const ids = falsifiers(dear, 'reduce').map(({ id }) => id);
    expect(ids).not.toContain('price:below');
    expect(ids).toContain('blendedValue:above');
  });

  it('is no step to where things are: what is clearly dear already can only become dearer', async () => {
    for (const [firstPrice, words] of [
      [300, 'it would be dearer still'],
      [30, 'it would be clearly dear'],
    ] as const) {
      const context = await contextOf(acme, { company: growingCompany, prices: { firstPrice } });
      const gap = valueOf(context.book, 'upside.blended') ?? Number.NaN;
      const [down] = falsifiers(context, 'hold').filter(({ id }) => id === 'upside.blended:below');
      expect([gap < -0.25, down?.text.en.join('')], `${gap}`).toEqual([
        firstPrice === 300,
        expect.stringContaining(words),
      ]);
    }
  });

  it('is that the methods agree where their disagreement alone holds the rating back, not a gap that is wider still', async () => {
    const company = { ...growingCompany, operatingMargin: 0.12, quarterlyGrowth: 0.03, cashMargin: 0.02, debt: 1e9 };
    const { report } = await runReport(acme, { company, prices: { firstPrice: 200, drift: -0.0008, swing: 0.04 } });
    const { rating } = report;
    expect(rating?.label).toBe('hold');
    const ids = rating?.falsifiers.map(({ id }) => id) ?? [];
    expect(ids[0]).toBe('conviction:above');
    expect(ids).not.toContain('upside.blended:above');
    expect(reportToMarkdown(report, 'en')).toMatch(/come closer together: confidence, now \d, rises above 10\./);
    const { contradictions } = examine(reportToMarkdown(report, 'zh-CN'), 'zh-CN', null);
    expect(contradictions).toEqual([]);
  });

  it('leaves a thin margin room: half of it, never two points that it does not have', async () => {
    const company = { ...growingCompany, operatingMargin: 0.012 };
    const context = await contextOf(acme, { company });
    const [margin] = falsifiers(context, 'buy').filter(({ id }) => id === 'operatingMargin.TTM:below');
    const now = valueOf(context.book, 'operatingMargin.TTM') ?? Number.NaN;
    expect(margin?.threshold).toBeCloseTo(now / 2, 6);
  });

  it('is a profit where there is a loss: a smaller loss refutes nothing', async () => {
    const context = await contextOf(acme, { company: { ...growingCompany, operatingMargin: -0.2 } });
    const [margin] = falsifiers(context, 'sell').filter(({ id }) => id === 'operatingMargin.TTM:above');
    expect(margin?.threshold).toBe(0);
  });

  it('is looked at again after the filing that comes next, counted from the newest one', async () => {
    const context = await contextOf(acme, { company: growingCompany });
    const newest = resultDates(context).at(-1) ?? '';
    const next = addDays(newest, 100);
    const [margin] = falsifiers(context, 'buy').filter(({ fact }) => fact === 'operatingMargin.TTM');
    expect(margin?.reviewOn).toBe(next > context.asOf ? next : addDays(context.asOf, 31));
    expect(margin?.reviewOn).not.toBe(addDays(context.asOf, 100));
  });
});
