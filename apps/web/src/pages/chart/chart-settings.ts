import { adjustments, intervals, type Adjustment, type Interval } from '@plumbline/model/bar';
import { parseInstrumentId, type InstrumentId } from '@plumbline/model/instrument';
import { priceRanges, type PriceRange } from '../../charts/price-range.ts';
import { chartMultiples, type ChartMultiple } from './multiple-band.ts';

export const chartStyles = ['candles', 'bars', 'line', 'area', 'heikin-ashi'] as const;
export type ChartStyle = (typeof chartStyles)[number];

export const chartScales = ['linear', 'log', 'percent', 'indexed'] as const;
export type ChartScale = (typeof chartScales)[number];

export const mostCompared = 6;

/** What the address of a chart says beside the instrument. */
export interface ChartSettings {
  readonly interval: Interval;
  readonly style: ChartStyle;
  readonly scale: ChartScale;
  readonly adjust: Adjustment;
  readonly range: PriceRange;
  /** Whether the value as it was known in its time lies behind the price. */
  readonly hasValue: boolean;
  /** The multiple whose own range lies behind the price; null = none. */
  readonly multiple: ChartMultiple | null;
  /** Id of the reader's strategy that stands below the price; null = none. */
  readonly strategy: string | null;
  readonly compared: readonly InstrumentId[];
  /** Those of them that the price is divided by, in a pane of its own. */
  readonly ratios: readonly InstrumentId[];
}

/** What the address of a chart may say beside the instrument. */
export const chartParameters = [
  'interval',
  'style',
  'scale',
  'adjust',
  'range',
  'indicators',
  'with',
  'ratio',
  'value',
  'multiple',
  'strategy',
] as const;

/** The parameters of the address, all as text. */
export type ChartAddress = { readonly [K in (typeof chartParameters)[number]]?: string | undefined };

function oneOf<const T extends string>(known: readonly T[], given: string | undefined, usual: T): T {
  return known.find((value) => value === given) ?? usual;
}

/** Whatever the address does not say, or says wrongly, is as usual. */
export function readSettings(address: ChartAddress): ChartSettings {
  const interval = oneOf(intervals, address.interval, '1d');
  const ids = (address.with ?? '').split(',').flatMap((text) => parseInstrumentId(text) ?? []);
  const compared = [...new Set(ids)].slice(0, mostCompared);
  const over = new Set((address.ratio ?? '').split(','));
  const ratios = compared.filter((id) => over.has(id));
  const scale = oneOf(chartScales, address.scale, 'linear');
  return {
    interval,
    style: oneOf(chartStyles, address.style, 'candles'),
    // Prices of several instruments have no scale in common.
    scale: compared.length > ratios.length && scale !== 'indexed' ? 'percent' : scale,
    adjust: oneOf(adjustments, address.adjust, 'split'),
    range: oneOf(priceRanges, address.range, '1Y'),
    hasValue: address.value === 'on',
    multiple: chartMultiples.find((one) => one === address.multiple) ?? null,
    strategy: address.strategy ?? null,
    compared,
    ratios,
  };
}
