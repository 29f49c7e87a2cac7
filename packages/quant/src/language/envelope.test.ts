import { describe, expect, it } from 'vitest';
import { crossSpec } from '../engine/strategy/testing/specs.ts';
import { exportStrategy, importStrategy } from './envelope.ts';

const spec = crossSpec();
const attribution = { author: 'Ada', strategyId: '01J', version: 3 };

describe('a strategy file', () => {
  it('comes back as it went, with where it came from', () => {
    expect(importStrategy(exportStrategy({ spec, attribution }))).toEqual({ spec, attribution });
    expect(importStrategy(exportStrategy({ spec, attribution: null }))).toEqual({ spec, attribution: null });
  });

  it('may be a bare strategy as the command line takes it', () => {
    expect(importStrategy(JSON.stringify(spec))).toEqual({ spec, attribution: null });
  });

  it.each([
    ['not JSON', '{', /is not JSON/],
    ['a list', '[]', /holds no strategy/],
    ['another format', '{"format":"x"}', /its format is "x"/],
    ['a newer version', exportStrategy({ spec, attribution }).replace('"version": 1', '"version": 2'), /version 2/],
    [
      'a broken strategy',
      exportStrategy({ spec, attribution }).replace('crossesAbove', 'crosses'),
      /Buy when: cannot be read/,
    ],
  ])('is refused when it is %s', (_, text, problem) => {
    expect(() => importStrategy(text)).toThrowError(problem);
  });
});
