import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { dateOf, timeOf } from '@plumbline/model/date';
import type { BarFile, ReadOptions } from './bar-file.ts';
import { readBarFile } from './read-bar-file.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string, options?: ReadOptions): BarFile => readBarFile(bytes(text), options);

const plain = 'date,open,high,low,close,volume\n2024-01-02,10,12,9,11,1000\n2024-01-03,11,13,10,12.5,2000\n';
const expected = { open: [10, 11], high: [12, 13], low: [9, 10], close: [11, 12.5], volume: [1000, 2000] };

function told({ table: { columns } }: BarFile, rows = columns.time.length): unknown {
  const { open, high, low, close, volume } = columns;
  const first = (column: Float64Array): readonly number[] => [...column.subarray(0, rows)];
  return { open: first(open), high: first(high), low: first(low), close: first(close), volume: first(volume) };
}

const dates = ({ table }: BarFile): readonly string[] => Array.from(table.columns.time, dateOf);

describe('a file of bars', () => {
  it.each<readonly [string, string]>([
    ['plain CSV', plain],
    ['a byte order mark and carriage returns', `\uFEFF${plain.replaceAll('\n', '\r\n')}`],
    [
      'semicolons and decimal commas',
      'Date;Open;High;Low;Close;Volume\n02.01.2024;10,0;12,0;9,0;11,0;1000\n03.01.2024;11,0;13,0;10,0;12,5;2000\n15.02.2024;;;;;\n',
    ],
    [
      'tabs, quotes and another order',
      '"Close"\t"Date"\t"Low"\t"High"\t"Open"\t"Volume"\n"11"\t"2024/1/2"\t9\t12\t10\t"1,000"\n12.5\t2024/1/3\t10\t13\t11\t"2,000"\n',
    ],
    [
      'Chinese headings',
      '日期,开盘,收盘,最高,最低,成交量(股)\n2024年1月2日,10,11,12,9,1000\n2024年1月3日,11,12.5,13,10,2000\n',
    ],
    [
      'volume in hands',
      '日期,开盘价,最高价,最低价,收盘价,成交量(手)\n20240102,10,12,9,11,10\n20240103,11,13,10,12.5,20\n',
    ],
    [
      'hands and thousands of money',
      'ts_code,trade_date,open,high,low,close,vol,amount\n600000.SH,20240102,10,12,9,11,10,11\n600000.SH,20240103,11,13,10,12.5,20,25\n',
    ],
    [
      'letters for thousands',
      'Date,Price,Open,High,Low,Vol.\n01/02/2024,11,10,12,9,1K\n01/03/2024,12.5,11,13,10,2K\n01/31/2024,,,,,\n',
    ],
    [
      'seconds since 1970',
      `unix,o,h,l,c,v\n${timeOf('2024-01-02') / 1000},10,12,9,11,1000\n${timeOf('2024-01-03') / 1000},11,13,10,12.5,2000\n`,
    ],
    [
      'milliseconds and no heading',
      `${timeOf('2024-01-02')},10,12,9,11,1000\n${timeOf('2024-01-03')},11,13,10,12.5,2000\n`,
    ],
    [
      'midnights of Shanghai',
      `t,open,high,low,close,volume\n${timeOf('2024-01-02') - 28_800_000},10,12,9,11,1000\n${timeOf('2024-01-03') - 28_800_000},11,13,10,12.5,2000\n`,
    ],
    [
      'dates with the zone of the exchange',
      'Date,Open,High,Low,Close,Volume\n2024-01-02 00:00:00+08:00,10,12,9,11,1000\n2024-01-03 00:00:00+08:00,11,13,10,12.5,2000\n',
    ],
    [
      'words for months',
      'Date,Open,High,Low,Close,Volume\n"Jan 2, 2024",10,12,9,11,1000\n3-Jan-2024,11,13,10,12.5,2000\n',
    ],
    [
      'days as spreadsheets count them',
      'Date,Open,High,Low,Close,Volume\n45293,10,12,9,11,1000\n45294,11,13,10,12.5,2000\n',
    ],
    ['a title above the heading', `Prices of something, from somewhere\n\n${plain}`],
    [
      'our own JSON',
      '{"instrumentId":"US:X","bars":[{"time":"2024-01-02","open":10,"high":12,"low":9,"close":11,"volume":1000},{"time":"2024-01-03","open":11,"high":13,"low":10,"close":12.5,"volume":2000}]}',
    ],
    [
      'rows of numbers in JSON',
      `[[${timeOf('2024-01-02')},"10","12","9","11","1000"],[${timeOf('2024-01-03')},"11","13","10","12.5","2000"]]`,
    ],
    [
      'columns in JSON',
      '{"date":["2024-01-02","2024-01-03"],"open":[10,11],"high":[12,13],"low":[9,10],"close":[11,12.5],"volume":[1000,2000]}',
    ],
    [
      'records by date in JSON',
      '{"Meta Data":{"1. Information":"Daily"},"Time Series (Daily)":{"2024-01-02":{"1. open":"10","2. high":"12","3. low":"9","4. close":"11","5. volume":"1000"},"2024-01-03":{"1. open":"11","2. high":"13","3. low":"10","4. close":"12.5","5. volume":"2000"}}}',
    ],
  ])('is read from %s', (_, text) => {
    const file = read(text);
    expect(told(file, 2)).toEqual(expected);
    expect(dates(file).slice(0, 2)).toEqual(['2024-01-02', '2024-01-03']);
  });

  it('may be packed, and may be written in GBK', () => {
    expect(told(readBarFile(gzipSync(plain)))).toEqual(expected);
    // 日期,开盘,最高,最低,收盘,成交量 in GBK.
    const head = [
      0xc8, 0xd5, 0xc6, 0xda, 44, 0xbf, 0xaa, 0xc5, 0xcc, 44, 0xd7, 0xee, 0xb8, 0xdf, 44, 0xd7, 0xee, 0xb5, 0xcd, 44,
      0xca, 0xd5, 0xc5, 0xcc, 44, 0xb3, 0xc9, 0xbd, 0xbb, 0xc1, 0xbf,
    ];
    const body = bytes(plain.slice(plain.indexOf('\n')));
    const file = readBarFile(Uint8Array.from([...head, ...body]));
    expect([told(file), file.notes]).toEqual([expected, ['The text was read as GB18030.']]);
  });

  it('keeps unknown cells unknown and names cells that are no numbers by row', () => {
    const file = read(
      'date,open,high,low,close,volume\n2024-01-02,10,12,9,11,null\n2024-01-03,eleven,13,10,12,1e400\n2024-01-04,"1,433.33",1500,1400,1450,-\n',
    );
    expect([...file.table.columns.volume]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
    expect(file.findings.map(({ row, kind }) => [row, kind])).toEqual([
      [1, 'not-a-number'],
      [2, 'separator'],
      [1, 'not-a-number'],
    ]);
    expect(file.table.columns.open[2]).toBe(1433.33);
  });

  it('counts lines of the file, empty ones and quoted breaks included', () => {
    expect(
      read('date,open,high,low,close,name\n\n2024-01-02,10,12,9,11,"a\nb"\n2024-01-03,11,13,10,12,c\n').lines,
    ).toEqual([3, 5]);
  });

  it('picks one of several instruments and asks which where nobody said', () => {
    const text = 'date,symbol,open,high,low,close\n2024-01-02,A,10,12,9,11\n2024-01-02,B,20,22,19,21\n';
    expect(() => read(text)).toThrow(/2 instruments \(A, B\)/);
    expect([...read(text, { isWanted: (symbol) => symbol === 'B' }).table.columns.close]).toEqual([21]);
  });

  it('reads times within the day on the clock of the exchange', () => {
    const text =
      'time,open,high,low,close\n2024-01-02 09:30,10,12,9,11\n2024-07-02 09:30,10,12,9,11\n2024-07-02 10:30,10,12,9,11\n2024-07-02 11:30,10,12,9,11\n';
    const { table } = read(text, { zone: 'America/New_York' });
    expect(table.interval).toBe('1h');
    expect(Array.from(table.columns.time, (time) => new Date(time).toISOString().slice(11, 16))).toEqual([
      '14:30',
      '13:30',
      '14:30',
      '15:30',
    ]);
  });

  it('turns back volumes that changed places with the money turned over', () => {
    const text =
      'Unix,Date,Oymbol,Open,High,Low,Close,Volume BTC,Volume USD\n1643932800,2022-02-04 00:00:00,BTC/USD,37000,37400,36900,37300,15,559500\n1643929200,2022-02-03 23:00:00,BTC/USD,37000,37400,36900,37300,746000,20\n';
    const file = read(text);
    expect([...file.table.columns.volume]).toEqual([15, 20]);
    expect(file.findings).toMatchObject([{ row: 1, kind: 'swapped-columns' }]);
  });

  it.each<readonly [string, Uint8Array, RegExp]>([
    ['nothing', bytes(''), /empty/],
    ['a heading alone', bytes('date,open,high,low,close\n'), /no rows/],
    ['no heading we know', bytes('a,b,c\n1,2,3\n'), /names no columns|no column for/],
    ['no highs and lows', bytes('date,open,close\n2024-01-02,1,2\n'), /no column for high, low/],
    ['a web page', bytes('<!doctype html><title>x</title>'), /web page/],
    ['half a JSON', bytes('[{"date":'), /not whole JSON/],
    ['JSON of something else', bytes('{"a":1}'), /no list of bars/],
    [
      'dates that can be read two ways',
      bytes('date,open,high,low,close\n01/02/2024,1,1,1,1\n01/02/2024,1,1,1,1\n'),
      /day first or month first/,
    ],
    ['an open quote', bytes('date,open,high,low,close\n"2024-01-02,1,1,1,1\n'), /never closed/],
    ['a broken package', Uint8Array.of(0x1f, 0x8b, 1, 2, 3), /cannot be unpacked/],
  ])('is refused with a reason when it holds %s', (_, given, reason) => {
    expect(() => readBarFile(given)).toThrow(reason);
  });
});
