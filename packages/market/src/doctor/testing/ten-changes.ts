import type { ReplayHost } from '@plumbline/fixtures/replay/replay-hosts';

/** Every field of one name renamed, wherever it stands. */
function renamed(name: string, to: string): (body: unknown) => unknown {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key === name ? to : key, walk(inner)]));
  };
  return walk;
}

/** The values of every field of one name changed. */
function revalued(name: string, change: (value: unknown) => unknown): (body: unknown) => unknown {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, key === name ? change(inner) : walk(inner)]),
    );
  };
  return walk;
}

const asText = revalued('volume', (value) =>
  Array.isArray(value) ? value.map((one) => `${String(one)} shares`) : 'many',
);
const fewerColumns = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((row) => (Array.isArray(row) ? row.slice(0, -1) : row)) : value;

/** What ten vendors change, and the field in which the reader must be told of it. */
export const tenChanges: readonly (readonly [
  ReplayHost,
  (body: unknown) => unknown,
  provider: string,
  path: RegExp,
])[] = [
  ['yahoo', renamed('regularMarketPrice', 'marketPrice'), 'yahoo', /meta\.regularMarketPrice$/],
  ['sec', renamed('filed', 'filedOn'), 'sec', /\.filed$/],
  ['coinbase', asText, 'coinbase', /candles\[\]\.volume$/],
  ['kraken', renamed('result', 'answer'), 'kraken', /^result$/],
  ['okx', revalued('data', fewerColumns), 'okx', /^data\[\]\[8\]$/],
  ['binance', (body) => (Array.isArray(body) ? { rows: body } : body), 'binance', /^\$$/],
  ['coin-metrics', revalued('PriceUSD', Number), 'coin-metrics', /PriceUSD$/],
  ['tencent', renamed('day', 'daily'), 'tencent', /\.day$/],
  ['eastmoney', renamed('PARENT_NETPROFIT', 'NETPROFIT'), 'eastmoney', /PARENT_NETPROFIT$/],
  ['fred', revalued('observations', () => 'see the next page'), 'fred', /^observations$/],
];
