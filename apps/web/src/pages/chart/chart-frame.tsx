import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { displaySymbol, parseInstrumentId, type InstrumentId } from '@plumbline/model/instrument';
import { cx } from '../../lib/cx.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChartCell } from './chart-cell.tsx';
import { createChannel, type BarEnd } from './chart-crosshair.ts';
import { layoutSizes, resizeLayout, writeCell } from './chart-layout.ts';
import { ChartLayoutBar } from './chart-layout-bar.tsx';
import type { ShownTime } from './chart-range.ts';
import type { ReplayedState } from './chart-replay.tsx';
import type { ChartSlots } from './chart-surroundings.ts';
import { ChartViews } from './chart-views.tsx';
import { usePricedInstrument } from './use-chart-data.ts';
import { useChartAddress, type ChartLayoutState } from './use-chart-layout.ts';

export interface ChartFrameProps extends ChartLayoutState {
  /** Instrument of the first chart. */
  readonly id: InstrumentId;
}

/** One, two or four charts with a toolbar and a panel that speak of the active one. */
export function ChartFrame({ id: first, layout, arrange }: ChartFrameProps) {
  const { t } = useTranslation('chart');
  const frame = useRef<HTMLDivElement>(null);
  const isNarrow = useMedia('(max-width: 767px)');
  const [isFull, setFull] = useState(false);
  const [link] = useState(createChannel<BarEnd | null>);
  const [rangeLink] = useState(createChannel<ShownTime>);
  const [at, setAt] = useState<number | null>(null);
  const replayed = useMemo<ReplayedState>(() => [at, setAt], [at]);
  const [head, setHead] = useState<HTMLElement | null>(null);
  const [toolbar, setToolbar] = useState<HTMLElement | null>(null);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const slots = useMemo<ChartSlots>(() => ({ head, toolbar, tools, foot, panel }), [head, toolbar, tools, foot, panel]);
  const { cells, active, links } = layout;
  const isOnly = cells.length === 1;
  const hasKeys = !isOnly && !isNarrow;
  const charts = cells.map((cell, place) => ({
    place,
    id: parseInstrumentId(cell.symbol) ?? first,
    text: writeCell(cell),
  }));
  // A lane below the price takes its room from no chart on a phone.
  const hasLane = cells[active]?.address.strategy !== undefined;
  const leastHeight = isNarrow && hasLane ? 660 : 460;
  const activeId = charts[active]?.id ?? first;
  const { settings, change } = useChartAddress(charts[active]?.text ?? '', active, arrange);
  const { instrument, bars, failed } = usePricedInstrument(activeId, settings);

  const activate = (place: number): void => {
    if (place !== active) arrange((now) => ({ ...now, active: place }));
  };
  function onKeyDown(event: KeyboardEvent): void {
    const digit = /^Digit([1-4])$/.exec(event.code)?.[1];
    const { target } = event;
    if (digit === undefined || !(target instanceof Element)) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || target.matches('input, textarea')) return;
    if (event.altKey) {
      if (layoutSizes.every((size) => size !== digit)) return;
      arrange((now) => resizeLayout(now, Number(digit)));
    } else {
      if (!hasKeys || !target.matches('[role=application]') || Number(digit) > cells.length) return;
      activate(Number(digit) - 1);
      frame.current?.querySelector<HTMLElement>(`[data-chart="${digit}"] [role=application]`)?.focus();
    }
    event.preventDefault();
  }

  if (isOnly && failed === null && (instrument === undefined || bars === undefined)) {
    return (
      <div data-testid="chart-loading">
        <h1 tabIndex={-1} className="mb-3 text-h2">
          {displaySymbol(activeId)}
        </h1>
        <Skeleton className="h-[max(460px,calc(100dvh-140px))] w-full" />
      </div>
    );
  }
  return (
    <div
      ref={frame}
      role="group"
      aria-label={t('title')}
      data-testid="chart-desk"
      onKeyDown={onKeyDown}
      className={cx('flex flex-col gap-3', isFull && 'fixed inset-0 z-30 overflow-y-auto bg-0 p-3')}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div ref={setHead} className="contents" />
        <ChartLayoutBar layout={layout} arrange={arrange} isNarrow={isNarrow} />
      </div>
      <div ref={setToolbar} className="contents" />
      <div className="grid min-h-0 flex-1 gap-3 xl:grid-cols-[minmax(0,1fr)_324px]">
        <div
          className="flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-1"
          style={{
            height: `max(${leastHeight}px, calc(100dvh - var(--tab-bar) - ${isFull ? 120 : 220}px))`,
          }}
        >
          <div className="flex min-h-0 flex-1 max-md:flex-col">
            <div ref={setTools} className="contents" />
            <div
              className={cx(
                'grid min-h-0 min-w-0 flex-1 gap-px bg-line',
                !isNarrow && cells.length > 1 && 'grid-cols-2',
                !isNarrow && cells.length > 2 && 'grid-rows-2',
              )}
            >
              {charts.map(({ place, id, text }) =>
                isNarrow && place !== active ? null : (
                  <ChartCell
                    key={`${place} ${id}`}
                    id={id}
                    text={text}
                    arrange={arrange}
                    around={{
                      at: place,
                      isActive: place === active,
                      isOnly,
                      hasKeys,
                      activate: () => activate(place),
                      slots,
                      link: !isOnly && links.includes('crosshair') ? link : null,
                      rangeLink: !isOnly && links.includes('range') ? rangeLink : null,
                      replayed,
                      isFull,
                      onFull: () => setFull(!isFull),
                    }}
                  />
                ),
              )}
            </div>
          </div>
          <div ref={setFoot} data-testid="chart-foot" className="min-h-12 border-t border-line" />
        </div>
        <aside
          aria-label={t('panel')}
          className="min-w-0 overflow-y-auto rounded-card border border-line bg-1 xl:max-h-[calc(100dvh-220px)]"
        >
          <div ref={setPanel} className="contents" />
          <ChartViews layout={layout} arrange={arrange} change={change} />
        </aside>
      </div>
    </div>
  );
}
