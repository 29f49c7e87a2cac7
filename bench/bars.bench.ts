import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { sharedDir } from '@plumbline/fixtures/shared';
import { emptyColumns, type BarColumns } from '@plumbline/model/bar';
import { decodeBars } from '@plumbline/model/bar-chunk';
import { encodeBars } from '@plumbline/model/bar-chunk-write';
import { timeOf } from '@plumbline/model/date';
import { print, timeCall } from './lib/measure.ts';

const count = 2520;

/** Ten years of real daily prices where they lie beside the checkout, of generated ones elsewhere. */
function readColumns(): BarColumns {
  const real = `${sharedDir() ?? ''}/data/ohlcv-yahoo-long-to-2022/TSLA.csv`;
  const own = new URL('../fixtures/golden-own/prices/syn_a_daily.csv', import.meta.url).pathname;
  const [header = '', ...all] = readFileSync(existsSync(real) ? real : own, 'utf8')
    .trim()
    .split('\n');
  const names = header.toLowerCase().split(',');
  const at = (name: string): number => names.indexOf(name);
  const cells = all.slice(-count).map((row) => row.split(','));
  const columns = emptyColumns(cells.length);
  cells.forEach((row, i) => {
    columns.time[i] = timeOf((row[at('date')] ?? '').slice(0, 10));
    for (const name of ['open', 'high', 'low', 'close'] as const)
      columns[name][i] = Math.round(Number(row[at(name)]) * 100) / 100;
    columns.volume[i] = Math.round(Number(row[at('volume')]));
  });
  return columns;
}

const columns = readColumns();
const chunk = encodeBars(columns, 2);
const packed = brotliCompressSync(chunk, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
const perFull = count / columns.time.length;

print([
  { id: 'bars: 2,520 daily bars on the wire', value: (packed.length * perFull) / 1000, unit: 'kB', budget: 30 },
  {
    id: 'bars: decode 2,520 into typed arrays',
    value: timeCall(() => decodeBars(chunk)) * perFull,
    unit: 'ms',
    budget: 0.2,
  },
  { id: 'bars: brotli decompress 2,520', value: timeCall(() => brotliDecompressSync(packed)) * perFull, unit: 'ms' },
  { id: 'bars: encode 2,520', value: timeCall(() => encodeBars(columns, 2)) * perFull, unit: 'ms' },
]);
