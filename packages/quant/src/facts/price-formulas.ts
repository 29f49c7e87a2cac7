import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';

const sinceStart = 'last(close) / first(close) - 1';
const sinceStartTex = String.raw`\frac{P_T}{P_0} - 1`;

/**
 * The formulas of figures read off price columns, by metric id. Which days they span is the choice of whoever adds
 * the figure, through the dates of its inputs; the names in the formula are the names those inputs must carry.
 */
export const priceFormulas: ReadonlyMap<string, { readonly expression: string; readonly tex: string }> = new Map([
  ['dayChange', { expression: 'price / previousClose - 1', tex: String.raw`\frac{P_t}{P_{t-1}} - 1` }],
  ['return1M', { expression: sinceStart, tex: sinceStartTex }],
  ['return3M', { expression: sinceStart, tex: sinceStartTex }],
  ['return6M', { expression: sinceStart, tex: sinceStartTex }],
  ['returnYTD', { expression: sinceStart, tex: sinceStartTex }],
  ['return1Y', { expression: sinceStart, tex: sinceStartTex }],
  ['return3Y', { expression: sinceStart, tex: sinceStartTex }],
  ['return5Y', { expression: sinceStart, tex: sinceStartTex }],
  ['return10Y', { expression: sinceStart, tex: sinceStartTex }],
  ['momentum12To1', { expression: sinceStart, tex: sinceStartTex }],
  ['high52w', { expression: 'max(high)', tex: String.raw`\max H_t` }],
  ['low52w', { expression: 'min(low)', tex: String.raw`\min L_t` }],
  [
    'position52w',
    {
      expression: '(last(close) - min(low)) / (max(high) - min(low))',
      tex: String.raw`\frac{P_T - \min L_t}{\max H_t - \min L_t}`,
    },
  ],
  ['allTimeHigh', { expression: 'max(high)', tex: String.raw`\max H_t` }],
  ['drawdownFromHigh', { expression: 'last(close) / max(high) - 1', tex: String.raw`\frac{P_T}{\max H_t} - 1` }],
  ['daysSinceHigh', { expression: 'daysSinceHigh(high, time)', tex: String.raw`T - \arg\max H_t` }],
  ['averageVolume', { expression: 'mean(volume)', tex: String.raw`\overline{V}` }],
  ['movingAverage50', { expression: 'mean(close)', tex: String.raw`\tfrac1{50}\sum P_t` }],
  ['movingAverage200', { expression: 'mean(close)', tex: String.raw`\tfrac1{200}\sum P_t` }],
  ['maxDrawdownPeak', { expression: 'maxDrawdownPeak(close, time)', tex: String.raw`t_{\text{peak}}` }],
  ['maxDrawdownTrough', { expression: 'maxDrawdownTrough(close, time)', tex: String.raw`t_{\text{trough}}` }],
  ['maxDrawdownRecovery', { expression: 'maxDrawdownRecovery(close, time)', tex: String.raw`t_{\text{recovery}}` }],
]);

/** Reason for the constant under every annualised figure. */
export const tradingDaysWhy: LocalText = localText(
  'Trading days in a year of this market.',
  '该市场一年的交易日数。',
  '該市場一年的交易日數。',
);
