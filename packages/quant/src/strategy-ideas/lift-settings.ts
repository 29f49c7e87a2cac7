import type { SpecParameter, StrategySpec } from '@plumbline/model/strategy-spec';
import { indicatorById } from '../strategy-language/code-names.ts';

type Amounts = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Amounts {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function roundTo(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toPrecision(12));
}

/** A setting around a value: a quarter of it to four times it, within what makes sense. */
function settingFor(key: string, value: number, low: number, high: number, isWhole: boolean): SpecParameter {
  const step = isWhole ? 1 : Number((10 ** Math.floor(Math.log10(value) - 1)).toPrecision(6));
  const min = Math.max(low, isWhole ? Math.round(value / 4) : roundTo(value / 4, step));
  const max = Math.min(high, isWhole ? Math.round(value * 4) : roundTo(value * 4, step));
  return { key, min: Math.min(min, value), max: Math.max(max, value), step, value };
}

/**
 * Turns the lengths and stops of a strategy into settings, so that they get sliders: equal lengths share one, the first two
 * are called fast and slow where there are exactly two. A strategy that has settings already is left as it is.
 */
export function liftSettings(spec: StrategySpec): StrategySpec {
  if (spec.parameters.length > 0) return spec;
  const lengths = new Map<number, { low: number; high: number }>();
  const visit = (value: unknown, change: (call: Amounts, period: number) => unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => visit(one, change));
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, visit(part, change)]));
    const given: unknown = 'parameters' in value ? value.parameters : undefined;
    const period = typeof given === 'object' && given !== null && 'period' in given ? given.period : undefined;
    if (fields.op !== 'indicator' || typeof period !== 'number') return fields;
    return change(fields, period);
  };
  const parts = { entry: spec.entry, exit: spec.exit, ranking: spec.ranking };
  visit(parts, (call, period) => {
    const bounds = indicatorById.get(String(call.id))?.params.find(({ name }) => name === 'period');
    const known = lengths.get(period) ?? { low: 1, high: Number.MAX_SAFE_INTEGER };
    lengths.set(period, {
      low: Math.max(known.low, bounds?.min ?? 1),
      high: Math.min(known.high, bounds?.max ?? 1000),
    });
    return call;
  });
  const values = [...lengths.keys()];
  const names = (at: number): string => {
    if (values.length === 2) return values[at] === Math.min(...values) ? 'fast' : 'slow';
    return values.length === 1 ? 'length' : `length${at + 1}`;
  };
  const keys = new Map(values.map((value, at) => [value, names(at)] as const));
  // Only lengths change on the way: the parts keep their shape.
  const lifted = visit(parts, (call, period) => ({
    ...call,
    parameters: { ...fieldsOf(call.parameters), period: { parameter: keys.get(period) } },
  })) as {
    readonly entry: StrategySpec['entry'];
    readonly exit: StrategySpec['exit'];
    readonly ranking: StrategySpec['ranking'];
  };
  const { stopLoss } = spec.risk;
  const hasStop = typeof stopLoss === 'number';
  return {
    ...spec,
    ...lifted,
    risk: hasStop ? { ...spec.risk, stopLoss: { parameter: 'stop' } } : spec.risk,
    parameters: [
      ...values.map((value) => {
        const { low, high } = lengths.get(value) ?? { low: 1, high: 1000 };
        return settingFor(keys.get(value) ?? 'length', value, low, high, true);
      }),
      ...(hasStop ? [settingFor('stop', stopLoss, 0.001, 0.99, false)] : []),
    ],
  };
}
