import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { command, folder } from '../../testing/test-command.ts';

const prices = fileURLToPath(new URL('../../../../../fixtures/golden-own/prices/', import.meta.url));
const daily = `${prices}syn_a_daily.csv`;
const dir = folder();

function file(name: string, text: string): string {
  const path = join(dir, name);
  writeFileSync(path, text);
  return path;
}

const good = ['2026-01-05,10,11,9,10.5,100', '2026-01-06,10.5,12,10,11,200', '2026-01-07,11,12,10.5,11.5,300'];

function bars(rows: readonly string[], header = 'date,open,high,low,close,volume'): string {
  return file(`bars-${Math.abs(hash(rows.join() + header))}.csv`, [header, ...rows, ''].join('\n'));
}

function hash(text: string): number {
  return [...text].reduce((sum, character) => (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) | 0, 7);
}

async function indicator(...args: readonly string[]) {
  const { code, out, said } = await command(['indicator', ...args]);
  return { code, said, answer: out === '' ? null : JSON.parse(out) };
}

describe('the indicator verb', () => {
  it('speaks our own names, and those of TA-Lib', async () => {
    const own = await indicator('rsi', '--bars', daily, '--params', '{"period":14}', '--json');
    const theirs = await indicator('RSI', '--bars', daily, '--params', '{"timeperiod":14}', '--json');
    expect([own.code, theirs.code]).toEqual([0, 0]);
    expect(Object.keys(own.answer.outputs)).toEqual(['rsi']);
    expect(theirs.answer.outputs.real).toEqual(own.answer.outputs.rsi);
    expect(own.answer.outputs.rsi.findIndex((value: unknown) => value !== null)).toBe(14);
    expect(own.answer.outputs.rsi).toHaveLength(2000);
  });

  it('computes an indicator of your own, from the command line or a file, with its settings and outputs', async () => {
    const text = 'period = 14 from 2 to 50\nline = rsi(period)\nhot = line > 70\nplot line, hot';
    const own = await indicator(text, '--formula', '--bars', daily, '--params', '{"period":10}', '--json');
    const known = await indicator('rsi', '--bars', daily, '--params', '{"period":10}', '--json');
    expect(own.answer).toMatchObject({ params: { period: 10 } });
    expect(own.answer.outputs.line).toEqual(known.answer.outputs.rsi);
    const filed = await indicator(file('own.txt', text), '--formula', '--bars', daily, '--params', '[10]', '--json');
    expect(filed.answer).toEqual(own.answer);
    const { said } = await command(['indicator', 'a = close\nb = sma(perod)', '--formula', '--bars', daily]);
    expect(said).toContain('line 2: Nothing is called perod');
  });

  it('takes the defaults of the one it speaks for', async () => {
    const own = await indicator('bbands', '--bars', daily, '--json');
    const theirs = await indicator('BBANDS', '--bars', daily, '--json');
    expect([own.answer.params.period, theirs.answer.params.period]).toEqual([20, 5]);
    expect(Object.keys(theirs.answer.outputs)).toEqual(['upper', 'middle', 'lower']);
  });

  it('reads columns in any order, times, and further columns as inputs', async () => {
    const turned = bars(
      ['300,11,9,10,2026-01-05T10:00:00Z,10.5,3', '200,12,10,10.5,2026-01-05T11:00:00Z,11,2'],
      'Volume,High,Low,Open,Time,Close,Score',
    );
    const { answer } = await indicator('sma', '--bars', turned, '--params', '[2]', '--json');
    expect(answer.outputs.sma).toEqual([null, 10.75]);
    const score = await indicator('sma', '--bars', turned, '--params', '[2]', '--inputs', 'score', '--json');
    expect(score.answer.outputs.sma).toEqual([null, 2.5]);
  });

  it('reads an index without a name as the date', async () => {
    const { answer } = await indicator(
      'sma',
      '--bars',
      bars(good, ',Open,High,Low,Close,Volume'),
      '--params',
      '[2]',
      '--json',
    );
    expect(answer.outputs.sma).toEqual([null, 10.75, 11.25]);
  });

  it('compares two series: two columns, or the closes of two files at the same times', async () => {
    const columns = await indicator('CORREL', '--bars', daily, '--json');
    const named = await indicator('correl', '--bars', daily, '--inputs', 'h,l', '--json');
    expect(columns.answer.outputs.real).toEqual(named.answer.outputs.correl);
    const market = `${prices}syn_i_index.csv`;
    const files = await indicator('beta', '--bars', daily, '--bars', market, '--json');
    expect(files.answer.outputs.beta.at(-1)).toEqual(expect.any(Number));
  });

  it('prints a table without --json', async () => {
    const { code, out } = await command(['indicator', 'MACD', '--bars', daily]);
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toBe('date,macd,signal,hist');
    expect(out.split('\n')[33]).toMatch(/^[\d-]+,,,$/);
    expect(out.split('\n')[34]).toMatch(/^[\d-]+,-?\d/);
  });

  it('answers one bar with no value yet', async () => {
    const { answer } = await indicator('rsi', '--bars', bars(good.slice(0, 1)), '--json');
    expect(answer.outputs.rsi).toEqual([null]);
  });

  it.each([
    ['unknown indicator', ['smma'], 'indicator', /no indicator "smma"/],
    [
      'unknown parameter',
      ['RSI', '--params', '{"period":3}'],
      'period',
      /RSI has no parameter "period"; it takes time/,
    ],
    ['parameter out of range', ['RSI', '--params', '{"timeperiod":1}'], 'timeperiod', /from 2 to 60000, not 1/],
    ['fractional parameter', ['rsi', '--params', '{"period":2.5}'], 'period', /whole number/],
    ['not a number', ['rsi', '--params', '{"period":"14"}'], 'period', /must be a number, not "14"/],
    ['not finite', ['rsi', '--params', '{"period":1e999}'], 'period', /not Infinity/],
    ['not JSON', ['rsi', '--params', '{period:3}'], '--params', /not JSON/],
    ['unknown column', ['rsi', '--inputs', 'vix'], 'vix', /no column "vix"/],
    ['too many columns', ['rsi', '--inputs', 'open,close'], '--inputs', /must name 1 columns/],
    ['no second series', ['beta'], '--bars', /second --bars/],
  ] as const)('refuses what it cannot do: %s', async (_name, args, field, message) => {
    const { code, said } = await command(['indicator', ...args, '--bars', daily, '--json']);
    expect(code).toBe(2);
    expect(said).toMatch(message);
    expect(JSON.parse(said.split('\n').at(-1) ?? '')).toMatchObject({ error: { code: 'bad-input', field } });
  });

  const [first = '', second = '', third = ''] = good;
  it.each([
    ['zero rows', [], 'close', 0, /no bars below the header/],
    ['unsorted', [second, first], 'date', 1, /, line 3: date 2026-01-05 is earlier/],
    ['doubled', [first, first], 'date', 1, /is there twice/],
    ['missing price', [first, '2026-01-06,10.5,12,10,,200', third], 'close', 1, /, line 3: close is missing/],
    ['NaN', [first, '2026-01-06,NaN,12,10,11,200'], 'open', 1, /open is missing/],
    ['negative', ['2026-01-05,-10,11,9,10.5,100'], 'open', 0, /open is -10/],
    ['zero', [first, '2026-01-06,10.5,12,0,11,200'], 'low', 1, /low is 0/],
    ['infinite', [first, '2026-01-06,10.5,Infinity,10,11,200'], 'high', 1, /"Infinity", which is not a number/],
    ['negative volume', [first, '2026-01-06,10.5,12,10,11,-1'], 'volume', 1, /volume is -1/],
    ['high below low', [first, '2026-01-06,10.5,9,10,11,5'], 'high', 1, /does not enclose/],
    ['text', [first, '2026-01-06,abc,12,10,11,200'], 'open', 1, /"abc", which is not a number/],
    ['no date', [first, 'soon,10.5,12,10,11,200'], 'date', 1, /"soon", which is not a date/],
    ['impossible date', ['2026-02-30,10.5,12,10,11,200'], 'date', 0, /not a date/],
    ['cells missing', [first, '2026-01-06,10.5,12'], 'low', 1, /3 cells, the header 6/],
  ] as const)('refuses bad bars by field and row: %s', async (_name, rows, field, row, message) => {
    const { code, said } = await command(['indicator', 'sma', '--bars', bars(rows), '--json']);
    expect(said).toMatch(message);
    expect([code, JSON.parse(said.split('\n').at(-1) ?? '')]).toMatchObject([2, { error: { field, row } }]);
  });

  it('refuses mixed currencies, missing columns and missing files', async () => {
    const header = 'date,open,high,low,close,volume,currency';
    const mixed = bars([`${first},USD`, `${second},HKD`], header);
    expect((await command(['indicator', 'sma', '--bars', mixed])).said).toMatch(
      /, line 3: currency is HKD where .* USD/,
    );
    const lacking = bars(['2026-01-05,10,11,9'], 'date,open,high,low');
    expect(await command(['indicator', 'sma', '--bars', lacking])).toMatchObject({
      code: 2,
      said: expect.stringMatching(/no column "close"/),
    });
    expect((await command(['indicator', 'sma', '--bars', join(dir, 'nowhere.csv')])).code).toBe(2);
    expect((await command(['indicator', 'sma', '--bars', file('empty.csv', '')])).code).toBe(2);
    expect((await command(['indicator', 'sma'])).said).toMatch(/Say --bars/);
    const without = bars(['2026-01-05,10,11,9,10'], 'date,open,high,low,close');
    expect((await command(['indicator', 'obv', '--bars', without])).said).toMatch(/2026-01-05: volume is missing/);
  });
});
