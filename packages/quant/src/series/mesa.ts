import { cycleSize, cycleStep, cycleWarmUp, inPhaseAt, quadratureAt, radians } from './cycle.ts';

/** The cycle's state, then phase, average and the average that follows it. */
export const mesaSize = cycleSize + 3;
const phaseAt = cycleSize;
/** Where the follower stands after a step. */
export const mesaFollowerAt = cycleSize + 2;
/** Bars before the first value. */
export const mesaLookback = 32;

/** Ehlers' adaptive mean between two limits of its weight; first value at bar 32. A NaN value passes through. */
export function mesaStep(state: Float64Array, at: number, value: number, fast: number, slow: number): number {
  if (Number.isNaN(value)) return Number.NaN;
  const count = cycleStep(state, at, value, cycleWarmUp.short);
  if (count <= cycleWarmUp.short) return Number.NaN;
  const inPhase = state[at + inPhaseAt];
  const phase = inPhase === 0 ? 0 : Math.atan(state[at + quadratureAt] / inPhase) / radians;
  const turn = Math.max(1, state[at + phaseAt] - phase);
  const weight = turn > 1 ? Math.max(fast / turn, slow) : fast;
  const mean = at + phaseAt + 1;
  const follower = at + mesaFollowerAt;
  state[at + phaseAt] = phase;
  state[mean] += weight * (value - state[mean]);
  state[follower] += 0.5 * weight * (state[mean] - state[follower]);
  return count <= mesaLookback ? Number.NaN : state[mean];
}
