import type { StrategySpec } from '@plumbline/model/strategy-spec';

type Fault = readonly [path: string, problem: string] | null;

/** What neither regular purchases nor a grid go with. */
function faultBeside(part: 'recurring' | 'grid', spec: StrategySpec): Fault {
  const { entry, exit } = spec;
  if (entry.long === undefined || entry.short !== undefined || exit.short !== undefined)
    return [part, 'buys the long side and only that.'];
  // One stop and one target stand around all that is held.
  const { stopLoss: _stop, target: _target, trailing: _trailing, ...risk } = spec.risk;
  const besides = [spec.entryOrders, spec.ranking, spec.rebalance, spec.scaleIn, spec.idle, ...Object.values(risk)];
  return (part === 'grid' && spec.recurring !== undefined) || besides.some((one) => one !== undefined)
    ? [part, 'goes with its exit condition, a stop and a target alone.']
    : null;
}

/** Why a strategy that buys again and again cannot be; null where it can, or is none. */
export function faultOfRecurring(spec: StrategySpec): Fault {
  const { recurring, sizing, execution } = spec;
  if (recurring === undefined) return null;
  const { every, on } = recurring;
  if (on !== undefined && every !== 'month' && (every !== 'week' || on > 7))
    return ['recurring.on', 'is a day of the week from 1 to 7, or of the month.'];
  const isPaidIn = recurring.money === 'paid-in';
  if (sizing.basis !== 'cash' && sizing.basis !== 'units' && (isPaidIn || sizing.basis !== 'fraction'))
    return ['sizing', 'regular purchases are of a sum of money or a number of units.'];
  const { stopLoss, target, trailing } = spec.risk;
  const hasStops = [stopLoss, target, trailing].some((one) => one !== undefined);
  if ((isPaidIn || hasStops) && execution.fillPolicy === 'same-close')
    return ['execution.fillPolicy', 'orders wait for the next open.'];
  return faultBeside('recurring', spec);
}

/** Why a strategy that trades a grid cannot be; null where it can, or is none. */
export function faultOfGrid(spec: StrategySpec): Fault {
  const { grid, sizing, execution } = spec;
  if (grid === undefined) return null;
  if (sizing.basis !== 'cash' && sizing.basis !== 'units' && sizing.basis !== 'fraction')
    return ['sizing', 'a unit of a grid is a sum, a number of units or a share of the starting cash.'];
  if (execution.fillPolicy === 'same-close') return ['execution.fillPolicy', 'orders wait for the next open.'];
  return faultBeside('grid', spec);
}
