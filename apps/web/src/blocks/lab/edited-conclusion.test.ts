import type { Fact } from '@plumbline/model/fact';
import { expect, it } from 'vitest';
import { isJudgedAnew, isMet, isTurned, labelNow } from './edited-conclusion.ts';

/** Figures of a report of which some were changed. */
function figures(values: Readonly<Record<string, number | null>>, modified: readonly string[] = Object.keys(values)) {
  // No more of a figure is read here.
  const fact = (id: string) => (id in values ? ({ id, value: values[id] } as Fact) : undefined);
  return { fact, isModified: (id: string) => modified.includes(id) };
}

const hold = { label: 'hold', score: 'ratingScore' } as const;

it.each([
  [24, 'sell'],
  [25, 'reduce'],
  [40, 'hold'],
  [60, 'accumulate'],
  [75, 'buy'],
  [null, null],
] as const)('calls a changed score of %s %s', (score, label) => {
  expect(labelNow(hold, figures({ ratingScore: score }))).toBe(label);
});

it('keeps the label of the report while its score is', () => {
  expect(labelNow(hold, figures({ ratingScore: 12 }, []))).toBe('hold');
  expect(labelNow({ label: null, score: null }, figures({}))).toBeNull();
});

it('lets the judge speak anew as soon as points, score or confidence change', () => {
  const judge = { bull: 'caseWeight.bull', bear: 'caseWeight.bear', balance: 'caseNet' };
  expect(isJudgedAnew({ judge }, figures({ wacc: 0.1 }))).toBe(false);
  for (const id of ['caseWeight.bull', 'caseWeight.bear', 'ratingScore', 'conviction'])
    expect(isJudgedAnew({ judge }, figures({ [id]: 1 }))).toBe(true);
  expect(isJudgedAnew({ judge: null }, figures({ conviction: 1 }))).toBe(false);
});

it('takes back a claim that counts for the other side now', () => {
  const id = 'claimPoints.value';
  expect([2, 0, -2].map((points) => isTurned(id, 'bull', figures({ [id]: points })))).toEqual([false, true, true]);
  expect([2, 0, -2].map((points) => isTurned(id, 'bear', figures({ [id]: points })))).toEqual([true, true, false]);
  expect(isTurned(id, 'bull', figures({ [id]: -2 }, []))).toBe(false);
});

it('says that a condition has come true by what was changed, on either side of it', () => {
  const condition = {
    id: 'value:above',
    fact: 'value',
    metric: 'blendedValue',
    thresholdFact: 'limit',
    threshold: 10,
    unit: 'moneyPerShare',
    changesWith: 'price',
    reviewOn: '2027-01-01',
    text: { en: [], 'zh-CN': [], 'zh-HK': [] },
  } as const;
  const met = (operator: 'above' | 'below', value: number | null, modified = ['value']): boolean =>
    isMet({ ...condition, operator }, figures({ value, limit: 10 }, modified));
  expect([met('above', 9), met('above', 10), met('above', 11)]).toEqual([false, true, true]);
  expect([met('below', 9), met('below', 10), met('below', 11)]).toEqual([true, true, false]);
  expect([met('above', null), met('above', 11, [])]).toEqual([false, false]);
});
