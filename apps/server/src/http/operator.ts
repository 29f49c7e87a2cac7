import { createHash, timingSafeEqual } from 'node:crypto';
import { PlumblineError } from '@plumbline/model/errors';
import type { Env } from '../env.ts';

/** Header in which a browser sends the word that proves who runs this server. */
export const operatorHeader = 'x-operator-token';

/** Who may change what counts for everybody: on this machine anyone who reaches the server, elsewhere who knows the token. */
export type OperatorRule = 'everyone' | 'token' | 'nobody';

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

export function operatorRule(env: Pick<Env, 'HOST' | 'PUBLIC_URL' | 'OPERATOR_TOKEN'>): OperatorRule {
  if (env.OPERATOR_TOKEN !== null) return 'token';
  return loopback.has(env.HOST) && env.PUBLIC_URL === null ? 'everyone' : 'nobody';
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Refuses everybody who may not. Compared as digests, so that the time it takes tells nothing. */
export function checkOperator(request: Request, env: Pick<Env, 'HOST' | 'PUBLIC_URL' | 'OPERATOR_TOKEN'>): void {
  const rule = operatorRule(env);
  if (rule === 'everyone') return;
  if (rule === 'nobody' || env.OPERATOR_TOKEN === null) {
    throw new PlumblineError(
      'not-permitted',
      'This server is open to others: set OPERATOR_TOKEN to change it from here.',
    );
  }
  const given = request.headers.get(operatorHeader) ?? '';
  if (!timingSafeEqual(digest(given), digest(env.OPERATOR_TOKEN))) {
    throw new PlumblineError('not-permitted', 'The operator token is missing or wrong.');
  }
}
