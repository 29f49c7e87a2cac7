import type { StrategySpec } from '@plumbline/model/strategy-spec';

/** Why a strategy that buys again and again cannot be; null where it can, or is none. */
export function faultOfRecurring(spec: StrategySpec): readonly [path: string, problem: string] | null {
  const { recurring, sizing, risk, entry, exit, execution } = spec;
  if (recurring === undefined) return null;
  const { every, on } = recurring;
  if (on !== undefined && every !== 'month' && (every !== 'week' || on > 7))
    return ['recurring.on', 'is a day of the week from 1 to 7, or of the month.'];
  const isPaidIn = recurring.money === 'paid-in';
  const isSum = sizing.basis === 'cash' || sizing.basis === 'units';
  if (entry.long === undefined || entry.short !== undefined || exit.short !== undefined)
    return ['recurring', 'buys the long side and only that.'];
  if (!isSum && (isPaidIn || sizing.basis !== 'fraction'))
    return ['sizing', 'regular purchases are of a sum of money or a number of units.'];
  const besides = [spec.entryOrders, spec.ranking, spec.rebalance, spec.scaleIn, spec.idle, ...Object.values(risk)];
  if (besides.some((part) => part !== undefined))
    return ['recurring', 'is bought at the market and sold by its exit condition, without stops and rankings.'];
  return isPaidIn && execution.fillPolicy === 'same-close'
    ? ['execution.fillPolicy', 'money is paid in for the next open.']
    : null;
}

/** Why a strategy that trades a grid cannot be; null where it can, or is none. */
export function faultOfGrid(spec: StrategySpec): readonly [path: string, problem: string] | null {
  const { grid, sizing, risk, entry, exit, execution } = spec;
  if (grid === undefined) return null;
  if (entry.long === undefined || entry.short !== undefined || exit.short !== undefined)
    return ['grid', 'buys the long side and only that.'];
  if (sizing.basis !== 'cash' && sizing.basis !== 'units' && sizing.basis !== 'fraction')
    return ['sizing', 'a unit of a grid is a sum, a number of units or a share of the starting cash.'];
  const { entryOrders, ranking, rebalance, recurring, scaleIn, idle } = spec;
  const besides = [entryOrders, ranking, rebalance, recurring, scaleIn, idle, ...Object.values(risk)];
  if (besides.some((part) => part !== undefined))
    return ['grid', 'goes with its exit condition alone, without stops and rankings.'];
  return execution.fillPolicy === 'same-close'
    ? ['execution.fillPolicy', 'orders of a grid wait for the next bar.']
    : null;
}
