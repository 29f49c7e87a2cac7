import {
  AreaSeries,
  BarSeries,
  CandlestickSeries,
  ColorType,
  createChart,
  createSeriesMarkers,
  CrosshairMode,
  HistogramSeries,
  LineSeries,
  LineStyle,
  PriceScaleMode,
  type AutoscaleInfo,
  type IChartApi,
  type IPrimitivePaneRenderer,
  type ISeriesApi,
  type Logical,
  type SeriesType,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { BarColumns } from '@plumbline/model/bar';
import { readColors, type ColorOf } from '../../charts/chart-colors.ts';
import { indexAt } from '../../charts/series.ts';
import { betweenWhole } from './chart-rows.ts';
import type { ChartStyle } from './chart-settings.ts';

/** One line, histogram or row of dots over the bars. */
export interface ChartLine {
  readonly values: Float64Array;
  readonly draw: 'line' | 'histogram' | 'dots' | 'marker';
  readonly token: string;
  /** 0 = with the price. */
  readonly pane: number;
}

export interface ChartCanvasInput {
  /** On the scale that is shown. */
  readonly bars: BarColumns;
  /** Seconds as the axis counts them, one per bar. */
  readonly times: Float64Array;
  readonly style: ChartStyle;
  /** Last close of the market, on the scale that is shown. */
  readonly lastPrice: number;
  readonly isLog: boolean;
  readonly hasClock: boolean;
  readonly locale: string;
  /** Prints a value of the price scale. */
  readonly printPrice: (value: number) => string;
  readonly decimals: number;
}

export interface ChartCanvas {
  readonly setLines: (lines: readonly ChartLine[]) => void;
  readonly show: (from: number, to: number) => void;
  /** First and last visible bar. */
  readonly shown: () => readonly [number, number];
  readonly zoom: (factor: number) => void;
  /** Puts the crosshair on a bar, at its close or at another height of the scale. */
  readonly point: (index: number | null, value?: number) => void;
  readonly repaint: () => void;
  readonly xOf: (index: number) => number | null;
  /** Pixels of any place among the bars, parts and what lies beside them included. */
  readonly xAt: (index: number) => number;
  /** Height of a value of the price scale; NaN where it has none. */
  readonly yAt: (value: number) => number;
  /** Place and value of a pixel of the pane of the price; null outside it. */
  readonly placeAt: (x: number, y: number) => { readonly index: number; readonly value: number } | null;
  /** Paints over the bars whenever the chart is painted, pictures included. */
  readonly setOverlay: (paint: ChartOverlay) => void;
  readonly repaintOverlay: () => void;
  /** Values that the price scale takes in beside the bars; null = none. */
  readonly setReach: (reach: readonly [low: number, high: number] | null) => void;
  /** Height of the pane of the price. */
  readonly priceHeight: () => number;
  readonly picture: () => HTMLCanvasElement;
  readonly destroy: () => void;
}

/** Paints in pixels of the page; `width` is that of the pane. */
export type ChartOverlay = (context: CanvasRenderingContext2D, width: number, color: ColorOf) => void;

export interface ChartCanvasEvents {
  readonly onPoint: (index: number | null) => void;
  readonly onMove: () => void;
}

type Line = ISeriesApi<SeriesType>;

const volumeShare = 0.16;
const priceWeight = 5;
const quiet = { lastValueVisible: false, priceLineVisible: false } as const;

function dressed(draw: ChartLine['draw'], color: string) {
  if (draw === 'histogram') return { color };
  const dots = { lineVisible: false, pointMarkersVisible: true, pointMarkersRadius: 1.5 };
  return { color, lineWidth: 2 as const, ...(draw === 'dots' ? dots : {}) };
}

function addPrice(
  chart: IChartApi,
  { bars, style, printPrice, decimals }: ChartCanvasInput,
  at: readonly UTCTimestamp[],
) {
  const common = {
    ...quiet,
    priceFormat: { type: 'custom', formatter: printPrice, minMove: 10 ** -decimals },
  } as const;
  if (style === 'line' || style === 'area') {
    const series =
      style === 'line'
        ? chart.addSeries(LineSeries, { ...common, lineWidth: 2 })
        : chart.addSeries(AreaSeries, { ...common, lineWidth: 2 });
    series.setData(at.map((time, i) => ({ time, value: bars.close[i] ?? Number.NaN })));
    return series;
  }
  const series =
    style === 'bars'
      ? chart.addSeries(BarSeries, { ...common, thinBars: true })
      : chart.addSeries(CandlestickSeries, { ...common, borderVisible: false });
  series.setData(
    at.map((time, i) => ({
      time,
      open: bars.open[i] ?? Number.NaN,
      high: bars.high[i] ?? Number.NaN,
      low: bars.low[i] ?? Number.NaN,
      close: bars.close[i] ?? Number.NaN,
    })),
  );
  return series;
}

function paintPrice(series: Line, style: ChartStyle, color: ColorOf): void {
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

/** Price, volume and indicators in their panes, painted by lightweight-charts. */
export function createChartCanvas(host: HTMLElement, input: ChartCanvasInput, events: ChartCanvasEvents): ChartCanvas {
  const { bars, style, times } = input;
  // Seconds are what the library calls a timestamp.
  const at = Array.from(times, (time) => time as UTCTimestamp);
  const last = at.length - 1;
  const chart = createChart(host, {
    autoSize: true,
    layout: {
      attributionLogo: false,
      background: { type: ColorType.Solid, color: 'transparent' },
      fontSize: 11,
      panes: { enableResize: true },
    },
    localization: { dateFormat: 'yyyy/MM/dd', locale: input.locale },
    crosshair: { mode: CrosshairMode.Normal },
    rightPriceScale: {
      borderVisible: false,
      entireTextOnly: true,
      minimumWidth: 64,
      mode: input.isLog ? PriceScaleMode.Logarithmic : PriceScaleMode.Normal,
      scaleMargins: { top: 0.1, bottom: volumeShare + 0.06 },
    },
    timeScale: {
      borderVisible: false,
      minBarSpacing: 0.02,
      // Bars thinner than half a pixel are painted together: without it half a million minutes do not move smoothly.
      enableConflation: true,
      rightOffset: 2,
      fixLeftEdge: true,
      timeVisible: input.hasClock,
      secondsVisible: false,
    },
    handleScroll: { vertTouchDrag: false },
  });
  // One of the kinds above: what differs between them is only how it is dressed.
  const price = addPrice(chart, input, at) as unknown as Line;
  const volume = chart.addSeries(HistogramSeries, {
    ...quiet,
    priceScaleId: 'volume',
    priceFormat: { type: 'volume' },
  });
  chart.priceScale('volume').applyOptions({ scaleMargins: { top: 1 - volumeShare, bottom: 0 } });
  const lastLine = price.createPriceLine({
    price: input.lastPrice,
    lineWidth: 1,
    lineStyle: LineStyle.SparseDotted,
    axisLabelVisible: true,
  });
  const markers = createSeriesMarkers(price, []);
  let overlay: ChartOverlay | null = null;
  let reached: AutoscaleInfo | null = null;
  let overlayColor: ColorOf = readColors(host);
  let paintAgain = (): void => undefined;
  const overlayRenderer: IPrimitivePaneRenderer = {
    draw: (target) =>
      target.useMediaCoordinateSpace(({ context, mediaSize }) => overlay?.(context, mediaSize.width, overlayColor)),
  };
  const overlayViews = [{ renderer: () => overlayRenderer }];
  price.attachPrimitive({
    attached: ({ requestUpdate }) => (paintAgain = requestUpdate),
    paneViews: () => overlayViews,
    autoscaleInfo: () => reached,
  });
  let placed: { readonly line: ChartLine; readonly series: Line }[] = [];
  let marked: readonly ChartLine[] = [];

  function paintMarkers(color: ColorOf): void {
    const found = marked.flatMap((line) =>
      at.flatMap((time, i) => {
        const value = line.values[i] ?? Number.NaN;
        if (Number.isNaN(value) || value === 0) return [];
        const isUp = value > 0;
        return [
          {
            time,
            position: isUp ? ('belowBar' as const) : ('aboveBar' as const),
            shape: isUp ? ('arrowUp' as const) : ('arrowDown' as const),
            color: color(line.token),
            size: 1,
          },
        ];
      }),
    );
    markers.setMarkers(found.sort((a, b) => a.time - b.time));
  }

  function repaint(): void {
    const color = readColors(host);
    overlayColor = color;
    chart.applyOptions({
      layout: {
        textColor: color('--text-3'),
        fontFamily: getComputedStyle(host).fontFamily,
        panes: { separatorColor: color('--border-1'), separatorHoverColor: color('--accent-wash') },
      },
      grid: { vertLines: { visible: false }, horzLines: { color: color('--grid') } },
      crosshair: {
        vertLine: { color: color('--text-3'), labelBackgroundColor: color('--border-2') },
        horzLine: { color: color('--text-3'), labelBackgroundColor: color('--border-2') },
      },
    });
    paintPrice(price, style, color);
    lastLine.applyOptions({
      color: color('--text-2'),
      axisLabelColor: color('--text-1'),
      axisLabelTextColor: color('--bg-0'),
    });
    const [up, down] = [color('--up-fill', 0.32), color('--down-fill', 0.32)];
    volume.setData(
      at.flatMap((time, i) => {
        const value = bars.volume[i] ?? Number.NaN;
        if (!Number.isFinite(value)) return [];
        return [{ time, value, color: (bars.close[i] ?? 0) >= (bars.open[i] ?? 0) ? up : down }];
      }),
    );
    for (const { line, series } of placed) series.applyOptions(dressed(line.draw, color(line.token)));
    paintMarkers(color);
  }
  repaint();

  function setLines(lines: readonly ChartLine[]): void {
    for (const { series } of placed) chart.removeSeries(series);
    const color = readColors(host);
    marked = lines.filter(({ draw }) => draw === 'marker');
    placed = lines
      .filter(({ draw }) => draw !== 'marker')
      .map((line) => {
        const kind = line.draw === 'histogram' ? HistogramSeries : LineSeries;
        const series = chart.addSeries(kind, { ...quiet, ...dressed(line.draw, color(line.token)) }, line.pane);
        series.applyOptions({ crosshairMarkerVisible: false });
        series.setData(
          at.flatMap((time, i) => {
            const value = line.values[i] ?? Number.NaN;
            return Number.isFinite(value) ? [{ time, value }] : [];
          }),
        );
        return { line, series: series as unknown as Line };
      });
    paintMarkers(color);
    const [first, ...more] = chart.panes();
    first?.setStretchFactor(priceWeight);
    for (const pane of more) pane.setStretchFactor(1);
    // Scales of panes stay as wide as that of the price, so that bars stand above one another.
    events.onMove();
  }

  const scale = chart.timeScale();
  const shown = (): readonly [number, number] => {
    const range = scale.getVisibleLogicalRange();
    return range === null ? [0, last] : [Math.max(0, Math.ceil(range.from)), Math.min(last, Math.floor(range.to))];
  };
  chart.subscribeCrosshairMove(({ time }) => {
    const index = typeof time === 'number' ? indexAt(times, time) : times.length;
    events.onPoint(index <= last ? index : null);
  });
  scale.subscribeVisibleLogicalRangeChange(events.onMove);
  scale.subscribeSizeChange(events.onMove);

  return {
    setLines,
    show: (from, to) => scale.setVisibleLogicalRange({ from: from - 0.5, to: to + 2.5 }),
    shown,
    zoom: (factor) => {
      const range = scale.getVisibleLogicalRange();
      if (range === null) return;
      const width = Math.max(10, Math.min(at.length + 2, (range.to - range.from) * factor));
      scale.setVisibleLogicalRange({ from: range.to - width, to: range.to });
    },
    point: (index, value) => {
      const time = index === null ? undefined : at[index];
      if (index === null || time === undefined) chart.clearCrosshairPosition();
      else chart.setCrosshairPosition(value ?? bars.close[index] ?? Number.NaN, time, price);
    },
    repaint,
    xOf: (index) => {
      const time = at[index];
      return time === undefined ? null : scale.timeToCoordinate(time);
    },
    // What the library calls a logical index is a number of bars; it knows whole ones alone.
    xAt: (index) => betweenWhole((whole) => scale.logicalToCoordinate(whole as Logical) ?? Number.NaN, index),
    yAt: (value) => price.priceToCoordinate(value) ?? Number.NaN,
    placeAt: (x, y) => {
      const pane = chart.panes()[0]?.getHeight() ?? 0;
      const [index, value] = [scale.coordinateToLogical(x), price.coordinateToPrice(y)];
      return y < 0 || y > pane || x < 0 || x > scale.width() || index === null || value === null
        ? null
        : { index: Math.max(0, index), value };
    },
    setOverlay: (paint) => {
      overlay = paint;
      paintAgain();
    },
    repaintOverlay: () => paintAgain(),
    setReach: (reach) => {
      reached = reach === null ? null : { priceRange: { minValue: reach[0], maxValue: reach[1] } };
      paintAgain();
    },
    priceHeight: () => chart.panes()[0]?.getHeight() ?? 0,
    picture: () => chart.takeScreenshot(),
    destroy: () => chart.remove(),
  };
}
