import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { PlumblineError } from '@plumbline/model/errors';
import type { Owner } from './owner.ts';
import type { MountedRoute } from './mounted-route.ts';
import { parseBody, parsePart } from './parse-input.ts';
import type { OperatorRule } from './operator.ts';
import { checkOperator } from './operator.ts';
import { asPlumblineError } from './error-answer.ts';
import type { AuditLog } from '../audit.ts';
import type { OwnerQuota } from './owner-quota.ts';
import type { VisitorBudget } from './visitor-budget.ts';
import { visitorAddress } from './visitor-address.ts';
import type { Route } from '@plumbline/contract/route';

interface AnswerOptions {
  readonly owner: Owner | null;
  /** What a request needs to change this server. */
  readonly operatorRule: (request: Request, incoming: IncomingMessage | undefined) => OperatorRule;
  readonly operatorToken: string | null;
  /** Null where only this machine can ask. */
  readonly budget: VisitorBudget | null;
  readonly quota: OwnerQuota | null;
  /** Proxies whose word about who asks is believed. */
  readonly trustedProxies: number;
  readonly audit: AuditLog;
  /** Outside production an answer that breaks its own schema is a failure. */
  readonly checksAnswers: boolean;
}

/** Checks who asks and what, calls the handler, and checks what it says. */
export async function answerRoute(
  { route, answer }: MountedRoute,
  context: Context,
  { owner, operatorRule, operatorToken, budget, quota, trustedProxies, audit, checksAnswers }: AnswerOptions,
): Promise<Response> {
  const request = context.req.raw;
  const incoming = incomingOf(context);
  const address = visitorAddress(request, incoming?.socket.remoteAddress ?? '', trustedProxies);
  const visitor = { ownerId: owner?.id ?? null, address };
  const headers = new Headers(budget?.take(visitor));
  if (route.permission !== 'public' && owner === null) {
    throw withoutSession();
  }
  if (quota !== null && owner !== null && route.spends !== undefined) {
    const left = await quota.check(owner.id, route.spends);
    for (const [name, value] of Object.entries(left)) headers.append(name, value);
  }
  const ruleOf = (): OperatorRule => operatorRule(request, incoming);
  const tell = (outcome: string, output?: unknown): Promise<void> =>
    audit.append(entryOf(route, { owner, output, places: context.req.param(), address, outcome }));
  const isAudited = route.audit != null;
  const perform = async (): Promise<unknown> => {
    if (route.permission === 'operator') checkOperator(request, ruleOf(), operatorToken);
    const input = {
      params: parsePart('Address', route.params, context.req.param()),
      query: parsePart('Query', route.query, context.req.query()),
      body: await readBody(route, request, incoming),
      owner,
      request,
      address,
      operatorRule: ruleOf,
      headers,
    };
    if (route.produces === 'text/event-stream') await budget?.holdStream(visitor, outgoingOf(context));
    return answer(input);
  };
  const output = isAudited
    ? await perform().catch(async (error: unknown) => {
        await tell(asPlumblineError(error).code);
        throw error;
      })
    : await perform();
  if (isAudited) await tell('done', output);
  if (output instanceof Response) return output;
  if (checksAnswers) checkAnswer(route, output);
  headers.set('content-type', 'application/json; charset=utf-8');
  headers.set('cache-control', 'no-store');
  return new Response(JSON.stringify(output), { headers });
}

interface Audited {
  readonly owner: Owner | null;
  readonly output: unknown;
  readonly places: Readonly<Record<string, string>>;
  readonly address: string;
  readonly outcome: string;
}

/** What the log says of a call. What was given never is part of it: the places of its address, or its last word, are. */
function entryOf(
  { path, permission, audit }: Route,
  { owner, output, places, address, outcome }: Audited,
): Parameters<AuditLog['append']>[0] {
  if (audit == null) throw new Error(`${path} is not for the log`);
  const subject = Object.values(places).join('/') || (path.split('/').at(-1) ?? '');
  const actor = accountIn(output) ?? owner?.id ?? '';
  return { actor, action: audit, subject, outcome, address, isOperator: permission === 'operator' };
}

/** Whoever signs in is the account from then on. */
function accountIn(output: unknown): string | null {
  const isView = typeof output === 'object' && output !== null && 'ownerId' in output;
  return isView ? String(output.ownerId) : null;
}

/** The listener of Node hands its message along; a request without a socket has none. */
export function incomingOf(context: Context): IncomingMessage | undefined {
  return ((context.env ?? {}) as Partial<HttpBindings>).incoming;
}

function outgoingOf(context: Context): ServerResponse | undefined {
  return ((context.env ?? {}) as Partial<HttpBindings>).outgoing as ServerResponse | undefined;
}

export const withoutSession = (): PlumblineError =>
  new PlumblineError('not-signed-in', 'Open a session first: POST /api/session with a deviceId.');

export const tooLarge = (maxBytes: number): PlumblineError =>
  new PlumblineError('too-large', `The body is larger than ${maxBytes / 1024} kB.`);

/** Small bodies are checked here; large ones go on as they came. */
async function readBody({ body, maxBytes }: Route, request: Request, incoming?: IncomingMessage): Promise<unknown> {
  if (body === undefined) return undefined;
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new PlumblineError('bad-input', 'Send the body as JSON with content-type application/json.');
  }
  const brokenOff = (cause: unknown): never => {
    if (cause instanceof PlumblineError) throw cause;
    // Whoever sent it went away in the middle of it; nobody hears this but the log.
    throw new PlumblineError('bad-input', 'The body broke off before its end. Send it again.', {}, cause);
  };
  if (maxBytes !== undefined) return readBytes(request, maxBytes, incoming).catch(brokenOff);
  return parseBody(body, await request.text().catch(brokenOff));
}

/**
 * The bytes of a large body, gathered once in the place they stay in. From the socket where there is one: a web stream copies every
 * piece. A piece that was taken is freed at once, as the collector sees only much later how large these are.
 */
async function readBytes(request: Request, maxBytes: number, incoming?: IncomingMessage): Promise<ArrayBuffer> {
  const announced = Number(request.headers.get('content-length') ?? maxBytes);
  if (announced > maxBytes) throw tooLarge(maxBytes);
  const bytes = new Uint8Array(announced);
  let length = 0;
  // The answer still goes out on the socket when we stop in the middle.
  const pieces = incoming?.iterator({ destroyOnReturn: false }) ?? request.body ?? [];
  for await (const piece of pieces as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    if (length + piece.length > announced) throw tooLarge(maxBytes);
    bytes.set(piece, length);
    length += piece.length;
    if (piece.byteLength === piece.buffer.byteLength) piece.buffer.transfer(0);
  }
  return length === bytes.length ? bytes.buffer : bytes.buffer.slice(0, length);
}

function checkAnswer(route: Route, output: unknown): void {
  const checked = route.response?.safeParse(output);
  if (checked === undefined || checked.success) return;
  const [issue] = checked.error.issues;
  throw new Error(
    `${route.method} ${route.path} breaks its own answer schema at ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
  );
}
