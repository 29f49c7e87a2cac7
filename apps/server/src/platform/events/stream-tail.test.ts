import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { until } from '../../testing/until.ts';
import { localBus } from './event-bus.ts';
import { sseResponse } from './sse.ts';
import type { StoredEvent } from './stream-tail.ts';
import { streamTails } from './stream-tail.ts';

/** A stream of which each question that is asked of the store is counted. */
function stream() {
  const bus = localBus();
  const rows: StoredEvent[] = [];
  const asked = { head: 0, read: 0 };
  const subscribed = { now: 0 };
  const state = { lastSeq: 0, isEnded: false, fails: false, afterReading: (): void => undefined };
  const read = async (_: string, seq: number, limit = 200): Promise<readonly StoredEvent[]> => {
    asked.read++;
    await delay(1);
    const page = rows.filter((row) => row.seq > seq).slice(0, limit);
    state.afterReading();
    return page;
  };
  const tail = streamTails({
    read,
    head: async () => {
      asked.head++;
      await delay(1);
      if (state.fails) throw new Error('the store is gone');
      return { lastSeq: state.lastSeq, isEnded: state.isEnded };
    },
    subscribe(name, onWake) {
      subscribed.now++;
      const leave = bus.subscribe(name, onWake);
      return () => {
        subscribed.now--;
        leave();
      };
    },
  });
  const tell = (count = 1, body = '{}'): void => {
    for (let n = 0; n < count; n++) rows.push({ seq: ++state.lastSeq, at: 0, body });
    bus.wake('s');
  };
  const end = (): void => {
    state.isEnded = true;
    bus.wake('s');
  };
  const follow = (lastEventId: string | null = null, signal = AbortSignal.timeout(5000), heartbeatMs = 4000) =>
    sseResponse({ log: { tail, read }, stream: 's', lastEventId, signal, print: ({ body }) => body, heartbeatMs });
  return { rows, asked, subscribed, state, tell, end, follow, bus };
}

/** Waits until nothing more is asked of the store. */
async function quiet(asked: { readonly head: number }): Promise<void> {
  for (let before = -1; before !== asked.head;) {
    before = asked.head;
    await delay(60);
  }
}

const idsOf = (text: string): number[] => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
const upTo = (last: number, after = 0): number[] => Array.from({ length: last - after }, (_, n) => after + n + 1);

it('is read once for a thousand followers, each from its own place', async () => {
  const { asked, tell, end, follow } = stream();
  tell(20);
  const places = Array.from({ length: 1000 }, (_, n) => n % 21);
  const told = Promise.all(places.map((place) => follow(String(place)).text()));
  await quiet(asked);
  Object.assign(asked, { head: 0, read: 0 });
  tell();
  await quiet(asked);
  tell(3);
  await quiet(asked);
  end();
  for (const [n, text] of (await told).entries()) expect(idsOf(text)).toEqual(upTo(24, places[n]));
  expect(asked).toEqual({ head: 3, read: 2 });
});

it('gives whoever is further behind than memory reaches what lies in the store, then what memory has', async () => {
  const { tell, end, follow, rows } = stream();
  tell(1500);
  const fresh = follow('1490').text();
  const [old, invented] = [follow(null).text(), follow('9999999').text()];
  await delay(30);
  tell(700);
  await delay(30);
  // What was removed before it was taken is passed over; the rest comes.
  rows.splice(0, 1000);
  const late = follow('5').text();
  await delay(30);
  end();
  expect(idsOf(await fresh)).toEqual(upTo(2200, 1490));
  expect(idsOf(await old)).toEqual(upTo(2200));
  expect(idsOf(await late)).toEqual(upTo(2200, 1000));
  expect(idsOf(await invented)).toEqual([]);
});

it('keeps no more than it says when bodies are large, and nobody misses any', async () => {
  const { tell, end, follow } = stream();
  const [quick, slow] = [follow(), follow()];
  const reader = slow.body?.getReader();
  await reader?.read();
  const told = quick.text();
  for (let n = 0; n < 12; n++) {
    tell(1, 'x'.repeat(200_000));
    await delay(5);
  }
  end();
  expect(idsOf(await told)).toEqual(upTo(12));
  let text = '';
  for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read())
    text += Buffer.from(next.value).toString();
  expect(idsOf(text)).toEqual(upTo(12));
});

it('breaks off when the store fails, so that readers come again, and hears nothing once all have left', async () => {
  const { state, subscribed, tell, end, follow, bus } = stream();
  const [one, two] = [follow().text(), follow().text()];
  await delay(20);
  state.fails = true;
  bus.wake('s');
  await expect(one).rejects.toThrow('the store is gone');
  await expect(two).rejects.toThrow('the store is gone');
  state.fails = false;
  const gone = new AbortController();
  const left = follow(null, gone.signal).body?.getReader();
  tell();
  // It takes the first line and no page.
  await left?.read();
  await delay(20);
  await left?.cancel();
  expect(subscribed.now).toBe(0);
  const again = follow().text();
  await delay(20);
  end();
  expect(idsOf(await again)).toEqual([1]);
});

it('misses no wake that comes while it looks', async () => {
  const { state, tell, follow } = stream();
  const gone = new AbortController();
  let told = '';
  const reading = (async () => {
    // Long before its heartbeat.
    for await (const chunk of follow(null, gone.signal, 120_000).body ?? []) told += Buffer.from(chunk).toString();
  })();
  state.afterReading = () => {
    state.afterReading = () => undefined;
    tell();
  };
  tell();
  await until('both are heard', () => idsOf(told).length === 2);
  gone.abort();
  await reading;
});

it('finds without a wake what was written, one look for all in a heartbeat', async () => {
  const { asked, rows, state, follow } = stream();
  const gone = new AbortController();
  const all = Array.from({ length: 50 }, () => follow(null, gone.signal, 40));
  const told = Promise.all(all.map((one) => one.text()));
  await delay(20);
  rows.push({ seq: ++state.lastSeq, at: 0, body: '{}' });
  Object.assign(asked, { head: 0, read: 0 });
  await delay(300);
  gone.abort();
  for (const text of await told) expect([idsOf(text), text.includes(': still here')]).toEqual([[1], true]);
  expect(asked.head).toBeLessThan(12);
  expect(asked.read).toBe(1);
});

it('goes on with a stream that was removed and begun anew', async () => {
  const { rows, state, tell, end, follow } = stream();
  tell(5);
  const old = follow('5').text();
  await delay(20);
  rows.length = 0;
  state.lastSeq = 0;
  tell();
  await delay(20);
  const fresh = follow().text();
  await delay(20);
  tell();
  await delay(20);
  end();
  expect(idsOf(await fresh)).toEqual([1, 2]);
  expect(await old).toContain('event: end');
});
