import { PlumblineError } from '@plumbline/model/errors';
import type { WeightCaps } from './portfolio.ts';

function requireCap(field: string, value: number | undefined): void {
  if (value === undefined || (value > 0 && Number.isFinite(value))) return;
  throw new PlumblineError('bad-input', `Portfolio: cap ${field} must be a positive number, not ${value}.`, { field });
}

/** Refuses caps that are not positive numbers. */
export function checkCaps(caps: WeightCaps): void {
  for (const [field, value] of Object.entries(caps)) requireCap(field, value);
}

function scale(weights: Float64Array, isMember: (at: number) => boolean, factor: number): void {
  for (let at = 0; at < weights.length; at += 1) if (isMember(at)) weights[at] *= factor;
}

function sum(weights: Float64Array, of: (weight: number, at: number) => number): number {
  return weights.reduce((total, weight, at) => total + of(weight, at), 0);
}

/**
 * Brings desired weights within their caps: names are clipped, then sectors, the net and the gross are scaled down as a
 * whole, and at last the way from the present weights is cut short to the turnover allowed. Weight taken away stays in
 * cash. sectors: one per asset, undefined = a sector of its own. Returns new weights; NaN counts as the present weight.
 */
export function cappedWeights(
  desired: Float64Array,
  present: Float64Array,
  sectors: readonly (string | undefined)[],
  caps: WeightCaps,
): Float64Array {
  const { perName = Infinity, perSector = Infinity, net = Infinity, gross = Infinity, turnover = Infinity } = caps;
  const weights = desired.map((weight, at) => {
    const known = Number.isNaN(weight) ? present[at] : weight;
    return Math.sign(known) * Math.min(Math.abs(known), perName);
  });
  for (const sector of new Set(sectors)) {
    if (sector === undefined) continue;
    const held = sum(weights, (weight, at) => (sectors[at] === sector ? Math.abs(weight) : 0));
    if (held > perSector) scale(weights, (at) => sectors[at] === sector, perSector / held);
  }
  const direction = Math.sign(sum(weights, (weight) => weight));
  const heavy = sum(weights, (weight) => Math.max(0, weight * direction));
  const light = sum(weights, (weight) => Math.max(0, -weight * direction));
  // Only the heavier side gives way, down to where the net is right.
  if (heavy - light > net) scale(weights, (at) => weights[at] * direction > 0, (light + net) / heavy);
  const total = sum(weights, Math.abs);
  if (total > gross) scale(weights, () => true, gross / total);
  const change = sum(weights, (weight, at) => Math.abs(weight - present[at])) / 2;
  if (change <= turnover) return weights;
  return weights.map((weight, at) => present[at] + ((weight - present[at]) * turnover) / change);
}
