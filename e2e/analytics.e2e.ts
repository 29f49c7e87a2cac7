import { createServer, type IncomingMessage, type Server } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, noBrowser, visit } from './lib/browse.ts';
import { serve, type RunningServer } from './lib/serve.ts';

interface SentEvent {
  readonly event: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Events of a request as the service would read them: compressed, as a form or as plain JSON. */
function eventsIn(body: Buffer): readonly SentEvent[] {
  const text = (body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body) : body).toString('utf8');
  const form = new URLSearchParams(text).get('data');
  const parsed: unknown = JSON.parse(form === null ? text : Buffer.from(form, 'base64').toString('utf8'));
  const batch = parsed as SentEvent | readonly SentEvent[] | { readonly batch: readonly SentEvent[] };
  if ('batch' in batch) return batch.batch;
  return 'event' in batch ? [batch] : batch;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The library sends nothing from a browser that says it is driven: this one looks like a reader's. */
const ordinary =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';

async function withdraw(page: Page): Promise<void> {
  await page.goto('/discover?settings=privacy');
  await page.getByRole('button', { name: 'No thanks', exact: true }).click();
}

const lookOrdinary = (): void => {
  Object.defineProperty(navigator, 'webdriver', { get: () => false });
  Object.defineProperty(navigator, 'userAgentData', { get: () => undefined });
};

describe.skipIf(noBrowser)('analytics and consent', () => {
  let server: RunningServer;
  let plain: RunningServer;
  let browser: Browser;
  let ingestion: Server;
  const received: string[] = [];
  const bodies: string[] = [];
  const events: SentEvent[] = [];
  let host = '';

  beforeAll(async () => {
    ingestion = createServer(async (request, response) => {
      received.push(request.url ?? '');
      const body = await bodyOf(request);
      if (request.method === 'POST' && /^\/(e|i\/v0\/e|batch|capture)\b/.test(request.url ?? '')) {
        const sent = eventsIn(body);
        events.push(...sent);
        bodies.push(JSON.stringify(sent));
      }
      response.writeHead(200, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
      });
      response.end('{}');
    });
    await new Promise<void>((resolve) => ingestion.listen(0, '127.0.0.1', resolve));
    const address = ingestion.address();
    host = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
    [server, plain, browser] = await Promise.all([
      serve({ POSTHOG_KEY: 'phc_test', POSTHOG_HOST: host }),
      serve(),
      launch(),
    ]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await plain?.stop();
    ingestion?.close();
  });

  it('T4: sends nothing while consent is pending or denied', async () => {
    const visitor = await visit(browser, server.url);
    try {
      await visitor.page.goto('/');
      await visitor.page.getByTestId('home').waitFor();
      await visitor.page.getByRole('button', { name: 'No thanks' }).click();
      await visitor.page.goto('/research');
      await visitor.page.getByTestId('research').waitFor();
      await visitor.page.waitForTimeout(1_500);
      expect(received).toEqual([]);
      expect(visitor.faults).toEqual([]);
    } finally {
      await visitor.close();
    }
  });

  it('sends after consent only what is on the list, and forgets everything when it is withdrawn', async () => {
    const { host: seen } = new URL(host);
    const visitor = await visit(browser, server.url, { expected: new RegExp(`request: ${seen}`), userAgent: ordinary });
    try {
      await visitor.context.addInitScript(lookOrdinary);
      await visitor.page.goto('/research?symbol=US:NVDA&secret=4711#part');
      await visitor.page.getByRole('button', { name: 'Allow' }).click();
      await visitor.page.goto('/discover?from=NVDA');
      await visitor.page.getByTestId('discover').waitFor();
      // Clicks and moves are what heatmaps and automatic capture would tell of.
      await visitor.page.mouse.click(700, 400);
      await visitor.page.mouse.move(300, 300);
      await expect.poll(() => events.some(({ event }) => event === 'page viewed')).toBe(true);
      expect([...new Set(events.map(({ event }) => event))]).toEqual(['page viewed']);
      const names = new Set(events.flatMap(({ properties }) => Object.keys(properties)));
      expect(
        [...names].filter((name) => /url|path|host|referr|title|utm|screen|viewport|timezone|agent/i.test(name)),
      ).toEqual([]);
      const told = bodies.join('\n') + received.join('\n');
      expect(told).not.toMatch(/NVDA|4711|127\.0\.0\.1|localhost|\$set/);
      expect(told).toContain('/discover');

      const stored = (): Promise<readonly string[]> =>
        visitor.page.evaluate(() =>
          [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...document.cookie.split('; ')].filter(
            (name) => /^_{0,2}ph_/.test(name),
          ),
        );
      expect(await stored()).not.toEqual([]);
      await withdraw(visitor.page);
      await expect.poll(stored).toEqual([]);
      const before = [...received];
      await visitor.page.goto('/signal');
      await visitor.page.waitForTimeout(4_000);
      expect(received).toEqual(before);
      expect(await stored()).toEqual([]);
      expect(visitor.faults).toEqual([]);
    } finally {
      await visitor.close();
    }
  });

  it('asks nobody and loads nothing without a key', async () => {
    const visitor = await visit(browser, plain.url);
    try {
      const scripts: string[] = [];
      visitor.page.on('request', (request) => scripts.push(request.url()));
      await visitor.page.goto('/');
      await visitor.page.getByTestId('home').waitFor();
      await visitor.page.waitForTimeout(800);
      expect(await visitor.page.getByRole('button', { name: 'Allow' }).count()).toBe(0);
      expect(scripts.filter((url) => /posthog|no-external/i.test(url))).toEqual([]);
      expect(visitor.faults).toEqual([]);
    } finally {
      await visitor.close();
    }
  });
});
