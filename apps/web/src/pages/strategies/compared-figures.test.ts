import { describe, expect, it } from 'vitest';
import type { StrategyView, VersionView } from '@plumbline/contract/strategy';
import { crossSpec } from '@plumbline/quant/engine/strategy/testing/specs';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { Verdict, VerdictCheck } from '@plumbline/model/verdict';
import { bestOf, checkFigure, metricFigure, turnoverFigure, type ComparedFigure } from './compared-figures.ts';

const text = { en: '', 'zh-CN': '', 'zh-HK': '' };

function check(id: string, value: number | null, figures: Readonly<Record<string, number | null>> = {}): VerdictCheck {
  return {
    id,
    concern: 'luck',
    label: text,
    question: text,
    value,
    unit: 'ratio',
    decimals: 2,
    threshold: 0,
    limit: 0,
    bound: 'at-least',
    status: 'pass',
    why: text,
    change: null,
    figures: Object.entries(figures).map(([key, one]) => ({
      id: key,
      label: text,
      value: one,
      unit: 'ratio',
      decimals: 2,
    })),
    method: text,
    reference: text,
  };
}

function strategy(
  test: Partial<VersionView['test']>,
  checks: readonly VerdictCheck[] | null = null,
  instruments: readonly InstrumentId[] = ['US:SPY'],
): StrategyView {
  const verdict: Verdict | null =
    checks === null
      ? null
      : {
          schema: 'plumbline-verdict/1',
          label: 'robust',
          explanation: text,
          checks,
          changes: [],
          trials: 1,
          specHash: '',
          seed: 1,
        };
  return {
    id: 'one',
    name: 'One',
    state: 'tested',
    template: null,
    attribution: null,
    trials: 1,
    createdAt: 0,
    updatedAt: 0,
    current: {
      version: 1,
      spec: { ...crossSpec(), universe: { instruments: [...instruments] } },
      specHash: '',
      note: '',
      createdAt: 0,
      test: { state: 'done', error: null, summary: null, agrees: null, testedAt: 1, ...test, verdict },
    },
  };
}

const known = (rank: number): ComparedFigure => ({
  known: true,
  rank,
  shown: [{ value: rank, unit: 'ratio', decimals: 2 }],
});

describe('figures that strategies are compared by', () => {
  it('are the check’s own value, or the two figures asked for', () => {
    const judged = strategy({}, [check('bootstrap', 0.4, { sharpeLow: 0.4, sharpeHigh: 1.6 })]);
    expect(checkFigure(judged, 'bootstrap')).toMatchObject({ known: true, rank: 0.4, shown: [{ value: 0.4 }] });
    expect(checkFigure(judged, 'bootstrap', ['sharpeLow', 'sharpeHigh'])).toMatchObject({
      rank: 0.4,
      shown: [{ value: 0.4 }, { value: 1.6 }],
    });
  });

  it('say why they are not there', () => {
    const gap = (figure: ComparedFigure) => (figure.known ? null : figure.gap.kind);
    const pair = ['sharpeLow', 'sharpeHigh'] as const;
    expect(gap(checkFigure(strategy({ state: 'running' }), 'bootstrap', pair))).toBe('computing');
    expect(gap(checkFigure(strategy({ state: 'failed', error: 'No prices.' }), 'bootstrap', pair))).toBe('failed');
    expect(gap(checkFigure(strategy({}, []), 'bootstrap', pair))).toBe('unjudged');
    expect(gap(checkFigure(strategy({}, [check('overfitting', null)]), 'overfitting'))).toBe('check');
    expect(gap(checkFigure(strategy({}, [check('bootstrap', -10)]), 'bootstrap', pair))).toBe('check');
    expect(gap(metricFigure(strategy({}), 'exposureTurnover', 'multiple', 1))).toBe('short');
    expect(gap(metricFigure(strategy({ state: 'queued' }), 'exposureTurnover', 'multiple', 1))).toBe('computing');
  });

  it('have the turnover of the part out of sample, however many instruments trade', () => {
    const summary = {
      resultHash: '',
      dataHash: '',
      engineVersion: '1',
      simulated: false,
      from: '2024-01-01',
      to: '2024-01-04',
      outOfSampleFrom: '2024-01-03',
      trades: 4,
      flags: [],
      metrics: { whole: {}, inSample: {}, outOfSample: {}, benchmark: null, benchmarkOutOfSample: null },
      sparkline: [],
      missing: [],
    };
    const time = Float64Array.from([1, 2, 3, 4], (day) => Date.UTC(2024, 0, day));
    const equity = {
      time,
      equity: new Float64Array(4).fill(1),
      traded: Float64Array.of(9, 9, 2, 0),
      periodsPerYear: 252,
    };
    const two = strategy({ summary }, null, ['US:SPY', 'US:QQQ']);
    const rest = { name: '', token: '', record: { state: 'waiting' }, paper: { state: 'waiting' } } as const;
    expect(turnoverFigure({ ...rest, strategy: two, equity, problem: null })).toMatchObject({ known: true, rank: 252 });
    const gap = (figure: ComparedFigure) => (figure.known ? null : figure.gap);
    expect(gap(turnoverFigure({ ...rest, strategy: two, equity: null, problem: null }))).toEqual({ kind: 'computing' });
    expect(gap(turnoverFigure({ ...rest, strategy: two, equity: null, problem: 'No prices.' }))).toEqual({
      kind: 'failed',
      error: 'No prices.',
    });
  });

  it('have a best one only where two differ', () => {
    const missing: ComparedFigure = { known: false, gap: { kind: 'unjudged' } };
    expect(bestOf([known(1), missing, known(3)], 'higher')).toBe(3);
    expect(bestOf([known(1), missing, known(3)], 'lower')).toBe(1);
    expect(bestOf([known(1), missing], 'higher')).toBeNull();
    expect(bestOf([known(1), known(1)], 'higher')).toBeNull();
    expect(bestOf([missing], 'lower')).toBeNull();
  });
});
