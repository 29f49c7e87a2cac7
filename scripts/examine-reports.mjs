// Writes reports of recorded companies and of every kind of instrument of the simulated market, exports them in two languages, and
// reads the exports as a reader does: every number with its label, every word of direction, every table against every other. Every
// condition that would change the conclusion is asked whether it is false today and would refute it, and the message of an alert on it
// is held against the words of the report, as is every sentence as a brief sends it. It ends with 1 when two places disagree or a
// condition does neither.
// npm run examine-reports [-- --date YYYY-MM-DD] [--days YYYY-MM-DD,…] [--each N] [--keep FOLDER]
//   [--only recorded|simulated] [--ratings FILE] [--details]
// `--date` is the day of the recorded companies, `--days` those of the simulated market. The file is a table of all ratings read.
// Recorded ones may not be committed: print them with --only recorded --ratings /dev/stdout.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeReport } from '@plumbline/agent/report/write-report';
import { reportToMarkdown } from '@plumbline/agent/report/markdown';
import { examine } from '@plumbline/agent/report/testing/printed/contradictions';
import { printAnswer } from '@plumbline/agent/skills/print-answer';
import { readCompanyFacts } from '@plumbline/market/providers/sec/read-company-facts';
import { leadingInstruments } from '@plumbline/market/resolve/leading-instruments';
import { createMarketData } from '@plumbline/market/route/market-data';
import { simulatedMarket } from '@plumbline/market/simulated/simulated-market';
import { createMemoryStore } from '@plumbline/market/store/memory-store';
import { plainWords, valueWords } from '@plumbline/server/features/alert/words';
import { ratingRow, ratingsDocument, spreadOf } from './ratings-table.mjs';
import { faultsOf, reportOf } from './rate-recorded-company.mjs';
import {
  closesUntil,
  filesIn,
  laterSplits,
  readJson,
  recordedCloses,
  recordedFolders,
  splitsShownByFilings,
  throughSplits,
} from './recorded-companies.mjs';

const { values: options } = parseArgs({
  options: {
    date: { type: 'string', default: '2026-03-25' },
    days: { type: 'string', default: '2026-11-20' },
    /** How many instruments of each kind, market and sector of the simulated market. */
    each: { type: 'string', default: '2' },
    keep: { type: 'string' },
    ratings: { type: 'string' },
    only: { type: 'string' },
    details: { type: 'boolean', default: false },
  },
});
const out = (text) => process.stdout.write(`${text}\n`);
const locales = ['en', 'zh-CN'];
const claims = new Map();
const found = [];
const unread = new Map();
const kinds = new Map();
const numbers = { printed: 0, held: 0 };
const ratings = { recorded: [], simulated: [] };
const conditions = { stated: 0, unsound: [] };
let reports = 0;

/** Closes of the chart of falls, over the window that its figure names. */
function drawn(report, closes) {
  const window = report.facts.find(({ id }) => id === 'maxDrawdown')?.period;
  if (window === undefined) return null;
  return closes.filter(({ date }) => date >= window.start && date <= window.end).map(({ close }) => close);
}

function read(name, kind, day, report, closes) {
  reports++;
  kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const rated = ratingRow(name, day, report);
  if (rated !== null) ratings[kind.startsWith('simulated') ? 'simulated' : 'recorded'].push(rated);
  conditions.stated += report.rating?.falsifiers.length ?? 0;
  if (report.rating !== undefined) conditions.unsound.push(...faultsOf(report).map((fault) => `${name} ${fault}`));
  for (const locale of locales) {
    const text = reportToMarkdown(report, locale);
    if (options.keep !== undefined) {
      const file = join(options.keep, `${name.replaceAll(':', '-')}.${day}.${locale}`);
      writeFileSync(`${file}.md`, text);
      writeFileSync(`${file}.closes.json`, JSON.stringify(drawn(report, closes)));
    }
    const plain = text.replaceAll('\\', '').replaceAll(/\[\d+\]/g, '');
    const hold = (kind, what, words) => {
      claims.set(kind, (claims.get(kind) ?? 0) + 1);
      if (!plain.includes(words)) found.push({ name, locale, kind, what });
    };
    for (const { id, fact, text: parts } of report.rating?.falsifiers ?? []) {
      const words = plainWords(parts, report.facts)[locale];
      hold('alert and report', `${id}: ${words}`, `- ${words} (`);
      const watched = report.facts.find((one) => one.id === fact);
      if (watched === undefined || !parts[locale].some((part) => part.fact === fact && part.as !== 'size')) continue;
      const now = valueWords(watched)
        [locale].replace(/^(?:It is now |目前为 )/, '')
        .replace(/[.。]$/, '');
      hold('value of an alert and report', `${id}: ${now}`, now);
    }
    for (const block of report.sections.flatMap(({ blocks }) => blocks)) {
      if (block.kind !== 'text') continue;
      const words = printAnswer(
        { blocks: [{ kind: 'text', parts: block.parts[locale] }], facts: report.facts },
        locale,
      );
      hold('brief and report', words, words);
    }
    const examined = examine(text, locale, drawn(report, closes));
    for (const [claim, count] of examined.claims) claims.set(claim, (claims.get(claim) ?? 0) + count);
    for (const one of examined.contradictions) found.push({ name, locale, ...one });
    numbers.printed += examined.numbers.printed;
    numbers.held += examined.numbers.held;
    for (const line of examined.unread) {
      const known = unread.get(line) ?? 0;
      unread.set(line, known + 1);
    }
  }
}

