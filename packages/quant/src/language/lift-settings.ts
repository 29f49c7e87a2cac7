import type { Amount, Expression, SpecParameter, StrategySpec } from '@plumbline/model/strategy-spec';
import { indicatorById } from './code-names.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A number of a strategy that a setting takes the place of, with the bounds between which it makes sense. */
interface Found {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly isWhole: boolean;
  /** Distance of the ends of the slider from the value; absent where they are a quarter and four times of it. */
  readonly reach?: number;
}

const mostBars = 1000;

/** Indicators that move between two ends, whatever the price is. */
const ends: Readonly<Record<string, readonly [low: number, high: number]>> = {
  rsi: [0, 100],
  mfi: [0, 100],
  adx: [0, 100],
  kdj: [0, 100],
  willr: [-100, 0],
};
/** How far the slider of a level of such an indicator goes to either side. */
const levelReach = 20;

function roundTo(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toPrecision(12));
}

/** The slider around a value: a quarter of it to four times it, or some way to either side, within what makes sense. */
function settingFor(key: string, { value, low, high, isWhole, reach }: Found): SpecParameter {
  const size = Math.abs(value);
  const step = isWhole ? 1 : Number((10 ** Math.floor(Math.log10(size) - 1)).toPrecision(6));
  const [from, to] =
    reach === undefined ? [size / 4, size * 4].map((end) => end * Math.sign(value)) : [value - reach, value + reach];
  const least = Math.max(low, roundTo(Math.min(from, to), step));
  const most = Math.min(high, roundTo(Math.max(from, to), step));
  return { key, min: Math.min(least, value), max: Math.max(most, value), step, value };
}

function isOp<Op extends Expression['op']>(part: unknown, op: Op): part is Extract<Expression, { readonly op: Op }> {
  return typeof part === 'object' && part !== null && 'op' in part && part.op === op;
}

function isProduct(part: Fields): part is Fields & { readonly args: readonly unknown[] } {
  return part['op'] === 'multiply' && Array.isArray(part['args']);
}

/** A level against which something is compared; zero is no level of anybody's choice. */
function levelOf(part: Fields): Found | null {
  const { left, right } = part;
  if (!isOp(right, 'constant') || right.value === 0) return null;
  const { value } = right;
  if (isOp(left, 'calendar') || isOp(left, 'position')) return null;
  if (isOp(left, 'series') && left.name.startsWith('days')) {
    return { name: 'days', value, low: 0, high: mostBars, isWhole: Number.isInteger(value) };
  }
  const bounds = isOp(left, 'indicator') ? ends[left.id] : undefined;
  if (bounds === undefined) {
    const [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    return { name: 'level', value, low, high, isWhole: Number.isInteger(value) && Math.abs(value) >= 10 };
  }
  return { name: 'level', value, low: bounds[0], high: bounds[1], isWhole: Number.isInteger(value), reach: levelReach };
}

function bars(name: string, value: number, low = 1, high = mostBars): Found {
  return { name, value, low, high, isWhole: true };
}

type Change = (found: Found) => { readonly parameter: string } | number;

/** The strategy's parts with each number that is a choice handed to `change`. */
function changed(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return value.map((one) => changed(one, change));
  if (typeof value !== 'object' || value === null) return value;
  const part: Fields = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changed(one, change)]));
  const asExpression = (found: Found): Expression => {
    const setting = change(found);
    return typeof setting === 'number'
      ? { op: 'constant', value: setting }
      : { op: 'parameter', key: setting.parameter };
  };
  if (isOp(part, 'indicator') && part.parameters !== undefined) {
    const { period } = part.parameters;
    if (typeof period !== 'number') return part;
    const bounds = indicatorById.get(part.id)?.params.find(({ name }) => name === 'period');
    return {
      ...part,
      parameters: { ...part.parameters, period: change(bars('length', period, bounds?.min, bounds?.max)) },
    };
  }
  if (isOp(part, 'lasting') && typeof part.bars === 'number') return { ...part, bars: change(bars('days', part.bars)) };
  if (isProduct(part)) {
    const [times, of] = part.args;
    const isMultiple = isOp(times, 'constant') && times.value > 0 && !isOp(of, 'constant');
    if (!isMultiple) return part;
    const found = { name: 'times', value: times.value, low: 0, high: 100, isWhole: false };
    return { ...part, args: [asExpression(found), ...part.args.slice(1)] };
  }
  const level = 'left' in part && 'right' in part ? levelOf(part) : null;
  return level === null ? part : { ...part, right: asExpression(level) };
}

const shares = [
  ['stopLoss', 'stop'],
  ['target', 'target'],
  ['trailing', 'trailing'],
] as const;

