// Opens reports in a browser, reads their pages as a reader does (text, tables, labelled figures, captions of charts) and holds
// them against themselves and against their exports. It ends with 1 when two places disagree.
// npm run examine-pages [-- --archive FILE] [--only TICKER,TICKER] [--details]
import { parseArgs } from 'node:util';
import { reportToMarkdown } from '@plumbline/agent/report/markdown';
import { examinePrinted } from '@plumbline/agent/report/testing/printed/contradictions';
import { readPrintedReport } from '@plumbline/agent/report/testing/printed/printed-report';
import { checkCaptions } from '@plumbline/agent/report/testing/printed/page-captions';
import { comparePage, printedPage } from '@plumbline/agent/report/testing/printed/rendered-page';
import { launch, visit } from '../e2e/lib/browse.ts';
import { openReport, readReport } from '../e2e/lib/report.ts';
import { serve } from '../e2e/lib/serve.ts';

const { values: options } = parseArgs({
  options: {
    /** A file that `plumbline archive` wrote; without it the simulated market is read. */
    archive: { type: 'string' },
    only: { type: 'string' },
    details: { type: 'boolean', default: false },
  },
});
const simulatedOnes = ['NVDA', 'TSLA', 'JPM', 'SPY', '600519', '300750', '0700.HK', '0005.HK', 'BTC-USD', 'ETH-USD'];
const recordedOnes = ['AAPL', 'NVDA', 'XOM', 'NFLX', 'JPM', 'SPY', '600519', '000333', '0700.HK', '1398.HK', 'BTC-USD'];
const symbols = options.only?.split(',') ?? (options.archive === undefined ? simulatedOnes : recordedOnes);
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

const claims = new Map();
const found = [];
let pages = 0;
const server = await serve(
  options.archive === undefined ? {} : { DATA_MODE: 'archive', ARCHIVE_FILE: options.archive, CLOCK: '' },
);
const browser = await launch();
try {
  for (const locale of locales) {
    const { page, close } = await visit(browser, server.url, { locale });
    for (const symbol of symbols) {
      const run = await openReport(page, symbol);
      const report = await readReport(page, run);
      const printed = printedPage(await page.evaluate(readPage), locale);
      const exported = readPrintedReport(reportToMarkdown(report, locale));
      const both = { tables: [...printed.tables, ...exported.tables], lines: [...printed.lines, ...exported.lines] };
      const examined = examinePrinted(both, locale, null);
      const compared = [...comparePage(printed, exported, locale), ...checkCaptions(both, locale)];
      const add = (kind, count) => claims.set(kind, (claims.get(kind) ?? 0) + count);
      for (const [kind, count] of examined.claims) add(kind, count);
      for (const { kind } of compared) add(kind, 1);
      const own = [...examined.contradictions, ...compared.filter(({ holds }) => !holds)];
      const seen = new Map(own.map((one) => [one.what, one]));
      for (const one of seen.values()) found.push({ symbol, locale, ...one });
      pages++;
      out(`${symbol} ${locale}: ${compared.length} places held against the export, ${seen.size} contradictions`);
    }
    await close();
  }
} finally {
  await browser.close();
  await server.stop();
}
out(`${pages} pages; claims read:`);
for (const [kind, count] of [...claims].toSorted((a, b) => b[1] - a[1])) out(`${String(count).padStart(8)} ${kind}`);
out(`${found.length} contradictions`);
for (const { symbol, locale, kind, what } of found.slice(0, options.details ? 999 : 30))
  out(`  ${symbol} ${locale} ${kind}: ${what}`);
if (found.length > 0) process.exitCode = 1;
