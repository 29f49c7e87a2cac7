import {
  ColorType,
  createChart,
  createSeriesMarkers,
  CrosshairMode,
  HistogramSeries,
  LineSeries,
  LineStyle,
  PriceScaleMode,
  type AutoscaleInfo,
  type IPrimitivePaneRenderer,
  type Logical,
} from 'lightweight-charts';
import type { BarColumns } from '@plumbline/model/bar';
import { readColors, type ColorOf } from '../../charts/chart-colors.ts';
import { indexAt } from '../../charts/series.ts';
import {
  barOf,
  detailOf,
  mergeBars,
  mostPoints,
  moveView,
  pointOf,
  timesOf,
  within,
  zoomView,
  zoomViewAt,
  type BarView,
  type Detail,
} from './chart-detail.ts';
import { betweenWhole } from './chart-rows.ts';
import {
  addLevels,
  addPrice,
  markersOf,
  paintLine,
  paintPrice,
  quiet,
  setLine,
  setPrices,
  setVolumes,
  stamp,
  type ChartLine,
  type Series,
} from './chart-series.ts';
import type { ChartStyle } from './chart-settings.ts';
import { keepView } from './chart-view.ts';
import { onWheel } from './chart-wheel.ts';
import { tickMark } from '../../charts/tick-mark.ts';

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
  /** Pixels kept free behind the last bar. */
  readonly setRoom: (pixels: number) => void;
  /** Height of the pane of the price. */
  readonly priceHeight: () => number;
  /** Width of the panes, without the scale. */
  readonly width: () => number;
  readonly picture: () => HTMLCanvasElement;
  readonly destroy: () => void;
}

/** Paints in pixels of the page; width and height are those of the pane. */
export type ChartOverlay = (
  context: CanvasRenderingContext2D,
  size: { readonly width: number; readonly height: number },
  color: ColorOf,
) => void;

export interface ChartCanvasEvents {
  readonly onPoint: (index: number | null) => void;
  readonly onMove: () => void;
}

const volumeShare = 0.16;
const priceWeight = 5;

