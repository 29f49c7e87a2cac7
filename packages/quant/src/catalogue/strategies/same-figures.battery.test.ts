import { describe, expect, it } from 'vitest';
import type { VerdictCheck } from '@plumbline/model/verdict';
import { evidenceChecks } from '../../evidence/checks/registry.ts';
import { openEvidence } from '../../evidence/evaluate-verdict.ts';
import { judge } from '../../evidence/judge.ts';
import { accountOf } from '../../engine/strategy/account-terms.ts';
import { backtestStrategy } from '../../engine/strategy/backtest-strategy.ts';
import { marketsOf, templateSpec } from '../strategy-template.ts';
import { templates } from './registry.ts';
import { generatedAsset } from './testing/generated-market.ts';

function inputOf(template: (typeof templates)[number]) {
  const [market] = marketsOf(template);
  const spec = templateSpec(template, market);
  const assets = spec.universe.instruments.map(generatedAsset);
  return { ...accountOf(assets), spec, assets, benchmark: null, periodsPerYear: market === 'crypto' ? 365 : 252 };
}

const figure = (check: VerdictCheck, id: string): number | null =>
  check.figures.find((one) => one.id === id)?.value ?? null;

describe('what a verdict says of a strategy', () => {
  it.each(templates.map((template) => [template.id, template] as const))(
    'is what its back-test says: %s',
    { timeout: 120_000 },
    (_, template) => {
      const input = inputOf(template);
      const test = backtestStrategy(input);
      const subject = openEvidence({ ...input, trials: 1, seed: 7 });
      const ask = (id: string): VerdictCheck => {
        const check = evidenceChecks.find((one) => one.id === id);
        if (check === undefined) throw new Error(`no check ${id}`);
        return judge(check, subject);
      };

      // The table of trades, the strip above it and the verdict count the same round trips.
      const sample = ask('sample-size');
      expect(sample.value).toBe(test.trades.length);
      expect(figure(sample, 'trades')).toBe(test.trades.length);
      if (test.trades.length < 30) expect(sample.status).not.toBe('pass');

      // The out-of-sample ratio of the card stands in the verdict, with an interval of that part of the history alone.
      const luck = ask('bootstrap');
      const later = test.metrics.outOfSample['sharpe'] ?? null;
      const own = figure(luck, 'laterSharpe');
      if (later === null) expect(own).toBeNull();
      else {
        expect(own).toBeCloseTo(later, 9);
        const [low, high] = [figure(luck, 'laterLow') ?? Number.NaN, figure(luck, 'laterHigh') ?? Number.NaN];
        expect(low).toBeLessThan(high);
        expect(high - low).toBeGreaterThan((figure(luck, 'sharpeHigh') ?? 0) - (figure(luck, 'sharpeLow') ?? 0));
      }

      // The cost that the strategy states is the one that the verdict calls assumed: fees as charged, spread and slippage.
      const { costs } = input.spec;
      const traded = test.fills.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
      const fees = test.fills.reduce((sum, { commission }) => sum + commission, 0);
      if (traded > 0) {
        const expected = fees / traded + costs.spread / 2 + costs.slippage.fixed;
        expect(figure(ask('cost'), 'assumedCost')).toBeCloseTo(expected, 9);
      }
    },
  );
});
