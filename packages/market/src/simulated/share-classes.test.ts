import { describe, expect, it } from 'vitest';
import type { Fundamentals } from '@plumbline/model/fundamentals';
import type { InstrumentId } from '@plumbline/model/instrument';
import { catalogue } from '../resolve/catalogue.ts';
import { marketOn, saturday } from './testing/market-on.ts';

const { market, context } = marketOn(saturday);

function known(id: InstrumentId) {
  const found = catalogue.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} is not in the catalogue`);
  return found;
}

async function closes(id: InstrumentId): Promise<ReadonlyMap<number, number>> {
  const { series } = (await market.bars({ instrument: known(id), interval: '1d' }, context)).value;
  return new Map(Array.from(series.columns.time, (time, row) => [time, series.columns.close[row] ?? Number.NaN]));
}

const figures = ({ items }: Fundamentals) =>
  items.map(({ line, period, value, knownAt }) => [line, period.label, value, knownAt].join('|'));

describe.each([
  ['US:GOOG', 'US:GOOGL', 1],
  ['US:BRK.A', 'US:BRK.B', 1500],
  ['US:FOX', 'US:FOXA', 1],
] as const)('%s and %s', (id, main, units) => {
  it('have the statements of one company and nearly one price, and differ from day to day', async () => {
    const [own, other] = await Promise.all([closes(id), closes(main)]);
    const apart = [...own].map(([time, close]) => Math.log(close / (other.get(time) ?? Number.NaN) / units));
    expect(apart.length).toBeGreaterThan(1_500);
    expect(Math.max(...apart.map(Math.abs))).toBeLessThan(0.03);
    expect(new Set(apart.map((gap) => gap.toFixed(4))).size).toBeGreaterThan(50);
    const [mine, theirs] = await Promise.all([id, main].map((one) => market.fundamentals(known(one), context)));
    expect(figures(mine?.value ?? { instrumentId: id, items: [] })).toEqual(
      figures(theirs?.value ?? { instrumentId: id, items: [] }),
    );
    expect(mine?.value.items.length).toBeGreaterThan(100);
  });

  it('are worth as much per company', async () => {
    const measureOf = async (one: InstrumentId, measure: string) =>
      (await market.measures(known(one), context)).value.items.find((item) => item.id === measure)?.value ?? Number.NaN;
    for (const measure of ['marketCap', 'peTrailing', 'priceToBook']) {
      const ratio = (await measureOf(id, measure)) / (await measureOf(main, measure));
      expect(Math.abs(Math.log(ratio))).toBeLessThan(0.03);
    }
  });
});

it('a later clock only appends to a class', async () => {
  const later = marketOn('2026-11-27T22:00:00Z');
  const bars = async (at: typeof later) =>
    (await at.market.bars({ instrument: known('US:GOOG'), interval: '1d' }, at.context)).value.series.columns.close;
  const [before, after] = await Promise.all([bars({ market, context }), bars(later)]);
  expect(after.length).toBeGreaterThan(before.length);
  expect(after.slice(0, before.length)).toEqual(before);
});
