import { z } from 'zod';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { PlumblineError } from '@plumbline/model/errors';
import type { Clock } from '@plumbline/model/ports';
import { incomingOf } from './answer-route.ts';
import { rateLimit } from './rate-limit.ts';
import type { RequestFaults } from './request-faults.ts';
import { policyPrefix } from './request-faults.ts';
import { policyDirectives, policyReportPath } from './security-headers.ts';
import { placeOf, visitorAddress } from './visitor-address.ts';

const mostBytes = 16 * 1024;
/** Anybody may send them, and an extension of one browser sends hundreds: more than a few tell nothing more. */
const perPlace = { most: 10, perMs: 60_000 };
const altogether = { most: 300, perMs: 3_600_000 };

const text = z.string().max(4000).catch('');
/** As browsers have sent it for years. */
const plain = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
  }),
});
/** As the Reporting API sends it, several at a time. */
const bundled = z.array(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }),
  }),
);

interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
}

function violationsOf(given: unknown): readonly Violation[] {
  const one = plain.safeParse(given);
  if (one.success) {
    const { 'csp-report': report } = one.data;
    const directive = report['effective-directive'] || (report['violated-directive'].split(' ')[0] ?? '');
    return [{ directive, blocked: report['blocked-uri'], page: report['document-uri'] }];
  }
  const several = bundled.safeParse(given);
  if (!several.success) throw new PlumblineError('bad-input', 'This is no report of a content policy.');
  return several.data.slice(0, 5).map(({ body }) => ({
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
    page: body.documentURL,
  }));
}

/** `inline`, `eval` and the like as they are; of an address its origin, of our own page its path: no word that somebody typed. */
function placeIn(address: string, part: 'origin' | 'pathname'): string {
  if (!URL.canParse(address)) return /^[a-z-]{1,30}$/.test(address) ? address : '';
  const url = new URL(address);
  return part === 'origin' && url.origin === 'null' ? url.protocol : url[part];
}

/** A directive of our policy, or its general form: whoever sends made-up ones must not fill the store. */
function known(directive: string): string {
  const general = directive.replace(/-(elem|attr)$/, '');
  return policyDirectives.find((one) => one === general) ?? 'other';
}

interface PolicyReportDeps {
  readonly faults: RequestFaults;
  readonly clock: Clock;
  /** Proxies whose word about who asks is believed. */
  readonly trustedProxies: number;
}

/** Takes reports and counts them by directive and hour, like requests that failed. Answers nothing, whatever came. */
export function policyReports({ faults, clock, trustedProxies }: PolicyReportDeps) {
  const ofPlace = rateLimit({ clock, ...perPlace });
  const ofAll = rateLimit({ clock, ...altogether });
  const app = new Hono();
  const tooLarge = (): never => {
    throw new PlumblineError('too-large', `A report has at most ${mostBytes / 1024} kB.`);
  };
  app.post(policyReportPath, bodyLimit({ maxSize: mostBytes, onError: tooLarge }), async (context) => {
    const neighbour = incomingOf(context)?.socket.remoteAddress ?? '';
    ofPlace(placeOf(visitorAddress(context.req.raw, neighbour, trustedProxies)));
    ofAll('all');
    const given: unknown = await context.req.json().catch(() => null);
    for (const { directive, blocked, page } of violationsOf(given)) {
      const told = `${placeIn(blocked, 'origin')} ${placeIn(page, 'pathname')}`.trim();
      faults.note(`${policyPrefix}${known(directive)}`, told);
    }
    return context.body(null, 204);
  });
  return app;
}
