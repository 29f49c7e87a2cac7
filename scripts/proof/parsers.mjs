// Everything that reads what others wrote, called directly with spoilt input: how long each takes of the processor, and
// whether it ends in a value or in a refusal. Run in a process of its own by the part `parsers`; prints one line of JSON.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { replayHosts } from '../../fixtures/src/replay/replay-hosts.ts';
import { replayKey } from '../../fixtures/src/replay/hosts/keyed.ts';
import { sharedDir } from '../../fixtures/src/shared.ts';
import { catalogue } from '../../packages/market/src/resolve/catalogue.ts';
import { parseOrder } from '../../packages/market/src/route/parse-order.ts';
import { readArchive, writeArchive } from '../../packages/market/src/archive/archive-file.ts';
import { PlumblineError } from '../../packages/model/src/errors.ts';
import { mostTextLength } from '../../packages/model/src/text-limit.ts';
import { decodeBars } from '../../packages/model/src/bar-chunk.ts';
import { encodeBars } from '../../packages/model/src/bar-chunk-write.ts';
import { readDocument } from '../../packages/agent/src/sources/read-document.ts';
import { parseFormula } from '../../packages/quant/src/facts/formula-parser.ts';
import { verifyLedgerText } from '../../packages/quant/src/signal/ledger-text.ts';
import { buildDirectory } from '../../packages/reading/src/directory/directory.ts';
import { listingOf } from '../../packages/reading/src/directory/listing-of.ts';
import { readDialogue } from '../../packages/reading/src/read-dialogue.ts';
import { isVocabularyWord } from '../../packages/reading/src/vocabulary/vocabulary.ts';
import { findZipFile, packFile, writeZip } from '../../apps/server/src/features/account/zip.ts';
import { computeImport } from '../../apps/server/src/features/import/read-import.ts';
import { parseEnv } from '../../apps/server/src/env.ts';
import { loadLiveProviders } from '../../apps/server/src/live-providers.ts';
import { createSseParser } from '../../apps/web/src/lib/sse-parser.ts';
import { nonsense, pieces, random } from './nonsense.mjs';

const [times = '10000', seed = '4620'] = process.argv.slice(2);
const next = random(Number(seed));
const one = (list) => list[next(list.length)];
const shared = sharedDir();
const today = '2026-11-23';
const now = Date.UTC(2026, 10, 21, 4);

/** What is not a number where one was, or far too much of it. */
const odd = ['null', 'NaN', '1e400', '-1', '""', '[]', '{}', '"x"', '0', '9'.repeat(400), '-', 'true', '\u0000'];

/** Bytes as a broken disk, a cut line or a hostile hand leaves them. */
function spoilt(bytes) {
  let body = Buffer.from(bytes);
  for (let n = next(4) + 1; n > 0; n -= 1) {
    const at = next(body.length + 1);
    const kind = next(7);
    if (kind === 0) body = body.subarray(0, at);
    else if (kind === 1 && body.length > 0) body[at % body.length] = next(256);
    else if (kind === 2) body = Buffer.concat([body.subarray(0, at), Buffer.from(one(pieces)), body.subarray(at)]);
    else if (kind === 3) body = Buffer.concat([body.subarray(0, at), body.subarray(next(at + 1))]).subarray(0, 2 ** 21);
    else if (kind === 4) body = Buffer.concat([Buffer.from('['.repeat(2000)), body.subarray(at)]);
    else {
      const text = body.toString('latin1');
      const numbers = [...text.matchAll(/-?\d+(\.\d+)?/g)];
      const hit = numbers[next(numbers.length)];
      if (hit === undefined) continue;
      body = Buffer.from(text.slice(0, hit.index) + one(odd) + text.slice(hit.index + hit[0].length), 'latin1');
    }
  }
  return body;
}

