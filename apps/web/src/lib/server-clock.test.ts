import { afterEach, expect, it, vi } from 'vitest';
import { serverNow, setServerClock } from './server-clock.ts';

afterEach(() => void vi.useRealTimers());

it('goes with the server, whatever the clock of the device says, and stands where that one stands', () => {
  vi.useFakeTimers({ now: 5_000 });
  expect(serverNow()).toBe(5_000);
  setServerClock({ now: 100_000, stands: false });
  vi.advanceTimersByTime(3_000);
  expect(serverNow()).toBe(103_000);
  setServerClock({ now: 70_000, stands: true });
  vi.advanceTimersByTime(3_000);
  expect(serverNow()).toBe(70_000);
});
