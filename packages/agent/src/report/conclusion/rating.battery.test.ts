import type { Rating } from '@plumbline/model/rating';
import { boundsOf, labelOfScore, ratingLabels } from '@plumbline/model/rating';
import type { Report } from '@plumbline/model/report';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FakePriceOptions } from '../testing/fake-prices.ts';
import type { FakeCompany } from '../testing/fake-statements.ts';
import { growingCompany } from '../testing/fake-statements.ts';
import { acme, coin } from '../testing/instruments.ts';
import { reportToMarkdown } from '../markdown.ts';
import { ratingReadingTexts } from '../messages/rating-words.ts';
import { reportOn } from '../testing/report-on.ts';
import { runReport } from '../testing/run-report.ts';
import { examine } from '../testing/printed/contradictions.ts';
import { revalueFacts } from '@plumbline/quant/facts/revalue-facts';

/** Of which something speaks for and something against it. */
const dearCompany = { company: growingCompany, prices: { firstPrice: 20, drift: 0.0008 } };

const companies: fc.Arbitrary<FakeCompany> = fc
  .record({
    quarterlyGrowth: fc.double({ min: -0.03, max: 0.05, noNaN: true }),
    operatingMargin: fc.double({ min: 0.03, max: 0.4, noNaN: true }),
    cashMargin: fc.double({ min: 0.06, max: 0.35, noNaN: true }),
    debt: fc.double({ min: 0, max: 8e9, noNaN: true }),
  })
  .map((own) => ({ ...growingCompany, ...own }));

const walks: fc.Arbitrary<Partial<FakePriceOptions>> = fc.record({
  seed: fc.integer({ min: 1, max: 1e6 }),
  firstPrice: fc.double({ min: 2, max: 250, noNaN: true }),
  drift: fc.double({ min: -0.0005, max: 0.0008, noNaN: true }),
  swing: fc.double({ min: 0.008, max: 0.03, noNaN: true }),
});

const valueOf = (report: Report, id: string): number =>
  report.facts.find((fact) => fact.id === id)?.value ?? Number.NaN;
/** One less the mean distance of the printed values of the methods from their mean, in halves of it. */
function agreementOf(report: Report): number {
  const block = report.sections
    .flatMap(({ blocks }) => blocks)
    .find((one) => one.kind === 'ranges' && one.blend?.value === 'blendedValue');
  if (block?.kind !== 'ranges') throw new Error('no methods');
  const rows = block.rows.flatMap(({ mid, weight }) => {
    const share = valueOf(report, weight ?? '');
    return mid === undefined || Number.isNaN(share) ? [] : [[share, valueOf(report, mid)] as const];
  });
  const mean = rows.reduce((sum, [share, value]) => sum + share * value, 0);
  return 1 - rows.reduce((sum, [share, value]) => sum + share * Math.abs(value - mean), 0) / (2 * mean);
}
const placeOf = (rating: Rating | undefined): number =>
  rating?.label == null ? -1 : ratingLabels.indexOf(rating.label);

function claimsOf(report: Report) {
  const block = report.sections.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === 'claims');
  if (block?.kind !== 'claims') throw new Error('no claims');
  return block;
}

