import { intervalMs, isIntraday, type Interval } from '@plumbline/model/bar';
import type { Amount, Expression, SpecParameter } from '@plumbline/model/strategy-spec';
import { priceFields } from '@plumbline/model/strategy-spec';
import type { Indicator } from '../catalogue/indicator.ts';
import { leastMemory } from '../learning/walk-forward.ts';
import { codeNameOf, indicatorById } from './code-names.ts';
import { expressionKind, partsOf } from './expression-kind.ts';
import { nearestName } from './nearest-name.ts';
import { problem, useInstead, type SpecProblem } from './problem.ts';

type IndicatorCall = Extract<Expression, { readonly op: 'indicator' }>;

/** What an expression may refer to. */
export interface Surroundings {
  readonly parameters: readonly SpecParameter[];
  /** Names of data columns; null = any. */
  readonly series: ReadonlySet<string> | null;
  readonly instruments: number;
  /** Size of the bars; absent = whatever comes. */
  readonly bar?: Interval;
}

/** Words by which people ask for tomorrow's price. */
const futureWords = /^(next|tomorrow|future|lead|shift|ahead|peek)/i;

/** The values an amount can take: a number, or both ends and the value of its setting. */
export function valuesOf(amount: Amount, parameters: readonly SpecParameter[]): readonly number[] {
  if (typeof amount === 'number') return [amount];
  const setting = parameters.find(({ key }) => key === amount.parameter);
  return setting === undefined ? [] : [setting.value, setting.min, setting.max];
}

/** Refuses a setting that the strategy does not have. */
export function checkSetting(amount: Amount, path: string, { parameters }: Surroundings): readonly SpecProblem[] {
  if (typeof amount === 'number' || parameters.some(({ key }) => key === amount.parameter)) return [];
  const near = nearestName(
    amount.parameter,
    parameters.map(({ key }) => key),
  );
  return [
    problem(
      'unknown-name',
      path,
      { name: amount.parameter },
      near === null ? undefined : useInstead(path, { parameter: near }, near),
    ),
  ];
}

/** Refuses a number of bars that is no whole number of at least `least`. */
export function checkBars(amount: Amount, path: string, least: number, around: Surroundings): readonly SpecProblem[] {
  const unknown = checkSetting(amount, path, around);
  const wrong = valuesOf(amount, around.parameters).find((bars) => !Number.isInteger(bars) || bars < least);
  if (unknown.length > 0 || wrong === undefined) return unknown;
  const better = Math.max(least, Math.round(Math.abs(wrong)));
  const fix = typeof amount === 'number' ? useInstead(path, better, String(better)) : undefined;
  return wrong < 0
    ? [problem('look-ahead-bars', path, { bars: -wrong }, fix)]
    : [problem('whole-bars', path, { least, bars: wrong }, fix)];
}

function checkOutput({ output }: IndicatorCall, indicator: Indicator, path: string): readonly SpecProblem[] {
  const allowed = indicator.outputs.map(({ name }) => name).filter((name) => indicator.banned?.includes(name) !== true);
  const used = output ?? indicator.outputs[0].name;
  if (allowed.includes(used)) return [];
  const isKnown = indicator.outputs.some(({ name }) => name === used);
  const better = nearestName(used, allowed) ?? allowed[0];
  const at = `${path}.output`;
  return [
    problem(
      isKnown ? 'look-ahead-output' : 'unknown-output',
      at,
      { name: codeNameOf(indicator.id), output: used, known: allowed.join(', ') },
      useInstead(at, better, better),
    ),
  ];
}

