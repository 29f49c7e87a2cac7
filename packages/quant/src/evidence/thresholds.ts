import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';

/** Where a check passes and where it fails; between the two it is watched. */
export interface Threshold {
  readonly bound: 'at-least' | 'at-most';
  readonly pass: number;
  readonly fail: number;
  /** Where the line comes from; "ours" is a choice of this product, with its reason. */
  readonly reference: LocalText;
}

/** The title of a work is not translated. */
const title = (text: string): LocalText => localText(text, text, text);

/** Every line a verdict is drawn by, in one place. */
export const thresholds: Readonly<Record<string, Threshold>> = {
  'sample-size': {
    bound: 'at-least',
    pass: 30,
    fail: 30,
    reference: localText(
      'ours: below 30 trades or one year no statistic of trades is worth its name (central limit rule of thumb)',
      '自定：不足 30 笔交易或一年，交易统计没有意义（中心极限经验法则）',
      '自訂：不足 30 筆交易或一年，交易統計沒有意義（中央極限經驗法則）',
    ),
  },
  'data-quality': {
    bound: 'at-most',
    pass: 0.05,
    fail: 0.2,
    reference: localText(
      'ours: a twentieth of the gains may come from doubtful bars; from a fifth on the result is an error of data',
      '自定：至多二十分之一的收益可来自可疑 K 线；达到五分之一即视为数据错误',
      '自訂：至多二十分之一的回報可來自可疑 K 線；達到五分之一即視為數據錯誤',
    ),
  },
  'look-ahead': {
    bound: 'at-most',
    pass: 0,
    fail: 0,
    reference: title(
      'Luo, Alvarez, Wang, Jussa, Wang and Rohal, Seven Sins of Quantitative Investing, Deutsche Bank 2014',
    ),
  },
  survivorship: {
    bound: 'at-least',
    pass: 0.3,
    fail: 0.05,
    reference: localText(
      'Brown, Goetzmann, Ibbotson and Ross, Survivorship Bias in Performance Studies, RFS 1992; 5% is customary',
      'Brown、Goetzmann、Ibbotson、Ross，Survivorship Bias in Performance Studies，RFS 1992；5% 为惯例',
      'Brown、Goetzmann、Ibbotson、Ross，Survivorship Bias in Performance Studies，RFS 1992；5% 為慣例',
    ),
  },
  'probabilistic-sharpe': {
    bound: 'at-least',
    pass: 0.95,
    fail: 0.9,
    reference: title('Bailey and López de Prado, The Sharpe Ratio Efficient Frontier, Journal of Risk 2012'),
  },
  'deflated-sharpe': {
    bound: 'at-least',
    pass: 0.95,
    fail: 0.9,
    reference: title('Bailey and López de Prado, The Deflated Sharpe Ratio, Journal of Portfolio Management 2014'),
  },
  'track-record': {
    bound: 'at-least',
    pass: 1,
    fail: 0.25,
    reference: title('Bailey and López de Prado, The Sharpe Ratio Efficient Frontier, Journal of Risk 2012'),
  },
  bootstrap: {
    bound: 'at-least',
    pass: 0,
    fail: -0.5,
    reference: title(
      'Politis and Romano, The Stationary Bootstrap, JASA 1994; Ledoit and Wolf, Journal of Empirical Finance 2008',
    ),
  },
  'out-of-sample': {
    bound: 'at-least',
    pass: 0.5,
    fail: 0.2,
    reference: localText(
      'Suhonen, Lennkh and Perez, Quantifying Backtest Overfitting, JPM 2017: the median strategy keeps 27%',
      'Suhonen、Lennkh、Perez，Quantifying Backtest Overfitting，JPM 2017：策略保留比例的中位数为 27%',
      'Suhonen、Lennkh、Perez，Quantifying Backtest Overfitting，JPM 2017：策略保留比例的中位數為 27%',
    ),
  },
  'walk-forward': {
    bound: 'at-least',
    pass: 0.5,
    fail: 0.25,
    reference: localText(
      'Pardo, The Evaluation and Optimization of Trading Strategies, 2008: an efficiency of one half or more',
      'Pardo，The Evaluation and Optimization of Trading Strategies，2008：效率不低于一半',
      'Pardo，The Evaluation and Optimization of Trading Strategies，2008：效率不低於一半',
    ),
  },
  overfitting: {
    bound: 'at-most',
    pass: 0.3,
    fail: 0.5,
    reference: title('Bailey, Borwein, López de Prado and Zhu, The Probability of Backtest Overfitting, JCF 2017'),
  },
  'superior-ability': {
    bound: 'at-most',
    pass: 0.05,
    fail: 0.2,
    reference: title(
      'Hansen, A Test for Superior Predictive Ability, JBES 2005; White, A Reality Check, Econometrica 2000',
    ),
  },
  placebo: {
    bound: 'at-least',
    pass: 0.95,
    fail: 0.9,
    reference: localText(
      'Aronson, Evidence-Based Technical Analysis, 2006, chapter 6; deflated as in Bailey and López de Prado 2014',
      'Aronson，Evidence-Based Technical Analysis，2006，第 6 章；折损方法同 Bailey 与 López de Prado 2014',
      'Aronson，Evidence-Based Technical Analysis，2006，第 6 章；折損方法同 Bailey 與 López de Prado 2014',
    ),
  },
  plateau: {
    bound: 'at-least',
    pass: 0.85,
    fail: 0.5,
    reference: localText(
      'Pardo 2008: a sound optimum has good neighbours; ours: within 15% of the Sharpe ratio',
      'Pardo 2008：可靠的最优值周围也不差；自定：夏普比率相差不超过 15%',
      'Pardo 2008：可靠的最優值周圍也不差；自訂：夏普比率相差不超過 15%',
    ),
  },
  cost: {
    bound: 'at-least',
    pass: 2,
    fail: 1,
    reference: localText(
      'ours: costs may double before the gains are gone; Frazzini, Israel and Moskowitz, Trading Costs, 2018',
      '自定：成本翻倍后收益才归零；Frazzini、Israel、Moskowitz，Trading Costs，2018',
      '自訂：成本翻倍後回報才歸零；Frazzini、Israel、Moskowitz，Trading Costs，2018',
    ),
  },
  delay: {
    bound: 'at-least',
    pass: 0.7,
    fail: 0.3,
    reference: localText(
      'ours: one bar of slowness may take three tenths of the Sharpe ratio',
      '自定：晚一根 K 线至多损失三成夏普比率',
      '自訂：晚一根 K 線至多損失三成夏普比率',
    ),
  },
  capacity: {
    bound: 'at-least',
    pass: 10,
    fail: 1,
    reference: localText(
      'ours: one hundredth of a bar’s volume per order, room for ten such accounts; Almgren et al., Risk 2005',
      '自定：每笔委托不超过一根 K 线成交量的 1%，可容纳十个同等账户；Almgren 等，Risk 2005',
      '自訂：每筆委託不超過一根 K 線成交量的 1%，可容納十個同等賬戶；Almgren 等，Risk 2005',
    ),
  },
  regime: {
    bound: 'at-least',
    pass: 0.75,
    fail: 0.5,
    reference: localText(
      'ours: gains in three of four states of the market; Ang and Timmermann, Regime Changes, ARFE 2012',
      '自定：四种市况中有三种盈利；Ang 与 Timmermann，Regime Changes，ARFE 2012',
      '自訂：四種市況中有三種盈利；Ang 與 Timmermann，Regime Changes，ARFE 2012',
    ),
  },
  stress: {
    bound: 'at-least',
    pass: 0,
    fail: -0.5,
    reference: localText(
      'ours: it may fall as far as the market in the worst known spell, not lose half of everything there',
      '自定：在最差的已知行情中可与市场跌幅相当，但不可亏损过半',
      '自訂：在最差的已知行情中可與市場跌幅相當，但不可虧損過半',
    ),
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
