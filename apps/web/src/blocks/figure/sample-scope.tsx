import { useState, type ReactNode } from 'react';
import type { Fact } from '@plumbline/model/fact';
import type { Source } from '@plumbline/model/source';
import type { Unit } from '@plumbline/model/units';
import { useLocale } from '../../lib/use-locale.ts';
import { createRunBook } from './report-book.ts';
import { ReportContext } from './report-context.ts';

/** Figures for the gallery only: every state a figure can be in, none of them about a real company. */
const sampleSource: Source = {
  id: 'sample',
  kind: 'simulated',
  publisher: 'Gallery',
  title: 'Sample figures of the gallery',
  retrievedAt: Date.UTC(2026, 10, 20, 22),
  asOf: '2026-11-20',
  locator: 'gallery',
  simulated: true,
};

interface SampleFact {
  readonly id: string;
  readonly metric: string;
  readonly value: number | null;
  readonly unit: Unit;
  readonly label?: string;
  readonly more?: Partial<Fact>;
}

function sampleFact({ id, metric, value, unit, label, more }: SampleFact): Fact {
  return {
    id,
    metric,
    value,
    unit,
    currency: 'USD',
    decimals: unit === 'fraction' ? 1 : 2,
    asOf: '2026-11-20',
    knownAt: '2026-11-20',
    source: { id: 'sample', locator: id, row: [['Field', id]] },
    quality: [],
    simulated: true,
    ...(label === undefined
      ? {}
      : { period: { kind: 'year', start: `${label.slice(2)}-01-01`, end: `${label.slice(2)}-12-31`, label } }),
    ...more,
  };
}

/** Fiscal year, revenue and free cash flow in billions; one year is a loss. */
const years = [
  ['FY2021', 27, 8],
  ['FY2022', 27, 4],
  ['FY2023', 61, -3],
  ['FY2024', 130, 27],
  ['FY2025', 216, 61],
] as const;
const grid = [0, 1, 2, 3, 4] as const;

const sampleFacts: readonly Fact[] = [
  sampleFact({ id: 'price', metric: 'price', value: 176.24, unit: 'price' }),
  sampleFact({ id: 'change', metric: 'dayChange', value: -0.0121, unit: 'fraction', more: { decimals: 2 } }),
  sampleFact({
    id: 'missing',
    metric: 'dividendYield',
    value: null,
    unit: 'fraction',
    more: {
      why: {
        en: 'No filing states a dividend.',
        'zh-CN': '没有报告列示股息。',
        'zh-HK': '沒有報告列示股息。',
      },
    },
  }),
  ...years.flatMap(([label, revenue, cash]) => [
    sampleFact({ id: `revenue.${label}`, metric: 'revenue', value: revenue * 1e9, unit: 'money', label }),
    sampleFact({ id: `fcf.${label}`, metric: 'freeCashFlow', value: cash * 1e9, unit: 'money', label }),
  ]),
  sampleFact({
    id: 'margin.FY2025',
    metric: 'fcfMargin',
    value: 61 / 216,
    unit: 'fraction',
    label: 'FY2025',
    more: {
      quality: ['derived-quarter'],
      formula: {
        expression: 'cash / revenue',
        inputs: [
          { name: 'cash', fact: 'fcf.FY2025' },
          { name: 'revenue', fact: 'revenue.FY2025' },
        ],
      },
    },
  }),
  sampleFact({ id: 'implied', metric: 'revenueGrowth', value: 0.19, unit: 'fraction' }),
  sampleFact({ id: 'base', metric: 'revenueGrowth', value: 0.22, unit: 'fraction' }),
  sampleFact({ id: 'past', metric: 'revenueGrowth', value: 0.31, unit: 'fraction' }),
  ...[134, 188, 226, 158, 198, 248].map((value, i) =>
    sampleFact({ id: `value${i}`, metric: 'price', value, unit: 'price' }),
  ),
  ...(
    [
      ['bull', 0.25, 262.5],
      ['base', 0.5, 198],
      ['bear', 0.25, 121.1],
    ] as const
  ).flatMap(([key, probability, value]) => [
    sampleFact({
      id: `chance.${key}`,
      metric: 'scenarioProbability',
      value: probability,
      unit: 'fraction',
      more: { decimals: 0 },
    }),
    sampleFact({ id: `worth.${key}`, metric: 'dcfTwoStage', value, unit: 'moneyPerShare' }),
    sampleFact({ id: `upside.${key}`, metric: 'upside', value: value / 176.24 - 1, unit: 'fraction' }),
  ]),
  sampleFact({ id: 'chances', metric: 'scenarioProbability', value: 1, unit: 'fraction', more: { decimals: 0 } }),
  sampleFact({ id: 'weighted', metric: 'probabilityWeightedValue', value: 194.9, unit: 'moneyPerShare' }),
  sampleFact({ id: 'blended', metric: 'blendedValue', value: 193, unit: 'moneyPerShare' }),
  sampleFact({ id: 'upside', metric: 'upside', value: 194.9 / 176.24 - 1, unit: 'fraction' }),
  ...[41.8, 24.1, 38.6, 71.2].map((value, i) =>
    sampleFact({ id: `pe${i}`, metric: 'priceToEarnings', value, unit: 'multiple', more: { decimals: 1 } }),
  ),
  ...grid.flatMap((i) => [
    sampleFact({ id: `row${i}`, metric: 'wacc', value: 0.085 + i * 0.005, unit: 'fraction' }),
    sampleFact({ id: `column${i}`, metric: 'terminalGrowth', value: 0.02 + i * 0.005, unit: 'fraction' }),
    ...grid.map((j) =>
      sampleFact({
        id: `cell${i}${j}`,
        metric: 'price',
        value: (198 * 0.065) / (0.085 + i * 0.005 - (0.02 + j * 0.005)),
        unit: 'price',
      }),
    ),
  ]),
];

const book = createRunBook(sampleFacts, [sampleSource]);

/** Stands in for a report page around the blocks of the gallery. */
export function SampleScope({ children }: { readonly children: ReactNode }) {
  const locale = useLocale();
  const [openFigure, setOpenFigure] = useState<string | null>(null);
  const scope = {
    book,
    locale,
    simulated: true,
    asOf: '2026-11-20',
    instrumentName: { en: 'NVIDIA', 'zh-CN': '英伟达', 'zh-HK': '英偉達' },
    priceDecimals: 2,
    openFigure,
    onOpenFigure: setOpenFigure,
    onOpenSource: () => undefined,
  };
  return <ReportContext value={scope}>{children}</ReportContext>;
}
