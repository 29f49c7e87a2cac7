/** Words that say how much is paid for what one gets. */
export const ofWorth =
  /^(?:(?:at )?a (?:premium|discount)|dear(?:er|est)|cheap(?:er|est)|pric(?:ier|iest)|(?:more|most|least|less) expensive|更?贵|更?貴|更?便宜|最贵|最便宜)/i;
/** What is paid for earnings, sales, assets. */
export const multiples = /^(?:priceTo|evTo|forwardPe|peg)/;
/** Words that praise or blame, and of which kinds of figures they may: the larger one is the better one there. */
const ofMerit: readonly (readonly [word: RegExp, metric: RegExp])[] = [
  [
    /strongest|weakest|stronger|weaker|ahead|behind|\blag|\btrail|强|弱|优|好于|差于|逊|领先|落后|胜/i,
    /Margin$|^return|Growth$|^dayChange$|revenue|income|profit|cashFlow|^cash$|yield|^rsi|Ratio$|^marketCap$|^altmanZ$|^piotroskiF$/i,
  ],
  [
    /better|worse/i,
    /Margin$|^return|Growth$|^dayChange$|^(?:sharpe|sortino|calmar)$|^altmanZ$|^piotroskiF$|[dD]rawdown/,
  ],
  [/deeper|shallower/i, /[dD]rawdown/],
  // Of a fall the larger one is the lower figure.
  [/larger|bigger|smaller|greater|higher|lower|^(?:more|less) than|大于|小于|超过/i, /^(?!\w*[dD]rawdown)/],
  [/outperform|underperform|^beat|跑赢|跑输|跑过|输给/i, /^return|^dayChange$|Growth$|^annualReturn$/],
  [/fastest|slowest|faster|slower|quicker|快|慢/i, /Growth$|Cagr|^return|^dayChange$/],
  [/widest|narrowest|fattest|thinnest|slimmest|最宽|最窄/i, /Margin$/],
  [/steadier|calmer|riskier|steadiest|calmest|riskiest/i, /^(?:volatility|beta|maxDrawdown)$/],
];

/** Whether a word that praises or blames may stand between figures of a kind. */
export function deserves(word: string, metric: string): boolean {
  return ofMerit.every(([pattern, allowed]) => !pattern.test(word) || allowed.test(metric));
}

/** The multiple that says how much is paid for a kind of figure. */
const bought: Readonly<Record<string, string>> = {
  revenue: 'priceToSales',
  netIncome: 'priceToEarnings',
  equity: 'priceToBook',
  freeCashFlow: 'priceToFreeCashFlow',
};

/** What `cheaper on sales`, `more profitable` and `more volatile` are measured by; null where neither word nor name says it. */
export function rankedBy(word: string, named: ReadonlySet<string> | null): ReadonlySet<string> | null {
  const paid = Object.entries(bought).find(([metric]) => named?.has(metric) === true)?.[1];
  if (paid !== undefined && ofWorth.test(word)) return new Set([paid]);
  if (named !== null) return named;
  if (/grow|增长|增速/i.test(word)) return new Set(['revenueGrowth']);
  if (/volatile|steadier|calmer/i.test(word)) return new Set(['volatility']);
  return /profitable/i.test(word) ? new Set(['netMargin']) : null;
}

/** `is the more expensive of the two, with a P/E of {a} against {b}`: by the one multiple that is shown. */
export function paidIn(word: string, shown: readonly string[]): ReadonlySet<string> | null {
  const kinds = new Set(shown);
  const [only = ''] = kinds;
  return kinds.size === 1 && ofWorth.test(word) && multiples.test(only) ? kinds : null;
}

/** What a superlative is measured by where it names a kind itself: `most valuable`, `most expensive on sales`. */
export function mostBy(word: string, named: ReadonlySet<string> | null): ReadonlySet<string> | null {
  if (/valuable/i.test(word)) return new Set(['marketCap']);
  if (/volatile|steadiest|calmest/i.test(word)) return new Set(['volatility']);
  if (/profitable/i.test(word)) return named ?? new Set(['netMargin']);
  if (named !== null && ofWorth.test(word)) return rankedBy(word, named);
  return named;
}
