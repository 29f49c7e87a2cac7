import { PlumblineError } from '@plumbline/model/errors';
import type { Answer, Attempt, Clock, ProviderHealth } from '@plumbline/model/ports';
import type { Source } from '@plumbline/model/source';
import type { BodyFacts, FetchLike, Provider, ProviderContext, Sourced } from '../provider.ts';
import type { MarketStore } from '../store/market-store.ts';
import type { Breaker } from './breaker.ts';
import { createBreaker } from './breaker.ts';
import type { Gate } from './call-provider.ts';
import { callProvider } from './call-provider.ts';
import { startDeadline } from '../deadline.ts';
import type { Way } from './hedge.ts';
import { hedged, unheard } from './hedge.ts';
import { createHostQueue } from './host-queue.ts';
import { createNegativeCache } from './negative-cache.ts';
import { hasNothing, tellingFailure } from './telling-failure.ts';
import { createProviderRecord } from './provider-record.ts';

export interface RouterOptions {
  readonly providers: readonly Provider[];
  readonly store: MarketStore;
  readonly fetch: FetchLike;
  readonly clock: Clock;
  /** What to set up where nobody can be asked, by the id of the provider that would then be. */
  readonly advice?: ReadonlyMap<string, string>;
  /** What to say where nobody can be asked at all. */
  readonly lacking?: string;
  readonly random?: () => number;
  /** All the time one question may take. */
  readonly totalMs?: number;
  /** How long a source may say nothing before the next one is asked beside it. */
  readonly hedgeMs?: number;
}

/** A question that can be answered from the store, from outside, or from the store with its age. */
export interface Question<T> {
  /** Equal keys are one question: asked once at a time, refused once for a while. */
  readonly key: string;
  readonly maxAgeMs: number;
  /** What is asked, such as `bars`: which endpoint of a provider. */
  readonly kind: string;
  /** In the order in which they are to be asked. */
  readonly providerIds: readonly string[];
  readonly read: () => Promise<{ readonly value: T; readonly source: Source; readonly storedAt: number } | null>;
  /** Undefined when this provider lacks the capability. */
  readonly invoke: (provider: Provider, context: ProviderContext) => Promise<Sourced<T>> | undefined;
  readonly write: (answer: Sourced<T>, storedAt: number, providerId: string) => Promise<void>;
  /** Questions of one line are asked of the same providers: who serves it is remembered. */
  readonly line?: string;
  /** All the time it may take; absent = as long as somebody waits for a page. */
  readonly totalMs?: number;
  /** Its sources give the same: where the first says nothing for a while, the faster of two is taken. */
  readonly areAlike?: true;
}

/** An answer and who gave it. */
interface Given<T> {
  readonly gate: Gate;
  readonly sourced: Sourced<T>;
}

type Asked<T> =
  | { readonly ok: true; readonly answer: Sourced<T>; readonly attempts: readonly Attempt[] }
  | { readonly ok: false; readonly failure: PlumblineError; readonly attempts: readonly Attempt[] };

export interface Router {
  readonly answer: <T>(question: Question<T>) => Promise<Answer<T>>;
  /** Asks one provider once, through its queue, its breakers and its budget; failures are thrown. Nothing is kept. */
  readonly ask: (
    providerId: string,
    call: { readonly kind: string; readonly ms: number; readonly fetch?: FetchLike },
    invoke: (context: ProviderContext) => Promise<unknown>,
  ) => Promise<unknown>;
  /** Whether a provider answers its cheapest question within the time given. */
  readonly probe: (providerId: string, ms: number) => Promise<boolean>;
  readonly isSetUp: (providerId: string) => boolean;
  /** Who answered a line last. */
  readonly serving: (line: string) => Serving | null;
  readonly health: () => readonly ProviderHealth[];
}

/** Who answered a line of questions last, since when, and whether somebody before it was asked and failed. */
export interface Serving {
  readonly providerId: string;
  readonly since: number;
  readonly isFallback: boolean;
}

