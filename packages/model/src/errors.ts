/** What the caller should do about a failure. */
export type ErrorAction = 'stop' | 'next-provider' | 'next-with-penalty' | 'retry-later' | 'circuit-open' | 'ask-user';

interface ErrorRule {
  readonly action: ErrorAction;
  readonly status: number;
}

/** The closed list. HTTP status and wording derive from the code, in one table each. */
export const errorRules = {
  'bad-input': { action: 'ask-user', status: 400 },
  'unknown-instrument': { action: 'ask-user', status: 404 },
  'ambiguous-instrument': { action: 'ask-user', status: 409 },
  'not-found': { action: 'stop', status: 404 },
  'not-permitted': { action: 'stop', status: 403 },
  'not-signed-in': { action: 'ask-user', status: 401 },
  'idempotency-conflict': { action: 'stop', status: 409 },
  'too-large': { action: 'ask-user', status: 413 },
  'rate-limited': { action: 'retry-later', status: 429 },
  'provider-unreachable': { action: 'next-provider', status: 503 },
  'provider-timeout': { action: 'next-provider', status: 504 },
  'provider-limited': { action: 'next-with-penalty', status: 503 },
  'provider-refused': { action: 'circuit-open', status: 503 },
  'provider-body': { action: 'next-with-penalty', status: 502 },
  'provider-empty': { action: 'next-provider', status: 404 },
  'not-covered': { action: 'next-provider', status: 404 },
  'data-unavailable': { action: 'retry-later', status: 503 },
  'data-refused': { action: 'stop', status: 422 },
  'no-rule': { action: 'stop', status: 422 },
  cancelled: { action: 'stop', status: 409 },
  'store-unavailable': { action: 'retry-later', status: 503 },
  draining: { action: 'retry-later', status: 503 },
  internal: { action: 'stop', status: 500 },
} as const satisfies Record<string, ErrorRule>;

export type ErrorCode = keyof typeof errorRules;

/** An expected failure: a code from the closed list, a sentence for people, and what to do next. */
export class PlumblineError extends Error {
  readonly code: ErrorCode;
  /** Machine-readable particulars: the field, the candidates, the seconds to wait. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, message: string, details: Readonly<Record<string, unknown>> = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'PlumblineError';
    this.code = code;
    this.details = details;
  }

  get action(): ErrorAction {
    return errorRules[this.code].action;
  }

  get status(): number {
    return errorRules[this.code].status;
  }
}
