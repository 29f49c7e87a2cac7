import type { CorporateAction } from '@plumbline/model/corporate-action';
import { formatFact } from '@plumbline/model/format';
import type { Locale } from '@plumbline/model/locale';
import { locales } from '@plumbline/model/locale';
import type { Fact } from '@plumbline/model/fact';
import type { Block, Report, WeightedTotal } from '@plumbline/model/report';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportToMarkdown } from './markdown.ts';
import { growingCompany } from './testing/fake-statements.ts';
import { acme, bank } from './testing/instruments.ts';
import { runReport } from './testing/run-report.ts';

function factOf(report: Report, id: string): Fact {
  const fact = report.facts.find((one) => one.id === id);
  if (fact === undefined) throw new Error(`no fact ${id}`);
  return fact;
}

function blockOf<Kind extends Block['kind']>(report: Report, kind: Kind): Extract<Block, { readonly kind: Kind }> {
  const found = report.sections.flatMap((section) => section.blocks).find((block) => block.kind === kind);
  if (found === undefined) throw new Error(`no block ${kind}`);
  // Found by its kind, which find cannot tell the compiler.
  return found as Extract<Block, { readonly kind: Kind }>;
}

interface Term {
  readonly weight: string;
  readonly value: string;
}

/** The number as printed, read back by a reader. */
function read(report: Report, id: string, locale: Locale, decimals?: number): number {
  const fact = factOf(report, id);
  const text = formatFact(decimals === undefined ? fact : { ...fact, decimals }, locale);
  return Number(text.replaceAll(/[$%,]/g, '').replace('\u2212', '-'));
}

/** Multiplies and adds what is printed; the result must be what is printed, and the weights a whole. */
function expectAddsUp(report: Report, terms: readonly Term[], total: WeightedTotal): void {
  for (const locale of locales) {
    const weights = terms.map(({ weight }) => read(report, weight, locale));
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(100);
    expect(read(report, total.weights, locale)).toBe(100);
    const sum = terms.reduce(
      (units, { value }, at) => units + (weights[at] ?? 0) * read(report, value, locale, total.decimals),
      0,
    );
    expect((sum / 100).toFixed(factOf(report, total.value).decimals)).toBe(
      read(report, total.value, locale).toFixed(factOf(report, total.value).decimals),
    );
  }
}

function methodTerms(report: Report): readonly Term[] {
  return blockOf(report, 'ranges').rows.flatMap(({ weight, mid }) =>
    weight === undefined || factOf(report, weight).value === null ? [] : [{ weight, value: mid }],
  );
}

function dividend(exDate: string, amount: number): CorporateAction {
  return { kind: 'dividend', instrumentId: acme.id, exDate, amount, currency: 'USD', knownAt: exDate };
}

const cash = { operatingMargin: 0.27, cashMargin: 0.3 };

