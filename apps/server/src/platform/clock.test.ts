import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clockFrom, standsStill } from './clock.ts';
import { until } from '../testing/until.ts';

it('a fixed clock stands still', () => {
  expect(clockFrom('2026-11-20T15:00:00Z').now()).toBe(Date.UTC(2026, 10, 20, 15));
  expect(clockFrom('2026-11-20').now()).toBe(Date.UTC(2026, 10, 20));
});

it('time passes unless an instant is given', () => {
  expect([null, '+3600s', '-5s', 'file:/clock', '2026-11-20T15:00:00Z', '2026-11-20'].map(standsStill)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
});

it('an offset moves the real time', () => {
  const ahead = clockFrom('+3600s').now() - Date.now();
  expect(ahead).toBeGreaterThan(3_590_000);
  expect(ahead).toBeLessThan(3_610_000);
});

it('a clock in a file moves when the file does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-clock-'));
  const path = join(folder, 'clock');
  writeFileSync(path, '2026-11-20T15:00:00Z');
  const clock = clockFrom(`file:${path}`);
  expect(clock.now()).toBe(Date.UTC(2026, 10, 20, 15));
  writeFileSync(path, '2026-11-20T16:00:00Z\n');
  await until('the file is read again', () => clock.now() === Date.UTC(2026, 10, 20, 16));
  rmSync(folder, { recursive: true });
});
