import { operatorRuleFor } from './operator.ts';
import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { PlumblineError } from '@plumbline/model/errors';
import type { Clock } from '@plumbline/model/ports';
import type { Env } from '../../env.ts';
import type { AuditLog } from '../audit.ts';
import type { Log } from '../log.ts';
import { tokenFrom } from './session-cookie.ts';
import type { Caller, Grant, Owner } from './owner.ts';
import { bearerOf, checkGrant } from './owner.ts';
import { version } from '../version.ts';
import { answerRoute, incomingOf, tooLarge, withoutSession } from './answer-route.ts';
import { routeFaults } from './check-routes.ts';
import { contractRoutes } from './contract-routes.ts';
import { asPlumblineError, errorResponse } from './error-answer.ts';
import { freeBytesOf, healthApp } from './health.ts';
import { hostCheck } from './hosts.ts';
import type { Metrics } from './metrics.ts';
import type { MountedRoute } from './mounted-route.ts';
import { compressAnswer } from './compress-answer.ts';

import { policyReports } from './policy-reports.ts';
import { checkOrigin } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';
import type { CheckQuota, OwnerQuota } from './owner-quota.ts';
import type { RequestFaults } from './request-faults.ts';
import { passUnreadBody } from './unread-body.ts';
import { visitorAddress } from './visitor-address.ts';
import type { VisitorBudget } from './visitor-budget.ts';
import { webPages } from './web.ts';

/** What tells tokens of the interface from each other. */
interface TokenGate {
  /** For whom a token acts. Throws where it is none or asks too often. */
  callerOf(text: string): Promise<Caller>;
  /** Does what was called, and keeps how it went where a token called it. */
  noted<T>(grant: Grant | null, call: string, work: () => Promise<T>): Promise<T>;
}

export interface AppDeps {
  readonly env: Env;
  readonly log: Log;
  /** The owner of a session token, or null. */
  readonly sessions: { ownerOf(token: string, address: string): Promise<Owner | null> };
  readonly tokens: TokenGate;
  /** Answers other assistants (MCP over HTTP) in the name of whoever's token they hold. */
  readonly answerAssistant: (request: Request, caller: Caller, checkQuota: CheckQuota) => Promise<Response>;
  readonly routes: readonly MountedRoute[];
  readonly metrics: () => Promise<Metrics>;
  /** Throws when the store does not answer. */
  readonly checkStore: () => Promise<void>;
  readonly clock: Clock;
  readonly stopping: AbortSignal;
  /** What visitors may use; null where only this machine can ask. */
  readonly budget: VisitorBudget | null;
  /** What owners may store and compute; null there too. */
  readonly quota: OwnerQuota | null;
  readonly audit: AuditLog;
  readonly faults: RequestFaults;
  readonly webFolder: string;
}

const maxBodyBytes = 256 * 1024;
const maxAssistantBytes = 1024 * 1024;

interface Variables {
  Variables: { requestId: string; route: string };
}

