import { describe, expect, it } from 'vitest';
import { evaluateVerdict } from './evaluate-verdict.ts';
import { recountTrials } from './recount-trials.ts';
import { crossInput, wanderingBars } from './testing/evidence-input.ts';

const waves = wanderingBars(500, 3, 0.004);
const once = evaluateVerdict(crossInput(waves));

describe('a verdict after more tries', () => {
  it.each([2, 400])('is what judging again with %d of them gives, digit by digit', (trials) => {
    // As it is kept: as text.
    const kept: typeof once = JSON.parse(JSON.stringify(once));
    expect(recountTrials(kept, trials)).toEqual(evaluateVerdict(crossInput(waves, { trials })));
  });

  it('falls with the count and with it the label', () => {
    const deflated = (trials: number): number =>
      recountTrials(once, trials).checks.find(({ id }) => id === 'deflated-sharpe')?.value ?? Number.NaN;
    expect(deflated(1)).toBeGreaterThan(deflated(50));
    expect(deflated(50)).toBeGreaterThan(deflated(5000));
    const checks = once.checks.map((check) =>
      check.concern === 'sample' ? { ...check, status: 'pass' as const } : check,
    );
    expect(recountTrials({ ...once, checks }, 1e12).label).toBe('likely-luck');
  });

  it('does not take tries back', () => {
    const many = evaluateVerdict(crossInput(waves, { trials: 30 }));
    expect(recountTrials(many, 2)).toBe(many);
  });

  it('reads well after one try', () => {
    for (const check of once.checks) expect(JSON.stringify(check)).not.toContain('{trials} tries');
    expect(() => recountTrials(once, 0.5)).toThrowError(/whole number/);
  });

  it('stays where there is nothing to count from: an account that never moved, many instruments', () => {
    const flat = waves.close.map(() => 100);
    const still = evaluateVerdict(crossInput({ ...waves, open: flat, high: flat, low: flat, close: flat }));
    const again = recountTrials(JSON.parse(JSON.stringify(still)) as typeof still, 9);
    expect(again.label).toBe(still.label);
    expect(again.trials).toBe(9);
  });
});
