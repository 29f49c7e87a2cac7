import type { ErrorCode } from '@plumbline/model/errors';
import { PlumblineError } from '@plumbline/model/errors';
import type { BodyFacts, Provider, ProviderContext } from '../provider.ts';
import type { Breaker } from './breaker.ts';
import type { Deadline } from './deadline.ts';
import { pause } from './deadline.ts';
import type { HostQueue } from './host-queue.ts';
import type { ProviderRecord } from './provider-record.ts';
import { hasNothing } from './telling-failure.ts';

/** One provider behind its queue, its breaker and its record. */
export interface Gate {
  readonly provider: Provider;
  readonly queue: HostQueue;
  readonly breaker: Breaker;
  readonly record: ProviderRecord;
}

export interface CallOptions {
  readonly deadline: Deadline;
  readonly context: Omit<ProviderContext, 'signal' | 'onBody'>;
  readonly onBody: (facts: BodyFacts) => void;
  /** 0..1, for jitter. */
  readonly random: () => number;
  readonly retries: number;
}

const retryBaseMs = 150;
const shortWaitMs = 1_500;
const limitedMs = 30_000;
const refusedMs = 600_000;

const retryable: ReadonlySet<ErrorCode> = new Set(['provider-unreachable', 'provider-timeout', 'provider-limited']);

function asFailure(error: unknown, provider: Provider): PlumblineError {
  if (error instanceof PlumblineError) return error;
  return new PlumblineError('internal', `The adapter of ${provider.title} failed.`, {}, error);
}

/** Milliseconds the host asked for, when it named them. */
function askedWait(failure: PlumblineError): number | null {
  const wait = failure.details.retryAfterMs;
  return typeof wait === 'number' ? wait : null;
}

const paused = (provider: Provider): PlumblineError =>
  new PlumblineError('provider-refused', `${provider.title} is left alone for a while after failures.`, {
    isPaused: true,
  });

/** Tells the breaker what a failure means for the host. */
function report(failure: PlumblineError, breaker: Breaker): void {
  const wait = askedWait(failure);
  if (failure.code === 'cancelled') breaker.released();
  // Figures of one instrument that make no sense: the host is there, and may know the others well.
  else if (hasNothing.has(failure.code) || failure.code === 'data-refused') breaker.succeeded();
  else if (failure.code === 'provider-refused') breaker.openFor(Math.max(wait ?? 0, refusedMs));
  else if (failure.code === 'provider-limited' && (wait ?? limitedMs) > shortWaitMs) breaker.openFor(wait ?? limitedMs);
  else breaker.failed();
}

/** How long to wait before asking again; null when asking again is no use. */
function retryWait(failure: PlumblineError, attempt: number, options: CallOptions): number | null {
  if (attempt >= options.retries || !retryable.has(failure.code)) return null;
  const wait = askedWait(failure) ?? retryBaseMs * 2 ** attempt * (0.5 + options.random());
  const isLong = wait > shortWaitMs || (failure.code === 'provider-limited' && askedWait(failure) === null);
  return isLong || wait >= options.deadline.remainingMs() ? null : wait;
}

/** Asks one provider: through its queue, with few jittered retries, unless its breaker says to leave it alone. */
export async function callProvider<T>(
  gate: Gate,
  invoke: (context: ProviderContext) => Promise<T>,
  options: CallOptions,
): Promise<T> {
  const { provider, queue, breaker, record } = gate;
  let last: PlumblineError | null = null;
  for (let attempt = 0; ; attempt++) {
    if (breaker.isOpen()) throw last ?? paused(provider);
    const startedAt = performance.now();
    const passedMs = (): number => performance.now() - startedAt;
    let wasAsked = false;
    const context: ProviderContext = {
      clock: options.context.clock,
      fetch: (url, init) => {
        wasAsked = true;
        record.sent();
        return options.context.fetch(url, init);
      },
      signal: options.deadline.signal,
      onBody: options.onBody,
    };
    // The breaker hears how it went before the next in line is let in.
    const passThrough = async (): Promise<T> => {
      // Those before it in the line may have found out meanwhile that the host fails.
      if (!breaker.tryEnter()) throw last ?? paused(provider);
      try {
        const value = await invoke(context);
        breaker.succeeded();
        record.succeeded(passedMs());
        return value;
      } catch (error) {
        const failure = asFailure(error, provider);
        if (wasAsked || failure.code === 'internal') {
          report(failure, breaker);
          if (hasNothing.has(failure.code)) record.succeeded(passedMs());
          else if (failure.code !== 'cancelled') record.failed(failure, passedMs());
        } else {
          // Refused before anything was sent: that says nothing about the host.
          breaker.released();
        }
        throw failure;
      }
    };
    try {
      return await queue.run(passThrough, options.deadline);
    } catch (error) {
      const failure = asFailure(error, provider);
      const wait = !wasAsked || breaker.isOpen() ? null : retryWait(failure, attempt, options);
      if (wait === null) throw failure;
      last = failure;
      await pause(wait, options.deadline.signal);
    }
  }
}
