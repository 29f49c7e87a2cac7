// A hundred first starts against the replay of all sources, each with another fault at another endpoint, time and delay: once a
// source has answered nothing may be simulated. Prints a table, and ends with 1 where something was.
// npm run run-fault-scripts [-- --count 100] [--at-once 4] [--details]
// With --every 300 instead: each place with each fault from the start, all at that delay.
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { parseArgs } from 'node:util';
import { writeReport } from '@plumbline/agent/report/write-report';
import { startReplayServer } from '@plumbline/fixtures/replay/server';
import { allProviders } from '@plumbline/market/providers/testing/all-providers';
import { catalogue } from '@plumbline/market/resolve/catalogue';
import { createMarketData } from '@plumbline/market/route/market-data';
import { simulatedMarket } from '@plumbline/market/simulated/simulated-market';
import { createMemoryStore } from '@plumbline/market/store/memory-store';
import { applyProxy } from '../apps/server/src/platform/outbound/proxy.ts';
import { createWideFetch, usualAgent } from '../apps/server/src/platform/outbound/wide-fetch.ts';

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    'at-once': { type: 'string', default: '4' },
    every: { type: 'string' },
    only: { type: 'string', default: '' },
    details: { type: 'boolean', default: false },
  },
});

/** Where one thing fails: a host, or one address of it. */
const places = [
  ['yahoo', 'charts', /\/v8\/finance\/chart/],
  ['yahoo', 'crumb', /getcrumb/],
  ['yahoo', 'consent', /consent|\/quote\//i],
  ['yahoo', 'search', /\/v1\/finance\/search/],
  ['yahoo', 'figures', /quoteSummary|timeseries/],
  ['sec', 'facts', /companyfacts/],
  ['sec', 'submissions', /submissions/],
  ['sec', 'list', /company_tickers/],
  ['tencent', 'history', /fqkline/],
  ['tencent-quote', 'quotes', /./],
  ['coinbase', 'candles', /candles/],
  ['coinbase', 'time', /time/],
  ['kraken', 'all', /./],
  ['eastmoney', 'tables', /./],
  ['yahoo', 'all', /./],
  ['coinbase', 'all', /./],
];
const faults = [
  '403',
  '429-seconds',
  '451',
  'reset',
  'hang',
  'html200',
  'truncated',
  '503',
  '429-date',
  'refuse',
  'renamed-field',
];
const times = ['from the start', 'after the report', 'at once after the first answer', 'between two starts'];
const delays = options.every === undefined ? [0, 150, 300, 800] : [Number(options.every)];

const everyFault = () =>
  places
    .flatMap(([host, name, where]) =>
      faults.map((fault) => ({
        host,
        where,
        place: `${host} ${name}`,
        fault,
        time: times[0],
        delay: delays[0],
        proxied: false,
      })),
    )
    .filter(({ place }) => place.includes(options.only));
const spreadFaults = () =>
  Array.from({ length: Number(options.count) }, (_, at) => {
    const [host, name, where] = places[at % places.length];
    return {
      host,
      where,
      place: `${host} ${name}`,
      fault: faults[(at * 3 + Math.floor(at / places.length)) % faults.length],
      time: times[(at + Math.floor(at / 4)) % times.length],
      delay: delays[(at + Math.floor(at / 16)) % delays.length],
      proxied: at % 10 === 9,
    };
  });
const scripts = options.every === undefined ? spreadFaults() : everyFault();
/** And one start without any fault at each delay. */
const clean = delays.map((delay) => ({ host: null, place: 'nothing', fault: '-', time: '-', delay, proxied: false }));

/** Yahoo's pages come with some thirty kilobytes of headers. */
const headers = { 'x-long': 'a'.repeat(30_000), 'cache-control': 'max-age=10', 'set-cookie': 'A1=own; Path=/' };
const instruments = ['US:AAPL', 'SH:600519', 'HK:00700', 'CRYPTO:BTC-USD', 'US:NVDA'];
const known = new Map(catalogue.map((one) => [one.id, one]));
const epoch = Date.UTC(2024, 6, 26, 21);
const dayMs = 86_400_000;
/** Days of Bitcoin that the replay has. */
const bitcoinDays = 1_300;

/** The application of one start: its own clock that can be wound, and the store it was given. */
function start(replay, store, clock, proxied) {
  const urls = Object.fromEntries(
    Object.entries(replay)
      .filter(([name]) => name.endsWith('Url'))
      .map(([name, url]) => [name, proxied ? url.replace('127.0.0.1', 'replay.example') : url]),
  );
  return createMarketData({
    mode: 'auto',
    providers: allProviders(urls).filter(
      ({ id }) => !['massive', 'fmp', 'alpha-vantage', 'finnhub', 'tushare', 'fred'].includes(id),
    ),
    simulated: simulatedMarket({ seed: 1, clock }),
    store,
    fetch: createWideFetch(() => usualAgent),
    clock,
  });
}

async function reportOn(market, id, clock) {
  const instrument = known.get(id);
  const realm = await market.realm(id);
  const report = await writeReport({
    runId: 'fault-script',
    instrument,
    data: market[realm],
    simulated: realm === 'simulated',
    asOf: '2024-07-26',
    clock,
    emit: async () => undefined,
    isCancelled: () => false,
    note: () => undefined,
  });
  return { realm, report };
}

async function run(script) {
  const replay = await startReplayServer({ shared: null, latencyMs: script.delay, headers });
  const spoil = () => (script.host === null ? undefined : replay.setFault(script.host, script.fault, script.where));
  let wound = 0;
  const begun = performance.now();
  const clock = { now: () => epoch + Math.round(performance.now() - begun) + wound };
  const store = createMemoryStore();
  const simulated = [];
  let wasLive = false;
  let asked = 0;
  const look = async (market) => {
    for (const id of instruments) {
      const realm = await market.realm(id);
      asked++;
      if (realm === 'simulated' && wasLive) simulated.push(id);
      wasLive ||= realm === 'live';
      const bars = await market[realm].bars({ instrumentId: id, interval: '1d', adjustment: 'split' });
      if (realm === 'live' && bars.status !== 'unavailable' && bars.source.simulated) simulated.push(`${id} bars`);
    }
  };
  try {
    if (script.time === 'from the start') await spoil();
    let market = start(replay, store, clock, script.proxied);
    const startedAt = performance.now();
    let firstMs = null;
    for (const id of ['US:AAPL', 'SH:600519', 'CRYPTO:BTC-USD']) {
      if (script.time === 'at once after the first answer' && id === 'US:AAPL') {
        wasLive = (await market.realm(id)) === 'live';
        await spoil();
      }
      const { realm, report } = await reportOn(market, id, clock);
      asked++;
      if (realm === 'simulated' && wasLive) simulated.push(`${id} report`);
      wasLive ||= realm === 'live';
      const hasPrices = report.facts.some(({ id: fact, value }) => fact === 'price' && value !== null);
      if (realm === 'live' && report.simulated) simulated.push(`${id} report`);
      if (realm === 'live' && hasPrices) {
        firstMs = performance.now() - startedAt;
        break;
      }
    }
    if (script.time === 'after the report') await spoil();
    const coinsAt = performance.now();
    const coins = await market.live.bars({ instrumentId: 'CRYPTO:BTC-USD', interval: '1d', adjustment: 'split' });
    const coinMs = performance.now() - coinsAt;
    const days = coins.status === 'unavailable' ? 0 : coins.value.columns.time.length;
    await look(market);
    wound += 40_000;
    await look(market);
    if (script.time === 'between two starts') await spoil();
    wound += dayMs / 24;
    market = start(replay, store, clock, script.proxied);
    await look(market);
    if (script.host !== null) await replay.setFault(script.host, null);
    wound += dayMs / 24;
    await look(market);
    return { ...script, firstMs, days, coinMs, asked, simulated, wasLive };
  } finally {
    await replay.close();
  }
}

/** Tunnels that lead to the replay, whatever name they are asked for. */
function startProxy() {
  const proxy = createServer();
  const sockets = new Set();
  let tunnels = 0;
  proxy.on('connect', (request, socket) => {
    tunnels++;
    const onward = connect(Number(request.url.split(':').at(-1)), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      onward.pipe(socket);
      socket.pipe(onward);
    });
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on('error', () => end.destroy());
    }
  });
  return new Promise((resolve) =>
    proxy.listen(0, '127.0.0.1', () =>
      resolve({
        url: `http://127.0.0.1:${proxy.address().port}`,
        tunnels: () => tunnels,
        close: () => {
          for (const socket of sockets) socket.destroy();
          proxy.close();
        },
      }),
    ),
  );
}

