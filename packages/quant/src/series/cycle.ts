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
/** Windows of seven: price, smoothed price, detrender, in-phase (delayed), quadrature. */
const pricesAt = 10;
const taps = 7;
const smoothAt = pricesAt + windowSize(taps);
const detrenderAt = smoothAt + windowSize(taps);
const inPhasesAt = detrenderAt + windowSize(taps);
const quadraturesAt = inPhasesAt + windowSize(taps);
export const cycleSize = quadraturesAt + windowSize(taps);

/** Ehlers' four-tap Hilbert transform of the newest values of a window, scaled to the cycle's length. */
function hilbert(state: Float64Array, at: number, scale: number): number {
  const near = windowAt(state, at, 0, taps) - windowAt(state, at, 6, taps);
  const middle = windowAt(state, at, 2, taps) - windowAt(state, at, 4, taps);
  return (0.0962 * near + 0.5769 * middle) * scale;
}

/**
 * Takes one price; returns how many it has seen. The first `warmUp` prices only fill the smoother, as in TA-Lib, where
 * indicators with a long warm-up start the transform later.
 */
export function cycleStep(state: Float64Array, at: number, price: number, warmUp: number): number {
  windowPush(state, at + pricesAt, price, taps);
  const count = state[at + countAt] + 1;
  state[at + countAt] = count;
  if (count <= warmUp) return count;
  const back = (bars: number): number => windowAt(state, at + pricesAt, bars, taps);
  const smooth = (4 * price + 3 * back(1) + 2 * back(2) + back(3)) / 10;
  const scale = 0.075 * state[at + periodAt] + 0.54;

  windowPush(state, at + smoothAt, smooth, taps);
  const detrender = hilbert(state, at + smoothAt, scale);
  windowPush(state, at + detrenderAt, detrender, taps);
  const quadrature = hilbert(state, at + detrenderAt, scale);
  const inPhase = windowAt(state, at + detrenderAt, 3, taps);
  windowPush(state, at + inPhasesAt, inPhase, taps);
  windowPush(state, at + quadraturesAt, quadrature, taps);
  const turnedIn = hilbert(state, at + inPhasesAt, scale);
  const turnedQuad = hilbert(state, at + quadraturesAt, scale);

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
  let real = 0;
  let imaginary = 0;
  for (let i = 0; i < bars; i += 1) {
    const angle = (i * 2 * Math.PI) / bars;
    const price = windowAt(state, at + 1, i, longest);
    real += Math.sin(angle) * price;
    imaginary += Math.cos(angle) * price;
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
