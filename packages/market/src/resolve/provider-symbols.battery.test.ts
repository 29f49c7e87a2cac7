import { describe, expect, it } from 'vitest';
import type { Instrument } from '@plumbline/model/instrument';
import { PlumblineError } from '@plumbline/model/errors';
import { alphaVantageSymbol } from '../providers/alpha-vantage/build-query.ts';
import { secid, secucode } from '../providers/eastmoney/symbol.ts';
import { finnhubSymbol } from '../providers/finnhub/build-query.ts';
import { fmpSymbol } from '../providers/fmp/build-query.ts';
import { krakenSymbol } from '../providers/kraken/symbol.ts';
import { massiveSymbol } from '../providers/massive/build-query.ts';
import { sinaSymbol } from '../providers/sina/build-query.ts';
import { historySymbol, quoteSymbol } from '../providers/tencent/symbol.ts';
import { tushareSymbol } from '../providers/tushare/build-query.ts';
import { inTether, pairOf } from '../providers/venue/pair.ts';
import { yahooSymbol } from '../providers/yahoo/symbol.ts';
import { catalogue } from './catalogue.ts';
import { resolveSymbol } from './resolve.ts';
import { buildSearchIndex } from './search-index.ts';

type Symbolise = (instrument: Instrument) => string | null;

/** Spelled like the code of another security but for the case: `usO` is Realty Income at Tencent, USO is a fund of oil. */
const homographs: ReadonlySet<string> = new Set(['US:O usO']);

const pair = (instrument: Instrument) => pairOf(instrument, 'the test');
const symbolisers: Readonly<Record<string, Symbolise>> = {
  yahoo: ({ id }) => yahooSymbol(id),
  'eastmoney prices': secid,
  'eastmoney statements': secucode,
  'tencent quotes': quoteSymbol,
  'tencent history': historySymbol,
  sina: sinaSymbol,
  'alpha-vantage': alphaVantageSymbol,
  tushare: tushareSymbol,
  massive: massiveSymbol,
  finnhub: finnhubSymbol,
  fmp: fmpSymbol,
  kraken: (instrument) => krakenSymbol(pair(instrument)),
  coinbase: (instrument) => `${pair(instrument).base}-${pair(instrument).quote}`,
  okx: (instrument) => `${inTether(pair(instrument)).base}-${inTether(pair(instrument)).quote}`,
  binance: (instrument) => `${inTether(pair(instrument)).base}${inTether(pair(instrument)).quote}`,
};

/** An adapter says plainly what it does not cover. */
function symbolOrNull(symbolise: Symbolise, instrument: Instrument): string | null {
  try {
    return symbolise(instrument);
  } catch (error) {
    if (error instanceof PlumblineError && error.code === 'not-covered') return null;
    throw error;
  }
}

describe('spellings of the adapters', () => {
  const index = buildSearchIndex(catalogue);

  it.each(Object.entries(symbolisers))('%s: every spelling leads back to its instrument', (_, symbolise) => {
    const lost: string[] = [];
    let covered = 0;
    for (const instrument of catalogue) {
      const symbol = symbolOrNull(symbolise, instrument);
      if (symbol === null) continue;
      covered++;
      const resolution = resolveSymbol(index, symbol);
      const found =
        resolution.kind === 'one'
          ? [resolution.instrument]
          : resolution.kind === 'ambiguous'
            ? resolution.candidates
            : resolution.suggestions.slice(0, 0);
      const isOther = homographs.has(`${instrument.id} ${symbol}`);
      if (!isOther && !found.some(({ id }) => id === instrument.id)) lost.push(`${instrument.id} as ${symbol}`);
    }
    expect(lost).toEqual([]);
    expect(covered).toBeGreaterThan(50);
  });
});
