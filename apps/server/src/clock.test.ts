import { expect, it } from 'vitest';
import { clockFrom } from './clock.ts';

it('a fixed clock stands still', () => {
  expect(clockFrom('2026-11-20T15:00:00Z').now()).toBe(Date.UTC(2026, 10, 20, 15));
  expect(clockFrom('2026-11-20').now()).toBe(Date.UTC(2026, 10, 20));
});

it('an offset moves the real time', () => {
  const ahead = clockFrom('+3600s').now() - Date.now();
  expect(ahead).toBeGreaterThan(3_590_000);
  expect(ahead).toBeLessThan(3_610_000);
});
