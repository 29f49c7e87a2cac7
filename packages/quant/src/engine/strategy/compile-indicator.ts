import { isIntraday } from '@plumbline/model/bar';
import type { Amount, Expression } from '@plumbline/model/strategy-spec';
import { indicators } from '../../catalogue/indicators/registry.ts';
import type { Indicator, IndicatorInput, Params } from '../../catalogue/indicator.ts';
import { checkParams, runIndicator } from '../../catalogue/run-indicator.ts';
import { byStretch } from './as-of.ts';
import type { ExpressionContext } from './expression-context.ts';
import { columnOfBars } from './kept-columns.ts';
import {
  cachedColumn,
  checkAmount,
  columnKernel,
  keptLaw,
  keptText,
  refuseAt,
  resolveAmount,
  type Kernel,
  type Names,
  type ParameterValues,
} from './kernel.ts';
import { indicatorLaw, noLaw, type PriceLaw } from './price-law.ts';

type IndicatorCall = Extract<Expression, { readonly op: 'indicator' }>;

const byId: ReadonlyMap<string, Indicator> = new Map(indicators.map((indicator) => [indicator.id, indicator]));

function indicatorOf(id: string, path: string): Indicator {
  const indicator = byId.get(id);
  if (indicator !== undefined) return indicator;
  const near = [...byId.keys()].filter((known) => known.startsWith(id.slice(0, 2))).slice(0, 5);
  const hint = near.length === 0 ? '' : ` Did you mean ${near.join(', ')}?`;
  return refuseAt(`${path}.id`, `there is no indicator "${id}".${hint}`);
}

function outputOf(indicator: Indicator, output: string | undefined, path: string): number {
  const at = output === undefined ? 0 : indicator.outputs.findIndex(({ name }) => name === output);
  const known = indicator.outputs.map(({ name }) => name);
  if (at < 0) return refuseAt(`${path}.output`, `${indicator.id} answers ${known.join(', ')}, not "${output}".`);
  if (indicator.banned?.includes(known[at]) === true) {
    return refuseAt(`${path}.output`, `${indicator.id}.${known[at]} shows later prices on earlier bars: look-ahead.`);
  }
  return at;
}

/** The checked parameter values of a call, and its id and output with them as a text. */
interface CallSetting {
  readonly params: Params;
  readonly text: string;
}

/** A call has few settings in a sweep, each in many rows. */
const mostSettings = 4096;

/** Settings of a call by the values they are made of, each made once. */
function keptSettings(
  given: readonly (readonly [string, Amount])[],
  make: (values: Params) => CallSetting,
): (parameters: ParameterValues) => CallSetting {
  const known = new Map<number | string, CallSetting>();
  return (parameters) => {
    const values = given.map(([, amount]) => resolveAmount(amount, parameters));
    const key = values.length === 1 ? values[0] : values.join(' ');
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const setting = make(Object.fromEntries(given.map(([name], at) => [name, values[at]])));
    if (known.size === mostSettings) known.clear();
    known.set(key, setting);
    return setting;
  };
}

/**
 * Compiles the call of an indicator. All outputs of one call are computed together and kept; the call is found again by
 * its id, its parameter values and the text of what it reads.
 */
export function compileIndicator(
  call: IndicatorCall,
  names: Names,
  path: string,
  compile: (part: Expression, names: Names, path: string) => Kernel,
): Kernel {
  const indicator = indicatorOf(call.id, path);
  const output = outputOf(indicator, call.output, path);
  if (indicator.isIntraday === true && names.bar !== undefined && !isIntraday(names.bar)) {
    refuseAt(path, `${call.id} is made of bars shorter than a day; the strategy has bars of ${names.bar}.`);
  }
  const given = Object.entries(call.parameters ?? {});
  for (const [name, amount] of given) {
    if (indicator.params.every((param) => param.name !== name)) {
      const known = indicator.params.map((param) => param.name).join(', ') || 'none';
      refuseAt(`${path}.parameters.${name}`, `${call.id} has no parameter "${name}"; it takes ${known}.`);
    }
    checkAmount(amount, names, `${path}.parameters.${name}`);
  }
  const of = call.of === undefined ? null : compile(call.of, names, `${path}.of`);
  const against = call.against === undefined ? null : compile(call.against, names, `${path}.against`);
  if (of !== null && !indicator.inputs.includes('real')) {
    refuseAt(`${path}.of`, `${call.id} reads ${indicator.inputs.join(', ')} of the bars, not a series of choice.`);
  }
  if (indicator.inputs.includes('real2') !== (against !== null)) {
    const wish = against === null ? 'compares two series: give the second one' : 'reads one series only';
    refuseAt(`${path}.against`, `${call.id} ${wish}.`);
  }
  for (const part of [of, against]) {
    if (part?.isStateful === true) refuseAt(path, 'an indicator cannot be computed on the position held.');
  }
  const readsBarsAlone = of === null && against === null;
  const textOf = (params: Params, at: number): string => `${call.id}.${at}[${Object.values(params).join(' ')}]`;
  const settingOf = keptSettings(given, (values) => {
    const params = checkParams(indicator, values);
    return { params, text: textOf(params, output) };
  });
  const readText = (parameters: ParameterValues): string =>
    readsBarsAlone ? '' : `(${of?.text(parameters) ?? ''};${against?.text(parameters) ?? ''})`;
  const inputs = (context: ExpressionContext): readonly Float64Array[] =>
    indicator.inputs.map((input) => {
      if (input === 'real') return of?.column(context) ?? context.bars.close;
      return input === 'real2'
        ? (against ?? refuseAt(path, 'needs a second series.')).column(context)
        : context.bars[input];
    });
  const compute = (context: ExpressionContext): Float64Array => {
    const { params } = settingOf(context.parameters);
    const columns = runIndicator(indicator, inputs(context), params);
    // Asking for one output computes them all; the others are kept for whoever asks next.
    for (const [at, column] of columns.entries()) {
      if (at === output) continue;
      cachedColumn(context.cache, `${textOf(params, at)}${readText(context.parameters)}`, () => column);
    }
    return columns[output];
  };
  const nameOf = keptText((parameters) => {
    const { text } = settingOf(parameters);
    return readsBarsAlone ? text : `${text}${readText(parameters)}`;
  });
  const law = keptLaw(() => {
    // Settings that a parameter sets are periods and weights: they do not change how it follows the scale.
    const settings = given.flatMap(([name, amount]) => (typeof amount === 'number' ? [[name, amount] as const] : []));
    const own = of === null ? barLaw('close') : of.law();
    const second = against === null ? noLaw : against.law();
    if (own === null || second === null) return null;
    const params = checkParams(indicator, Object.fromEntries(settings));
    return indicatorLaw(indicator.id, output, params, (input) =>
      input === 'real' ? own : input === 'real2' ? second : barLaw(input),
    );
  });
  const reads = [...(of?.reads ?? []), ...(against?.reads ?? [])];
  return columnKernel(
    'number',
    nameOf,
    (context) => {
      if (context.isScaled === true && law() === null) return byStretch(context, reads, compute);
      return readsBarsAlone
        ? columnOfBars(context.bars, nameOf(context.parameters), () => compute(context))
        : compute(context);
    },
    { law, reads },
  );
}

function barLaw(input: IndicatorInput): PriceLaw {
  if (input === 'time') return noLaw;
  return input === 'volume' ? { volume: 1 } : { price: 1 };
}
