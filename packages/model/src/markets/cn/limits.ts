import { localText } from '../../local-text.ts';
import { ruleSeries, type PriceLimitValue, type RuleRecord } from '../../market-rule.ts';
import { chinextFunds, starFunds } from './funds.ts';

const limitTitle = localText('Daily price limit', '涨跌幅限制', '升跌幅限制');
const riskTitle = localText('Daily price limit, ST and *ST', '风险警示股票涨跌幅限制', '風險警示股票升跌幅限制');
const listingTitle = localText('First days of a new listing', '新股上市初期涨跌幅', '新股上市初期升跌幅');

const both = (limit: number): PriceLimitValue => ({ up: limit, down: limit });
const free = { up: null, down: null } as const;
const main = ['sse-main', 'szse-main'] as const;
const revision2026 = localText(
  'SSE and SZSE trading-rule revision of 2026; three press summaries agree; draft 2025-06-27, second consultation 2026-04-10',
  '《上海证券交易所交易规则》《深圳证券交易所交易规则》2026年修订（三份新闻摘要一致；2025-06-27 征求意见稿，2026-04-10 再次征求意见）',
  '《上海證券交易所交易規則》《深圳證券交易所交易規則》2026年修訂（三份新聞摘要一致；2025-06-27 徵求意見稿，2026-04-10 再次徵求意見）',
);

