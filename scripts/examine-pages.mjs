// Opens reports in a browser, reads their pages as a reader does (text, tables, labelled figures, captions of charts) and holds
// them against themselves and against their exports. Each report is written once and read in two languages; several are open at once.
// It ends with 1 when two places disagree or a page was not read whole. With --keep it appends each
// report that was read to a file, leaves out those that stand there already, and counts all of them: many runs make one.
// npm run examine-pages [-- --archive FILE] [--only TICKER,TICKER | --reports N] [--keep FILE] [--at-once N] [--details]
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { reportToMarkdown } from '@plumbline/agent/report/markdown';
import { examinePrinted } from '@plumbline/agent/report/testing/printed/contradictions';
import { readPrintedReport } from '@plumbline/agent/report/testing/printed/printed-report';
import { checkCaptions } from '@plumbline/agent/report/testing/printed/page-captions';
import { comparePage, printedPage } from '@plumbline/agent/report/testing/printed/rendered-page';
import { leadingInstruments } from '@plumbline/market/resolve/leading-instruments';
import { displaySymbol } from '@plumbline/model/instrument';
import { launch, visit } from '../e2e/lib/browse.ts';
import { openEverySection, openReport, readReport } from '../e2e/lib/report.ts';
import { serve } from '../e2e/lib/serve.ts';
import { recordedFilings } from './recorded-companies.mjs';

const { values: options } = parseArgs({
  options: {
    /** A file that `plumbline archive` wrote; without it the simulated market is read. */
    archive: { type: 'string' },
    only: { type: 'string' },
    /** How many reports, of every market and kind in turn; 150 make 300 pages. */
    reports: { type: 'string' },
    keep: { type: 'string' },
    'at-once': { type: 'string', default: '3' },
    details: { type: 'boolean', default: false },
  },
});
const simulatedOnes = ['NVDA', 'TSLA', 'JPM', 'SPY', '600519', '300750', '0700.HK', '0005.HK', 'BTC-USD', 'ETH-USD'];
const recordedOnes = ['AAPL', 'NVDA', 'XOM', 'NFLX', 'JPM', 'SPY', '600519', '000333', '0700.HK', '1398.HK', 'BTC-USD'];

/** So many of the leading names, one of each market, kind and sector before the second of any. */
function namesInTurn(count) {
  const groups = [...Map.groupBy(leadingInstruments, (one) => [one.market, one.kind, one.sector].join(' ')).values()];
  const rounds = Math.max(...groups.map((group) => group.length));
  const inTurn = Array.from({ length: rounds }, (_, at) => groups.flatMap((group) => group[at] ?? [])).flat();
  return inTurn.slice(0, count).map(({ id }) => displaySymbol(id));
}

/** Tickers of recorded companies, in the order of the alphabet, evenly taken. */
function recordedTickers(count) {
  const all = recordedFilings().map(({ ticker }) => ticker);
  return all.filter((_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length));
}

