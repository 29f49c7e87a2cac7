// Filings and closes of companies as they were recorded, for the scripts that walk them. They stand beside the tree, not in it.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sharedDir } from '@plumbline/fixtures/shared';

const shared = sharedDir();
const bytesOf = (file) => (file.endsWith('.gz') ? gunzipSync(readFileSync(file)) : readFileSync(file));

/** Folders with recorded filings; none where nothing was recorded. */
export const recordedFolders =
  shared === null ? [] : [join(shared, 'data/sec-bodies'), join(shared, 'data/recorded-2026-08/sec-facts')];

/** Adjusted closes of the recorded companies; undefined where nothing was recorded. */
export const recordedCloses =
  shared === null ? undefined : join(shared, 'data/recorded-2026-08/prices-us-closes/sp500-etf-adjclose-2016.csv.gz');

export const readJson = (file) => JSON.parse(bytesOf(file).toString('utf8'));

/** The files of folders; a file stands for itself. */
export function filesIn(paths) {
  return paths.flatMap((path) =>
    !existsSync(path)
      ? []
      : statSync(path).isDirectory()
        ? readdirSync(path)
            .filter((name) => name.endsWith('.json.gz'))
            .map((name) => join(path, name))
        : [path],
  );
}

/** Closes by ticker until a date, oldest first. */
export function closesUntil(path, date) {
  if (path === undefined || !existsSync(path)) return new Map();
  const [head = '', ...lines] = bytesOf(path).toString('utf8').split('\n');
  const rows = lines.filter((line) => line !== '' && line.slice(0, 10) <= date).map((line) => line.split(','));
  return new Map(
    head
      .split(',')
      .map((ticker, at) => [
        ticker,
        rows
          .filter((cells) => cells[at] !== '')
          .map((cells) => ({ date: cells[0].slice(0, 10), close: Number(cells[at]) })),
      ]),
  );
}

/**
 * Splits after the filings were recorded, by ticker. Recorded closes are adjusted for them already and share counts are not, so
 * closes are counted back to what was paid on the day.
 */
export function laterSplits(folder) {
  const path = join(folder, '_splits-after-recording.tsv');
  if (!existsSync(path)) return new Map();
  const rows = readFileSync(path, 'utf8').trim().split('\n').slice(1);
  return new Map(
    rows.flatMap((row) => {
      const [ticker, ratio] = row.split('\t');
      const [after, before = '1'] = ratio.split('/');
      const factor = Number(after) / Number(before);
      return factor > 0 ? [[ticker, factor]] : [];
    }),
  );
}

const linesOf = (path) => bytesOf(path).toString('utf8').trim().split('\n').slice(1);

/** Daily closes of a share, split-adjusted and with dividends counted in; null where none were recorded. */
export function recordedPrices(ticker) {
  const path = shared === null ? '' : join(shared, `data/recorded-2026-08/prices-us/${ticker}.csv.gz`);
  if (!existsSync(path)) return null;
  return linesOf(path).map((line) => {
    const [date, , , , close, adjusted] = line.split(',');
    return { date, close: Number(close), adjusted: Number(adjusted) };
  });
}

/** Filings by ticker. */
export function recordedFilings() {
  return filesIn(recordedFolders.slice(1)).map((file) => ({
    ticker: file.split('/').at(-1)?.replace('.json.gz', '') ?? file,
    file,
  }));
}

/** Splits as the restated share counts of filings show them: between the last filing before and the first after. */
export function splitsShownByFilings() {
  const path = shared === null ? '' : join(shared, 'data/recorded-2026-08/sec-facts/_splits-inferred.csv.gz');
  if (!existsSync(path)) return new Map();
  const rows = linesOf(path).map((line) => line.split(','));
  return Map.groupBy(
    rows.map(([ticker, ratio, from, to]) => ({ ticker, ratio: Number(ratio), from, to })),
    ({ ticker }) => ticker,
  );
}

/**
 * Splits of a company until a day, and its closes with and without them. Only the filings beside a split are known, so it counts from
 * the first one after: those before still speak of the old shares.
 */
export function throughSplits(shown, { ticker, instrumentId, closes, until }) {
  const own = (shown.get(ticker) ?? []).filter(({ to }) => to <= until);
  const since = (date) => own.filter(({ to }) => to > date).reduce((all, { ratio }) => all * ratio, 1);
  return {
    actions: own.map(({ ratio, to }) => ({ kind: 'split', instrumentId, exDate: to, knownAt: to, ratio })),
    histories: {
      none: closes.map(({ date, close }) => ({ date, close: close * since(date) })),
      split: closes,
      total: closes,
    },
  };
}
