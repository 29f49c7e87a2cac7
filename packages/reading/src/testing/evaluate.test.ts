import { describe, expect, it } from 'vitest';
import { holdAlike } from './evaluate.ts';
import { parseTerm } from '../parse-term.ts';

const alike = (left: string, right: string): boolean => holdAlike(parseTerm(left), parseTerm(right));

describe('conditions on made-up markets', () => {
  it.each([
    ['close / SMA(close,20) - 1 > 3%', 'close > SMA(close,20) * 1.03'],
    ['crossesAbove(MACD(),MACD.signal())', 'crossesAbove(MACD.hist(),0)'],
    ['abs(close / SMA(close,50) - 1) <= 3%', 'close / SMA(close,50) between [0.97,1.03]'],
  ])('%s is %s', (left, right) => expect(alike(left, right)).toBe(true));

  it.each([
    ['close > SMA(close,20)', 'close > SMA(close,21)'],
    ['RSI(14) < 30', 'RSI(14) < 31'],
    ['crossesAbove(close,SMA(close,20))', 'close > SMA(close,20)'],
    ['close > high', 'close > high + 1'],
  ])('%s is not %s', (left, right) => expect(alike(left, right)).toBe(false));
});
