import type { Fact } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import type { Attempt, Clock } from '@plumbline/model/ports';
import type { RunEvent, RunStage, StageState } from '@plumbline/model/report';
import type { Source } from '@plumbline/model/source';

export type StageEvent = Omit<RunEvent, 'seq' | 'runId'>;

/** What a stage ends with. */
export interface StageOutcome {
  readonly state: Extract<StageState, 'done' | 'fallback' | 'failed' | 'skipped'>;
  readonly summary: LocalText;
  readonly warnings?: readonly LocalText[];
}

/** One stage while it works. */
export interface StageRun {
  /** Providers tried so far; the next event carries them. */
  readonly tried: (attempts: readonly Attempt[]) => void;
  /** Tells the page what is known by now. */
  readonly progress: (summary: LocalText, done?: number, total?: number) => Promise<void>;
}

/** Figures and sources that no event has carried yet. */
export type NewFindings = () => { readonly facts: readonly Fact[]; readonly sources: readonly Source[] };

interface StageLogOptions {
  readonly clock: Clock;
  readonly emit: (event: StageEvent) => Promise<void>;
  readonly findings: NewFindings;
}

export interface StageLog {
  /** Runs a stage: one event when it starts, some while it works, one when it ends. Nothing is announced before it happens. */
  readonly run: <Outcome extends StageOutcome>(
    stage: RunStage,
    opening: LocalText,
    work: (run: StageRun) => Promise<Outcome>,
  ) => Promise<Outcome>;
  /** A stage that was not reached. */
  readonly skip: (stage: RunStage, summary: LocalText) => Promise<void>;
}

export function createStageLog({ clock, emit, findings }: StageLogOptions): StageLog {
  const run: StageLog['run'] = async (stage, opening, work) => {
    const startedAt = clock.now();
    const attempts: Attempt[] = [];
    const event = (state: StageState, summary: LocalText): StageEvent => ({
      stage,
      state,
      startedAt,
      summary,
      warnings: [],
      attempts: [...attempts],
      ...findings(),
    });
    await emit(event('running', opening));
    const outcome = await work({
      tried: (more) => attempts.push(...more),
      progress: (summary, done, total) =>
        emit({
          ...event('running', summary),
          ...(done === undefined ? {} : { done }),
          ...(total === undefined ? {} : { total }),
        }),
    });
    await emit({ ...event(outcome.state, outcome.summary), endedAt: clock.now(), warnings: outcome.warnings ?? [] });
    return outcome;
  };
  const skip: StageLog['skip'] = async (stage, summary) => {
    const now = clock.now();
    const nothing = { warnings: [], attempts: [], facts: [], sources: [] };
    await emit({ stage, state: 'skipped', startedAt: now, endedAt: now, summary, ...nothing });
  };
  return { run, skip };
}
