import type { StrategyRecord } from '@plumbline/model/strategy-record';
import { describe, expect, it } from 'vitest';
import { evaluateVerdict } from '../evidence/evaluate-verdict.ts';
import { crossInput, wanderingBars } from '../evidence/testing/evidence-input.ts';
import { contentHash } from './content-hash.ts';
import { recordFaults, recordFigures } from './recompute-record.ts';
import { backtestHash } from '../engine/strategy/backtest-hash.ts';
import { backtestStrategy } from '../engine/strategy/backtest-strategy.ts';
import { strategyRecord } from '../engine/strategy/strategy-record.ts';

const bars = wanderingBars(700, 3, 0.002);
const benchmark = { time: bars.time, close: bars.close };

function recordOf(more: Parameters<typeof crossInput>[1] = {}): StrategyRecord {
  const input = crossInput(bars, { trials: 12, benchmark, ...more });
  const about = { name: 'Two averages', version: 3, missing: [], simulated: false };
  const made = strategyRecord({ ...about, input, test: backtestStrategy(input), verdict: evaluateVerdict(input) });
  // As it comes out of the page that carries it.
  return JSON.parse(JSON.stringify(made)) as StrategyRecord;
}

const record = recordOf();

/** An edit by somebody who knows to renew the fingerprint. */
function forged(change: Partial<StrategyRecord>): StrategyRecord {
  const { hash: _hash, ...content } = { ...record, ...change };
  return { ...content, hash: contentHash(content) };
}

function withCheck(id: string, change: object): StrategyRecord {
  const checks = record.verdict.checks.map((check) => (check.id === id ? { ...check, ...change } : check));
  return forged({ verdict: { ...record.verdict, checks } });
}

describe('the record of a back-test', () => {
  it('comes out again from what it carries, alone and in a universe, with and without a benchmark', () => {
    expect(recordFaults(record)).toEqual([]);
    expect(recordFaults(recordOf({ benchmark: null }))).toEqual([]);
    const other = wanderingBars(700, 4);
    const assets = [bars, other].map((one, at) => ({ id: `US:A${at}`, currency: 'USD', bars: one }));
    expect(recordFaults(recordOf({ assets, settings: [{ fast: 4, slow: 20 }] }))).toEqual([]);
  });

  it('carries the fingerprint that the back-test itself has', () => {
    expect(record.resultHash).toBe(backtestHash(backtestStrategy(crossInput(bars, { benchmark }))));
    expect(record.fills.time.length).toBeGreaterThan(10);
  });

  it('shows an edit by its fingerprint', () => {
    expect(recordFaults({ ...record, name: 'Three averages' })).toEqual(['hash']);
  });

  it.each([
    ['a figure', forged({ figures: { ...record.figures, strategy: { ...record.figures.strategy, sharpe: 3 } } })],
    ['a price', forged({ fills: { ...record.fills, price: record.fills.price.map((price) => price + 0.01) } })],
    ['the curve', forged({ equity: record.equity.map((value, at) => (at < 300 ? value : value * 1.001)) })],
    ['the label', forged({ verdict: { ...record.verdict, label: 'robust' } })],
    ['the count of tries', forged({ verdict: { ...record.verdict, trials: 2 } })],
    ['a line to pass', withCheck('cost', { threshold: 0.1 })],
    ['the hurdle of luck', withCheck('deflated-sharpe', { value: 0.99 })],
    ['a status', withCheck('deflated-sharpe', { status: 'not-enough-data' })],
  ])('shows an edit of %s although its fingerprint was renewed', (_, edited) => {
    expect(recordFaults(edited)).not.toEqual([]);
  });

  it('prints every figure of every check by its handle', () => {
    const figures = recordFigures(record);
    expect(figures.get('trials')?.value).toBe(12);
    for (const check of record.verdict.checks) {
      expect(figures.get(`${check.id}.value`)?.value).toBe(check.value);
      for (const { id, value } of check.figures) expect(figures.get(`${check.id}.figure.${id}`)?.value).toBe(value);
    }
    expect(figures.get('strategy.sharpe')).toMatchObject({ unit: 'ratio', decimals: 2 });
  });
});
