import type { ErrorCode, PlumblineError } from '@plumbline/model/errors';

/** What a source says that works and merely has nothing for this question. */
export const hasNothing: ReadonlySet<ErrorCode> = new Set(['not-covered', 'provider-empty']);

/**
 * Of the failures of all that were asked, in that order, the one to tell and to remember: the first of a source that might have
 * answered. That another one does not know the instrument explains nothing, and must not be remembered for as long.
 */
export function tellingFailure(failures: readonly PlumblineError[]): PlumblineError | undefined {
  return failures.find((failure) => !hasNothing.has(failure.code)) ?? failures[0];
}
