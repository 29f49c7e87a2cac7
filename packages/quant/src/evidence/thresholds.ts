/** Where a check passes and where it fails; between the two it is watched. */
export interface Threshold {
  readonly bound: 'at-least' | 'at-most';
  readonly pass: number;
  readonly fail: number;
  /** Where the line comes from; "ours" is a choice of this product, with its reason. */
  readonly reference: string;
}

/** Every line a verdict is drawn by, in one place. */
export const thresholds: Readonly<Record<string, Threshold>> = {
  'sample-size': {
    bound: 'at-least',
    pass: 30,
    fail: 30,
    reference:
      'ours: below 30 trades or one year no statistic of trades is worth its name (central limit rule of thumb)',
  },
  'data-quality': {
    bound: 'at-most',
    pass: 0.05,
    fail: 0.2,
    reference:
      'ours: a twentieth of the gains may come from doubtful bars; from a fifth on the result is an error of data',
  },
  'look-ahead': {
    bound: 'at-most',
    pass: 0,
    fail: 0,
    reference: 'Luo, Alvarez, Wang, Jussa, Wang and Rohal, Seven Sins of Quantitative Investing, Deutsche Bank 2014',
  },
  survivorship: {
    bound: 'at-least',
    pass: 0.3,
    fail: 0.05,
    reference:
      'Brown, Goetzmann, Ibbotson and Ross, Survivorship Bias in Performance Studies, RFS 1992; 5 % is customary',
  },
  'probabilistic-sharpe': {
    bound: 'at-least',
    pass: 0.95,
    fail: 0.9,
    reference: 'Bailey and López de Prado, The Sharpe Ratio Efficient Frontier, Journal of Risk 2012',
  },
  'deflated-sharpe': {
    bound: 'at-least',
    pass: 0.95,
    fail: 0.9,
    reference: 'Bailey and López de Prado, The Deflated Sharpe Ratio, Journal of Portfolio Management 2014',
  },
  'track-record': {
    bound: 'at-least',
    pass: 1,
    fail: 0.25,
    reference: 'Bailey and López de Prado, The Sharpe Ratio Efficient Frontier, Journal of Risk 2012',
  },
  bootstrap: {
    bound: 'at-least',
    pass: 0,
    fail: -0.5,
    reference:
      'Politis and Romano, The Stationary Bootstrap, JASA 1994; Ledoit and Wolf, Journal of Empirical Finance 2008',
  },
  'out-of-sample': {
    bound: 'at-least',
    pass: 0.5,
    fail: 0.2,
    reference: 'Suhonen, Lennkh and Perez, Quantifying Backtest Overfitting, JPM 2017: the median strategy keeps 27 %',
  },
  'walk-forward': {
    bound: 'at-least',
    pass: 0.5,
    fail: 0.25,
    reference: 'Pardo, The Evaluation and Optimization of Trading Strategies, 2008: an efficiency of one half or more',
  },
  overfitting: {
    bound: 'at-most',
    pass: 0.3,
    fail: 0.5,
    reference: 'Bailey, Borwein, López de Prado and Zhu, The Probability of Backtest Overfitting, JCF 2017',
  },
  'superior-ability': {
    bound: 'at-most',
    pass: 0.05,
    fail: 0.2,
    reference: 'Hansen, A Test for Superior Predictive Ability, JBES 2005; White, A Reality Check, Econometrica 2000',
  },
  placebo: {
    bound: 'at-least',
    pass: 0.95,
    fail: 0.9,
    reference:
      'Aronson, Evidence-Based Technical Analysis, 2006, chapter 6; deflated as in Bailey and López de Prado 2014',
  },
  plateau: {
    bound: 'at-least',
    pass: 0.85,
    fail: 0.5,
    reference: 'Pardo 2008: a sound optimum has good neighbours; ours: within 15 % of the Sharpe ratio',
  },
  cost: {
    bound: 'at-least',
    pass: 2,
    fail: 1,
    reference: 'ours: costs may double before the gains are gone; Frazzini, Israel and Moskowitz, Trading Costs, 2018',
  },
  delay: {
    bound: 'at-least',
    pass: 0.7,
    fail: 0.3,
    reference: 'ours: one bar of slowness may take three tenths of the Sharpe ratio',
  },
  capacity: {
    bound: 'at-least',
    pass: 10,
    fail: 1,
    reference: 'ours: one hundredth of a bar’s volume per order, room for ten such accounts; Almgren et al., Risk 2005',
  },
  regime: {
    bound: 'at-least',
    pass: 0.75,
    fail: 0.5,
    reference: 'ours: gains in three of four states of the market; Ang and Timmermann, Regime Changes, ARFE 2012',
  },
  stress: {
    bound: 'at-least',
    pass: 0,
    fail: -0.5,
    reference: 'ours: it may fall as far as the market in the worst known spell, not lose half of everything there',
  },
};

/** Numbers of the checks themselves. */
export const settings = {
  /** One year of trading at the least. */
  fewestYears: 1,
  confidence: 0.95,
  /** Share of the history that is kept for judging. */
  outOfSampleShare: 0.3,
  /** Settings compared by overfitting, walk-forward and superior ability; more are thinned evenly. */
  mostCandidates: 500,
  mostUniverseCandidates: 60,
  blocks: 16,
  /** Mean block of every resampling, in periods: a month of days. */
  blockLength: 20,
  bootstrapPaths: 1000,
  predictivePaths: 500,
  placebos: 1000,
  /** Share of a bar’s volume that one order may take before it moves the price. */
  volumeShare: 0.01,
  /** Cost per side, as a share of the value traded, that is assumed where a strategy says nothing or less. */
  leastCost: 0.0005,
  /** Bars cut off at this many places prove that nothing later is read. */
  truncations: 160,
  /** The same for accounts of many instruments, which are run again as a whole. */
  accountTruncations: 16,
  /** Fewer repetitions over histories of more than 50,000 bars: so many bars are looked at in all. */
  mostRepeated: 50_000_000,
  fewestPlacebos: 200,
  fewestTruncations: 12,
  /** A column that foretells the next bars by more than this, and surely so, has seen them. */
  knownFuture: { correlation: 0.2, z: 6 },
  /** Share of the members of a list that disappear in a year, at the least: delistings, takeovers, failures. */
  yearlyDisappearance: 0.03,
} as const;

/** How often something is repeated over so many bars: as often as over few while that is no more than can be looked at. */
export function timesOver(bars: number, times: number, fewest: number): number {
  return Math.min(times, Math.max(fewest, Math.floor(settings.mostRepeated / bars)));
}
