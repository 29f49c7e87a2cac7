import type { ReportContext } from '../context.ts';
import { valueOf } from '../fact-lookup.ts';
import { isFinancial } from '../instrument-kind.ts';
import { marginMove } from '../little-changed.ts';
import { readingTexts as texts, valuers } from '../messages/readings.ts';
import { readingReasons as reasons } from '../messages/reading-reasons.ts';
import { onlyMethod } from '../../value/weighted-methods.ts';
import type { Reading } from './reading.ts';

/** The value alone: what the company was usually paid for its profit is one of the methods it is blended from. */
function valuation({ book }: ReportContext): Reading {
  return {
    key: 'value',
    part: 'valuation',
    family: 'value',
    fact: 'upside.blended',
    neutral: 0,
    full: 0.4,
    better: 'higher',
    why: reasons.upside,
    bull: texts.worthMore,
    bear: texts.worthLess,
    figures: { value: 'blendedValue', upside: 'upside.blended' },
    words: { methods: onlyMethod(book) === null ? valuers.all : valuers.one },
  };
}

function business({ book }: ReportContext): readonly Reading[] {
  const isShrinking = (valueOf(book, 'revenueGrowth.TTM') ?? 0) < 0;
  return [
    {
      key: 'growth',
      part: 'quality',
      family: 'growth',
      fact: 'revenueGrowth.TTM',
      neutral: 0.04,
      full: 0.16,
      better: 'higher',
      why: reasons.growth,
      bull: texts.grows,
      bear: isShrinking ? texts.shrinks : texts.stalls,
      figures: { growth: 'revenueGrowth.TTM', revenue: 'revenue.TTM' },
    },
    {
      key: 'dilution',
      part: 'quality',
      family: 'shares',
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
}

function returnOnCapital(context: ReportContext): Reading {
  const hurdle = valueOf(context.book, 'wacc') === null ? null : 'wacc';
  return {
    key: 'roic',
    part: 'quality',
    family: 'returns',
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

/** Cash so many times the profit says that the profit is small or not all of what was earned, and nothing of how it arrives. */
const mostConversion = 3;

/** Below it most of what is missing is no matter of timing. */
const littleConversion = 0.7;

function cash({ book }: ReportContext): readonly Reading[] {
  const conversion = valueOf(book, 'operatingCashConversion.TTM') ?? 0;
  if (conversion > mostConversion) return [];
  return [
    {
      key: 'cash',
      part: 'quality',
      family: 'cash',
      fact: 'operatingCashConversion.TTM',
      neutral: 1,
      full: 0.6,
      better: 'higher',
      why: reasons.cash,
      bull: texts.earnsCash,
      bear: conversion < littleConversion ? texts.lacksCash : texts.lacksSomeCash,
      figures: { conversion: 'operatingCashConversion.TTM' },
    },
  ];
}

function leverage(context: ReportContext): Reading {
  const hasNetCash = (valueOf(context.book, 'netCash.TTM') ?? 0) > 0;
  return {
    key: 'leverage',
    part: 'risk',
    family: 'debt',
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

/** From so many times on, how often profit covers interest says only that there is next to no interest. */
const manyTimes = 100;

function margin({ book }: ReportContext): Reading {
  const [now, before] = [valueOf(book, 'operatingMargin.TTM'), valueOf(book, 'operatingMargin.TTM-1Y')];
  const isFlat = now !== null && before !== null && marginMove(now, before) === 'flat';
  return {
    key: 'margin',
    part: 'quality',
    family: 'margin',
    fact: 'operatingMargin.TTM',
    neutral: 'operatingMargin.TTM-1Y',
    full: 0.05,
    better: 'higher',
    why: reasons.margin,
    bull: isFlat ? texts.marginEdgedUp : texts.marginUp,
    bear: isFlat ? texts.marginEdgedDown : texts.marginDown,
    figures: { now: 'operatingMargin.TTM', past: 'operatingMargin.TTM-1Y' },
  };
}

/** What only a company without customers' money on its balance sheet can be asked. */
function industrial(context: ReportContext): readonly Reading[] {
  const cover = valueOf(context.book, 'interestCover.TTM') ?? 0;
  const isLoss = cover < 0;
  const isNegligible = cover >= manyTimes;
  return [
    returnOnCapital(context),
    margin(context),
    ...cash(context),
    leverage(context),
    {
      key: 'cover',
      part: 'risk',
      family: 'debt',
      fact: 'interestCover.TTM',
      neutral: 4,
      full: 8,
      better: 'higher',
      why: reasons.cover,
      bull: isNegligible ? texts.coveredManyTimes : texts.covered,
      bear: isLoss ? texts.notCovered : texts.barelyCovered,
      figures: isLoss
        ? { income: 'operatingIncome.TTM', interest: 'interestExpense.TTM' }
        : { cover: 'interestCover.TTM' },
    },
  ];
}

const financial: readonly Reading[] = [
  {
    key: 'roe',
    part: 'quality',
    family: 'returns',
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
  return [valuation(context), ...business(context), ...ownKind];
}
