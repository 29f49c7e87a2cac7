import { PlumblineError } from '@plumbline/model/errors';
import { indicators } from './indicators/registry.ts';
import type { Indicator, IndicatorInput, Params } from './indicator.ts';
import { checkParams } from './run-indicator.ts';

/** An indicator as it was asked for: under our own name, or under the name and words of TA-Lib. */
export interface NamedIndicator {
  readonly indicator: Indicator;
  /** What each output is called, in the order of the indicator's outputs; null = not part of the answer. */
  readonly outputs: readonly (string | null)[];
  /** What each input reads unless told otherwise: a column of the bars, or one given by name. */
  readonly inputs: readonly string[];
  /** Values by the names of the one who asks, with the defaults of that side, checked. */
  readonly paramsOf: (given: Readonly<Record<string, number>>) => Params;
  /** The names under which parameters are given, in order. */
  readonly paramNames: readonly string[];
}

const byId: ReadonlyMap<string, Indicator> = new Map(indicators.map((indicator) => [indicator.id, indicator]));
const byTalibName: ReadonlyMap<string, Indicator> = new Map(
  indicators.flatMap((indicator) => (indicator.talib === undefined ? [] : [[indicator.talib.name, indicator]])),
);

/** `real` is the close unless the library says otherwise; a second series has to be named. */
function inputsOf(
  { inputs, talib }: Indicator,
  usual: Readonly<Partial<Record<IndicatorInput, string>>>,
): readonly string[] {
  return inputs.map((input) => usual[input] ?? talib?.inputs?.[input] ?? (input === 'real' ? 'close' : input));
}

function ownName(indicator: Indicator): NamedIndicator {
  return {
    indicator,
    outputs: indicator.outputs.map(({ name }) => name),
    // Ours compare the close with another series, which only the caller knows.
    inputs: inputsOf(indicator, { real: 'close', real2: 'real2' }),
    paramsOf: (given) => checkParams(indicator, given),
    paramNames: indicator.params.map(({ name }) => name),
  };
}

function talibName(indicator: Indicator, talib: NonNullable<Indicator['talib']>): NamedIndicator {
  const theirs = new Map(Object.entries(talib.params).map(([own, their]) => [their, own] as const));
  const paramsOf = (given: Readonly<Record<string, number>>): Params => {
    const meant = Object.entries(given).filter(([name]) => talib.ignored?.includes(name) !== true);
    const own = meant.map(([name, value]) => {
      const known = theirs.get(name);
      if (known !== undefined) return [known, value] as const;
      const names = [...theirs.keys()].join(', ') || 'none';
      throw new PlumblineError('bad-input', `${talib.name} has no parameter "${name}"; it takes ${names}.`, {
        field: name,
      });
    });
    try {
      return checkParams(indicator, { ...talib.defaults, ...Object.fromEntries(own) });
    } catch (error) {
      throw inTheirWords(error, talib, indicator.id);
    }
  };
  return {
    indicator,
    outputs: indicator.outputs.map(({ name }) => talib.outputs[name] ?? null),
    inputs: inputsOf(indicator, {}),
    paramsOf,
    paramNames: [...theirs.keys()],
  };
}

/** A refusal that names the parameter as the caller wrote it. */
function inTheirWords(error: unknown, talib: NonNullable<Indicator['talib']>, id: string): unknown {
  if (!(error instanceof PlumblineError) || typeof error.details.field !== 'string') return error;
  const own = error.details.field;
  const their = talib.params[own] ?? own;
  const message = error.message.replace(`${id}: ${own} `, `${talib.name}: ${their} `);
  return new PlumblineError(error.code, message, { ...error.details, field: their });
}

function suggestions(name: string): string {
  const wanted = name.toLowerCase();
  const known = [...byId.keys(), ...byTalibName.keys()];
  const near = known.filter((one) => one.toLowerCase().startsWith(wanted.slice(0, 2))).slice(0, 8);
  return near.length === 0 ? '' : ` Did you mean ${near.join(', ')}?`;
}

/**
 * The indicator of a name: an id of ours (`rsi`), with our parameters and outputs, or the name of a TA-Lib function (`RSI`),
 * with that library's parameters, defaults and outputs. Throws `bad-input` for any other name.
 */
export function namedIndicator(name: string): NamedIndicator {
  const indicator = byId.get(name);
  if (indicator !== undefined) return ownName(indicator);
  const talib = byTalibName.get(name.toUpperCase());
  if (talib?.talib !== undefined) return talibName(talib, talib.talib);
  throw new PlumblineError('bad-input', `There is no indicator "${name}".${suggestions(name)}`, { field: 'indicator' });
}
