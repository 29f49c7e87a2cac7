// Asks for 500 instruments of the recorded lists with one source alone alive, and prints who finds what: by code, old code, name,
// first letters of the pinyin, and English name. npm run find-symbols [-- 100 [SOURCE…]] for fewer; with --after-first-day the lists
// that all sources gave on a day before are kept; with --missed what was not found is named.
import { gunzipSync } from 'node:zlib';
import { tradingAll } from '@plumbline/fixtures/replay/hosts/any-coin';
import { vendorInitials } from '@plumbline/fixtures/replay/hosts/names';
import { listedNames } from '@plumbline/fixtures/replay/listed-names';
import { replayHosts } from '@plumbline/fixtures/replay/replay-hosts';
import { sharedDir } from '@plumbline/fixtures/shared';
import { allProviders } from '@plumbline/market/providers/testing/all-providers';
import { createMarketData } from '@plumbline/market/route/market-data';
import { createMemoryStore } from '@plumbline/market/store/memory-store';

const shared = sharedDir();
if (shared === null) {
  process.stdout.write('find-symbols: skipped, the shared folder with the recorded lists is not here\n');
  process.exit(0);
}
const wanted = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 500);

/** The hosts of each source; every other host refuses the connection. */
const listedMarkets = ['mainland', 'Beijing', 'Hong Kong', 'New York'];
const sources = {
  Tencent: { hosts: ['tencent', 'tencent-quote', 'tencent-search', 'tencent-list'], covers: listedMarkets },
  Sina: { hosts: ['sina', 'sina-quote', 'sina-search', 'sina-list'], covers: listedMarkets },
  Eastmoney: { hosts: ['eastmoney', 'eastmoney-bars', 'eastmoney-search'], covers: listedMarkets },
  // It has nothing of Beijing: no price, no name.
  Yahoo: { hosts: ['yahoo'], covers: ['mainland', 'Hong Kong', 'New York', 'coins'] },
  SEC: { hosts: ['sec'], covers: ['New York'] },
  Nasdaq: { hosts: ['nasdaq-trader'], covers: ['New York'] },
  CoinGecko: { hosts: ['coingecko'], covers: ['coins'] },
  Coinbase: { hosts: ['coinbase'], covers: ['coins'] },
  Kraken: { hosts: ['kraken'], covers: ['coins'] },
  Binance: { hosts: ['binance'], covers: ['coins'] },
  OKX: { hosts: ['okx'], covers: ['coins'] },
};

const list = listedNames(shared);
const shares = { SH: 90, SZ: 90, BJ: 40, HK: 110, US: 120, CRYPTO: 50 };
/** Evenly over each list, so that the small are among them. */
const sample = Object.entries(shares).flatMap(([venue, share]) => {
  const all = list.filter((one) => one.venue === venue);
  const count = Math.max(1, Math.round((share * wanted) / 500));
  return Array.from({ length: count }, (_, at) => all[Math.floor(((at + 0.5) * all.length) / count)]);
});

const exchanges = ['coinbase', 'kraken', 'binance', 'okx'];
const coins = list.filter(({ venue }) => venue === 'CRYPTO');
const wires = new Map(
  Object.entries(replayHosts).map(([name, { wire }]) => {
    const own = wire(shared);
    return [name, exchanges.includes(name) ? tradingAll(own, coins) : own];
  }),
);
const urls = Object.fromEntries(
  Object.entries(replayHosts).map(([name, { option }]) => [option, `http://${name}.test`]),
);

function fetchFrom(alive) {
  return async (address, init) => {
    const url = new URL(address);
    const host = url.hostname.replace('.test', '');
    if (!alive.includes(host))
      throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) });
    const headers = { 'user-agent': 'a desk', ...Object.fromEntries(new Headers(init?.headers ?? {})) };
    const answer = wires.get(host)(url, headers, { method: init?.method ?? 'GET', body: String(init?.body ?? '') });
    const packed = answer.headers['content-encoding'] === 'gzip';
    const { 'content-encoding': _, ...kept } = answer.headers;
    return new Response(packed ? gunzipSync(answer.body) : answer.body, { status: answer.status, headers: kept });
  };
}

