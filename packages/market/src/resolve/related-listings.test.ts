import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { relatedListings } from './related-listings.ts';

function related(id: string): Readonly<Record<string, number>> {
  const instrument = catalogue.find((one) => one.id === id);
  if (instrument === undefined) throw new Error(`${id} is not in the catalogue`);
  return Object.fromEntries(relatedListings(instrument).map((other) => [other.instrument.id, other.unitsEach]));
}

describe('related listings', () => {
  it.each([
    ['US:BABA', { 'HK:09988': 8 }],
    ['HK:09988', { 'US:BABA': 1 / 8 }],
    ['US:JD', { 'HK:09618': 2 }],
    ['US:NTES', { 'HK:09999': 5 }],
    ['US:BIDU', { 'HK:09888': 8 }],
    ['US:HSBC', { 'HK:00005': 5 }],
    ['SH:601318', { 'HK:02318': 1 }],
    ['HK:02318', { 'SH:601318': 1 }],
    ['SZ:002594', { 'HK:01211': 1 }],
    ['US:ONC', { 'SH:688235': 13, 'HK:06160': 13 }],
    ['US:GOOGL', { 'US:GOOG': 1 }],
    ['US:BRK.B', { 'US:BRK.A': 1 / 1500 }],
    ['US:PDD', {}],
    ['US:AAPL', {}],
  ])('of %s', (id, expected) => {
    expect(related(id)).toEqual(expected);
  });

  it('undo one another', () => {
    for (const instrument of catalogue) {
      for (const { instrument: other, unitsEach } of relatedListings(instrument)) {
        const back = relatedListings(other).find((one) => one.instrument.id === instrument.id);
        expect(unitsEach * (back?.unitsEach ?? Number.NaN)).toBeCloseTo(1, 12);
      }
    }
  });
});
