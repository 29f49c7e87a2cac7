import type { ErrorCode } from '@plumbline/model/errors';
import { PlumblineError } from '@plumbline/model/errors';
import type { BodyFacts, Provider, ProviderContext } from '../provider.ts';
import type { Breaker } from './breaker.ts';
import type { Deadline } from '../deadline.ts';
import { pause } from '../deadline.ts';
import type { HostQueue } from './host-queue.ts';
import type { ProviderRecord } from './provider-record.ts';
import { hasNothing } from './telling-failure.ts';

/** One provider behind its queue, its breakers and its record. */
export interface Gate {
  readonly provider: Provider;
  readonly queue: HostQueue;
  /** Of the host: whether it can be reached, and how often it may be asked. */
  readonly breaker: Breaker;
  /** Of one kind of question: what it was refused says nothing about the others. */
  readonly endpoint: (kind: string) => Breaker;
  readonly record: ProviderRecord;
}

export interface CallOptions {
  /** Kind of the question, such as `bars`: which endpoint is asked. */
  readonly kind: string;
  readonly deadline: Deadline;
  readonly context: Omit<ProviderContext, 'signal' | 'onBody'>;
  readonly onBody: (facts: BodyFacts) => void;
  /** 0..1, for jitter. */
  readonly random: () => number;
  readonly retries: number;
  /** Whether another provider can be asked: nobody waits a second time for one that hangs then. */
  readonly othersWait: boolean;
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

/** Failures of what was asked, not of the way to the host: a session that is refused closes no charts. */
const ofEndpoint: ReadonlySet<ErrorCode> = new Set(['provider-refused', 'provider-body', 'internal']);

/** Statuses that shut out an address or a country, whatever is asked. */
const bans: ReadonlySet<unknown> = new Set([418, 451, 456]);

/** Tells the breakers what a failure means for the host and for the endpoint. */
function report(failure: PlumblineError, host: Breaker, endpoint: Breaker, othersWait: boolean): void {
  const wait = askedWait(failure);
  // Figures of one instrument that make no sense: the host is there, and may know the others well.
  if (hasNothing.has(failure.code) || failure.code === 'data-refused') return succeed(host, endpoint);
  // What hangs may be one address or all of them: both are told. The only source there is may be slow, and is asked again.
  if (failure.code === 'provider-timeout' && othersWait) {
    host.hung();
    endpoint.hung();
    return;
  }
  // So may be what cannot be reached or is asked too often.
  const isShort = (wait ?? 0) <= shortWaitMs;
  if (failure.code === 'provider-unreachable' || (failure.code === 'provider-limited' && wait !== null && isShort)) {
    host.failed();
    endpoint.failed();
    return;
  }
  const isOfEndpoint = ofEndpoint.has(failure.code) && !bans.has(failure.details.status);
  const [told, other] = isOfEndpoint ? [endpoint, host] : [host, endpoint];
  other.released();
  if (failure.code === 'cancelled') told.released();
  else if (failure.code === 'provider-refused') told.openFor(Math.max(wait ?? 0, refusedMs));
  else if (failure.code === 'provider-limited') told.openFor(wait ?? limitedMs);
  else told.failed();
}

function succeed(...breakers: readonly Breaker[]): void {
  for (const breaker of breakers) breaker.succeeded();
}

/** Whether a request may go out now, past both. */
function enter(host: Breaker, endpoint: Breaker): boolean {
  if (endpoint.isOpen() || !host.tryEnter()) return false;
  if (endpoint.tryEnter()) return true;
  host.released();
  return false;
}

/** How long to wait before asking again; null when asking again is no use. */
function retryWait(failure: PlumblineError, attempt: number, options: CallOptions): number | null {
  if (attempt >= options.retries || !retryable.has(failure.code)) return null;
  if (failure.code === 'provider-timeout' && options.othersWait) return null;
  // The wait it asked for is kept once; then the next in line is asked.
  if (failure.code === 'provider-limited' && options.othersWait && attempt > 0) return null;
  const wait = askedWait(failure) ?? retryBaseMs * 2 ** attempt * (0.5 + options.random());
  const isLong = wait > shortWaitMs || (failure.code === 'provider-limited' && askedWait(failure) === null);
  return isLong || wait >= options.deadline.remainingMs() ? null : wait;
}

/** Asks one provider: through its queue, with few jittered retries, unless a breaker says to leave it alone. */
export async function callProvider<T>(
  gate: Gate,
  invoke: (context: ProviderContext) => Promise<T>,
  options: CallOptions,
): Promise<T> {
  const { provider, queue, breaker, record } = gate;
  const endpoint = gate.endpoint(options.kind);
  const isShut = (): boolean => breaker.isOpen() || endpoint.isOpen();
  let last: PlumblineError | null = null;
  for (let attempt = 0; ; attempt++) {
    if (isShut()) throw last ?? paused(provider);
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
    // The breakers hear how it went before the next in line is let in.
    const passThrough = async (): Promise<T> => {
      // Those before it in the line may have found out meanwhile that the host fails.
      if (!enter(breaker, endpoint)) throw last ?? paused(provider);
      try {
        const value = await invoke(context);
        succeed(breaker, endpoint);
        record.succeeded(passedMs());
        return value;
      } catch (error) {
        const failure = asFailure(error, provider);
        if (wasAsked || failure.code === 'internal') {
          report(failure, breaker, endpoint, options.othersWait);
          if (hasNothing.has(failure.code)) record.succeeded(passedMs());
          else if (failure.code !== 'cancelled') record.failed(failure, passedMs());
        } else {
          // Refused before anything was sent: that says nothing about the host.
          breaker.released();
          endpoint.released();
        }
        throw failure;
      }
    };
    try {
      return await queue.run(passThrough, options.deadline);
    } catch (error) {
      const failure = asFailure(error, provider);
      const wait = !wasAsked || isShut() ? null : retryWait(failure, attempt, options);
      if (wait === null) throw failure;
      last = failure;
      await pause(wait, options.deadline.signal);
    }
  }
}