/** The HTTP application. Throws when a route has no permission, no handler or a loose body. */
export function createApp(deps: AppDeps) {
  const { env, log, sessions, tokens, routes, metrics, checkStore, clock } = deps;
  const { stopping, budget, quota, audit, faults, webFolder } = deps;
  const unsafe = routeFaults(contractRoutes, routes);
  if (unsafe.length > 0) throw new Error(`The routes are not safe to serve:\n${unsafe.join('\n')}`);

  const isSecure = env.PUBLIC_URL?.startsWith('https:') ?? false;
  const always = Object.entries(securityHeaders(env));
  const pages = webPages(webFolder, env.DATA_MODE === 'simulated');
  const addressOf = (context: Context): string =>
    visitorAddress(context.req.raw, incomingOf(context)?.socket.remoteAddress ?? '', env.TRUST_PROXY);
  const callerOf = async (context: Context): Promise<Caller | null> => {
    const request = context.req.raw;
    const bearer = bearerOf(request);
    if (bearer !== null) return tokens.callerOf(bearer);
    const token = tokenFrom(request.headers.get('cookie'), isSecure);
    const owner = token === null ? null : await sessions.ownerOf(token, addressOf(context));
    return owner === null ? null : { owner, grant: null };
  };

  const app = new Hono<Variables>();
  app.use(async (context, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    context.set('requestId', requestId);
    context.set('route', 'other');
    await next();
    const answer = await compressAnswer(context.req.raw, context.res);
    if (answer !== context.res) {
      // Otherwise the headers of the answer before would be laid over those of this one.
      context.res = undefined;
      context.res = answer;
    }
    const incoming = incomingOf(context);
    if (incoming !== undefined && !(await passUnreadBody(incoming, maxBodyBytes))) {
      context.res.headers.set('connection', 'close');
    }
    for (const [name, value] of always) context.res.headers.set(name, value);
    context.res.headers.set('x-request-id', requestId);
    const ms = performance.now() - startedAt;
    const labels = { method: context.req.method, route: context.get('route'), status: context.res.status };
    log.info('request', { request: requestId, ...labels, ms: Math.round(ms * 10) / 10 });
    // Nobody waits for the numbers; the first request would wait for the library.
    void metrics().then(({ observe }) => observe(labels, ms / 1000));
  });

  const checkHost = hostCheck(env);
  app.use(async (context, next) => {
    checkHost(context.req.raw, incomingOf(context)?.socket.localAddress ?? '');
    await next();
  });

  app.onError((thrown, context) => {
    const requestId = context.get('requestId');
    const error = asPlumblineError(thrown);
    if (error.code === 'internal') {
      log.error('a request failed', { request: requestId, error: thrown.message, stack: thrown.stack });
      faults.note(`${context.req.method} ${context.get('route')}`, thrown.message);
    }
    return errorResponse(error, requestId);
  });

  const limitBody = limitedBody(maxBodyBytes);
  // A large body is measured where it is read, and read only for somebody who has a session.
  const largeBody: MiddlewareHandler = async (context, next) => {
    if ((await callerOf(context)) === null) throw withoutSession();
    return next();
  };
  const largeBodies = new Map<string, MiddlewareHandler>(
    routes.flatMap(({ route: { path, maxBytes } }) =>
      maxBytes === undefined ? [] : [[`/api${path}`, largeBody] as const],
    ),
  );
  app.use(
    '/api/*',
    // Looking for a body makes a whole request of the light one, and a GET has none that anybody reads.
    (context, next) =>
      context.req.method === 'GET' ? next() : (largeBodies.get(context.req.path) ?? limitBody)(context, next),
    async (context, next) => {
      checkOrigin(context.req.raw, env.PUBLIC_URL);
      if (stopping.aborted && context.req.method !== 'GET') {
        throw new PlumblineError('draining', 'The server is stopping; try again in a moment.', {
          retryAfterSeconds: 2,
        });
      }
      await next();
    },
  );

  const checksAnswers = env.NODE_ENV !== 'production';
  const answering = (owner: Owner | null): Parameters<typeof answerRoute>[2] => ({
    owner,
    operatorRule: (request, incoming) => operatorRuleFor(env, request, incoming),
    operatorToken: env.OPERATOR_TOKEN,
    budget,
    quota,
    trustedProxies: env.TRUST_PROXY,
    audit,
    checksAnswers,
  });
  for (const mounted of routes) {
    const { method, path, permission, scope } = mounted.route;
    app.on(method.toUpperCase(), `/api${path}`, async (context) => {
      context.set('route', path);
      const caller = await callerOf(context);
      const grant = caller?.grant ?? null;
      const call = `${method.toUpperCase()} ${path}`;
      return tokens.noted(grant, call, () => {
        if (permission !== 'public') checkGrant(grant, scope, call);
        return answerRoute(mounted, context, answering(caller?.owner ?? null));
      });
    });
  }

  app.get('/api/openapi.json', async (context) => {
    const { openApi } = await import('./openapi.ts');
    return context.json(openApi(contractRoutes, version));
  });
  app.all('/api/*', () => {
    throw new PlumblineError('not-found', 'There is no such address in the interface; see /api/openapi.json.');
  });

  app.post('/mcp', limitedBody(maxAssistantBytes), async (context) => {
    const request = context.req.raw;
    checkOrigin(request, env.PUBLIC_URL);
    context.set('route', '/mcp');
    const bearer = bearerOf(request);
    if (bearer === null) {
      throw new PlumblineError(
        'not-signed-in',
        'Send a token: Authorization: Bearer pl_… Make one under Settings, Account.',
      );
    }
    const caller = await tokens.callerOf(bearer);
    budget?.take({ ownerId: caller.owner.id, address: addressOf(context) });
    return deps.answerAssistant(request, caller, async (spends) => {
      await quota?.check(caller.owner.id, spends);
    });
  });

  // Neither a stream of its own nor a session that could be ended; a page of the application has this address, too.
  app.on(['GET', 'DELETE'], '/mcp', async (context, next) => {
    const isAssistant = context.req.method === 'DELETE' || context.req.header('accept')?.includes('text/event-stream');
    return isAssistant === true ? new Response(null, { status: 405, headers: { allow: 'POST' } }) : next();
  });

  const freeBytes = env.DATABASE_URL === null ? () => freeBytesOf(env.DATA_DIR) : null;
  app.route('/', policyReports({ faults, clock, trustedProxies: env.TRUST_PROXY }));
  app.route('/', healthApp({ metrics, checkStore, freeBytes, stopping }));

  app.all('*', async (context) => {
    const page = await pages(context.req.raw);
    if (page !== null) return page;
    throw new PlumblineError('not-found', 'There is nothing at this address.');
  });
  return app;
}

function limitedBody(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw tooLarge(maxSize);
    },
  });
}
