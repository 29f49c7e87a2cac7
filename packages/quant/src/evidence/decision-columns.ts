import type { Expression } from '@plumbline/model/strategy-spec';
import { compileExpression } from '../engine/strategy/compile-expression.ts';
import type { CompiledStrategy } from '../engine/strategy/compile-strategy.ts';
import { stagedConditions } from '../engine/strategy/staged-conditions.ts';
import type { Kernel, Names } from '../engine/strategy/kernel.ts';

function childrenOf(expression: Expression): readonly Expression[] {
  return Object.values(expression).flatMap((part: unknown) => {
    const list: readonly unknown[] = Array.isArray(part) ? part : [part];
    // A part with an `op` is an expression: the schema knows no other.
    return list.filter((one): one is Expression => typeof one === 'object' && one !== null && 'op' in one);
  });
}

/** The largest parts of an expression that are columns: all of it, unless it depends on the position held. */
function columnsOf(expression: Expression, names: Names): readonly Kernel[] {
  const kernel = compileExpression(expression, names, 'expression');
  if (!kernel.isStateful) return [kernel];
  return childrenOf(expression).flatMap((child) => columnsOf(child, names));
}

/** Names of the extra columns that a strategy reads. */
export function seriesRead({ spec }: CompiledStrategy): readonly string[] {
  const names = new Set<string>();
  const walk = (expression: Expression): void => {
    if (expression.op === 'series') names.add(expression.name);
    for (const child of childrenOf(expression)) walk(child);
  };
  for (const part of expressionsOf(spec)) walk(part);
  return [...names];
}

function expressionsOf(spec: CompiledStrategy['spec']): readonly Expression[] {
  const { entry, exit, entryOrders, ranking, sizing } = spec;
  const prices = [entryOrders?.long, entryOrders?.short].flatMap((order) => [
    order?.limit,
    order?.stop,
    order?.stopLoss,
    order?.target,
  ]);
  const parts = [entry.long, entry.short, exit.long, exit.short, ...prices, ranking?.by];
  const staged = stagedConditions(spec).map(([, when]) => when);
  const all = [...parts, ...staged, ...(sizing.basis === 'weight' ? [sizing.of] : [])];
  return all.filter((part) => part !== undefined);
}

/** Every column that a strategy decides by: its conditions, order prices, ranking and weights, as far as they are columns. */
export function decisionColumns({ spec }: CompiledStrategy): readonly Kernel[] {
  const names: Names = { parameters: new Set(spec.parameters.map(({ key }) => key)), series: null };
  return expressionsOf(spec).flatMap((expression) => columnsOf(expression, names));
}