const ordinary: readonly RuleRecord[] = [
  ...ruleSeries({ series: 'cn-limit-main', market: 'cn', boards: main, rule: 'price-limit', title: limitTitle }, [
    {
      from: '1996-12-16',
      value: both(0.1),
      source: localText(
        'SSE English site, stock trading mechanism; start recalled',
        '《上海证券交易所交易规则》（上交所英文网站“股票交易机制”；起始日凭记忆）',
        '《上海證券交易所交易規則》（上交所英文網站「股票交易機制」；起始日憑記憶）',
      ),
      status: 'verified',
    },
  ]),
  ...ruleSeries({ series: 'cn-limit-star', market: 'cn', boards: ['star'], rule: 'price-limit', title: limitTitle }, [
    {
      from: '2019-07-22',
      value: both(0.2),
      source: localText('Press at the opening of the board', '科创板开板时的新闻报道', '科創板開板時的新聞報道'),
      status: 'secondary',
    },
  ]),
  ...ruleSeries(
    { series: 'cn-limit-chinext', market: 'cn', boards: ['chinext'], rule: 'price-limit', title: limitTitle },
    [
      {
        from: '2009-10-30',
        to: '2020-08-23',
        value: both(0.1),
        source: localText('Public rule summary', '公开的规则摘要', '公開的規則摘要'),
        status: 'secondary',
      },
      {
        from: '2020-08-24',
        value: both(0.2),
        source: localText(
          'Registration reform of the board; public rule summary',
          '创业板注册制改革；公开的规则摘要',
          '創業板註冊制改革；公開的規則摘要',
        ),
        status: 'secondary',
      },
    ],
  ),
  ...ruleSeries({ series: 'cn-limit-bse', market: 'cn', boards: ['bse'], rule: 'price-limit', title: limitTitle }, [
    {
      from: '2021-11-15',
      value: both(0.3),
      source: localText(
        'Press at the opening of the exchange',
        '北京证券交易所开市时的新闻报道',
        '北京證券交易所開市時的新聞報道',
      ),
      status: 'secondary',
    },
  ]),
  ...ruleSeries(
    {
      series: 'cn-limit-fund',
      market: 'cn',
      boards: ['sse-fund', 'szse-fund'],
      rule: 'price-limit',
      title: limitTitle,
    },
    [
      {
        from: '2005-02-23',
        value: both(0.1),
        source: localText(
          'Listed funds, recalled; those on STAR and ChiNext indices have records of their own',
          '上市基金（凭记忆）；跟踪科创板、创业板指数的另有记录',
          '上市基金（憑記憶）；追蹤科創板、創業板指數的另有紀錄',
        ),
        status: 'unverified',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'cn-limit-fund-star',
      market: 'cn',
      boards: ['sse-fund'],
      codes: starFunds,
      rule: 'price-limit',
      title: limitTitle,
    },
    [
      {
        from: '2020-08-24',
        value: both(0.2),
        source: localText(
          'SSE rule on funds, quoted in the press: 20% where the index holds only STAR shares or others with 20%. The code ranges 588 and 589 are theirs; the first was listed on 2020-11-16',
          '上海证券交易所基金交易规则（据新闻报道）：指数仅含科创板或其他 20% 涨跌幅股票的，为 20%。代码段 588、589；首只于 2020-11-16 上市',
          '上海證券交易所基金交易規則（據新聞報道）：指數只含科創板或其他 20% 升跌幅股票的，為 20%。代碼段 588、589；首隻於 2020-11-16 上市',
        ),
        status: 'secondary',
      },
    ],
  ),
  ...ruleSeries(
    {
      series: 'cn-limit-fund-chinext',
      market: 'cn',
      boards: ['szse-fund'],
      codes: chinextFunds,
      rule: 'price-limit',
      title: limitTitle,
    },
    [
      {
        from: '2020-08-24',
        value: both(0.2),
        source: localText(
          'SZSE Special Trading Provisions of the ChiNext Market, article 2.9, explained by the exchange on 2020-11-18 (szse.cn, t20201118_583202): 20% where the index holds only ChiNext shares or others with 20%. Which funds: by the names in public lists of March to August 2026',
          '《深圳证券交易所创业板交易特别规定》第 2.9 条，交易所 2020-11-18 说明（szse.cn，t20201118_583202）：指数仅含创业板或其他 20% 涨跌幅股票的，为 20%。适用基金：按 2026 年 3 月至 8 月公开名单的名称',
          '《深圳證券交易所創業板交易特別規定》第 2.9 條，交易所 2020-11-18 說明（szse.cn，t20201118_583202）：指數只含創業板或其他 20% 升跌幅股票的，為 20%。適用基金：按 2026 年 3 月至 8 月公開名單的名稱',
        ),
        status: 'secondary',
      },
    ],
  ),
];

const riskWarning: readonly RuleRecord[] = [
  ...ruleSeries({ series: 'cn-limit-main-st', market: 'cn', boards: main, rule: 'price-limit-st', title: riskTitle }, [
    {
      from: '1998-04-22',
      to: '2026-07-05',
      value: both(0.05),
      source: localText(
        'SSE English site; start recalled',
        '《上海证券交易所交易规则》（上交所英文网站；起始日凭记忆）',
        '《上海證券交易所交易規則》（上交所英文網站；起始日憑記憶）',
      ),
      status: 'verified',
    },
    { from: '2026-07-06', value: both(0.1), source: revision2026, status: 'secondary' },
  ]),
  ...ruleSeries(
    { series: 'cn-limit-star-st', market: 'cn', boards: ['star'], rule: 'price-limit-st', title: riskTitle },
    [
      {
        from: '2019-07-22',
        value: both(0.2),
        source: localText('Same limit as the board', '与所在板块涨跌幅限制相同', '與所屬板塊升跌幅限制相同'),
        status: 'secondary',
      },
    ],
  ),
  ...ruleSeries(
    { series: 'cn-limit-chinext-st', market: 'cn', boards: ['chinext'], rule: 'price-limit-st', title: riskTitle },
    [
      {
        from: '2009-10-30',
        to: '2020-08-23',
        value: both(0.05),
        source: localText('Recalled', '凭记忆', '憑記憶'),
        status: 'unverified',
      },
      {
        from: '2020-08-24',
        value: both(0.2),
        source: localText('Same limit as the board', '与所在板块涨跌幅限制相同', '與所屬板塊升跌幅限制相同'),
        status: 'secondary',
      },
    ],
  ),
  ...ruleSeries(
    { series: 'cn-limit-bse-st', market: 'cn', boards: ['bse'], rule: 'price-limit-st', title: riskTitle },
    [
      {
        from: '2021-11-15',
        value: both(0.3),
        source: localText(
          'Same limit as the exchange, recalled',
          '与所在交易所涨跌幅限制相同（凭记忆）',
          '與所屬交易所升跌幅限制相同（憑記憶）',
        ),
        status: 'unverified',
      },
    ],
  ),
];

/** Until 2013 a first day without limit; then +44 % and -36 % of the issue price; since registration five free days. */
const firstDays = {
  from: '2014-01-01',
  value: { days: 1, up: 0.44, down: 0.36 },
  source: localText(
    'Exchange notices of 2013-12, recalled',
    '沪深交易所2013年12月通知（凭记忆）',
    '滬深交易所2013年12月通知（憑記憶）',
  ),
  status: 'unverified',
} as const;
const fiveFree = { days: 5, ...free };

const newListings: readonly RuleRecord[] = [
  ...ruleSeries({ series: 'cn-listing-main', market: 'cn', boards: main, rule: 'new-listing', title: listingTitle }, [
    {
      from: '1996-12-16',
      to: '2013-12-31',
      value: { days: 1, ...free },
      source: localText('Recalled', '凭记忆', '憑記憶'),
      status: 'unverified',
    },
    { ...firstDays, to: '2023-04-09' },
    {
      from: '2023-04-10',
      value: fiveFree,
      source: localText(
        'Registration reform of 2023; not re-verified',
        '2023年全面注册制改革（未再次核实）',
        '2023年全面註冊制改革（未再次核實）',
      ),
      status: 'secondary',
    },
  ]),
  ...ruleSeries(
    { series: 'cn-listing-star', market: 'cn', boards: ['star'], rule: 'new-listing', title: listingTitle },
    [
      {
        from: '2019-07-22',
        value: fiveFree,
        source: localText('Press at the opening of the board', '科创板开板时的新闻报道', '科創板開板時的新聞報道'),
        status: 'secondary',
      },
    ],
  ),
  ...ruleSeries(
    { series: 'cn-listing-chinext', market: 'cn', boards: ['chinext'], rule: 'new-listing', title: listingTitle },
    [
      {
        from: '2009-10-30',
        to: '2013-12-31',
        value: { days: 1, ...free },
        source: localText('Recalled', '凭记忆', '憑記憶'),
        status: 'unverified',
      },
      { ...firstDays, to: '2020-08-23' },
      {
        from: '2020-08-24',
        value: fiveFree,
        source: localText(
          'Press at the registration reform of the board',
          '创业板注册制改革时的新闻报道',
          '創業板註冊制改革時的新聞報道',
        ),
        status: 'secondary',
      },
    ],
  ),
  ...ruleSeries({ series: 'cn-listing-bse', market: 'cn', boards: ['bse'], rule: 'new-listing', title: listingTitle }, [
    {
      from: '2021-11-15',
      value: { days: 1, ...free },
      source: localText(
        'Press at the opening of the exchange',
        '北京证券交易所开市时的新闻报道',
        '北京證券交易所開市時的新聞報道',
      ),
      status: 'secondary',
    },
  ]),
];

/** How far a mainland price may move in a day, by board, risk warning and days since listing. */
export const cnLimits: readonly RuleRecord[] = [...ordinary, ...riskWarning, ...newListings];
