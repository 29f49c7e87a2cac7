import type { Clock } from '@plumbline/model/ports';

export interface Breaker {
  /** Whether a request may go out now. After a pause exactly one may, as a probe, until it has reported back. */
  readonly tryEnter: () => boolean;
  readonly succeeded: () => void;
  readonly failed: () => void;
  /** No answer came in time. Every such wait is a reader's, so few of them are enough. */
  readonly hung: () => void;
  /** The request was called off; it says nothing about the host. */
  readonly released: () => void;
  /** The host told us to go away for a while. */
  readonly openFor: (ms: number) => void;
  readonly isOpen: () => boolean;
  /** When the next request may go out as a probe; null while requests go out anyway. */
  readonly retryAt: () => number | null;
}

const consecutiveLimit = 5;
const windowSize = 20;
const windowShare = 0.5;
const probeAfterMs = 30_000;

interface BreakerLimits {
  /** Hangs in a row; where nothing has ever answered the first is enough. */
  readonly hangs?: number;
  /** Failures in a row where nothing has ever answered. */
  readonly firstFailures?: number;
}

/** Stops asking a host that keeps failing: after five failures in a row, or more than half of the last twenty. */
export function createBreaker(
  clock: Clock,
  { hangs: mostHangs = consecutiveLimit, firstFailures = consecutiveLimit }: BreakerLimits = {},
): Breaker {
  let consecutive = 0;
  let hasAnswered = false;
  let hangs = 0;
  let recent: boolean[] = [];
  let openUntil: number | null = null;
  let isProbing = false;

  const open = (ms: number): void => {
    openUntil = clock.now() + ms;
    isProbing = false;
  };

  const failed = (): void => {
    consecutive++;
    recent = [...recent, false].slice(-windowSize);
    const failures = recent.filter((ok) => !ok).length;
    const isBad =
      consecutive >= (hasAnswered ? consecutiveLimit : firstFailures) ||
      (recent.length === windowSize && failures > windowSize * windowShare);
    if (openUntil !== null || isBad) open(probeAfterMs);
  };

  return {
    tryEnter: () => {
      if (openUntil === null) return true;
      if (isProbing || clock.now() < openUntil) return false;
      isProbing = true;
      return true;
    },
    succeeded: () => {
      consecutive = 0;
      hasAnswered = true;
      hangs = 0;
      recent = openUntil === null ? [...recent, true].slice(-windowSize) : [];
      openUntil = null;
      isProbing = false;
    },
    failed: () => {
      hangs = 0;
      failed();
    },
    hung: () => {
      failed();
      hangs++;
      if (hangs >= mostHangs || !hasAnswered) open(probeAfterMs);
    },
    released: () => {
      isProbing = false;
    },
    openFor: open,
    isOpen: () => openUntil !== null && (isProbing || clock.now() < openUntil),
    retryAt: () => openUntil,
  };
}
