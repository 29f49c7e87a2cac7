import fc from 'fast-check';
import type { Fact } from '@plumbline/model/fact';
import type { RunEvent } from '@plumbline/model/report';
import { runStages } from '@plumbline/model/report';
import { describe, expect, it } from 'vitest';
import { applyEvent, callsOf, emptyProgress, fractionDone, knownFigures, spanOf } from './run-progress.ts';

function event(seq: number, patch: Partial<RunEvent>): RunEvent {
  return {
    runId: 'r',
    seq,
    stage: 'resolve',
    state: 'running',
    startedAt: 1_000 + seq,
    summary: { en: '', 'zh-CN': '', 'zh-HK': '' },
    warnings: [],
    attempts: [],
    facts: [],
    sources: [],
    ...patch,
  };
}

const done = { state: 'done', endedAt: 2_000 } as const;
const play = (events: readonly RunEvent[]) => events.reduce(applyEvent, emptyProgress);

describe('applyEvent', () => {
  it('shows nothing that no event has said', () => {
    expect(emptyProgress.stages.map(({ state }) => state)).toEqual(runStages.map(() => 'waiting'));
    expect(fractionDone(emptyProgress)).toBe(0);
    expect(spanOf(emptyProgress)).toBeNull();
  });

  it('gives the same picture however often events are replayed', () => {
    const events = runStages.flatMap((stage, i) => [
      event(2 * i + 1, { stage }),
      event(2 * i + 2, { stage, ...done, attempts: [{ provider: 'p', ok: true, ms: 1 }] }),
    ]);
    const once = play(events);
    expect(callsOf(once)).toHaveLength(runStages.length);
    fc.assert(
      fc.property(fc.array(fc.nat({ max: events.length - 1 })), (again) => {
        const replayed = events.flatMap((one, i) => [
          one,
          ...again.filter((j) => j <= i).flatMap((j) => events[j] ?? []),
        ]);
        expect(play(replayed)).toEqual(once);
      }),
    );
  });

  it('counts finished stages and the counted part of the running one', () => {
    const progress = play([event(1, done), event(2, { stage: 'prices', done: 1, total: 2 })]);
    expect(fractionDone(progress)).toBeCloseTo(1.5 / runStages.length, 12);
  });

  it('forgets what came later when another worker starts the run again', () => {
    const progress = play([event(1, done), event(2, { stage: 'prices', ...done }), event(3, {})]);
    expect(progress.stages.slice(0, 2).map(({ state }) => state)).toEqual(['running', 'waiting']);
    expect(progress.events).toHaveLength(3);
  });

  it('measures from the first start to the last end that events name', () => {
    const progress = play([
      event(1, { startedAt: 100, ...done, endedAt: 300 }),
      event(2, { stage: 'prices', startedAt: 250 }),
    ]);
    expect(spanOf(progress)).toEqual({ from: 100, to: 300 });
  });
});

describe('knownFigures', () => {
  const found = (id: string, metric: string, end: string, value: number | null): Fact => ({
    id,
    metric,
    value,
    unit: 'price',
    currency: 'USD',
    decimals: 2,
    asOf: end,
    knownAt: end,
    period: { kind: 'instant', start: end, end, label: end },
    source: { id: 'test', locator: metric },
    quality: [],
    simulated: false,
  });

  it('shows the price of the report, however many past prices come after it', () => {
    const facts = [
      found('price', 'price', '2026-11-23', 257.07),
      found('dayChange', 'dayChange', '2026-11-23', 0.012),
      found('price@2025-08-29', 'price', '2025-08-29', 174.18),
      found('price@2026-08-28', 'price', '2026-08-28', 227.44),
    ];
    expect(knownFigures(facts).map(({ id }) => id)).toEqual(['price', 'dayChange']);
  });

  it('shows no past price where the one of the report is not known', () => {
    const facts = [
      found('price@2026-08-28', 'price', '2026-08-28', 227.44),
      found('price', 'price', '2026-11-23', null),
    ];
    expect(knownFigures(facts)).toEqual([]);
  });

  it('shows the latest year of a statement, in whichever order the years come', () => {
    const years = [2024, 2026, 2025].map((year) => found(`revenue.FY${year}`, 'revenue', `${year}-01-31`, year));
    for (const facts of [years, years.toReversed()]) {
      expect(knownFigures(facts).map(({ id }) => id)).toEqual(['revenue.FY2026']);
    }
  });

  it('keeps the first witness of a date beside a second one', () => {
    const facts = [found('price', 'price', '2026-11-23', 257.07), found('price.quoted', 'price', '2026-11-23', 255.24)];
    expect(knownFigures(facts).map(({ id }) => id)).toEqual(['price']);
  });
});
