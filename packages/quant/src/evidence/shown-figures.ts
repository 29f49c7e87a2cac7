import type { Costs } from '@plumbline/model/backtest';
import type { Verdict } from '@plumbline/model/verdict';
import { costPerSide } from './cost-per-side.ts';

/** A figure that a check of a verdict states; null where it does not, or where there is no verdict yet. */
export function verdictFigure(verdict: Pick<Verdict, 'checks'> | null, check: string, id: string): number | null {
  return verdict?.checks.find((one) => one.id === check)?.figures.find((one) => one.id === id)?.value ?? null;
}

/** The Sharpe ratio out of sample, and between which values it may truly lie; null where it cannot be told. */
export interface OutOfSampleSharpe {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/**
 * The one out-of-sample ratio of a back-test, with the interval of that same part of its history: what every card, table,
 * page, answer and export prints.
 *
 * What it tells an investor: how it did on what it was not chosen on, and how little that says.
 */
export function outOfSampleSharpe(
  outOfSample: Readonly<Record<string, number | null>>,
  verdict: Pick<Verdict, 'checks'> | null,
): OutOfSampleSharpe {
  return {
    value: outOfSample['sharpe'] ?? null,
    low: verdictFigure(verdict, 'bootstrap', 'laterLow'),
    high: verdictFigure(verdict, 'bootstrap', 'laterHigh'),
  };
}

/** The one cost per side of a back-test: as charged in it, duties included; by the strategy's own terms where no check states it. */
export function shownCostPerSide(verdict: Pick<Verdict, 'checks'>, costs: Costs): number {
  return verdictFigure(verdict, 'cost', 'assumedCost') ?? costPerSide(costs);
}
