import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { GalleryCard, readGallery } from '@plumbline/contract/discover';
import type { Realm } from '@plumbline/market/route/market-data';
import { outOfSampleSharpe, shownCostPerSide } from '@plumbline/quant/evidence/shown-figures';
import type { MarketId } from '@plumbline/model/instrument';
import { verdictLabels } from '@plumbline/model/verdict';
import type { Database } from '../../platform/db/schema.ts';
import type { TestOutcome } from '../strategy/service.ts';
import { galleryRows } from './store/gallery.ts';
import { placeName, templateOf, templateSpecOf, type GalleryPlace } from './known.ts';

/** Four significant digits are more than a picture of forty points shows. */
const drawn = (value: number): number => Number(value.toPrecision(4));

/** What was found of a built-in strategy, as far as a card shows it. */
export type TestedCard = Omit<GalleryCard, 'template' | 'market' | 'family' | 'title' | 'meaning'>;

/** What a card shows of a test. */
export async function testedCard(
  place: Pick<GalleryPlace, 'template' | 'market'>,
  { summary, verdict }: TestOutcome,
): Promise<TestedCard> {
  return {
    verdict: verdict.label,
    trials: verdict.trials,
    simulated: summary.simulated,
    from: summary.from,
    to: summary.to,
    sparkline: summary.sparkline.map(drawn),
    sharpe: outOfSampleSharpe(summary.metrics.outOfSample, verdict),
    maxDrawdown: summary.metrics.whole['maxDrawdown'] ?? null,
    costPerSide: shownCostPerSide(verdict, (await templateSpecOf(place.template, place.market)).costs),
  };
}

/** The card of a template; null when it is no longer built in. */
async function cardOf({ template: id, market }: GalleryPlace, tested: TestedCard): Promise<GalleryCard | null> {
  const template = await templateOf(id);
  if (template === undefined) return null;
  const { family, title, meaning } = template;
  return { template: id, market, family, title, meaning, ...tested };
}

/**
 * The better verdict first, then the low end of where the Sharpe ratio may truly lie: a high one of few trades ranks below a
 * modest one of many.
 */
function byEvidence(a: GalleryCard, b: GalleryCard): number {
  const rank = (card: GalleryCard): number => verdictLabels.indexOf(card.verdict);
  const proven = ({ sharpe }: GalleryCard): number => sharpe.low ?? sharpe.value ?? Number.NEGATIVE_INFINITY;
  const [one, other] = [proven(a), proven(b)];
  return rank(a) - rank(b) || (one === other ? 0 : other - one);
}

interface Offered {
  readonly places: readonly GalleryPlace[];
  /** Found before this server ran, for places that it has not tested itself. */
  readonly shipped: (place: GalleryPlace) => TestedCard | null;
  readonly limit?: number;
}

/** The gallery as cards, the best supported first; at most `limit` of them. */
export async function galleryAnswer(
  db: Kysely<Database>,
  realm: Realm,
  { places, shipped, limit = Number.POSITIVE_INFINITY }: Offered,
): Promise<z.input<typeof readGallery.response>> {
  const rows = new Map((await galleryRows(db, realm)).map((row) => [placeName(row), row]));
  const failed: { template: string; market: MarketId; reason: string }[] = [];
  const made = await Promise.all(
    places.map(async (place) => {
      const { summary = null, verdict = null, error = null } = rows.get(placeName(place)) ?? {};
      if (error !== null) failed.push({ template: place.template, market: place.market, reason: error });
      if (error !== null) return null;
      // Written by this file from typed values.
      const own =
        summary === null || verdict === null
          ? shipped(place)
          : await testedCard(place, { summary: JSON.parse(summary), verdict: JSON.parse(verdict) } as TestOutcome);
      return own === null ? null : cardOf(place, own);
    }),
  );
  const cards = made.filter((card) => card !== null);
  return {
    known: places.length,
    failed,
    tested: cards.length,
    cards: cards.toSorted(byEvidence).slice(0, limit),
  };
}
