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

/** Where browsers tell what the policy kept a page from. */
export const policyReportPath = '/csp-reports';

/** What a page may load, from where. */
const allowed = {
  'default-src': `'none'`,
  'script-src': `'self'`,
  'style-src': `'self'`,
  'img-src': `'self' data:`,
  'font-src': `'self'`,
  'connect-src': `'self'`,
  'worker-src': `'self'`,
  'manifest-src': `'self'`,
  'form-action': `'self'`,
  'base-uri': `'none'`,
  'frame-ancestors': `'none'`,
} as const;

// The keys of the table are exactly these names.
export const policyDirectives = Object.keys(allowed) as (keyof typeof allowed)[];

/** Headers of every answer. Scripts and styles come from our own files only; nothing may frame us. */
export function securityHeaders(env: Pick<Env, 'POSTHOG_KEY' | 'POSTHOG_HOST' | 'PUBLIC_URL'>): Record<string, string> {
  const connect = [
    allowed['connect-src'],
    ...(env.POSTHOG_KEY === null ? [] : analyticsOrigins(env.POSTHOG_HOST)),
  ].join(' ');
  const policy = policyDirectives
    .map((directive) => `${directive} ${directive === 'connect-src' ? connect : allowed[directive]}`)
    .join('; ');
  return {
    // Two ways of telling: browsers know the one or the other, and take the second where they know both.
    'content-security-policy': `${policy}; report-uri ${policyReportPath}; report-to csp`,
    'reporting-endpoints': `csp="${policyReportPath}"`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(env.PUBLIC_URL?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
