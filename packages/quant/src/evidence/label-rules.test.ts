import type { CheckStatus, Concern } from '@plumbline/model/verdict';
import { expect, it } from 'vitest';
import { evidenceChecks } from './checks/registry.ts';
import { labelOf } from './label-rules.ts';

/** All checks passed, but for those named. */
function answers(
  changes: Readonly<Record<string, CheckStatus>>,
): { readonly id: string; readonly concern: Concern; readonly status: CheckStatus }[] {
  const known = new Set(evidenceChecks.map(({ id }) => id));
  expect(Object.keys(changes).filter((id) => !known.has(id))).toEqual([]);
  return evidenceChecks.map(({ id, concern }) => ({ id, concern, status: changes[id] ?? 'pass' }));
}

it.each([
  ['robust', {}],
  ['robust', { overfitting: 'watch', stress: 'watch', 'data-quality': 'watch' }],
  ['robust', { capacity: 'not-enough-data', stress: 'not-enough-data' }],
  ['promising', { overfitting: 'watch', stress: 'watch', 'data-quality': 'watch', plateau: 'watch' }],
  ['promising', { 'deflated-sharpe': 'watch' }],
  ['promising', { 'look-ahead': 'watch' }],
  ['fragile', { plateau: 'fail' }],
  ['fragile', { delay: 'fail', cost: 'fail' }],
  ['fragile', { 'out-of-sample': 'fail' }],
  ['fragile', { 'look-ahead': 'fail' }],
  ['fragile', { survivorship: 'fail', 'deflated-sharpe': 'fail' }],
  ['likely-luck', { 'deflated-sharpe': 'fail' }],
  ['likely-luck', { placebo: 'fail', plateau: 'fail' }],
  ['likely-luck', { overfitting: 'fail' }],
  ['likely-luck', { 'out-of-sample': 'fail', 'walk-forward': 'fail' }],
  ['not-enough-data', { 'sample-size': 'not-enough-data', 'look-ahead': 'fail' }],
  ['not-enough-data', { 'probabilistic-sharpe': 'not-enough-data' }],
] as const)('is %s after %o', (label, changes) => {
  expect(labelOf(answers(changes))).toBe(label);
});
