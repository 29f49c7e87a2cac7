import { addDays, dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { MacroSeries } from '@plumbline/model/macro-series';
import type { MarketEvent } from '@plumbline/model/market-event';
import type { Provider, ProviderContext, Sourced } from '../provider.ts';
import { fetchJson } from './fetch-json.ts';
import { observationsUrl, releaseDatesUrl, seriesUrl } from './fred/build-query.ts';
import { explainError } from './fred/explain-error.ts';
import { frequencyOf, normaliseSeries, seriesInfo } from './fred/normalise-series.ts';
import { normaliseReleases, releases } from './fred/normalise-releases.ts';
import { observationsBody, releaseDatesBody, seriesBody } from './fred/schema.ts';
import type { KeySource } from './keyed/key.ts';
import { requireKey, withoutKey } from './keyed/key.ts';
import { pause } from '../deadline.ts';
import { withExplainedRefusals } from './venue/explain-refusal.ts';

export interface FredOptions {
  readonly key: KeySource;
  readonly fredUrl?: string;
}

const publisher = 'FRED';
const bank = 'Federal Reserve Bank of St. Louis';
const attribution =
  'This product uses the FRED® API but is not endorsed or certified by the Federal Reserve Bank of St. Louis.';
/** How far back days of publication are listed. */
const releaseDays = 730;
const gapMs = 100;
const explained: ReadonlySet<number> = new Set([400]);

/** All versions of a monthly series of a century are some megabytes. */
const maxBytes = 20_000_000;

/**
 * Rates, prices and output of the United States. With a key. Monthly and slower series come with every version and the day it was
 * published; daily and weekly ones are not revised and have too many versions to list.
 */
export function fredProvider(options: FredOptions): Provider {
  const base = (options.fredUrl ?? 'https://api.stlouisfed.org').replace(/\/$/, '');

  const readInfo = async (seriesId: string, key: string, asking: ProviderContext) => {
    const url = seriesUrl(base, seriesId, key);
    const request = { url, shownUrl: withoutKey(url, key), publisher, schema: seriesBody };
    return seriesInfo(await fetchJson(request, asking), seriesId);
  };
  const readValues = (seriesId: string, key: string, withVersions: boolean, asking: ProviderContext) => {
    const url = observationsUrl(base, seriesId, key, withVersions);
    return fetchJson({ url, shownUrl: withoutKey(url, key), publisher, schema: observationsBody, maxBytes }, asking);
  };

  const macro = async (seriesId: string, context: ProviderContext): Promise<Sourced<MacroSeries>> => {
    const key = requireKey(options.key, publisher);
    const asking = withExplainedRefusals(context, explained, explainError);
    const askedAt = context.clock.now();
    const info = await readInfo(seriesId, key, asking);
    const frequency = frequencyOf(info);
    const read = async (withVersions: boolean): Promise<MacroSeries> =>
      normaliseSeries(info, await readValues(seriesId, key, withVersions, asking), withVersions);
    const value = await read(frequency !== 'day' && frequency !== 'week').catch((error: unknown) => {
      if (error instanceof PlumblineError && error.details.hasTooManyVersions === true) return read(false);
      throw error;
    });
    return {
      value,
      source: {
        id: `fred-${seriesId}`,
        kind: 'reference',
        publisher: bank,
        title: info.title,
        url: `https://fred.stlouisfed.org/series/${seriesId}`,
        retrievedAt: askedAt,
        asOf: value.dates.at(-1) ?? dateOf(askedAt),
        locator: seriesId,
        simulated: false,
        attribution,
        ...(value.isKnownAtAssumed
          ? { notes: ['Days of publication are not given; the next possible one is assumed.'] }
          : {}),
      },
    };
  };

  /** Publications move the market as a whole, so they stand with its indices. */
  const events = async (instrument: Instrument, context: ProviderContext): Promise<Sourced<readonly MarketEvent[]>> => {
    if (instrument.market !== 'us' || instrument.kind !== 'index') {
      throw new PlumblineError('not-covered', 'FRED lists publications about the economy, not events of one company.');
    }
    const key = requireKey(options.key, publisher);
    const asking = withExplainedRefusals(context, explained, explainError);
    const askedAt = context.clock.now();
    const today = dateOf(askedAt);
    const lists: (readonly MarketEvent[])[] = [];
    for (const release of releases) {
      const url = releaseDatesUrl(base, release.id, key, addDays(today, -releaseDays));
      const request = { url, shownUrl: withoutKey(url, key), publisher, schema: releaseDatesBody };
      lists.push(normaliseReleases(release, await fetchJson(request, asking), instrument, today));
      await pause(gapMs, context.signal);
    }
    return {
      value: lists.flat().toSorted((a, b) => a.date.localeCompare(b.date)),
      source: {
        id: 'fred-releases',
        kind: 'reference',
        publisher: bank,
        title: 'Days of publication',
        url: 'https://fred.stlouisfed.org/releases/calendar',
        retrievedAt: askedAt,
        asOf: today,
        locator: `releases ${releases.map(({ id }) => id).join(', ')}`,
        simulated: false,
        attribution,
      },
    };
  };

  return {
    id: 'fred',
    title: 'FRED',
    markets: ['us'],
    host: new URL(base).host,
    // 120 a minute and key.
    limits: { requestsPerSecond: 2, concurrency: 1 },
    quota: { questions: 120, per: 'minute' },
    macro,
    events,
    eventKinds: ['macro'],
    probe: async (context) => {
      const key = requireKey(options.key, publisher);
      await readInfo('DGS10', key, withExplainedRefusals(context, explained, explainError));
    },
  };
}
