import type { Block } from '@plumbline/model/report';
import {
  betaAssumption,
  costOfDebtAssumption,
  costOfEquityAssumption,
  countryPremiumAssumption,
  equityRiskPremiumAssumption,
  growthAssumption,
  growthRateCorrelationAssumption,
  growthSwingAssumption,
  middleGrowthAssumption,
  midYearAssumption,
  rateSwingAssumption,
  rateTerminalCorrelationAssumption,
  recoveryAssumption,
  sizePremiumAssumption,
  taxRateAssumption,
  terminalGrowthAssumption,
  terminalSwingAssumption,
  waccAssumption,
} from '@plumbline/quant/facts/assumptions';
import type { FactBook } from '@plumbline/quant/facts/fact-book';
import { valueOf } from '../report/fact-lookup.ts';

type Assumptions = Extract<Block, { readonly kind: 'assumptions' }>;

/** What a reader may choose otherwise, in the order of a conversation about value: growth, rate and its parts, doubt. */
const shown = [
  growthAssumption,
  middleGrowthAssumption,
  terminalGrowthAssumption,
  midYearAssumption,
  waccAssumption,
  costOfEquityAssumption,
  betaAssumption,
  equityRiskPremiumAssumption,
  countryPremiumAssumption,
  sizePremiumAssumption,
  costOfDebtAssumption,
  taxRateAssumption,
  recoveryAssumption,
  growthSwingAssumption,
  rateSwingAssumption,
  terminalSwingAssumption,
  growthRateCorrelationAssumption,
  rateTerminalCorrelationAssumption,
];

/** The measured beta keeps the plain handle; what values are computed with is drawn towards the market. */
const handles: ReadonlyMap<string, string> = new Map([['adjustedBeta', 'beta.used']]);

/** Assumptions of this report's valuation that are on record, each with the range in which it is sensible. */
export function assumptionList(book: FactBook): Assumptions | null {
  const rows = shown.flatMap(({ metric, min, max, step }): Assumptions['rows'] => {
    const fact = handles.get(metric.id) ?? metric.id;
    return valueOf(book, fact) === null ? [] : [{ fact, min, max, step }];
  });
  return rows.length === 0 ? null : { kind: 'assumptions', rows };
}
