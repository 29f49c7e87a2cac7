import type { Fact } from '@plumbline/model/fact';
import { ownerOf } from './owners.ts';

/** Estimates of what a share is worth. */
export const fairValues =
  /^(?:dcf|valueByMultiple|valueBefore|earlierValue|ownEnterpriseMultipleValue|peerEnterpriseMultipleValue|priceToBookValue|hModelValue|blendedValue|valueP|probabilityWeightedValue|earningsPowerValue|gordonValue|residualIncomeValue|equityCashFlowValue|graham|ownMultipleValue|peerMultipleValue|netAssetValue|sumOfPartsValue)/;
const priceLevels =
  /^(?:price|previousClose|high52w|low52w|allTimeHigh|(?:movingAverage|sma|ma|ema)\d+|realizedPrice|bollinger(?:Upper|Middle|Lower))$/;
/** Amounts of a period that may be held against each other. */
const flows =
  /^(?:revenue|costOfRevenue|grossProfit|operatingIncome|pretaxIncome|ebitda|ebit|netIncome|operatingCashFlow|freeCashFlow|capitalExpenditure|researchAndDevelopment|sellingGeneralAdmin|dividendsPaid|shareRepurchases|incomeTax|interestExpense)$/;
/** Amounts of a balance sheet that may be held against each other. */
const balances =
  /^(?:cash|shortTermInvestments|totalDebt|netCash|netDebt|longTermDebt|shortTermDebt|totalAssets|totalLiabilities|currentAssets|currentLiabilities|equity|inventory|receivables|payables|goodwill|workingCapital|retainedEarnings)$/;
/** Shares of sales of one period: each is a part of the one before it. */
const margins = /^(?:grossMargin|ebitdaMargin|operatingMargin|netMargin|fcfMargin)$/;
/** Prices of what a company earns, in cash or in profit. */
const earningsMultiples = /^(?:priceToEarnings|priceToFreeCashFlow|forwardPe)$/;
const volumes = /^(?:volume|averageVolume)$/;
const growths = /^(?:\w+Growth|growth)$/;
const worths = /^(?:marketCap|enterpriseValue)$/;
const crossings = /^macd(?:Line|Signal)$/;
/** What capital earns against what it costs. */
const capitalRates = /^(?:returnOnInvestedCapital|returnOnEquity|wacc|costOfEquity)$/;
const yields = /^(?:earningsYield|fcfYield|dividendYield|buybackYield|riskFreeRate)$|yield10Y|10Y|US10Y/i;

/** How long a figure is of: a year and twelve months are of one length. */
export const lengthOf = ({ period }: Fact): string | undefined => (period?.kind === 'trailing' ? 'year' : period?.kind);

/** Whether two figures may be held against each other: one kind, or a price against its averages and values. */
export function isComparable(a: Fact, b: Fact): boolean {
  const isMoney = ({ unit }: Fact): boolean => /^(?:money|price|moneyPerShare)$/.test(unit);
  if (a.unit === 'date' || a.simulated !== b.simulated) return false;
  if ((isMoney(a) || isMoney(b)) && a.currency !== b.currency) return false;
  const isPriceLike = ({ metric }: Fact): boolean => priceLevels.test(metric) || fairValues.test(metric);
  if (isPriceLike(a) && isPriceLike(b)) return a.instrumentId === b.instrumentId || a.metric === b.metric;
  if (a.unit !== b.unit) return false;
  if (a.metric === b.metric) {
    return a.instrumentId === b.instrumentId ? lengthOf(a) === lengthOf(b) : a.period?.kind === b.period?.kind;
  }
  const isOfOnePeriod =
    a.instrumentId === b.instrumentId && a.period !== undefined && a.period.label === b.period?.label;
  const areBoth = (kind: RegExp): boolean => kind.test(a.metric) && kind.test(b.metric);
  if (isOfOnePeriod && (areBoth(flows) || areBoth(margins))) return true;
  const isOne = a.instrumentId === b.instrumentId;
  if (isOne && areBoth(growths)) return true;
  if (isOne && (areBoth(volumes) || areBoth(earningsMultiples) || areBoth(worths) || areBoth(crossings))) return true;
  if (isOne && areBoth(capitalRates)) return true;
  // Rates of an economy: a yield, inflation, the rate of the central bank.
  const isOfEconomy = (fact: Fact): boolean => ownerOf(fact) === undefined && fact.unit === 'fraction';
  if (isOfEconomy(a) && isOfEconomy(b)) return true;
  if (areBoth(yields)) return isOne || b.instrumentId === undefined || a.instrumentId === undefined;
  return areBoth(balances) && isOne && a.period?.label === b.period?.label;
}

/** Whether two amounts stand in one statement: both of a period, or both of a balance sheet. */
export const areOfOneStatement = (a: Fact, b: Fact): boolean =>
  [flows, balances].some((kind) => kind.test(a.metric) && kind.test(b.metric));

/** Whether it is an amount of a period. */
export const isFlow = ({ metric }: Fact): boolean => flows.test(metric);
