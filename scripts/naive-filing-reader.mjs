// A second, deliberately simple reader of company facts, written apart from the product's own map: for each line a short list of
// concepts, the best first, and for each period the newest number filed under the first of them. It derives and adds nothing.

/** Concepts by line; `time` is a span or a day. */
const span = (...concepts) => ({ time: 'span', concepts });
const day = (...concepts) => ({ time: 'day', concepts });
export const naiveLines = {
  revenue: span(
    'Revenues',
    'RevenueFromContractWithCustomerExcludingAssessedTax',
    'SalesRevenueNet',
    'RevenueFromContractWithCustomerIncludingAssessedTax',
    'RevenuesNetOfInterestExpense',
    'Revenue',
  ),
  costOfRevenue: span('CostOfRevenue', 'CostOfGoodsAndServicesSold', 'CostOfSales'),
  grossProfit: span('GrossProfit'),
  researchAndDevelopment: span('ResearchAndDevelopmentExpense'),
  sellingGeneralAdmin: span('SellingGeneralAndAdministrativeExpense'),
  operatingIncome: span('OperatingIncomeLoss', 'ProfitLossFromOperatingActivities'),
  pretaxIncome: span(
    'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
    'IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments',
    'ProfitLossBeforeTax',
  ),
  incomeTax: span('IncomeTaxExpenseBenefit', 'IncomeTaxExpenseContinuingOperations'),
  netIncome: span('NetIncomeLoss', 'ProfitLossAttributableToOwnersOfParent'),
  epsBasic: span('EarningsPerShareBasic', 'BasicEarningsLossPerShare'),
  epsDiluted: span('EarningsPerShareDiluted', 'DilutedEarningsLossPerShare'),
  sharesBasic: span('WeightedAverageNumberOfSharesOutstandingBasic', 'WeightedAverageShares'),
  sharesDiluted: span('WeightedAverageNumberOfDilutedSharesOutstanding', 'AdjustedWeightedAverageShares'),
  dividendsDeclaredPerShare: span('CommonStockDividendsPerShareDeclared'),
  depreciationAmortization: span('DepreciationDepletionAndAmortization', 'DepreciationAndAmortization'),
  stockCompensation: span('ShareBasedCompensation', 'AdjustmentsForSharebasedPayments'),
  operatingCashFlow: span('NetCashProvidedByUsedInOperatingActivities', 'CashFlowsFromUsedInOperatingActivities'),
  capitalExpenditure: span('PaymentsToAcquirePropertyPlantAndEquipment', 'PaymentsToAcquireProductiveAssets'),
  investingCashFlow: span('NetCashProvidedByUsedInInvestingActivities', 'CashFlowsFromUsedInInvestingActivities'),
  financingCashFlow: span('NetCashProvidedByUsedInFinancingActivities', 'CashFlowsFromUsedInFinancingActivities'),
  dividendsPaid: span('PaymentsOfDividends', 'PaymentsOfDividendsCommonStock'),
  shareRepurchases: span('PaymentsForRepurchaseOfCommonStock'),
  cash: day('CashAndCashEquivalentsAtCarryingValue', 'CashAndCashEquivalents'),
  receivables: day('AccountsReceivableNetCurrent', 'ReceivablesNetCurrent'),
  inventory: day('InventoryNet', 'Inventories'),
  currentAssets: day('AssetsCurrent', 'CurrentAssets'),
  propertyPlantEquipment: day('PropertyPlantAndEquipmentNet', 'PropertyPlantAndEquipment'),
  goodwill: day('Goodwill'),
  totalAssets: day('Assets'),
  payables: day('AccountsPayableCurrent'),
  currentLiabilities: day('LiabilitiesCurrent', 'CurrentLiabilities'),
  longTermDebt: day('LongTermDebtNoncurrent', 'LongTermDebtAndCapitalLeaseObligations'),
  totalLiabilities: day('Liabilities'),
  retainedEarnings: day('RetainedEarningsAccumulatedDeficit', 'RetainedEarnings'),
  equity: day('StockholdersEquity', 'EquityAttributableToOwnersOfParent'),
};

function kindOf(start, end) {
  if (start === undefined) return 'instant';
  const days = Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1;
  if (days >= 350 && days <= 380) return 'year';
  return days >= 80 && days <= 120 ? 'quarter' : null;
}

/** Every version of every line: `kind|end` → concept → its numbers, oldest filing first. */
export function naiveCells(body, line) {
  const { time, concepts } = naiveLines[line];
  const cells = new Map();
  for (const taxonomy of ['us-gaap', 'ifrs-full'])
    for (const concept of concepts)
      for (const rows of Object.values(body.facts[taxonomy]?.[concept]?.units ?? {}))
        for (const { start, end, val, filed, form, accn } of rows) {
          const kind = kindOf(start, end);
          if (kind === null || (kind === 'instant') !== (time === 'day')) continue;
          if (filed < end || !/^(?:10-|20-F|40-F|6-K|8-K)/.test(form)) continue;
          const cell = cells.get(`${kind}|${end}`) ?? new Map();
          cells.set(`${kind}|${end}`, cell);
          const name = `${taxonomy}:${concept}`;
          cell.set(name, [...(cell.get(name) ?? []), { start, end, val, filed, accn }]);
        }
  for (const cell of cells.values())
    for (const rows of cell.values()) rows.sort((a, b) => a.filed.localeCompare(b.filed));
  return cells;
}

const units = [1e3, 1e5, 1e6];
const isRounded = (a, b) => units.some((unit) => a % unit === 0 && Math.abs(a) >= unit && Math.abs(a - b) <= unit / 2);
const isSame = (a, b) => a === b || isRounded(a, b) || isRounded(b, a);

/**
 * How a printed figure stands to what was filed for its line and period: `equal`, or by name why not. `withheld` are versions that
 * an identity forbids. `null` means that nothing explains the difference.
 */
export function comparison(shown, why, cell, withheld) {
  const [[, rows]] = cell;
  const all = [...cell.values()].flat();
  if (shown === undefined) return 'span off the fiscal calendar';
  if (shown.value === null && why !== undefined) return why.startsWith('Withheld') ? 'withheld, identity named' : why;
  const newest = rows.at(-1).val;
  if (shown.value === newest) return 'equal';
  if (isSame(shown.value, newest)) return 'equal but for the rounding of a later filing';
  const own = cell.get(shown.concept);
  if (own?.some(({ val }) => isSame(val, shown.value)) && withheld.some((value) => isSame(value, own.at(-1).val)))
    return 'earlier filing: the newest breaks an identity';
  if (own !== undefined && isSame(own.at(-1).val, shown.value)) return 'newest of another of its concepts';
  if (/ [+−] /.test(shown.concept)) return 'put together from parts that the filing names';
  if (own === undefined) return 'stated by another concept of the filing';
  // One filing may state two totals, or several parts of one, of which an identity or their size tells the line.
  const chosen = own.find(({ val }) => isSame(val, shown.value));
  const isAmong = all.some(({ val, accn }) => accn === own.at(-1).accn && val !== own.at(-1).val);
  return chosen !== undefined && isAmong
    ? 'earlier filing: in the newest the concept is a part or another total'
    : null;
}
