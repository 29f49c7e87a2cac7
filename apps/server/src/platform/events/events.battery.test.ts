import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { TestStore } from '../db/testing/each-store.ts';
import { eachStore, onPostgres } from '../db/testing/each-store.ts';
import { busOf } from './open-bus.ts';
import type { EventLog } from './event-log.ts';
import { eventLog } from './event-log.ts';
import { sseResponse } from './sse.ts';

const clock = { now: () => 1_790_000_000_000 };

eachStore('an event stream', (given) => {
  it('numbers concurrent writers without gap or double', async () => {
    const log = await logOf(given);
    await Promise.all(Array.from({ length: 40 }, (_, i) => log.append('crowd', { i })));
    const page = await log.read('crowd', 0);
    expect(page.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    expect(new Set(page.map(({ body }) => body)).size).toBe(40);
  });

  it('replays what is missed, then follows live, then says that it ended', async () => {
    const log = await logOf(given);
    for (let i = 1; i <= 3; i++) await log.append('run', { i });
    const reading = text(open(log, 'run', '2'));
    await delay(20);
    await log.append('run', { i: 4 });
    await delay(20);
    await log.append('run', { i: 5 });
    await log.end('run');
    expect(await reading).toBe(
      'retry: 1000\n\nid: 3\ndata: {"i":3}\n\nid: 4\ndata: {"i":4}\n\nid: 5\ndata: {"i":5}\n\nevent: end\ndata: {}\n\n',
    );
  });

  it('loses and doubles nothing over reconnects while it is being written', async () => {
    const log = await logOf(given);
    const writing = (async () => {
      for (let i = 1; i <= 120; i++) {
        await log.append('busy', { i });
        if (i % 7 === 0) await delay(1);
      }
      await log.end('busy');
    })();
    const seen: number[] = [];
    let isOver = false;
    let visits = 0;
    while (!isOver) {
      const leave = new AbortController();
      let got = '';
      // Each comes again sooner or later: after one page, two or three.
      let pages = 1 + (visits++ % 3);
      for await (const chunk of open(log, 'busy', seen.length === 0 ? null : String(seen.at(-1)), leave.signal).body ??
        []) {
        got += Buffer.from(chunk).toString();
        if (got.includes('\nid: ') && pages-- === 0) leave.abort();
      }
      seen.push(...[...got.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id)));
      isOver = got.includes('event: end');
    }
    await writing;
    expect(seen).toEqual(Array.from({ length: 120 }, (_, i) => i + 1));
  });

  it('starts at the beginning on an id that is none of ours, and beats while nothing happens', async () => {
    const log = await logOf(given);
    await log.append('quiet', { i: 1 });
    const leave = new AbortController();
    let told = '';
    for await (const chunk of open(log, 'quiet', 'x; drop', leave.signal, 10).body ?? []) {
      told += Buffer.from(chunk).toString();
      if (told.split(': still here').length > 3) leave.abort();
    }
    expect(told).toMatch(/^retry: 1000\n\nid: 1\ndata: {"i":1}\n\n(: still here\n\n){3,}$/);
  });

  it('ends at once for a reader who comes after the end', async () => {
    const log = await logOf(given);
    await log.append('over', {});
    await log.end('over');
    expect(await text(open(log, 'over', '1'))).toBe('retry: 1000\n\nevent: end\ndata: {}\n\n');
  });
});

onPostgres('two processes on one stream', (given) => {
  it('wake one another', async () => {
    const [writer, reader] = [await logOf(given), await logOf(given)];
    const reading = text(open(reader, 'shared', null));
    await delay(50);
    await writer.append('shared', { from: 'afar' });
    await writer.end('shared');
    expect(await reading).toContain('data: {"from":"afar"}');
  });
});

async function logOf({ store, atEnd }: TestStore): Promise<EventLog> {
  const bus = await busOf(store(), () => undefined);
  atEnd(() => bus.close());
  return eventLog(store(), bus, clock);
}

const never = new AbortController().signal;

function open(
  log: EventLog,
  stream: string,
  lastEventId: string | null,
  signal = never,
  heartbeatMs = 15_000,
): Response {
  return sseResponse({ log, stream, lastEventId, signal, print: ({ body }) => body, heartbeatMs });
}

async function text(response: Response): Promise<string> {
  return response.text();
}