function checkParams(
  call: IndicatorCall,
  indicator: Indicator,
  path: string,
  around: Surroundings,
): readonly SpecProblem[] {
  const { parameters = {} } = call;
  const name = codeNameOf(indicator.id);
  return Object.entries(parameters).flatMap(([key, amount]) => {
    const at = `${path}.parameters.${key}`;
    const param = indicator.params.find((one) => one.name === key);
    if (param === undefined) {
      const known = indicator.params.map((one) => one.name);
      const near = nearestName(key, known) ?? (known.length === 1 ? known[0] : null);
      const { [key]: _wrong, ...rest } = parameters;
      const fix = near === null ? undefined : useInstead(`${path}.parameters`, { ...rest, [near]: amount }, near, null);
      return [problem('unknown-setting-of', at, { name, key, known: known.join(', ') || '-' }, fix)];
    }
    const unknown = checkSetting(amount, at, around);
    if (unknown.length > 0) return unknown;
    const { min, max, isInteger } = param;
    const wrong = valuesOf(amount, around.parameters).find(
      (value) =>
        !(value >= min && value <= max) || (isInteger && typeof amount === 'number' && !Number.isInteger(value)),
    );
    if (wrong === undefined) return [];
    const clamped = Math.min(Math.max(isInteger ? Math.round(wrong) : wrong, min), max);
    const fix = typeof amount === 'number' ? useInstead(at, clamped, String(clamped)) : undefined;
    const text = problem('setting-range', at, { name, key, min, max, value: wrong }, fix);
    const kinds = isInteger
      ? { en: 'a whole number', 'zh-CN': '整数', 'zh-HK': '整數' }
      : { en: 'a number', 'zh-CN': '数值', 'zh-HK': '數值' };
    return [
      {
        ...text,
        text: {
          en: text.text.en.replace('{kind}', kinds.en),
          'zh-CN': text.text['zh-CN'].replace('{kind}', kinds['zh-CN']),
          'zh-HK': text.text['zh-HK'].replace('{kind}', kinds['zh-HK']),
        },
      },
    ];
  });
}

/** Minutes of the clock have to end with a bar, and several bars have to lie within a day. */
function checkMinutes(
  { parameters = {} }: IndicatorCall,
  indicator: Indicator,
  path: string,
  { bar, parameters: settings }: Surroundings,
): readonly SpecProblem[] {
  if (indicator.isIntraday !== true || bar === undefined) return [];
  const byDefault = indicator.params.find((param) => param.name === 'minutes')?.default ?? 0;
  const wrong = valuesOf(parameters['minutes'] ?? byDefault, settings).find(
    (minutes) => !isIntraday(bar) || (minutes * 60_000) % intervalMs[bar] !== 0,
  );
  if (wrong === undefined) return [];
  return [problem('needs-shorter-bars', path, { name: codeNameOf(indicator.id), minutes: wrong, bar })];
}

function checkIndicator(call: IndicatorCall, path: string, around: Surroundings): readonly SpecProblem[] {
  const indicator = indicatorById.get(call.id);
  if (indicator === undefined) {
    const name = codeNameOf(call.id);
    const near = nearestName(call.id, indicatorById.keys());
    const fix = near === null ? undefined : useInstead(`${path}.id`, near, codeNameOf(near));
    return [problem(futureWords.test(name) ? 'look-ahead-name' : 'unknown-indicator', `${path}.id`, { name }, fix)];
  }
  const name = codeNameOf(call.id);
  const isOfTwo = indicator.inputs.includes('real2');
  const inputs = indicator.inputs.join(', ');
  return [
    ...checkOutput(call, indicator, path),
    ...checkParams(call, indicator, path, around),
    ...checkMinutes(call, indicator, path, around),
    ...(isOfTwo && call.against === undefined ? [problem('needs-second', path, { name })] : []),
    ...(!isOfTwo && call.against !== undefined ? [problem('no-choice', `${path}.against`, { name, inputs })] : []),
    ...(!indicator.inputs.includes('real') && call.of !== undefined
      ? [problem('no-choice', `${path}.of`, { name, inputs })]
      : []),
  ];
}

