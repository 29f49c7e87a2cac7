import { parseStrategySpec } from '@plumbline/model/strategy-spec';
import { describe, expect, it } from 'vitest';
import { formatCode, parseCode } from './code-view.ts';
import { compileStrategy } from '../engine/strategy/compile-strategy.ts';
import { liftSettings } from './lift-settings.ts';

function lifted(rules: string): readonly string[] {
  const { spec } = parseCode(`strategy "x" trend 1d\ntrade US:SPY\n${rules}\n`);
  if (spec === null) throw new Error('not a strategy');
  const result = liftSettings(spec);
  expect(parseStrategySpec(result)).toEqual(result);
  compileStrategy(result);
  return formatCode(result).split('\n').slice(2, -1);
}

describe('the numbers of an idea', () => {
  it('become settings with sliders, equal ones of a kind the same', () => {
    expect(lifted('buy when sma(20) crosses above sma(50)\nsell when sma(20) crosses below sma(50)\nstop 10%')).toEqual(
      [
        'setting fast = 20 from 5 to 80 step 1',
        'setting slow = 50 from 13 to 200 step 1',
        'setting stop = 0.1 from 0.03 to 0.4 step 0.01',
        'buy when sma(fast) crosses above sma(slow)',
        'sell when sma(fast) crosses below sma(slow)',
        'size 100% of equity',
        'stop stop',
        'costs none',
      ],
    );
  });

  it('are levels within the range of what they are compared with, multiples, moves and days', () => {
    expect(lifted('buy when rsi(14) < 30\nsell when rsi(14) > 90').slice(0, 3)).toEqual([
      'setting length = 14 from 4 to 56 step 1',
      'setting entryLevel = 30 from 10 to 50 step 1',
      'setting exitLevel = 90 from 70 to 100 step 1',
    ]);
    expect(lifted('buy when rocp(3) < -0.05 and volume > 2 * sma(volume, 20)\nleave after 5 bars').slice(0, 5)).toEqual(
      [
        'setting fast = 3 from 1 to 12 step 1',
        'setting level = -0.05 from -0.2 to -0.012 step 0.001',
        'setting slow = 20 from 5 to 80 step 1',
        'setting times = 2 from 0.5 to 8 step 0.1',
        'setting maxBars = 5 from 1 to 20 step 1',
      ],
    );
  });

  it('are weights by name, and what is held otherwise stays', () => {
    const rules =
      'trade US:SPY, US:TLT, US:SHY\nbuy when close > sma(20)\nsize weights US:SPY 60%, US:TLT 25%\nidle US:SHY';
    const { spec } = parseCode(`strategy "x" trend 1d\n${rules}\n`);
    expect(formatCode(liftSettings(spec!)).split('\n').slice(2, 8)).toEqual([
      'setting length = 20 from 5 to 80 step 1',
      'setting weight1 = 0.6 from 0 to 1 step 0.01',
      'setting weight2 = 0.25 from 0 to 1 step 0.01',
      'buy when close > sma(length)',
      'size weights US:SPY weight1, US:TLT weight2',
      'idle US:SHY',
    ]);
  });

  it('are parts, waits and additions', () => {
    expect(
      lifted('buy when close > open\nscale out 50% at 10%, 25% at 20%\npause 10 bars after stop\nstop 5%'),
    ).toEqual([
      'setting stop = 0.05 from 0.013 to 0.2 step 0.001',
      'setting gain1 = 0.1 from 0.03 to 0.4 step 0.01',
      'setting part1 = 0.5 from 0.13 to 1 step 0.01',
      'setting gain2 = 0.2 from 0.05 to 0.8 step 0.01',
      'setting part2 = 0.25 from 0.06 to 1 step 0.01',
      'setting pause = 10 from 3 to 40 step 1',
      'buy when close > open',
      'size 100% of equity',
      'stop stop',
      'scale out part1 at gain1, part2 at gain2',
      'pause pause bars after stop',
      'costs none',
    ]);
    const adding =
      'buy when close > open\nsell when close < open\nsize 30% of equity\nscale in 20% of equity each gain of 5% at most 3';
    expect(lifted(adding).slice(0, 3)).toEqual([
      'setting addEvery = 0.05 from 0.013 to 0.2 step 0.001',
      'setting addSize = 0.2 from 0.05 to 0.8 step 0.01',
      'setting addMost = 3 from 1 to 12 step 1',
    ]);
  });

  it('keep within what an indicator allows, and what is there stays', () => {
    expect(lifted('buy when rsi(2) < 10\nleave after 5 bars')[0]).toBe('setting length = 2 from 2 to 8 step 1');
    const rules = 'setting n = 5 from 2 to 9 step 1\nbuy when rsi(n) < 10 and close > sma(20)\nstop 5%';
    expect(lifted(rules)[1]).toContain('sma(20)');
  });
});
