import type { RunView } from '@plumbline/contract/report';
import { useLocale } from '../../lib/use-locale.ts';
import { Chip } from '../../ui/chip.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { TickerTile } from '../../ui/ticker-tile.tsx';

/** What is being studied, before its price is known. */
export function RunHead({ run, simulated }: { readonly run: RunView; readonly simulated: boolean }) {
  const locale = useLocale();
  const { instrument } = run;
  return (
    <div className="flex items-center gap-3">
      <TickerTile name={instrument.name[locale]} size={44} />
      <div className="min-w-0">
        <h1 tabIndex={-1} className="truncate text-h1">
          {instrument.name[locale]}
        </h1>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <Chip tone="outline">{instrument.symbol}</Chip>
          <Chip tone="outline">
            {instrument.exchange} · {instrument.currency}
          </Chip>
          {simulated ? <SimulatedChip /> : null}
        </p>
      </div>
    </div>
  );
}