function checkName(key: string, path: string, around: Surroundings): readonly SpecProblem[] {
  if (around.parameters.some((one) => one.key === key)) return [];
  if (futureWords.test(key)) return [problem('look-ahead-name', path, { name: key })];
  const settings = around.parameters.map((one) => one.key);
  const near = nearestName(key, [...settings, ...priceFields, ...[...indicatorById.keys()].map(codeNameOf)]);
  if (near === null) return [problem('unknown-name', path, { name: key })];
  const field = priceFields.find((one) => one === near);
  const value: unknown = settings.includes(near)
    ? { op: 'parameter', key: near }
    : field === undefined
      ? { op: 'indicator', id: near.replaceAll('_', '-') }
      : { op: 'price', field };
  return [problem('unknown-name', path, { name: key }, useInstead(path, value, near))];
}

function readsPosition(expression: Expression): boolean {
  return expression.op === 'position' || partsOf(expression).some(({ part }) => readsPosition(part));
}

function checkItself(expression: Expression, path: string, around: Surroundings): readonly SpecProblem[] {
  switch (expression.op) {
    case 'parameter':
      return checkName(expression.key, path, around);
    case 'series': {
      const { series } = around;
      if (series === null || series.has(expression.name)) return [];
      const near = nearestName(expression.name, series);
      const fix = near === null ? undefined : useInstead(path, { op: 'series', name: near }, `series.${near}`);
      return [problem('unknown-series', path, { name: expression.name }, fix)];
    }
    case 'indicator':
      return checkIndicator(expression, path, around);
    case 'ago':
      return checkBars(expression.bars, `${path}.bars`, 0, around);
    case 'lasting': {
      const bars = valuesOf(expression.bars, around.parameters)[0] ?? 1;
      const isVain = expressionKind(expression.of) === 'event' && bars > 1;
      return [
        ...checkBars(expression.bars, `${path}.bars`, 1, around),
        ...(isVain ? [problem('lasting-event', path, { bars })] : []),
      ];
    }
    case 'other':
      return expression.instrument === null && around.instruments !== 2
        ? [problem('partner-of-two', path, { count: around.instruments })]
        : [];
    case 'learned':
      return [
        ...checkBars(expression.horizon, `${path}.horizon`, 1, around),
        ...checkBars(expression.memory, `${path}.memory`, leastMemory, around),
        ...(around.instruments < 2 ? [problem('alone-in-section', path, { count: around.instruments })] : []),
      ];
    case 'score':
    case 'percentile':
      return around.instruments < 2 ? [problem('alone-in-section', path, { count: around.instruments })] : [];
    default:
      return [];
  }
}

const looksBack: ReadonlySet<string> = new Set([
  'ago',
  'lasting',
  'other',
  'score',
  'percentile',
  'learned',
  'indicator',
  'crossesAbove',
  'crossesBelow',
]);

/** Everything that is wrong with an expression and its parts. wanted: what has to stand at its place. */
export function checkExpression(
  expression: Expression,
  path: string,
  wanted: 'number' | 'condition' | 'any',
  around: Surroundings,
): readonly SpecProblem[] {
  const isNumber = expressionKind(expression) === 'number';
  const misplaced: SpecProblem[] = [];
  if (wanted === 'condition' && isNumber) {
    const value = { op: 'above', left: expression, right: { op: 'constant', value: 0 } };
    misplaced.push(problem('needs-condition', path, {}, useInstead(path, value, '> 0', null)));
  }
  if (wanted === 'number' && !isNumber) misplaced.push(problem('needs-number', path));
  const past = looksBack.has(expression.op) && partsOf(expression).some(({ part }) => readsPosition(part));
  return [
    ...misplaced,
    ...(past ? [problem('position-past', path)] : []),
    ...checkItself(expression, path, around),
    ...partsOf(expression).flatMap((part) => checkExpression(part.part, `${path}.${part.path}`, part.wanted, around)),
  ];
}

/** Whether an expression depends on the position held. */
export function dependsOnPosition(expression: Expression | undefined): boolean {
  return expression !== undefined && readsPosition(expression);
}