describe('a rating', () => {
  it('follows from its parts, within what the value leaves: every number again by hand', async () => {
    const counts = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(companies, walks, async (company, prices) => {
        const { report } = await runReport(acme, { company, prices });
        const { rating } = report;
        if (rating?.label == null) return;
        counts.set(rating.label, (counts.get(rating.label) ?? 0) + 1);
        const parts = rating.parts.flatMap(({ score, weight }) =>
          weight === null || Number.isNaN(valueOf(report, score))
            ? []
            : [[valueOf(report, score), valueOf(report, weight)] as const],
        );
        const sum = parts.reduce((all, [score = 0, weight = 0]) => all + score * weight, 0);
        const drawn = 50 + ((sum - 50) * valueOf(report, 'partScore.evidence')) / 100;
        const [price, value] = [valueOf(report, 'price'), valueOf(report, 'blendedValue')];
        const chance = valueOf(report, 'probabilityAbovePrice');
        const gap = (value / price - 1) * (value > price ? chance : 1 - chance);
        const ceiling = Math.max(0, 100 + 150 * Math.min(0, gap));
        const floor = Math.min(40, 150 * Math.max(0, gap));
        const byPrice = Math.max(floor, Math.min(ceiling, drawn));
        const [methods, confidence] = [valueOf(report, 'methodCount'), valueOf(report, 'conviction')];
        const apart = valueOf(report, 'value.p90') - valueOf(report, 'value.p10');
        const trusted =
          valueOf(report, 'partScore.evidence') *
          Math.max(0, 1 - apart / (2 * value)) *
          agreementOf(report) *
          Math.min(1, methods / 3);
        const highest = trusted < 10 ? 59 : methods === 1 ? 74 : 100;
        // No label above Hold stands on no confidence.
        if (confidence < 10) expect(placeOf(rating)).toBeLessThanOrEqual(2);
        const lowest = methods === 1 || confidence < 20 ? 25 : 0;
        const score = valueOf(report, 'ratingScore');
        expect(score).toBe(Math.floor(Math.round(Math.max(lowest, Math.min(highest, byPrice)) * 10) / 10));
        expect(rating.label).toBe(labelOfScore(score));
        expect(valueOf(report, 'weightedScore')).toBeCloseTo(drawn, 6);
        const bounds = rating.steps && boundsOf(rating.steps, (id) => valueOf(report, id));
        const byGap = drawn > ceiling ? ['scoreCeiling'] : drawn < floor ? ['scoreFloor'] : [];
        const byBasis = byPrice > highest ? ['thinCeiling'] : byPrice < lowest ? ['thinFloor'] : [];
        expect(bounds).toEqual([...byGap, ...byBasis]);

        // The price at twice its value, surely so, is never held nor bought, whatever else speaks for it.
        if (gap <= -0.5) expect(placeOf(rating)).toBe(lowest > 0 ? 1 : 0);
        if (gap <= -0.41) expect(placeOf(rating)).toBeLessThanOrEqual(1);

        // A valuation of 67 beside a value below the price: what it is the mean of stands with it.
        const [valued] = rating.parts;
        const within = (valued?.readings ?? []).map((one) => valueOf(report, one.score));
        if (within.length > 0) {
          const mean = within.reduce((all, one) => all + one, 0) / within.length;
          expect(mean).toBeCloseTo(valueOf(report, 'partScore.valuation'), 6);
          expect(Math.sign(valueOf(report, 'readingScore.value') - 50)).toBe(Math.sign(value / price - 1));
        }

        // The judge weighs the very points of the rating, and says what the label says.
        const { judge, verdict, bull, bear, weaker } = claimsOf(report);
        if (judge !== null) {
          const [bulls, bears] = [valueOf(report, judge.bull), valueOf(report, judge.bear)];
          expect(50 + bulls - bears).toBeCloseTo(valueOf(report, 'partsSum'), 9);
          expect(Math.abs(valueOf(report, 'partsSum') - sum)).toBeLessThanOrEqual(0.05 * parts.length + 1e-9);
          const words = verdict.en.filter((part) => typeof part === 'string').join('');
          if (rating.label === 'buy' || rating.label === 'accumulate')
            expect(words).toMatch(/bull case weighs more|no higher than Accumulate/);
          if (rating.label === 'sell' || rating.label === 'reduce')
            expect(words).toMatch(/bear case weighs more|can be no better|is no lower|no lower than Reduce/);
          if (rating.label === 'hold') expect(words).not.toMatch(/weighs more/);
        }
        // The claims stand on the scale of the judge, the weightiest first, and as they are printed come to what he counts.
        for (const [claims, all, rest, sign] of [
          [bull, judge?.bull, weaker?.bull, 1] as const,
          [bear, judge?.bear, weaker?.bear, -1] as const,
        ]) {
          const points = claims.map(({ strength }) => Math.abs(valueOf(report, strength)));
          expect(points).toEqual(points.toSorted((a, b) => b - a));
          if (all === undefined) continue;
          const listed = points.reduce((sum, one) => sum + Math.round(10 * one) / 10, 0);
          expect(listed + (rest == null ? 0 : sign * valueOf(report, rest))).toBeCloseTo(valueOf(report, all), 6);
        }
        const momentum = /200-day average|market index|without its last month/;
        const said = bull.map(({ text }) => text.en.filter((part) => typeof part === 'string').join(''));
        expect(said.filter((text) => momentum.test(text)).length).toBeLessThanOrEqual(1);
        expect(bull.length + bear.length).toBeLessThanOrEqual(10);
      }),
      { numRuns: 60, seed: 3, endOnFailure: true },
    );
    process.stdout.write(`${[...counts].map(([label, count]) => `${label} ${count}`).join(', ')}\n`);
  });

  it('never falls when one part rises, nor when the value rises against the price, all else as it is', async () => {
    await fc.assert(
      fc.asyncProperty(companies, walks, fc.double({ min: 0.5, max: 40, noNaN: true }), async (company, prices, by) => {
        const { report } = await runReport(acme, { company, prices });
        if (report.rating?.label == null) return;
        const scoreWith = (id: string, value: number): number =>
          revalueFacts(report.facts, new Map([[id, value]])).get('ratingScore')?.value ??
          valueOf(report, 'ratingScore');
        const score = valueOf(report, 'ratingScore');
        for (const { score: part, weight } of report.rating.parts) {
          if (weight === null || Number.isNaN(valueOf(report, part))) continue;
          const now = valueOf(report, part);
          expect(scoreWith(part, Math.min(100, now + by)), part).toBeGreaterThanOrEqual(score - 1e-9);
          expect(scoreWith(part, Math.max(0, now - by)), part).toBeLessThanOrEqual(score + 1e-9);
        }
        // The value with its range: a middle outside of its own range would be no value.
        const ends = ['blendedValue', 'value.p10', 'value.p90'].map((id) => [id, valueOf(report, id)] as const);
        const steps = [0.2, 0.4, 0.6, 0.8, 1, 1.25, 1.6, 2, 3].map((times) => {
          const scaled = new Map(ends.filter(([, one]) => !Number.isNaN(one)).map(([id, one]) => [id, one * times]));
          return revalueFacts(report.facts, scaled).get('ratingScore')?.value ?? score;
        });
        steps.forEach((one, at) => {
          if (at === 0) return;
          expect(one).toBeGreaterThanOrEqual((steps[at - 1] ?? 0) - 1e-9);
          expect(ratingLabels.indexOf(labelOfScore(one))).toBeGreaterThanOrEqual(
            ratingLabels.indexOf(labelOfScore(steps[at - 1] ?? 0)),
          );
        });
      }),
      { numRuns: 40, seed: 4, endOnFailure: true },
    );
  });

  it('moves with the judge when the reader changes the value: fifty and the points of both sides stay the sum of the parts', async () => {
    const { report } = await runReport(acme, dearCompany);
    const value = valueOf(report, 'blendedValue');
    for (const times of [0.3, 0.7, 1.5]) {
      const after = revalueFacts(report.facts, new Map([['blendedValue', value * times]]));
      const now = (id: string): number => after.get(id)?.value ?? valueOf(report, id);
      const sum = (report.rating?.parts ?? []).reduce(
        (all, { score, weight }) => (weight === null ? all : all + now(score) * now(weight)),
        0,
      );
      expect(50 + now('caseWeight.bull') - now('caseWeight.bear')).toBeCloseTo(now('partsSum'), 9);
      // Each part in tenths, as it is printed.
      expect(Math.abs(now('partsSum') - sum)).toBeLessThanOrEqual(0.05 * (report.rating?.parts.length ?? 0));
    }
  });

  it('lists points of each side that add up to what the judge says of it, also after a claim has changed sides', async () => {
    const { report } = await runReport(acme, dearCompany);
    const { bull, bear, judge, weaker } = claimsOf(report);
    if (judge === null || weaker === undefined) throw new Error('nothing was weighed');
    expect([weaker.bull, weaker.bear].filter((id) => id !== null).length).toBeGreaterThan(0);
    const value = valueOf(report, 'blendedValue');
    for (const times of [1, 0.3, 3]) {
      const after = revalueFacts(report.facts, new Map([['blendedValue', value * times]]));
      const now = (id: string): number => after.get(id)?.value ?? valueOf(report, id);
      const points = [...bull, ...bear].map(({ strength }) => now(strength));
      const side = (sign: 1 | -1, rest: string | null): number =>
        points.reduce((sum, one) => sum + Math.round(10 * Math.max(0, sign * one)) / 10, 0) +
        (rest === null ? 0 : sign * now(rest));
      expect(side(1, weaker.bull)).toBeCloseTo(now(judge.bull), weaker.bull === null ? 1 : 9);
      expect(side(-1, weaker.bear)).toBeCloseTo(now(judge.bear), weaker.bear === null ? 1 : 9);
    }
  });

  it('praises no cash that is many times a small profit', async () => {
    const withCash = async (cashMargin: number): Promise<readonly [number, string]> => {
      const company = { ...growingCompany, operatingMargin: 0.05, cashMargin };
      const { report } = await runReport(acme, { ...dearCompany, company });
      return [valueOf(report, 'operatingCashConversion.TTM'), reportToMarkdown(report, 'en')];
    };
    const [plain, said] = await withCash(0.09);
    expect([plain > 1, plain < 3]).toEqual([true, true]);
    expect(said).toContain('Profits arrive as cash');
    const [odd, silent] = await withCash(0.3);
    expect(odd).toBeGreaterThan(3);
    expect(silent).not.toContain('arrive as cash');
  });

  it('tells how far the value lies from the price among its claims', async () => {
    const { report } = await runReport(acme, dearCompany);
    expect(valueOf(report, 'claimPoints.value')).toBeLessThan(-1);
    expect(claimsOf(report).bear.map(({ strength }) => strength)).toContain('claimPoints.value');
  });

  it('counts what a company was paid in the past once: among the methods of its value', async () => {
    const { report } = await runReport(acme, dearCompany);
    expect(valueOf(report, 'methodWeight.ownEarnings')).toBeGreaterThan(0);
    expect(valueOf(report, 'partScore.valuation')).toBeCloseTo(
      50 + 50 * Math.max(-1, Math.min(1, valueOf(report, 'upside.blended') / 0.4)),
      9,
    );
  });

  it('shows every score that a part is the mean of', async () => {
    const { report } = await runReport(acme, { company: growingCompany });
    for (const { key, score, readings = [] } of report.rating?.parts ?? []) {
      const known = readings.map((one) => valueOf(report, one.score));
      if (known.length === 0) continue;
      const mean = known.reduce((sum, one) => sum + one, 0) / known.length;
      expect([key, valueOf(report, score)]).toEqual([key, expect.closeTo(mean, 9)]);
      const text = reportToMarkdown(report, 'en');
      for (const { key: reading } of readings) expect(text).toContain(`: ${ratingReadingTexts[reading]?.en} |`);
    }
    expect(report.rating?.parts.filter(({ readings }) => readings !== undefined).map(({ key }) => key)).toEqual([
      'quality',
      'momentum',
      'risk',
    ]);
  });

  it('holds the swings of a coin against coins, in words too', async () => {
    const { report } = await runReport(coin, { prices: { swing: 0.01 } });
    const { bull } = claimsOf(report);
    const calm = bull.find(({ strength }) => strength === 'claimPoints.volatility');
    expect(calm?.text.en.filter((part) => typeof part === 'string').join('')).toContain('is low for a coin');
  });

  it('names what a coin is held against, which is no index', async () => {
    const { report } = await runReport({ ...coin, id: 'CRYPTO:DOGE-USD' }, {});
    const { bull, bear } = claimsOf(report);
    const said = [...bull, ...bear].map(({ text }) => text.en.filter((part) => typeof part === 'string').join(''));
    expect(said.filter((text) => text.includes('market index'))).toEqual(
      said.filter((text) => text.includes('the market index, Bitcoin, by')),
    );
    expect(JSON.stringify(report.sections).includes('The market index of coins is the price of Bitcoin.')).toBe(true);
  });

  it.each([
    [27, 'near', false],
    [40, 'far from', true],
  ] as const)(
    'holds a value against a rising trend only where it is not near the price: at %d it is %s it',
    async (...row) => {
      const [firstPrice, place, isSaid] = row;
      const { report } = await runReport(acme, { company: growingCompany, prices: { firstPrice } });
      const gap = valueOf(report, 'blendedValue') / valueOf(report, 'price') - 1;
      expect(valueOf(report, 'aboveAverage200')).toBeGreaterThan(0.05);
      expect(gap).toBeLessThan(-0.005);
      expect(gap > -0.1).toBe(place === 'near');
      expect(JSON.stringify(claimsOf(report).unresolved).includes('buyers are paying for hope')).toBe(isSaid);
    },
  );

  it('is trusted less the further the values of its methods lie apart', async () => {
    await fc.assert(
      fc.asyncProperty(companies, walks, async (company, prices) => {
        const { report } = await runReport(acme, { company, prices });
        if (report.rating?.label == null || Number.isNaN(valueOf(report, 'value.p10'))) return;
        const evidence = valueOf(report, 'partScore.evidence');
        const width = valueOf(report, 'value.p90') - valueOf(report, 'value.p10');
        const size = 2 * Math.max(valueOf(report, 'blendedValue'), valueOf(report, 'price'));
        const methods = valueOf(report, 'methodCount');
        const agreed = Math.max(0, 1 - width / size) * agreementOf(report) * Math.min(1, methods / 3);
        expect(valueOf(report, 'conviction')).toBeCloseTo(evidence * agreed, 6);
        expect(valueOf(report, 'conviction')).toBeLessThanOrEqual(evidence);
      }),
      { numRuns: 10, seed: 5, endOnFailure: true },
    );
  });

  it('is trusted less where only two methods say so', async () => {
    const prices = { from: '2026-01-02' };
    const report = await reportOn(acme, { company: growingCompany, prices }, (items) =>
      items.filter(({ line }) => line !== 'capitalExpenditure'),
    );
    expect(valueOf(report, 'methodCount')).toBe(2);
    const width = valueOf(report, 'value.p90') - valueOf(report, 'value.p10');
    const size = 2 * Math.max(valueOf(report, 'blendedValue'), valueOf(report, 'price'));
    const agreed = valueOf(report, 'partScore.evidence') * Math.max(0, 1 - width / size) * agreementOf(report);
    expect(agreed).toBeGreaterThan(1);
    expect(valueOf(report, 'conviction')).toBeCloseTo((agreed * 2) / 3, 6);
  });

  it('is neither Sell nor Buy on a thin basis, and says why', async () => {
    // The price rose sixteenfold while the one multiple that is left stayed: alone, and with little confidence.
    const dropped = [
      'equity',
      'capitalExpenditure',
      'operatingCashFlow',
      'dividendsPaid',
      'operatingIncome',
      'depreciationAmortization',
    ];
    const prices = { firstPrice: 20, drift: 0.0015 };
    const report = await reportOn(acme, { company: growingCompany, prices }, (items) =>
      items.filter(({ line }) => !dropped.includes(line)),
    );
    expect(valueOf(report, 'methodCount')).toBe(1);
    expect(valueOf(report, 'scoreCeiling')).toBe(0);
    expect([report.rating?.label, valueOf(report, 'ratingScore')]).toEqual(['reduce', 25]);
    const printed = reportToMarkdown(report, 'en');
    expect(printed).toContain('| Lowest score on a thin basis | 25 |');
    expect(printed).toMatch(
      new RegExp(
        `with confidence of ${valueOf(report, 'conviction').toFixed(0)} the basis is too thin for Sell, so the rating is no lower than Reduce`,
      ),
    );
    expect(examine(printed, 'en', null).contradictions).toEqual([]);
    for (const [from, to] of [
      ['Rating: Reduce', 'Rating: Sell'],
      ['Lowest score on a thin basis | 25', 'Lowest score on a thin basis | 12'],
    ] as const)
      expect(examine(printed.replace(from, to), 'en', null).contradictions.length, to).toBeGreaterThan(0);

    const score = valueOf(report, 'ratingScore');
    const now = (changed: readonly (readonly [string, number])[]): number | null =>
      (revalueFacts(report.facts, new Map(changed)).get('ratingScore') ?? { value: score }).value;
    const withTwo = (confidence: number) =>
      now([
        ['methodCount', 2],
        ['conviction', confidence],
      ]);
    expect([withTwo(19.9), withTwo(20)]).toEqual([25, 0]);
    // A value far above the price, and parts that are all at their best.
    const best = ['valuation', 'quality', 'momentum', 'risk', 'evidence'].map(
      (part) => [`partScore.${part}`, 100] as const,
    );
    const high = valueOf(report, 'blendedValue') * 9;
    const far = [
      ['blendedValue', high] as const,
      ['value.p10', 0.9 * high] as const,
      ['value.p90', 1.1 * high] as const,
    ];
    expect(now([...best, ...far])).toBe(74);
    expect(now([...best, ...far, ['methodCount', 2]])).toBe(100);
    const cheap = await reportOn(
      acme,
      { company: growingCompany, prices: { firstPrice: 3, drift: -0.0003, swing: 0.02 } },
      (items) => items.filter(({ line }) => !dropped.includes(line)),
    );
    expect([cheap.rating?.label, valueOf(cheap, 'thinCeiling')]).toEqual(['hold', 59]);
    const said = reportToMarkdown(cheap, 'en');
    expect(said).toContain('the range of values is too wide for more than Hold');
    expect(examine(said, 'en', null).contradictions).toEqual([]);
    const bought = said.replace('Rating: Hold', 'Rating: Accumulate');
    expect(examine(bought, 'en', null).contradictions.map(({ kind }) => kind)).toContain('rating and its basis');
    // Values from next to nothing to twice as much say too little for more than Hold, however high they are.
    const wide = [9, 36].map((times) => {
      const value = valueOf(report, 'price') * times;
      const range = [['value.p10', 0.1 * value] as const, ['value.p90', 1.95 * value] as const];
      return [...best, ['methodCount', 3] as const, ['blendedValue', value] as const, ...range];
    });
    expect(wide.map(now)).toEqual([59, 59]);
    expect(now([...(wide[0] ?? []), ['value.p10', valueOf(report, 'price') * 8]])).toBe(100);
  });
});
