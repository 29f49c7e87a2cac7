import type { Interval } from '@plumbline/model/bar';
import type { Span } from '../reader.ts';
import { inBars } from './idea-operands.ts';
import { numberOf, unitOf } from './idea-words.ts';
import type { Token } from './idea-token.ts';

/** A stop, a limit or a size that was said. */
export interface FoundAmount extends Span {
  readonly path: 'risk.stopLoss' | 'risk.target' | 'risk.trailing' | 'risk.maxBars' | 'sizing';
  readonly value: number;
  readonly basis?: 'fraction' | 'units' | 'lots' | 'cash' | 'risk';
  readonly shown: string;
}

/** Per cent as a fraction without the rounding of a division. */
const share = (percent: string): number => Number(`${Number(percent)}e-2`);

type Reading = (values: readonly string[], bar: Interval) => Omit<FoundAmount, 'from' | 'to'>;

const stop =
  (path: FoundAmount['path']): Reading =>
  ([percent]) => ({ path, value: share(percent), shown: `${percent}%` });

const readings: Readonly<Record<string, Reading>> = {
  stopLoss: stop('risk.stopLoss'),
  target: stop('risk.target'),
  trailing: stop('risk.trailing'),
  maxBars: ([count, unit], bar) => {
    const value = inBars(numberOf(count), unitOf(unit), bar);
    return { path: 'risk.maxBars', value, shown: String(value) };
  },
  risk: ([percent]) => ({ path: 'sizing', basis: 'risk', value: share(percent), shown: `${percent}%` }),
  fraction: ([percent]) => ({ path: 'sizing', basis: 'fraction', value: share(percent), shown: `${percent}%` }),
  cash: ([amount, tenThousand]) => {
    const value = numberOf(amount) * (tenThousand === undefined ? 1 : 10_000);
    return { path: 'sizing', basis: 'cash', value, shown: String(value) };
  },
  units: ([count]) => ({ path: 'sizing', basis: 'units', value: Number(count), shown: count }),
  lots: ([count]) => ({ path: 'sizing', basis: 'lots', value: numberOf(count), shown: count }),
  everything: () => ({ path: 'sizing', basis: 'fraction', value: 1, shown: '100%' }),
  half: () => ({ path: 'sizing', basis: 'fraction', value: 0.5, shown: '50%' }),
};

/** Stops, the longest time and the size, wherever they stand. */
export function readRisk(tokens: readonly Token[], bar: Interval): readonly FoundAmount[] {
  return tokens.flatMap((token): readonly FoundAmount[] => {
    if (token.is !== 'phrase') return [];
    const reading = readings[token.phrase];
    return reading === undefined ? [] : [{ ...reading(token.values, bar), from: token.from, to: token.to }];
  });
}
