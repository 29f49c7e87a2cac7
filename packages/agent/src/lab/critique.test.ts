import { describe, expect, it } from 'vitest';
import { formatFact } from '@plumbline/model/format';
import { evidenceChecks } from '@plumbline/quant/evidence/checks/registry';
import { critiqueOf, type YearReturn } from './critique.ts';
import { failureTexts } from './failures.ts';
import { fakeVerdict } from './testing/fake-judge.ts';

const critique = (fails: readonly string[], years: readonly YearReturn[]) => {
  const found = critiqueOf({
    prefix: 's.1.critique',
    title: 'Back-test of S',
    resultHash: 'h',
    simulated: true,
    at: Date.UTC(2026, 10, 20),
    verdict: fakeVerdict(1, 0.2, fails),
    years,
  });
  const printed = found.sentences.map(({ en }) =>
    en
      .map((part) => {
        if (typeof part === 'string') return part;
        const fact = found.facts.find(({ id }) => 'fact' in part && id === part.fact);
        return fact === undefined ? '?' : formatFact(fact, 'en');
      })
      .join(''),
  );
  return { ...found, printed };
};

const year = (at: number, growth: number): YearReturn => ({ year: at, growth });

describe('a critique', () => {
  it('says whether one year made it, by what the others came to', () => {
    // 1.1 · 0.8 − 1 = −12 %; 1.1 · 1.2 − 1 = 32 %.
    const lucky = critique([], [year(2020, 0.9), year(2021, 0.1), year(2022, -0.2)]).printed.at(-1);
    expect(lucky).toContain('hang on a single year: 2020 brought');
    expect(lucky).toContain('90.0%');
    expect(lucky).toContain('12.0%');
    const steady = critique([], [year(2020, 0.9), year(2021, 0.1), year(2022, 0.2)]).printed.at(-1);
    expect(steady).toContain('No single year makes it');
    expect(steady).toContain('32.0%');
    // Two years say nothing of it.
    expect(critique([], [year(2020, 0.9), year(2021, -0.2)]).printed.join(' ')).not.toContain('single year');
  });

  it('turns with its checks, and names no figure it has no fact for', () => {
    expect(critique([], []).printed).toEqual([
      'There are enough trades to judge by: 80 round trips.',
      expect.stringContaining('Costs leave room: the gains are gone only at 0.200% per side, where 0.050% is assumed.'),
    ]);
    const { printed, facts } = critique(['sample-size', 'cost'], []);
    expect(printed).toEqual([
      expect.stringContaining('few trades: 5'),
      expect.stringContaining('Costs are a weakness'),
    ]);
    expect(facts.map(({ metric }) => metric)).toEqual(['tradeCount', 'breakEvenCost', 'assumedCost']);
  });

  it('can say of every check what it means that it failed', () => {
    for (const { id } of evidenceChecks) expect(failureTexts[id]?.['zh-HK'], id).toBeDefined();
  });
});
