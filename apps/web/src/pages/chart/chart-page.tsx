import { useCallback, useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { parseInstrumentId } from '@plumbline/model/instrument';
import { Skeleton } from '../../ui/skeleton.tsx';
import { instrumentSearch } from '../research/instrument-search.ts';
import { SymbolSearch } from '../research/symbol-search.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { changeCell } from './chart-layout.ts';
import { useChartLayout } from './use-chart-layout.ts';

/** `/research?view=chart`: the chart of one instrument, several of them, or the question which. */
export function ChartPage({ symbol }: { readonly symbol: string | undefined }) {
  const { layout, arrange } = useChartLayout();
  const id = parseInstrumentId(symbol ?? '');
  const open = useCallback(
    (chosen: string, adds: boolean) => arrange((before) => changeCell(before, 0, { symbol: chosen }), adds),
    [arrange],
  );
  return id === null ? (
    <ChooseInstrument text={symbol ?? ''} onChoose={open} />
  ) : (
    <ChartFrame id={id} layout={layout} arrange={arrange} />
  );
}

interface ChooseInstrumentProps {
  readonly text: string;
  /** `adds` = a step to go back to. */
  readonly onChoose: (symbol: string, adds: boolean) => void;
}

/** A code or a name in the address opens its chart where it means one instrument; else it is asked about. */
function ChooseInstrument({ text, onChoose }: ChooseInstrumentProps) {
  const { t } = useTranslation('chart');
  const found = useQuery({ ...instrumentSearch(text.trim()), enabled: text.trim() !== '' });
  const only = found.data?.resolution === 'one' ? found.data.hits[0]?.instrument.id : undefined;
  useEffect(() => {
    if (only !== undefined) onChoose(only, false);
  }, [only, onChoose]);
  if (only !== undefined || found.isLoading) return <Skeleton className="h-[calc(100dvh-140px)] w-full" />;
  return (
    <>
      <h1 tabIndex={-1} className="mb-4 text-h1">
        {t('title')}
      </h1>
      <div className="max-w-2xl">
        <SymbolSearch initial={text} action={t('open')} onChoose={(chosen) => onChoose(chosen, true)} />
      </div>
    </>
  );
}
