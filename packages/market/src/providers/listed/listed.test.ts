import { describe, expect, it } from 'vitest';
import { dateOf, dayMs, timeOf } from '@plumbline/model/date';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import type { Instrument } from '@plumbline/model/instrument';
import { catalogue } from '../../resolve/catalogue.ts';
import { sinceLastGap } from './check-gaps.ts';
import type { ListedRow } from './listed-row.ts';
import { oldestFirst } from './listed-row.ts';
import { readLocalTime } from './local-time.ts';
import { pause } from '../../deadline.ts';
import { isUnfinished } from './session-end.ts';
import { shortHistoryNotes } from './short-history.ts';

function known(id: string): Instrument {
  const found = catalogue.find((instrument) => instrument.id === id);
  if (found === undefined) throw new Error(`${id} is not in the catalogue`);
  return found;
}

const apple = known('US:AAPL');
const moutai = known('SH:600519');

const row = (date: string, close: number, open = close): ListedRow => ({
  date,
  time: timeOf(date),
  open,
  high: Math.max(open, close),
  low: Math.min(open, close),
  close,
  volume: 1,
});

describe('rows', () => {
  it('are turned oldest first, whichever way they come', () => {
    const rows = [row('2024-01-04', 3), row('2024-01-03', 2), row('2024-01-02', 1)];
    expect(oldestFirst(rows, 'x').map((one) => one.close)).toEqual([1, 2, 3]);
    expect(oldestFirst(rows.toReversed(), 'x').map((one) => one.close)).toEqual([1, 2, 3]);
  });

  it('that stand twice cost no history', () => {
    const rows = [row('2024-01-02', 1), row('2024-01-03', 2), row('2024-01-03', 2), row('2024-01-04', 3)];
    expect(oldestFirst(rows, 'x').map((one) => one.close)).toEqual([1, 2, 2, 3]);
    expect(oldestFirst(rows.toReversed(), 'x').map((one) => one.close)).toEqual([1, 2, 2, 3]);
  });

  it('to and fro are refused', () => {
    expect(() => oldestFirst([row('2024-01-02', 1), row('2024-01-04', 1), row('2024-01-03', 1)], 'x')).toThrow(
      /2024-01-03/,
    );
  });
});

describe('gaps between sessions', () => {
  const checkGaps = (
    rows: readonly ListedRow[],
    actions: readonly CorporateAction[],
    instrument: Instrument,
    publisher: string,
  ) => sinceLastGap(rows, { actions, publisher }, instrument);
  const split = (exDate: string) => [
    { kind: 'split' as const, instrumentId: apple.id, exDate, knownAt: exDate, ratio: 4 },
  ];
  const apart = [row('2020-08-28', 499.23), row('2020-08-31', 129.04, 127.58)];

  it('are refused when only a split explains them and none is named', () => {
    expect(() => checkGaps(apart, [], apple, 'x')).toThrow(/names no split/);
    expect(() => checkGaps(apart, split('2020-08-30'), apple, 'x')).not.toThrow();
    expect(() => checkGaps(apart, split('2020-09-01'), apple, 'x')).toThrow(/names no split/);
  });

  it('cut the history of a source that knows no splits, as long as a year is left', () => {
    const since = (days: number) =>
      Array.from({ length: days }, (_, day) => row(dateOf(timeOf('2020-09-01') + day * dayMs), 130));
    const lacking = { actions: [], lacksActions: true, publisher: 'x' };
    const cut = sinceLastGap([...apart, ...since(249)], lacking, apple);
    expect(cut.rows[0]?.date).toBe('2020-08-31');
    expect(cut.notes).toEqual([expect.stringMatching(/^Begins on 2020-08-31: .* no split is known\.$/)]);
    expect(() => sinceLastGap([...apart, ...since(200)], lacking, apple)).toThrow(/names no split/);
  });

  it('are crashes up to what trade can do', () => {
    expect(() => checkGaps([row('2024-01-02', 100), row('2024-01-03', 58)], [], apple, 'x')).not.toThrow();
  });

  it('cannot be wide on the mainland, but for new shares and before there were limits', () => {
    const days = (year: number, count: number) =>
      Array.from({ length: count }, (_, day) =>
        row(`${year}-01-${String(day + 2).padStart(2, '0')}`, day === count - 1 ? 60 : 100),
      );
    expect(() => checkGaps(days(2024, 9), [], moutai, 'x')).toThrow(/names no split/);
    expect(() => checkGaps(days(2024, 4), [], moutai, 'x')).not.toThrow();
    expect(() => checkGaps(days(1994, 9), [], moutai, 'x')).not.toThrow();
  });
});