function chosen() {
  if (options.only !== undefined) return options.only.split(',');
  const count = Number(options.reports);
  if (options.archive === undefined) return options.reports === undefined ? simulatedOnes : namesInTurn(count);
  return options.reports === undefined ? recordedOnes : recordedTickers(count);
}
const archived = options.archive !== undefined;
/** Reports that were read before, each with its pages. */
const kept =
  options.keep !== undefined && existsSync(options.keep)
    ? readFileSync(options.keep, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
    : [];
const isKept = (symbol) => kept.some((one) => one.symbol === symbol && one.archived === archived);
const symbols = chosen().filter((symbol) => !isKept(symbol));
const locales = ['en', 'zh-CN'];
const out = (text) => process.stdout.write(`${text}\n`);

/** Runs in the page. */
function readPage() {
  const main = document.querySelector('main');
  const text = (element) => (element?.innerText ?? element?.textContent ?? '').trim();
  const sectionOf = (element) => element.closest('section[data-section]')?.getAttribute('data-section') ?? '';
  const titleOf = (element) => {
    const card = element.closest('[data-card], figure');
    return text(element.querySelector('caption')) || text(card?.querySelector('h2, h3'));
  };
  const tables = [...main.querySelectorAll('table')].map((table) => ({
    section: sectionOf(table),
    title: titleOf(table),
    head: [...table.querySelectorAll('thead th, thead td')].map(text),
    rows: [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map(text)),
  }));
  const figures = [...main.querySelectorAll('dt')].flatMap((term) => {
    const value = term.nextElementSibling;
    return value?.tagName === 'DD' ? [{ section: sectionOf(term), label: text(term), text: text(value) }] : [];
  });
  const images = [...main.querySelectorAll('[role="img"][aria-label]')].map((one) => one.getAttribute('aria-label'));
  const said = [...main.querySelectorAll('p, li, figcaption')].map((one) => one.textContent.trim());
  return { tables, figures, lines: [...main.innerText.split('\n'), ...said, ...images].filter((line) => line !== '') };
}

const failed = [];
const startedAt = performance.now();
const server = await serve(
  options.archive === undefined ? {} : { DATA_MODE: 'archive', ARCHIVE_FILE: options.archive, CLOCK: '' },
);
const browser = await launch();

/** The page of a report that is written, with all its sections there and everything it folds away open. */
async function reopen(page, symbol, { run, sections }) {
  await page.goto(`/research?symbol=${encodeURIComponent(symbol)}&run=${run}`);
  await page.getByTestId('run-strip').waitFor();
  await openEverySection(page);
  await page.waitForFunction(
    (count) => document.querySelectorAll('main section[data-section]').length >= count,
    sections,
  );
}

const sectionsOf = (page) => page.locator('main section[data-section]').count();

/** Of a page that is read whole in another language as many places stand in the export, but for a few. */
const fewestPlaces = 0.8;

async function examine(page, { symbol, locale, report }) {
  const printed = printedPage(await page.evaluate(readPage), locale);
  const exported = readPrintedReport(reportToMarkdown(report, locale));
  const both = { tables: [...printed.tables, ...exported.tables], lines: [...printed.lines, ...exported.lines] };
  const examined = examinePrinted(both, locale, null);
  const compared = [...comparePage(printed, exported, locale), ...checkCaptions(both, locale)];
  const claims = new Map(examined.claims);
  for (const { kind } of compared) claims.set(kind, (claims.get(kind) ?? 0) + 1);
  const own = [...examined.contradictions, ...compared.filter(({ holds }) => !holds)];
  const seen = new Map(own.map(({ kind, what }) => [what, { kind, what }]));
  out(`${symbol} ${locale}: ${compared.length} places held against the export, ${seen.size} contradictions`);
  for (const { kind, what } of options.details ? seen.values() : []) out(`  ${kind}: ${what}`);
  return { locale, places: compared.length, claims: Object.fromEntries(claims), contradictions: [...seen.values()] };
}

/** A report that was read in every language; one that shows far fewer places in one of them was not. */
function finish(symbol, pages) {
  const [first, ...others] = pages;
  const short = others.filter(({ places }) => places < fewestPlaces * first.places);
  for (const { locale, places } of short)
    failed.push(`${symbol}: ${places} places read in ${locale}, ${first.places} before`);
  if (short.length > 0) return;
  const read = { symbol, archived, pages };
  kept.push(read);
  if (options.keep !== undefined) appendFileSync(options.keep, `${JSON.stringify(read)}\n`);
}

/** Takes report after report until none is left; each is written by the first page and read by all. */
async function work(waiting) {
  const visitors = [];
  for (const locale of locales) visitors.push({ locale, ...(await visit(browser, server.url, { locale })) });
  for (let symbol = waiting.shift(); symbol !== undefined; symbol = waiting.shift()) {
    try {
      const [first, ...others] = visitors;
      const run = await openReport(first.page, symbol);
      const report = await readReport(first.page, run);
      const sections = await sectionsOf(first.page);
      const pages = [await examine(first.page, { symbol, locale: first.locale, report })];
      for (const { context, page, locale } of others) {
        // The same reader in another language: a report is shown to whom it was written for.
        await context.addCookies(await first.context.cookies());
        await reopen(page, symbol, { run, sections });
        pages.push(await examine(page, { symbol, locale, report }));
      }
      finish(symbol, pages);
    } catch (error) {
      const shown = await visitors[0].page
        .locator('main')
        .innerText({ timeout: 5000 })
        .catch(() => 'nothing');
      failed.push(`${symbol}: ${error.message.split('\n')[0]} at “${shown.slice(0, 200).replaceAll('\n', ' ')}”`);
    }
  }
  for (const { close } of visitors) await close();
}

try {
  const waiting = [...symbols];
  await Promise.all(Array.from({ length: Number(options['at-once']) }, () => work(waiting)));
} finally {
  await browser.close();
  await server.stop();
}
const seconds = (performance.now() - startedAt) / 1000;
const pages = kept.flatMap(({ symbol, pages }) => pages.map((page) => ({ symbol, ...page })));
const found = pages.flatMap(({ symbol, locale, contradictions }) =>
  contradictions.map((one) => ({ symbol, locale, ...one })),
);
const claims = new Map();
for (const page of pages)
  for (const [kind, count] of Object.entries(page.claims)) claims.set(kind, (claims.get(kind) ?? 0) + count);
out(
  `${pages.length} pages of ${kept.length} reports, ${symbols.length} of them now in ${seconds.toFixed(0)} s; claims:`,
);
for (const [kind, count] of [...claims].toSorted((a, b) => b[1] - a[1])) out(`${String(count).padStart(8)} ${kind}`);
out(`${found.length} contradictions, ${failed.length} pages that were not read whole`);
for (const { symbol, locale, kind, what } of options.details ? [] : found.slice(0, 30))
  out(`  ${symbol} ${locale} ${kind}: ${what}`);
for (const text of failed) out(`  not read: ${text}`);
if (found.length + failed.length > 0) process.exitCode = 1;
