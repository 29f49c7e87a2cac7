import { describe, expect, it } from 'vitest';
import { PlumblineError } from '@plumbline/model/errors';
import { catalogue } from '../../resolve/catalogue.ts';
import { normaliseSeries } from './normalise-series.ts';
import type { SeriesBody } from './series-schema.ts';
import { seriesBody } from './series-schema.ts';

const now = Date.UTC(2026, 2, 1);
const tencent = catalogue.find(({ id }) => id === 'HK:00700');
if (tencent === undefined) throw new Error('Tencent is not in the catalogue');

type Point = readonly [end: string, raw: number, currency?: string];

function series(type: string, points: readonly Point[]) {
  const periodType = type.startsWith('annual') ? '12M' : '3M';
  return {
    meta: { symbol: ['0700.HK'], type: [type] },
    [type]: [
      null,
      ...points.map(([asOfDate, raw, currencyCode = 'CNY']) => ({
        asOfDate,
        periodType,
        currencyCode,
        reportedValue: { raw },
      })),
    ],
  };
}

const bodyOf = (...result: readonly object[]): SeriesBody => seriesBody.parse({ timeseries: { result, error: null } });
const read = (body: SeriesBody, symbol = '0700.HK') => normaliseSeries(body, tencent, symbol, now).value.items;

describe('statements at Yahoo', () => {
  const items = read(
    bodyOf(
      series('annualTotalRevenue', [
        ['2024-12-31', 660],
        ['2025-12-31', 700],
      ]),
      series('annualCapitalExpenditure', [['2024-12-31', -77]]),
      series('annualDilutedEPS', [['2024-12-31', 20.5]]),
      series('annualOrdinarySharesNumber', [['2024-12-31', 9_200]]),
      series('annualTotalAssets', [['2024-12-31', 1_700]]),
      series('quarterlyTotalRevenue', [
        ['2025-03-31', 170],
        ['2025-06-30', 175],
        ['2025-09-30', 176],
      ]),
      { meta: { symbol: ['0700.HK'], type: ['annualGoodwill'] } },
    ),
  );
  const of = (line: string, label: string) =>
    items.find((item) => item.line === line && item.period.label === label && item.period.kind !== 'trailing');

  it('are years and quarters in the currency of the reports, outflows positive', () => {
    expect(of('revenue', 'FY2024')).toMatchObject({ value: 660, currency: 'CNY' });
    expect(of('revenue', 'FY2024')?.period).toMatchObject({ kind: 'year', start: '2024-01-01', end: '2024-12-31' });
    expect(of('revenue', 'Q2 FY2025')?.period).toMatchObject({ kind: 'quarter', start: '2025-04-01' });
    expect(of('capitalExpenditure', 'FY2024')?.value).toBe(77);
    expect(of('totalAssets', 'FY2024')?.period.kind).toBe('instant');
    expect(of('sharesOutstanding', 'FY2024')).toMatchObject({ value: 9_200, currency: 'shares' });
  });

  it('count as known when they had to be out, and in the shares of today only today', () => {
    expect(of('revenue', 'FY2024')?.knownAt).toBe('2025-03-31');
    expect(of('revenue', 'Q3 FY2025')?.knownAt).toBe('2025-11-29');
    expect(of('revenue', 'FY2025')?.knownAt).toBe('2026-03-01');
    expect(of('epsDiluted', 'FY2024')?.knownAt).toBe('2026-03-01');
    expect(of('sharesOutstanding', 'FY2024')?.knownAt).toBe('2026-03-01');
  });

  it('are refused when they are of another company, in two currencies or in another shape', () => {
    const refused = (body: SeriesBody, symbol?: string): string => {
      try {
        read(body, symbol);
        return 'read';
      } catch (error) {
        return error instanceof PlumblineError ? error.code : 'thrown';
      }
    };
    const revenue = series('annualTotalRevenue', [['2024-12-31', 660]]);
    expect(refused(bodyOf(revenue), 'AAPL')).toBe('data-refused');
    expect(refused(bodyOf(revenue, series('annualTotalAssets', [['2024-12-31', 1, 'USD']])))).toBe('data-refused');
    const text = {
      ...revenue,
      annualTotalRevenue: [{ asOfDate: '2024-12-31', periodType: '12M', reportedValue: '660' }],
    };
    expect(refused(bodyOf(text))).toBe('provider-body');
    expect(refused(bodyOf())).toBe('provider-empty');
    expect(refused(bodyOf(series('annualTotalRevenue', [['2026-12-31', 660]])))).toBe('provider-empty');
  });
});