describe('the methods of a valuation', () => {
  it('are weighted to a whole, and the printed weights times the printed middles give the printed total', async () => {
    const { report } = await runReport(acme, { company: growingCompany });
    const { rows, blend } = blockOf(report, 'ranges');
    if (blend === undefined) throw new Error('no blend');
    const labels = rows.map(({ label }) => label.en);
    expect(labels).toEqual([
      'Discounted cash flow, two stages',
      'Own past P/E',
      'Own past EV/EBIT',
      'Residual income',
      'Earnings power without growth',
      '52-week range',
    ]);
    const weights = rows.map(({ weight }) => factOf(report, weight ?? '').value);
    expect(weights).toEqual([0.44, 0.17, 0.17, 0.11, 0.11, null]);
    expectAddsUp(report, methodTerms(report), blend);
    const sum = rows.reduce((all, { mid }, at) => all + (weights[at] ?? 0) * (factOf(report, mid).value ?? 0), 0);
    expect(factOf(report, 'blendedValue').value).toBeCloseTo(sum, 9);
    expect(factOf(report, 'methodWeight.cashFlow.usual').why?.en).toMatch(/counts most/);
    expect(factOf(report, 'methodWeight.cashFlow').formula?.expression).toBe(
      'wholeShare(1, cashFlow, ownEarnings, ownEnterprise, residualIncome, earningsPower)',
    );
  });

  it('span a range around the blended value that the chance of being worth more is read from', async () => {
    const { report } = await runReport(acme, { company: growingCompany });
    const [low, middle, high] = ['value.p10', 'blendedValue', 'value.p90'].map((id) => factOf(report, id).value ?? 0);
    expect(low).toBeLessThan(middle ?? 0);
    expect(middle).toBeLessThan(high ?? 0);
    const chance = factOf(report, 'probabilityAbovePrice').value ?? Number.NaN;
    const price = factOf(report, 'price').value ?? Number.NaN;
    expect(chance > 0.5).toBe((middle ?? 0) > price);
    for (const row of blockOf(report, 'ranges').rows) {
      const [from, at, to] = [row.low, row.mid, row.high].map((id) => factOf(report, id).value ?? Number.NaN);
      expect(from).toBeLessThan(at ?? 0);
      expect(at).toBeLessThan(to ?? 0);
    }
  });

  it('give the 52-week range no weight and say why', async () => {
    const { report } = await runReport(acme, { company: growingCompany });
    const weight = factOf(report, blockOf(report, 'ranges').rows.at(-1)?.weight ?? '');
    expect([weight.value, weight.why?.en]).toEqual([
      null,
      'What was paid over the past year is a price, not a value, so it has no weight.',
    ]);
    expect(reportToMarkdown(report, 'en')).toContain('— (What was paid over the past year is a price');
  });

  it('leave their weight to the others in proportion where they do not apply', async () => {
    const { report } = await runReport(acme, { company: { ...growingCompany, cashMargin: 0.02 } });
    const { rows, blend } = blockOf(report, 'ranges');
    expect(rows.map(({ weight }) => factOf(report, weight ?? '').value)).toEqual([0.3, 0.3, 0.2, 0.2, null]);
    expect(blend?.notUsed.map(({ weight }) => factOf(report, weight).why?.en)).toEqual([
      'Free cash flow over the last twelve months is not above zero, so growing it says nothing about value.',
      'No dividend is paid, so this method does not apply.',
    ]);
    if (blend !== undefined) expectAddsUp(report, methodTerms(report), blend);
    expect(reportToMarkdown(report, 'en')).toContain('leave their weight to the others in proportion');
  });

  it('count a value by dividends only where a quarter of the profit is paid out', async () => {
    const weights = async (payout: number, paid: number) => {
      const actions = [1, 2, 3, 4].map((part) => dividend(`2026-0${2 * part - 1}-10`, paid));
      const { report } = await runReport(acme, {
        company: { ...growingCompany, payout },
        ...(paid === 0 ? {} : { actions }),
      });
      const { notUsed = [] } = blockOf(report, 'ranges').blend ?? {};
      const by = report.facts.find(({ id }) => id === 'hModelValue');
      return { value: by?.value ?? null, reasons: notUsed.map(({ weight }) => factOf(report, weight).why?.en) };
    };
    const token =
      'Less than a quarter of the profit is paid out as dividends, too little for the value of a share to rest on.';
    expect((await weights(0.02, 0)).reasons).toEqual([token]);
    expect((await weights(0.1, 0)).reasons).toEqual([]);
    // What went ex in the market's record counts before what the filings state.
    const once = await weights(0, 1);
    const twice = await weights(0, 2);
    expect([once.reasons, twice.reasons]).toEqual([[], []]);
    expect(twice.value).toBeCloseTo(2 * (once.value ?? Number.NaN), 9);
  });

  it.each([
    ['a bank', bank, {}, ['bookReturn', 'ownBook', 'ownEarnings'], ['dividends']],
    ['a property company', { ...acme, sector: 'real-estate' }, {}, ['netAssets', 'ownBook'], ['ownFunds', 'dividends']],
    [
      'a cyclical business',
      { ...acme, sector: 'energy' },
      {},
      ['midCycle', 'cashFlow', 'ownBook', 'ownEnterprise'],
      ['dividends'],
    ],
    ['a loss-maker', acme, { operatingMargin: -0.1, cashMargin: -0.05 }, ['ownSales', 'netAssets'], ['cashFlow']],
  ])('are those that fit %s, and the others say why not', async (_, instrument, company, used, unused) => {
    const { report } = await runReport(instrument, { company: { ...growingCompany, ...company } });
    const { blend } = blockOf(report, 'ranges');
    const weighted = methodTerms(report).map(({ weight }) => weight.replace('methodWeight.', ''));
    expect(weighted).toEqual(used);
    expect(blend?.notUsed.map(({ weight }) => weight.replace('methodWeight.', ''))).toEqual(unused);
    for (const { weight } of blend?.notUsed ?? []) expect(factOf(report, weight).why?.en).toMatch(/\.$/);
    if (blend !== undefined) expectAddsUp(report, methodTerms(report), blend);
  });
});

