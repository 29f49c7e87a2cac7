// Asks the rating what it says of recorded companies on past dates and holds it against what their shares did in the twelve months
// after. Filings are cut at what was filed by then; prices are as they stood then: splits that came later are taken out of them.
// Prints counts and shares only. The recordings stand beside the tree, not in it. The page on ratings shows the file it writes.
// npm run backtest-rating [-- --json apps/web/src/pages/method/rating-record.json] [--rows] [--only TICKER,TICKER]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCompanyFacts } from '@plumbline/market/providers/sec/read-company-facts';
import { reportOf } from './rate-recorded-company.mjs';
import { recordOf } from './rating-record.mjs';
import {
  laterSplits,
  readJson,
  recordedFilings,
  recordedFolders,
  recordedPrices,
  splitsShownByFilings,
} from './recorded-companies.mjs';

const { values: options } = parseArgs({
  options: { json: { type: 'string' }, rows: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const out = (text) => process.stdout.write(`${text}\n`);
const market = 'SPY';
/** One day a year, when annual reports are in: years that do not overlap. */
const dates = Array.from({ length: 12 }, (_, at) => `${2014 + at}-03-31`);

/** Ex-dates of the splits of these companies; each is checked against the window in which filings show it. */
const exDates = {
  AAPL: [
    ['2014-06-09', 7],
    ['2020-08-31', 4],
  ],
  AVGO: [['2024-07-15', 10]],
  CRM: [['2013-04-18', 4]],
  GOOGL: [['2022-07-18', 20]],
  KO: [['2012-08-13', 2]],
  MA: [['2014-01-22', 10]],
  NFLX: [
    ['2015-07-15', 7],
    ['2025-11-17', 10],
  ],
  NVDA: [
    ['2021-07-20', 4],
    ['2024-06-10', 10],
  ],
  TSLA: [
    ['2020-08-31', 5],
    ['2022-08-25', 3],
  ],
  WMT: [['2024-02-26', 3]],
};
/** Their recorded closes carry spin-offs besides splits, so that no price of the past can be read off them. */
const unfit = new Set(['GE']);

const lastUntil = (rows, date) => rows.findLast((row) => row.date <= date);
const yearLater = (date) => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
/** What had been filed by a day; null where nothing had. */
function filedUntil(body, date) {
  try {
    return readCompanyFacts(body, Date.parse(`${date}T23:59:59Z`), date);
  } catch (error) {
    if (error.code === 'provider-empty') return null;
    throw error;
  }
}

/** Total return over the year after, by closes with dividends counted in. */
function yearAfter(rows, date) {
  const [from, to] = [lastUntil(rows, date), lastUntil(rows, yearLater(date))];
  return from === undefined || to === undefined || to.date <= from.date ? null : to.adjusted / from.adjusted - 1;
}

const shown = splitsShownByFilings();
const later = new Map(recordedFolders.flatMap((folder) => [...laterSplits(folder)]));

function splitsOf(ticker) {
  const listed = exDates[ticker] ?? [];
  const after = later.get(ticker);
  for (const { ratio, from, to } of shown.get(ticker) ?? []) {
    if (from < '2012-01-01') continue;
    if (!listed.some(([date, one]) => one === ratio && date > from && date <= to))
      throw new Error(`${ticker}: filings show a split of ${ratio} between ${from} and ${to} without a date`);
  }
  const splits = listed.map(([exDate, ratio]) => ({ exDate, ratio }));
  return after === undefined ? splits : [...splits, { exDate: '2026-04-01', ratio: after }];
}

const index = recordedPrices(market);
const rows = [];
const refused = [];
for (const { ticker, file } of recordedFilings()) {
  if (options.only !== undefined && !options.only.split(',').includes(ticker)) continue;
  const prices = recordedPrices(ticker);
  if (prices === null || unfit.has(ticker)) continue;
  const body = readJson(file);
  const splits = splitsOf(ticker);
  for (const date of dates) {
    const last = lastUntil(prices, date);
    const after = yearAfter(prices, date);
    if (last === undefined || after === null) continue;
    // What was paid then: later splits are taken out of every close up to that day.
    const factor = splits.filter(({ exDate }) => exDate > date).reduce((all, { ratio }) => all * ratio, 1);
    const own = prices.filter((row) => row.date <= date);
    const spanOf = (list) => list.filter((row) => row.date <= date);
    const known = filedUntil(body, date);
    if (known === null) {
      refused.push(`${ticker} ${date}`);
      continue;
    }
    const { instrument } = known;
    const earlier = splits
      .filter(({ exDate }) => exDate <= date)
      .map(({ exDate, ratio }) => ({ kind: 'split', instrumentId: instrument.id, exDate, knownAt: exDate, ratio }));
    const traded = own.map((row) => {
      const since = earlier.filter(({ exDate }) => exDate > row.date).reduce((all, { ratio }) => all * ratio, 1);
      return { date: row.date, close: row.close * factor * since };
    });
    const split = own.map((row) => ({ date: row.date, close: row.close * factor }));
    const scale = (last.close * factor) / last.adjusted;
    const total = own.map((row) => ({ date: row.date, close: row.adjusted * scale }));
    const report = await reportOf(known, split, last.date, {
      histories: { none: traded, split, total },
      actions: earlier,
      index: spanOf(index).map((row) => ({ date: row.date, close: row.adjusted })),
    });
    const { label, score } = report.rating ?? { label: null };
    const factOf = (id) => report.facts.find((fact) => fact.id === id)?.value ?? null;
    rows.push({
      ticker,
      date,
      label,
      score: label === null ? null : factOf(score),
      gap: factOf('upside.blended'),
      after,
      market: yearAfter(index, date),
    });
    if (options.rows)
      out(
        Object.values(rows.at(-1))
          .map((one) => (typeof one === 'number' ? one.toFixed(3) : one))
          .join('\t'),
      );
  }
}
const rated = rows.filter(({ label }) => label !== null);
out(
  `${rows.length} asked of ${new Set(rows.map(({ ticker }) => ticker)).size} companies, ${rated.length} rated, ${refused.length} without filings yet`,
);
for (const line of refused.slice(0, 5)) out(`  ${line}`);
const record = { asked: rows.length, ...recordOf(rated) };
// Four digits say all that such a sample holds.
const text = JSON.stringify(record, (_, value) => (typeof value === 'number' ? Number(value.toFixed(4)) : value), 2);
out(text);
if (options.json !== undefined) writeFileSync(options.json, `${text}\n`);
