/** What a stream of cash flows is worth today, and the parts of that. Money in the unit of the flow. */
export interface DiscountedCashFlow {
  readonly explicit: number;
  /** Worth, at the end of the last explicit year, of everything after it. */
  readonly terminal: number;
  readonly terminalPresent: number;
  readonly enterprise: number;
}

/**
 * Value of a business from its free cash flow: the flow of last year grows year by year by `growth`, then for ever by
 * `terminalGrowth` (Gordon), all discounted at `rate`. The first discounted flow is next year's, flow × (1 + growth[0]).
 * `midYear`: explicit flows arrive half a year earlier; the terminal value is discounted the full number of years in
 * either case. Rates are fractions. All NaN when rate <= terminalGrowth: such a stream has no finite value.
 * Source: Koller, Goedhart and Wessels, Valuation, 7th edition.
 */
export function discountedCashFlow(stream: {
  readonly flow: number;
  readonly growth: readonly number[];
  readonly rate: number;
  readonly terminalGrowth: number;
  readonly midYear?: boolean;
}): DiscountedCashFlow {
  const { growth, rate, terminalGrowth } = stream;
  if (!(rate > terminalGrowth) || !(rate > -1)) {
    return { explicit: Number.NaN, terminal: Number.NaN, terminalPresent: Number.NaN, enterprise: Number.NaN };
  }
  // Multiplied up year by year: a power each year would cost most of a simulation's time.
  let compound = stream.midYear === true ? (1 + rate) ** -0.5 : 1;
  let flow = stream.flow;
  let explicit = 0;
  for (let year = 1; year <= growth.length; year += 1) {
    flow *= 1 + growth[year - 1];
    compound *= 1 + rate;
    explicit += flow / compound;
  }
  const terminal = (flow * (1 + terminalGrowth)) / (rate - terminalGrowth);
  const terminalPresent = terminal / (1 + rate) ** growth.length;
  return { explicit, terminal, terminalPresent, enterprise: explicit + terminalPresent };
}
