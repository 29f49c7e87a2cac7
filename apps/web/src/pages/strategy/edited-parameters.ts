import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { ParameterValues } from '@plumbline/quant/engine/strategy/kernel';

/** The edited values of an address: `fast~12_slow~90`. What is unknown, no number or out of range is left out. */
export function parseEdited(text: string | undefined, { parameters }: StrategySpec): ParameterValues {
  const entries = (text ?? '').split('_').flatMap((pair): [string, number][] => {
    const [key = '', raw = ''] = pair.split('~');
    const parameter = parameters.find((one) => one.key === key);
    const value = Number(raw);
    const fits = parameter !== undefined && raw !== '' && value >= parameter.min && value <= parameter.max;
    return fits && value !== parameter.value ? [[key, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** The address part for edited values; undefined when nothing differs from the saved ones. */
export function printEdited(values: ParameterValues, { parameters }: StrategySpec): string | undefined {
  const pairs = parameters
    .filter(({ key, value }) => values[key] !== undefined && values[key] !== value)
    .map(({ key }) => `${key}~${values[key]}`);
  return pairs.length === 0 ? undefined : pairs.join('_');
}

/** The strategy with the edited values as its own: what is saved as the next version. */
export function withValues(spec: StrategySpec, values: ParameterValues): StrategySpec {
  return {
    ...spec,
    parameters: spec.parameters.map((parameter) => ({ ...parameter, value: values[parameter.key] ?? parameter.value })),
  };
}
