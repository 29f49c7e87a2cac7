import type { IncomingMessage } from 'node:http';
import { createHash, timingSafeEqual } from 'node:crypto';
import { PlumblineError } from '@plumbline/model/errors';
import type { Env } from '../../env.ts';

/** Header in which a browser sends the word that proves who runs this server. */
export const operatorHeader = 'x-operator-token';

/** Who may change what counts for everybody: on this machine anyone who reaches the server, elsewhere who knows the token. */
export type OperatorRule = 'everyone' | 'token' | 'nobody';

type OperatorEnv = Pick<Env, 'HOST' | 'PUBLIC_URL' | 'OPERATOR_TOKEN'>;

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

/** The rule of a server for who asks it directly. */
export function operatorRule(env: OperatorEnv): OperatorRule {
  if (env.OPERATOR_TOKEN !== null) return 'token';
  return loopback.has(env.HOST) && env.PUBLIC_URL === null ? 'everyone' : 'nobody';
}

/** Headers that proxies add, in the standard and in the habits of the common ones. */
const proxyHeader =
  /^(forwarded|via|x-forwarded(-.+)?|x-original-.+|x-real-ip|x-(cluster-)?client-ip|(true|fastly|fly)-client-.+|cf-(connecting-ip|ray|visitor)|cdn-loop|x-envoy-.+|x-amzn-trace-id)$/;

/** Whether somebody stands between us and who asks: it may be anyone then, wherever this server listens. */
export function isProxied(request: Request, incoming: IncomingMessage | undefined): boolean {
  // No browser speaks 1.0; a proxy left as it comes does, and adds no header.
  return incoming?.httpVersion === '1.0' || [...request.headers.keys()].some((name) => proxyHeader.test(name));
}

/** The rule of a server for one request. */
export function operatorRuleFor(
  env: OperatorEnv,
  request: Request,
  incoming: IncomingMessage | undefined,
): OperatorRule {
  const rule = operatorRule(env);
  return rule === 'everyone' && isProxied(request, incoming) ? 'nobody' : rule;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Refuses everybody who may not. Compared as digests, so that the time it takes tells nothing. */
export function checkOperator(request: Request, rule: OperatorRule, token: string | null): void {
  if (rule === 'everyone') return;
  if (rule === 'nobody' || token === null) {
    throw new PlumblineError(
      'not-permitted',
      'This server is open to others: set OPERATOR_TOKEN to change it from here.',
    );
  }
  const given = request.headers.get(operatorHeader) ?? '';
  if (!timingSafeEqual(digest(given), digest(token))) {
    throw new PlumblineError('not-permitted', 'The operator token is missing or wrong.');
  }
}
