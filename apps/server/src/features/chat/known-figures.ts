import { inOwnSpace } from '@plumbline/agent/chat/handle-space';
import type { ToolResult } from '@plumbline/agent/tool';
import type { Fact } from '@plumbline/model/fact';
import type { Clock } from '@plumbline/model/ports';

/** Figures that one caller was told, to be computed from by their handles. */
export interface KnownFigures {
  /** Keeps the figures of a result. What an earlier call told under the same handle stays; the new one gets its own. */
  readonly know: (result: ToolResult) => ToolResult;
  readonly factOf: (handle: string) => Fact | null;
}

/** Figures kept of one caller, and callers. */
const mostFigures = 2000;
const mostCallers = 200;
/** After such a pause a caller begins anew. */
const pauseMs = 15 * 60_000;

export function knownFigures(clock: Pick<Clock, 'now'>): KnownFigures {
  const kept = new Map<string, Fact>();
  // Handles told before a pause or a restart must not mean figures of a later call: no name of a call comes twice.
  let calls = Math.floor(clock.now() / 1000);
  let lastAt = clock.now();
  /** A caller who comes back after a pause is told figures of another time. */
  const wake = (): void => {
    if (clock.now() - lastAt > pauseMs) kept.clear();
    lastAt = clock.now();
  };
  return {
    know(result) {
      wake();
      calls += 1;
      const own = inOwnSpace(result, `c${String(calls)}`, kept);
      for (const fact of own.facts) {
        kept.delete(fact.id);
        kept.set(fact.id, fact);
      }
      for (const [handle] of kept) {
        if (kept.size <= mostFigures) break;
        kept.delete(handle);
      }
      return own;
    },
    factOf(handle) {
      wake();
      return kept.get(handle) ?? null;
    },
  };
}

/** The figures of each caller in this process, by the id of its token. */
export function figuresByCaller(clock: Pick<Clock, 'now'>): (caller: string) => KnownFigures {
  const callers = new Map<string, KnownFigures>();
  return (caller) => {
    const figures = callers.get(caller) ?? knownFigures(clock);
    callers.delete(caller);
    callers.set(caller, figures);
    const [oldest] = callers.keys();
    if (callers.size > mostCallers && oldest !== undefined) callers.delete(oldest);
    return figures;
  };
}