const lines = (file) =>
  readFileSync(new URL(`../../fixtures/corpus/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);
const sentences = lines('strategies-screens-edits.jsonl').map((line) => JSON.parse(line));
const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);
const mixed = () => Array.from({ length: next(30) + 1 }, () => (next(2) ? one(pieces) : one(sentences).text)).join(' ');
const sentence = () =>
  (next(3) === 0 ? mixed() : spoilt(one(sentences).text).toString('utf8')).slice(0, mostTextLength);

const days = Array.from({ length: 600 }, (_, n) => new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10));
const csv = [
  'date,open,high,low,close,volume',
  ...days.map((day, n) => `${day},${n + 10},${n + 12},${n + 9},${n + 11},1000`),
].join('\n');
const files = [
  csv,
  csv.replaceAll(',', ';'),
  csv.replaceAll(',', '\t'),
  JSON.stringify(days.map((time, n) => ({ time, close: n }))),
];
const text =
  '<html><body><table><tr><td>Revenue</td><td>1,234</td></tr></table><p>Item 1A. Risk factors</p></body></html>';
const documents = [text.repeat(40), `${'Management discussion. '.repeat(400)}\n\nItem 7.\n`, csv];
const columns = { time: [], open: [], high: [], low: [], close: [], volume: [] };
days.forEach((day, n) => {
  const values = [Date.parse(day), n + 10, n + 12, n + 9, n + 11, 1000];
  Object.keys(columns).forEach((name, place) => columns[name].push(values[place]));
});
const typed = Object.fromEntries(Object.entries(columns).map(([name, values]) => [name, Float64Array.from(values)]));
const chunk = encodeBars(typed, 2);
const zip = writeZip([await packFile('plumbline.json', Buffer.from(JSON.stringify(nonsense(random(1)))))]);
const ledger = Array.from({ length: 30 }, (_, n) =>
  JSON.stringify({ seq: n, hash: 'a'.repeat(64), prevHash: 'b'.repeat(64) }),
).join('\n');
const archive = writeArchive(now, ['US:AAPL'], { bars: [], documents: [] });

/** Every data source with the answers of its replay, each spoilt on its way. */
const hosts = Object.entries(replayHosts);
const urls = Object.fromEntries(hosts.map(([name, { variable }]) => [variable, `http://${name}.example`]));
const keyed = [
  'MASSIVE_API_KEY',
  'FMP_API_KEY',
  'FINNHUB_API_KEY',
  'ALPHA_VANTAGE_API_KEY',
  'TUSHARE_TOKEN',
  'FRED_API_KEY',
];
const env = parseEnv({
  ...urls,
  ...Object.fromEntries(keyed.map((name) => [name, replayKey])),
  COIN_METRICS: 'on',
  SEC_USER_AGENT: 'proof proof@example.org',
});
const { providers } = await loadLiveProviders(env);
const wires = new Map(hosts.map(([name, { wire }]) => [`${name}.example`, wire(shared)]));
const known = ['US:AAPL', 'SH:600519', 'HK:00700', 'CRYPTO:BTC-USD']
  .map((id) => catalogue.find((one) => one.id === id))
  .filter(Boolean);
const millisecondsSince = (before) => {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};
/** What the replay took to make the answers of the input at hand: the source's work, not the reader's. */
let spentByWire = 0;
const fetchSpoilt = async (address, init) => {
  const url = new URL(address);
  const headers = Object.fromEntries(new Headers(init?.headers ?? {}));
  const sent = { method: init?.method ?? 'GET', body: typeof init?.body === 'string' ? init.body : '' };
  const before = process.threadCpuUsage();
  const answer = wires.get(url.hostname)?.(url, headers, sent);
  const body = answer && spoilt(answer.body);
  spentByWire += millisecondsSince(before);
  if (answer === undefined) throw new TypeError('fetch failed');
  return new Response(body, { status: answer.status, headers: answer.headers });
};
const ways = ['bars', 'quote', 'actions', 'events', 'fundamentals', 'measures', 'news', 'search', 'quotes'];
function askProvider() {
  const provider = one(providers);
  const way = one(ways.filter((name) => provider[name] !== undefined));
  if (way === undefined) return () => undefined;
  const instrument = one(known);
  const about = { bars: { instrument, interval: '1d' }, quotes: [instrument], search: one(pieces) }[way] ?? instrument;
  named = `${provider.id} ${way}`;
  return () =>
    provider[way](about, { fetch: fetchSpoilt, clock: { now: () => now }, signal: AbortSignal.timeout(60_000) });
}

/** Which source and question the input at hand is of. */
let named = '';
/** What reads, how many inputs of each hundred it gets, and how one is made; each gives what reads it. */
const parsers = [
  [
    'sentences',
    25,
    () => {
      const [text, locale, box] = [sentence(), one(['en', 'zh-CN', 'zh-HK']), one(['strategy', 'screen'])];
      return () => readDialogue({ text }, { locale, box, directory, today });
    },
  ],
  [
    'formulas',
    8,
    () => {
      const written = one([
        `${'('.repeat(next(300))}revenue / ${one(odd)}`,
        'net_income / shares * 2',
        '(a + b) ^ 2 / c - 1',
      ]);
      const formula = next(2) ? mixed().slice(0, 2000) : written;
      return () => parseFormula(formula);
    },
  ],
  [
    'files of bars',
    14,
    () => {
      const body = spoilt(one(files));
      const file = { name: one(['a.csv', 'a.json', 'AAPL.txt']), bytes: next(4) ? body : gzipSync(body), at: now };
      const instrument = one([...known, null]);
      return () => computeImport({ file, instrument, choice: {} });
    },
  ],
  [
    'documents',
    12,
    () => {
      const file = {
        name: one(['a.html', 'a.txt', 'a.csv']),
        bytes: spoilt(one(documents)),
        form: one(['10-K', '10-Q', 'note']),
      };
      return () => readDocument(file);
    },
  ],
  ['answers of sources', 30, askProvider],
  [
    'archives of accounts',
    3,
    () =>
      (
        (body) => () =>
          findZipFile(body, 'plumbline.json')?.unpack(2 ** 20)
      )(spoilt(zip)),
  ],
  [
    'chunks of bars',
    2,
    () =>
      (
        (body) => () =>
          decodeBars(body)
      )(new Uint8Array(spoilt(chunk))),
  ],
  [
    'ledgers',
    2,
    () =>
      (
        (text) => () =>
          verifyLedgerText(text)
      )(spoilt(ledger).toString('utf8')),
  ],
  [
    'market archives',
    1,
    () =>
      (
        (body) => () =>
          readArchive(body)
      )(spoilt(archive)),
  ],
  [
    'orders of sources',
    1,
    () =>
      (
        (text) => () =>
          parseOrder(text)
      )(mixed()),
  ],
  [
    'event streams',
    2,
    () =>
      (
        (text) => () =>
          createSseParser().push(text)
      )(spoilt('id: 1\ndata: {"a":1}\n\n'.repeat(50)).toString('utf8')),
  ],
];
const turns = parsers.flatMap((parser) => Array.from({ length: parser[1] }, () => parser));

const mb = 2 ** 20;
const failures = new Map();
/** Milliseconds of the processor, and whether it was refused. */
async function timed(name, read) {
  spentByWire = 0;
  const before = process.threadCpuUsage();
  let isRefused = false;
  try {
    await read();
  } catch (error) {
    // The chunk reader runs in browsers too and refuses without a code.
    isRefused = error instanceof PlumblineError || error.message.startsWith('These bytes are not');
    if (!isRefused)
      failures.set(
        `${name} ${named}: ${error.name}: ${error.message.slice(0, 100)}`,
        (error.stack ?? '').split('\n')[1]?.trim(),
      );
  }
  return { ms: millisecondsSince(before) - spentByWire, isRefused };
}
const tellOf = () => new Map(parsers.map(([name]) => [name, { inputs: 0, refused: 0, mostMs: 0, slowest: '' }]));
let found = tellOf();
async function run([name, , make]) {
  named = '';
  const read = make();
  const told = found.get(name);
  let { ms, isRefused } = await timed(name, read);
  // A collection of garbage or a recompilation is no cost of an input: what it costs each time is.
  for (let n = 0; n < 2 && ms > 25; n += 1) ms = Math.min(ms, (await timed(name, read)).ms);
  told.inputs += 1;
  told.refused += Number(isRefused);
  if (ms > told.mostMs) [told.mostMs, told.slowest] = [ms, named];
}
// What is compiled and read once comes with the first inputs.
for (let n = 0; n < 3000; n += 1) await run(turns[(n * 37) % turns.length]);
found = tellOf();
failures.clear();
const before = process.memoryUsage.rss();
let most = before;
for (let n = 0; n < Number(times); n += 1) {
  await run(turns[(n * 37) % turns.length]);
  if (n % 100 === 0) most = Math.max(most, process.memoryUsage.rss());
}
process.stdout.write(
  `${JSON.stringify({ memory: (most - before) / mb, parsers: Object.fromEntries(found), failures: [...failures] })}\n`,
);
