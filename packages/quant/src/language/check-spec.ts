import type { Amount, FixedWeights, ScaleOut, StrategySpec } from '@plumbline/model/strategy-spec';
import { tradeAmounts } from '../engine/strategy/compile-strategy.ts';
import { faultOfGrid, faultOfRecurring } from '../engine/strategy/purchase-faults.ts';
import { stagedConditions } from '../engine/strategy/staged-conditions.ts';
import { isSurvivorOnly } from '../engine/strategy/membership.ts';
import {
  checkBars,
  checkExpression,
  checkSetting,
  dependsOnPosition,
  valuesOf,
  type Surroundings,
} from './check-expression.ts';
import { percentText } from './numbers.ts';
import { problem, useInstead, type SpecProblem } from './problem.ts';

const percent = (value: number): string => `${percentText(value)}%`;

/** A loss is bounded on every side that is opened, by a fraction of the price or by a price of its order. */
function hasStop({ risk, entry, entryOrders }: StrategySpec): boolean {
  const isBounded = (side: 'long' | 'short'): boolean =>
    entry[side] === undefined || entryOrders?.[side]?.stopLoss !== undefined;
  return risk.stopLoss !== undefined || (isBounded('long') && isBounded('short'));
}

/** One weight for every instrument but the one for idle money, together no more than there is. Settings may take them beyond it. */
function checkWeights(
  { universe, idle, execution }: StrategySpec,
  weights: FixedWeights,
  around: Surroundings,
): readonly SpecProblem[] {
  const wanted = new Set(universe.instruments.filter((id) => id !== idle));
  const given = weights.map(({ instrument }) => instrument);
  const odd =
    given.find((id, at) => !wanted.has(id) || given.indexOf(id) < at) ?? [...wanted].find((id) => !given.includes(id));
  const values = weights.map(({ weight }) => valuesOf(weight, around.parameters)[0] ?? 0);
  const total = Number(values.reduce((sum, value) => sum + value, 0).toPrecision(9));
  const isImpossible = !(total > 0 && total <= execution.leverage) || values.some((value) => !(value >= 0));
  return [
    ...weights.flatMap(({ weight }, at) => checkSetting(weight, `sizing.weights[${at}].weight`, around)),
    ...(odd === undefined ? [] : [problem('weights-of-universe', 'sizing.weights', { name: odd })]),
    ...(isImpossible
      ? [problem('impossible-size', 'sizing.weights', { size: percent(total), most: percent(execution.leverage) })]
      : []),
  ];
}

const isOfEquity = ({ basis }: StrategySpec['sizing']): boolean =>
  basis !== 'units' && basis !== 'cash' && basis !== 'risk';

/** What shares one account knows no orders and no position of its own. */
function checkShared({ sizing, idle, universe }: StrategySpec, isSeries: boolean): readonly SpecProblem[] {
  const isOutside = idle !== undefined && (!universe.instruments.includes(idle) || universe.instruments.length < 2);
  const isShared = sizing.basis === 'fixed' || sizing.basis === 'levels' || idle !== undefined;
  return [
    ...(isOutside ? [problem('idle-outside', 'idle')] : []),
    ...(isShared && !isSeries ? [problem('shared-with-stops', idle === undefined ? 'sizing' : 'idle')] : []),
  ];
}

function checkSize(spec: StrategySpec, around: Surroundings): readonly SpecProblem[] {
  const { sizing, execution, ranking, rebalance } = spec;
  const within = (
    amount: Amount,
    path: string,
    most: number,
    show: (value: number) => string,
  ): readonly SpecProblem[] => {
    const unknown = checkSetting(amount, path, around);
    const wrong = valuesOf(amount, around.parameters).find((value) => !(value > 0 && value <= most));
    if (unknown.length > 0 || wrong === undefined) return unknown;
    const fix = typeof amount === 'number' && wrong > most ? useInstead(path, most, show(most)) : undefined;
    return [problem('impossible-size', path, { size: show(wrong), most: show(most) }, fix)];
  };
  switch (sizing.basis) {
    case 'fraction':
      return within(sizing.value, 'sizing.value', execution.leverage, percent);
    case 'risk':
      return [
        ...within(sizing.value, 'sizing.value', 1, percent),
        ...(hasStop(spec) ? [] : [problem('risk-without-stop', 'sizing')]),
      ];
    case 'weight':
      return [
        ...within(sizing.cap, 'sizing.cap', execution.leverage, percent),
        ...checkExpression(sizing.of, 'sizing.of', 'number', around),
      ];
    case 'levels':
      return sizing.levels.flatMap(({ share }, at) => {
        const path = `sizing.levels[${at}].share`;
        const values = valuesOf(share, around.parameters);
        const isNone = values.length > 0 && values.every((value) => value === 0);
        return isNone ? [] : within(share, path, execution.leverage, percent);
      });
    case 'fixed':
      return checkWeights(spec, sizing.weights, around);
    case 'allocation':
      return [
        ...within(sizing.gross, 'sizing.gross', execution.leverage, percent),
        ...within(sizing.lookback, 'sizing.lookback', 100_000, String),
        ...(ranking === undefined && rebalance === undefined ? [problem('needs-calendar', 'sizing')] : []),
      ];
    default:
      return within(sizing.value, 'sizing.value', Number.MAX_VALUE, String);
  }
}

