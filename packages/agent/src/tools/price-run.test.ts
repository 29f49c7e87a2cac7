import { expect, it } from 'vitest';
import { answer } from '../chat/testing/answer.ts';
import { fakeSeries } from '../report/testing/fake-prices.ts';
import { acme } from '../report/testing/instruments.ts';
import { runUpTo } from './price-run.ts';

const prices = { from: '2012-01-02', to: '2026-11-20', seed: 11, firstPrice: 20, drift: 0.0006, swing: 0.016 };
const series = fakeSeries(acme, prices, [], 'split', '9999-12-31');
const { time, close } = series.columns;
const dates = [...time].map((one) => new Date(one).toISOString().slice(0, 10));

/** The run of closes up to the last, counted by hand. */
function counted() {
  const moves = [...close].map((value, at) => Math.sign(value - (close[at - 1] ?? Number.NaN)));
  const last = moves.at(-1);
  const before = moves.findLastIndex((move) => move !== last);
  return { way: last === 1 ? 'up' : 'down', days: moves.length - 1 - before, from: dates[before] };
}

it.each([
  ['en', 'is Acme Systems on a winning streak', 'up'],
  ['en', 'how many days in a row has Acme Systems fallen', 'down'],
  ['zh-CN', 'ACME连跌几天了', 'down'],
  ['zh-HK', 'ACME連升咗幾日', 'up'],
] as const)('counts the closes in a row up to now, with their days (%s): %s', async (locale, text, asks) => {
  const { way, days, from } = counted();
  const { calls, words, valueOf } = await answer(text, { locale });
  expect(calls).toEqual([{ tool: 'price-run', symbol: acme.id, asks }]);
  expect(words).toContain(from);
  expect(words).toContain(dates.at(-1));
  const length = way === 'up' ? 'longestWinningStreak' : 'longestLosingStreak';
  expect(valueOf(`${acme.id}/${length}@${from}..${dates.at(-1)}`)).toBe(days);
  const denial = { up: /on no run of gains|没有连涨|並無連升/u, down: /on no run of falls|没有连跌|並無連跌/u };
  expect(denial[asks].test(words)).toBe(asks !== way);
});

const historyOf = (...closes: readonly number[]) => ({
  series: { ...series, columns: { ...series.columns, close: Float64Array.from(closes) } },
  source: { id: 's', locator: '' } as never,
});

it('ends where a close went the other way or stayed, and knows none without two closes', () => {
  expect(runUpTo(historyOf(5, 4, 5, 6, 7))).toEqual({ from: 1, days: 3, way: 'up' });
  expect(runUpTo(historyOf(9, 8, 8, 7))).toEqual({ from: 2, days: 1, way: 'down' });
  expect(runUpTo(historyOf(3, 2, 1))).toEqual({ from: 0, days: 2, way: 'down' });
  expect(runUpTo(historyOf(7, 8, 8))).toEqual({ from: 1, days: 1, way: 'flat' });
  expect(runUpTo(historyOf(7))).toBeNull();
});

it('tells the longest run of a time that is named, of those days alone', async () => {
  const inYear = [...close].flatMap((value, at) =>
    dates[at]?.startsWith('2019') === true ? [Math.sign(value - (close[at - 1] ?? Number.NaN))] : [],
  );
  const runs = inYear.map((_, at) => inYear.slice(at).findIndex((move) => move !== -1));
  const { valueOf, body } = await answer('longest losing streak of Acme Systems in 2019');
  const [fact] = body.facts.filter(({ metric }) => metric === 'longestLosingStreak');
  expect(valueOf(fact?.id ?? '')).toBe(Math.max(...runs));
});
