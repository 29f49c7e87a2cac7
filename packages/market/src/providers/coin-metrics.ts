import { PlumblineError } from '@plumbline/model/errors';
import type { Provider, ProviderContext } from '../provider.ts';
import { metricsUrl, probeUrl } from './coin-metrics/build-query.ts';
import { explainError } from './coin-metrics/explain-error.ts';
import { normaliseMetrics } from './coin-metrics/normalise-metrics.ts';
import type { MetricsPage, MetricsRow } from './coin-metrics/schema.ts';
import { metricsBody } from './coin-metrics/schema.ts';
import { fetchJson } from './fetch-json.ts';
import { withExplainedRefusals } from './venue/explain-refusal.ts';
import { pairOf } from './venue/pair.ts';

export interface CoinMetricsOptions {
  readonly coinMetricsUrl?: string;
}

const publisher = 'Coin Metrics';

/** One page holds every day there is; more than a few mean that the answer goes in circles. */
const maxPages = 4;

/** Six thousand days of six figures are about two megabytes. */
const maxBytes = 12_000_000;

const explained: ReadonlySet<number> = new Set([400, 401, 403]);

/** Coins whose code is not the small print of ours. */
const assets: ReadonlyMap<string, string> = new Map([['AVAX', 'avaxc']]);

async function readPage(url: string, context: ProviderContext): Promise<MetricsPage> {
  const asking = withExplainedRefusals(context, explained, explainError);
  const body = await fetchJson({ url, publisher, schema: metricsBody, maxBytes }, asking);
  if (!('error' in body)) return body;
  throw (
    explainError(body) ?? new PlumblineError('provider-body', 'Coin Metrics answered with an error we do not know.')
  );
}

/**
 * On-chain figures by day from the community tier. No key, but its licence (CC BY-NC 4.0) forbids commercial use: it is made and
 * registered only where whoever runs the server has switched it on, and its attribution travels with every figure.
 */
export function coinMetricsProvider(options: CoinMetricsOptions = {}): Provider {
  const base = (options.coinMetricsUrl ?? 'https://community-api.coinmetrics.io/v4').replace(/\/$/, '');
  return {
    id: 'coin-metrics',
    title: 'Coin Metrics (community)',
    markets: ['crypto'],
    host: new URL(base).host,
    // Ten requests in six seconds and address.
    limits: { requestsPerSecond: 1.5, concurrency: 1 },
    network: async (instrument, context) => {
      const code = pairOf(instrument, publisher).base;
      const asset = assets.get(code) ?? code.toLowerCase();
      const askedAt = context.clock.now();
      const rows: MetricsRow[] = [];
      let token: string | null = null;
      for (let page = 0; page === 0 || token !== null; page++) {
        if (page === maxPages)
          throw new PlumblineError('data-refused', `Coin Metrics has no end of pages of ${asset}.`);
        const answer: MetricsPage = await readPage(metricsUrl(base, asset, token), context);
        rows.push(...answer.data);
        token = answer.next_page_token ?? null;
      }
      return normaliseMetrics(rows, instrument, asset, askedAt);
    },
    probe: async (context) => {
      await readPage(probeUrl(base), context);
    },
  };
}