/** Price, volume and indicators in their panes, painted by lightweight-charts. `begins` is what is in view at first. */
export function createChartCanvas(
  host: HTMLElement,
  input: ChartCanvasInput,
  begins: BarView,
  events: ChartCanvasEvents,
): ChartCanvas {
  const { bars, style, times } = input;
  const count = times.length;
  const last = count - 1;
  const isLoadedInParts = count > mostPoints;
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
      rightOffset: 2,
      fixLeftEdge: true,
      timeVisible: input.hasClock,
      secondsVisible: false,
      tickMarkFormatter: tickMark,
    },
    // The wheel moves the view itself.
    handleScroll: { vertTouchDrag: false, mouseWheel: false },
    handleScale: { mouseWheel: false },
    // It goes on by places among the points, which change below it.
    kineticScroll: { touch: !isLoadedInParts, mouse: false },
  });
  const price = addPrice(chart, input);
  const volume = chart.addSeries(HistogramSeries, {
    ...quiet,
    priceScaleId: 'volume',
    priceFormat: { type: 'volume' },
  }) as unknown as Series;
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
  let color: ColorOf = readColors(host);
  let paintAgain = (): void => undefined;
  const overlayRenderer: IPrimitivePaneRenderer = {
    draw: (target) => target.useMediaCoordinateSpace(({ context, mediaSize }) => overlay?.(context, mediaSize, color)),
  };
  const overlayViews = [{ renderer: () => overlayRenderer }];
  price.attachPrimitive({
    attached: ({ requestUpdate }) => (paintAgain = requestUpdate),
    paneViews: () => overlayViews,
    autoscaleInfo: () => reached,
  });
  let placed: readonly { readonly line: ChartLine; readonly series: Series }[] = [];
  let marked: readonly ChartLine[] = [];
  const scale = chart.timeScale();
  let room = 0;
  const view = keepView(scale, within(begins, count), count, setPoints, host.clientWidth);
  let points = mergeBars(bars, view.detail());
  let pointTimes = timesOf(times, view.detail());

  function setPoints(detail: Detail): void {
    points = mergeBars(bars, detail);
    pointTimes = timesOf(times, detail);
    setPrices(price, bars, points, detail, pointTimes, style);
    setVolumes(volume, points, pointTimes, color);
    for (const { line, series } of placed) setLine(series, line, detail, pointTimes);
    markers.setMarkers(markersOf(marked, detail, pointTimes, color));
  }

  function repaint(): void {
    color = readColors(host);
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
    setVolumes(volume, points, pointTimes, color);
    for (const { line, series } of placed) paintLine(series, line, color);
    markers.setMarkers(markersOf(marked, view.detail(), pointTimes, color));
  }
  setPrices(price, bars, points, view.detail(), pointTimes, style);
  repaint();

  function setLines(lines: readonly ChartLine[]): void {
    for (const { series } of placed) chart.removeSeries(series);
    marked = lines.filter(({ draw }) => draw === 'marker');
    placed = lines
      .filter(({ draw }) => draw !== 'marker')
      .map((line) => {
        const kind = line.draw === 'histogram' ? HistogramSeries : LineSeries;
        const dress = { ...quiet, crosshairMarkerVisible: false };
        const series = chart.addSeries(kind, dress, line.pane) as unknown as Series;
        addLevels(series, line.levels ?? [], input.locale);
        paintLine(series, line, color);
        setLine(series, line, view.detail(), pointTimes);
        return { line, series };
      });
    markers.setMarkers(markersOf(marked, view.detail(), pointTimes, color));
    const [first, ...more] = chart.panes();
    first?.setStretchFactor(priceWeight);
    for (const [at, pane] of more.entries()) {
      pane.setStretchFactor(1);
      // No volume stands at its foot.
      chart.priceScale('right', at + 1).applyOptions({ scaleMargins: { top: 0.12, bottom: 0.12 } });
    }
    // Scales of panes stay as wide as that of the price, so that bars stand above one another.
    events.onMove();
  }

  function show(from: number, to: number): void {
    const width = scale.width() || host.clientWidth;
    const { step } = detailOf([from, to], count, width);
    const free = to < last ? 0 : (room * (to - from)) / Math.max(1, width - room);
    view.show(within([from - 0.5, to + Math.max(2.5 * step, free)], count));
  }

  const stop = new AbortController();
  const { signal } = stop;
  host.addEventListener('pointerdown', () => view.hold(true), { capture: true, signal });
  for (const ends of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(ends, () => view.hold(false), { signal });
  onWheel(
    host,
    {
      zoomAt: (factor, x) =>
        view.show(zoomViewAt(view.seen(), factor, Math.max(0, Math.min(1, x / scale.width())), count)),
      move: (pixels) => view.show(moveView(view.seen(), pixels / scale.width(), count)),
    },
    signal,
  );
  chart.subscribeCrosshairMove(({ time }) => {
    const index = typeof time === 'number' ? indexAt(times, time) : count;
    events.onPoint(index <= last ? index : null);
  });
  scale.subscribeVisibleLogicalRangeChange(() => {
    view.follow();
    events.onMove();
  });
  scale.subscribeSizeChange(events.onMove);

  return {
    setLines,
    show,
    setRoom: (pixels) => {
      if (pixels === room) return;
      room = pixels;
      const [from, to] = view.seen();
      if (to >= last) show(from + 0.5, last);
    },
    shown: () => {
      const [from, to] = view.seen();
      return [Math.max(0, Math.ceil(from)), Math.min(last, Math.floor(to))];
    },
    zoom: (factor) => view.show(zoomView(view.seen(), factor, count)),
    point: (index, value) => {
      const time = index === null ? undefined : pointTimes[Math.ceil(pointOf(view.detail(), index))];
      if (index === null || time === undefined) chart.clearCrosshairPosition();
      else chart.setCrosshairPosition(value ?? bars.close[index] ?? Number.NaN, stamp(time), price);
    },
    repaint,
    xOf: (index) => {
      const time = pointTimes[Math.ceil(pointOf(view.detail(), index))];
      return time === undefined ? null : scale.timeToCoordinate(stamp(time));
    },
    // What the library calls a logical index is a number of points; it knows whole ones alone.
    xAt: (index) =>
      betweenWhole((whole) => scale.logicalToCoordinate(whole as Logical) ?? Number.NaN, pointOf(view.detail(), index)),
    yAt: (value) => price.priceToCoordinate(value) ?? Number.NaN,
    placeAt: (x, y) => {
      const pane = chart.panes()[0]?.getHeight() ?? 0;
      const [point, value] = [scale.coordinateToLogical(x), price.coordinateToPrice(y)];
      return y < 0 || y > pane || x < 0 || x > scale.width() || point === null || value === null
        ? null
        : { index: Math.max(0, barOf(view.detail(), point)), value };
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
    width: () => scale.width(),
    picture: () => chart.takeScreenshot(),
    destroy: () => {
      view.end();
      stop.abort();
      chart.remove();
    },
  };
}
