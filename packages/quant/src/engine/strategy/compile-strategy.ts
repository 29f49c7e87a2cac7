import { canonicalSpec } from '@plumbline/model/canonical-text';
import type { Amount, Expression, StrategySpec } from '@plumbline/model/strategy-spec';
import { PlumblineError } from '@plumbline/model/errors';
import { sha256, utf8 } from '../../facts/hash.ts';
import { compileEntryOrder, type EntryOrderRules } from './compile-entry-order.ts';
import { faultOfGrid, faultOfRecurring } from './purchase-faults.ts';
import { stagedConditions } from './staged-conditions.ts';
import { compileExpression } from './compile-expression.ts';
import { checkAmount, refuseAt, resolveAmount, type Kernel, type Names, type ParameterValues } from './kernel.ts';

/** The conditions of one side; null = never. */
export interface SideRules {
  readonly enter: Kernel | null;
  readonly leave: Kernel | null;
  /** How the side is entered; null = at the market. */
  readonly order: EntryOrderRules | null;
}

/** A strategy ready to run on any bars with any parameter values. */
export interface CompiledStrategy {
  readonly spec: StrategySpec;
  /** `specHash` of the spec, found when it is asked for: it takes longer than compiling, and who runs a strategy need not name it. */
  readonly hash: () => string;
  readonly parameters: ParameterValues;
  readonly long: SideRules;
  readonly short: SideRules;
  readonly ranking: Kernel | null;
  readonly weight: Kernel | null;
  /** Those of `stagedConditions`, by their paths. */
  readonly staged: ReadonlyMap<string, Kernel>;
  /**
   * The position follows from columns alone: no stops, nothing that depends on the position, a size that is a share of
   * equity. Such a strategy runs as a series of targets and needs no orders.
   */
  readonly isSeries: boolean;
}

/** What a spec's parameters are without anyone's changes. */
function defaultsOf({ parameters }: StrategySpec): ParameterValues {
  return Object.fromEntries(parameters.map(({ key, value }) => [key, value]));
}

/** The hash under which a strategy is known: equal for equal behaviour, whatever its name. */
export function specHash(spec: StrategySpec): string {
  return sha256(utf8(canonicalSpec(spec)));
}

function condition(expression: Expression | undefined, names: Names, path: string): Kernel | null {
  if (expression === undefined) return null;
  const kernel = compileExpression(expression, names, path);
  return kernel.kind === 'truth' ? kernel : refuseAt(path, 'must be a condition, not a number.');
}

function rulesOf({ entry, exit, entryOrders }: StrategySpec, side: 'long' | 'short', names: Names): SideRules {
  return {
    enter: condition(entry[side], names, `entry.${side}`),
    leave: condition(exit[side], names, `exit.${side}`),
    order: compileEntryOrder(entryOrders?.[side], names, `entryOrders.${side}`),
  };
}

/**
 * Compiles a strategy once; parameter values are filled in at each run without compiling again.
 * series: names of the extra columns that will come with the bars; null = whatever comes.
 * Throws `bad-input` with the path of the part that is wrong, such as `entry.long.left.parameters.period`.
 */
export function compileStrategy(spec: StrategySpec, series: readonly string[] | null = null): CompiledStrategy {
  const names: Names = {
    parameters: new Set(spec.parameters.map(({ key }) => key)),
    series: series === null ? null : new Set(series),
    bar: spec.bar,
  };
  const long = rulesOf(spec, 'long', names);
  const short = rulesOf(spec, 'short', names);
  if (long.enter === null && short.enter === null) refuseAt('entry', 'needs a condition for long or short.');
  const ranking = spec.ranking === undefined ? null : numberKernel(spec.ranking.by, names, 'ranking.by');
  const { sizing, risk } = spec;
  const weight = sizing.basis === 'weight' ? numberKernel(sizing.of, names, 'sizing.of') : null;
  for (const [name, amount] of amountsOf(sizing)) checkAmount(amount, names, `sizing.${name}`);
  for (const [path, amount] of tradeAmounts(spec)) checkAmount(amount, names, path);
  const hasStop = [long, short].every(({ enter, order }) => enter === null || order?.stopLoss != null);
  if (sizing.basis === 'risk' && risk.stopLoss === undefined && !hasStop) {
    refuseAt('risk.stopLoss', 'sizing by risk needs a stop loss to measure the risk by.');
  }
  if (sizing.basis === 'allocation' && spec.ranking === undefined && spec.rebalance === undefined) {
    refuseAt('rebalance', 'an allocation needs a calendar, such as every month.');
  }
  const staged = new Map<string, Kernel>();
  for (const [path, when] of stagedConditions(spec)) {
    const kernel = condition(when, names, path);
    if (kernel !== null) staged.set(path, kernel);
  }
  const fault = faultOfRecurring(spec) ?? faultOfGrid(spec);
  if (fault !== null) refuseAt(...fault);
  const kernels = [long.enter, long.leave, short.enter, short.leave, weight, ...staged.values()];
  const isShare = sizing.basis !== 'units' && sizing.basis !== 'cash' && sizing.basis !== 'risk';
  const isPlain =
    Object.keys(risk).length === 0 &&
    spec.scaleIn === undefined &&
    spec.recurring === undefined &&
    spec.grid === undefined &&
    long.order === null &&
    short.order === null;
  const isSeries = isShare && isPlain && kernels.every((kernel) => kernel?.isStateful !== true);
  if (!isSeries && (sizing.basis === 'fixed' || sizing.basis === 'levels' || spec.idle !== undefined)) {
    refuseAt(
      'sizing',
      'fixed weights, sizes by condition and idle money share one account, without stops and conditions on the position.',
    );
  }
  let known: string | null = null;
  const hash = (): string => (known ??= specHash(spec));
  return { spec, hash, parameters: defaultsOf(spec), long, short, ranking, weight, staged, isSeries };
}

