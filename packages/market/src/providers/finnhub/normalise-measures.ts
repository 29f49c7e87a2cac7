import type { Measure, MeasureId } from '@plumbline/model/measure';
import type { Unit } from '@plumbline/model/units';
import { readDividendYield } from './dividend-yield.ts';
import type { FinnhubMetrics } from './schema.ts';

interface Rule {
  readonly id: MeasureId;
  readonly names: readonly string[];
  readonly unit: Unit;
  readonly scale: number;
}

/** Market value comes in millions. */
const million = 1e6;

const rules: readonly Rule[] = [
  { id: 'marketCap', names: ['marketCapitalization'], unit: 'money', scale: million },
  { id: 'peTrailing', names: ['peTTM', 'peBasicExclExtraTTM'], unit: 'multiple', scale: 1 },
  { id: 'priceToBook', names: ['pb', 'pbQuarterly'], unit: 'multiple', scale: 1 },
  { id: 'dividendPerShare', names: ['dividendPerShareTTM', 'dividendPerShareAnnual'], unit: 'moneyPerShare', scale: 1 },
  { id: 'high52Weeks', names: ['52WeekHigh'], unit: 'price', scale: 1 },
  { id: 'low52Weeks', names: ['52WeekLow'], unit: 'price', scale: 1 },
  { id: 'beta', names: ['beta'], unit: 'ratio', scale: 1 },
];

const yieldNames = ['currentDividendYieldTTM', 'dividendYieldIndicatedAnnual'] as const;
const perShareNames = ['dividendIndicatedAnnual', 'dividendPerShareTTM', 'dividendPerShareAnnual'] as const;

function find(metrics: FinnhubMetrics, names: readonly string[]): readonly [name: string, value: number] | null {
  for (const name of names) {
    const value = metrics[name];
    if (typeof value === 'number' && Number.isFinite(value)) return [name, value];
  }
  return null;
}

function needsCurrency(unit: Unit): boolean {
  return unit === 'money' || unit === 'price' || unit === 'moneyPerShare';
}

/** The figures Finnhub computes, by the names we use; a multiple or a value of zero or below does not apply. */
export function normaliseMeasures(
  metrics: FinnhubMetrics,
  currency: string,
  asOf: string,
  sourceId: string,
): readonly Measure[] {
  const items = rules.flatMap(({ id, names, unit, scale }): readonly Measure[] => {
    const found = find(metrics, names);
    if (found === null || (id !== 'beta' && !(found[1] > 0))) return [];
    const [name, value] = found;
    return [
      {
        id,
        value: Number((value * scale).toPrecision(12)),
        unit,
        ...(needsCurrency(unit) ? { currency } : {}),
        asOf,
        source: { id: sourceId, locator: name, row: [[name, String(value)]] },
        quality: [],
      },
    ];
  });
  const given = find(metrics, yieldNames);
  if (given === null) return items;
  const [name, percent] = given;
  const read = readDividendYield(percent, {
    dividendPerShare: find(metrics, perShareNames)?.[1] ?? null,
    low: find(metrics, ['52WeekLow'])?.[1] ?? null,
    high: find(metrics, ['52WeekHigh'])?.[1] ?? null,
  });
  const base = {
    id: 'dividendYield' as const,
    unit: 'fraction' as const,
    asOf,
    source: { id: sourceId, locator: name, row: [[name, String(percent)] as const] },
  };
  const measure: Measure =
    read.fraction === null
      ? { ...base, value: null, quality: ['source-conflict'], why: read.why }
      : { ...base, value: read.fraction, quality: [] };
  return [...items, measure];
}
