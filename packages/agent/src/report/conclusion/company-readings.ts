import type { ReportContext } from '../context.ts';
import { valueOf } from '../fact-lookup.ts';
import { isFinancial } from '../instrument-kind.ts';
import { readingTexts as texts } from '../messages/readings.ts';
import { readingReasons as reasons } from '../messages/reading-reasons.ts';
import type { Reading } from './reading.ts';

const valuation: readonly Reading[] = [
  {
    key: 'value',
    part: 'valuation',
    fact: 'upside.blended',
    neutral: 0,
    full: 0.4,
    better: 'higher',
    why: reasons.upside,
    bull: texts.worthMore,
    bear: texts.worthLess,
    figures: { value: 'blendedValue', upside: 'upside.blended' },
  },
  {
    key: 'implied',
    part: 'valuation',
    fact: 'impliedGrowth',
    neutral: 'growth',
    full: 0.1,
    better: 'lower',
    why: reasons.implied,
    bull: texts.impliesLess,
    bear: texts.impliesMore,
    figures: { implied: 'impliedGrowth', growth: 'growth' },
  },
  {
    key: 'ownMultiple',
    part: 'valuation',
    fact: 'priceToEarnings.TTM',
    neutral: 'priceToEarnings.median',
    full: 0.5,
    isRelative: true,
    better: 'lower',
    why: reasons.ownMultiple,
    bull: texts.belowOwnPast,
    bear: texts.aboveOwnPast,
    figures: { now: 'priceToEarnings.TTM', past: 'priceToEarnings.median' },
  },
];

const business: readonly Reading[] = [
  {
    key: 'growth',
    part: 'quality',
    fact: 'revenueGrowth.TTM',
    neutral: 0.04,
    full: 0.16,
    better: 'higher',
    why: reasons.growth,
    bull: texts.grows,
    bear: texts.stalls,
    figures: { growth: 'revenueGrowth.TTM', revenue: 'revenue.TTM' },
  },
  {
    key: 'dilution',
    part: 'quality',
    fact: 'sharesChange.TTM',
    neutral: 0,
    full: 0.05,
    better: 'lower',
    why: reasons.dilution,
    bull: texts.fewerShares,
    bear: texts.moreShares,
    figures: { change: 'sharesChange.TTM' },
  },
];

function returnOnCapital(context: ReportContext): Reading {
  const hurdle = valueOf(context.book, 'wacc') === null ? null : 'wacc';
  return {
    key: 'roic',
    part: 'quality',
    fact: 'returnOnInvestedCapital.TTM',
    neutral: hurdle ?? 0.1,
    full: 0.15,
    better: 'higher',
    why: reasons.roic,
    bull: hurdle === null ? texts.earnsOnCapital : texts.earnsAboveCost,
    bear: hurdle === null ? texts.earnsLittle : texts.earnsBelowCost,
    figures: { roic: 'returnOnInvestedCapital.TTM', ...(hurdle === null ? {} : { wacc: hurdle }) },
  };
}

function leverage(context: ReportContext): Reading {
  const hasNetCash = (valueOf(context.book, 'netCash.TTM') ?? 0) > 0;
  return {
    key: 'leverage',
    part: 'risk',
    fact: 'netDebtToEbitda.TTM',
    neutral: 2,
    full: 3,
    better: 'lower',
    why: reasons.leverage,
    bull: hasNetCash ? texts.netCash : texts.lowDebt,
    bear: texts.highDebt,
    figures: hasNetCash ? { cash: 'netCash.TTM' } : { debt: 'netDebtToEbitda.TTM' },
  };
}

/** What only a company without customers' money on its balance sheet can be asked. */
function industrial(context: ReportContext): readonly Reading[] {
  return [
    returnOnCapital(context),
    {
      key: 'margin',
      part: 'quality',
      fact: 'operatingMargin.TTM',
      neutral: 'operatingMargin.TTM-1Y',
      full: 0.05,
      better: 'higher',
      why: reasons.margin,
      bull: texts.marginUp,
      bear: texts.marginDown,
      figures: { now: 'operatingMargin.TTM', past: 'operatingMargin.TTM-1Y' },
    },
    {
      key: 'cash',
      part: 'quality',
      fact: 'cashConversion.TTM',
      neutral: 1,
      full: 0.6,
      better: 'higher',
      why: reasons.cash,
      bull: texts.earnsCash,
      bear: texts.lacksCash,
      figures: { conversion: 'cashConversion.TTM' },
    },
    leverage(context),
    {
      key: 'cover',
      part: 'risk',
      fact: 'interestCover.TTM',
      neutral: 4,
      full: 8,
      better: 'higher',
      why: reasons.cover,
      bull: texts.covered,
      bear: texts.barelyCovered,
      figures: { cover: 'interestCover.TTM' },
    },
  ];
}

const financial: readonly Reading[] = [
  {
    key: 'roe',
    part: 'quality',
    fact: 'returnOnEquity.TTM',
    neutral: 0.1,
    full: 0.1,
    better: 'higher',
    why: reasons.roe,
    bull: texts.earnsOnEquity,
    bear: texts.earnsLittleOnEquity,
    figures: { roe: 'returnOnEquity.TTM' },
  },
];

/** How the figures of a company are read; those of banks and insurers differ. */
export function companyReadings(context: ReportContext): readonly Reading[] {
  const ownKind = isFinancial(context.instrument) ? financial : industrial(context);
  return [...valuation, ...business, ...ownKind];
}
