import { describe, expect, it } from 'vitest';
import type { PaperSummary } from '@plumbline/contract/paper';
import type { TrackRecordView } from '@plumbline/contract/signal';
import type { ComparedFigure } from './compared-figures.ts';
import type { Asked } from './compared-strategy.ts';
import { liveGrowth, liveHitRate, liveSince } from './live-figures.ts';

const ratio = { value: null, low: null, high: null, n: 0 };

function record(changes: Partial<TrackRecordView> = {}): Asked<TrackRecordView> {
  const answer = {
    since: null,
    signals: 0,
    open: 0,
    withheld: 0,
    hitRate: ratio,
    meanReturn: ratio,
    calibration: { n: 0, brier: null, guessing: 0.25, bins: [] },
    expected: { hitRate: null, meanReturn: null },
    ledger: { entries: 0, head: null, verified: true, firstBad: null, faults: [], faultCount: 0 },
    ...changes,
  };
  return { state: 'here', answer };
}

function paper(changes: Partial<PaperSummary> | null): Asked<PaperSummary | null> {
  if (changes === null) return { state: 'here', answer: null };
  const answer = {
    strategyId: 'one',
    strategyName: 'One',
    version: 1,
    activatedAt: 500,
    currency: 'USD',
    cash: 100,
    equity: 104,
    growth: 0.04,
    benchmarkGrowth: null,
    maxDrawdown: null,
    fills: 2,
    open: 0,
    asOf: '2026-11-20',
    simulated: true,
    ...changes,
  };
  return { state: 'here', answer };
}

const why = (figure: ComparedFigure): string | null => (figure.known ? null : figure.gap.kind);
const waiting = { state: 'waiting' } as const;
const failed = { state: 'failed', why: 'No connection.' } as const;

describe('the live record of a compared strategy', () => {
  it('begins when it was switched on, or with its first signal once it is off again', () => {
    expect(liveSince({ record: record({ since: 700 }), paper: paper({}) })).toMatchObject({ known: true, rank: 500 });
    expect(liveSince({ record: waiting, paper: paper({}) })).toMatchObject({ known: true, rank: 500 });
    expect(liveSince({ record: record({ since: 700 }), paper: paper(null) })).toMatchObject({ known: true, rank: 700 });
  });

  it('has a hit rate with its count once a signal is settled', () => {
    const settled = record({ signals: 9, hitRate: { value: 0.6, low: 0.2, high: 0.9, n: 5 } });
    expect(liveHitRate({ record: settled, paper: waiting })).toMatchObject({ shown: [{ value: 0.6 }, { value: 5 }] });
    expect(why(liveHitRate({ record: record({ signals: 2 }), paper: waiting }))).toBe('unsettled');
    expect(why(liveHitRate({ record: record(), paper: waiting }))).toBe('silent');
  });

  it('says why there is no more of it', () => {
    expect(why(liveSince({ record: record(), paper: paper(null) }))).toBe('off');
    expect(why(liveSince({ record: waiting, paper: paper(null) }))).toBe('asked');
    expect(why(liveSince({ record: record(), paper: failed }))).toBe('failed');
    expect(why(liveGrowth({ record: record(), paper: paper(null) }))).toBe('off');
    expect(why(liveGrowth({ record: record(), paper: paper({ growth: null }) }))).toBe('noSession');
    expect(liveGrowth({ record: waiting, paper: failed })).toEqual({
      known: false,
      gap: { kind: 'failed', error: 'No connection.' },
    });
    expect(liveGrowth({ record: waiting, paper: paper({}) })).toMatchObject({ rank: 0.04 });
  });
});
