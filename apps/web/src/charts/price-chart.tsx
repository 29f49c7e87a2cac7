import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { BarColumns } from '@plumbline/model/bar';
import { useLocale } from '../lib/use-locale.ts';
import { onThemeChange } from './chart-colors.ts';
import type { PriceCanvas, PriceLevel } from './price-canvas.ts';
import { PriceEvents, type ChartEvent } from './price-events.tsx';
import { PriceReading } from './price-reading.tsx';
import { stepOf } from './step.ts';

export interface PriceChartProps {
  readonly bars: BarColumns;
  readonly decimals: number;
  readonly averages: readonly number[];
  readonly levels: readonly PriceLevel[];
  /** Names the last price on the axis, where it is not the one of the page around the chart. */
  readonly lastTitle?: string;
  readonly events: readonly ChartEvent[];
  /** Everything on or after this instant is shown. */
  readonly from: number;
  readonly isLog: boolean;
  readonly simulated: boolean;
  readonly height: number;
  readonly label: string;
  readonly describedBy: string;
  /** Takes the current picture, for export. */
  readonly canvasRef: RefObject<PriceCanvas | null>;
}

/** Candles with volume, averages and events. The painting library arrives with the first chart that is drawn. */
export function PriceChart(props: PriceChartProps) {
  const { bars, decimals, averages, levels, lastTitle = '', from, isLog, height, canvasRef } = props;
  const { t } = useTranslation('research');
  const locale = useLocale();
  const host = useRef<HTMLDivElement>(null);
  const view = useRef({ from, isLog });
  const [at, setAt] = useState<number | null>(null);
  const [isKeyed, setKeyed] = useState(false);
  const [moves, setMoves] = useState(0);
  const [slot, setSlot] = useState<ReturnType<PriceCanvas['freeSlot']>>(null);
  const [failure, setFailure] = useState<unknown>(null);
  if (failure !== null) throw failure;

  useEffect(() => {
    let isGone = false;
    let undo = (): void => undefined;
    async function paint(): Promise<void> {
      const { createPriceCanvas } = await import('./price-canvas.ts');
      if (isGone || host.current === null) return;
      const canvas = createPriceCanvas(
        host.current,
        { bars, decimals, locale, averages, levels, lastTitle },
        {
          onPoint: setAt,
          onMove: () => setMoves((count) => count + 1),
        },
      );
      canvasRef.current = canvas;
      canvas.setLog(view.current.isLog);
      canvas.show(view.current.from);
      const stop = onThemeChange(canvas.repaint);
      undo = () => {
        stop();
        canvas.destroy();
        canvasRef.current = null;
      };
    }
    paint().catch(setFailure);
    return () => {
      isGone = true;
      undo();
    };
  }, [bars, decimals, locale, averages, levels, lastTitle, canvasRef]);

  useEffect(() => {
    view.current = { from, isLog };
    canvasRef.current?.setLog(isLog);
    canvasRef.current?.show(from);
  }, [from, isLog, canvasRef]);

  useEffect(() => {
    // The price axis fits itself to what is visible in the frame after a move; only then do heights mean anything.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setSlot(canvasRef.current?.freeSlot() ?? null));
    });
    return () => cancelAnimationFrame(frame);
  }, [moves, isLog, canvasRef]);

  function onKeyDown(event: KeyboardEvent): void {
    const next = stepOf(event, at, bars.time.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setKeyed(true);
    setAt(next);
    canvasRef.current?.point(next);
  }

  return (
    <div className="relative" style={{ height }}>
      <div
        ref={host}
        role="img"
        aria-label={props.label}
        aria-describedby={props.describedBy}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={() => setKeyed(false)}
        onBlur={() => canvasRef.current?.point(null)}
        className="absolute inset-0"
      />
      <PriceReading bars={bars} decimals={decimals} at={at} isLive={isKeyed} />
      <PriceEvents events={props.events} times={bars.time} canvas={canvasRef} moves={moves} />
      {props.simulated && slot !== null ? (
        <span
          aria-hidden
          className="pointer-events-none absolute text-axis font-semibold tracking-[.14em] text-3 uppercase"
          style={slot}
        >
          {t('simulated.mark')}
        </span>
      ) : null}
    </div>
  );
}
