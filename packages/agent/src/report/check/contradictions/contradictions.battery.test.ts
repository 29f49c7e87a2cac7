import type { Fact } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import type { Block, Report } from '@plumbline/model/report';
import type { Assertion, LocalParts } from '@plumbline/model/text-part';
import { beforeAll, describe, expect, it } from 'vitest';
import { assembleReport } from '../../assemble-report.ts';
import { contextOf } from '../../testing/context-of.ts';
import type { FakeCompany } from '../../testing/fake-statements.ts';
import { growingCompany } from '../../testing/fake-statements.ts';
import { acme, bank, coin, fund } from '../../testing/instruments.ts';
import { runReport } from '../../testing/run-report.ts';
import { sentencesOf } from '../../testing/sentences-of.ts';
import { withholdContradictions } from './withhold-contradictions.ts';

const companies: readonly FakeCompany[] = [
  growingCompany,
  { ...growingCompany, operatingMargin: -0.2, cash: 1e8, debt: 5e9 },
  { ...growingCompany, quarterlyGrowth: -0.02, operatingMargin: 0.05, debt: 6e9, cash: 5e8 },
];
const walks = [{}, { seed: 5, drift: -0.0008, swing: 0.03 }, { firstPrice: 3 }, { firstPrice: 200, seed: 9 }];
const cases: readonly (readonly [Instrument, FakeCompany | undefined])[] = [
  ...companies.map((company) => [acme, company] as const),
  [bank, growingCompany],
  [coin, undefined],
  [fund, undefined],
];

let reports: readonly Report[] = [];

beforeAll(async () => {
  const wanted = cases.flatMap(([instrument, company]) =>
    walks.map((prices) => ({ instrument, options: { ...(company === undefined ? {} : { company }), prices } })),
  );
  const written: Report[] = [];
  for (const { instrument, options } of wanted) written.push((await runReport(instrument, options)).report);
  reports = written;
});

const placed = (one: Assertion): one is Exclude<Assertion, { readonly kind: string }> => 'side' in one;

interface Change {
  readonly facts?: readonly Fact[];
  /** A sentence more. */
  readonly said?: LocalParts;
  readonly charts?: readonly Assertion[];
}

/** How many sentences and tables are withheld from a report with one thing changed. */
function withheld(report: Report, { facts = report.facts, said, charts = [] }: Change): number {
  const more =
    said === undefined ? [] : [{ key: 'returns', status: 'ok', blocks: [{ kind: 'text', parts: said }] } as const];
  return withholdContradictions([...report.sections, ...more], facts, charts).contradictions.length;
}

