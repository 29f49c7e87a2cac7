import { PlumblineError } from '@plumbline/model/errors';
import type { Provider } from '../provider.ts';
import { sourceTitles } from '../source-titles.ts';
import { crossRates, readFixings } from './ecb/read-rates.ts';
import { fetchText } from './fetch-text.ts';

export interface EcbOptions {
  readonly ecbUrl?: string;
}

const publisher = 'European Central Bank';

/** Rows of both currencies since 1999 fill about a megabyte. */
const maxBytes = 10_000_000;

/** Rates of exchange as the bank fixes them each working day at 14:15 in Frankfurt; two currencies meet in the euro. No key. */
export function ecbProvider(options: EcbOptions = {}): Provider {
  const base = (options.ecbUrl ?? 'https://data-api.ecb.europa.eu').replace(/\/$/, '');
  return {
    id: 'ecb',
    title: publisher,
    markets: ['us', 'cn', 'hk'],
    host: new URL(base).host,
    limits: { requestsPerSecond: 2, concurrency: 1 },
    exchangeRates: async (pair, context) => {
      const askedAt = context.clock.now();
      const name = `${pair.base}/${pair.quote}`;
      const codes = [pair.base, pair.quote].filter((code) => code !== 'EUR');
      if (codes.length === 0 || codes.some((code) => !/^[A-Z]{3}$/.test(code)))
        throw new PlumblineError('not-covered', `The European Central Bank has no rate of ${name}.`);
      const series = `D.${codes.join('+')}.EUR.SP00.A`;
      const url = `${base}/service/data/EXR/${series}?format=csvdata&detail=dataonly`;
      const request = { url, publisher, expects: 'text', headers: { accept: 'text/csv' }, maxBytes } as const;
      const value = crossRates(readFixings((await fetchText(request, context)).text), pair);
      const asOf = value.dates.at(-1);
      if (asOf === undefined)
        throw new PlumblineError('not-covered', `The European Central Bank has no rate of ${name}.`);
      return {
        value,
        source: {
          id: `ecb-${pair.base}${pair.quote}`,
          kind: 'prices',
          publisher,
          ...sourceTitles.rates(name),
          url: 'https://data.ecb.europa.eu/data/datasets/EXR',
          retrievedAt: askedAt,
          asOf,
          locator: series,
          simulated: false,
        },
      };
    },
  };
}
