import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { namesInText } from './names-in-text.ts';
import { buildSearchIndex } from './search-index.ts';

const index = buildSearchIndex(catalogue);
const named = (text: string) => namesInText(index, text).map(({ from, to, ids }) => [text.slice(from, to), ids.join()]);

describe('names in a text', () => {
  it.each([
    [
      'buy 588000 when it crosses above 510300',
      [
        ['588000', 'SH:588000'],
        ['510300', 'SH:510300'],
      ],
    ],
    ['价格上穿 510300 时买入', [['510300', 'SH:510300']]],
    ['buy NVDA when RSI is below 30 and MACD turns', [['NVDA', 'US:NVDA']]],
    ['long $T over its SMA', [['T', 'US:T']]],
    ['Buy Home Depot on a dip', [['Home Depot', 'US:HD']]],
    ['sell apple when it falls', [['apple', 'US:AAPL']]],
    ['hit the target', []],
    ['the gap is filled', []],
    ['买入腾讯控股', [['腾讯控股', 'HK:00700']]],
    ['美团-W 站上 20 日线', [['美团-W', 'HK:03690']]],
    ['当比特币上涨', [['比特币', 'CRYPTO:BTC-USD']]],
    ['0700.HK 跌破均线', [['0700.HK', 'HK:00700']]],
    // Amounts, prices and lengths, though each is somebody's code.
    ['buy when the price is above 510300.5', []],
    ['每次投入600519元', []],
    ['以 $600519 买入', []],
    ['过去 600519 天', []],
    ['200日均线', []],
    ['RSI 70', []],
  ])('%s', (text, wanted) => {
    expect(named(text)).toEqual(wanted);
  });

  it('finds none in a text above the limit', () => {
    expect(named('NVDA '.repeat(900))).toEqual([]);
  });
});
