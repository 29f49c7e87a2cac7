import { localText } from '../../local-text.ts';
import { ruleSeries, type RuleRecord, type TickBand } from '../../market-rule.ts';

/** Upper ends and ticks of the spread table; prices above the last are not quoted. */
function bands(rows: readonly (readonly [upTo: number, tick: number])[]): TickBand[] {
  return rows.map(([upTo, tick], index) => ({ above: rows[index - 1]?.[0] ?? 0, upTo, tick }));
}

const below10 = [
  [0.25, 0.001],
  [0.5, 0.005],
  [10, 0.01],
] as const;
const above50 = [
  [100, 0.05],
  [200, 0.1],
  [500, 0.2],
  [1000, 0.5],
  [2000, 1],
  [5000, 2],
  [9995, 5],
] as const;
const oldTable = bands([...below10, [20, 0.02], [50, 0.05], ...above50]);
const phaseOne = bands([...below10, [20, 0.01], [50, 0.02], ...above50]);
const tickTitle = localText('Price step', '最小报价单位', '最低上落價位');

/** Ticks, limits, settlement and short sales of Hong Kong. */
export const hkTrading: readonly RuleRecord[] = [
  ...ruleSeries({ series: 'hk-tick', market: 'hk', boards: ['equity'], rule: 'tick', title: tickTitle }, [
    {
      from: '2006-07-24',
      to: '2025-08-03',
      value: oldTable,
      source: localText(
        'HKEX spread table; bands 0.5-50 verified, others and start recalled',
        '《香港联合交易所规则》附表二价位表（0.5–50 档已核实，其余及起始日凭记忆）',
        '《交易所規則》附表二價位表（0.5–50 級已核實，其餘及起始日憑記憶）',
      ),
      status: 'secondary',
    },
    {
      from: '2025-08-04',
      value: phaseOne,
      source: localText(
        'HKEX page on the reduction of minimum spreads, phase 1: equities and REITs only',
        '香港交易所下调最低上落价位页面，第一阶段：仅限股票与房地产投资信托基金',
        '香港交易所下調最低上落價位頁面，第一階段：只限股票及房地產投資信託基金',
      ),
      status: 'verified',
    },
  ]),
  ...ruleSeries({ series: 'hk-tick-etp', market: 'hk', boards: ['etp'], rule: 'tick', title: tickTitle }, [
    {
      from: '2006-07-24',
      to: '2020-05-31',
      value: oldTable,
      source: localText(
        'HKEX spread table, recalled',
        '《香港联合交易所规则》附表二价位表（凭记忆）',
        '《交易所規則》附表二價位表（憑記憶）',
      ),
      status: 'unverified',
    },
    {
      from: '2020-06-01',
      value: oldTable,
      source: localText(
        'HKEX: exchange traded products keep the old table in phase 1; the finer steps some have since 2020-06 are not on record',
        '香港交易所：交易所买卖产品在第一阶段沿用原价位表；部分产品自 2020-06 起的更细价位无记录',
        '香港交易所：交易所買賣產品在第一階段沿用原價位表；部分產品自 2020-06 起的較細價位沒有紀錄',
      ),
      status: 'unverified',
    },
  ]),
  ...ruleSeries(
    {
      series: 'hk-tick-phase-two',
      market: 'hk',
      rule: 'note',
      title: localText('Planned: finer steps', '计划：收窄价位', '計劃：收窄價位'),
    },
    [
      {
        from: '2026-01-01',
        value: localText(
          'From HK$0.5 to 10 the step is to fall from 0.01 to 0.005; planned for mid-2026, live date not found, therefore not applied.',
          '0.5 至 10 港元拟由 0.01 收窄至 0.005；原定 2026 年年中，实施日期未查到，故未应用。',
          '0.5 至 10 港元擬由 0.01 收窄至 0.005；原定 2026 年年中，實施日期未查到，故未應用。',
        ),
        source: localText('HKEX announcement of 2026-01', '香港交易所2026年1月公告', '香港交易所2026年1月公告'),
        status: 'unverified',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'hk-price-limit',
      market: 'hk',
      rule: 'price-limit',
      title: localText('Daily price limit', '涨跌幅限制', '升跌幅限制'),
    },
    [
      {
        from: '2004-01-01',
        value: { up: null, down: null },
        source: localText(
          'No daily limit; volatility control instead',
          '无每日涨跌幅限制；设市场波动调节机制',
          '無每日升跌幅限制；設市場波動調節機制',
        ),
        status: 'verified',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'hk-vcm',
      market: 'hk',
      rule: 'note',
      title: localText('Volatility control', '市场波动调节机制', '市場波動調節機制'),
    },
    [
      {
        from: '2016-08-22',
        value: localText(
          'Index constituents: 10% away from the price five minutes earlier starts a five-minute cooling-off; wider bands of mid and small caps not verified.',
          '指数成分股：偏离五分钟前价格 10% 触发五分钟冷静期；中小型股更宽区间未核实。',
          '指數成份股：偏離五分鐘前價格 10% 觸發五分鐘冷靜期；中小型股更闊區間未核實。',
        ),
        source: localText(
          'HKEX volatility control mechanism; start recalled',
          '香港交易所市场波动调节机制（起始日凭记忆）',
          '香港交易所市場波動調節機制（起始日憑記憶）',
        ),
        status: 'secondary',
      },
    ],
  ),
  ...ruleSeries(
    { series: 'hk-settlement', market: 'hk', rule: 'settlement', title: localText('Settlement', '交收', '交收') },
    [
      {
        from: '2004-01-01',
        value: { cashDays: 2, securityDays: 2, resaleDays: 0 },
        source: localText(
          'Broker pages: T+2, buying and selling on one day allowed',
          '券商页面：T+2 交收，可当日买卖',
          '券商頁面：T+2 交收，可即日買賣',
        ),
        status: 'verified',
      },
    ],
  ),
  ...ruleSeries(
    { series: 'hk-short-sale', market: 'hk', rule: 'short-sale', title: localText('Short sales', '卖空', '沽空') },
    [
      {
        from: '2004-01-01',
        value: { allowed: 'designated', uptick: 'always' },
        source: localText(
          'Designated securities, not below the best ask; Rules of the Exchange, eleventh schedule, recalled',
          '《香港联合交易所规则》附表十一：指定证券，不得低于最优卖价（凭记忆）',
          '《交易所規則》附表十一：指定證券，不得低於最優沽盤價（憑記憶）',
        ),
        status: 'unverified',
      },
    ],
  ),
];
