import { localText } from '../../local-text.ts';
import { ruleSeries, type PriceLimitValue, type RuleRecord } from '../../market-rule.ts';
import { chinextFunds, starFunds } from './funds.ts';

const limitTitle = localText('Daily price limit', '涨跌幅限制', '漲跌幅限制');
const riskTitle = localText('Daily price limit, ST and *ST', '风险警示股票涨跌幅限制', '風險警示股票漲跌幅限制');
const listingTitle = localText('First days of a new listing', '新股上市初期涨跌幅', '新股上市初期漲跌幅');

const both = (limit: number): PriceLimitValue => ({ up: limit, down: limit });
const free = { up: null, down: null } as const;
const main = ['sse-main', 'szse-main'] as const;
const revision2026 =
  'SSE and SZSE trading-rule revision of 2026; three press summaries agree; draft 2025-06-27, second consultation 2026-04-10';

const ordinary: readonly RuleRecord[] = [
  ...ruleSeries({ series: 'cn-limit-main', market: 'cn', boards: main, rule: 'price-limit', title: limitTitle }, [
    {
      from: '1996-12-16',
      value: both(0.1),
      source: 'SSE English site, stock trading mechanism; start recalled',
      status: 'verified',
    },
  ]),
  ...ruleSeries({ series: 'cn-limit-star', market: 'cn', boards: ['star'], rule: 'price-limit', title: limitTitle }, [
    { from: '2019-07-22', value: both(0.2), source: 'Press at the opening of the board', status: 'secondary' },
  ]),
  ...ruleSeries(
    { series: 'cn-limit-chinext', market: 'cn', boards: ['chinext'], rule: 'price-limit', title: limitTitle },
    [
      { from: '2009-10-30', to: '2020-08-23', value: both(0.1), source: 'Public rule summary', status: 'secondary' },
      {
        from: '2020-08-24',
        value: both(0.2),
        source: 'Registration reform of the board; public rule summary',
        status: 'secondary',
      },
    ],
  ),
  ...ruleSeries({ series: 'cn-limit-bse', market: 'cn', boards: ['bse'], rule: 'price-limit', title: limitTitle }, [
    { from: '2021-11-15', value: both(0.3), source: 'Press at the opening of the exchange', status: 'secondary' },
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
        source: 'Listed funds, recalled; those on STAR and ChiNext indices have records of their own',
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
        source:
          'SSE rule on funds, quoted in the press: 20 % where the index holds only STAR shares or others with 20 %. The code ranges 588 and 589 are theirs; the first was listed on 2020-11-16',
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
        source:
          'SZSE Special Trading Provisions of the ChiNext Market, article 2.9, explained by the exchange on 2020-11-18 (szse.cn, t20201118_583202): 20 % where the index holds only ChiNext shares or others with 20 %. Which funds: by the names in public lists of March to August 2026',
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
      source: 'SSE English site; start recalled',
      status: 'verified',
    },
    { from: '2026-07-06', value: both(0.1), source: revision2026, status: 'secondary' },
  ]),
  ...ruleSeries(
    { series: 'cn-limit-star-st', market: 'cn', boards: ['star'], rule: 'price-limit-st', title: riskTitle },
    [{ from: '2019-07-22', value: both(0.2), source: 'Same limit as the board', status: 'secondary' }],
  ),
  ...ruleSeries(
    { series: 'cn-limit-chinext-st', market: 'cn', boards: ['chinext'], rule: 'price-limit-st', title: riskTitle },
    [
      { from: '2009-10-30', to: '2020-08-23', value: both(0.05), source: 'Recalled', status: 'unverified' },
      { from: '2020-08-24', value: both(0.2), source: 'Same limit as the board', status: 'secondary' },
    ],
  ),
  ...ruleSeries(
    { series: 'cn-limit-bse-st', market: 'cn', boards: ['bse'], rule: 'price-limit-st', title: riskTitle },
    [{ from: '2021-11-15', value: both(0.3), source: 'Same limit as the exchange, recalled', status: 'unverified' }],
  ),
];

/** Until 2013 a first day without limit; then +44 % and -36 % of the issue price; since registration five free days. */
const firstDays = {
  from: '2014-01-01',
  value: { days: 1, up: 0.44, down: 0.36 },
  source: 'Exchange notices of 2013-12, recalled',
  status: 'unverified',
} as const;
const fiveFree = { days: 5, ...free };

const newListings: readonly RuleRecord[] = [
  ...ruleSeries({ series: 'cn-listing-main', market: 'cn', boards: main, rule: 'new-listing', title: listingTitle }, [
    { from: '1996-12-16', to: '2013-12-31', value: { days: 1, ...free }, source: 'Recalled', status: 'unverified' },
    { ...firstDays, to: '2023-04-09' },
    {
      from: '2023-04-10',
      value: fiveFree,
      source: 'Registration reform of 2023; not re-verified',
      status: 'secondary',
    },
  ]),
  ...ruleSeries(
    { series: 'cn-listing-star', market: 'cn', boards: ['star'], rule: 'new-listing', title: listingTitle },
    [{ from: '2019-07-22', value: fiveFree, source: 'Press at the opening of the board', status: 'secondary' }],
  ),
  ...ruleSeries(
    { series: 'cn-listing-chinext', market: 'cn', boards: ['chinext'], rule: 'new-listing', title: listingTitle },
    [
      { from: '2009-10-30', to: '2013-12-31', value: { days: 1, ...free }, source: 'Recalled', status: 'unverified' },
      { ...firstDays, to: '2020-08-23' },
      {
        from: '2020-08-24',
        value: fiveFree,
        source: 'Press at the registration reform of the board',
        status: 'secondary',
      },
    ],
  ),
  ...ruleSeries({ series: 'cn-listing-bse', market: 'cn', boards: ['bse'], rule: 'new-listing', title: listingTitle }, [
    {
      from: '2021-11-15',
      value: { days: 1, ...free },
      source: 'Press at the opening of the exchange',
      status: 'secondary',
    },
  ]),
];

/** How far a mainland price may move in a day, by board, risk warning and days since listing. */
export const cnLimits: readonly RuleRecord[] = [...ordinary, ...riskWarning, ...newListings];
