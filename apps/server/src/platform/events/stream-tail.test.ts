import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { until } from '../../testing/until.ts';
import { localBus } from './event-bus.ts';
import { sseResponse } from './sse.ts';
import type { StoredEvent } from './stream-tail.ts';
import { streamTails } from './stream-tail.ts';

const never = new AbortController().signal;

/** Lets everything happen that no clock keeps waiting: counted in turns of the loop, however long a busy machine takes for one. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 100; turn++) await setImmediate();
}

/** A stream of which each question that is asked of the store is counted. */
function stream() {
  const bus = localBus();
  const rows: StoredEvent[] = [];
  const asked = { head: 0, read: 0 };
  const subscribed = { now: 0 };
  const state = { lastSeq: 0, isEnded: false, fails: false, afterReading: (): void => undefined };
  const read = async (_: string, seq: number, limit = 200): Promise<readonly StoredEvent[]> => {
    asked.read++;
    await setImmediate();
    const page = rows.filter((row) => row.seq > seq).slice(0, limit);
    state.afterReading();
    return page;
  };
  const tail = streamTails({
    read,
    head: async () => {
      asked.head++;
      await setImmediate();
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
  // Without a beat in a test that does not ask for it: a beat is a look at the store, and those are counted.
  const follow = (lastEventId: string | null = null, signal = never, heartbeatMs = 3_600_000) =>
    sseResponse({ log: { tail, read }, stream: 's', lastEventId, signal, print: ({ body }) => body, heartbeatMs });
  return { rows, asked, subscribed, state, tell, end, follow, bus };
}

const idsOf = (text: string): number[] => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
const upTo = (last: number, after = 0): number[] => Array.from({ length: last - after }, (_, n) => after + n + 1);

it('is read once for a thousand followers, each from its own place', async () => {
  const { asked, tell, end, follow } = stream();
  tell(20);
  const places = Array.from({ length: 1000 }, (_, n) => n % 21);
  const told = Promise.all(places.map((place) => follow(String(place)).text()));
  await settle();
  Object.assign(asked, { head: 0, read: 0 });
  tell();
  await settle();
  tell(3);
  await settle();
  end();
  for (const [n, text] of (await told).entries()) expect(idsOf(text)).toEqual(upTo(24, places[n]));
  expect(asked).toEqual({ head: 3, read: 2 });
});

it('gives whoever is further behind than memory reaches what lies in the store, then what memory has', async () => {
  const { tell, end, follow, rows } = stream();
  tell(1500);
  const fresh = follow('1490').text();
  const [old, invented] = [follow(null).text(), follow('9999999').text()];
  await settle();
  tell(700);
  await settle();
  // What was removed before it was taken is passed over; the rest comes.
  rows.splice(0, 1000);
  const late = follow('5').text();
  await settle();
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
    await settle();
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
  await settle();
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
  await settle();
  await left?.cancel();
  expect(subscribed.now).toBe(0);
  const again = follow().text();
  await settle();
  end();
  expect(idsOf(await again)).toEqual([1]);
});

it('misses no wake that comes while it looks', async () => {
  const { state, tell, follow } = stream();
  const gone = new AbortController();
  let told = '';
  const reading = (async () => {
    for await (const chunk of follow(null, gone.signal).body ?? []) told += Buffer.from(chunk).toString();
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
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  try {
    const { asked, rows, state, follow } = stream();
    const gone = new AbortController();
    const all = Array.from({ length: 50 }, () => follow(null, gone.signal, 40));
    const told = Promise.all(all.map((one) => one.text()));
    await settle();
    rows.push({ seq: ++state.lastSeq, at: 0, body: '{}' });
    Object.assign(asked, { head: 0, read: 0 });
    for (let beat = 0; beat < 7; beat++) {
      vi.advanceTimersByTime(40);
      await settle();
    }
    gone.abort();
    for (const text of await told) {
      expect(idsOf(text)).toEqual([1]);
      // Who looks for all in the first beat is told what it found instead.
      expect([6, 7]).toContain(text.split(': still here').length - 1);
    }
    expect(asked).toEqual({ head: 7, read: 1 });
  } finally {
    vi.useRealTimers();
  }
});

it('goes on with a stream that was removed and begun anew', async () => {
  const { rows, state, tell, end, follow } = stream();
  tell(5);
  const old = follow('5').text();
  await settle();
  rows.length = 0;
  state.lastSeq = 0;
  tell();
  await settle();
  const fresh = follow().text();
  await settle();
  tell();
  await settle();
  end();
  expect(idsOf(await fresh)).toEqual([1, 2]);
  expect(await old).toContain('event: end');
});
