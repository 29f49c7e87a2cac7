import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { displaySymbol, type InstrumentId } from '@plumbline/model/instrument';
import { useLocale } from '../../lib/use-locale.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChartDesk } from './chart-desk.tsx';
import { ChartHead } from './chart-head.tsx';
import { ChartToolbar } from './chart-toolbar.tsx';
import type { ChartSurroundings } from './chart-surroundings.ts';
import { useChartAddress, type ChartLayoutState } from './use-chart-layout.ts';
import { usePricedInstrument } from './use-chart-data.ts';

export interface ChartCellProps {
  readonly id: InstrumentId;
  /** What the address says of this chart. */
  readonly text: string;
  readonly arrange: ChartLayoutState['arrange'];
  readonly around: ChartSurroundings;
}

/** One chart of the page, or why it has none. */
export function ChartCell({ id, text, arrange, around }: ChartCellProps) {
  const { t } = useTranslation('chart');
  const locale = useLocale();
  const state = useChartAddress(text, around.at, arrange);
  const { settings, change } = state;
  const { instrument, bars, failed } = usePricedInstrument(id, settings);
  if (instrument !== undefined && bars !== undefined && bars.columns.time.length > 1)
    return <ChartDesk instrument={{ ...instrument, id }} bars={bars} {...state} around={around} />;
  const { head, toolbar } = around.slots;
  return (
    <>
      {around.isActive && head !== null
        ? createPortal(
            <ChartHead id={id} name={instrument?.name[locale] ?? null} simulated={false} change={change} />,
            head,
          )
        : null}
      {around.isActive && toolbar !== null
        ? createPortal(
            <ChartToolbar
              settings={settings}
              change={change}
              indicatorCount={state.placed.length}
              onIndicators={null}
              onCompare={null}
              onAlert={null}
              onReplay={null}
              isReplay={false}
            />,
            toolbar,
          )
        : null}
      <section
        aria-label={t('layout.chart', { at: around.at + 1, chart: displaySymbol(id) })}
        aria-current={around.isActive && !around.isOnly ? 'true' : undefined}
        data-chart={around.at + 1}
        className="min-w-0 overflow-auto bg-1 outline-accent aria-[current]:outline-[1.5px] aria-[current]:-outline-offset-2 aria-[current]:outline-solid"
        onFocus={around.activate}
        onPointerDown={around.activate}
      >
        {failed === null && (instrument === undefined || bars === undefined) ? (
          <Skeleton className="h-full w-full" />
        ) : failed === null ? (
          <EmptyState ghost="chart" title={t('noBars', { interval: t(`interval.${settings.interval}`) })} />
        ) : (
          <ErrorState
            title={t('failed', { symbol: displaySymbol(id) })}
            error={failed.error}
            onRetry={() => void failed.refetch()}
            retrying={failed.isFetching}
          />
        )}
      </section>
    </>
  );
}
