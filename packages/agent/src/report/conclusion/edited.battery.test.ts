import { boundsOf, labelOfScore, ratingSteps } from '@plumbline/model/rating';
import type { Report } from '@plumbline/model/report';
import { revalueFacts } from '@plumbline/quant/facts/revalue-facts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportToMarkdown } from '../markdown.ts';
import { examine } from '../testing/printed/contradictions.ts';
import { growingCompany } from '../testing/fake-statements.ts';
import { acme } from '../testing/instruments.ts';
import { reportOn } from '../testing/report-on.ts';
import { runReport } from '../testing/run-report.ts';

/** Of which something speaks for and something against it. */
const dearCompany = { company: growingCompany, prices: { firstPrice: 20, drift: 0.0008 } };

/** A report's figures by handle after a reader changed some of them. */
function edited(report: Report, changes: Iterable<readonly [string, number]>) {
  const after = revalueFacts(report.facts, new Map(changes));
  const before = new Map(report.facts.map((fact) => [fact.id, fact.value]));
  return {
    changed: new Set(after.keys()),
    now: (id: string): number => after.get(id)?.value ?? (after.has(id) ? Number.NaN : (before.get(id) ?? Number.NaN)),
  };
}

const basisFaults = (printed: string) =>
  examine(printed, 'en', null).contradictions.filter(({ kind }) => kind === 'rating and its basis');

/** Values of the methods with their weights, as the table of methods has them. */
function methodsOf(report: Report) {
  const block = report.sections
    .flatMap(({ blocks }) => blocks)
    .find((one) => one.kind === 'ranges' && one.blend?.value === 'blendedValue');
  if (block?.kind !== 'ranges') throw new Error('no methods');
  return block.rows.flatMap(({ mid, low, high, weight }) =>
    mid === undefined || report.facts.every(({ id, value }) => id !== weight || value === null)
      ? []
      : [{ mid, low, high, weight: weight ?? '' }],
  );
}

