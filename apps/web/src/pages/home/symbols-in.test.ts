import { describe, expect, it } from 'vitest';
import { symbolsIn } from './symbols-in.ts';

describe('a pasted list of codes', () => {
  it.each([
    ['NVDA\n600519\r\n\n0700.HK', ['NVDA', '600519', '0700.HK']],
    ['NVDA, AMD;腾讯控股、贵州茅台', ['NVDA', 'AMD', '腾讯控股', '贵州茅台']],
    ['"Apple Inc"\t"BRK-B"', ['Apple Inc', 'BRK-B']],
    ['NVDA\nNVDA', ['NVDA']],
    ['Name,Ticker,Shares\nNvidia,NVDA,10\n"Apple",AAPL,3', ['NVDA', 'AAPL']],
    ['名称,代码\n茅台,600519', ['600519']],
    ['  \n , ', []],
  ])('%j', (text, symbols) => {
    expect(symbolsIn(text)).toEqual(symbols);
  });
});
