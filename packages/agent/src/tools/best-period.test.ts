import { expect, it } from 'vitest';
import { answer } from '../chat/testing/answer.ts';
import { fakeSeries } from '../report/testing/fake-prices.ts';
import { acme } from '../report/testing/instruments.ts';

const prices = { from: '2012-01-02', to: '2026-11-20', seed: 11, firstPrice: 20, drift: 0.0006, swing: 0.016 };
const { time, close } = fakeSeries(acme, prices, [], 'split', '9999-12-31').columns;
const dates = [...time].map((one) => new Date(one).toISOString().slice(0, 10));

/** The return of each period from the close before it, by hand. */
function moves(length: number): readonly (readonly [string, number])[] {
  const keys = [...new Set(dates.map((date) => date.slice(0, length)))].slice(1);
  return keys.map((key) => {
    const [first, last] = [
      dates.findIndex((date) => date.startsWith(key)),
      dates.findLastIndex((date) => date.startsWith(key)),
    ];
    return [key, (close[last] ?? 0) / (close[first - 1] ?? 0) - 1];
  });
}

it('finds the best whole year and the worst day, each counted from the close before it', async () => {
  const years = moves(4).filter(([year]) => year !== '2026');
  const [best] = years.toSorted((a, b) => b[1] - a[1]);
  const { calls, words } = await answer('best year of Acme Systems');
  expect(calls).toEqual([{ tool: 'best-period', symbol: acme.id, of: 'year', end: 'best' }]);
  expect(words).toContain(`was ${best?.[0]}: Acme Systems rose`);
  const [worst] = moves(10)
    .filter(([day]) => day >= '2020')
    .toSorted((a, b) => a[1] - b[1]);
  const day = await answer('worst day of Acme Systems since 2020');
  expect(day.words).toContain(`was ${worst?.[0]}: Acme Systems fell`);
  const value = day.body.facts.find(({ metric }) => metric === 'priceChange')?.value;
  expect(value).toBeCloseTo(worst?.[1] ?? 0, 9);
});

it('tells the last dividend beside that none is dated ahead, and names an unknown term as it was typed', async () => {
  const { calls } = await answer('how much is the dividend of Acme Systems and when was it');
  expect(calls.map(({ tool }) => tool)).toEqual(['figure', 'events']);
  const { words } = await answer('what is helicopter money');
  expect(words).toContain('helicopter money');
});

it('finds the days on which a price passed a level, and says where none did', async () => {
  const level = 60;
  const isBelow = (at: number): boolean => (close[at] ?? Number.NaN) < level;
  const below = dates.flatMap((date, at) => (isBelow(at) ? [{ date, at }] : []));
  const crossed = below.findLast(({ at }) => !isBelow(at - 1));
  const { words, body } = await answer(`when did Acme Systems last close below ${level}`);
  expect(words).toContain(`last closed below that level on ${below.at(-1)?.date}`);
  expect(words).toContain(`from the other side on ${crossed?.date}`);
  expect(words).toContain(`is that of ${below[0]?.date}`);
  expect(
    body.facts.some(({ value, asOf }) => asOf === below.at(-1)?.date && value === close[below.at(-1)?.at ?? 0]),
  ).toBe(true);
  expect((await answer('when did Acme Systems close above 900000')).words).toContain('None of the closes');
});
