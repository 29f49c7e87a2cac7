import { describe, expect, it } from 'vitest';
import { backtestStrategy } from '../engine/strategy/backtest-strategy.ts';
import { runTask } from '../engine/pool/testing/run-task.ts';
import { verdictTask } from '../engine/tasks/verdict.ts';
import { costBreakEven, withCost } from './cost-break-even.ts';
import { evaluateVerdict, openEvidence } from './evaluate-verdict.ts';
import type { EvidenceInput } from './evidence-input.ts';
import { judge } from './judge.ts';
import { datedFolds } from './robustness.ts';
import { deflatedSharpeCheck } from './checks/deflated-sharpe.ts';
import { placeboCheck } from './checks/placebo.ts';
import { crossInput, wanderingBars } from './testing/evidence-input.ts';

const waves = wanderingBars(420, 1, 0.004);

describe('a verdict', () => {
  const verdict = evaluateVerdict(crossInput(waves));

  it('is the same whole, in pieces and again', () => {
    expect(runTask(verdictTask, crossInput(waves))).toEqual(verdict);
    expect(evaluateVerdict(crossInput(waves))).toEqual(verdict);
  });

  it('tells each answer as it is found, the cheap ones first', () => {
    const heard: string[] = [];
    evaluateVerdict(crossInput(waves), null, ({ id }) => heard.push(id));
    expect(heard).toEqual(verdict.checks.map(({ id }) => id));
    expect(heard.slice(0, 4)).toEqual(['sample-size', 'data-quality', 'look-ahead', 'survivorship']);
  });

  it('compares settings over the periods on which the slowest can act, and the market with them', () => {
    const subject = openEvidence(crossInput(waves));
    const { settings, returns } = subject.candidates();
    expect(settings.map(({ slow }) => slow)).toEqual([20, 16, 24]);
    // Known at the close of bars 20 and 24; one return fewer than there are closes.
    expect(subject.base().returns.length).toBe(420 - 20);
    expect(returns.map(({ length }) => length)).toEqual([420 - 24, 420 - 24, 420 - 24]);
    expect(returns[0]).toEqual(subject.base().returns.subarray(4));
    const { time } = waves;
    const [fold] = datedFolds(subject, false);
    expect(fold.trainFrom).toBe(time[24]);
    // One whose warm-up leaves less than half counts as cash until it acts.
    const slow = crossInput(waves, {
      settings: [
        { fast: 4, slow: 20 },
        { fast: 4, slow: 300 },
      ],
    });
    const spec = { ...slow.spec, parameters: slow.spec.parameters.map((one) => ({ ...one, max: 400 })) };
    const compared = openEvidence({ ...slow, spec }).candidates().returns;
    expect(compared.map(({ length }) => length)).toEqual([400, 400]);
    expect(compared[1]?.subarray(0, 280).every((value) => value === 0)).toBe(true);
  });

  it('prints its paragraph and what would change it', () => {
    for (const text of [verdict.explanation, ...verdict.changes]) expect(JSON.stringify(text)).not.toMatch(/\{\w+\}/);
    expect(verdict.explanation.en.length).toBeGreaterThan(40);
  });

  it('reads not enough data under thirty trades or one year', () => {
    expect(evaluateVerdict(crossInput(wanderingBars(200, 1, 0.004))).label).toBe('not-enough-data');
    const { spec } = crossInput(waves);
    const slow = {
      ...spec,
      parameters: [
        { key: 'fast', min: 40, max: 90, step: 1, value: 50 },
        { key: 'slow', min: 100, max: 300, step: 1, value: 200 },
      ],
    };
    expect(evaluateVerdict(crossInput(waves, { spec: slow })).label).toBe('not-enough-data');
  });

  it('refuses what it cannot count', () => {
    expect(() => evaluateVerdict(crossInput(waves, { trials: 0 }))).toThrowError(/trials must be a whole number/);
    expect(() => evaluateVerdict(crossInput(waves, { seed: -1 }))).toThrowError(/seed/);
    expect(() => evaluateVerdict(crossInput(waves, { assets: [] }))).toThrowError(/no instrument/);
  });
});

describe('counting tries', () => {
  const valueOf = (input: EvidenceInput, check = deflatedSharpeCheck): number =>
    judge(check, openEvidence(input)).value ?? Number.NaN;

  it('never makes a result look better, however many settings are looked at and whatever they are', () => {
    const settings = Array.from({ length: 60 }, (_, at) => ({ fast: 2 + (at % 9), slow: 12 + 4 * (at % 8) }));
    for (const check of [deflatedSharpeCheck, placeboCheck]) {
      const values = [1, 2, 3, 5, 10, 20, 60].map((trials) =>
        valueOf(crossInput(waves, { trials, settings: settings.slice(0, trials) }), check),
      );
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      expect(values[6]).toBeLessThan(values[0]);
    }
  });

  it('goes by the count of the platform, not by the settings that are shown', () => {
    const shown = [
      { fast: 3, slow: 16 },
      { fast: 4, slow: 20 },
    ];
    expect(valueOf(crossInput(waves, { trials: 50, settings: shown }))).toBe(
      valueOf(crossInput(waves, { trials: 50 })),
    );
  });
});

describe('the cost that takes all', () => {
  it('leaves nothing of the account’s gain', () => {
    const input = crossInput(waves);
    const subject = openEvidence(input);
    const { commission: rate, whole } = costBreakEven(subject);
    expect(whole).toBe(rate);
    expect(rate).toBeGreaterThan(0.0005);
    const { equity } = subject.simulator.run({ spec: withCost(input.spec, rate) });
    expect(Math.abs(equity[equity.length - 1] / input.cash - 1)).toBeLessThan(0.002);
  });

  it('is nothing for a strategy that loses for free', () => {
    const { spec } = crossInput(waves);
    // Bought where it should be sold.
    const wrong = { ...spec, entry: { long: spec.exit.long }, exit: { long: spec.entry.long } };
    const loser = openEvidence(crossInput(waves, { spec: wrong }));
    expect(loser.simulator.run({ spec: withCost(wrong, 0) }).equity.at(-1)).toBeLessThan(100_000);
    expect(costBreakEven(loser)).toEqual({ commission: 0, whole: 0 });
  });
});

describe('the account that is judged', () => {
  it('trades under the rules of its market, as the back-test does', () => {
    const bars = wanderingBars(600, 2, 0.004);
    const market = { instrumentId: 'US:SPY', interval: '1d' } as const;
    const input = crossInput(bars, {
      assets: [{ id: 'US:SPY', currency: 'USD', bars, market }],
      parameters: { fast: 3, slow: 12 },
    });
    const subject = openEvidence(input);
    const { equity, measured } = backtestStrategy(input);
    expect(subject.base().equity).toEqual(equity.subarray(measured.row));
    const { commission, whole } = costBreakEven(subject);
    // What the market charges comes on top.
    expect(whole).toBeGreaterThan(commission);
  });
});
