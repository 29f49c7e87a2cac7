import { describe, expect, it } from 'vitest';
import { locales } from './locale.ts';
import { PlumblineError } from './errors.ts';
import { parseStrategySpec } from './strategy-spec.ts';
import { strategyPartName } from './strategy-part-names.ts';

/** A path such as `entry.long.left` or a call such as `positive(x)`: names of programs, in no language. */
const internal = /[a-z]+\.[a-z][A-Za-z]+|[a-z]+[A-Z][A-Za-z]*|\w+\([^)]*\)/;

const parts = [
  'universe.instruments',
  'universe.instruments.0',
  'bar',
  'entry.long.left.id',
  'entry.short',
  'exit.long',
  'exit.short',
  'ranking.by',
  'ranking.count',
  'ranking.every',
  'rebalance',
  'sizing.basis',
  'sizing.method',
  'risk.stopLoss',
  'risk.target',
  'risk.trailing',
  'risk.maxBars',
  'costs.commission.rate',
  'execution.fillPolicy',
  'parameters.fast.value',
  'benchmark',
  'name',
  'kind',
  'schema',
  '',
];

describe('a part of a strategy', () => {
  it.each(parts)('has a name in words: %j', (path) => {
    for (const locale of locales) {
      const name = strategyPartName(path)[locale];
      expect(name).not.toBe('');
      expect(name).not.toMatch(internal);
    }
    if (path.includes('.')) expect(strategyPartName(path).en).not.toBe('Strategy');
  });

  it('is what the refusal of a wrong strategy speaks of', () => {
    const wrong = [{}, { schema: 'x' }, { universe: { instruments: ['nothing'] } }, { risk: { stopLoss: 'x' } }];
    for (const value of wrong) {
      let message = '';
      try {
        parseStrategySpec(value);
      } catch (error) {
        message = error instanceof PlumblineError ? error.message : String(error);
      }
      expect(message).toMatch(/^Strategy: (?!Strategy:|it:)/);
      expect(message).not.toMatch(/[a-z]+\.[a-z]+[A-Za-z]*:|Invalid|Expected|discriminator/);
    }
  });
});
