import { describe, expect, it } from 'vitest';
import { needsOf } from './spec-needs.ts';
import { close, crossSpec } from './testing/specs.ts';

describe('what a strategy reads', () => {
  it('is nothing but prices for a cross of averages', () => {
    expect(needsOf(crossSpec())).toEqual({ series: [], references: [], isScoped: false });
  });

  it('is all of its instruments together where weights are fixed or idle money is held in one of them', () => {
    const universe = { instruments: ['US:SPY', 'US:SHY'] };
    const weights = [{ instrument: 'US:SPY', weight: 0.6 }];
    expect(needsOf(crossSpec({ universe, sizing: { basis: 'fixed', weights } })).isScoped).toBe(true);
    expect(needsOf(crossSpec({ universe, idle: 'US:SHY' })).isScoped).toBe(true);
  });

  it('names data columns and other instruments wherever they stand, each once', () => {
    const column = { op: 'series', name: 'earningsSurprise' };
    const other = { op: 'other', instrument: 'US:QQQ', of: close };
    const own = { op: 'other', instrument: 'US:SPY', of: close };
    const spec = crossSpec({
      entry: {
        long: {
          op: 'and',
          args: [
            { op: 'above', left: column, right: { op: 'constant', value: 0 } },
            { op: 'above', left: other, right: own },
          ],
        },
      },
      ranking: { by: { op: 'score', of: column, within: 'universe' }, count: 1, order: 'highest', every: 'month' },
    });
    expect(needsOf(spec)).toEqual({ series: ['earningsSurprise'], references: ['US:QQQ'], isScoped: true });
  });
});
