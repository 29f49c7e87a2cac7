import type { Kysely } from 'kysely';
import type { TrackRecordView } from '@plumbline/contract/signal';
import { calibration } from '@plumbline/quant/signal/calibration';
import { hitRate, meanEstimate } from '@plumbline/quant/signal/hit-rate';
import { outOfSampleSharpe, shownCostPerSide } from '@plumbline/quant/evidence/shown-figures';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { TestSummary } from '@plumbline/contract/strategy';
import { groupedBy } from '../../platform/db/pages-of.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { SignalEvidence } from '../channel/service.ts';
import { countTried, verdictOf } from '../strategy/service.ts';
import type { CheckedRecord } from './check-record.ts';
import { checkRecord } from './check-record.ts';
import { statusOf } from '../ledger/service.ts';
import { activatedSummary, type KeptTest } from './store/activations.ts';

/** A view is no place for thousands of differences: the first ones say where to look. */
const mostFaults = 20;

/** What is said of a ledger that was checked, wherever it is said. */
export function ledgerView({ entries, head, faults }: CheckedRecord): TrackRecordView['ledger'] {
  return {
    entries,
    head,
    verified: faults.length === 0,
    firstBad: faults[0]?.seq ?? null,
    faults: faults.slice(0, mostFaults),
    faultCount: faults.length,
  };
}

/** The record since activation, counted from the ledger itself: every settled signal, losers included. */
export async function trackRecord(
  db: Kysely<Database>,
  ownerId: string,
  strategyId: string | undefined,
): Promise<TrackRecordView> {
  const checked = await checkRecord(db, ownerId);
  const { folded } = checked;
  const isAsked = (id: string): boolean => strategyId === undefined || id === strategyId;
  const signals = folded.signals.filter(({ frozen }) => isAsked(frozen.strategyId));
  const settled = signals.flatMap(({ frozen, outcome }) =>
    outcome === null ? [] : [{ returnPct: outcome.returnPct, chance: frozen.chance }],
  );
  const outcomes = settled.map(({ returnPct }) => returnPct);
  const stated = settled.flatMap(({ returnPct, chance }) =>
    chance === null ? [] : [{ chance, cameTrue: returnPct > 0 }],
  );
  const { bins, ...scores } = calibration(stated);
  return {
    since: signals[0]?.frozen.frozenAt ?? null,
    signals: signals.length,
    open: signals.filter((signal) => statusOf(signal) === 'open').length,
    withheld: folded.withheld.filter(({ strategyId: id }) => isAsked(id)).length,
    hitRate: hitRate(outcomes.filter((one) => one > 0).length, outcomes.length),
    meanReturn: meanEstimate(outcomes),
    calibration: { ...scores, bins: [...bins] },
    expected: await expectation(db, ownerId, strategyId),
    ledger: ledgerView(checked),
  };
}

/** What the back-test of the activated version made its reader expect of a trade; of several strategies there is none. */
async function expectation(
  db: Kysely<Database>,
  ownerId: string,
  strategyId: string | undefined,
): Promise<TrackRecordView['expected']> {
  const none = { hitRate: null, meanReturn: null };
  if (strategyId === undefined) return none;
  return expectedOf(await activatedSummary(db, ownerId, strategyId));
}

/** What the part of a back-test that nothing was chosen on says of its trades; of an untested version nothing. */
export function expectedOf(summary: string | null): TrackRecordView['expected'] {
  if (summary === null) return { hitRate: null, meanReturn: null };
  // Written by the strategy service from a typed value.
  const { metrics } = JSON.parse(summary) as { metrics: { outOfSample: Record<string, number | null> } };
  return {
    hitRate: metrics.outOfSample['tradeWinRate'] ?? null,
    meanReturn: metrics.outOfSample['averageTrade'] ?? null,
  };
}

/**
 * What messages say of the back-tests behind signals, by strategy: the figures of card and page, and the verdict as it reads after
 * everything that was tried since. Nothing of an untested version.
 */
export async function evidenceOf(
  db: Kysely<Database>,
  tests: ReadonlyMap<string, KeptTest>,
  specOf: (strategyId: string) => StrategySpec | undefined,
): Promise<ReadonlyMap<string, SignalEvidence>> {
  const tried = new Map<string, number>();
  for (const [ownerId, own] of groupedBy([...tests.values()], (one) => one.ownerId)) {
    const lineages = own.map(({ lineageId }) => lineageId);
    for (const [lineage, count] of await countTried(db, ownerId, lineages)) tried.set(lineage, count);
  }
  const evidence = new Map<string, SignalEvidence>();
  for (const [id, { summary: text, verdict: kept, lineageId }] of tests) {
    const verdict = await verdictOf({ verdict: kept }, tried.get(lineageId) ?? 1);
    const spec = specOf(id);
    if (text === null || verdict === null || spec === undefined) continue;
    // Written by the strategy service from a typed value.
    const summary = JSON.parse(text) as TestSummary;
    evidence.set(id, {
      verdict: verdict.label,
      sharpe: outOfSampleSharpe(summary.metrics.outOfSample, verdict),
      costPerSide: shownCostPerSide(verdict, spec.costs),
      trades: summary.trades,
    });
  }
  return evidence;
}
