import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displaySymbol, type InstrumentId } from '@plumbline/model/instrument';
import { useOnline } from '../../lib/use-online.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import type { ChartAddressState } from './use-chart-layout.ts';

// Opened by a press.
const ChartSearch = lazy(async () => ({ default: (await import('./chart-search.tsx')).ChartSearch }));

export interface ChartHeadProps {
  readonly id: InstrumentId;
  /** Null until it is known. */
  readonly name: string | null;
  readonly simulated: boolean;
  readonly change: ChartAddressState['change'];
}

/** Whose chart it is; the symbol is pressed for another. */
export function ChartHead({ id, name, simulated, change }: ChartHeadProps) {
  const { t } = useTranslation('chart');
  const isOnline = useOnline();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h1 tabIndex={-1} className="text-h2">
        {name ?? displaySymbol(id)}
      </h1>
      <Button
        size="compact"
        aria-label={t('symbol.change', { symbol: displaySymbol(id) })}
        onClick={() => setOpen(true)}
      >
        {displaySymbol(id)}
      </Button>
      {simulated ? <SimulatedChip /> : null}
      {isOnline ? null : <Chip tone="warn">{t('offline')}</Chip>}
      <Suspense fallback={null}>
        {isOpen ? (
          <ChartSearch
            title={t('symbol.title')}
            action={t('open')}
            onClose={() => setOpen(false)}
            onChoose={(symbol) => {
              setOpen(false);
              change({ symbol });
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}
