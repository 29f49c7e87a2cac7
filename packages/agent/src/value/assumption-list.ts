import type { Block } from '@plumbline/model/report';
import {
  costOfDebtAssumption,
  countryPremiumAssumption,
  equityRiskPremiumAssumption,
  growthAssumption,
  growthRateCorrelationAssumption,
  middleGrowthAssumption,
  rateTerminalCorrelationAssumption,
  recoveryAssumption,
  sizePremiumAssumption,
  terminalGrowthAssumption,
  terminalSwingAssumption,
} from '@plumbline/quant/assumptions';
import type { FactBook } from '@plumbline/quant/fact-book';
import { valueOf } from '../report/fact-lookup.ts';

type Assumptions = Extract<Block, { readonly kind: 'assumptions' }>;
type Bounds = readonly [id: string, min: number, max: number, step: number];

const specs = [
  growthAssumption,
  middleGrowthAssumption,
  terminalGrowthAssumption,
  equityRiskPremiumAssumption,
  countryPremiumAssumption,
  sizePremiumAssumption,
  costOfDebtAssumption,
  recoveryAssumption,
  terminalSwingAssumption,
  growthRateCorrelationAssumption,
  rateTerminalCorrelationAssumption,
].map(({ metric, min, max, step }): Bounds => [metric.id, min, max, step]);

/** What a reader may choose otherwise, in the order of a conversation about value: growth, rate and its parts, doubt. */
const order: readonly string[] = [
  'growth',
  'middleGrowth',
  'terminalGrowth',
  'wacc',
  'costOfEquity',
  'beta.used',
  'equityRiskPremium',
  'countryPremium',
  'sizePremium',
  'costOfDebt',
  'taxRate',
  'assetRecovery',
  'growthSwing',
  'rateSwing',
  'terminalSwing',
  'growthRateCorrelation',
  'rateTerminalCorrelation',
];

/** Bounds of what the report derives and a reader may still set by hand. */
const derived: readonly Bounds[] = [
  ['wacc', 0.03, 0.2, 0.0025],
  ['costOfEquity', 0.03, 0.25, 0.0025],
  ['beta.used', 0.2, 3, 0.05],
  ['taxRate', 0, 0.4, 0.01],
  ['growthSwing', 0, 0.15, 0.005],
  ['rateSwing', 0, 0.03, 0.0025],
];

const bounds: ReadonlyMap<string, Bounds> = new Map([...specs, ...derived].map((one) => [one[0], one]));

/** Assumptions of this report's valuation that are on record, each with the range in which it is sensible. */
export function assumptionList(book: FactBook): Assumptions | null {
  const rows = order.flatMap((id): Assumptions['rows'] => {
    const found = bounds.get(id);
    if (found === undefined || valueOf(book, id) === null) return [];
    const [, min, max, step] = found;
    return [{ fact: id, min, max, step }];
  });
  return rows.length === 0 ? null : { kind: 'assumptions', rows };
}