describe('the last bar', () => {
  it('is unfinished until the session has settled', () => {
    const close = Date.UTC(2026, 10, 20, 21);
    expect(isUnfinished('us', '1d', '2026-11-20', 0, close)).toBe(true);
    expect(isUnfinished('us', '1d', '2026-11-20', 0, close + 900_000)).toBe(false);
  });

  it('of a day without session is unfinished until the day is over on the exchange clock', () => {
    expect(isUnfinished('cn', '1d', '2026-11-21', 0, Date.UTC(2026, 10, 21, 15, 59))).toBe(true);
    expect(isUnfinished('cn', '1d', '2026-11-21', 0, Date.UTC(2026, 10, 21, 16))).toBe(false);
    expect(isUnfinished('cn', '1d', '2040-01-02', 0, Date.UTC(2040, 0, 3))).toBe(false);
  });

  it('of minutes is unfinished until its end', () => {
    const start = Date.UTC(2026, 10, 20, 2);
    expect(isUnfinished('cn', '5m', '2026-11-20', start, start + 299_999)).toBe(true);
    expect(isUnfinished('cn', '5m', '2026-11-20', start, start + 300_000)).toBe(false);
    // The last hour of New York begins half an hour before its close.
    const half = Date.UTC(2026, 10, 20, 20, 30);
    expect(isUnfinished('us', '1h', '2026-11-20', half, half + 1_800_000)).toBe(true);
    expect(isUnfinished('us', '1h', '2026-11-20', half, half + 2_700_000)).toBe(false);
  });
});

describe('local times', () => {
  it.each([
    ['20260806104333', Date.UTC(2026, 7, 6, 2, 43, 33)],
    ['2018/03/29 16:08:11', Date.UTC(2018, 2, 29, 8, 8, 11)],
    ['2026-05-13 15:00:03', Date.UTC(2026, 4, 13, 7, 0, 3)],
    ['202604101455', Date.UTC(2026, 3, 10, 6, 55)],
  ])('are read as %s', (text, at) => {
    expect(readLocalTime(text, 'Asia/Shanghai', 'x').at).toBe(at);
  });

  it.each(['', 'today', '2026-02-30 10:00', '2026-05-13 10:61', '20260806'])('are refused as %j', (text) => {
    expect(() => readLocalTime(text, 'Asia/Shanghai', 'x')).toThrow(/as a time/);
  });
});

describe('a history that begins late', () => {
  it('says so, unless no more was asked for', () => {
    const request = { instrument: moutai, interval: '1d' } as const;
    expect(shortHistoryNotes(request, '2001-08-27')).toEqual([]);
    expect(shortHistoryNotes(request, '2015-01-05')).toEqual(['Begins on 2015-01-05, though listed on 2001-08-27.']);
    expect(shortHistoryNotes({ ...request, from: '2015-01-01' }, '2015-01-05')).toEqual([]);
  });
});

it('waiting between questions ends with the question', async () => {
  const controller = new AbortController();
  const waiting = pause(60_000, controller.signal);
  controller.abort(new Error('over'));
  await expect(waiting).rejects.toThrow('over');
  await expect(pause(1, controller.signal)).rejects.toThrow('over');
});