function changedRisk(risk: StrategySpec['risk'], change: Change): StrategySpec['risk'] {
  const { scaleOut, pause, ...plain } = risk;
  const next: Record<string, Amount | undefined> = { ...plain };
  for (const [part, name] of shares) {
    const value = risk[part];
    if (typeof value === 'number' && value > 0) {
      next[part] = change({ name, value, low: 0.001, high: part === 'target' ? 10 : 0.99, isWhole: false });
    }
  }
  if (typeof risk.maxBars === 'number') next['maxBars'] = change(bars('maxBars', risk.maxBars));
  const parts = scaleOut?.map((part) => {
    const gain =
      'gain' in part && typeof part.gain === 'number'
        ? change({ name: 'gain', value: part.gain, low: 0.001, high: 10, isWhole: false })
        : null;
    const share =
      typeof part.share === 'number'
        ? change({ name: 'part', value: part.share, low: 0.01, high: 1, isWhole: false })
        : part.share;
    // Only numbers change on the way.
    if (!('gain' in part)) return { when: changed(part.when, change) as Expression, share };
    return { gain: gain ?? part.gain, share };
  });
  const wait = typeof pause?.bars === 'number' ? change(bars('pause', pause.bars)) : pause?.bars;
  return {
    ...next,
    ...(parts !== undefined && { scaleOut: parts }),
    ...(pause !== undefined && wait !== undefined && { pause: { ...pause, bars: wait } }),
  };
}

function changedAdding(scaleIn: StrategySpec['scaleIn'], change: Change): StrategySpec['scaleIn'] {
  if (scaleIn === undefined) return undefined;
  const sized = (size: Amount): Amount =>
    typeof size === 'number' ? change({ name: 'addSize', value: size, low: 0.01, high: 1, isWhole: false }) : size;
  const often = (most: Amount): Amount => (typeof most === 'number' ? change(bars('addMost', most, 1, 50)) : most);
  if ('parts' in scaleIn) {
    const parts = scaleIn.parts.map(({ when, size, most, of }) => ({
      of,
      // Only numbers change on the way.
      when: changed(when, change) as Expression,
      size: sized(size),
      most: often(most),
    }));
    return { parts };
  }
  const { every, size, most } = scaleIn;
  return {
    ...scaleIn,
    every:
      typeof every === 'number'
        ? change({ name: 'addEvery', value: every, low: 0.001, high: 0.99, isWhole: false })
        : every,
    size: sized(size),
    most: often(most),
  };
}

function changedSizing(sizing: StrategySpec['sizing'], change: Change): StrategySpec['sizing'] {
  if (sizing.basis === 'levels') {
    const levels = sizing.levels.map(({ when, share }) => ({
      when: changed(when, change) as Expression,
      share:
        typeof share === 'number' && share > 0
          ? change({ name: 'share', value: share, low: 0.01, high: 1, isWhole: false })
          : share,
    }));
    return { ...sizing, levels };
  }
  if (sizing.basis !== 'fixed') return sizing;
  const weights = sizing.weights.map((one) => {
    const { weight: value } = one;
    if (typeof value !== 'number' || value <= 0) return one;
    return { ...one, weight: change({ name: 'weight', value, low: 0, high: 1, isWhole: false, reach: 1 }) };
  });
  return { ...sizing, weights };
}

const identity = ({ name, value }: Found): string => `${name} ${value}`;

/** Names by what a number is; the first two lengths are fast and slow where there are exactly two, entry and exit levels likewise. */
function namesOf(found: readonly Found[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const kind of new Set(found.map(({ name }) => name))) {
    const same = found.filter(({ name }) => name === kind);
    const values = same.map(({ value }) => value);
    same.forEach((one, at) => {
      if (kind === 'length' && same.length === 2)
        names.set(identity(one), one.value === Math.min(...values) ? 'fast' : 'slow');
      else if (kind === 'level' && same.length === 2) names.set(identity(one), at === 0 ? 'entryLevel' : 'exitLevel');
      else names.set(identity(one), same.length === 1 ? kind : `${kind}${at + 1}`);
    });
  }
  return names;
}

/**
 * Turns the numbers of a strategy into settings, so that they get sliders: lengths, levels, multiples, days, weights and stops. Equal
 * ones of a kind share one. A strategy that has settings already is left as it is.
 */
export function liftSettings(spec: StrategySpec): StrategySpec {
  if (spec.parameters.length > 0) return spec;
  const found = new Map<string, Found>();
  const lift = (change: Change) => ({
    // Only numbers change on the way: the parts keep their shape.
    ...(changed({ entry: spec.entry, exit: spec.exit, ranking: spec.ranking, recurring: spec.recurring }, change) as {
      readonly entry: StrategySpec['entry'];
      readonly exit: StrategySpec['exit'];
      readonly ranking: StrategySpec['ranking'];
      readonly recurring: StrategySpec['recurring'];
    }),
    sizing: changedSizing(spec.sizing, change),
    risk: changedRisk(spec.risk, change),
    ...(spec.scaleIn !== undefined && { scaleIn: changedAdding(spec.scaleIn, change) }),
  });
  lift((one) => {
    const known = found.get(identity(one));
    const low = Math.max(one.low, known?.low ?? one.low);
    const high = Math.min(one.high, known?.high ?? one.high);
    found.set(identity(one), { ...one, low, high });
    return one.value;
  });
  const all = [...found.values()];
  const names = namesOf(all);
  const nameOf = (one: Found): string => names.get(identity(one)) ?? one.name;
  return {
    ...spec,
    ...lift((one) => ({ parameter: nameOf(one) })),
    parameters: all.map((one) => settingFor(nameOf(one), one)),
  };
}
