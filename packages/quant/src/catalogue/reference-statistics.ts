import type { MetricInputs } from './metric.ts';

/** A metric under the name that the reference answers give it, and the library whose definition is adopted. */
export interface ReferenceStatistic {
  readonly metric: string;
  readonly name: string;
  readonly library: string;
  /** What the name fixes. */
  readonly settings?: Partial<MetricInputs>;
}

const list: readonly (readonly [metric: string, name: string, library: string, settings?: Partial<MetricInputs>])[] = [
  ['totalReturn', 'total_return', 'empyrical'],
  ['annualReturn', 'annual_return_compounded_by_periods', 'empyrical'],
  ['volatility', 'annual_volatility', 'empyrical'],
  ['sharpe', 'sharpe_rf0', 'empyrical_rf_per_period_geometric'],
  ['sharpe', 'sharpe_rf0.02', 'empyrical_rf_per_period_geometric', { riskFree: 0.02 }],
  ['sortino', 'sortino_rf0', 'empyrical_required_return_geometric'],
  ['sortino', 'sortino_rf0.02', 'empyrical_required_return_geometric', { riskFree: 0.02 }],
  ['downsideDeviation', 'downside_risk_mar0', 'empyrical'],
  ['maxDrawdown', 'max_drawdown', 'empyrical'],
  ['calmar', 'calmar', 'empyrical'],
  ['omega', 'omega_threshold0', 'empyrical'],
  ['omega', 'omega_annual_threshold_5pct', 'empyrical', { riskFree: 0.05 }],
  ['tailRatio', 'tail_ratio_95_5', 'empyrical'],
  ['valueAtRisk', 'var_5pct', 'empyrical_historical_linear_percentile'],
  ['normalValueAtRisk', 'var_5pct', 'normal_mean_std_ddof1'],
  ['conditionalValueAtRisk', 'cvar_5pct', 'empyrical_historical'],
  ['valueAtRisk1', 'var_1pct', 'empyrical_historical_linear_percentile'],
  ['conditionalValueAtRisk1', 'cvar_1pct', 'empyrical_historical'],
  ['skew', 'skew', 'pandas_unbiased'],
  ['kurtosis', 'excess_kurtosis', 'pandas_unbiased'],
  ['stability', 'stability_of_timeseries', 'empyrical'],
  ['winRateDays', 'win_rate_per_period', 'quantstats'],
  ['averageGain', 'avg_win_per_period', 'quantstats'],
  ['averageLoss', 'avg_loss_per_period', 'quantstats'],
  ['payoffRatioDays', 'payoff_ratio_per_period', 'quantstats'],
  ['omega', 'profit_factor_per_period', 'quantstats'],
  ['kellyDays', 'kelly_criterion_per_period', 'quantstats'],
  ['recoveryFactor', 'recovery_factor_per_period', 'quantstats'],
  ['commonSenseRatio', 'common_sense_ratio_per_period', 'quantstats'],
  ['cpcIndex', 'cpc_index_per_period', 'quantstats'],
  ['outlierWinRatio', 'outlier_win_ratio_per_period', 'quantstats'],
  ['outlierLossRatio', 'outlier_loss_ratio_per_period', 'quantstats'],
  ['bestPeriod', 'best_per_period', 'quantstats'],
  ['worstPeriod', 'worst_per_period', 'quantstats'],
  ['longestWinningStreak', 'consecutive_wins_per_period', 'quantstats'],
  ['longestLosingStreak', 'consecutive_losses_per_period', 'quantstats'],
  ['geometricMean', 'geometric_mean_per_period', 'quantstats'],
  ['geometricMean', 'ghpr_per_period', 'quantstats'],
  ['smartSharpe', 'smart_sharpe', 'quantstats'],
  ['probabilisticSharpeRatio', 'psr_vs_0', 'pypbo'],
  ['meanTStatistic', 'mean_tstat', 'ols'],
  ['alpha', 'alpha_annual', 'empyrical'],
  ['beta', 'beta', 'empyrical'],
  ['rSquared', 'r_squared', 'quantstats'],
  ['trackingError', 'tracking_error_annual', 'numpy_ddof1'],
  ['upCapture', 'up_capture', 'empyrical'],
  ['downCapture', 'down_capture', 'empyrical'],
  ['captureRatio', 'up_down_capture', 'empyrical'],
  ['overallCapture', 'capture', 'empyrical'],
];

/** Every adopted definition that has a reference answer: our metric, their name, whose number it is. */
export const referenceStatistics: readonly ReferenceStatistic[] = list.map(([metric, name, library, settings]) => ({
  metric,
  name,
  library,
  ...(settings === undefined ? {} : { settings }),
}));
