import type { Fact, Period } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import type { GateKnowledge, Span, ToldSentence } from '../shapes.ts';
import { amd, fiscalYear, nvidia } from './gate-facts.ts';

const trailing: Period = { kind: 'trailing', start: '2025-11-01', end: '2026-10-31', label: 'TTM' };
const stretch: Period = { kind: 'range', start: '2021-11-20', end: '2026-11-20', label: '5Y' };

type Row = readonly [
  name: string,
  value: number | null,
  unit: Fact['unit'],
  period?: Period | undefined,
  inputs?: readonly string[],
];

function factsOf(owner: Instrument, rows: readonly Row[]): readonly Fact[] {
  return rows.map(([name, value, unit, period, inputs]) => ({
    id: `${owner.id}/${name}${period === undefined || name.includes('.') ? '' : `.${period.label.replace(' ', '-')}`}`,
    instrumentId: owner.id,
    metric: name.replace(/\..*$/, ''),
    value,
    unit,
    ...(/^(?:price|money|moneyPerShare)$/.test(unit) ? { currency: owner.currency } : {}),
    ...(period === undefined ? {} : { period }),
    ...(inputs === undefined
      ? {}
      : {
          formula: {
            expression: inputs.join(' + '),
            inputs: inputs.map((input) => ({ name: input, fact: `${owner.id}/${input}` })),
          },
        }),
    decimals: 2,
    asOf: period?.end ?? '2026-11-20',
    knownAt: '2026-11-20',
    source: { id: 'test', locator: name },
    quality: [],
    simulated: false,
  }));
}

/** What an analyst holds of one company: five years, the last twelve months, the market, estimates with their assumptions. */
function held(owner: Instrument, scale: number): readonly Fact[] {
  const years = [2022, 2023, 2024, 2025, 2026].map((year) => fiscalYear(year));
  const grown = [27, 30, 48, 90, 130];
  const margins = [0.41, 0.44, 0.52, 0.51, 0.55];
  return factsOf(owner, [
    ...years.flatMap((year, at): readonly Row[] => [
      ['revenue', (grown[at] ?? 0) * scale * 1e9, 'money', year],
      ['netIncome', (grown[at] ?? 0) * (margins[at] ?? 0) * scale * 1e9, 'money', year],
      ['netMargin', (margins[at] ?? 0) * (scale < 1 ? 0.5 : 1), 'fraction', year],
      ['cash', (8 + at) * scale * 1e9, 'money', year],
      ['totalAssets', (60 + 10 * at) * scale * 1e9, 'money', year],
    ]),
    ['revenueGrowth', 0.444, 'fraction', years[4]],
    ['epsGrowth', scale < 1 ? -0.12 : 0.5, 'fraction', years[4]],
    ['priceToEarnings', 45 * scale, 'multiple', trailing],
    ['fcfYield', 0.02 / scale, 'fraction', trailing],
    ['price', 120 * scale, 'price'],
    ['dayChange', scale < 1 ? -0.02 : 0.03, 'fraction'],
    ['return1Y', 0.4 * scale, 'fraction'],
    ['high52w', 150 * scale, 'price'],
    ['low52w', 80 * scale, 'price'],
    ['movingAverage200', 110 * scale, 'price'],
    ['rsi14', 60 * scale, 'ratio'],
    ['beta', 1.6 * scale, 'ratio', stretch],
    ['volatility', 0.4 * scale, 'fraction', stretch],
    ['maxDrawdown', -0.5, 'fraction', stretch],
    ['marketCap', 3e12 * scale, 'money'],
    ['altmanZ', null, 'ratio'],
    ['valueP10', 70 * scale, 'moneyPerShare'],
    ['valueP90', 140 * scale, 'moneyPerShare'],
    ['growth', 0.1, 'fraction'],
    ['wacc', 0.09, 'fraction'],
    ['dcfTwoStage', 100 * scale, 'moneyPerShare', undefined, ['growth', 'wacc']],
    ['growth.given', 0.05, 'fraction'],
    ['dcfTwoStage.given', 80 * scale, 'moneyPerShare', undefined, ['growth.given', 'wacc']],
  ]);
}

const spansOf = (owner: Instrument, at: string): readonly Span[] => {
  const own = { instrumentId: owner.id, form: '10-K' };
  return [
    {
      ...own,
      id: `${at}.1`,
      item: '7',
      text: 'Revenue increased in fiscal year 2026 driven by demand for data center products.',
    },
    { ...own, id: `${at}.2`, item: '1A', text: 'We depend on a limited number of suppliers for wafers.' },
    { ...own, id: `${at}.3`, item: '7', text: 'Revenue in fiscal year 2021 declined due to weak demand.' },
    { ...own, id: `${at}.4`, item: '1', text: 'We design chips and sell them in many countries.' },
  ];
};

const sentences: readonly ToldSentence[] = [
  {
    id: 'c4.1',
    text: {
      en: ['Settlement: trades settle one day after the trade.'],
      'zh-CN': ['交收：成交后一日交收。'],
      'zh-HK': ['交收：成交後一日交收。'],
    },
  },
];

/** All that an analyst's answer may rest on. */
export const analystKnowledge: GateKnowledge = {
  facts: [...held(nvidia, 1), ...held(amd, 0.5)],
  instruments: [nvidia, amd],
  spans: [...spansOf(nvidia, 'd000000000001'), ...spansOf(amd, 'd000000000002')],
  sentences,
};
