import { topicName } from '../topics.ts';
import { accountsTerms } from './accounts.ts';
import { basicsTerms } from './basics.ts';
import { chartsTerms } from './charts.ts';
import { companiesTerms } from './companies.ts';
import { economyTerms } from './economy.ts';
import { investingTerms } from './investing.ts';
import { ordersTerms } from './orders.ts';
import type { Terms } from './term.ts';

/** Terms of investors, by the ids that the words of questions have for them. */
export const glossary: Terms = {
  ...basicsTerms,
  ...economyTerms,
  ...chartsTerms,
  ...ordersTerms,
  ...companiesTerms,
  ...accountsTerms,
  ...investingTerms,
};

/** Figures, events and rules that stand in an entry with others. */
const within: Readonly<Record<string, readonly string[]>> = {
  shortSellingTerm: ['shortInterest', 'daysToCover', 'shortSelling', 'shortBalance'],
  guidanceTerm: ['guidance', 'earningsSurprise', 'preannouncement', 'consensusEps', 'earnings'],
  stockSplit: ['split'],
  initialOffering: ['listing', 'ipoRule'],
  takeovers: ['merger'],
  lockUp: ['lockupExpiry'],
  crossOfAverages: ['goldenCross', 'deathCross'],
  settlementTerm: ['settlement'],
  marginTerm: ['marginTrading'],
  limitUpTerm: ['priceLimit', 'limitUp', 'limitDown'],
  washSaleTerm: ['washSale'],
  filingTypes: ['disclosure'],
  stStocks: ['stRule', 'delisting'],
  workingCapitalTerm: ['cashConversionCycle', 'inventoryTurnover', 'receivableDays', 'payableDays'],
  incomeTerms: ['operatingExpenses'],
  goodwillImpairment: ['impairment'],
  shillerPe: ['forwardPe', 'peg'],
  dividendTerms: ['exDividend', 'dividend'],
  fundTerms: ['premiumToNav', 'expenseRatio', 'fundKinds', 'nav'],
  softwareFigures: ['arpu'],
  backlogTerm: ['sameStoreSales', 'orderBacklog'],
  bankFigures: [
    'netInterestMargin',
    'nonPerformingLoanRatio',
    'provisionCoverage',
    'capitalAdequacy',
    'combinedRatio',
    'embeddedValue',
  ],
  propertyFigures: ['occupancy'],
  portfolioTheory: ['overlap', 'weights'],
  impliedVol: ['impliedVolatility'],
  futuresTerm: ['fundingRate', 'openInterest'],
  cryptoTerm: ['hashRate', 'halving', 'gasFees'],
  connectTerm: ['northboundNetBuy', 'stockConnect'],
  terminalValueTerm: ['terminalShare', 'terminalGrowth'],
  netPresentValue: ['discountRate'],
  moat: ['strengths'],
  shareBuyback: ['buyback'],
  insiderTerm: ['insiderTrades'],
  economicFigures: ['economicData'],
  darkPool: ['blockTrade'],
  investorCover: ['investorProtection'],
  marketHalts: ['suspension'],
  optionTerm: ['maturity'],
  chineseShares: ['shareClass'],
  convertibleTerm: ['convertibleBond', 'convertibleBondRule'],
  warrants: ['callableBull'],
  oddLot: ['lotRule', 'boardLot'],
};

const entryOf = new Map(Object.entries(within).flatMap(([entry, ids]) => ids.map((id) => [id, entry])));

/** The entry that explains it, under its own name; undefined where none does. */
export function explained(id: string): Terms[string] | undefined {
  const entry = glossary[entryOf.get(id) ?? ''];
  return glossary[id] ?? (entry === undefined ? undefined : { ...entry, title: topicName(id) });
}
