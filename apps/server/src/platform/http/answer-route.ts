import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { PlumblineError } from '@plumbline/model/errors';
import type { Owner } from './owner.ts';
import type { MountedRoute } from './mounted-route.ts';
import { parseBody, parsePart } from './parse-input.ts';
import type { OperatorRule } from './operator.ts';
import { checkOperator } from './operator.ts';
import { visitorAddress } from './visitor-address.ts';
import type { Route } from '@plumbline/contract/route';

interface AnswerOptions {
  readonly ownerOf: (request: Request) => Promise<Owner | null>;
  /** What a request needs to change this server. */
  readonly operatorRule: (request: Request, incoming: IncomingMessage | undefined) => OperatorRule;
  readonly operatorToken: string | null;
  /** Proxies whose word about who asks is believed. */
  readonly trustedProxies: number;
  /** Outside production an answer that breaks its own schema is a failure. */
  readonly checksAnswers: boolean;
}

/** Checks who asks and what, calls the handler, and checks what it says. */
export async function answerRoute(
  { route, answer }: MountedRoute,
  context: Context,
  { ownerOf, operatorRule, operatorToken, trustedProxies, checksAnswers }: AnswerOptions,
): Promise<Response> {
  const request = context.req.raw;
  const owner = await ownerOf(request);
  if (route.permission !== 'public' && owner === null) {
    throw new PlumblineError('not-signed-in', 'Open a session first: POST /api/session with a deviceId.');
  }
  const ruleOf = (): OperatorRule => operatorRule(request, incomingOf(context));
  if (route.permission === 'operator') checkOperator(request, ruleOf(), operatorToken);
  const headers = new Headers();
  const input = {
    params: parsePart('Address', route.params, context.req.param()),
    query: parsePart('Query', route.query, context.req.query()),
    body: await readBody(route, request),
    owner,
    request,
    address: visitorAddress(request, incomingOf(context)?.socket.remoteAddress ?? '', trustedProxies),
    operatorRule: ruleOf,
    headers,
  };
  const output = await answer(input);
  if (output instanceof Response) return output;
  if (checksAnswers) checkAnswer(route, output);
  headers.set('content-type', 'application/json; charset=utf-8');
  headers.set('cache-control', 'no-store');
  return new Response(JSON.stringify(output), { headers });
}

/** The listener of Node hands its message along; a request without a socket has none. */
export function incomingOf(context: Context): IncomingMessage | undefined {
  return ((context.env ?? {}) as Partial<HttpBindings>).incoming;
}

/** Small bodies are checked here; large ones go on as they came. */
async function readBody({ body, maxBytes }: Route, request: Request): Promise<unknown> {
  if (body === undefined) return undefined;
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new PlumblineError('bad-input', 'Send the body as JSON with content-type application/json.');
  }
  const brokenOff = (cause: unknown): never => {
    // Whoever sent it went away in the middle of it; nobody hears this but the log.
    throw new PlumblineError('bad-input', 'The body broke off before its end. Send it again.', {}, cause);
  };
  if (maxBytes !== undefined) return readBytes(request, maxBytes).catch(brokenOff);
  return parseBody(body, await request.text().catch(brokenOff));
}

/** The bytes of a large body, gathered once in the place they stay in. */
async function readBytes(request: Request, maxBytes: number): Promise<ArrayBuffer> {
  const announced = Number(request.headers.get('content-length') ?? maxBytes);
  const bytes = new Uint8Array(Math.min(announced, maxBytes));
  let length = 0;
  for await (const chunk of request.body ?? []) {
    bytes.set(chunk, length);
    length += chunk.length;
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
