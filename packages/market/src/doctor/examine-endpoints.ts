import type { ErrorCode } from '@plumbline/model/errors';
import { PlumblineError } from '@plumbline/model/errors';
import type { LocalText } from '@plumbline/model/locale';
import type { FetchLike, Provider, ProviderContext } from '../provider.ts';
import { hasNothing } from '../route/telling-failure.ts';
import { adviceOf } from './advice.ts';
import type { Endpoint } from './endpoints.ts';
import { endpointsOf } from './endpoints.ts';
import type { Exchange } from './read-exchange.ts';
import { bodyOf, watchedFetch } from './read-exchange.ts';
import type { Drift, Shape } from './shape.ts';
import { driftOf } from './shape.ts';

/** Recorded shapes by the name of the endpoint, then by the name of the request. */
export type RecordedShapes = Readonly<Record<string, Readonly<Record<string, Shape>>>>;

/** A field that is not as recorded, and in which answer. */
export interface NamedDrift extends Drift {
  readonly request: string;
}

/** How one endpoint answered. */
export interface EndpointReport extends Pick<Endpoint, 'providerId' | 'market' | 'kind'> {
  readonly title: string;
  /** `empty`: it answered that it has nothing. `off`: it needs something to be set up first. */
  readonly state: 'ok' | 'drifted' | 'empty' | 'failed' | 'off';
  readonly code: ErrorCode | null;
  readonly message: string | null;
  /** From the question to the whole answer, pauses between requests included; null when it was not asked. */
  readonly ms: number | null;
  readonly requests: number;
  /** Whether there was a recorded shape to compare with. */
  readonly isCompared: boolean;
  readonly drifts: readonly NamedDrift[];
  readonly advice: LocalText | null;
  /** What went by, for a bug report. */
  readonly exchanges: readonly Exchange[];
}

export interface ExamineOptions {
  readonly providers: readonly Provider[];
  readonly shapes: RecordedShapes;
  readonly fetch: FetchLike;
  /** Asks one provider through its queue, its breakers and its budget; failures are thrown. */
  readonly call: (
    provider: Provider,
    kind: string,
    fetch: FetchLike,
    invoke: (context: ProviderContext) => Promise<unknown>,
  ) => Promise<unknown>;
  /** Told of each endpoint as soon as it is known. */
  readonly onReport?: (report: EndpointReport, of: number) => void;
}

export function endpointName({ providerId, market, kind }: Pick<Endpoint, 'providerId' | 'market' | 'kind'>): string {
  return [providerId, kind, ...(market === null ? [] : [market])].join(' ');
}

/** Answers in the shape of data: the first of each name, since pages of one history are alike. */
export function bodiesOf(exchanges: readonly Exchange[]): ReadonlyMap<string, unknown> {
  const bodies = new Map<string, unknown>();
  for (const { name, text } of exchanges) {
    const body = text === null ? undefined : bodyOf(text);
    if (body !== undefined && !bodies.has(name)) bodies.set(name, body);
  }
  return bodies;
}

function driftsOf(exchanges: readonly Exchange[], recorded: Readonly<Record<string, Shape>>): readonly NamedDrift[] {
  // An answer that is an error is told by its status.
  const answered = exchanges.filter(({ status }) => status >= 200 && status < 300);
  return [...bodiesOf(answered)].flatMap(([request, body]) => {
    const shape = recorded[request];
    return shape === undefined ? [] : driftOf(shape, [body]).map((drift) => ({ request, ...drift }));
  });
}

function stateOf(code: ErrorCode | null, drifts: readonly NamedDrift[]): EndpointReport['state'] {
  if (drifts.length > 0) return 'drifted';
  if (code === null) return 'ok';
  return hasNothing.has(code) ? 'empty' : 'failed';
}

async function examineOne(endpoint: Endpoint, provider: Provider, options: ExamineOptions): Promise<EndpointReport> {
  const { providerId, market, kind } = endpoint;
  const named = { providerId, market, kind, title: provider.title };
  const missing = provider.missing?.() ?? null;
  const unasked = { ms: null, requests: 0, isCompared: false, drifts: [], exchanges: [], advice: null };
  if (missing !== null) return { ...named, ...unasked, state: 'off', code: 'not-covered', message: missing };
  const watched = watchedFetch(options.fetch);
  const startedAt = performance.now();
  let failure: PlumblineError | null = null;
  try {
    const invoke = (context: ProviderContext): Promise<unknown> => endpoint.ask(provider, context) ?? lacks(provider);
    await options.call(provider, kind, watched.fetch, invoke);
  } catch (error) {
    if (!(error instanceof PlumblineError)) throw error;
    failure = error;
  }
  const ms = Math.round(performance.now() - startedAt);
  const exchanges = watched.seen();
  const recorded = options.shapes[endpointName(endpoint)] ?? {};
  const drifts = driftsOf(exchanges, recorded);
  const code = failure?.code ?? null;
  const state = stateOf(code, drifts);
  const advice = state === 'empty' ? null : adviceOf(failure, state === 'drifted');
  const requests = exchanges.length;
  const isCompared = exchanges.some(({ name }) => recorded[name] !== undefined);
  const told = { state, code, message: failure?.message ?? null, advice };
  return { ...named, ...told, ms, requests, isCompared, drifts, exchanges };
}

function lacks({ title }: Provider): never {
  throw new PlumblineError('not-covered', `${title} cannot be asked this.`);
}

/** Asks every endpoint that the product uses once: hosts side by side, each host one question after the other. */
export async function examineEndpoints(options: ExamineOptions): Promise<readonly EndpointReport[]> {
  const byId = new Map(options.providers.map((provider) => [provider.id, provider]));
  const endpoints = endpointsOf(options.providers);
  const reports = new Map<Endpoint, EndpointReport>();
  await Promise.all(
    [...new Set(options.providers.map(({ host }) => host))].map(async (host) => {
      for (const endpoint of endpoints) {
        const provider = byId.get(endpoint.providerId);
        if (provider?.host !== host) continue;
        const report = await examineOne(endpoint, provider, options);
        // A question that a source declines without being asked is no endpoint of it.
        if (report.state === 'empty' && report.requests === 0) continue;
        reports.set(endpoint, report);
        options.onReport?.(report, endpoints.length);
      }
    }),
  );
  return endpoints.flatMap((endpoint) => reports.get(endpoint) ?? []);
}
