import { expect, it } from 'vitest';
import { acme } from '../report/testing/instruments.ts';
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
