import type { RunView } from '@plumbline/contract/report';
import { exchangeName, parseInstrumentId } from '@plumbline/model/instrument';
import { useLocale } from '../../lib/use-locale.ts';
import { Chip } from '../../ui/chip.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { TickerTile } from '../../ui/ticker-tile.tsx';
import { tileName } from '../../lib/tile-name.ts';

/** What is being studied, before its price is known. */
export function RunHead({ run, simulated }: { readonly run: RunView; readonly simulated: boolean }) {
  const locale = useLocale();
  const { instrument } = run;
  const id = parseInstrumentId(instrument.id);
  return (
    <div className="flex items-center gap-3">
      <TickerTile name={id === null ? instrument.name[locale] : tileName(id, instrument.name, locale)} size={44} />
      <div className="min-w-0">
        <h1 tabIndex={-1} className="truncate text-h1">
          {instrument.name[locale]}
        </h1>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <Chip tone="outline">{instrument.symbol}</Chip>
          <Chip tone="outline">
            {exchangeName(instrument, locale)} · {instrument.currency}
          </Chip>
          {simulated ? <SimulatedChip /> : null}
        </p>
      </div>
    </div>
  );
}
