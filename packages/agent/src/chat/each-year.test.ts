import { expect, it } from 'vitest';
import { eachYear } from './each-year.ts';

const last = { is: 'last', n: 2, of: 'years' } as const;

it('parts a span of returns into years of the calendar, the present one so far', () => {
  expect(eachYear([last], ['totalReturn'], '2026-11-28')).toEqual([
    { is: 'range', from: '2024-01-01', to: '2024-12-31' },
    { is: 'range', from: '2025-01-01', to: '2025-12-31' },
    { is: 'range', from: '2026-01-01', to: '2026-11-28' },
  ]);
});

it('leaves what is told of statements, two times and longer spans as they are', () => {
  expect(eachYear([last], ['revenue'], '2026-11-28')).toEqual([last]);
  expect(eachYear([last, { is: 'latest' }], ['totalReturn'], '2026-11-28')).toHaveLength(2);
  expect(eachYear([{ ...last, n: 30 }], ['totalReturn'], '2026-11-28')).toHaveLength(1);
});
