import type { ErrorCode } from '@plumbline/model/errors';
import type { Answer, Attempt } from '@plumbline/model/ports';
import { PlumblineError } from '@plumbline/model/errors';
import type { Source } from '@plumbline/model/source';

/** An answer reduced to what a report needs: the value with its source, or the reason why there is none. */
export type Asked<T> =
  | { readonly ok: true; readonly value: T; readonly source: Source; readonly staleReason: string | null }
  | { readonly ok: false; readonly code: ErrorCode; readonly reason: string };

export interface AskedWithAttempts<T> {
  readonly asked: Asked<T>;
  readonly attempts: readonly Attempt[];
}

function failed<T>(code: ErrorCode, reason: string, attempts: readonly Attempt[]): AskedWithAttempts<T> {
  return { asked: { ok: false, code, reason }, attempts };
}

/**
 * Waits for one answer of the data port. A port that throws counts as unavailable, and an answer from the other realm is
 * refused: simulated and live figures never meet in one report.
 */
export async function ask<T>(answer: Promise<Answer<T>>, simulated: boolean): Promise<AskedWithAttempts<T>> {
  try {
    const got = await answer;
    if (got.status === 'unavailable') return failed(got.code, got.reason, got.attempts);
    if (got.source.simulated !== simulated) {
      const realm = got.source.simulated ? 'simulated' : 'live';
      return failed('data-refused', `the answer is ${realm} and this report is not`, got.attempts);
    }
    const staleReason = got.status === 'stale' ? got.reason : null;
    return { asked: { ok: true, value: got.value, source: got.source, staleReason }, attempts: got.attempts };
  } catch (error) {
    if (error instanceof PlumblineError) return failed(error.code, error.message, []);
    return failed('internal', error instanceof Error ? error.message : 'the data port failed', []);
  }
}

/** How many providers failed before one answered. */
export function failedAttempts(attempts: readonly Attempt[]): readonly Attempt[] {
  return attempts.filter((attempt) => !attempt.ok);
}
