import { Suspense, useId, useRef, useState, type ReactNode, useEffect, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { Ghost } from '../ui/ghost.tsx';
import { SimulatedChip } from '../ui/simulated-chip.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { cx } from '../lib/cx.ts';
import { ChartMenu } from './chart-menu.tsx';
import { type ChartTable, ChartTableView } from './chart-table.tsx';
import type { Caption } from './chart-image.ts';

interface FullScreen {
  readonly isFull: boolean;
  /** Null where the browser has no full screen for elements (iPhone). */
  readonly toggle: (() => void) | null;
}

/** Shows one element on the whole screen and back. */
function useFullScreen(target: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const onChange = (): void =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === target.current);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [target]);

  async function toggle(): Promise<void> {
    if (document.fullscreenElement !== null) await document.exitFullscreen();
    else await target.current?.requestFullscreen();
  }
  // The browser may refuse; then the chart simply stays where it is.
  return { isFull, toggle: document.fullscreenEnabled ? () => void toggle().catch(() => undefined) : null };
}

/** What a chart can be at a given moment. */
export type ChartState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'empty'; readonly why: string }
  | { readonly kind: 'error'; readonly error: unknown; readonly onRetry: () => void };

export interface ChartRanges {
  readonly segments: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: string;
}

export interface ChartFrameProps {
  readonly title: string;
  /** Printed as the heading in place of the title: a finding in words. */
  readonly heading?: ReactNode;
  /** First heading of its section, or a part of it. */
  readonly level?: 2 | 3;
  readonly caption?: string;
  /** One sentence that says what the picture shows. */
  readonly summary: string;
  readonly state?: ChartState;
  readonly height: number;
  readonly simulated: boolean;
  readonly legend?: ReactNode;
  readonly ranges?: ChartRanges;
  /** Buttons of this chart alone. */
  readonly actions?: ReactNode;
  readonly footer?: ReactNode;
  /** The same data as rows; made only when asked for. */
  readonly table?: () => ChartTable;
  /** Only where the chart is painted: what is drawn is found by itself. */
  readonly picture?: (caption: Caption) => Promise<Blob>;
  readonly fileName: string;
  readonly className?: string;
  readonly children: (frame: { readonly describedBy: string; readonly height: number }) => ReactNode;
}

/** From this height on a chart without data shows what would stand there. */
const roomForGhost = 160;

/** The card around every chart: heading, legend, range, table view, full screen, export, and its own failures. */
export function ChartFrame(props: ChartFrameProps) {
  const {
    title,
    heading,
    level = 2,
    caption,
    summary,
    height,
    simulated,
    legend,
    ranges,
    actions,
    footer,
    table,
  } = props;
  const { t } = useTranslation('research');
  const describedBy = useId();
  const card = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [isTable, setTable] = useState(false);
  const full = useFullScreen(card);
  const state = props.state ?? { kind: 'ready' };
  const Heading = `h${level}` as const;
  const plotHeight = full.isFull ? Math.max(240, window.innerHeight - 150) : height;

  // A chart whose data are still on their way has none to be said to be missing.
  const said = {
    ready: summary,
    loading: t('chart.loading'),
    empty: state.kind === 'empty' ? state.why : '',
    error: '',
  };
  const skeleton = (
    <div style={{ height: plotHeight }}>
      <Skeleton className="h-full w-full" />
    </div>
  );

  return (
    <figure
      ref={card}
      data-card
      data-table={table !== undefined}
      className={cx('min-w-0 rounded-card border border-line bg-1', full.isFull && 'overflow-auto', props.className)}
    >
      <figcaption
        className={cx(
          'flex gap-x-3 gap-y-2 px-(--card-padding)',
          heading === undefined
            ? 'min-h-[53px] flex-wrap items-center border-b border-line py-2.5'
            : 'items-start pt-4',
        )}
      >
        <div className="flex min-w-0 flex-[1_1_200px] flex-wrap items-center gap-x-2 gap-y-1">
          <Heading className={heading === undefined ? 'text-h2' : undefined} tabIndex={-1}>
            {heading ?? title}
          </Heading>
          {simulated && heading === undefined ? <SimulatedChip /> : null}
          {caption === undefined ? null : <span className="text-caption text-3">{caption}</span>}
        </div>
        {ranges === undefined ? null : <SegmentedControl {...ranges} />}
        <div className="flex items-center gap-1" data-print="hide">
          {actions}
          <ChartMenu
            title={title}
            fileName={props.fileName}
            simulated={simulated}
            isTable={isTable}
            onTable={table === undefined ? null : () => setTable(!isTable)}
            isFull={full.isFull}
            onFull={full.toggle}
            table={table ?? null}
            picture={state.kind === 'ready' && !isTable ? (props.picture ?? null) : null}
            drawing={state.kind === 'ready' && !isTable ? () => body.current : null}
          />
        </div>
      </figcaption>
      <p id={describedBy} className="sr-only">
        {said[state.kind]}
      </p>
      <div ref={body} className="px-(--card-padding) pt-3 pb-4">
        {legend === undefined || isTable ? null : (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-2 text-caption text-2">{legend}</div>
        )}
        {state.kind === 'loading' ? skeleton : null}
        {state.kind === 'error' ? (
          <div className="grid place-items-center" style={{ minHeight: plotHeight }}>
            <ErrorState title={t('chart.failed', { title })} error={state.error} onRetry={state.onRetry} />
          </div>
        ) : null}
        {state.kind === 'empty' ? (
          <div
            className="flex flex-col items-center justify-center gap-3 text-center text-ui text-2"
            style={{ minHeight: plotHeight }}
          >
            {plotHeight < roomForGhost ? null : <Ghost of="chart" />}
            <p>{state.why}</p>
          </div>
        ) : null}
        {state.kind === 'ready' && isTable && table !== undefined ? (
          <ChartTableView table={table()} label={title} maxHeight={Math.max(plotHeight, 320)} />
        ) : null}
        {state.kind === 'ready' && !isTable ? (
          <Suspense fallback={skeleton}>{props.children({ describedBy, height: plotHeight })}</Suspense>
        ) : null}
        {footer === undefined ? null : <div className="pt-2 text-caption text-3">{footer}</div>}
      </div>
    </figure>
  );
}
