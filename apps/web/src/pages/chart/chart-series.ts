import {
  AreaSeries,
  BarSeries,
  CandlestickSeries,
  LineSeries,
  LineStyle,
  type AutoscaleInfo,
  type IChartApi,
  type IPriceLine,
  type ISeriesApi,
  type SeriesMarker,
  type SeriesType,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { BarColumns } from '@plumbline/model/bar';
import type { ColorOf } from '../../charts/chart-colors.ts';
import { barOf, mergeColumn, pointOf, type Detail } from './chart-detail.ts';
import type { ChartStyle } from './chart-settings.ts';

/** One line, histogram or row of dots over the bars. */
export interface ChartLine {
  readonly values: Float64Array;
  readonly draw: 'line' | 'histogram' | 'dots' | 'marker';
  readonly token: string;
  /** 0 = with the price. */
  readonly pane: number;
  /** Values that it is read against: a line at each, and the scale of the pane takes them in. */
  readonly levels?: readonly number[];
}

/** What differs between kinds of series is only how each is dressed. */
export type Series = ISeriesApi<SeriesType>;

export const quiet = { lastValueVisible: false, priceLineVisible: false } as const;

/** Seconds are what the library calls a timestamp. */
export const stamp = (seconds: number | undefined): UTCTimestamp => seconds as UTCTimestamp;

export interface PriceDress {
  readonly style: ChartStyle;
  readonly printPrice: (value: number) => string;
  readonly decimals: number;
}

export function addPrice(chart: IChartApi, { style, printPrice, decimals }: PriceDress): Series {
  const common = {
    ...quiet,
    priceFormat: { type: 'custom', formatter: printPrice, minMove: 10 ** -decimals },
  } as const;
  const series =
    style === 'line'
      ? chart.addSeries(LineSeries, { ...common, lineWidth: 2 })
      : style === 'area'
        ? chart.addSeries(AreaSeries, { ...common, lineWidth: 2 })
        : style === 'bars'
          ? chart.addSeries(BarSeries, { ...common, thinBars: true })
          : chart.addSeries(CandlestickSeries, { ...common, borderVisible: false });
  return series as unknown as Series;
}

export function paintPrice(series: Series, style: ChartStyle, color: ColorOf): void {
  const [up, down, line] = [color('--up-fill'), color('--down-fill'), color('--text-1')];
  if (style === 'line') series.applyOptions({ color: line });
  else if (style === 'area') {
    series.applyOptions({
      lineColor: line,
      topColor: color('--text-1', 0.16),
      bottomColor: color('--text-1', 0.01),
    });
  } else if (style === 'bars') series.applyOptions({ upColor: up, downColor: down });
  else series.applyOptions({ upColor: up, downColor: down, wickUpColor: up, wickDownColor: down });
}

function dressOf(draw: ChartLine['draw'], color: string) {
  if (draw === 'histogram') return { color };
  const dots = { lineVisible: false, pointMarkersVisible: true, pointMarkersRadius: 1.5 };
  return { color, lineWidth: 2 as const, ...(draw === 'dots' ? dots : {}) };
}

/** A line keeps the furthest closes, as those of indicators do. */
export function setPrices(
  series: Series,
  bars: BarColumns,
  points: BarColumns,
  detail: Detail,
  times: Float64Array,
  style: ChartStyle,
): void {
  const { open, high, low, close } = points;
  if (style === 'line' || style === 'area') {
    const closes = mergeColumn(bars.close, detail);
    series.setData(Array.from(closes, (value, k) => ({ time: stamp(times[k]), value })));
    return;
  }
  series.setData(
    Array.from(close, (value, k) => ({
      time: stamp(times[k]),
      open: open[k] ?? Number.NaN,
      high: high[k] ?? Number.NaN,
      low: low[k] ?? Number.NaN,
      close: value,
    })),
  );
}

export function setVolumes(series: Series, points: BarColumns, times: Float64Array, color: ColorOf): void {
  const [up, down] = [color('--up-fill', 0.32), color('--down-fill', 0.32)];
  const rows: { readonly time: UTCTimestamp; readonly value: number; readonly color: string }[] = [];
  for (const [k, value] of points.volume.entries()) {
    if (!Number.isFinite(value)) continue;
    rows.push({ time: stamp(times[k]), value, color: (points.close[k] ?? 0) >= (points.open[k] ?? 0) ? up : down });
  }
  series.setData(rows);
}

/** Dashed and quiet, with its number on the scale. */
function paintLevel(level: IPriceLine, color: ColorOf): void {
  level.applyOptions({
    color: color('--text-3', 0.6),
    axisLabelColor: color('--bg-1'),
    axisLabelTextColor: color('--text-3'),
  });
}

/** The scale prints these numbers and no others. */
export function addLevels(series: Series, levels: readonly number[], locale: string): void {
  if (levels.length === 0) return;
  const [lowest, highest] = [Math.min(...levels), Math.max(...levels)];
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  series.applyOptions({
    priceFormat: {
      type: 'custom',
      formatter: (value: number) => numbers.format(value).replace('-', '−'),
      tickmarksFormatter: (ticks: readonly number[]) => ticks.map(() => ''),
      minMove: 0.01,
    },
    autoscaleInfoProvider: (original: () => AutoscaleInfo | null): AutoscaleInfo => {
      const range = original()?.priceRange ?? null;
      return {
        priceRange: {
          minValue: Math.min(lowest, range?.minValue ?? lowest),
          maxValue: Math.max(highest, range?.maxValue ?? highest),
        },
      };
    },
  });
  const dress = { lineWidth: 1, lineStyle: LineStyle.Dashed, axisLabelVisible: true } as const;
  for (const price of levels) series.createPriceLine({ ...dress, price });
}

export function paintLine(series: Series, line: ChartLine, color: ColorOf): void {
  series.applyOptions(dressOf(line.draw, color(line.token)));
  for (const level of series.priceLines()) paintLevel(level, color);
}

export function setLine(series: Series, line: ChartLine, detail: Detail, times: Float64Array): void {
  const rows: { readonly time: UTCTimestamp; readonly value: number }[] = [];
  for (const [k, value] of mergeColumn(line.values, detail).entries())
    if (Number.isFinite(value)) rows.push({ time: stamp(times[k]), value });
  series.setData(rows);
}

/** Arrows below and above the points that have one; of several in one point and direction, one. */
export function markersOf(
  lines: readonly ChartLine[],
  detail: Detail,
  times: Float64Array,
  color: ColorOf,
): SeriesMarker<UTCTimestamp>[] {
  const from = Math.max(0, Math.floor(barOf(detail, -1)) + 1);
  const end = barOf(detail, detail.size - 1);
  return lines
    .flatMap((line) => {
      const seen = new Set<number>();
      const found: SeriesMarker<UTCTimestamp>[] = [];
      for (let i = from; i <= end; i += 1) {
        const value = line.values[i] ?? Number.NaN;
        if (Number.isNaN(value) || value === 0) continue;
        const isUp = value > 0;
        const point = Math.ceil(pointOf(detail, i));
        const place = isUp ? point : -1 - point;
        if (seen.has(place)) continue;
        seen.add(place);
        found.push({
          time: stamp(times[point]),
          position: isUp ? 'belowBar' : 'aboveBar',
          shape: isUp ? 'arrowUp' : 'arrowDown',
          color: color(line.token),
          size: 1,
        });
      }
      return found;
    })
    .sort((a, b) => a.time - b.time);
}
