/** What a column of a file of bars can hold. */
export type Field =
  | 'time'
  | 'unix'
  | 'clock'
  | 'open'
  | 'high'
  | 'low'
  | 'close'
  | 'last'
  | 'adjustedClose'
  | 'volume'
  | 'volumeHands'
  | 'amount'
  | 'dividends'
  | 'splits'
  | 'capitalGains'
  | 'symbol'
  | 'currency';

/** Spellings without case, spaces and marks. */
const spellings: Readonly<Record<Field, readonly string[]>> = {
  time: [
    'date',
    'datetime',
    'time',
    'timestamp',
    'day',
    'tradedate',
    'tradingdate',
    'opentime',
    'bartime',
    'index',
    '日期',
    '时间',
    '時間',
    '交易日期',
    '交易日',
    '交易时间',
    '日期时间',
    '交易時間',
  ],
  unix: ['unix', 'unixtime', 'unixtimestamp', 'epoch', 'ts', 't'],
  clock: ['timeofday', 'hour', '时刻'],
  open: [
    'open',
    'o',
    'openprice',
    'openingprice',
    'openbid',
    '开盘',
    '开盘价',
    '今开',
    '開盤',
    '開盤價',
    '開市',
    '開市價',
  ],
  high: ['high', 'h', 'highprice', 'max', 'highest', '最高', '最高价', '最高價'],
  low: ['low', 'l', 'lowprice', 'min', 'lowest', '最低', '最低价', '最低價'],
  close: ['close', 'c', 'closeprice', 'closingprice', '收盘', '收盘价', '收盤', '收盤價', '收市', '收市價'],
  last: ['last', 'price', 'closelast', 'lastprice', '最新价', '最新價', '现价'],
  adjustedClose: [
    'adjclose',
    'adjustedclose',
    'adjustedcloseprice',
    'closeadj',
    '复权收盘价',
    '后复权收盘价',
    '前复权收盘价',
    '復權收市價',
  ],
  volume: [
    'volume',
    'vol',
    'v',
    'shares',
    'volumeshares',
    'basevolume',
    'volumebase',
    '成交量',
    '成交量股',
    '交易量',
    '总成交量',
    '成交股數',
    '成交股数',
  ],
  volumeHands: ['volumehands', 'volumelots', '成交量手', '总手', '成交手数', '成交手數'],
  amount: [
    'amount',
    'turnoveramount',
    'quotevolume',
    'volumequote',
    'quoteassetvolume',
    'dollarvolume',
    'money',
    '成交额',
    '成交額',
    '成交金额',
    '成交金額',
    '成交额元',
    '成交额千元',
  ],
  dividends: ['dividends', 'dividend', 'divcash', 'dividendamount', '分红', '股息', '现金分红'],
  splits: [
    'stocksplits',
    'splits',
    'split',
    'splitratio',
    'splitfactor',
    'splitcoefficient',
    '拆股',
    '拆股比例',
    '送转',
  ],
  capitalGains: ['capitalgains', 'capitalgain'],
  symbol: [
    'symbol',
    'oymbol',
    'ticker',
    'code',
    'tscode',
    'stockcode',
    'pair',
    '代码',
    '代碼',
    '股票代码',
    '证券代码',
    '股份代號',
  ],
  currency: ['currency', 'ccy', '币种', '货币', '貨幣'],
};

const fieldOf: ReadonlyMap<string, Field> = new Map(
  (Object.keys(spellings) as Field[]).flatMap((field) => spellings[field].map((word) => [word, field] as const)),
);

function plain(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^\d+[a-z]?\.\s*/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** `Volume BTC`, `Volume USD`: exchanges name what is counted; money is the amount, everything else the volume. */
const money = /^vol(?:ume)?(usdt?|usdc|eur|gbp|cny|hkd|jpy|krw)$/;
const coins = /^vol(?:ume)?([a-z]{3,6})$/;

function fieldNamed(heading: string): Field | null {
  const word = plain(heading);
  const known = fieldOf.get(word);
  if (known !== undefined) return known;
  if (money.test(word)) return 'amount';
  return coins.test(word) ? 'volume' : null;
}

/** Column of each field; a field named twice keeps its first column. Null when the row is no heading. */
export function readHeader(cells: readonly string[]): ReadonlyMap<Field, number> | null {
  const found = new Map<Field, number>();
  cells.forEach((cell, column) => {
    // Tables written with their row names leave the first heading empty.
    const field = cell === '' && column === 0 ? 'time' : fieldNamed(cell);
    if (field !== null && !found.has(field)) found.set(field, column);
  });
  const named = [...found.keys()].filter((field) => field !== 'time' || cells[0] !== '');
  return named.length === 0 ? null : found;
}

/** Files without a heading follow the order every exchange uses. */
export const usualColumns: ReadonlyMap<Field, number> = new Map([
  ['time', 0],
  ['open', 1],
  ['high', 2],
  ['low', 3],
  ['close', 4],
  ['volume', 5],
]);
