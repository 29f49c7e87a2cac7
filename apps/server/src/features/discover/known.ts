import type { MarketData, Realm } from '@plumbline/market/route/market-data';
import { marketIds, type Instrument, type InstrumentId, type MarketId } from '@plumbline/model/instrument';
import { PlumblineError } from '@plumbline/model/errors';
import type { MarketDataPort } from '@plumbline/model/ports';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { StrategyTemplate } from '@plumbline/quant/catalogue/strategy-template';

/** What can be screened: shares and coins that still trade. Names of the funds and indices are found by search. */
function isScreened({ kind, delistedOn }: Instrument): boolean {
  return (kind === 'stock' || kind === 'crypto') && delistedOn === undefined;
}

/** Markets take turns, so that each has its best known names early. */
function interleaved(instruments: readonly Instrument[]): readonly Instrument[] {
  const queues = marketIds.map((market) => instruments.filter((one) => one.market === market));
  const longest = Math.max(...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => queues.flatMap((queue) => queue[at] ?? [])).flat();
}

/**
 * The instruments of the cross-section. Of real ones only those most asked for: public sources allow no more than that
 * many questions a day.
 */
export async function knownInstruments(realm: Realm): Promise<readonly Instrument[]> {
  const list =
    realm === 'simulated'
      ? (await import('@plumbline/market/resolve/catalogue')).catalogue
      : (await import('@plumbline/market/resolve/leading-instruments')).leadingInstruments;
  return interleaved(list.filter(isScreened));
}

/**
 * Everything else that is traded, as far as the lists of its markets have come. Public sources allow a question about sixty of them
 * at once, not several about each.
 */
export async function tradedInstruments(port: Pick<MarketDataPort, 'traded'>): Promise<readonly Instrument[]> {
  const leading = new Set((await knownInstruments('live')).map(({ id }) => id));
  const lists = await Promise.all(marketIds.map(async (market) => (await port.traded?.(market)) ?? []));
  return lists.flat().filter((one) => isScreened(one) && !leading.has(one.id));
}

/** The instruments that an archive was written of, the first named of each market first. */
export async function archivedInstruments(
  ids: readonly InstrumentId[],
  port: Pick<MarketDataPort, 'instrument'>,
): Promise<readonly Instrument[]> {
  const found = await Promise.all(ids.map((id) => port.instrument(id)));
  return interleaved(found.filter((one) => one !== null).filter(isScreened));
}

/** The side that this server's figures come from. */
export function realmOfServer(data: Pick<MarketData, 'simulatedOnly'>): Realm {
  return data.simulatedOnly() ? 'simulated' : 'live';
}

/** One built-in strategy in one market that it claims. */
export interface GalleryPlace {
  readonly template: string;
  readonly market: MarketId;
  /** What is tested and by which engine. */
  readonly version: string;
}

/** What a place is known by, whatever version of it was tested. */
export const placeName = ({ template, market }: Pick<GalleryPlace, 'template' | 'market'>): string =>
  `${template} ${market}`;

/** A built-in strategy; undefined when there is none of that name any more. */
export async function templateOf(id: string): Promise<StrategyTemplate | undefined> {
  const { templates } = await import('@plumbline/quant/catalogue/strategies/registry');
  return templates.find((one) => one.id === id);
}

/** The strategy of a template in one of its markets. */
export async function templateSpecOf(id: string, market: MarketId): Promise<StrategySpec> {
  const { templateSpec } = await import('@plumbline/quant/catalogue/strategy-template');
  const template = await templateOf(id);
  if (template === undefined) throw new PlumblineError('not-found', `There is no built-in strategy "${id}".`);
  return templateSpec(template, market);
}

async function findPlaces(): Promise<readonly GalleryPlace[]> {
  const [{ templates }, { marketsOf, templateSpec }, { specHash }, { engineVersion }] = await Promise.all([
    import('@plumbline/quant/catalogue/strategies/registry'),
    import('@plumbline/quant/catalogue/strategy-template'),
    import('@plumbline/quant/engine/strategy/compile-strategy'),
    import('@plumbline/model/engine-version'),
  ]);
  return templates
    .flatMap((template) =>
      marketsOf(template).map((market, rank) => ({
        rank,
        template: template.id,
        market,
        version: `${engineVersion} ${specHash(templateSpec(template, market))}`,
      })),
    )
    .toSorted((a, b) => a.rank - b.rank);
}

/** What is built in does not change while a server runs, and its hashes take a tenth of a second. */
let places: Promise<readonly GalleryPlace[]> | null = null;

/** Every built-in strategy in each of its markets, its own first choice of market before the others. */
export function galleryPlaces(): Promise<readonly GalleryPlace[]> {
  places ??= findPlaces();
  return places;
}
