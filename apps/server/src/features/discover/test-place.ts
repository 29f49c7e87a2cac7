import type { MarketHandle } from '../../platform/market-handle.ts';
import { loadUniverse, type StrategyTester } from '../strategy/service.ts';
import { testedCard, type TestedCard } from './gallery.ts';
import { templateSpecOf, type GalleryPlace } from './known.ts';

/** Tests a built-in strategy in one market, as the gallery does when nobody has tested it before. */
export async function testPlace(
  { template, market: id }: Pick<GalleryPlace, 'template' | 'market'>,
  market: MarketHandle,
  test: StrategyTester,
): ReturnType<StrategyTester> {
  const spec = await templateSpecOf(template, id);
  return test({ spec, universe: await loadUniverse(market, spec), trials: 1 });
}

/** The card that comes with the product. */
export async function cardToShip(
  place: GalleryPlace,
  market: MarketHandle,
  test: StrategyTester,
): Promise<TestedCard & { readonly version: string }> {
  return { version: place.version, ...(await testedCard(place, await testPlace(place, market, test))) };
}
