import type { Clock } from '@plumbline/model/ports';

export interface Breaker {
  /** Whether a request may go out now. After a pause exactly one may, as a probe, until it has reported back. */
  readonly tryEnter: () => boolean;
  readonly succeeded: () => void;
  readonly failed: () => void;
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

/** Stops asking a host that keeps failing: after five failures in a row, or more than half of the last twenty. */
export function createBreaker(clock: Clock): Breaker {
  let consecutive = 0;
  let recent: boolean[] = [];
  let openUntil: number | null = null;
  let isProbing = false;

  const open = (ms: number): void => {
    openUntil = clock.now() + ms;
    isProbing = false;
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
      recent = openUntil === null ? [...recent, true].slice(-windowSize) : [];
      openUntil = null;
      isProbing = false;
    },
    failed: () => {
      consecutive++;
      recent = [...recent, false].slice(-windowSize);
      const failures = recent.filter((ok) => !ok).length;
      const isBad =
        consecutive >= consecutiveLimit || (recent.length === windowSize && failures > windowSize * windowShare);
      if (openUntil !== null || isBad) open(probeAfterMs);
    },
    released: () => {
      isProbing = false;
    },
    openFor: open,
    isOpen: () => openUntil !== null && (isProbing || clock.now() < openUntil),
    retryAt: () => openUntil,
  };
}
