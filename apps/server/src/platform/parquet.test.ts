import { describe, expect, it } from 'vitest';
import { parquetMetadata } from 'hyparquet';
import { readBarFile } from '@plumbline/market/bar-files/read-bar-file';
import type { BarSeries } from '@plumbline/model/bar';
import { timeOf } from '@plumbline/model/date';
import type { Source } from '@plumbline/model/source';
import { isParquet, readableBytes, writeParquet } from './parquet.ts';

const source: Source = {
  id: 's',
  kind: 'prices',
  publisher: 'P',
  title: 'Daily prices',
  retrievedAt: 0,
  asOf: '2026-11-20',
  locator: 'x',
  simulated: true,
};

const series: BarSeries = {
  instrumentId: 'US:NVDA',
  interval: '1d',
  adjustment: 'split',
  currency: 'USD',
  priceDecimals: 2,
  columns: {
    time: Float64Array.of(timeOf('2026-11-18'), timeOf('2026-11-19'), timeOf('2026-11-20')),
    open: Float64Array.of(10, 11.1, 12.345678901),
    high: Float64Array.of(12, 13, 14),
    low: Float64Array.of(9, 10, 11),
    close: Float64Array.of(11, 12, 13),
    volume: Float64Array.of(1000, Number.NaN, 3e9),
  },
  isLastPartial: false,
};

describe('Parquet', () => {
  it('holds the same numbers when it is read back, and says what they are', async () => {
    const bytes = await writeParquet(series, source);
    expect(isParquet(bytes)).toBe(true);
    const { table } = readBarFile(await readableBytes(bytes));
    expect(table.columns).toEqual(series.columns);
    const about = parquetMetadata(bytes.buffer).key_value_metadata?.find(({ key }) => key === 'plumbline')?.value ?? '';
    expect(JSON.parse(about)).toMatchObject({
      instrumentId: 'US:NVDA',
      adjustment: 'split',
      source: { simulated: true },
    });
  });

  it('leaves other files alone and refuses half a file', async () => {
    const csv = new TextEncoder().encode('date,open\n');
    expect(await readableBytes(csv)).toBe(csv);
    const half = (await writeParquet(series, source)).slice(0, 60);
    await expect(readableBytes(half)).rejects.toMatchObject({ code: 'bad-input' });
  });
});
