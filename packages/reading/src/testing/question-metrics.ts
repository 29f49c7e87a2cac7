import { foldWord } from '../text/fold.ts';
import { questionVocabulary } from '../vocabulary/vocabulary.ts';

/** Names of figures in the corpus beside those that the vocabulary has words for, with the ids that are right for them. */
const table = `
price: price, close, extendedPrice | index level: price, close, index | highest price: high, allTimeHigh | open: open | price ratio: priceRatio, price
extended-hours price: extendedPrice | average volume: averageVolume | distribution per unit: dividendPerShare | GAAP diluted EPS: epsDiluted
net debt / EBITDA: netDebtToEbitda | return on equity: returnOnEquity | return on invested capital: returnOnInvestedCapital | ROIC: returnOnInvestedCapital
ROIC definition: returnOnInvestedCapital | cash and short-term investments: cash | services share of revenue: segmentShare | Greater China revenue: segmentShare, revenue
EV / EBITDA: evToEbitda | EV/EBITDA: evToEbitda | R&D / revenue: researchIntensity | stock-based compensation / revenue: stockCompensationShare
total return: totalReturn | price return: priceReturn | days inventory: inventoryDays | debt / EBITDA: debtToEbitda | net margin or operating margin: netMargin, operatingMargin
return: totalReturn, returnYTD, dayChange, return1Y, priceReturn | net debt / equity: netDebtToEquity | net gearing: netDebtToEquity, liabilitiesToAssets, debtToEquity
fair value per share: fairValue | fair value change: fairValue | implied P/E: impliedPe, priceToEarnings | P/E or EV/EBITDA vs own history: priceToEarnings, peHistory, evToEbitda
dividend discount value: dividendDiscount | implied P/E at 20 % margin: impliedPe, priceToSales | scenario values: scenarioValues | hypothetical price: fairValue, price
terminal value share: terminalShare | price at 0.9 × embedded value: fairValue, embeddedValue | price at 0.9 × book: fairValue, priceToBook | price at 30 × TTM EPS: fairValue, priceToEarnings
settlement cycle: settlement | settlement: settlement | T+1 trading: sameDayTrading, settlement | T+0 trading: sameDayTrading, settlement | daily price limit: priceLimit
volatility control mechanism: priceLimit | board lot: boardLot, lotRule | cost of one lot: boardLot, lotRule | cost of one board lot: boardLot, lotRule | odd lots: lotRule
dividend withholding tax: dividendTax | ex-dividend date: exDividend | ex-date: exDividend | dividend date: exDividend, dividendPaid | market-on-close order: marketOnClose
limit-on-close order: returnsGeneral, limitOrder, marketOnClose | tick size: tickSize | US estate tax: estateTax | trading hours: tradingHours, clockChange | trading calendar: tradingCalendar, tradingHours
earnings calendar: earnings | semiconductors: Semiconductors, earnings | meeting date: fomc | event: dayChange, price, marketMove | day change: dayChange | market move: dayChange, marketMove, totalReturn
stock split: split | opening call auction: callAuction | account threshold: accountThreshold | convertible bond rules: convertibleBondRule, convertibleBond, sameDayTrading | price adjustment: adjustment
delisting below par: delisting | shareholding disclosure: disclosure | loan prime rate: returnsGeneral, loanPrimeRate | dividend per 10 shares: dividendPerShare | share buy-backs: buyback, shareRepurchases
lock-up expiry: lockupExpiry | annual meeting: annualMeeting | valuation: priceToEarnings, fairValue | debt: totalDebt, score | overview: overview | performance: totalReturn, dayChange
year-to-date return: returnYTD, totalReturn | one-month return: totalReturn, return1M | index membership: indexMembership | next earnings date: earnings | next results date: earnings
last dividend amount: dividendPerShare | payment date: dividendPaid | dividend: dividendPerShare, dividendYield, exDividend | maximum supply: maxSupply | supply: maxSupply, circulatingSupply
turnover value: turnover | split-adjusted close: close | unadjusted close: close | highest close: highestClose, allTimeHigh | net profit attributable: netIncome | non-GAAP net income: adjustedNetIncome
decline from high to low: maxDrawdown, totalReturn | drawdown with dividends: maxDrawdown, totalReturn | special-mention loan ratio: specialMentionRatio | liabilities / assets: liabilitiesToAssets
P/E percentile: peHistory, priceToEarnings | P/E and its history: priceToEarnings, peHistory | overseas revenue share: overseasShare | shares outstanding change: sharesChange, sharesOutstanding
all-in cost per barrel: barrelCost | net profit growth: netIncomeGrowth | adjusted net profit growth: adjustedNetIncomeGrowth, adjustedNetIncome | net profit quarter-on-quarter growth: netIncomeGrowthQoQ
management fee: expenseRatio | size: assetsUnderManagement | tracking index: trackingIndex | bond yield: governmentBond | P/E excluding net cash: peExCash | valuation approach: fairValue
callable bull/bear contract call price: callableBull, returnsGeneral | northbound net flow: northboundNetBuy | advancers and decliners: advancers | distance to year-to-date high: distanceToHigh
distance: distanceTo | capex / revenue: capexToRevenue | capital expenditure: capitalExpenditure | dividend per share growth: dividendGrowth | R&D spending: researchSpending | share classes: shareClass
implied growth: impliedGrowth | PEG: peg | weights: weights, indexWeight | constituents: constituents | correlation matrix: correlation, correlationMatrix | listing: ticker, listing
P/E: priceToEarnings | P/B: priceToBook | P/S: priceToSales | A/H premium: premiumToOther | market capitalisation: marketCap | ROE: returnOnEquity | diluted EPS: epsDiluted | average: average
`;

const owned: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  table
    .split(/[|\n]/u)
    .filter((cell) => cell.includes(':'))
    .map((cell) => {
      const [name = '', ids = ''] = cell.split(/: /u);
      return [name.trim(), new Set(ids.split(',').map((id) => id.trim()))] as const;
    }),
);

const many: Readonly<Record<string, readonly string[]>> = {
  dividend: ['dividendPerShare', 'dividendYield'],
  debt: ['totalDebt'],
  growth: ['revenueGrowth'],
  earnings: ['earnings', 'netIncome'],
  turnover: ['turnover'],
};

/** Ids that a name of the corpus stands for; null where neither table nor vocabulary knows it. */
export function metricsNamed(name: string): ReadonlySet<string> | null {
  const known = owned.get(name);
  if (known !== undefined) return known;
  const meanings = questionVocabulary.surfaces
    .get(foldWord(name.replace(/ \/ /u, '/')))
    ?.filter(({ kind }) => ['metric', 'price', 'perf', 'ind', 'event', 'rule', 'term', 'many', 'own'].includes(kind));
  if (meanings === undefined || meanings.length === 0) return null;
  return new Set(meanings.flatMap(({ kind, id }) => (kind === 'many' ? (many[id] ?? []) : [id])));
}