/** The amounts by which a position is left or added to, by their paths. */
export function tradeAmounts({
  risk,
  scaleIn,
  recurring,
  grid,
}: StrategySpec): readonly (readonly [path: string, amount: Amount])[] {
  const { scaleOut = [], pause } = risk;
  const plain = (['stopLoss', 'target', 'trailing', 'maxBars'] as const).map((name) => [name, risk[name]] as const);
  const added =
    scaleIn === undefined
      ? []
      : 'parts' in scaleIn
        ? scaleIn.parts.flatMap(({ size, most }, at) => [
            [`scaleIn.parts[${at}].size`, size] as const,
            [`scaleIn.parts[${at}].most`, most] as const,
          ])
        : (['every', 'size', 'most'] as const).map((name) => [`scaleIn.${name}`, scaleIn[name]] as const);
  return [
    ...plain.flatMap(([name, amount]) => (amount === undefined ? [] : [[`risk.${name}`, amount] as const])),
    ...scaleOut.flatMap((part, at) => [
      ...('gain' in part ? [[`risk.scaleOut[${at}].gain`, part.gain] as const] : []),
      [`risk.scaleOut[${at}].share`, part.share] as const,
    ]),
    ...Object.entries(grid ?? {}).map(([name, amount]) => [`grid.${name}`, amount] as const),
    ...(recurring?.more ?? []).map(({ times }, at) => [`recurring.more[${at}].times`, times] as const),
    ...(pause === undefined ? [] : [['risk.pause.bars', pause.bars] as const]),
    ...added,
  ];
}

function amountsOf(sizing: StrategySpec['sizing']): readonly (readonly [name: string, amount: Amount])[] {
  if (sizing.basis === 'weight') return [['cap', sizing.cap]];
  if (sizing.basis === 'levels') return sizing.levels.map(({ share }, at) => [`levels[${at}].share`, share]);
  if (sizing.basis === 'fixed') return sizing.weights.map(({ weight }, at) => [`weights[${at}].weight`, weight]);
  if (sizing.basis !== 'allocation') return [['value', sizing.value]];
  return [
    ['lookback', sizing.lookback],
    ['gross', sizing.gross],
  ];
}

function numberKernel(expression: Expression, names: Names, path: string): Kernel {
  const kernel = compileExpression(expression, names, path);
  if (kernel.kind !== 'number') return refuseAt(path, 'must be a number, not a condition.');
  return kernel.isStateful ? refuseAt(path, 'cannot depend on the position held.') : kernel;
}

/**
 * The parameter values of a run: the spec's own, changed by those given. Throws `bad-input` naming a parameter the spec does
 * not have, or whose value is not a number within its range.
 */
export function parametersOf({ spec, parameters }: CompiledStrategy, given: ParameterValues): ParameterValues {
  const changed = Object.entries(given);
  // The same record for the same values: what is known by them is found at once.
  if (changed.length === 0) return parameters;
  for (const [key, value] of changed) {
    const parameter = spec.parameters.find((one) => one.key === key);
    if (parameter === undefined) {
      const known = spec.parameters.map((one) => one.key).join(', ') || 'none';
      throw new PlumblineError('bad-input', `Strategy: there is no parameter "${key}"; it has ${known}.`, {
        field: key,
      });
    }
    const { min, max } = parameter;
    if (value >= min && value <= max) continue;
    throw new PlumblineError('bad-input', `Strategy: ${key} must be a number from ${min} to ${max}, not ${value}.`, {
      field: key,
    });
  }
  return { ...parameters, ...given };
}

/** A fraction of the strategy under given parameters: absent stays absent, anything not positive is refused. */
export function positiveAmount(
  amount: Parameters<typeof resolveAmount>[0] | undefined,
  parameters: ParameterValues,
  path: string,
): number | undefined {
  if (amount === undefined) return undefined;
  const value = resolveAmount(amount, parameters);
  return value > 0 && Number.isFinite(value) ? value : refuseAt(path, `must be a positive number, not ${value}.`);
}
