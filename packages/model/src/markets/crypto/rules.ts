import { localText } from '../../local-text.ts';
import { ruleSeries, type RuleRecord, type VenueFeeValue } from '../../market-rule.ts';

const title = localText('Venue fee, lowest tier', '交易所费率（最低等级）', '交易所費率（最低等級）');

/** From the venue's start; changes before today's tariff are not on record, which the status says. */
const venueFees: readonly (readonly [
  from: string,
  fee: VenueFeeValue,
  status: 'secondary' | 'unverified',
  source: string,
])[] = [
  [
    '2017-07-14',
    { venue: 'binance', product: 'spot', tier: 'VIP 0', maker: 0.001, taker: 0.001 },
    'unverified',
    'Venue page not seen; held since the start as far as recalled',
  ],
  [
    '2019-09-08',
    { venue: 'binance', product: 'perpetual', tier: 'VIP 0', maker: 0.0002, taker: 0.0005 },
    'secondary',
    'Binance posts; 10 % off when paid in BNB; the taker fee of early years (0.0004) not on record',
  ],
  [
    '2021-01-01',
    { venue: 'okx', product: 'spot', tier: 'Level 1', maker: 0.0008, taker: 0.001 },
    'unverified',
    'Venue tariff, recalled',
  ],
  [
    '2021-01-01',
    { venue: 'okx', product: 'perpetual', tier: 'Level 1', maker: 0.0002, taker: 0.0005 },
    'unverified',
    'Venue tariff, recalled',
  ],
  [
    '2024-01-01',
    { venue: 'coinbase', product: 'spot', tier: 'Lowest', maker: 0.004, taker: 0.006 },
    'unverified',
    'Venue tariff, recalled',
  ],
  [
    '2024-01-01',
    { venue: 'kraken', product: 'spot', tier: 'Lowest', maker: 0.0025, taker: 0.004 },
    'unverified',
    'Venue tariff, recalled',
  ],
];

/** Fees, funding, order sizes and settlement of crypto venues. */
export const cryptoRules: readonly RuleRecord[] = [
  ...venueFees.flatMap(([from, value, status, source]) =>
    ruleSeries({ series: `crypto-${value.venue}-${value.product}`, market: 'crypto', rule: 'venue-fee', title }, [
      { from, value, status, source },
    ]),
  ),
  ...ruleSeries(
    {
      series: 'crypto-funding',
      market: 'crypto',
      rule: 'funding',
      title: localText('Funding of perpetuals', '永续合约资金费', '永續合約資金費'),
    },
    [
      {
        from: '2019-09-08',
        value: { intervalHours: 8, interest: 0.0001, clamp: 0.0005 },
        source: 'Binance support page and guides; some contracts settle every 4 h or 1 h',
        status: 'secondary',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'crypto-order-size-binance',
      market: 'crypto',
      rule: 'order-size',
      title: localText('Smallest order', '最小下单', '最小落單'),
    },
    [
      {
        from: '2023-01-01',
        value: { venue: 'binance', minNotional: 5, quantityStep: 0.00001 },
        source: 'Exchange information of BTCUSDT, recalled; steps differ by pair',
        status: 'unverified',
      },
    ],
  ),
  ...ruleSeries(
    { series: 'crypto-lot', market: 'crypto', rule: 'lot', title: localText('Order size', '交易单位', '交易單位') },
    [
      {
        from: '2009-01-03',
        value: { min: 0.00000001, step: 0.00000001, maxLimitOrder: null, maxMarketOrder: null, oddLotSell: 'any' },
        source: 'Fractional; eight decimals, a venue may ask for coarser steps',
        status: 'verified',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'crypto-price-limit',
      market: 'crypto',
      rule: 'price-limit',
      title: localText('Daily price limit', '涨跌幅限制', '漲跌幅限制'),
    },
    [{ from: '2009-01-03', value: { up: null, down: null }, source: 'None on spot venues', status: 'verified' }],
  ),
  ...ruleSeries(
    {
      series: 'crypto-settlement',
      market: 'crypto',
      rule: 'settlement',
      title: localText('Settlement', '交收', '交收'),
    },
    [
      {
        from: '2009-01-03',
        value: { cashDays: 0, securityDays: 0, resaleDays: 0 },
        source: 'Venue ledgers settle at once',
        status: 'verified',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'crypto-short-sale',
      market: 'crypto',
      rule: 'short-sale',
      title: localText('Short sales', '卖空', '賣空'),
    },
    [
      {
        from: '2019-09-08',
        value: { allowed: 'yes', uptick: 'none' },
        source: 'Through perpetuals or borrowed coins, not on plain spot',
        status: 'secondary',
      },
    ],
  ),
  ...ruleSeries(
    { series: 'crypto-hours', market: 'crypto', rule: 'note', title: localText('Hours', '交易时间', '交易時間') },
    [
      {
        from: '2009-01-03',
        value: localText(
          'Always open; a daily bar closes at 00:00 UTC.',
          '全天候交易；日线于 00:00 UTC 收盘。',
          '全天候交易；日線於 00:00 UTC 收市。',
        ),
        source: 'Venue documentation',
        status: 'verified',
      },
    ],
  ),
];