function checkOrders({ entryOrders }: StrategySpec, around: Surroundings): readonly SpecProblem[] {
  return (['long', 'short'] as const).flatMap((side) => {
    const order = entryOrders?.[side];
    if (order === undefined) return [];
    const path = `entryOrders.${side}`;
    const { trail, goodForBars } = order;
    const far =
      trail === undefined ? undefined : valuesOf(trail, around.parameters).find((one) => !(one > 0 && one < 1));
    return [
      ...(['limit', 'stop', 'stopLoss', 'target'] as const).flatMap((name) => {
        const price = order[name];
        return price === undefined ? [] : checkExpression(price, `${path}.${name}`, 'number', around);
      }),
      ...(trail === undefined ? [] : checkSetting(trail, `${path}.trail`, around)),
      ...(far === undefined ? [] : [problem('impossible-stop', `${path}.trail`, { size: percent(far) })]),
      ...(goodForBars === undefined ? [] : checkBars(goodForBars, `${path}.goodForBars`, 1, around)),
    ];
  });
}

function checkRisk({ risk }: StrategySpec, around: Surroundings): readonly SpecProblem[] {
  return (['stopLoss', 'trailing', 'target', 'maxBars'] as const).flatMap((name) => {
    const amount = risk[name];
    if (amount === undefined) return [];
    const path = `risk.${name}`;
    const most = name === 'stopLoss' || name === 'trailing' ? 1 : Number.POSITIVE_INFINITY;
    const wrong = valuesOf(amount, around.parameters).find((value) => !(value > 0 && value < most));
    return wrong === undefined ? [] : [problem('impossible-stop', path, { size: percent(wrong) })];
  });
}

/** Parts that are given up on the way, the wait after an exit, additions on the way. */
function checkStaging(spec: StrategySpec, around: Surroundings): readonly SpecProblem[] {
  const { risk, scaleIn, sizing, execution, entryOrders } = spec;
  const { scaleOut = [], pause } = risk;
  const now = (amount: Amount): number => valuesOf(amount, around.parameters)[0] ?? 0;
  const total = scaleOut.reduce((sum, { share }) => sum + now(share), 0);
  const isWrong = (part: ScaleOut[number]): boolean =>
    !(now(part.share) > 0 && (!('gain' in part) || now(part.gain) > 0));
  const isOver = total > 1 + 1e-9 || scaleOut.some(isWrong);
  const first = sizing.basis === 'fraction' ? now(sizing.value) : 0;
  const steps = scaleIn === undefined ? [] : 'parts' in scaleIn ? scaleIn.parts : [scaleIn];
  const sizes = steps.map(({ size, of }) => now(size) * (of === 'first' ? first : 1));
  const added = sizes.length === 0 ? 0 : Math.min(...sizes);
  const isFull = scaleIn !== undefined && sizing.basis === 'fraction' && first + added > execution.leverage + 1e-9;
  const isDeep =
    scaleIn !== undefined &&
    'every' in scaleIn &&
    !(now(scaleIn.every) > 0 && (scaleIn.on === 'gain' || now(scaleIn.every) < 1));
  return [
    ...tradeAmounts(spec).flatMap(([path, amount]) => checkSetting(amount, path, around)),
    ...(isOver ? [problem('impossible-size', 'risk.scaleOut', { size: percent(total), most: percent(1) })] : []),
    ...(pause === undefined ? [] : checkBars(pause.bars, 'risk.pause.bars', 1, around)),
    ...steps.flatMap(({ most }, at) =>
      checkBars(
        most,
        scaleIn !== undefined && 'parts' in scaleIn ? `scaleIn.parts[${at}].most` : 'scaleIn.most',
        1,
        around,
      ),
    ),
    ...(isDeep ? [problem('impossible-stop', 'scaleIn.every', { size: percent(now(scaleIn.every)) })] : []),
    ...(isFull ? [problem('no-room', 'scaleIn', { first: percent(first), added: percent(added) })] : []),
    ...(scaleIn !== undefined && (scaleOut.length > 0 || entryOrders !== undefined)
      ? [problem('adds-with-parts', 'scaleIn')]
      : []),
  ];
}

/** Regular purchases: what they are made of, and where more is bought. */
function checkRecurring(spec: StrategySpec, around: Surroundings): readonly SpecProblem[] {
  const { more = [] } = spec.recurring ?? {};
  const fault = faultOfRecurring(spec);
  return [
    ...(fault === null ? [] : [problem('recurring-alone', fault[0])]),
    ...more.flatMap(({ times }, at) => {
      const wrong = valuesOf(times, around.parameters).find((value) => !(value > 0));
      return wrong === undefined ? [] : [problem('recurring-alone', `recurring.more[${at}].times`)];
    }),
  ];
}

