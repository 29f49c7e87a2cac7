import { reviewStatements } from '@plumbline/quant/statements/review-statements';
import { describe, expect, it } from 'vitest';
import { simulatedCatalogue } from '../simulated-catalogue.ts';
import { marketOn, saturday } from '../testing/market-on.ts';

/** Two invented amounts of five digits come out alike now and then; no sum, sign or scale is behind it. */
const byChance: ReadonlySet<string> = new Set(['repeats', 'twins']);

const companies = simulatedCatalogue.filter((instrument) => instrument.kind === 'stock');

describe('simulated statements of every company', () => {
  it('keep every identity that filed statements are held against', async () => {
    const { market, context } = marketOn(saturday);
    const broken: string[] = [];
    let checked = 0;
    for (const instrument of companies) {
      const { items } = (await market.fundamentals(instrument, context)).value;
      const review = reviewStatements(items);
      checked += review.checks.length;
      const failed = review.checks.filter(({ id, holds }) => !holds && !byChance.has(id));
      broken.push(
        ...failed.map(({ id, line = '', period, by }) => `${instrument.id} ${period.label} ${id} ${line} ${by}`),
      );
    }
    expect(broken).toEqual([]);
    expect(checked).toBeGreaterThan(1000 * companies.length);
  });
});
