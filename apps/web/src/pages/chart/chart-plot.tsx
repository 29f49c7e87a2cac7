import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { onThemeChange } from '../../charts/chart-colors.ts';
import { stepOf } from '../../charts/step.ts';
import { createChartCanvas, type ChartCanvas, type ChartCanvasInput } from './chart-canvas.ts';
import type { BarView } from './chart-detail.ts';
import { ChartMarks, comingMarks, roomOf, type ChartMark } from './chart-marks.tsx';
import type { ChartPoint } from './chart-point.ts';
import type { ChartLine } from './chart-series.ts';
import type { ChartUnderlay } from './chart-underlay.ts';
import { useDrawingKeys } from './drawings/use-drawing-keys.ts';
import { useDrawingLayer } from './drawings/use-drawing-layer.ts';
import type { DrawingDesk } from './drawings/use-drawing-desk.ts';

export interface ChartPlotProps {
  readonly input: ChartCanvasInput;
  readonly lines: readonly ChartLine[];
  /** First bar of the range that was chosen; another object shows it again. */
  readonly range: { readonly from: number };
  readonly marks: readonly ChartMark[];
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
  /** To the next or the previous mark. */
  readonly onStep: (step: 1 | -1) => void;
  readonly point: ChartPoint;
  readonly label: string;
  readonly simulated: boolean;
  readonly drawing: DrawingDesk;
  readonly underlays: readonly ChartUnderlay[];
  /** Prices that the scale takes in beside those of the bars; null = none. */
  readonly reach: readonly [low: number, high: number] | null;
  readonly decimals: number;
  readonly canvasRef: RefObject<ChartCanvas | null>;
  /** After each movement of the chart. */
  readonly onView: () => void;
  readonly onAlert: () => void;
  readonly onReplay: () => void;
  /** Over the chart; drawn anew with each of its movements, which are counted. */
  readonly children: (moves: number) => ReactNode;
  /** Below the chart, at the places of its bars. */
  readonly below: (moves: number) => ReactNode;
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, letter: string): boolean {
  return key.toLowerCase() === letter && !ctrlKey && !metaKey && !altKey;
}

interface KeptView {
  readonly range: object;
  readonly view: BarView;
}

/** The same range drawn anew (another style, another scale) stays where the reader had moved it. */
function viewOf(kept: KeptView | null, range: ChartPlotProps['range'], last: number): BarView {
  return kept?.range === range ? kept.view : [range.from, last];
}

/** The painted part of the chart with its keys and its marks. */
export function ChartPlot(props: ChartPlotProps) {
  const { input, lines, range, point, drawing, canvasRef, onView } = props;
  const { t } = useTranslation('chart');
  const host = useRef<HTMLDivElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const paintDrawings = useDrawingLayer(drawing, props.underlays, around, props.decimals);
  const kept = useRef<KeptView | null>(null);
  const [moves, setMoves] = useState(0);
  const last = input.times.length - 1;
  const begins = useRef<BarView>([range.from, last]);
  useLayoutEffect(() => {
    begins.current = viewOf(kept.current, range, last);
  });
  const onDrawingKey = useDrawingKeys(drawing, point, last);

  useEffect(() => {
    if (host.current === null) return undefined;
    let frame = 0;
    const onMove = (): void => {
      // Several moves in one frame are drawn once.
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setMoves((count) => count + 1);
        onView();
      });
    };
    const canvas = createChartCanvas(host.current, input, begins.current, { onPoint: point.set, onMove });
    // A legend that needs another row leaves the panes less height, and what stands on them moves along.
    const sizes = new ResizeObserver(onMove);
    sizes.observe(host.current);
    canvasRef.current = canvas;
    const stop = onThemeChange(canvas.repaint);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      stop();
      if (kept.current !== null) kept.current = { ...kept.current, view: canvas.shown() };
      canvas.destroy();
      canvasRef.current = null;
      point.set(null);
    };
  }, [input, point, canvasRef, onView]);

  useEffect(() => canvasRef.current?.setOverlay(paintDrawings), [input, paintDrawings, canvasRef]);

  const { valueOf } = drawing;
  const [lowest, highest] = props.reach?.map(valueOf) ?? [null, null];
  useEffect(
    () => canvasRef.current?.setReach(lowest == null || highest == null ? null : [lowest, highest]),
    [input, lowest, highest, canvasRef],
  );

  const coming = useMemo(() => comingMarks(props.marks), [props.marks]);
  const room = roomOf(coming);
  useEffect(() => canvasRef.current?.setRoom(room), [input, room, canvasRef]);

  useEffect(() => canvasRef.current?.setLines(lines), [input, lines, canvasRef]);

  useEffect(() => {
    const view = viewOf(kept.current, range, last);
    kept.current = { range, view };
    canvasRef.current?.show(...view);
  }, [input, range, last, canvasRef]);

  function onKeyDown(event: KeyboardEvent): void {
    if (onDrawingKey(event)) return event.preventDefault();
    if (event.key === '+' || event.key === '=' || event.key === '-')
      canvasRef.current?.zoom(event.key === '-' ? 1.25 : 0.8);
    else if (isLetter(event, 'a')) props.onAlert();
    else if (isLetter(event, 'r')) props.onReplay();
    else if (event.key === ',' || event.key === '.') props.onStep(event.key === '.' ? 1 : -1);
    else {
      const next = stepOf(event, point.get(), last);
      if (next === undefined) return;
      point.set(next);
      canvasRef.current?.point(next);
    }
    event.preventDefault();
  }

  return (
    <>
      <div ref={around} data-plot className="relative min-h-0 min-w-0 flex-1">
        <div
          ref={host}
          role="application"
          aria-roledescription={t('plot.role')}
          aria-label={props.label}
          tabIndex={0}
          onKeyDown={onKeyDown}
          data-testid="chart-plot"
          className="absolute inset-0 -outline-offset-2"
        />
        <ChartMarks
          marks={props.marks}
          coming={coming}
          chosen={props.chosen}
          onChoose={props.onChoose}
          canvas={canvasRef}
          moves={moves}
        />
        {props.children(moves)}
        {props.simulated ? (
          <span
            aria-hidden
            className="pointer-events-none absolute top-2 right-20 text-axis font-semibold tracking-[.14em] text-3 uppercase"
          >
            {t('simulated')}
          </span>
        ) : null}
      </div>
      {props.below(moves)}
    </>
  );
}
