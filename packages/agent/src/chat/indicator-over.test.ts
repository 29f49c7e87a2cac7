import { expect, it } from 'vitest';
import { bbands } from '@plumbline/quant/catalogue/indicators/bbands';
import { runIndicator } from '@plumbline/quant/catalogue/run-indicator';
import { acme } from '../report/testing/instruments.ts';
import { answer } from './testing/answer.ts';
import { deskNow, fakeDesk } from './testing/fake-desk.ts';
import { openFigures } from './figures.ts';
import { priceOver } from './price-over.ts';

const choice = { isAsTraded: false, riskFree: null };
const open = () => openFigures(acme, { desk: fakeDesk().desk, locale: 'en', now: deskNow, today: '2026-11-20' });

it('averages the closes of the sessions that are named, and those that charts take where none are', async () => {
  const figures = await open();
  const { context } = figures;
  const close = context.bars.get(acme.id, 'split')?.series.columns.close ?? new Float64Array();
  const mean = (n: number): number => close.slice(-n).reduce((sum, one) => sum + one, 0) / n;
  const value = (handle: string | undefined) => context.book.get(handle ?? '')?.value;
  const { handles } = priceOver(figures, 'movingAverage', { is: 'last', n: 20, of: 'days' }, choice);
  expect(value(handles[0])).toBeCloseTo(mean(20), 9);
  const usual = priceOver(figures, 'movingAverage', { is: 'latest' }, choice).handles;
  expect(usual.map(value)).toEqual([expect.closeTo(mean(50), 9), expect.closeTo(mean(200), 9)]);
});

it('has the strength and the smoothed average of the engine, and none for more sessions than there are', async () => {
  const figures = await open();
  const { book } = figures.context;
  const [strength] = priceOver(figures, 'relativeStrength', { is: 'latest' }, choice).handles;
  expect(book.get(strength ?? '')).toMatchObject({ unit: 'points', formula: { expression: 'rsi(close, n)' } });
  const rsi = book.get(strength ?? '')?.value ?? Number.NaN;
  expect(rsi).toBeGreaterThan(0);
  expect(rsi).toBeLessThan(100);
  const days = (n: number) => ({ is: 'last', n, of: 'days' }) as const;
  const [smoothed] = priceOver(figures, 'exponentialAverage', days(2), choice).handles;
  expect(book.get(smoothed ?? '')?.value).toBeGreaterThan(0);
  expect(priceOver(figures, 'movingAverage', days(100_000), choice).handles).toEqual([]);
});

it('has every line of an indicator with its settings and its day, as the catalogue computes it', async () => {
  const figures = await open();
  const { book, bars } = figures.context;
  const columns = bars.get(acme.id, 'split')?.series.columns;
  const [upper] = runIndicator(bbands, [columns?.close ?? new Float64Array()], { period: 10, up: 3, down: 3 });
  const wide = priceOver(figures, 'bollingerUpper', { is: 'latest' }, { ...choice, settings: [10, 3] }).handles;
  expect(book.get(wide[0] ?? '')).toMatchObject({ value: upper?.at(-1), unit: 'price', asOf: '2026-11-20' });
  const { low, high, close } = columns ?? {};
  const williams = priceOver(figures, 'williamsRange', { is: 'latest' }, choice).handles;
  const top = Math.max(...high!.slice(-14));
  expect(book.get(williams[0] ?? '')?.value).toBeCloseTo(
    (-100 * (top - close!.at(-1)!)) / (top - Math.min(...low!.slice(-14))),
    9,
  );
  const before = priceOver(figures, 'williamsRange', { is: 'day', date: '2026-11-15' }, choice).handles;
  expect(book.get(before[0] ?? '')?.asOf).toBe('2026-11-13');
});

it('answers an indicator by all its lines, and says the settings', async () => {
  const { words } = await answer('macd of Acme Systems');
  expect(words).toMatch(
    /^MACD line \(12, 26, 9\) of Acme Systems on 2026-11-20: \{.+\}\. ?MACD signal line .*MACD histogram/,
  );
  const { calls, words: set } = await answer('Acme Systems bollinger bands 10 3');
  expect(calls).toMatchObject([{ metrics: ['bbands'], settings: ['10', '3'] }]);
  expect(set).toContain('Lower Bollinger band (10, 3, 3)');
});
