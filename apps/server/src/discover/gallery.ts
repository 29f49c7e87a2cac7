import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { GalleryCard, readGallery } from '@plumbline/contract/discover';
import type { Realm } from '@plumbline/market/route/market-data';
import type { MarketId } from '@plumbline/model/instrument';
import { verdictLabels } from '@plumbline/model/verdict';
import type { Database } from '../db/schema.ts';
import type { TestOutcome } from '../strategy/compute-test.ts';
import type { GalleryPlace } from './known.ts';

interface Tested extends GalleryPlace {
  readonly realm: Realm;
}

/** Keeps what a built-in strategy came to, or why it came to nothing. */
export async function keepTested(
  db: Kysely<Database>,
  { realm, template, market, version }: Tested,
  outcome: TestOutcome | { readonly error: string },
  at: number,
): Promise<void> {
  const values =
    'error' in outcome
      ? { version, summary: null, verdict: null, error: outcome.error, tested_at: at }
      : {
          version,
          summary: JSON.stringify(outcome.summary),
          verdict: JSON.stringify(outcome.verdict),
          error: null,
          tested_at: at,
        };
  await db
    .insertInto('gallery')
    .values({ realm, template, market, ...values })
    .onConflict((conflict) => conflict.columns(['realm', 'template', 'market']).doUpdateSet(values))
    .execute();
}

/** By template and market, which version was tested. */
export async function testedVersions(db: Kysely<Database>, realm: Realm): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('gallery')
    .select(['template', 'market', 'version'])
    .where('realm', '=', realm)
    .execute();
  return new Map(rows.map(({ template, market, version }) => [`${template} ${market}`, version]));
}

/** The low end of where the Sharpe ratio may truly lie: a high one of few trades ranks below a modest one of many. */
function provenSharpe({ verdict, summary }: GalleryCard): number {
  const figures = verdict.checks.find(({ id }) => id === 'bootstrap')?.figures ?? [];
  const low = figures.find(({ id }) => id === 'sharpeLow')?.value ?? null;
  return low ?? summary.metrics.outOfSample['sharpe'] ?? Number.NEGATIVE_INFINITY;
}

function byEvidence(a: GalleryCard, b: GalleryCard): number {
  const rank = (card: GalleryCard): number => verdictLabels.indexOf(card.verdict.label);
  const [one, other] = [provenSharpe(a), provenSharpe(b)];
  return rank(a) - rank(b) || (one === other ? 0 : other - one);
}

/** The gallery: the better verdict first, then the Sharpe ratio that can be relied on. */
export async function galleryAnswer(
  db: Kysely<Database>,
  realm: Realm,
  places: readonly GalleryPlace[],
): Promise<z.input<typeof readGallery.response>> {
  const rows = await db.selectFrom('gallery').selectAll().where('realm', '=', realm).execute();
  const isOffered = (template: string, market: MarketId): boolean =>
    places.some((place) => place.template === template && place.market === market);
  const offered = rows.filter(({ template, market }) => isOffered(template, market));
  const cards = offered.flatMap(({ template, market, summary, verdict, tested_at }): GalleryCard[] => {
    if (summary === null || verdict === null) return [];
    // Written by this file from typed values.
    const tested = { summary: JSON.parse(summary), verdict: JSON.parse(verdict) } as TestOutcome;
    return [{ template, market, testedAt: tested_at, ...tested }];
  });
  return {
    known: places.length,
    failed: offered.flatMap(({ template, market, error }) =>
      error === null ? [] : [{ template, market, reason: error }],
    ),
    cards: cards.toSorted(byEvidence),
  };
}
