import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { InstrumentView } from '@plumbline/contract/instrument';
import { dateOf } from '@plumbline/model/date';
import { formatFigure } from '@plumbline/model/format';
import { displaySymbol, marketOf, type InstrumentId } from '@plumbline/model/instrument';
import { marketById } from '@plumbline/model/market-by-id';
import { indicators } from '@plumbline/quant/catalogue/indicators/registry';
import { runIndicator } from '@plumbline/quant/catalogue/run-indicator';
import { intervalMs, isIntraday, type BarColumns } from '@plumbline/model/bar';
import { rangeStart } from '../../charts/price-range.ts';
import { indexAt } from '../../charts/series.ts';
import type { Bars } from '../../lib/bars.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { useStable } from '../../lib/use-stable.ts';
import type { BandStep } from '../research/first-screen/value-spread.ts';
import type { ChartCanvas, ChartCanvasInput } from './chart-canvas.ts';
import { AlertLines, useChartAlerts } from './chart-alerts.tsx';
import { useCrosshairLink, type ChartTimes } from './chart-crosshair.ts';
import { ChartExport } from './chart-export.tsx';
import { ChartHead } from './chart-head.tsx';
import { newIndicator, writeIndicators, type ChartIndicator } from './chart-indicators.ts';
import { ChartLegend } from './chart-legend.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { ChartPlot } from './chart-plot.tsx';
import { useRangeLink } from './chart-range.ts';
import { createPoint } from './chart-point.ts';
import { axisTimes, barsOnScale, firstFrom, onScale } from './chart-rows.ts';
import { ReplayBar, useReplay } from './chart-replay.tsx';
import { ChartFoot, ChartToolbar } from './chart-toolbar.tsx';
import type { ChartAddressState } from './use-chart-layout.ts';
import type { ChartSurroundings } from './chart-surroundings.ts';
import { DrawingObjects } from './drawings/drawing-objects.tsx';
import { DrawingBar, DrawingTools } from './drawings/drawing-tools.tsx';
import { useDrawingDesk } from './drawings/use-drawing-desk.ts';
import { useCompared, useMarks } from './use-chart-data.ts';
import { useUnderlays } from './use-underlays.ts';
import { useReportBands } from './value-band.ts';
import { ValuePanel } from './value-panel.tsx';
import { laneSignals } from './strategy-lane.ts';
import { StrategyLanePanel } from './strategy-lane-panel.tsx';
import { StrategyLaneView } from './strategy-lane-view.tsx';
import { useChartLines } from './use-chart-lines.ts';
import { useStrategyLane } from './use-strategy-lane.ts';

// Opened by a press.
const IndicatorPicker = lazy(async () => ({ default: (await import('./indicator-picker.tsx')).IndicatorPicker }));
const OwnIndicatorDialog = lazy(async () => ({
  default: (await import('./own-indicator-dialog.tsx')).OwnIndicatorDialog,
}));
const ChartSearch = lazy(async () => ({ default: (await import('./chart-search.tsx')).ChartSearch }));

const heikinAshi = indicators.find(({ id }) => id === 'heikin-ashi');

/** The catalogue's own Heikin-Ashi bars; times and volume stay those of the market. */
function averagedBars(bars: BarColumns): BarColumns {
  if (heikinAshi === undefined) return bars;
  const [open = bars.open, high = bars.high, low = bars.low, close = bars.close] = runIndicator(heikinAshi, [
    bars.open,
    bars.high,
    bars.low,
    bars.close,
  ]);
  return { ...bars, open, high, low, close };
}

export interface ChartDeskProps extends ChartAddressState {
  readonly instrument: InstrumentView & { readonly id: InstrumentId };
  readonly bars: Bars;
  readonly around: ChartSurroundings;
}

const noSteps: readonly BandStep[] = [];

