import { useQuery } from '@tanstack/react-query';
import { ChartCandlestick } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { intervals } from '@plumbline/model/bar';
import { displaySymbol, parseInstrumentId, type InstrumentId } from '@plumbline/model/instrument';
import { instrumentQuery } from '../../lib/queries.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SymbolSearch } from '../research/symbol-search.tsx';
import { ChartDesk } from './chart-desk.tsx';
import { useChartAddress, type ChartAddressState } from './use-chart-address.ts';
import { useBars } from './use-chart-data.ts';

/** `/research?view=chart`: the chart of one instrument, or the question which. */
export function ChartPage({ symbol }: { readonly symbol: string | undefined }) {
  const address = useChartAddress();
  const id = symbol === undefined ? null : parseInstrumentId(symbol);
  // Chosen from the list, so the address holds an id; a name that was typed into it is asked about.
  return id === null ? (
    <ChooseInstrument text={symbol ?? ''} change={address.change} />
  ) : (
    <InstrumentChart key={id} id={id} {...address} />
  );
}

interface ChooseInstrumentProps {
  readonly text: string;
  readonly change: ChartAddressState['change'];
}

function ChooseInstrument({ text, change }: ChooseInstrumentProps) {
  const { t } = useTranslation('chart');
  return (
    <>
      <h1 tabIndex={-1} className="mb-4 text-h1">
        {t('title')}
      </h1>
      <div className="max-w-2xl">
        <SymbolSearch initial={text} action={t('open')} onChoose={(symbol) => change({ symbol })} />
      </div>
    </>
  );
}

function InstrumentChart({ id, address, settings, placed, change }: ChartAddressState & { readonly id: InstrumentId }) {
  const { t } = useTranslation('chart');
  const instrument = useQuery(instrumentQuery(id));
  const bars = useBars(id, settings);
  const failed = [instrument, bars].find(({ isError, data }) => isError && data === undefined);
  if (instrument.data !== undefined && (bars.data?.columns.time.length ?? 0) > 1 && bars.data !== undefined) {
    return (
      <ChartDesk
        instrument={{ ...instrument.data, id }}
        bars={bars.data}
        address={address}
        settings={settings}
        placed={placed}
        change={change}
      />
    );
  }
  const interval = (
    <SegmentedControl
      label={t('interval.label')}
      segments={intervals.map((value) => ({ value, label: t(`interval.${value}`) }))}
      value={settings.interval}
      onChange={(value) => change({ interval: value })}
    />
  );
  if (failed === undefined && bars.data === undefined) {
    return (
      <div data-testid="chart-loading">
        <h1 tabIndex={-1} className="mb-3 text-h2">
          {displaySymbol(id)}
        </h1>
        <Skeleton className="h-[max(460px,calc(100dvh-140px))] w-full" />
      </div>
    );
  }
  return (
    <>
      <h1 tabIndex={-1} className="mb-3 text-h2">
        {displaySymbol(id)}
      </h1>
      <Card flush>
        {failed === undefined ? (
          <EmptyState
            icon={<ChartCandlestick size={20} aria-hidden />}
            title={t('noBars', { interval: t(`interval.${settings.interval}`) })}
            action={interval}
          />
        ) : (
          <>
            <ErrorState
              title={t('failed', { symbol: displaySymbol(id) })}
              error={failed.error}
              onRetry={() => void failed.refetch()}
              retrying={failed.isFetching}
            />
            <div className="flex justify-center px-4 pb-6">{interval}</div>
          </>
        )}
      </Card>
    </>
  );
}
