import type { QualityFlag } from './fact.ts';
import type { InstrumentId } from './instrument.ts';
import type { LocalText } from './locale.ts';
import type { SourceRef } from './source.ts';
import type { Unit } from './units.ts';

/** Figures a provider computes itself and gives finished. They serve to compare ours with, or where statements are out of reach. */
export const measureIds = [
  'marketCap',
  'floatMarketCap',
  'peTrailing',
  'peLastYear',
  'priceToBook',
  'dividendYield',
  'dividendPerShare',
  'turnoverRate',
  'high52Weeks',
  'low52Weeks',
  'limitUp',
  'limitDown',
  'beta',
] as const;
export type MeasureId = (typeof measureIds)[number];

/** One such figure. `value` is null with a reason where the provider's number contradicts itself. */
export interface Measure {
  readonly id: MeasureId;
  readonly value: number | null;
  readonly unit: Unit;
  readonly currency?: string;
  readonly asOf: string;
  readonly source: SourceRef;
  readonly quality: readonly QualityFlag[];
  readonly why?: LocalText;
}

export interface Measures {
  readonly instrumentId: InstrumentId;
  readonly items: readonly Measure[];
}
