import type { Fact, Period } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';

const instrument = (
  id: Instrument['id'],
  name: readonly [string, string, string],
  change: Partial<Instrument> = {},
): Instrument => ({
  id,
  kind: 'stock',
  market: 'us',
  exchange: 'NASDAQ',
  currency: 'USD',
  name: localText(...name),
  aliases: [],
  priceDecimals: 2,
  ...change,
});

export const nvidia = instrument('US:NVDA', ['NVIDIA Corporation', '英伟达', '輝達'], {
  aliases: ['NVIDIA', '英偉達'],
});
export const amd = instrument('US:AMD', ['Advanced Micro Devices, Inc.', '超威半导体', '超微半導體'], {
  aliases: ['Advanced Micro Devices'],
});
export const moutai = instrument('SH:600519', ['Kweichow Moutai', '贵州茅台', '貴州茅台'], {
  aliases: ['Moutai', '茅台'],
  market: 'cn',
  exchange: 'SSE',
  currency: 'CNY',
});
export const bitcoin = instrument('CRYPTO:BTC-USD', ['Bitcoin', '比特币', '比特幣'], {
  kind: 'crypto',
  market: 'crypto',
});
export const csi300 = instrument('SH:^000300', ['CSI 300', '沪深300', '滬深300'], {
  kind: 'index',
  market: 'cn',
  currency: 'CNY',
});
export const instruments: readonly Instrument[] = [nvidia, amd, moutai, bitcoin, csi300];

export const fiscalYear = (year: number, isCalendar = false): Period => ({
  kind: 'year',
  start: isCalendar ? `${String(year)}-01-01` : `${String(year - 1)}-02-01`,
  end: isCalendar ? `${String(year)}-12-31` : `${String(year)}-01-31`,
  label: `FY${String(year)}`,
});
const quarter = (label: string, start: string, end: string): Period => ({ kind: 'quarter', start, end, label });
const trailing: Period = { kind: 'trailing', start: '2025-11-01', end: '2026-10-31', label: 'TTM' };

type Row = readonly [metric: string, value: number | null, unit: Fact['unit'], period?: Period];

function factsOf(owner: Instrument, rows: readonly Row[]): readonly Fact[] {
  return rows.map(([metric, value, unit, period]) => ({
    id: `${owner.id}/${metric}${period === undefined ? '' : `.${period.label.replace(' ', '-')}`}`,
    instrumentId: owner.id,
    metric,
    value,
    unit,
    ...(unit === 'price' || unit === 'money' || unit === 'moneyPerShare' ? { currency: owner.currency } : {}),
    ...(period === undefined ? {} : { period }),
    decimals: 2,
    asOf: period?.end ?? '2026-11-20',
    knownAt: '2026-11-20',
    source: { id: 'test', locator: metric },
    quality: [],
    simulated: false,
  }));
}

/** Round figures, chosen so that comparisons have both outcomes. */
export const facts: readonly Fact[] = [
  ...factsOf(nvidia, [
    ['price', 120, 'price'],
    ['dayChange', 0.03, 'fraction'],
    ['high52w', 150, 'price'],
    ['low52w', 80, 'price'],
    ['movingAverage200', 110, 'price'],
    ['movingAverage50', 125, 'price'],
    ['marketCap', 3e12, 'money'],
    ['priceToEarnings', 45, 'multiple'],
    ['rsi14', 60, 'ratio'],
    ['return1M', -0.05, 'fraction'],
    ['return1Y', 0.4, 'fraction'],
    ['beta', 1.5, 'ratio'],
    ['volatility', 0.4, 'fraction'],
    ['dividendYield', 0.001, 'fraction'],
    ['dcfTwoStage', 100, 'moneyPerShare'],
    ['altmanZ', null, 'ratio'],
    ['revenue', 130e9, 'money', fiscalYear(2026)],
    ['revenue', 60e9, 'money', fiscalYear(2025)],
    ['revenue', 160e9, 'money', trailing],
    ['revenue', 46e9, 'money', quarter('Q2 FY2026', '2025-05-01', '2025-07-31')],
    ['netIncome', 70e9, 'money', fiscalYear(2026)],
    ['grossMargin', 0.73, 'fraction', fiscalYear(2026)],
    ['grossMargin', 0.75, 'fraction', fiscalYear(2025)],
    ['netMargin', 0.55, 'fraction', fiscalYear(2026)],
    ['revenueGrowth', 1.14, 'fraction', fiscalYear(2026)],
    ['freeCashFlow', 60e9, 'money', fiscalYear(2026)],
    ['totalDebt', 8e9, 'money', fiscalYear(2026)],
    ['cash', 40e9, 'money', fiscalYear(2026)],
    ['epsDiluted', 2.9, 'moneyPerShare', fiscalYear(2026)],
  ]),
  ...factsOf(amd, [
    ['price', 140, 'price'],
    ['dayChange', -0.02, 'fraction'],
    ['marketCap', 2e11, 'money'],
    ['priceToEarnings', 30, 'multiple'],
    ['grossMargin', 0.5, 'fraction', fiscalYear(2026)],
    ['revenue', 30e9, 'money', fiscalYear(2026)],
  ]),
  ...factsOf(moutai, [
    ['price', 1500, 'price'],
    ['dayChange', -0.01, 'fraction'],
    ['netMargin', 0.52, 'fraction', fiscalYear(2025, true)],
    ['revenue', 170e9, 'money', fiscalYear(2025, true)],
  ]),
  ...factsOf(bitcoin, [
    ['price', 67_000, 'price'],
    ['return1Y', 0.6, 'fraction'],
  ]),
  ...factsOf(csi300, [['price', 4500, 'points']]),
  {
    id: 'US10Y/yield10Y',
    metric: 'yield10Y',
    value: 0.042,
    unit: 'fraction',
    decimals: 2,
    asOf: '2026-11-20',
    knownAt: '2026-11-20',
    source: { id: 'test', locator: 'yield' },
    quality: [],
    simulated: false,
  },
];
