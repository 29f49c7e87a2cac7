import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countDown, startDeadline } from './deadline.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('a deadline is over when its time has passed, and says after how long', () => {
  const { signal, remainingMs } = startDeadline(3_000);
  vi.advanceTimersByTime(2_900);
  expect([signal.aborted, remainingMs()]).toEqual([false, 100]);
  vi.advanceTimersByTime(100);
  expect(signal.reason).toMatchObject({ code: 'provider-timeout', message: 'No answer within 3 seconds.' });
  expect(remainingMs()).toBe(0);
});

it('a deadline that is cleared is never over', () => {
  const { signal, clear } = startDeadline(1_000);
  vi.advanceTimersByTime(500);
  clear();
  vi.advanceTimersByTime(10_000);
  expect(signal.aborted).toBe(false);
});

it('time in which this process could hear nothing is not the time of a host', () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const onOver = vi.fn<() => void>();
  const { remainingMs } = countDown(1_000, onOver);
  // The loop stood still for a minute; the first timer fires late.
  now = 60_000;
  expect(remainingMs()).toBe(800);
  vi.advanceTimersToNextTimer();
  expect(onOver).not.toHaveBeenCalled();
  expect(remainingMs()).toBe(800);
  for (let turn = 0; turn < 4; turn += 1) vi.advanceTimersToNextTimer();
  expect(onOver).toHaveBeenCalledOnce();
  clock.mockRestore();
});