/** As long as somebody waits for a page. */
export const interactiveMs = 8_000;
const retries = 2;
/** One address of a host that answers elsewhere is given up on sooner than the host; at first when one question was tried in vain. */
const endpointLimits = { hangs: 2, firstFailures: 1 + retries };

/** A source that says nothing for so long is slow or gone: the next one is asked beside it. */
const silentMs = 1_500;

/** What one provider may use up of the time that is left while others wait behind it: a host that hangs must not silence them. */
const shareOfTime = 0.6;

/** A provider is left alone as a whole when its host is, or all that it was ever asked. */
function wholeBreaker(host: Breaker, endpoints: ReadonlyMap<string, Breaker>): Pick<Breaker, 'isOpen' | 'retryAt'> {
  const areOpen = (): boolean => endpoints.size > 0 && [...endpoints.values()].every((one) => one.isOpen());
  return {
    isOpen: () => host.isOpen() || areOpen(),
    retryAt: () => {
      if (host.retryAt() !== null || !areOpen()) return host.retryAt();
      return Math.min(...[...endpoints.values()].map((one) => one.retryAt() ?? Number.POSITIVE_INFINITY));
    },
  };
}

function createGates(options: RouterOptions): ReadonlyMap<string, Gate> {
  const hosts = new Map<string, Pick<Gate, 'queue' | 'breaker'>>();
  const gates = options.providers.map((provider): readonly [string, Gate] => {
    const host = hosts.get(provider.host) ?? {
      queue: createHostQueue(provider.limits),
      breaker: createBreaker(options.clock),
    };
    hosts.set(provider.host, host);
    const endpoints = new Map<string, Breaker>();
    const endpoint = (kind: string): Breaker => {
      const address = provider.addressOf?.(kind) ?? kind;
      const breaker = endpoints.get(address) ?? createBreaker(options.clock, endpointLimits);
      endpoints.set(address, breaker);
      return breaker;
    };
    const whole = wholeBreaker(host.breaker, endpoints);
    return [provider.id, { provider, ...host, endpoint, record: createProviderRecord(provider, whole, options.clock) }];
  });
  return new Map(gates);
}

function attemptOf(provider: Provider, startedAt: number, failure?: PlumblineError): Attempt {
  const ms = Math.round(performance.now() - startedAt);
  if (failure === undefined) return { provider: provider.id, ok: true, ms };
  return { provider: provider.id, ok: false, code: failure.code, message: failure.message, ms };
}

/** Whether it would have the answer at first hand, if only it were set up. */
function isAbsent({ isFirstHand, missing }: Provider): boolean {
  return isFirstHand === true && (missing?.() ?? null) !== null;
}

/** One that said nothing until another had answered; one that was never asked is none. */
function unheardOf({ provider }: Gate, startedAt: number | undefined): readonly Attempt[] {
  return startedAt === undefined ? [] : [attemptOf(provider, startedAt, unheard())];
}

function notAsked(provider: string, message: string): Attempt {
  return { provider, ok: false, code: 'not-covered', message, ms: 0 };
}

/** A body that was cut off for its length is named by the failure alone. */
function unreadBody({ details: { url, bytes, bodySha256 } }: PlumblineError): BodyFacts | null {
  if (typeof url !== 'string' || typeof bytes !== 'number' || typeof bodySha256 !== 'string') return null;
  return { url, bytes, bodySha256 };
}

/** The answer, with the names of those who should have given it. */
function withFallback<T>({ value, source }: Sourced<T>, insteadOf: readonly string[]): Sourced<T> {
  return { value, source: { ...source, insteadOf: [...insteadOf] } };
}

