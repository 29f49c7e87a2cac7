import { daysBetween } from '@plumbline/model/date';
import { describe, expect, it } from 'vitest';
import { simulatedCatalogue } from '../simulated-catalogue.ts';
import { marketOn, saturday } from '../testing/market-on.ts';

const companies = simulatedCatalogue.filter((instrument) => instrument.kind === 'stock');

describe('simulated fundamentals of every company', () => {
  it('are reported three to eight weeks after the period', async () => {
    const { market, context } = marketOn(saturday);
    const untimely: string[] = [];
    for (const instrument of companies) {
      const { value } = await market.fundamentals(instrument, context);
      for (const { line, period, knownAt } of value.items) {
        const wait = line === 'totalAssets' ? daysBetween(period.end, knownAt) : 28;
        if (wait < 21 || wait > 56) untimely.push(`${instrument.id} ${period.end} after ${wait} days`);
      }
    }
    expect(untimely).toEqual([]);
  });

  it.each([4620, 5])(
    'of seed %i price most companies at plausible multiples, with a few that lose money',
    async (seed) => {
      const { market, context } = marketOn(saturday, seed);
      const multiples: number[] = [];
      let losing = 0;
      for (const instrument of companies) {
        if ((instrument.reportingCurrency ?? instrument.currency) !== instrument.currency) continue;
        const { value } = await market.fundamentals(instrument, context);
        const { actions } = (await market.bars({ instrument, interval: '1d' }, context)).value;
        const net = value.items.filter((item) => item.line === 'netIncome' && item.period.kind === 'quarter').slice(-4);
        const shares = value.items.findLast((item) => item.line === 'sharesOutstanding');
        if (shares === undefined) throw new Error(`${instrument.id} has no shares`);
        const ratio = actions.reduce(
          (product, { kind, exDate, ...rest }) =>
            kind === 'split' && exDate > shares.knownAt && 'ratio' in rest ? product * rest.ratio : product,
          1,
        );
        const { price } = (await market.quote(instrument, context)).value;
        const earned = net.reduce((sum, item) => sum + item.value, 0);
        if (earned <= 0) losing++;
        else multiples.push((price * shares.value * ratio) / earned);
      }
      const inBand = multiples.filter((multiple) => multiple > 8 && multiple < 50).length / multiples.length;
      // A quarter is priced for growth or for a poor year, as in the tables.
      expect(inBand).toBeGreaterThan(0.7);
      expect(losing).toBeGreaterThan(0);
      expect(losing).toBeLessThan(15);
    },
  );
});