/** The prices of a grid, and what it cannot be combined with. */
function checkGrid(spec: StrategySpec, around: Surroundings): readonly SpecProblem[] {
  const { grid } = spec;
  if (grid === undefined) return [];
  const fault = faultOfGrid(spec);
  const now = (amount: Amount): number => valuesOf(amount, around.parameters)[0] ?? Number.NaN;
  const count = now(grid.count);
  const isOdd =
    !(Number.isInteger(count) && count > 0 && count <= 200) ||
    ('low' in grid
      ? !(now(grid.low) > 0 && now(grid.high) > now(grid.low))
      : !(now(grid.step) > 0 && now(grid.step) * count < 1));
  return [
    ...(fault === null ? [] : [problem('grid-alone', fault[0])]),
    ...(isOdd ? [problem('grid-prices', 'grid')] : []),
  ];
}

/**
 * Everything that keeps a strategy from meaning something, and what its author should know before believing it, each at
 * its path with a fix where there is an obvious one. series: names of the data columns there are; null = any. A strategy
 * without errors here compiles.
 */
export function problemsOf(spec: StrategySpec, series: ReadonlySet<string> | null = null): readonly SpecProblem[] {
  const { entry, exit, ranking, risk, universe, execution, parameters } = spec;
  const around: Surroundings = { parameters, series, instruments: universe.instruments.length, bar: spec.bar };
  const conditions = [
    ['entry.long', entry.long],
    ['exit.long', exit.long],
    ['entry.short', entry.short],
    ['exit.short', exit.short],
  ] as const;
  const { pause, ...exits } = risk;
  const hasExit = Object.values(exits).some((amount) => amount !== undefined);
  const hasRisk = hasExit || pause !== undefined || spec.scaleIn !== undefined;
  const isStateful = [...conditions, ...stagedConditions(spec)].some(([, condition]) => dependsOnPosition(condition));
  const isHeldForever =
    ranking === undefined &&
    spec.recurring === undefined &&
    spec.grid === undefined &&
    spec.sizing.basis !== 'levels' &&
    !hasExit &&
    ((entry.long !== undefined && exit.long === undefined && entry.short === undefined) ||
      (entry.short !== undefined && exit.short === undefined && entry.long === undefined));
  const found = [
    ...conditions.flatMap(([path, condition]) =>
      condition === undefined ? [] : checkExpression(condition, path, 'condition', around),
    ),
    ...stagedConditions(spec).flatMap(([path, when]) => checkExpression(when, path, 'condition', around)),
    ...checkOrders(spec, around),
    ...(ranking === undefined ? [] : checkExpression(ranking.by, 'ranking.by', 'number', around)),
    ...(ranking !== undefined && around.instruments < 2
      ? [problem('alone-in-section', 'ranking', { count: around.instruments })]
      : []),
    ...(ranking !== undefined && (hasRisk || isStateful) ? [problem('ranking-with-stops', 'ranking')] : []),
    ...(entry.long === undefined && entry.short === undefined ? [problem('no-entry', 'entry')] : []),
    ...(isHeldForever && spec.rebalance === undefined ? [problem('no-exit', 'exit')] : []),
    ...checkSize(spec, around),
    ...checkShared(
      spec,
      !hasRisk &&
        !isStateful &&
        spec.recurring === undefined &&
        spec.entryOrders === undefined &&
        isOfEquity(spec.sizing),
    ),
    ...checkRisk(spec, around),
    ...checkStaging(spec, around),
    ...checkRecurring(spec, around),
    ...checkGrid(spec, around),
    ...(execution.fillPolicy === 'same-close'
      ? [
          problem(
            'look-ahead-fill',
            'execution.fillPolicy',
            {},
            useInstead('execution.fillPolicy', 'next-open', 'next-open'),
          ),
        ]
      : []),
    ...(isSurvivorOnly(universe) ? [problem('survivors-only', 'universe', { title: universe.set?.title ?? '' })] : []),
  ];
  return found;
}

/** A copy of plain data with the part at a path replaced: how a fix is applied to any view. */
export function withPart(value: unknown, path: string, part: unknown): unknown {
  const steps = path.split(/[.[\]]/).filter((step) => step !== '');
  const put = (node: unknown, depth: number): unknown => {
    if (depth === steps.length) return part;
    const step = steps[depth];
    if (Array.isArray(node)) return node.map((one, at) => (String(at) === step ? put(one, depth + 1) : one));
    const fields = typeof node === 'object' && node !== null ? node : {};
    return { ...fields, [step]: put(Object.entries(fields).find(([name]) => name === step)?.[1], depth + 1) };
  };
  return put(value, 0);
}
