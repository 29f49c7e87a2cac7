import { dayMs } from '@plumbline/model/date';
import { indicators } from '../../catalogue/indicators/registry.ts';
import type { Indicator, IndicatorInput, Params } from '../../catalogue/indicator.ts';
import { runIndicator } from '../../catalogue/run-indicator.ts';
import { nextNormal, nextUniform, randomStream } from '../sweep/random.ts';

/**
 * How a value follows the scale of what it is computed from, as exponents: a moving average of prices is `{ price: 1 }`, a
 * value traded `{ price: 1, volume: 1 }`, an RSI `{}`. Prices of other instruments are named with them. Such a value, computed
 * at one scale, is brought to another by a factor alone. A logarithm of one, `{ 'log price': 1 }`, is brought there by adding
 * the logarithm of that factor. A law is of one kind or the other.
 */
export type PriceLaw = Readonly<Record<string, number>>;

export const noLaw: PriceLaw = {};

function keysOf(law: PriceLaw): readonly string[] {
  return Object.keys(law).filter((key) => law[key] !== 0);
}

/** Whether a value is the same on every scale. */
export function isScaleFree(law: PriceLaw): boolean {
  return keysOf(law).length === 0;
}

export function isSameLaw(a: PriceLaw, b: PriceLaw): boolean {
  const keys = keysOf(a);
  return keys.length === keysOf(b).length && keys.every((key) => a[key] === b[key]);
}

const logMark = 'log ';

/** Whether a value follows the scale by adding its logarithm. */
export function isAdditive(law: PriceLaw): boolean {
  return keysOf(law).some((key) => key.startsWith(logMark));
}

/** What is scaled by a key of a law: `price`, `volume of US:SPY`. */
export function scaledBy(key: string): string {
  return key.startsWith(logMark) ? key.slice(logMark.length) : key;
}

/** The law of a logarithm; null where the value follows none, or is one already. */
export function logLaw(law: PriceLaw | null): PriceLaw | null {
  if (law === null || isAdditive(law)) return null;
  return Object.fromEntries(keysOf(law).map((key) => [`${logMark}${key}`, law[key] ?? 0]));
}

/** The law of a product: of one value and the other's power; of a sum, where both are logarithms. */
export function joinedLaw(a: PriceLaw, b: PriceLaw, power: number): PriceLaw {
  const out: Record<string, number> = { ...a };
  for (const key of keysOf(b)) out[key] = (out[key] ?? 0) + power * (b[key] ?? 0);
  return out;
}

/** Two doublings of a scale: squares and roots of it are exact in binary, so that a law shows to the last bit. */
const factor = 4;

/** Rows of test prices beyond the first value of an indicator. */
const probed = 90;
/** Between bars where an indicator is made of those shorter than a day. */
const quarterMs = 900_000;

function probeColumns(rows: number, distance: number): Readonly<Record<IndicatorInput, Float64Array>> {
  const random = randomStream(20_260_101, 0);
  // Small, so that what is only taken as a number of bars up to some limit is told from a price.
  let last = 8;
  const close = Float64Array.from({ length: rows }, () => {
    last *= Math.exp(0.02 * nextNormal(random));
    return last;
  });
  const open = close.map((price) => price * (1 + 0.01 * nextNormal(random)));
  return {
    time: close.map((_, row) => 18_000 * dayMs + row * distance),
    open,
    high: close.map((price, row) => Math.max(price, open[row]) * (1 + 0.01 * nextUniform(random))),
    low: close.map((price, row) => Math.min(price, open[row]) * (1 - 0.01 * nextUniform(random))),
    close,
    volume: close.map(() => Math.round(1e6 * (0.5 + nextUniform(random)))),
    real: close,
    real2: close.map((price) => price * (1 + 0.02 * nextNormal(random))),
  };
}

/** The power with which one column follows another computed at `factor` times the scale; null where it follows no power. */
function powerOf(plain: Float64Array, scaled: Float64Array): number | null {
  let power: number | null = null;
  for (let row = 0; row < plain.length; row += 1) {
    const [a, b] = [plain[row], scaled[row]];
    if (Object.is(a, b) && (a === 0 || Number.isNaN(a))) continue;
    const found = Math.log(b / a) / Math.log(factor);
    const whole = Math.round(2 * found) / 2;
    if (!Number.isFinite(found) || a * factor ** whole !== b || (power ?? whole) !== whole) return null;
    power = whole;
  }
  return power ?? 0;
}

/** The power with which one column follows another computed from values larger by `step`: 0 or 1; null where by neither. */
function stepsOf(plain: Float64Array, shifted: Float64Array, step: number): number | null {
  const isBy = (power: number): boolean =>
    plain.every((value, row) => {
      const moved = shifted[row] - value;
      if (Number.isNaN(moved)) return Object.is(value, shifted[row]);
      return Math.abs(moved - power * step) <= 1e-9 * Math.max(1, Math.abs(value));
    });
  return [0, 1].find(isBy) ?? null;
}

const knownPowers = new Map<string, readonly (number | null)[]>();

/** The power of every output in some of the inputs, found by computing once at a scale and once at another. */
function powersIn(
  indicator: Indicator,
  inputs: readonly IndicatorInput[],
  params: Params,
  isAdded: boolean,
): readonly (number | null)[] {
  const key = `${indicator.id} ${Object.values(params).join(' ')} ${inputs.join(' ')}${isAdded ? ' added' : ''}`;
  const known = knownPowers.get(key);
  if (known !== undefined) return known;
  const columns = probeColumns(indicator.lookback(params) + probed, indicator.isIntraday === true ? quarterMs : dayMs);
  const plain = indicator.inputs.map((input) => columns[input]);
  const larger = indicator.inputs.map((input) =>
    inputs.includes(input)
      ? columns[input].map((value) => (isAdded ? value + factor : value * factor))
      : columns[input],
  );
  const [at, beyond] = [runIndicator(indicator, plain, params), runIndicator(indicator, larger, params)];
  const powers = at.map((column, output) =>
    isAdded ? stepsOf(column, beyond[output], factor) : powerOf(column, beyond[output]),
  );
  if (knownPowers.size > 4096) knownPowers.clear();
  knownPowers.set(key, powers);
  return powers;
}

const byId = new Map(indicators.map((indicator) => [indicator.id, indicator]));

/**
 * The law of an output of an indicator over inputs of known laws; null where it follows none, such as a product of prices
 * with a constant added. Inputs of one law are scaled together, each group by itself.
 */
export function indicatorLaw(
  id: string,
  output: number,
  params: Params,
  lawOf: (input: IndicatorInput) => PriceLaw,
): PriceLaw | null {
  const indicator = byId.get(id);
  if (indicator === undefined) return null;
  const groups: { readonly law: PriceLaw; readonly inputs: IndicatorInput[] }[] = [];
  for (const input of indicator.inputs) {
    const law = lawOf(input);
    if (isScaleFree(law)) continue;
    const group = groups.find((one) => isSameLaw(one.law, law));
    if (group === undefined) groups.push({ law, inputs: [input] });
    else group.inputs.push(input);
  }
  let law = noLaw;
  for (const group of groups) {
    const power = powersIn(indicator, group.inputs, params, isAdditive(group.law))[output];
    if (power === null || power === undefined) return null;
    law = joinedLaw(law, group.law, power);
  }
  const kinds = new Set(keysOf(law).map((key) => key.startsWith(logMark)));
  return kinds.size > 1 ? null : law;
}