describe('the gate of contradictions', () => {
  it('withholds nothing from reports as they are written', () => {
    let asserted = 0;
    for (const report of reports) {
      expect(withheld(report, {}), report.instrumentId).toBe(0);
      expect(report.checked.contradicted).toBe(0);
      asserted += sentencesOf(report).flatMap(({ asserts }) => asserts ?? []).length;
    }
    process.stdout.write(`${asserted} assertions of ${reports.length} reports\n`);
    expect(asserted).toBeGreaterThan(1_000);
  });

  it('finds every contradiction that is put in: a turned direction, another figure, another reference', () => {
    const missed: string[] = [];
    const counts = { direction: 0, figure: 0, reference: 0, value: 0, second: 0 };
    for (const report of reports.filter((_, at) => at % 3 === 0)) {
      const facts = new Map(report.facts.map((fact) => [fact.id, fact]));
      const value = (id: string | number): number | null =>
        typeof id === 'number' ? id : (facts.get(id)?.value ?? null);
      const lie = (kind: keyof typeof counts, what: string, change: Change): void => {
        counts[kind] += 1;
        if (withheld(report, change) === 0) missed.push(`${report.instrumentId} ${kind}: ${what}`);
      };
      for (const was of sentencesOf(report)) {
        const asserts = was.asserts ?? [];
        const told = (next: readonly Assertion[]): LocalParts => ({ ...was, asserts: next });
        for (const one of asserts) {
          const what = JSON.stringify(one);
          if (!placed(one)) {
            // Another figure in the place of the one that the words name, told as boldly.
            const other = report.facts.find(
              ({ id, metric, value: known }) =>
                known !== null && metric !== facts.get(one.fact)?.metric && id !== one.fact,
            );
            const told2 = asserts.map((each) => (each === one ? { ...one, fact: other?.id ?? '' } : each));
            lie('figure', what, { said: told(told2) });
            continue;
          }
          const [now, of] = [value(one.fact), value(one.of)];
          if (now === null || of === null || Math.abs(now - of) < 1e-6 * Math.max(1, Math.abs(now))) continue;
          if (typeof one.of === 'string' && facts.get(one.fact)?.currency !== facts.get(one.of)?.currency) continue;
          if (one.side === 'near') {
            const far = of + one.within + Math.abs(of) + 1;
            lie('value', what, {
              facts: report.facts.map((fact) => (fact.id === one.fact ? { ...fact, value: far } : fact)),
            });
            continue;
          }
          const side = one.side === 'above' ? 'below' : 'above';
          lie('direction', what, { said: told(asserts.map((each) => (each === one ? { ...one, side } : each))) });
          const beyond = of + (of - now);
          lie('value', what, {
            facts: report.facts.map((fact) => (fact.id === one.fact ? { ...fact, value: beyond } : fact)),
          });
          if (typeof one.of === 'number') continue;
          lie('reference', what, {
            said: told(asserts.map((each) => (each === one ? { ...one, fact: String(one.of), of: one.fact } : each))),
          });
          // A second sentence about the same quantity by a handle of its own, true by that figure alone.
          const fact = facts.get(one.fact);
          if (fact?.period?.kind !== 'trailing') continue;
          const twin: Fact = { ...fact, id: `${fact.id}.again`, value: beyond };
          const parts: LocalParts = {
            en: [],
            'zh-CN': [],
            'zh-HK': [],
            asserts: [{ fact: twin.id, side, of: one.of }],
          };
          lie('second', what, { facts: [...report.facts, twin], said: parts });
        }
      }
    }
    process.stdout.write(`${JSON.stringify(counts)} put in, ${missed.length} missed\n`);
    expect(missed).toEqual([]);
    for (const [kind, count] of Object.entries(counts))
      expect(count, kind).toBeGreaterThan(kind === 'second' ? 10 : 50);
  });

  it('finds tables at odds with themselves, and figures at odds with the chart', () => {
    for (const report of reports) {
      const change = (id: string, to: (now: number) => number): readonly Fact[] =>
        report.facts.map((fact) => (fact.id === id && fact.value !== null ? { ...fact, value: to(fact.value) } : fact));
      const has = (kind: Block['kind']): boolean =>
        report.sections.some(({ blocks }) => blocks.some((one) => one.kind === kind));
      if (has('density'))
        expect(withheld(report, { facts: change('dcf.p10', (now) => now * 100 + 1e6) })).toBeGreaterThan(0);
      if (has('ranges'))
        expect(withheld(report, { facts: change('blendedValue', (now) => now * 1.01) })).toBeGreaterThan(0);
      if (report.rating?.label != null)
        expect(withheld(report, { facts: change('ratingScore', (now) => (now + 50) % 100) })).toBeGreaterThan(0);
      const deepest = report.facts.find(({ id }) => id === 'maxDrawdown')?.value ?? 0;
      const chart: Assertion = { fact: 'maxDrawdown', side: 'near', of: deepest - 0.1, within: 1e-6 };
      expect(withheld(report, { charts: [chart] })).toBeGreaterThan(0);
    }
  });

  it('knows what every sentence says that has words of direction', () => {
    const words =
      /\b(?:above|below|more than|less than|faster|slower|up from|down from|ahead of|behind|rose|fell|grew)\b/;
    const silent = reports.flatMap((report) =>
      sentencesOf(report).flatMap(({ en, asserts = [] }) => {
        const text = en.filter((part) => typeof part === 'string').join('#');
        return en.some((part) => typeof part !== 'string' && 'fact' in part) && words.test(text) && asserts.length === 0
          ? [text]
          : [];
      }),
    );
    expect([...new Set(silent)]).toEqual([]);
  });

  it('shows the report without the sentence, and says so in its gaps and its own record', async () => {
    const context = await contextOf(acme, { company: growingCompany });
    const { report } = await runReport(acme, { company: growingCompany });
    const sections = report.sections.filter(({ key }) => key === 'price' || key === 'technicals');
    const turned = sections.map((section) =>
      section.key === 'price'
        ? {
            ...section,
            blocks: section.blocks.map((block) =>
              block.kind === 'text'
                ? {
                    ...block,
                    parts: {
                      ...block.parts,
                      asserts: [{ fact: 'price', side: 'below', of: 'movingAverage200' } as const],
                    },
                  }
                : block,
            ),
          }
        : section,
    );
    const rest = { runId: 'run', createdAt: 0, context, isStopped: false };
    const [honest, other] = [assembleReport({ ...rest, sections }), assembleReport({ ...rest, sections: turned })];
    expect(honest.checked.contradicted).toBe(0);
    expect(other.checked.contradicted).toBe(1);
    const price = other.sections.find(({ key }) => key === 'price');
    expect(price?.blocks.some(({ kind }) => kind === 'text')).toBe(false);
    expect(price?.status).toBe('partial');
    expect(other.gaps.map(({ why }) => why.en)).toContain(
      'Left out because they contradicted a figure, a chart or another sentence of this report: 1.',
    );
  });
});