/** A code it may have had before Beijing moved to 920: its last three digits behind one of the old beginnings. */
const oldCode = ({ venue, code }) => (venue === 'BJ' ? `83${code.at(-3)}${code.slice(-3)}` : null);
const idOf = ({ venue, code }) =>
  venue === 'CRYPTO' ? [`CRYPTO:${code}-USD`, `CRYPTO:${code}-USDT`] : [`${venue}:${code}`];
const hasChinese = (text) => /\p{Script=Han}/u.test(text);

/** Nobody types what kind of paper it is. */
const paper =
  /\s+(?:Class [A-C]\b.*|Common (?:Stock|Shares).*|Ordinary Shares?.*|(?:American )?Depositary .*|Warrants?|Units?|Rights?|\d[\d.]*% .*|Shares of .*)$/i;

const ways = {
  code: ({ code, spelled = code }) => spelled,
  'old code': oldCode,
  name: ({ name, venue }) =>
    hasChinese(name) || venue === 'CRYPTO' ? name : venue === 'US' ? name.replace(paper, '') : null,
  initials: ({ name }) => (hasChinese(name) ? vendorInitials(name) : null),
  English: ({ english, venue }) => (venue === 'HK' ? english : null),
};

/** As a reader does it: resolved at once, asked about, or among ten suggestions. */
async function finds(port, text, ids) {
  const isThere = (instruments) => instruments.some(({ id }) => ids.includes(id));
  const resolution = await port.resolve(text);
  if (resolution.kind === 'one' && ids.includes(resolution.instrument.id)) return true;
  if (resolution.kind === 'ambiguous' && isThere(resolution.candidates)) return true;
  if (resolution.kind === 'unknown' && isThere(resolution.suggestions)) return true;
  return isThere((await port.search(text, 10)).map(({ instrument }) => instrument));
}

const clock = { now: () => Date.UTC(2026, 7, 22, 12) };
const markets = { SH: 'mainland', SZ: 'mainland', BJ: 'Beijing', HK: 'Hong Kong', US: 'New York', CRYPTO: 'coins' };
const columns = Object.keys(ways);
const print = (cells) =>
  process.stdout.write(`${cells.map((cell, at) => (at < 2 ? cell.padEnd(11) : cell.padStart(9))).join(' ')}\n`);
process.stdout.write(
  `${sample.length} instruments of the lists of 2026-08, one source alone alive${process.argv.includes('--after-first-day') ? ' after a day with all' : ''}: found of asked\n`,
);
print(['source', 'market', ...columns]);
const missed = [];
const isAfterFirstDay = process.argv.includes('--after-first-day');
const marketData = (hosts, store) =>
  createMarketData({
    mode: 'live',
    providers: allProviders(urls),
    simulated: { id: 'simulated', title: '', markets: [], host: '', limits: { requestsPerSecond: 1, concurrency: 1 } },
    store,
    fetch: fetchFrom(hosts),
    clock,
    random: () => 0,
  });
const chosen = process.argv.slice(2).filter((word) => Object.hasOwn(sources, word));
for (const [source, { hosts, covers }] of Object.entries(sources)) {
  if (chosen.length > 0 && !chosen.includes(source)) continue;
  const startedAt = performance.now();
  const store = createMemoryStore();
  // An unknown name waits for all lists, which are kept from then on.
  if (isAfterFirstDay) await marketData([...wires.keys()], store).live.search('zzzz no such name', 1);
  const market = marketData(hosts, store);
  for (const name of covers) {
    const cells = [];
    for (const way of columns) {
      const asked = sample.filter((one) => markets[one.venue] === name && ways[way](one) !== null);
      let found = 0;
      for (const one of asked) {
        const text = ways[way](one);
        const isFound = await finds(market.live, text, idOf(one));
        if (isFound) found++;
        else missed.push(`${source} ${way}: ${text} (${one.venue}:${one.code} ${one.name})`);
      }
      cells.push(asked.length === 0 ? '-' : `${found}/${asked.length}`);
    }
    print([source, name, ...cells]);
  }
  process.stderr.write(`${source} ${Math.round((performance.now() - startedAt) / 100) / 10} s\n`);
}
if (process.argv.includes('--missed')) process.stdout.write(`${missed.join('\n')}\n`);
