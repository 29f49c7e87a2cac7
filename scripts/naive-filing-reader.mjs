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

/**
 * How a printed figure stands to what was filed for its line and period: `equal`, or by name why not. `null` means that nothing
 * explains the difference.
 */
export function comparison(shown, why, cell) {
  const [[, rows]] = cell;
  const all = [...cell.values()].flat();
  if (shown === undefined) return 'span off the fiscal calendar';
  if (shown.value === null && why !== undefined) return why.startsWith('Withheld') ? 'withheld, identity named' : why;
  if (shown.value === rows.at(-1).val) return 'equal';
  if (all.some(({ val }) => val === shown.value)) return 'equal to an earlier filing or another of its concepts';
  if (/ [+−] /.test(shown.concept)) return 'put together from parts that the filing names';
  return cell.has(shown.concept) ? null : 'stated by another concept of the filing';
}
