import { readFileSync } from 'node:fs';
import { sharedDir } from '@plumbline/fixtures/shared';
import { describe, expect, it } from 'vitest';
import { marketById } from './market-by-id.ts';
import type { Session } from './market.ts';

const shared = sharedDir();

/** `session open close break-start break-end`, instants in epoch ms, as the reference lists them. */
function referenceRows(file: string): string[] {
  const text = readFileSync(`${shared ?? ''}/data/calendars-exchange_calendars/${file}`, 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [date = '', ...instants] = line.trim().split(',');
      return [date.slice(0, 10), ...instants.filter((text) => text !== '').map((text) => Date.parse(text))].join(' ');
    });
}

function rowOf({ date, openAt, closeAt, breaks }: Session): string {
  return [date, openAt, closeAt, ...breaks.flatMap(({ startAt, endAt }) => [startAt, endAt])].join(' ');
}

/** Reference sessions that did not take place: 2023-09-01 (typhoon Saola) and 2023-09-08 (black rainstorm). */
const neverHeld = { 'xnys.csv': [], 'xshg.csv': [], 'xhkg.csv': ['2023-09-01', '2023-09-08'] } as const;

describe.skipIf(shared === null)('sessions against the reference calendars (shared folder)', () => {
  it.each([
    ['us', 'xnys.csv', 4792],
    ['cn', 'xshg.csv', 5586],
    ['hk', 'xhkg.csv', 5346],
  ] as const)('%s equals %s in open, close and lunch of every session', (id, file, count) => {
    const reference = referenceRows(file);
    expect(reference).toHaveLength(count);
    const exceptions: readonly string[] = neverHeld[file];
    const expected = reference.filter((row) => !exceptions.includes(row.slice(0, 10)));
    expect(expected).toHaveLength(count - exceptions.length);
    const from = expected[0]?.slice(0, 10) ?? '';
    const to = expected.at(-1)?.slice(0, 10) ?? '';
    expect(marketById(id).sessions(from, to).map(rowOf)).toEqual(expected);
  });

  it.each([
    ['us', 'ohlcv-us-raw-lean-1998-2021/SPY.daily.csv', 5849],
    ['us', 'ohlcv-yahoo-adjusted-2021-2026/SPY.csv', 1313],
    ['cn', 'ohlcv-ashare-2020-2025/600519.csv', 1455],
    ['hk', 'ohlcv-yahoo-adjusted-2021-2026/0700.HK.csv', 1285],
    ['crypto', 'ohlcv-yahoo-adjusted-2021-2026/BTC-USD.csv', 1911],
  ] as const)('%s has a session on each day of the real bars in %s and on no other', (id, file, count) => {
    const days = readFileSync(`${shared ?? ''}/data/${file}`, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.slice(0, 10));
    expect(days).toHaveLength(count);
    const sessions = marketById(id).sessions(days[0] ?? '', days.at(-1) ?? '');
    expect(sessions.map(({ date }) => date)).toEqual(days);
  });
});
