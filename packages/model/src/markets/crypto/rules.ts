import type { LocalText } from '../../locale.ts';
import { localText } from '../../local-text.ts';
import { ruleSeries, type RuleRecord, type VenueFeeValue } from '../../market-rule.ts';

const title = localText('Venue fee', '交易所费率', '交易所費率');

interface Tariff {
  readonly from: string;
  readonly venue: string;
  readonly product: VenueFeeValue['product'];
  readonly status: 'secondary' | 'unverified';
  readonly source: LocalText;
  /** Lowest tier first: the one everybody has. */
  readonly tiers: readonly (readonly [tier: string, maker: number, taker: number])[];
}

/** Changes before today's tariff are not on record, which the status says; tiers follow the volume of the last 30 days. */
const tariffs: readonly Tariff[] = [
  {
    from: '2017-07-14',
    venue: 'binance',
    product: 'spot',
    tiers: [
      ['VIP 0', 0.001, 0.001],
      ['VIP 1', 0.0009, 0.001],
      ['VIP 2', 0.0008, 0.001],
    ],
    source: localText(
      'Venue page not seen; the lowest tier held since the start as far as recalled',
      '未见平台页面；据记忆最低档自始未变',
      '未見平台頁面；據記憶最低級別自始未變',
    ),
    status: 'unverified',
  },
  {
    from: '2019-09-08',
    venue: 'binance',
    product: 'perpetual',
    tiers: [
      ['VIP 0', 0.0002, 0.0005],
      ['VIP 1', 0.00016, 0.0004],
    ],
    source: localText(
      'Binance posts for the lowest tier, others recalled; 10% off when paid in BNB; the taker fee of early years (0.0004) not on record',
      'Binance 公告所载最低档费率，其余凭记忆；以 BNB 支付享 9 折；早年的吃单费率（0.0004）无记录',
      'Binance 公告所載最低級別費率，其餘憑記憶；以 BNB 支付可享 9 折；早年的吃單費率（0.0004）沒有記錄',
    ),
    status: 'secondary',
  },
  {
    from: '2021-01-01',
    venue: 'okx',
    product: 'spot',
    tiers: [
      ['Level 1', 0.0008, 0.001],
      ['Level 2', 0.00075, 0.0009],
      ['Level 3', 0.0007, 0.0008],
    ],
    source: localText('Venue tariff, recalled', '平台收费表（凭记忆）', '平台收費表（憑記憶）'),
    status: 'unverified',
  },
  {
    from: '2021-01-01',
    venue: 'okx',
    product: 'perpetual',
    tiers: [['Level 1', 0.0002, 0.0005]],
    source: localText('Venue tariff, recalled', '平台收费表（凭记忆）', '平台收費表（憑記憶）'),
    status: 'unverified',
  },
  {
    from: '2024-01-01',
    venue: 'coinbase',
    product: 'spot',
    tiers: [
      ['Lowest', 0.004, 0.006],
      ['10k', 0.0025, 0.004],
      ['50k', 0.0015, 0.0025],
    ],
    source: localText('Venue tariff, recalled', '平台收费表（凭记忆）', '平台收費表（憑記憶）'),
    status: 'unverified',
  },
  {
    from: '2024-01-01',
    venue: 'kraken',
    product: 'spot',
    tiers: [
      ['Lowest', 0.0025, 0.004],
      ['10k', 0.002, 0.0035],
      ['50k', 0.0014, 0.0024],
      ['100k', 0.0012, 0.0022],
    ],
    source: localText('Venue tariff, recalled', '平台收费表（凭记忆）', '平台收費表（憑記憶）'),
    status: 'unverified',
  },
];

/** One series per venue, product and tier; the lowest keeps the plain name. */
function tariffRules({ from, venue, product, tiers, source, status }: Tariff): RuleRecord[] {
  return tiers.flatMap(([tier, maker, taker], index) =>
    ruleSeries(
      {
        series: `crypto-${venue}-${product}${index === 0 ? '' : `-${tier.toLowerCase().replaceAll(' ', '-')}`}`,
        market: 'crypto',
        rule: 'venue-fee',
        title,
      },
      // Only the lowest tier was looked up.
      [{ from, value: { venue, product, tier, maker, taker }, source, status: index === 0 ? status : 'unverified' }],
    ),
  );
}

/** Fees, funding, order sizes and settlement of crypto venues. */
export const cryptoRules: readonly RuleRecord[] = [
  ...tariffs.flatMap(tariffRules),
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
        source: localText(
          'Binance support page and guides; some contracts settle every 4 h or 1 h',
          'Binance 帮助页面与指南；部分合约每 4 小时或 1 小时结算',
          'Binance 幫助頁面與指南；部分合約每 4 小時或 1 小時結算',
        ),
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
        from: '2017-07-14',
        to: '2022-12-31',
        value: { venue: 'binance', minNotional: 10, quantityStep: 0.000001 },
        source: localText(
          'Exchange information of BTCUSDT then, recalled; the day of the change not on record',
          '当时 BTCUSDT 的交易规格（凭记忆；变更日期无记录）',
          '當時 BTCUSDT 的交易規格（憑記憶；更改日期沒有紀錄）',
        ),
        status: 'unverified',
      },
      {
        from: '2023-01-01',
        value: { venue: 'binance', minNotional: 5, quantityStep: 0.00001 },
        source: localText(
          'Exchange information of BTCUSDT, recalled; steps differ by pair',
          'BTCUSDT 的交易规格（凭记忆；各交易对不同）',
          'BTCUSDT 的交易規格（憑記憶；各交易對不同）',
        ),
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
        source: localText(
          'Fractional; eight decimals, a venue may ask for coarser steps',
          '可拆分；八位小数，平台可能要求更大的单位',
          '可拆分；八位小數，平台或要求較大的單位',
        ),
        status: 'verified',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'crypto-price-limit',
      market: 'crypto',
      rule: 'price-limit',
      title: localText('Daily price limit', '涨跌幅限制', '升跌幅限制'),
    },
    [
      {
        from: '2009-01-03',
        value: { up: null, down: null },
        source: localText('None on spot venues', '现货平台无限制', '現貨平台沒有限制'),
        status: 'verified',
      },
    ],
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
        source: localText('Venue ledgers settle at once', '平台账本即时结算', '平台賬本即時結算'),
        status: 'verified',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'crypto-short-sale',
      market: 'crypto',
      rule: 'short-sale',
      title: localText('Short sales', '卖空', '沽空'),
    },
    [
      {
        from: '2019-09-08',
        value: { allowed: 'yes', uptick: 'none' },
        source: localText(
          'Through perpetuals or borrowed coins, not on plain spot',
          '通过永续合约或借币，普通现货不可',
          '透過永續合約或借幣，普通現貨不可',
        ),
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
        source: localText('Venue documentation', '平台文档', '平台文件'),
        status: 'verified',
      },
    ],
  ),
  ...ruleSeries({ series: 'crypto-halt', market: 'crypto', rule: 'note', title: localText('Halts', '停牌', '停牌') }, [
    {
      from: '2009-01-03',
      value: localText(
        'A venue in maintenance does not trade: orders wait. A bar without volume and without a range is read as such a time.',
        '交易所维护期间不成交：委托等待。无成交量且无振幅的 K 线按停牌处理。',
        '交易所維護期間不成交：委託等待。無成交量且無振幅的 K 線按停牌處理。',
      ),
      source: localText('Venue practice', '平台惯例', '平台慣例'),
      status: 'secondary',
    },
  ]),
];