function nobody(
  providerIds: readonly string[],
  { advice, lacking = 'No source is set up for this.' }: Pick<RouterOptions, 'advice' | 'lacking'>,
  gates: ReadonlyMap<string, Gate>,
): PlumblineError {
  const steps = providerIds.flatMap((id) => advice?.get(id) ?? gates.get(id)?.provider.missing?.() ?? []);
  return new PlumblineError('not-covered', [lacking, ...steps].join(' '));
}

/** Everything between a question and the outside world: order, limits, retries, fallback, memory of good and bad answers. */
export function createRouter(options: RouterOptions): Router {
  const { store, clock, fetch } = options;
  const gates = createGates(options);
  const negative = createNegativeCache(clock);
  const inFlight = new Map<string, Promise<Asked<unknown>>>();
  const random = options.random ?? Math.random;
  const lines = new Map<string, Serving>();

  const isSetUp = (providerId: string): boolean => {
    const gate = gates.get(providerId);
    return gate !== undefined && (gate.provider.missing?.() ?? null) === null;
  };

  const noteServing = (line: string | undefined, providerId: string, isFallback: boolean): void => {
    if (line === undefined) return;
    const before = lines.get(line);
    const isSame = before?.providerId === providerId && before.isFallback === isFallback;
    lines.set(line, isSame ? before : { providerId, since: clock.now(), isFallback });
  };

  const quarantine = async (provider: Provider, failure: PlumblineError, read: BodyFacts | null): Promise<void> => {
    const body = read ?? unreadBody(failure);
    if (body === null || (failure.code !== 'provider-body' && failure.code !== 'data-refused')) return;
    await store.quarantine({
      provider: provider.id,
      ...body,
      code: failure.code,
      reason: failure.message,
      at: clock.now(),
    });
  };

  const ask = async <T>(question: Question<T>): Promise<Asked<T>> => {
    const tried = new Map<Gate, Attempt>();
    const failures = new Map<Gate, PlumblineError>();
    const absent = question.providerIds.flatMap((id) => gates.get(id)?.provider ?? []).filter(isAbsent);
    const asked = question.providerIds.filter(isSetUp).flatMap((id) => gates.get(id) ?? []);
    const begun = new Map<Gate, number>();
    const total = startDeadline(
      Math.min(options.totalMs ?? Number.POSITIVE_INFINITY, question.totalMs ?? interactiveMs),
    );
    const askGate = async (gate: Gate, heard: FetchLike, calledOff: AbortSignal): Promise<Given<T> | null> => {
      let body: BodyFacts | null = null;
      const startedAt = performance.now();
      begun.set(gate, startedAt);
      const own = startDeadline(total.remainingMs() * (gate === asked.at(-1) ? 1 : shareOfTime));
      try {
        const sourced = await callProvider(
          gate,
          async (context) => {
            const answering = question.invoke(gate.provider, context);
            if (answering === undefined)
              throw new PlumblineError('not-covered', `${gate.provider.title} cannot answer this.`);
            return answering;
          },
          {
            kind: question.kind,
            deadline: { ...own, signal: AbortSignal.any([own.signal, calledOff]) },
            context: { fetch: heard, clock },
            onBody: (facts) => (body = facts),
            random,
            retries,
            othersWait: gate !== asked.at(-1),
          },
        );
        if (calledOff.aborted) return null;
        tried.set(gate, attemptOf(gate.provider, startedAt));
        return { gate, sourced };
      } catch (error) {
        if (!(error instanceof PlumblineError)) throw error;
        // Its reader has another answer by now.
        if (calledOff.aborted) return null;
        failures.set(gate, error);
        tried.set(gate, attemptOf(gate.provider, startedAt, error));
        await quarantine(gate.provider, error, body);
        return null;
      } finally {
        own.clear();
      }
    };
    const ways = asked.map((gate): Way<Given<T>> => ({
      // What a source counts is not spent on impatience.
      mayBeEarly: gate.provider.quota === undefined,
      begin: (calledOff) => {
        let isSilent = true;
        const heard: FetchLike = async (url, init) => {
          const response = await fetch(url, init);
          isSilent = false;
          return response;
        };
        return { answer: askGate(gate, heard, calledOff), isSilent: () => isSilent };
      },
    }));
    const given = await hedged(ways, {
      afterMs: options.hedgeMs ?? silentMs,
      areAlike: question.areAlike === true,
      isOver: () => total.signal.aborted,
    }).finally(total.clear);
    const before = given === null ? asked : asked.slice(0, asked.indexOf(given.gate));
    // In the order of asking, whoever of two answered first.
    const attempts = [
      ...absent.map(({ id, missing }) => notAsked(id, missing?.() ?? '')),
      ...asked.flatMap((gate) => tried.get(gate) ?? (before.includes(gate) ? unheardOf(gate, begun.get(gate)) : [])),
    ];
    if (given !== null) {
      // Those that failed, and those that say nothing yet.
      const silent = before.filter((gate) => !hasNothing.has(failures.get(gate)?.code ?? 'provider-timeout'));
      const insteadOf = [...absent, ...silent.map(({ provider }) => provider)].map(({ title }) => title);
      const answer = insteadOf.length === 0 ? given.sourced : withFallback(given.sourced, insteadOf);
      noteServing(question.line, given.gate.provider.id, silent.length > 0);
      await question.write(answer, clock.now(), given.gate.provider.id);
      return { ok: true, answer, attempts };
    }
    const failure =
      tellingFailure(asked.flatMap((gate) => failures.get(gate) ?? [])) ?? nobody(question.providerIds, options, gates);
    negative.put(question.key, failure);
    return { ok: false, failure, attempts };
  };

  const askOnce = <T>(question: Question<T>): Promise<Asked<T>> => {
    const running = inFlight.get(question.key);
    // Equal keys are equal questions, so the running one answers with the same type.
    if (running !== undefined) return running as Promise<Asked<T>>;
    const asked = ask(question).finally(() => inFlight.delete(question.key));
    inFlight.set(question.key, asked);
    return asked;
  };

  const askAlone: Router['ask'] = async (providerId, { kind, ms, fetch: own = fetch }, invoke) => {
    const gate = gates.get(providerId);
    if (gate === undefined) throw new PlumblineError('not-found', `There is no source "${providerId}".`);
    const deadline = startDeadline(ms);
    const context = { fetch: own, clock };
    try {
      const alone = { onBody: () => undefined, random, retries: 0, othersWait: false };
      return await callProvider(gate, invoke, { kind, deadline, context, ...alone });
    } finally {
      deadline.clear();
    }
  };

  return {
    answer: async (question) => {
      const stored = await question.read();
      const now = clock.now();
      if (stored !== null && now - stored.storedAt < question.maxAgeMs) {
        return { status: 'fresh', value: stored.value, source: stored.source, attempts: [] };
      }
      const known = negative.get(question.key);
      const asked = known === null ? await askOnce(question) : { ok: false as const, failure: known, attempts: [] };
      const { attempts } = asked;
      if (asked.ok) return { status: 'fresh', ...asked.answer, attempts };
      const { code, message: reason } = asked.failure;
      if (stored === null) return { status: 'unavailable', code, reason, attempts };
      const ageMs = Math.max(0, clock.now() - stored.storedAt);
      return { status: 'stale', value: stored.value, source: stored.source, ageMs, reason, attempts };
    },
    ask: askAlone,
    probe: async (providerId, ms) => {
      const probe = gates.get(providerId)?.provider.probe;
      if (probe === undefined || !isSetUp(providerId)) return false;
      try {
        await askAlone(providerId, { kind: 'probe', ms }, probe);
        return true;
      } catch (error) {
        if (error instanceof PlumblineError) return false;
        throw error;
      }
    },
    isSetUp,
    serving: (line) => lines.get(line) ?? null,
    health: () => [...gates.values()].map((gate) => gate.record.health()),
  };
}
