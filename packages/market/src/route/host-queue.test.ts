import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pause } from '../deadline.ts';
import { createHostQueue } from './host-queue.ts';

const never = new AbortController().signal;
const patient = { signal: never, remainingMs: () => Number.POSITIVE_INFINITY };

describe('host queue', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('keeps to the number at once and to the pace, in order', async () => {
    const queue = createHostQueue({ requestsPerSecond: 50, concurrency: 2 });
    const starts: number[] = [];
    const order: number[] = [];
    let running = 0;
    let most = 0;
    const all = Promise.all(
      [0, 1, 2, 3, 4, 5].map((place) =>
        queue.run(async () => {
          starts.push(performance.now());
          order.push(place);
          most = Math.max(most, ++running);
          await pause(1, never);
          running--;
        }, patient),
      ),
    );
    await vi.runAllTimersAsync();
    await all;
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
    expect(most).toBeLessThanOrEqual(2);
    // Two start at once, the other four keep 20 ms apart.
    expect(starts.map((at) => at - (starts[0] ?? 0))).toEqual([0, 0, 20, 40, 60, 80]);
  });

  it('lets a waiting request leave the line when it is called off', async () => {
    const queue = createHostQueue({ requestsPerSecond: 1000, concurrency: 1 });
    const controller = new AbortController();
    const first = queue.run(() => pause(30, never), patient);
    const second = queue.run(() => Promise.resolve('ran'), { ...patient, signal: controller.signal });
    controller.abort(new Error('called off'));
    await expect(second).rejects.toThrow('called off');
    await vi.runAllTimersAsync();
    await first;
    await expect(queue.run(() => Promise.resolve('next'), patient)).resolves.toBe('next');
  });

  it('refuses at once whose turn would come too late, and keeps the turn of the next for it', async () => {
    const queue = createHostQueue({ requestsPerSecond: 5, concurrency: 1 });
    const hurried = { ...patient, remainingMs: () => 50 };
    await queue.run(() => Promise.resolve('first'), hurried);
    for (let turn = 0; turn < 20; turn++) {
      await expect(queue.run(() => Promise.resolve('ran'), hurried)).rejects.toMatchObject({
        code: 'provider-limited',
      });
    }
    // Its turn is after one gap of 200 ms, not after those of the twenty that were refused.
    const second = queue.run(() => Promise.resolve('second'), { ...patient, remainingMs: () => 200 });
    await vi.advanceTimersByTimeAsync(200);
    await expect(second).resolves.toBe('second');
  });
});
