import { describe, expect, it } from 'vitest';
import { crossSpec } from '@plumbline/quant/engine/strategy/testing/specs';
import { specDiff } from './spec-diff.ts';

const parameter = (key: string, value: number) => ({ key, min: 2, max: 300, step: 1, value });

describe('what changed between two versions', () => {
  it('is exactly the changed fields', () => {
    const before = crossSpec();
    const after = crossSpec({
      parameters: [parameter('fast', 12), parameter('slow', 50)],
      risk: { stopLoss: 0.1 },
    });
    expect(specDiff(before, after).map(({ path, from, to }) => [path, from, to])).toEqual([
      ['risk.stopLoss', null, '0.1'],
      ['parameters.fast.max', '100', '300'],
      ['parameters.fast.value', '20', '12'],
      ['parameters.slow.min', '3', '2'],
    ]);
  });

  it('shows another condition whole', () => {
    const before = crossSpec();
    const after = crossSpec({ exit: {} });
    expect(specDiff(before, after)).toEqual([{ path: 'exit.long', from: JSON.stringify(before.exit.long), to: null }]);
  });

  it('is nothing for the same strategy', () => {
    expect(specDiff(crossSpec(), crossSpec())).toEqual([]);
  });
});
