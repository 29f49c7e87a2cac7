import {
  CandlestickSeries,
  ColorType,
  createChart,
  HistogramSeries,
  LineSeries,
  LineStyle,
  PriceScaleMode,
  type IChartApi,
  type ISeriesApi,
  type Time,
} from 'lightweight-charts';
import { dateOf } from '@plumbline/model/date';
import type { BarColumns } from '@plumbline/model/bar';
import { readColors } from './chart-colors.ts';
import { indexAt, movingAverage } from './series.ts';
import { tickMark } from './tick-mark.ts';

export interface PriceLevel {
  readonly price: number;
  readonly title: string;
}

export interface PriceCanvasInput {
  readonly bars: BarColumns;
  readonly decimals: number;
  /** Language of the month names on the time axis. */
  readonly locale: string;
  /** Lengths of the moving averages, at most two. */
  readonly averages: readonly number[];
  /** Horizontal lines: 52-week low and high. */
  readonly levels: readonly PriceLevel[];
  /** What the last price is called on the axis; empty where it needs no name. */
  readonly lastTitle: string;
}

export interface PriceCanvas {
  /** Shows everything on or after an instant. */
  readonly show: (from: number) => void;
  readonly setLog: (isLog: boolean) => void;
  /** Puts the crosshair on a bar; null puts it away. */
  readonly point: (index: number | null) => void;
  /** Reads the colours of the page again. */
  readonly repaint: () => void;
  /** Where no candle, average or level passes behind a watermark; null when there is no such place. */
  readonly freeSlot: () => { readonly left: number; readonly top: number } | null;
  /** Horizontal position of a bar inside the plot; null when it is out of view. */
  readonly xOf: (index: number) => number | null;
  readonly picture: () => HTMLCanvasElement;
  readonly destroy: () => void;
}

export interface PriceCanvasEvents {
  readonly onPoint: (index: number | null) => void;
  /** The visible stretch or the size has changed: what is laid over the plot must move. */
  readonly onMove: () => void;
}

const averageTokens = ['--series-2', '--series-3'] as const;
const volumeShare = 0.15;
/** Where a watermark may stand: shares of the width, height in pixels, and the room the reading takes above it. */
const slotStarts = [0, 0.42, 0.8] as const;
const slotShare = 0.16;
const slotHeight = 26;
const slotTop = 20;
const slotInset = 6;

/** Top of the first stretch that no line crosses; null when there is none. */
function emptyStretch(ys: readonly number[], bottom: number): number | null {
  for (let top = slotTop; top <= bottom - slotHeight; top += slotHeight / 2) {
    if (ys.every((y) => !(y >= top && y <= top + slotHeight))) return top;
  }
  return null;
}

function indexOfTime(bars: BarColumns, time: Time | undefined): number | null {
  if (typeof time !== 'string') return null;
  const index = indexAt(bars.time, Date.parse(`${time}T00:00:00Z`));
  return index < bars.time.length ? index : null;
}