async function recorded() {
  const now = Date.parse(`${options.date}T23:59:59Z`);
  const closes = closesUntil(recordedCloses, options.date);
  const splits = new Map(recordedFolders.flatMap((folder) => [...laterSplits(folder)]));
  const splitsShown = splitsShownByFilings();
  for (const file of filesIn(recordedFolders)) {
    const name = file.split('/').at(-1)?.replace('.json.gz', '') ?? file;
    const own = closes.get(name) ?? [];
    if (own.at(-1)?.date !== options.date) continue;
    const history = own.map(({ date, close }) => ({ date, close: close * (splits.get(name) ?? 1) }));
    const company = readCompanyFacts(readJson(file), now);
    const of = { ticker: name, instrumentId: company.instrument.id, closes: history, until: options.date };
    const report = await reportOf(company, history, options.date, throughSplits(splitsShown, of));
    read(name, 'recorded company', options.date, report, history);
  }
}

async function simulated(day) {
  const now = Date.parse(`${day}T22:00:00Z`);
  const clock = { now: () => now };
  const market = createMarketData({
    mode: 'simulated',
    providers: [],
    simulated: simulatedMarket({ seed: 4620, clock }),
    store: createMemoryStore(),
    fetch,
    clock,
  });
  const groups = Map.groupBy(leadingInstruments, (one) => [one.market, one.kind, one.sector].join(' ').trim());
  for (const [kind, list] of groups) {
    for (const instrument of list.slice(0, Number(options.each))) {
      const report = await writeReport({
        runId: instrument.id,
        instrument,
        data: market.simulated,
        simulated: true,
        universe: null,
        asOf: day,
        clock,
        emit: () => Promise.resolve(),
        isCancelled: () => false,
      });
      const bars = await market.simulated.bars({ instrumentId: instrument.id, interval: '1d', adjustment: 'total' });
      const { time, close } = bars.value.columns;
      const history = [...time].map((at, index) => ({
        date: new Date(at).toISOString().slice(0, 10),
        close: close[index],
      }));
      read(instrument.id, `simulated ${kind}`, day, report, history);
    }
  }
}

if (options.keep !== undefined) mkdirSync(options.keep, { recursive: true });
if (options.only !== 'simulated') await recorded();
if (options.only !== 'recorded') for (const day of options.days.split(',')) await simulated(day);
for (const [market, rows] of Object.entries(ratings)) {
  const { counts, above } = spreadOf(rows);
  const spread = counts.map(([label, count]) => `${label} ${count}`).join(', ');
  if (rows.length > 0) out(`${market} ratings: ${spread}; above Hold ${(100 * above).toFixed(1)} % of ${rows.length}`);
}
if (options.ratings !== undefined)
  writeFileSync(
    options.ratings,
    ratingsDocument(ratings, `npm run examine-reports -- ${process.argv.slice(2).join(' ')}`),
  );
for (const [kind, count] of kinds) out(`${String(count).padStart(6)} ${kind}`);
out(`${reports} reports in ${locales.join(' and ')}; claims read:`);
for (const [kind, count] of [...claims].toSorted((a, b) => b[1] - a[1])) out(`${String(count).padStart(8)} ${kind}`);
out(`${numbers.held} of ${numbers.printed} numbers in sentences were held against another place`);
for (const [line, count] of [...unread].toSorted((a, b) => b[1] - a[1]).slice(0, options.details ? 200 : 0))
  out(`  unread ${count} ${line}`);
out(
  `${conditions.stated} conditions that would change a conclusion; ${conditions.unsound.length} true today or refuting nothing`,
);
for (const fault of conditions.unsound.slice(0, options.details ? 999 : 30)) out(`  ${fault}`);
out(`${found.length} contradictions`);
for (const { name, locale, kind, what } of found.slice(0, options.details ? 999 : 30))
  out(`  ${name} ${locale} ${kind}: ${what}`);
if (found.length + conditions.unsound.length > 0) process.exitCode = 1;
