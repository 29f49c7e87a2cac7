import type { Fact } from '@plumbline/model/fact';
import { describe, expect, it } from 'vitest';
import { figureLabel, metricLabel } from './metric-label.ts';

function fact(metric: string, label: string): Fact {
  const period = { kind: 'range', start: '2025-11-20', end: '2026-11-20', label } as const;
  return {
    id: metric,
    metric,
    period,
    value: 1,
    unit: 'ratio',
    decimals: 2,
    asOf: '2026-11-20',
    knownAt: '2026-11-20',
    source: { id: 's', locator: '' },
    quality: [],
    simulated: false,
  };
}

describe('figureLabel', () => {
  it('adds the period as the language writes it', () => {
    expect(figureLabel(fact('revenue', 'FY2026'), 'en')).toBe('Revenue, FY2026');
    expect(figureLabel(fact('revenue', 'FY2026'), 'zh-CN')).toMatch(/（2026 财年）$/);
    expect(figureLabel(fact('beta', '5Y'), 'zh-HK')).toMatch(/（5 年）$/);
  });

  it('says of twelve months that ended long before the day of reading when they did', () => {
    const revenue = fact('revenue', 'TTM');
    const trailing = { kind: 'trailing', start: '2024-10-01', end: '2025-09-30', label: 'TTM' } as const;
    const labels = ['2026-02-01', '2026-08-22'].map((day) => figureLabel({ ...revenue, period: trailing }, 'en', day));
    expect(labels).toEqual(['Revenue, TTM', 'Revenue, TTM 2025-09-30']);
    expect(figureLabel({ ...revenue, period: trailing }, 'zh-CN', '2026-08-22')).toContain(
      '截至 2025-09-30 的 12 个月',
    );
  });

  it('does not say twice how long', () => {
    expect(figureLabel(fact('high52w', '52W'), 'en')).toBe('52-week high');
    expect(figureLabel(fact('movingAverage50', '50D'), 'en')).toBe('50-day average');
  });
});

describe('metricLabel', () => {
  it('shows the id of a metric that this version no longer knows', () => {
    expect(metricLabel('retired-metric', 'en')).toBe('retired-metric');
  });
});
