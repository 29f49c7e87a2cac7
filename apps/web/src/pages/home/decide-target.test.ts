import { fastestOf, hostileTexts, mostReadingMs } from '@plumbline/quant/testing/hostile-texts';
import { describe, expect, it } from 'vitest';
import { decideTarget, nextTarget } from './decide-target.ts';

describe('what Auto does with a text', () => {
  it.each([
    ['NVDA', 'one', 'research'],
    ['贵州茅台', 'one', 'research'],
    ['Kweichow Moutai', 'one', 'research'],
    ['700', 'ambiguous', 'research'],
    ['ZZZZ', 'unknown', 'research'],
    ['What growth does Tesla’s price assume?', 'unknown', 'chat'],
    ['Compare NVDA and AMD on free cash flow', 'unknown', 'chat'],
    ['is NVDA cheap', 'one', 'chat'],
    ['茅台贵吗？', 'one', 'chat'],
    ['Buy BTC when its 20-day average is above the 110-day', 'unknown', 'strategy'],
    ['当比特币 20 日均线高于 110 日均线时买入', 'one', 'strategy'],
    ['tell me about the semiconductor cycle', 'unknown', 'chat'],
  ] as const)('%s (%s) → %s', (text, resolution, target) => {
    expect(decideTarget(text, resolution)).toBe(target);
  });

  it('lets Tab offer each other target once and then move on', () => {
    expect(nextTarget('research', 'research')).toBe('chat');
    expect(nextTarget('chat', 'research')).toBe('strategy');
    expect(nextTarget('strategy', 'research')).toBeNull();
    expect(nextTarget('strategy', 'strategy')).toBe('research');
    expect(nextTarget('chat', 'strategy')).toBeNull();
  });

  it.each([4_000, 8_000, 100_000])('decides within 50 ms at %i characters', async (length) => {
    for (const [kind, textOf] of Object.entries(hostileTexts)) {
      const text = textOf(length);
      const spent = await fastestOf(
        () => performance.now(),
        () => decideTarget(text, null),
      );
      expect(spent, kind).toBeLessThanOrEqual(mostReadingMs);
    }
  });
});