async function runAll(list, atOnce) {
  const waiting = [...list];
  const done = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) done.push(await run(next));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return done;
}

const atOnce = Number(options['at-once']);
// Alone, so that what is measured is the wire and the work.
const results = await runAll(clean, 1);
results.push(
  ...(await runAll(
    scripts.filter(({ proxied }) => !proxied),
    atOnce,
  )),
);
const proxy = await startProxy();
applyProxy({ url: proxy.url, bypass: '' });
results.push(
  ...(await runAll(
    scripts.filter(({ proxied }) => proxied),
    atOnce,
  )),
);
applyProxy(null);
const tunnels = proxy.tunnels();
proxy.close();

const seconds = (ms) => (ms === null ? '-' : (ms / 1000).toFixed(1));
const say = (cells, widths) =>
  process.stdout.write(`${cells.map((cell, at) => String(cell).padEnd(widths[at])).join(' ')}\n`);
const wide = [24, 14, 31, 6, 6, 9, 9, 9, 20];
if (options.details) {
  say(['what fails', 'how', 'when', 'ms', 'proxy', 'report s', 'coin s', 'coin days', 'simulated'], wide);
  for (const { place, fault, time, delay, proxied, firstMs, coinMs, days, simulated } of results)
    say(
      [place, fault, time, delay, proxied ? 'yes' : '', seconds(firstMs), seconds(coinMs), days, simulated.join(' ')],
      wide,
    );
}
const failing = results.filter(({ host }) => host !== null);
process.stdout.write(
  `${failing.length} fault scripts and ${clean.length} starts without a fault; ${tunnels} tunnels through the proxy\n`,
);
const narrow = [8, 9, 10, 12, 14, 16, 14];
say(['delay', 'scripts', 'realms', 'simulated', 'report s, no', 'report s, worst', 'coin whole'], narrow);
for (const delay of delays) {
  const own = failing.filter((one) => one.delay === delay);
  const without = results.find((one) => one.host === null && one.delay === delay);
  const worst = Math.max(...own.flatMap(({ firstMs }) => firstMs ?? []));
  const isWhole = ({ days }) => days >= bitcoinDays;
  say(
    [
      `${delay} ms`,
      own.length,
      own.reduce((sum, { asked }) => sum + asked, 0),
      own.reduce((sum, { simulated }) => sum + simulated.length, 0),
      seconds(without.firstMs),
      seconds(worst),
      `${own.filter(isWhole).length} of ${own.length}${isWhole(without) ? '' : ' (not without)'}`,
    ],
    narrow,
  );
}
const never = failing.filter(({ firstMs }) => firstMs === null);
process.stdout.write(`without a real report: ${never.length}\n`);
process.exit(results.some(({ simulated }) => simulated.length > 0) ? 1 : 0);