describe('a conclusion under the assumptions of a reader', () => {
  it('moves as one: score, label, judge, confidence and conditions follow from the same changed figures', async () => {
    const { report } = await runReport(acme, dearCompany);
    const { rating } = report;
    const methods = methodsOf(report);
    let moved = 0;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...methods), fc.double({ min: 0.2, max: 4, noNaN: true })), { maxLength: 3 }),
        fc.double({ min: 0.07, max: 0.16, noNaN: true }),
        (changes, wacc) => {
          const own = edited(report, []).now;
          const scaled = changes.flatMap(([{ low, mid, high }, times]) =>
            [low, mid, high].flatMap((id) => (id === undefined ? [] : [[id, own(id) * times] as const])),
          );
          const { now, changed } = edited(report, [['wacc', wacc], ...scaled]);
          const terms = methods.map(({ mid, weight }) => [now(weight), now(mid)] as const);
          const value = terms.reduce((sum, [weight, one]) => sum + weight * one, 0);
          expect(now('blendedValue')).toBeCloseTo(value, 6);
          expect(now('upside.blended')).toBeCloseTo(value / now('price') - 1, 6);

          // Confidence again by hand, of the figures as they are printed now.
          const apart = terms.reduce((sum, [weight, one]) => sum + weight * Math.abs(one - value), 0) / (2 * value);
          const width = (now('value.p90') - now('value.p10')) / (2 * Math.max(value, now('price')));
          const few = Math.min(1, terms.length / 3);
          const agreed = Math.max(0, 1 - width) * Math.max(0, 1 - apart) * few;
          expect(now('conviction')).toBeCloseTo(now('partScore.evidence') * agreed, 6);

          // The judge has the points of the rating, and the score is the one its bounds leave.
          expect(50 + now('caseWeight.bull') - now('caseWeight.bear')).toBeCloseTo(now('partsSum'), 6);
          expect(now('caseNet')).toBeCloseTo(now('partsSum') - 50, 6);
          const score = now('ratingScore');
          const held = rating?.steps === undefined ? undefined : boundsOf(rating.steps, now).at(-1);
          expect(score).toBe(Math.floor(Math.round(10 * now(held ?? 'weightedScore')) / 10));
          if (now('upside.blended') < -0.7 && now('conviction') >= 20) expect(score).toBeLessThan(ratingSteps.hold);
          if (changed.has('ratingScore') && labelOfScore(score) !== rating?.label) moved += 1;

          // A condition compares what the page prints: both of its figures move with the edit.
          for (const { fact, thresholdFact, operator, threshold } of rating?.falsifiers ?? []) {
            expect(Number.isFinite(now(thresholdFact)), thresholdFact).toBe(true);
            if (!changed.has(thresholdFact)) expect(now(thresholdFact)).toBeCloseTo(threshold, 9);
            if (changed.has(fact) || changed.has(thresholdFact)) continue;
            expect(operator === 'below' ? now(fact) > threshold : now(fact) < threshold, fact).toBe(true);
          }
        },
      ),
      { numRuns: 300, seed: 6 },
    );
    expect(moved).toBeGreaterThan(20);
  });

  it('is trusted less the further its methods lie from one another, at the same value and ranges', async () => {
    const { report } = await runReport(acme, dearCompany);
    const [first, second] = methodsOf(report);
    if (first === undefined || second === undefined) throw new Error('one method');
    const { now } = edited(report, []);
    const trust = (move: number): number =>
      edited(report, [
        [first.mid, now(first.mid) + move / now(first.weight)],
        [second.mid, now(second.mid) - move / now(second.weight)],
      ]).now('conviction');
    const start = Math.abs(now(first.mid) - now(second.mid)) * Math.max(now(first.weight), now(second.weight));
    const steps = [1, 1.5, 2, 3].map((times) => trust(times * start));
    for (const [at, one] of steps.entries()) if (at > 0) expect(one).toBeLessThan(steps[at - 1] ?? 0);
  });

  it('halves the trust in a value that is the middle of methods from five dollars to two hundred and fifty-nine', async () => {
    const { report } = await runReport(acme, dearCompany);
    const methods = methodsOf(report);
    const { now } = edited(report, []);
    const spread = (low: number, high: number) => {
      let sum = 0;
      return edited(
        report,
        methods.flatMap(({ mid, low: from, high: to, weight }) => {
          const value = sum < 0.5 ? low : high;
          sum += now(weight);
          return [
            [mid, value],
            [from ?? '', value * 0.9],
            [to ?? '', value * 1.1],
          ] as const;
        }),
      );
    };
    const [wide, close] = [spread(5, 259), spread(125, 139)];
    expect(wide.now('conviction')).toBeLessThan(0.65 * close.now('conviction'));
    expect(wide.now('methodSpread')).toBeGreaterThan(0.35);
    expect(close.now('methodSpread')).toBeLessThan(0.03);
  });

  it('finds out a judge who calls a confidence too little that is enough', async () => {
    const company = { ...growingCompany, operatingMargin: -0.15, cashMargin: -0.1 };
    const report = await reportOn(acme, { company, prices: { firstPrice: 20, drift: 0.0015 } }, (items) =>
      items.filter(({ line }) => line !== 'equity'),
    );
    const confidence = edited(report, []).now('conviction');
    expect(confidence).toBeLessThan(20);
    const printed = reportToMarkdown(report, 'en');
    expect(printed).toContain('the basis is too thin for Sell');
    expect(basisFaults(printed)).toEqual([]);
    // As it was said of one method alone with a confidence of 27.
    const surer = printed.replaceAll(`onfidence ${confidence.toFixed(0)} `, 'onfidence 27 ');
    expect(
      basisFaults(surer.replace(`confidence of ${confidence.toFixed(0)} `, 'confidence of 27 ')).length,
    ).toBeGreaterThan(0);
  });
});
