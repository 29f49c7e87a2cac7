/** Screens to start from: the conditions as they stand in an address. */
export const presets = [
  { key: 'incomeBelowBook', rules: 'dividendYield:gte:0.03,priceToBook:lt:1' },
  { key: 'quality', rules: 'returnOnEquity:gte:0.15,netMargin:gte:0.1,debtToEquity:lte:0.5' },
  { key: 'cheapGrowth', rules: 'priceToEarnings:lt:20,revenueGrowth:gte:0.1' },
  { key: 'nearHigh', rules: 'position52w:gte:0.95,momentum12To1:gte:0.2' },
  { key: 'calm', rules: 'volatility:lte:0.22,maxDrawdown:gte:-0.4' },
] as const;
