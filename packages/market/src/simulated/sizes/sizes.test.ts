import type { Instrument } from '@plumbline/model/instrument';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../resolve/catalogue.ts';
import { marketOn, mean } from '../testing/market-on.ts';
import { farFigures, seenSize } from '../testing/seen-size.ts';
import { companySize, knownCompanySizes } from './company-size.ts';
import { coinSizes, usualLevels } from './levels.ts';
import { sizedOn } from './sized-on.ts';

const eve = `${sizedOn}T23:30:00Z`;
const tabled = catalogue.filter(({ id }) => knownCompanySizes.has(id));

describe('the sizes of the simulated market', () => {
  it('know at least 120 companies, each of them listed', () => {
    expect(knownCompanySizes.size).toBeGreaterThan(120);
    expect([...knownCompanySizes.keys()].filter((id) => !tabled.some((one) => one.id === id))).toEqual([]);
    const figures = [...knownCompanySizes.values()].flatMap((size) => Object.values(size));
    expect(figures.every(Number.isFinite)).toBe(true);
  });

  it('put sixty companies at the order of magnitude of the table: price, value, sales and margin', async () => {
    const far: string[] = [];
    for (const instrument of tabled.filter((_, at) => at % 3 === 0).slice(0, 60)) {
      const wanted = knownCompanySizes.get(instrument.id);
      if (wanted === undefined) throw new Error(`no size of ${instrument.id}`);
      const size = await seenSize(instrument);
      if (farFigures(size, wanted).length > 0) far.push(`${instrument.id} ${JSON.stringify(size)}`);
    }
    expect(far).toEqual([]);
  });

  it('put indices, funds and coins at their usual levels', async () => {
    const { market, context } = marketOn(eve);
    const wantedOf = ({ id }: Instrument): number | undefined =>
      usualLevels[id] ?? coinSizes[id.replace(/^CRYPTO:(.*)-USD$/, '$1')]?.[0];
    const far: string[] = [];
    for (const instrument of catalogue) {
      const wanted = wantedOf(instrument);
      if (wanted === undefined) continue;
      const { price } = (await market.quote(instrument, context)).value;
      if (!(price > wanted / 1.5 && price < wanted * 1.5)) far.push(`${instrument.id} ${price}, not ${wanted}`);
    }
    expect(far).toEqual([]);
  });

  it('are spread as those of a market: few giants, many small ones, some that lose money', () => {
    const drawn = catalogue
      .filter(({ id, kind }) => kind === 'stock' && !knownCompanySizes.has(id))
      .map((instrument, at) => companySize(at * 7919, instrument));
    const part = (holds: (size: (typeof drawn)[number]) => boolean): number =>
      mean(drawn.map((one) => Number(holds(one))));
    expect(part(({ value }) => value > 100e9)).toBeLessThan(0.05);
    expect(part(({ value }) => value < 2e9)).toBeGreaterThan(0.2);
    expect(part(({ netMargin }) => netMargin < 0)).toBeGreaterThan(0.06);
    expect(part(({ netMargin }) => netMargin < 0)).toBeLessThan(0.2);
    expect(part(({ cycle }) => cycle > 1)).toBeGreaterThan(0.1);
    expect(part(({ growth }) => (growth ?? 0) > 0.07)).toBeGreaterThan(0.05);
  });
});
