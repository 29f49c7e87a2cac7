import { expect, it } from 'vitest';
import { fiscalLabel, periodLabel } from './period-label.ts';

it('says spans and fiscal periods in the words of the language', () => {
  const said = [
    '1M',
    '10Y',
    'YTD',
    'MAX',
    'TTM',
    'FY2026',
    'Q3 FY2026',
    'H1 FY2026',
    '2026-06-30',
    'TTM 2025-09-30',
    'FY2011 to 2011-06-30',
    '12-1M',
    '40Q',
  ];
  expect(said.map((label) => periodLabel(label, 'zh-CN'))).toEqual([
    '1 个月',
    '10 年',
    '年初至今',
    '全部历史',
    '近 12 个月',
    '2026 财年',
    '2026 财年第三季度',
    '2026 财年上半年',
    '2026-06-30',
    '截至 2025-09-30 的 12 个月',
    '截至 2011-06-30 的财年',
    '12-1 个月',
    '40 个季度',
  ]);
  expect(['5Y', 'MAX', 'Q3 FY2026'].map((label) => periodLabel(label, 'en'))).toEqual([
    '5Y',
    'all history',
    'Q3 FY2026',
  ]);
  expect(['Q2-FY2027', 'NVDA', 'MAX'].map((label) => fiscalLabel(label, 'zh-HK'))).toEqual([
    '2027 財年第二季度',
    'NVDA',
    'MAX',
  ]);
});
