import type { BarColumns } from '@plumbline/model/bar';
import type { OrderTicket, Side } from '@plumbline/model/order';
import type { RunConfig } from '../book.ts';
import type { NaiveAction } from './naive.ts';

/** Orders of every kind at random bars, fixed beforehand, so that two executors can be given the same. */
export function randomActions(bars: BarColumns, random: () => number): readonly (readonly NaiveAction[])[] {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)];
  const ticketAt = (bar: number): OrderTicket => {
    const close = bars.close[bar];
    const side: Side = random() < 0.6 ? 1 : -1;
    const basis = pick(['units', 'cash', 'fraction', 'fraction', 'target', 'target', 'targetUnits', 'risk'] as const);
    const near = (spread: number): number => Math.round(close * (1 + side * (random() - 0.3) * spread) * 100) / 100;
    const isTarget = basis === 'target' || basis === 'targetUnits';
    const size = { units: 40, cash: 4000, fraction: 1, target: 1.2, targetUnits: 60, risk: 0.05, reduce: 1 }[basis];
    const kind = isTarget ? 'market' : pick(['market', 'market', 'limit', 'stop', 'stop-limit', 'trailing'] as const);
    const levels = {
      market: {},
      limit: { limit: near(-0.05) },
      stop: { stop: near(0.05) },
      'stop-limit': { stop: near(0.03), limit: near(0.05) },
      trailing: { trail: 0.01 + 0.04 * random() },
    }[kind];
    const needsStop = basis === 'risk' || random() < 0.3;
    return {
      side,
      basis,
      size: isTarget && random() < 0.3 ? 0 : Math.max(0.01, size * random()),
      ...levels,
      ...(needsStop ? { stopLoss: close * (1 - side * (0.02 + 0.06 * random())) } : {}),
      ...(!needsStop && random() < 0.2 ? { trailLoss: 0.02 + 0.06 * random() } : {}),
      ...(random() < 0.3 ? { target: close * (1 + side * (0.01 + 0.08 * random())) } : {}),
      ...(random() < 0.3 ? { goodForBars: 1 + Math.floor(4 * random()) } : {}),
    };
  };
  return Array.from(bars.close, (_, bar) => {
    const draw = random();
    if (draw < 0.68) return [];
    if (draw < 0.74) return [{ close: pick([1, 1, 0.5, 0.3]) }];
    if (draw < 0.77) return [{ cancel: true }];
    return random() < 0.2 ? [ticketAt(bar), ticketAt(bar)] : [ticketAt(bar)];
  });
}

/** Money, lots, leverage and costs drawn at random, from none to all of them. */
export function randomConfig(random: () => number): RunConfig {
  const some = (value: number): number => (random() < 0.5 ? 0 : value * random());
  return {
    cash: 1000 + 20_000 * random(),
    leverage: random() < 0.7 ? 1 : 2,
    quantityStep: [0, 1, 10, 0.001][Math.floor(4 * random())],
    costs: {
      commission: {
        rate: some(0.003),
        perUnit: some(0.01),
        fixed: some(2),
        min: some(5),
        max: random() < 0.8 ? null : 50,
      },
      spread: some(0.002),
      slippage: { fixed: some(0.001), volatilityShare: 0, volumeImpact: 0 },
    },
  };
}
