import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sharedDir } from '@plumbline/fixtures/shared';
import { timeOf } from '@plumbline/model/date';
import { readBarFile } from '../bar-files/read-bar-file.ts';
import { marketOfDates } from '../bar-files/market-of-file.ts';
import { at, columnOf } from './bar-table.ts';
import { repairColumns } from './finding.ts';
import type { Inspected } from './inspect-table.ts';
import { inspectTable } from './inspect-table.ts';

const shared = `${sharedDir() ?? ''}/data`;
const folder = 'dirty-data-yfinance-repair';

function inspect(path: string): Inspected {
  const file = readBarFile(readFileSync(`${shared}/${path}`));
  const found = inspectTable(file.table, {
    now: timeOf('2026-11-21'),
    market: file.table.interval === '1d' ? marketOfDates(file.table.columns.time) : null,
    instrumentId: null,
    adjustment: file.isSplitAdjusted ? 'split' : 'none',
  });
  return { ...found, findings: [...file.findings, ...found.findings] };
}

const kindsOf = (path: string): readonly (readonly [number, string])[] =>
  inspect(path).findings.map(({ row, kind }) => [row, kind]);

/** Largest relative difference of a column, from a row on. */
function difference(a: Inspected, b: Inspected, name: (typeof repairColumns)[number], from = 0): number {
  const [left, right] = [columnOf(a.table, name), columnOf(b.table, name)];
  if (left === undefined || right === undefined) return 0;
  const gaps = [...left.keys()].slice(from).map((row) => {
    const [one, other] = [at(left, row), at(right, row)];
    return Math.abs(one - other) / Math.max(Math.abs(other), 1e-9);
  });
  return Math.max(...gaps);
}

describe.skipIf(sharedDir() === null)('recorded faults (need the shared folder)', () => {
  it.each(['CALM-1d-no-bad-divs.csv', 'EWG-1d-no-bad-divs.csv'])('leave %s alone', (name) => {
    const path = `${folder}/${name}`;
    const { findings, table } = inspect(path);
    expect(findings).toEqual([]);
    expect(table.columns).toEqual(readBarFile(readFileSync(`${shared}/${path}`)).table.columns);
  });

  it.each<readonly [string, string, number]>([
    ['1398-HK-1d-bad-div', 'bad-dividend', 1],
    ['4063-T-1d-bad-stock-split', 'missing-split', 1],
    ['AET-L-1d-100x-error', 'unit-100x', 14],
    ['SAND-1d-bad-div', 'bad-dividend', 2],
    ['SCR-TO-1d-bad-div', 'bad-dividend', 2],
  ])('of %s are found and mended to what its maintainers mended', (name, kind, count) => {
    const broken = inspect(`${folder}/${name}.csv`);
    const fixed = inspect(`${folder}/${name}-fixed.csv`);
    expect(broken.findings.filter((finding) => finding.kind === kind)).toHaveLength(count);
    expect(broken.table.columns.time).toEqual(fixed.table.columns.time);
    // The maintainers moved the oldest payment of SCR.TO by a day, on which the price fell; before it their factor differs.
    const from = name.startsWith('SCR')
      ? broken.table.columns.time.findIndex((time) => time >= timeOf('2023-03-16'))
      : 0;
    for (const column of repairColumns)
      expect([column, difference(broken, fixed, column, from)]).toEqual([column, expect.closeTo(0, 5)]);
  });

  it('of LA.V stand in the file called fixed: one day on the other side of the consolidation', () => {
    const broken = inspect(`${folder}/LA-V-1d-bad-stock-split.csv`);
    const fixed = inspect(`${folder}/LA-V-1d-bad-stock-split-fixed.csv`);
    expect([broken, fixed].map(({ findings }) => findings.map(({ kind }) => kind))).toEqual([
      ['bad-split'],
      ['bad-split'],
    ]);
    for (const column of repairColumns) {
      if (column !== 'volume') expect(difference(broken, fixed, column)).toBeLessThan(1e-9);
    }
  });

  it.each(['AAPL', 'GOOGL', 'NVDA', 'QQQ', 'SPY', 'TSLA', 'AMZN', 'MSFT', 'GLD'])(
    'show the unfinished session at the end of %s',
    (name) => {
      expect(kindsOf(`ohlcv-yahoo-adjusted-2021-2026/${name}.csv`)).toContainEqual([1312, 'partial-bar']);
    },
  );

  it('show the last row of one fund that is the price of another thing, and none in three Hong Kong shares', () => {
    expect(kindsOf('ohlcv-yahoo-adjusted-2021-2026/TLT.csv')).toContainEqual([1312, 'spike']);
    for (const name of ['0700.HK', '1810.HK', '3690.HK']) {
      expect(kindsOf(`ohlcv-yahoo-adjusted-2021-2026/${name}.csv`)).toEqual([]);
    }
  });

  it('show eleven bars on holidays of Hong Kong, three broken ranges and the session that lacks', () => {
    const kinds = kindsOf('ohlcv-yahoo-long-to-2022/0700.HK.csv').map(([, kind]) => kind);
    const count = (kind: string): number => kinds.filter((one) => one === kind).length;
    expect([count('holiday-bar'), count('high-below-low') + count('outside-range')]).toEqual([11, 3]);
    expect(inspect('ohlcv-yahoo-long-to-2022/0700.HK.csv').findings.some(({ why }) => why.includes('2012-03-19'))).toBe(
      true,
    );
  });

  it('show grouped digits and a day written from its neighbours', () => {
    const findings = kindsOf('payloads-alphavantage-aitrader/ashare-daily/600519.SHH.json');
    expect(findings).toContainEqual([6, 'copied-row']);
    expect(findings.filter(([, kind]) => kind === 'separator')).toHaveLength(2);
  });

  it('show 20,143 rows whose volumes have changed places', () => {
    const file = readBarFile(readFileSync(`${shared}/ohlcv-crypto-benjaminpo/BTC-USD-1h.csv.gz`));
    const rows = file.findings.map(({ why }) => Number(/in (\d+) rows/.exec(why)?.[1]));
    expect(rows.reduce((sum, count) => sum + count, 0)).toBe(20_143);
    expect(Math.max(...file.table.columns.volume)).toBeLessThan(1e5);
  });

  it.each<readonly [string, readonly string[]]>([
    ['ohlcv-us-raw-lean-1998-2021/AAPL.daily.csv', ['2000-06-21', '2005-02-28', '2014-06-09', '2020-08-31']],
    ['ohlcv-us-raw-lean-1998-2021/IBM.daily.csv', ['1999-05-27']],
    ['ohlcv-us-raw-lean-1998-2021/SPY.daily.csv', []],
    ['ohlcv-ashare-2020-2025/300750.csv', ['2023-04-26']],
    ['ohlcv-ashare-2020-2025/600519.csv', []],
  ])('show the splits in raw prices of %s and no crash as one', (path, dates) => {
    const splits = inspect(path).findings.filter(({ kind }) => kind === 'missing-split');
    expect(splits.map(({ why }) => why.slice(0, 10))).toEqual(dates);
  });
});
