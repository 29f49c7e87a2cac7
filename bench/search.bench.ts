import type { Instrument } from '@plumbline/model/instrument';
import { catalogue } from '@plumbline/market/resolve/catalogue';
import { buildSearchIndex } from '@plumbline/market/resolve/search-index';
import { searchInstruments } from '@plumbline/market/resolve/search';
import { print, timeCall } from './lib/measure.ts';

const listed = 20_000;
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A made-up word that depends on nothing but its number. */
function word(seed: number, length: number): string {
  return Array.from(
    { length },
    (_, place) => letters[(seed * (place + 7) + place * place * 31 + (seed >> place)) % 26],
  ).join('');
}

function listing(seed: number): Instrument {
  const code = `${letters[seed % 26]?.toUpperCase()}${seed}`;
  const en = `${word(seed, 8)} ${word(seed + 3, 6)} inc`;
  const name = { en, 'zh-CN': word(seed + 1, 9), 'zh-HK': word(seed + 2, 9) };
  return {
    id: `US:${code}`,
    kind: 'stock',
    market: 'us',
    exchange: 'US',
    currency: 'USD',
    name,
    aliases: [],
    priceDecimals: 2,
  };
}

const index = buildSearchIndex(
  catalogue,
  Array.from({ length: listed }, (_, seed) => listing(seed)),
);
const queries = ['gzmt', 'nvidai', 's', '茅台', 'hang seng', 'microsfot corp', '600519x', 'zzzzzzzz'];
const slowest = Math.max(...queries.map((query) => timeCall(() => searchInstruments(index, query, 12), 51, 10)));
print([{ id: 'search: slowest query over 20,000 names', value: slowest, unit: 'ms', budget: 10 }]);
