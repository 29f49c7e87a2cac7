import type { Fact } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import type { Attempt } from '@plumbline/model/ports';
import type { RunEvent, RunStage, StageState } from '@plumbline/model/report';
import { runStages } from '@plumbline/model/report';
import type { Source } from '@plumbline/model/source';

/** One stage as the latest event about it says. */
export interface StageProgress {
  readonly stage: RunStage;
  readonly state: StageState;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly done: number | null;
  readonly total: number | null;
  readonly summary: LocalText | null;
  readonly warnings: readonly LocalText[];
  readonly attempts: readonly Attempt[];
}

/** A run as told by its events, and by nothing else. */
export interface RunProgress {
  readonly stages: readonly StageProgress[];
  readonly events: readonly RunEvent[];
  readonly facts: readonly Fact[];
  readonly sources: readonly Source[];
  readonly lastSeq: number;
}

function waiting(stage: RunStage): StageProgress {
  return {
    stage,
    state: 'waiting',
    startedAt: null,
    endedAt: null,
    done: null,
    total: null,
    summary: null,
    warnings: [],
    attempts: [],
  };
}

export const emptyProgress: RunProgress = {
  stages: runStages.map(waiting),
  events: [],
  facts: [],
  sources: [],
  lastSeq: 0,
};

export function isFinished(state: StageState): boolean {
  return state !== 'waiting' && state !== 'running';
}

function stageOf(event: RunEvent): StageProgress {
  return {
    stage: event.stage,
    state: event.state,
    startedAt: event.startedAt,
    endedAt: event.endedAt ?? null,
    done: event.done ?? null,
    total: event.total ?? null,
    summary: event.summary,
    warnings: event.warnings,
    attempts: event.attempts,
  };
}

function merge<T extends { readonly id: string }>(known: readonly T[], fresh: readonly T[]): readonly T[] {
  if (fresh.length === 0) return known;
  const byId = new Map(known.map((item) => [item.id, item]));
  for (const item of fresh) byId.set(item.id, item);
  return [...byId.values()];
}

/** Adds one event. An event already seen changes nothing, so replays are harmless. */
export function applyEvent(progress: RunProgress, event: RunEvent): RunProgress {
  if (event.seq <= progress.lastSeq) return progress;
  const at = runStages.indexOf(event.stage);
  // A run taken over by another worker starts again from the first stage; what came later is no longer true.
  const known = progress.stages[at];
  const isRestart = event.state === 'running' && known !== undefined && isFinished(known.state);
  const stages = progress.stages.map((stage, index) => {
    if (index === at) return stageOf(event);
    return isRestart && index > at ? waiting(stage.stage) : stage;
  });
  return {
    stages,
    events: [...progress.events, event],
    facts: merge(progress.facts, event.facts),
    sources: merge(progress.sources, event.sources),
    lastSeq: event.seq,
  };
}

/** Share of the work that is done, 0..1: finished stages plus the counted part of the running one. */
export function fractionDone(progress: RunProgress): number {
  const done = progress.stages.reduce((sum, { state, done: count, total }) => {
    if (isFinished(state)) return sum + 1;
    return state === 'running' && count !== null && total !== null && total > 0
      ? sum + Math.min(1, count / total)
      : sum;
  }, 0);
  return done / progress.stages.length;
}

/** Every provider call of the run, in order, with the stage that made it. */
export function callsOf(progress: RunProgress): readonly { readonly stage: RunStage; readonly attempt: Attempt }[] {
  return progress.stages.flatMap(({ stage, attempts }) => attempts.map((attempt) => ({ stage, attempt })));
}

/** Epoch ms from the first start to the last end that events speak of; null before the first. */
export function spanOf(progress: RunProgress): { readonly from: number; readonly to: number } | null {
  const starts = progress.stages.flatMap(({ startedAt }) => (startedAt === null ? [] : [startedAt]));
  if (starts.length === 0) return null;
  const ends = progress.stages.flatMap(({ endedAt }) => (endedAt === null ? [] : [endedAt]));
  return { from: Math.min(...starts), to: Math.max(...starts, ...ends) };
}

const periodEnd = (fact: Fact): string => fact.period?.end ?? fact.asOf;

/**
 * One figure of each kind, of its latest period: ten years of statements and the prices of past filings are of the same kinds
 * as the figures of today, and come later. Among figures of one period the first to come stands.
 */
function latestOfEach(facts: readonly Fact[]): readonly Fact[] {
  const latest = new Map<string, Fact>();
  for (const fact of facts) {
    const known = latest.get(fact.metric);
    if (known === undefined || periodEnd(fact) > periodEnd(known)) latest.set(fact.metric, fact);
  }
  return [...latest.values()];
}

/**
 * The figures that stand for themselves, one of each kind. Where the latest of a kind is unknown, no earlier one takes its place.
 */
export function knownFigures(facts: readonly Fact[]): readonly Fact[] {
  return latestOfEach(facts.filter((fact) => !fact.quality.includes('assumed'))).filter(({ value }) => value !== null);
}
