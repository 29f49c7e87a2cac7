import type { BacktestInput } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { oneOf } from './arguments.ts';

/** From when on figures are taken. */
export const measureOptions = { measure: { type: 'string' as const, default: 'known' } };

export const measureDetails: readonly string[] = [
  '--measure known|first-bar (known): figures are taken from the first close at which the rule can enter, the benchmark’s too,',
  'or from the first bar, years in which an average or a filing was not known yet counted as cash.',
];

/** The option as a back-test takes it. Throws `bad-input` naming it. */
export function measureOf({ measure }: { readonly measure: string }): Pick<BacktestInput, 'measure'> {
  return oneOf('--measure', measure, ['known', 'first-bar']) === 'first-bar' ? { measure: 'first-bar' } : {};
}
