import { PlumblineError, type ErrorCode } from '@plumbline/model/errors';

/** An error as data, for the way between threads. */
export interface Failure {
  /** null = not an expected failure. */
  readonly code: ErrorCode | null;
  readonly message: string;
  readonly stack: string | undefined;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Whatever was thrown, as data. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { code: null, message: String(error), stack: undefined, details: {} };
  const { message, stack } = error;
  if (!(error instanceof PlumblineError)) return { code: null, message, stack, details: {} };
  return { code: error.code, message, stack, details: error.details };
}

/** The error again, with its code and with the stack of where it was thrown. */
export function errorOf({ code, message, stack, details }: Failure): Error {
  const error = code === null ? new Error(message) : new PlumblineError(code, message, details);
  if (stack !== undefined) error.stack = stack;
  return error;
}
