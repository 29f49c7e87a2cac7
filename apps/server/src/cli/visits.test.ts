import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchVisits } from './visits.ts';

vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms)),
}));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const visits = watchVisits();
  let isOver = false;
  const begin = (): void => void visits.over().then(() => (isOver = true));
  return { visits, begin, isOver: () => isOver };
}

it('waits for nobody where nobody asks', async () => {
  const { begin, isOver } = watched();
  begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver()).toBe(true);
});

it('waits until an answer is given and for a second after it, in which more may be asked', async () => {
  const { visits, begin, isOver } = watched();
  let answer = (): void => undefined;
  const given = visits.during(() => new Promise<void>((resolve) => (answer = resolve)));
  begin();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isOver()).toBe(false);
  answer();
  await given;
  await vi.advanceTimersByTimeAsync(900);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(isOver()).toBe(true);
});

it('counts an answer that fails, and waits no longer than ten seconds from the start for those that never end', async () => {
  const { visits, begin, isOver } = watched();
  await visits.during(() => Promise.reject(new Error('failed'))).catch(() => undefined);
  void visits.during(() => new Promise(() => undefined));
  begin();
  await vi.advanceTimersByTimeAsync(9_900);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(isOver()).toBe(true);
  // What comes later is not put off again.
  let isOverLater = false;
  void visits.over().then(() => (isOverLater = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(isOverLater).toBe(true);
});