describe('the scenarios', () => {
  it('have probabilities that make a whole, and a weighted value that is the printed sum', async () => {
    const { report } = await runReport(acme, { company: growingCompany });
    const { rows, sum } = blockOf(report, 'scenarios');
    expect(rows.map(({ key }) => key)).toEqual(['bull', 'base', 'bear']);
    expectAddsUp(
      report,
      rows.map(({ probability, value }) => ({ weight: probability, value })),
      sum,
    );
    for (const { probability } of rows) {
      expect(factOf(report, probability)).toMatchObject({ quality: ['assumed'], source: { id: 'assumptions' } });
      expect(factOf(report, probability).why?.en).toMatch(/\.$/);
    }
  });

  it('order their values, and move growth and discount rate by what the past has shown', async () => {
    const { report } = await runReport(acme, { company: growingCompany });
    const [bull, base, bear] = blockOf(report, 'scenarios').rows.map(({ value }) => factOf(report, value).value ?? 0);
    expect(bull).toBeGreaterThan(base ?? 0);
    expect(base).toBeGreaterThan(bear ?? 0);
    const value = (id: string): number => factOf(report, id).value ?? Number.NaN;
    expect(value('growth.bull') - value('growth')).toBeCloseTo(value('growthSwing'), 12);
    expect(value('wacc.bear') - value('wacc')).toBeCloseTo(value('rateSwing'), 12);
    const past = report.facts.filter((fact) => /^revenueGrowth\.FY\d{4}$/.test(fact.id) && fact.value !== null);
    const yearly = past.slice(-10).map((fact) => fact.value ?? 0);
    const quarter = (Math.max(...yearly) - Math.min(...yearly)) / 4;
    expect(value('growthSwing')).toBeCloseTo(Math.max(0.02, Math.min(0.1, quarter)), 12);
    expect(value('rateSwing')).toBeCloseTo(Math.max(0.0025, Math.min(0.015, value('volatility') / 40)), 12);
  });

  it('take usual swings, and say so, where the past is too short', async () => {
    const { report } = await runReport(acme, {
      company: { ...growingCompany, firstYear: 2024 },
      prices: { from: '2024-01-02' },
    });
    expect(factOf(report, 'growthSwing')).toMatchObject({ value: 0.05, quality: ['assumed'] });
    expect(factOf(report, 'growthSwing').why?.en).toMatch(/^Too few fiscal years/);
  });

  it.each([
    ['a bank', bank, growingCompany, /bank, insurer, broker or exchange\) works with its customers’ money/],
    ['a company that burns cash', acme, { ...growingCompany, ...cash, cashMargin: 0.02 }, /not above zero/],
  ])('are not made for %s, with the reason', async (_, instrument, company, why) => {
    const { report } = await runReport(instrument, { company });
    const section = report.sections.find(({ key }) => key === 'scenarios');
    expect(section?.blocks).toMatchObject([{ kind: 'not-applicable', reason: { en: expect.stringMatching(why) } }]);
    expect(report.facts.filter(({ metric }) => metric === 'scenarioProbability')).toEqual([]);
  });

  it('and the methods add up as printed whatever the company', async () => {
    const shapes = fc.record({
      firstRevenue: fc.double({ min: 1e6, max: 1e11, noNaN: true }),
      quarterlyGrowth: fc.double({ min: -0.02, max: 0.08, noNaN: true }),
      cashMargin: fc.double({ min: 0.06, max: 0.5, noNaN: true }),
      // Sales a share near the price: a value more than five times the price, or below a fifth of it, is withheld.
      salesPerShare: fc.double({ min: 5, max: 30, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(shapes, async ({ salesPerShare, ...shape }) => {
        const shares = shape.firstRevenue / salesPerShare;
        const { report } = await runReport(acme, { company: { ...growingCompany, ...shape, shares } });
        const isWithheld = !report.sections.some(({ blocks }) => blocks.some(({ kind }) => kind === 'ranges'));
        fc.pre(!isWithheld);
        const { blend } = blockOf(report, 'ranges');
        const { rows, sum } = blockOf(report, 'scenarios');
        if (blend === undefined) throw new Error('no blend');
        expectAddsUp(report, methodTerms(report), blend);
        expectAddsUp(
          report,
          rows.map(({ probability, value }) => ({ weight: probability, value })),
          sum,
        );
      }),
      { numRuns: 8 },
    );
  });

  it('stand in the Markdown of every language with the same digits', async () => {
    const { report } = await runReport(acme, { company: growingCompany });
    const numbers = locales.map((locale) => {
      const text = reportToMarkdown(report, locale);
      const from = text.indexOf(
        '## ',
        text.indexOf({ en: '## Scenarios', 'zh-CN': '## 情景', 'zh-HK': '## 情景' }[locale]),
      );
      const section = text.slice(from, text.indexOf('\n## ', from + 3));
      return section
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .join('\n')
        .match(/[\u2212+]?\d[\d,.]*%?/g);
    });
    expect(numbers[0]?.length).toBeGreaterThan(15);
    expect(numbers[1]).toEqual(numbers[0]);
    expect(numbers[2]).toEqual(numbers[0]);
  });
});
