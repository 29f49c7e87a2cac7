import { expect, it } from 'vitest';
import { answer } from '../chat/testing/answer.ts';
import { fakeSeries } from '../report/testing/fake-prices.ts';
import { acme } from '../report/testing/instruments.ts';

const prices = { from: '2012-01-02', to: '2026-11-20', seed: 11, firstPrice: 20, drift: 0.0006, swing: 0.016 };
const { time, high, low, close } = fakeSeries(acme, prices, [], 'split', '9999-12-31').columns;
const days = [...time].map((one, at) => ({ date: new Date(one).toISOString().slice(0, 10), at }));
const in2019 = days.filter(({ date }) => date.startsWith('2019'));

/** The day of 2019 on which a price was highest, or lowest. */
const dayOf = (column: ArrayLike<number>, sign: 1 | -1): string | undefined =>
  in2019.toSorted((a, b) => sign * ((column[b.at] ?? 0) - (column[a.at] ?? 0)))[0]?.date;

it('tells the day of a high or low within the time asked about, and not that of another year', async () => {
  expect((await answer('highest price of Acme Systems in 2019 and when')).words).toContain(`on ${dayOf(high, 1)}:`);
  expect((await answer('when was the lowest price of Acme Systems in 2019')).words).toContain(`on ${dayOf(low, -1)}:`);
  const { words } = await answer('highest price of Acme Systems in 1999 and when');
  expect(words).toContain('Prices are held from 2012-01-02 on.');
  expect(words).not.toContain('It was on');
});

it('finds the highest and the lowest close, each with its day', async () => {
  const { words, body } = await answer('highest close of Acme Systems in 2019');
  const day = dayOf(close, 1);
  expect(words).toContain(`on ${day}: highest close of Acme Systems`);
  const at = days.find(({ date }) => date === day)?.at ?? -1;
  expect(body.facts.find(({ asOf }) => asOf === day)?.value).toBe(close[at]);
  expect((await answer('lowest close of Acme Systems in 2019')).words).toContain(
    `on ${dayOf(close, -1)}: lowest close`,
  );
});

it('works out what a sum put in on one day gave on another', async () => {
  const { calls, words, body } = await answer(
    'if I had put 10000 in Acme Systems on 2019-01-02 and sold on 2020-12-31 what would I have',
  );
  expect(calls).toEqual([
    { tool: 'invested', symbol: acme.id, amount: 10_000, since: '2019-01-02', until: '2020-12-31' },
  ]);
  expect(words).toContain('when sold: Acme Systems returned');
  const [grown, worth] = [
    body.facts.find(({ metric }) => metric === 'totalReturn')?.value,
    body.facts.find(({ id }) => id.startsWith('invested'))?.value,
  ];
  expect(grown).toBeTypeOf('number');
  expect(worth).toBeCloseTo(10_000 * (1 + Number(grown)), 6);
});

it('says which company trades where nothing is covered, and which rule halts a market', async () => {
  expect((await answer("what is Samsung's P/E")).words).toContain('Samsung is listed on an exchange that no source');
  const { calls } = await answer('what happens if the S&P falls 13%');
  expect(calls).toEqual([expect.objectContaining({ tool: 'rules', market: 'us', topics: ['priceLimit'] })]);
});

it('explains the rule of day traders where dollars are in the account', async () => {
  const { calls } = await answer('am I allowed to day trade with $9,000 in a margin account');
  expect(calls).toEqual([expect.objectContaining({ tool: 'define', terms: ['dayTraderRule'] })]);
});
