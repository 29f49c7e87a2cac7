import { describe, expect, it } from 'vitest';
import { createMarketData } from '@plumbline/market/route/market-data';
import { simulatedMarket } from '@plumbline/market/simulated/simulated-market';
import { createMemoryStore } from '@plumbline/market/store/memory-store';
import { computeTest } from '../strategy/compute-test.ts';
import { galleryPlaces, placeName } from './known.ts';
import { shippedCards } from './shipped-gallery.ts';
import { cardToShip } from './test-place.ts';

const seed = 4620;
const never = Number.MAX_SAFE_INTEGER;
const places = await galleryPlaces();
const { card, testedAt } = shippedCards(seed, never);

describe('the verdicts that come with the product', () => {
  it('are of every built-in strategy as it is now; else run: node scripts/launch.mjs ship-gallery', () => {
    expect(places.filter((place) => card(place) === null).map(placeName)).toEqual([]);
    expect(places.length).toBeGreaterThan(100);
  });

  it.each(['supertrend crypto', 'pairs crypto', 'value hk', 'dual-momentum cn', 'risk-parity us'])(
    'are what a server finds by itself (%s); else run: node scripts/launch.mjs ship-gallery --all',
    async (name) => {
      const clock = { now: () => testedAt };
      const data = createMarketData({
        mode: 'simulated',
        providers: [],
        simulated: simulatedMarket({ seed, clock }),
        store: createMemoryStore(),
        clock,
        fetch,
      });
      const place = places.find((one) => placeName(one) === name);
      if (place === undefined) throw new Error(`no ${name}`);
      const { version: _, ...found } = await cardToShip(
        place,
        async () => data,
        async (request) => computeTest(request),
      );
      expect(card(place)).toEqual(found);
    },
  );

  it('are nothing for another market, before their day, and of a strategy that was changed', () => {
    const [place] = places;
    if (place === undefined) throw new Error('no strategies');
    expect(card(place)).not.toBeNull();
    expect(shippedCards(seed + 1, never).card(place)).toBeNull();
    expect(shippedCards(seed, testedAt - 1).card(place)).toBeNull();
    expect(card({ ...place, version: 'another' })).toBeNull();
  });
});
