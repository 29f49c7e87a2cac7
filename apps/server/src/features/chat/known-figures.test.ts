import { localText } from '@plumbline/model/local-text';
import type { Fact } from '@plumbline/model/fact';
import { describe, expect, it } from 'vitest';
import { knownFigures } from './known-figures.ts';

const fact = (value: number): Fact => ({
  id: 'US:ACME/price',
  metric: 'price',
  value,
  unit: 'price',
  decimals: 2,
  instrumentId: 'US:ACME',
  currency: 'USD',
  asOf: '2026-11-20',
  knownAt: '2026-11-20',
  source: { id: 'test', locator: '' },
  quality: [],
  simulated: false,
});
const result = (value: number) => ({
  summary: localText('Looked', '查看', '查看'),
  sentences: [],
  widgets: [],
  facts: [fact(value)],
  sources: [],
});

describe('figures that a caller was told', () => {
  it('keep their handles, and no later process or hour gives one of them to another figure', () => {
    let now = Date.UTC(2026, 10, 20, 15);
    const clock = { now: () => now };
    const toldBy = (figures: ReturnType<typeof knownFigures>, value: number): string =>
      figures.know(result(value)).facts[0]?.id ?? '';
    const first = knownFigures(clock);
    const handles = [toldBy(first, 1), toldBy(first, 2)];
    expect(handles[0]).toBe('US:ACME/price');
    expect(handles[1]).toMatch(/^c\d+:US:ACME\/price$/);
    expect(handles.map((handle) => first.factOf(handle)?.value)).toEqual([1, 2]);
    now += 60_000;
    const restarted = knownFigures(clock);
    expect(handles.map((handle) => restarted.factOf(handle))).toEqual([null, null]);
    const later = [toldBy(restarted, 3), toldBy(restarted, 4)];
    now += 3600_000;
    later.push(toldBy(restarted, 5), toldBy(restarted, 6));
    const spaced = [...handles, ...later].filter((handle) => handle.startsWith('c'));
    expect(new Set(spaced).size).toBe(3);
    expect(restarted.factOf(handles[1] ?? '')).toBeNull();
  });
});
