import { windowAt, windowPush, windowSize } from './window.ts';

/**
 * Ehlers' homodyne discriminator: a Hilbert transform splits a smoothed price into two parts a quarter turn apart, and
 * the angle between successive readings gives the length of the dominant cycle. All cycle indicators share this state.
 */
export const cycleWarmUp = { short: 12, long: 37 } as const;
export const radians = Math.PI / 180;

/** Results of the last step stand first. */
export const smoothPriceAt = 0;
export const smoothPeriodAt = 1;
export const inPhaseAt = 2;
export const quadratureAt = 3;
const periodAt = 4;
const countAt = 5;
const in2At = 6;
const quad2At = 7;
const realAt = 8;
const imaginaryAt = 9;
/**
 * Rings of eight: price, smoothed price, detrender, in-phase (delayed), quadrature. The row that a value came at is its slot, but
 * for the rounds, in all of them.
 */
const pricesAt = 10;
const ring = 8;
const smoothAt = pricesAt + ring;
const detrenderAt = smoothAt + ring;
const inPhasesAt = detrenderAt + ring;
const quadraturesAt = inPhasesAt + ring;
export const cycleSize = quadraturesAt + ring;

/** The value of a row in the ring at a place. */
const ringAt = (state: Float64Array, at: number, row: number): number => state[at + (row & 7)];

/** Ehlers' four-tap Hilbert transform of the values up to a row, scaled to the cycle's length. */
function hilbert(state: Float64Array, at: number, row: number, scale: number): number {
  const near = ringAt(state, at, row) - ringAt(state, at, row - 6);
  const middle = ringAt(state, at, row - 2) - ringAt(state, at, row - 4);
  return (0.0962 * near + 0.5769 * middle) * scale;
}

/**
 * Takes one price; returns how many it has seen. The first `warmUp` prices only fill the smoother, as in TA-Lib, where
 * indicators with a long warm-up start the transform later.
 */
export function cycleStep(state: Float64Array, at: number, price: number, warmUp: number): number {
  const count = state[at + countAt] + 1;
  state[at + countAt] = count;
  const row = count | 0;
  const slot = at + (row & 7);
  state[slot + pricesAt] = price;
  if (count <= warmUp) return count;
  const prices = at + pricesAt;
  const recent = 4 * price + 3 * ringAt(state, prices, row - 1) + 2 * ringAt(state, prices, row - 2);
  const smooth = (recent + ringAt(state, prices, row - 3)) / 10;
  const scale = 0.075 * state[at + periodAt] + 0.54;

  state[slot + smoothAt] = smooth;
  const detrender = hilbert(state, at + smoothAt, row, scale);
  state[slot + detrenderAt] = detrender;
  const quadrature = hilbert(state, at + detrenderAt, row, scale);
  const inPhase = ringAt(state, at + detrenderAt, row - 3);
  state[slot + inPhasesAt] = inPhase;
  state[slot + quadraturesAt] = quadrature;
  const turnedIn = hilbert(state, at + inPhasesAt, row, scale);
  const turnedQuad = hilbert(state, at + quadraturesAt, row, scale);

  const in2 = 0.2 * (inPhase - turnedQuad) + 0.8 * state[at + in2At];
  const quad2 = 0.2 * (quadrature + turnedIn) + 0.8 * state[at + quad2At];
  state[at + realAt] = 0.2 * (in2 * state[at + in2At] + quad2 * state[at + quad2At]) + 0.8 * state[at + realAt];
  state[at + imaginaryAt] =
    0.2 * (in2 * state[at + quad2At] - quad2 * state[at + in2At]) + 0.8 * state[at + imaginaryAt];
  state[at + in2At] = in2;
  state[at + quad2At] = quad2;

  const before = state[at + periodAt];
  let period = before;
  if (state[at + imaginaryAt] !== 0 && state[at + realAt] !== 0) {
    period = 360 / (Math.atan(state[at + imaginaryAt] / state[at + realAt]) / radians);
  }
  // A cycle changes its length slowly and lies between 6 and 50 bars.
  period = Math.max(Math.min(period, 1.5 * before), 0.67 * before);
  period = Math.min(Math.max(period, 6), 50);
  state[at + periodAt] = 0.2 * period + 0.8 * before;
  state[at + smoothPeriodAt] = 0.33 * state[at + periodAt] + 0.67 * state[at + smoothPeriodAt];
  state[at + smoothPriceAt] = smooth;
  state[at + inPhaseAt] = inPhase;
  state[at + quadratureAt] = quadrature;
  return count;
}

const longest = 50;

/** Last phase, then the smoothed prices of the longest cycle. */
export const phaseSize = 1 + windowSize(longest);

/** Sines, then cosines, of the rows of a cycle of so many, by that number. */
const turns: Float64Array[] = [];

function turnsOf(rows: number): Float64Array {
  const known = turns[rows] as Float64Array | undefined;
  if (known !== undefined) return known;
  const angles = Array.from({ length: rows }, (_, row) => (row * 2 * Math.PI) / rows);
  return (turns[rows] = Float64Array.from([...angles.map(Math.sin), ...angles.map(Math.cos)]));
}

/** Phase of the dominant cycle in degrees, −45 to 315. */
export function phaseStep(
  state: Float64Array,
  at: number,
  smoothPrice: number,
  smoothPeriod: number,
  count: number,
): number {
  if (count <= cycleWarmUp.long) return Number.NaN;
  windowPush(state, at + 1, smoothPrice, longest);
  const bars = Math.trunc(smoothPeriod + 0.5);
  const turn = turnsOf(bars);
  let real = 0;
  let imaginary = 0;
  for (let i = 0; i < bars; i += 1) {
    const price = windowAt(state, at + 1, i, longest);
    real += turn[i] * price;
    imaginary += turn[bars + i] * price;
  }
  let phase = state[at];
  if (Math.abs(imaginary) > 0) phase = Math.atan(real / imaginary) / radians;
  else if (real < 0) phase -= 90;
  else if (real > 0) phase += 90;
  phase += 90 + 360 / smoothPeriod;
  if (imaginary < 0) phase += 180;
  if (phase > 315) phase -= 360;
  state[at] = phase;
  return phase;
}

/** Three earlier averages, then the prices of the longest cycle. */
export const trendlineSize = 3 + windowSize(longest);

/** The mean price over the dominant cycle, smoothed over four bars. */
export function trendlineStep(
  state: Float64Array,
  at: number,
  price: number,
  smoothPeriod: number,
  count: number,
): number {
  windowPush(state, at + 3, price, longest);
  if (count <= cycleWarmUp.long) return Number.NaN;
  const bars = Math.trunc(smoothPeriod + 0.5);
  let sum = 0;
  for (let back = 0; back < bars; back += 1) sum += windowAt(state, at + 3, back, longest);
  const mean = bars > 0 ? sum / bars : sum;
  const line = (4 * mean + 3 * state[at] + 2 * state[at + 1] + state[at + 2]) / 10;
  state[at + 2] = state[at + 1];
  state[at + 1] = state[at];
  state[at] = mean;
  return line;
}
