import { calendarFields, positionFields, priceFields } from '@plumbline/model/strategy-spec';
import { indicators } from '../catalogue/indicators/registry.ts';
import type { Indicator } from '../catalogue/indicator.ts';

export const indicatorById: ReadonlyMap<string, Indicator> = new Map(
  indicators.map((indicator) => [indicator.id, indicator]),
);

/** Words of the code view that stand for something other than an indicator or a setting. */
export const codeFunctions = [
  'absolute',
  'log',
  'min_of',
  'max_of',
  'lasting',
  'other',
  'partner',
  'score',
  'sector_score',
  'percentile',
  'sector_percentile',
  'ridge_rank',
  'logistic_rank',
  'stumps_rank',
] as const;

const reserved: ReadonlySet<string> = new Set([
  ...priceFields,
  ...codeFunctions,
  'position',
  'calendar',
  'series',
  'parameter',
  'and',
  'or',
  'not',
  'crosses',
  'defaults',
  'plain',
  'by',
  'up',
  'to',
  'every',
  'hold',
  'from',
  'step',
  'in',
  'of',
  'plus',
  'at',
  'per',
  'highest',
  'lowest',
]);

/** An indicator's id as a word of the code view, where a hyphen would be a minus. */
export function codeNameOf(id: string): string {
  return id.replaceAll('-', '_');
}

/** The id behind a word of the code view. */
export function idOfCodeName(name: string): string {
  return name.replaceAll('_', '-');
}

/** Whether the bare name of a setting would be read as something else. */
export function isTaken(key: string): boolean {
  return reserved.has(key) || indicatorById.has(key);
}

export function isPriceField(name: string): name is (typeof priceFields)[number] {
  return (priceFields as readonly string[]).includes(name);
}

export function isPositionField(name: string): name is (typeof positionFields)[number] {
  return (positionFields as readonly string[]).includes(name);
}

export function isCalendarField(name: string): name is (typeof calendarFields)[number] {
  return (calendarFields as readonly string[]).includes(name);
}
