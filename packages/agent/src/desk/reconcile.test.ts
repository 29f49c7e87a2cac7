import { describe, expect, it } from 'vitest';
import type { DeskClaim } from '@plumbline/model/desk';
import type { RatingLabel } from '@plumbline/model/rating';
import { reconcile } from './reconcile.ts';
import { dissentReasons } from './words.ts';

const text = { en: [], 'zh-CN': [], 'zh-HK': [] };

/** A claim outside of the rule that speaks for the instrument, unless it is said otherwise. */
function step(id: string, more: Partial<DeskClaim> = {}, toward: 'up' | 'down' = 'up') {
  const base = { id, by: 'macro', number: null, text, facts: [id], quote: null, weight: 2 } as const;
  const claim: DeskClaim = { ...base, speaks: 'for', isOutsideRule: true, ...more };
  return { claim, toward };
}
const quoted = (id: string): Partial<DeskClaim> => ({
  facts: [],
  quote: {
    span: id,
    document: 'd',
    title: '',
    form: '10-K',
    item: null,
    page: null,
    knownAt: '2026-01-01',
    text: '',
    from: 0,
    to: 0,
  },
});
const enough = [step('a'), step('b'), step('c', quoted('s1'))];

type Row = readonly [
  what: string,
  rule: RatingLabel | null,
  wanted: RatingLabel,
  steps: readonly ReturnType<typeof step>[],
  rating: RatingLabel | null,
  dissent: keyof typeof dissentReasons | null,
];
const rows: readonly Row[] = [
  [
    'moves one notch for three claims outside of the rule, one of them quoted',
    'hold',
    'accumulate',
    enough,
    'accumulate',
    null,
  ],
  ['moves one notch of two that are wanted, and says so', 'hold', 'buy', enough, 'accumulate', 'notch'],
  ['stays where a third claim is missing', 'hold', 'buy', [step('a'), step('c', quoted('s1'))], 'hold', 'tooFew'],
  [
    'stays where the same evidence is named twice',
    'hold',
    'buy',
    [step('a'), step('b', { facts: ['a'] }), step('c', quoted('s1'))],
    'hold',
    'tooFew',
  ],
  [
    'stays where a claim rests on what the rule reads',
    'hold',
    'buy',
    [step('a'), step('b', { isOutsideRule: false }), step('c', quoted('s1'))],
    'hold',
    'tooFew',
  ],
  [
    'stays where a claim speaks the other way',
    'hold',
    'buy',
    [step('a'), step('b', { speaks: 'against' }), step('c', quoted('s1'))],
    'hold',
    'tooFew',
  ],
  [
    'stays where a claim is said to move it the other way',
    'hold',
    'buy',
    [step('a'), step('b', {}, 'down'), step('c', quoted('s1'))],
    'hold',
    'tooFew',
  ],
  ['stays where nothing is quoted', 'hold', 'buy', [step('a'), step('b'), step('c')], 'hold', 'noQuote'],
  ['stays where claims for it are to move it down', 'hold', 'reduce', enough, 'hold', 'tooFew'],
  ['gives none where the rule gives none', null, 'buy', enough, null, 'noRule'],
  ['says nothing where both agree', 'buy', 'buy', enough, 'buy', null],
];

describe('the rating of the desk', () => {
  it.each(rows)('%s', (_, rule, wanted, steps, rating, dissent) => {
    const found = reconcile(rule, wanted, steps);
    expect([found.rating, found.dissent?.why ?? null]).toEqual([
      rating,
      dissent === null ? null : dissentReasons[dissent],
    ]);
    expect(found.steps.length > 0).toBe(rating !== rule);
  });
});
