/** The figures of a back-test that everybody looks for first, in their order: ids of metrics. */
export const headlineFigures = [
  'totalReturn',
  'annualReturn',
  'volatility',
  'sharpe',
  'maxDrawdown',
  'calmar',
  'averageExposure',
] as const;
