import { generatorName } from '@plumbline/market/simulated/simulated-source';
import type { TestedCard } from './gallery.ts';
import { placeName, type GalleryPlace } from './known.ts';
import shipped from './shipped-gallery.json' with { type: 'json' };

/**
 * Verdicts on the simulated market that come with the product, so that the gallery of a first start is full at once: what this
 * server would find itself, given the clock of that day. `node scripts/launch.mjs ship-gallery` writes them.
 */
interface ShippedGallery {
  /** The simulated market they were found on. */
  readonly generator: string;
  /** The clock they were found by; a server whose clock has not come there has no use for them. */
  readonly testedAt: number;
  readonly cards: Readonly<Record<string, TestedCard & { readonly version: string }>>;
}

export interface ShippedCards {
  readonly testedAt: number;
  readonly card: (place: GalleryPlace) => TestedCard | null;
}

// Written by the script from typed values; the file names no verdict's type.
const gallery = shipped as ShippedGallery;

const none: ShippedCards = { testedAt: Number.NEGATIVE_INFINITY, card: () => null };

/** What of it holds for a seed, a clock and this engine; a strategy that was changed since has nothing. */
export function shippedCards(seed: number, now: number): ShippedCards {
  if (gallery.generator !== generatorName(seed) || now < gallery.testedAt) return none;
  return {
    testedAt: gallery.testedAt,
    card: (place) => {
      const found = gallery.cards[placeName(place)];
      if (found?.version !== place.version) return null;
      const { version: _, ...card } = found;
      return card;
    },
  };
}