/** A chart; while it is the active one, toolbar and panel speak of it. */
export function ChartDesk({ instrument, bars: full, settings, placed, change, around }: ChartDeskProps) {
  const { t } = useTranslation('chart');
  const locale = useLocale();
  const canvas = useRef<ChartCanvas>(null);
  const [point] = useState(createPoint);
  const [dialog, setDialog] = useState<'indicators' | 'compare' | { readonly editsAt: number } | null>(null);
  const [chosenKey, setChosen] = useState<string | null>(null);
  const { id } = instrument;
  const { style, scale, interval } = settings;
  const { at, isActive, isOnly, slots } = around;
  const replay = useReplay(full, around.replayed, isActive);
  const { bars } = replay;
  const { columns, decimals } = bars;
  const last = columns.time.length - 1;
  const market = marketById(marketOf(id));
  const zone = isIntraday(interval) ? market.timeZone : null;
  const lastDate = dateOf(columns.time[last] ?? 0);
  const first = Math.min(indexAt(columns.time, rangeStart(settings.range, lastDate)), Math.max(0, last - 1));
  const range = useMemo(() => ({ from: first }), [first]);
  const relative = scale === 'percent' || scale === 'indexed';
  const base = relative ? firstFrom(columns.close, first) : 1;

  const times = useMemo<ChartTimes>(
    () => ({
      instants: columns.time,
      onAxis: axisTimes(columns.time, zone),
      hasClock: zone !== null,
      length: intervalMs[interval],
    }),
    [columns, zone, interval],
  );
  useCrosshairLink(around.link, at, times, point, canvas);
  const onView = useRangeLink(around.rangeLink, at, isActive, times, canvas);

  // Made anew only when what is drawn changes: another input is another chart.
  const input = useMemo<ChartCanvasInput>(
    () => ({
      bars: barsOnScale(style === 'heikin-ashi' ? averagedBars(columns) : columns, scale, base),
      times: times.onAxis,
      style,
      // Averaged bars close elsewhere than the market did.
      lastPrice: onScale(columns.close, scale, base)[last] ?? Number.NaN,
      isLog: scale === 'log',
      hasClock: zone !== null,
      locale,
      decimals: scale === 'percent' ? 4 : decimals,
      printPrice: (value) =>
        scale === 'percent'
          ? formatFigure({ value, unit: 'fraction', decimals: 1 }, locale, { sign: true })
          : formatFigure({ value, unit: 'points', decimals: scale === 'indexed' ? 1 : decimals }, locale),
    }),
    [columns, times, last, style, scale, base, zone, locale, decimals],
  );
  const drawing = useDrawingDesk({ id, bars, full, adjustment: settings.adjust, interval, scale, base, canvas });
  // Values are in today's shares, as split-adjusted prices are.
  const isInShares = settings.adjust === 'split';
  const bands = useReportBands(id, bars, settings.hasValue && isInShares, isInShares ? settings.multiple : null);
  // Later years belong to the range of a multiple.
  const multiple = replay.isOn ? null : bands.multiple;
  const underlays = useUnderlays(market, interval, columns, { value: bands.value, multiple });
  const plot = useRef<HTMLDivElement>(null);
  const compared = useCompared(id, bars, settings);
  const laneState = useStrategyLane(id, columns.time, interval, bars.simulated, settings.strategy);
  const { lane } = laneState;
  const signals = useMemo(
    () => (lane === null ? null : laneSignals(lane.positions, columns.time.length)),
    [lane, columns],
  );
  const { drawn, lines, panes } = useChartLines(bars, zone !== null, placed, compared, scale, first, signals);
  const { known, isAnswered } = useMarks(id, bars, interval);
  // A replay shows nothing that came later, not even that something is to come.
  const marks = useMemo(() => (replay.isOn ? known.filter(({ index }) => index >= 0) : known), [known, replay.isOn]);
  const alerts = useChartAlerts(id, full.columns.close.at(-1) ?? Number.NaN, decimals);
  const chosen = marks.find(({ key }) => key === chosenKey) ?? null;

  /** Moves the chart where bars are out of view. */
  const reveal = useStable((from: number, to: number) => {
    const [left, right] = canvas.current?.shown() ?? [0, -1];
    if (from >= left && to <= right) return;
    const around = Math.max(20, right - left - (to - from)) / 2;
    canvas.current?.show(Math.round(from - around), Math.round(to + around));
  });
  const choose = useCallback(
    (key: string) => {
      setChosen(key);
      const mark = marks.find((one) => one.key === key);
      if (mark === undefined || mark.index < 0) return;
      reveal(mark.index, mark.index);
      point.set(mark.index);
      canvas.current?.point(mark.index);
    },
    [marks, point, reveal],
  );
  const step = useStable((by: 1 | -1) => {
    const at = chosen === null ? (by > 0 ? -1 : marks.length) : marks.indexOf(chosen);
    const next = marks[Math.max(0, Math.min(marks.length - 1, at + by))];
    if (next !== undefined) choose(next.key);
  });
  const beginReplay = (): void =>
    replay.isOn ? replay.end() : replay.begin(point.get() ?? Math.round(first + (last - first) * 0.6));
  const beginAlert = (): void => alerts.begin(columns.close[point.get() ?? last] ?? Number.NaN);
  const setPlaced = (next: readonly ChartIndicator[]): void =>
    change({ indicators: writeIndicators(next) || undefined });
  const setCompared = (next: readonly string[]): void => change({ with: next.join(',') || undefined });
  const setRatio = (of: string, isRatio: boolean): void => {
    const others = settings.ratios.filter((one) => one !== of);
    change({ ratio: (isRatio ? [...others, of] : others).join(',') || undefined });
  };

  const label = t('plot.label', { name: instrument.name[locale] });

  return (
    <>
      {isActive && slots.head !== null
        ? createPortal(
            <ChartHead id={id} name={instrument.name[locale]} simulated={bars.simulated} change={change} />,
            slots.head,
          )
        : null}
      {isActive && slots.toolbar !== null
        ? createPortal(
            <ChartToolbar
              settings={settings}
              change={change}
              indicatorCount={placed.length}
              onIndicators={() => setDialog('indicators')}
              onCompare={() => setDialog('compare')}
              onAlert={replay.isOn ? null : beginAlert}
              onReplay={beginReplay}
              isReplay={replay.isOn}
            >
              <ChartExport
                id={id}
                bars={bars}
                from={first}
                drawn={drawn}
                compared={compared}
                canvas={canvas}
                zone={zone}
                isFull={around.isFull}
                onFull={around.onFull}
              />
            </ChartToolbar>,
            slots.toolbar,
          )
        : null}
      {isActive && slots.tools !== null
        ? createPortal(
            <DrawingTools
              desk={drawing}
              onChosen={() => plot.current?.querySelector<HTMLElement>('[role=application]')?.focus()}
            />,
            slots.tools,
          )
        : null}
      <section
        aria-label={isOnly ? label : t('layout.chart', { at: at + 1, chart: label })}
        aria-current={isActive && !isOnly ? 'true' : undefined}
        data-chart={at + 1}
        className="relative isolate flex min-h-0 min-w-0 flex-col bg-1 aria-[current]:outline-[1.5px] aria-[current]:-outline-offset-2 aria-[current]:outline-accent aria-[current]:outline-solid"
        onFocus={around.activate}
        onPointerDown={around.activate}
        onWheel={around.activate}
      >
        <ChartLegend
          bars={bars}
          drawn={drawn}
          compared={compared}
          band={bands.value?.steps ?? noSteps}
          multiple={multiple}
          point={point}
          zone={zone}
          phaseOf={underlays.phaseOf}
          title={isOnly ? null : `${displaySymbol(id)} · ${t(`interval.${interval}`)}`}
          isSpoken={isActive}
        />
        <div ref={plot} className="flex min-h-0 flex-1 flex-col">
          <ChartPlot
            input={input}
            lines={lines}
            range={range}
            marks={marks}
            chosen={chosenKey}
            onChoose={choose}
            onStep={step}
            onAlert={beginAlert}
            onReplay={beginReplay}
            point={point}
            label={`${t('plot.keys', { name: instrument.name[locale], panes })}${around.hasKeys ? ` ${t('layout.keys')}` : ''}`}
            simulated={bars.simulated}
            drawing={drawing}
            underlays={underlays.all}
            reach={underlays.reach}
            decimals={decimals}
            canvasRef={canvas}
            onView={onView}
            below={(moves) =>
              lane === null ? null : (
                <StrategyLaneView lane={lane} isReplay={replay.isOn} canvas={canvas} moves={moves} />
              )
            }
          >
            {(moves) => (
              <>
                <DrawingBar desk={drawing} />
                {replay.isOn ? null : (
                  <AlertLines
                    alerts={alerts}
                    canvas={canvas}
                    priceAt={(y) => drawing.placeAt(1, y)?.price ?? null}
                    valueOf={drawing.valueOf}
                    decimals={decimals}
                    moves={moves}
                  />
                )}
              </>
            )}
          </ChartPlot>
        </div>
        {replay.isOn && isActive ? <ReplayBar replay={replay} /> : null}
      </section>
      {isActive && slots.foot !== null
        ? createPortal(
            <ChartFoot
              name={instrument.name[locale]}
              bars={bars}
              zone={market.zoneMark}
              settings={settings}
              change={change}
            />,
            slots.foot,
          )
        : null}
      {isActive && slots.panel !== null
        ? createPortal(
            <>
              <ChartPanel
                placed={placed}
                onPlaced={setPlaced}
                onEdit={(editsAt) => setDialog({ editsAt })}
                compared={compared}
                onRatio={setRatio}
                onUncompare={(gone) => setCompared(settings.compared.filter((one) => one !== gone))}
                marks={marks}
                isAnswered={isAnswered}
                chosen={chosen}
                onChoose={choose}
                onStep={step}
                bars={columns}
                isIntraday={zone !== null}
                isSimulated={bars.simulated}
                band={bands.value?.steps ?? noSteps}
              />
              <ValuePanel
                bands={bands}
                isReplay={replay.isOn}
                settings={settings}
                point={point}
                bars={bars}
                onChange={(isOn) => change({ value: isOn ? 'on' : undefined })}
                onMultiple={(multiple) => change({ multiple })}
              />
              <StrategyLanePanel
                state={laneState}
                chosen={settings.strategy}
                onChange={(strategy) => change({ strategy })}
                onShow={({ from, to }) => reveal(Math.max(0, from), to)}
              />
              <DrawingObjects desk={drawing} times={columns.time} decimals={decimals} />
            </>,
            slots.panel,
          )
        : null}
      <Suspense fallback={null}>
        {dialog === 'indicators' ? (
          <IndicatorPicker
            isIntraday={zone !== null}
            onClose={() => setDialog(null)}
            onWrite={() => setDialog({ editsAt: placed.length })}
            onPick={(indicator) => {
              setDialog(null);
              setPlaced([...placed, newIndicator(indicator)]);
            }}
          />
        ) : null}
        {dialog !== null && typeof dialog === 'object' ? (
          <OwnIndicatorDialog
            original={placed[dialog.editsAt]?.indicator.own?.text ?? ''}
            onClose={() => setDialog(null)}
            onDone={(indicator) => {
              setDialog(null);
              const next = newIndicator(indicator);
              setPlaced([...placed.slice(0, dialog.editsAt), next, ...placed.slice(dialog.editsAt + 1)]);
            }}
          />
        ) : null}
        {dialog === 'compare' ? (
          <ChartSearch
            title={t('compare.add')}
            action={t('compare.title')}
            onClose={() => setDialog(null)}
            onChoose={(other) => {
              setDialog(null);
              if (other !== id) setCompared([...settings.compared.filter((one) => one !== other), other]);
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}