/** Candles, volume and averages painted by lightweight-charts, which this file alone knows. */
export function createPriceCanvas(host: HTMLElement, input: PriceCanvasInput, events: PriceCanvasEvents): PriceCanvas {
  const { bars } = input;
  const dates = Array.from(bars.time, dateOf);
  const chart: IChartApi = createChart(host, {
    autoSize: true,
    // Its logo needs an inline style, which the page's policy refuses; the credit stands beside the chart as text.
    layout: { attributionLogo: false, background: { type: ColorType.Solid, color: 'transparent' }, fontSize: 11 },
    localization: { dateFormat: 'yyyy/MM/dd', locale: input.locale },
    rightPriceScale: {
      borderVisible: false,
      // Half a number at the edge says nothing.
      entireTextOnly: true,
      scaleMargins: { top: 0.06, bottom: volumeShare + 0.07 },
    },
    timeScale: {
      borderVisible: false,
      fixLeftEdge: true,
      fixRightEdge: true,
      minBarSpacing: 0.05,
      tickMarkFormatter: tickMark,
    },
    // The wheel scrolls the page, never the chart under the pointer.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false, pinch: true },
  });

  const candles: ISeriesApi<'Candlestick'> = chart.addSeries(CandlestickSeries, {
    borderVisible: false,
    lastValueVisible: false,
    priceLineVisible: false,
    priceFormat: { type: 'price', precision: input.decimals, minMove: 10 ** -input.decimals },
  });
  candles.setData(
    dates.map((time, i) => ({
      time,
      open: bars.open[i] ?? Number.NaN,
      high: bars.high[i] ?? Number.NaN,
      low: bars.low[i] ?? Number.NaN,
      close: bars.close[i] ?? Number.NaN,
    })),
  );
  const volume = chart.addSeries(HistogramSeries, {
    priceScaleId: 'volume',
    priceFormat: { type: 'volume' },
    lastValueVisible: false,
    priceLineVisible: false,
  });
  chart.priceScale('volume').applyOptions({ scaleMargins: { top: 1 - volumeShare, bottom: 0 } });
  const averageValues = input.averages
    .slice(0, averageTokens.length)
    .map((length) => movingAverage(bars.close, length));
  const averages = averageValues.map((values) => {
    const series = chart.addSeries(LineSeries, {
      lineWidth: 2,
      lastValueVisible: false,
      priceLineVisible: false,
      crosshairMarkerVisible: false,
    });
    series.setData(
      dates.flatMap((time, i) => (Number.isFinite(values[i]) ? [{ time, value: values[i] ?? Number.NaN }] : [])),
    );
    return series;
  });
  const lastClose = candles.createPriceLine({
    price: bars.close.at(-1) ?? Number.NaN,
    lineWidth: 1,
    lineStyle: LineStyle.SparseDotted,
    axisLabelVisible: true,
    title: input.lastTitle,
  });
  const levels = input.levels.map((level) =>
    candles.createPriceLine({
      price: level.price,
      title: level.title,
      lineWidth: 1,
      lineStyle: LineStyle.SparseDotted,
      axisLabelVisible: false,
    }),
  );

  function repaint(): void {
    const color = readColors(host);
    const up = color('--up-fill');
    const down = color('--down-fill');
    chart.applyOptions({
      layout: { textColor: color('--text-3'), fontFamily: getComputedStyle(host).fontFamily },
      grid: { vertLines: { visible: false }, horzLines: { color: color('--grid') } },
      crosshair: {
        vertLine: { color: color('--text-3'), labelBackgroundColor: color('--bg-3') },
        horzLine: { color: color('--text-3'), labelBackgroundColor: color('--text-2') },
      },
    });
    candles.applyOptions({
      upColor: up,
      downColor: down,
      wickUpColor: up,
      wickDownColor: down,
    });
    lastClose.applyOptions({
      color: color('--text-2'),
      axisLabelColor: color('--text-1'),
      axisLabelTextColor: color('--bg-0'),
    });
    const upVolume = color('--up-fill', 0.32);
    const downVolume = color('--down-fill', 0.32);
    volume.setData(
      dates.flatMap((time, i) => {
        const value = bars.volume[i] ?? Number.NaN;
        if (!Number.isFinite(value)) return [];
        return [{ time, value, color: (bars.close[i] ?? 0) >= (bars.open[i] ?? 0) ? upVolume : downVolume }];
      }),
    );
    averages.forEach((series, i) => series.applyOptions({ color: color(averageTokens[i] ?? '--series-2') }));
    for (const level of levels) level.applyOptions({ color: color('--border-2') });
  }
  repaint();

  chart.subscribeCrosshairMove(({ time }) => events.onPoint(indexOfTime(bars, time)));
  chart.timeScale().subscribeVisibleLogicalRangeChange(events.onMove);
  chart.timeScale().subscribeSizeChange(events.onMove);

  return {
    show: (from) => {
      const first = indexAt(bars.time, from);
      chart
        .timeScale()
        .setVisibleLogicalRange({ from: Math.min(first, dates.length - 2) - 0.5, to: dates.length - 0.5 });
    },
    setLog: (isLog) => {
      chart.priceScale('right').applyOptions({ mode: isLog ? PriceScaleMode.Logarithmic : PriceScaleMode.Normal });
    },
    point: (index) => {
      const time = index === null ? undefined : dates[index];
      if (index === null || time === undefined) {
        chart.clearCrosshairPosition();
        return;
      }
      chart.setCrosshairPosition(bars.close[index] ?? Number.NaN, time, candles);
    },
    repaint,
    freeSlot: () => {
      const range = chart.timeScale().getVisibleLogicalRange();
      if (range === null) return null;
      const first = Math.max(0, Math.ceil(range.from));
      const count = Math.min(dates.length - 1, Math.floor(range.to)) - first;
      const { width, height } = chart.paneSize();
      const lines = [...input.levels.map(({ price }) => price), bars.close.at(-1) ?? Number.NaN];
      for (const share of slotStarts) {
        const from = first + Math.floor(count * share);
        const to = first + Math.ceil(count * (share + slotShare)) + 1;
        const columns = [bars.high, bars.low, ...averageValues].flatMap((column) => [...column.subarray(from, to)]);
        const ys = [...columns, ...lines].map((price) => candles.priceToCoordinate(price) ?? Number.NaN);
        const top = emptyStretch(ys, height * (1 - volumeShare));
        if (top !== null) return { left: width * share + slotInset, top: top + slotInset };
      }
      return null;
    },
    xOf: (index) => {
      const time = dates[index];
      return time === undefined ? null : chart.timeScale().timeToCoordinate(time);
    },
    picture: () => chart.takeScreenshot(),
    destroy: () => chart.remove(),
  };
}
