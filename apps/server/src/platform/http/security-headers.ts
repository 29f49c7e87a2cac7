import type { Env } from '../../env.ts';

/**
 * The origins that the analytics library talks to: the ingestion host, and for PostHog's own cloud the host of its remote
 * configuration beside it (`us.i.posthog.com` and `us-assets.i.posthog.com`).
 */
function analyticsOrigins(host: string): readonly string[] {
  const { origin, hostname } = new URL(host);
  const region = /^(\w+)\.i\.posthog\.com$/.exec(hostname)?.[1];
  return region === undefined ? [origin] : [origin, `https://${region}-assets.i.posthog.com`];
}

/** Headers of every answer. Scripts and styles come from our own files only; nothing may frame us. */
export function securityHeaders(env: Pick<Env, 'POSTHOG_KEY' | 'POSTHOG_HOST' | 'PUBLIC_URL'>): Record<string, string> {
  const connect = [`'self'`, ...(env.POSTHOG_KEY === null ? [] : analyticsOrigins(env.POSTHOG_HOST))].join(' ');
  const policy = [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src ${connect}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(env.PUBLIC_URL?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
