import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { GalleryCard, readGallery } from '@plumbline/contract/discover';
import type { Realm } from '@plumbline/market/route/market-data';
import { costPerSide } from '@plumbline/quant/evidence/cost-per-side';
import { outOfSampleSharpe, verdictFigure } from '@plumbline/quant/evidence/shown-figures';
import { verdictLabels } from '@plumbline/model/verdict';
import type { Database } from '../../platform/db/schema.ts';
import type { TestOutcome } from '../strategy/service.ts';
import { galleryRows } from './store/gallery.ts';
import { templateOf, templateSpecOf, type GalleryPlace } from './known.ts';

/** Four significant digits are more than a picture of forty points shows. */
const drawn = (value: number): number => Number(value.toPrecision(4));

/** What a card shows; null when the template is no longer built in. */
async function cardOf(place: GalleryPlace, { summary, verdict }: TestOutcome): Promise<GalleryCard | null> {
  const template = await templateOf(place.template);
  if (template === undefined) return null;
  return {
    template: template.id,
    market: place.market,
    family: template.family,
    title: template.title,
    meaning: template.meaning,
    verdict: verdict.label,
    trials: verdict.trials,
    simulated: summary.simulated,
    from: summary.from,
    to: summary.to,
    sparkline: summary.sparkline.map(drawn),
    sharpe: outOfSampleSharpe(summary.metrics.outOfSample, verdict),
    maxDrawdown: summary.metrics.whole['maxDrawdown'] ?? null,
    // As charged in the test, duties included: the same figure as in the verdict.
    costPerSide:
      verdictFigure(verdict, 'cost', 'assumedCost') ??
      costPerSide((await templateSpecOf(place.template, place.market)).costs),
  };
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

/** The gallery as cards, the best supported first; at most `limit` of them. */
export async function galleryAnswer(
  db: Kysely<Database>,
  realm: Realm,
  { places, limit = Number.POSITIVE_INFINITY }: { readonly places: readonly GalleryPlace[]; readonly limit?: number },
): Promise<z.input<typeof readGallery.response>> {
  const rows = await galleryRows(db, realm);
  const offered = places.flatMap((place) => {
    const row = rows.find(({ template, market }) => template === place.template && market === place.market);
    return row === undefined ? [] : [{ place, row }];
  });
  const made = await Promise.all(
    offered.map(({ place, row: { summary, verdict } }) => {
      if (summary === null || verdict === null) return null;
      // Written by this file from typed values.
      return cardOf(place, { summary: JSON.parse(summary), verdict: JSON.parse(verdict) } as TestOutcome);
    }),
  );
  const cards = made.filter((card) => card !== null);
  return {
    known: places.length,
    failed: offered.flatMap(({ place, row: { error } }) =>
      error === null ? [] : [{ template: place.template, market: place.market, reason: error }],
    ),
    tested: cards.length,
    cards: cards.toSorted(byEvidence).slice(0, limit),
  };
}
