import { randomFrom } from '@plumbline/quant/engine/backtest/testing/random-bars';
import { crossValidate } from '@plumbline/quant/engine/sweep/cross-validation';
import { print, timeCall } from './lib/measure.ts';

const random = randomFrom(8);
const trials = Array.from({ length: 200 }, () => Float64Array.from({ length: 2520 }, () => (random() - 0.49) * 0.03));

print([
  {
    id: 'P8 12,870 splits of 200 trials',
    value: timeCall(() => crossValidate(trials, 16), 15, 6),
    unit: 'ms',
    budget: 60,
  },
]);
