import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { z } from 'zod';
import { PlumblineError } from '@plumbline/model/errors';
import type { Owner } from '../session/service.ts';
import { inputError } from './error-answer.ts';
import type { MountedRoute } from './mounted-route.ts';
import type { Route } from '@plumbline/contract/route';

interface AnswerOptions {
  readonly ownerOf: (request: Request) => Promise<Owner | null>;
  /** Throws unless the request comes from who may change this server. */
  readonly checkOperator: (request: Request) => void;
  /** Outside production an answer that breaks its own schema is a failure. */
  readonly checksAnswers: boolean;
}

/** Checks who asks and what, calls the handler, and checks what it says. */
export async function answerRoute(
  { route, answer }: MountedRoute,
  context: Context,
  { ownerOf, checkOperator, checksAnswers }: AnswerOptions,
): Promise<Response> {
  const request = context.req.raw;
  const owner = await ownerOf(request);
  if (route.permission !== 'public' && owner === null) {
    throw new PlumblineError('not-signed-in', 'Open a session first: POST /api/session with a deviceId.');
  }
  if (route.permission === 'operator') checkOperator(request);
  const headers = new Headers();
  const input = {
    params: parsePart('Address', route.params, context.req.param()),
    query: parsePart('Query', route.query, context.req.query()),
    body: route.body === undefined ? undefined : parsePart('Body', route.body, await readJson(request)),
    owner,
    request,
    address: addressOf(context),
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
function addressOf(context: Context): string {
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
  return incoming?.socket.remoteAddress ?? '';
}

function parsePart(where: string, schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw inputError(where, parsed.error);
}

async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new PlumblineError('bad-input', 'Send the body as JSON with content-type application/json.');
  }
  const text = await request.text().catch((cause: unknown) => {
    // Whoever sent it went away in the middle of it; nobody hears this but the log.
    throw new PlumblineError('bad-input', 'The body broke off before its end. Send it again.', {}, cause);
  });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new PlumblineError('bad-input', 'The body is not JSON.', {}, cause);
  }
}

function checkAnswer(route: Route, output: unknown): void {
  const checked = route.response?.safeParse(output);
  if (checked === undefined || checked.success) return;
  const [issue] = checked.error.issues;
  throw new Error(
    `${route.method} ${route.path} breaks its own answer schema at ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
  );
}
