import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InstrumentView } from '@plumbline/contract/instrument';
import { exchangeName, parseInstrumentId } from '@plumbline/model/instrument';
import { useLocale } from '../../lib/use-locale.ts';
import { TickerTile } from '../../ui/ticker-tile.tsx';
import { tileName } from '../../lib/tile-name.ts';

export interface InstrumentRowProps {
  readonly instrument: InstrumentView;
  readonly showMarket?: boolean;
  /** At the end of the row: a price, a state. */
  readonly end?: ReactNode;
}

/** One instrument in a list: tile, name, symbol, exchange and currency. */
export function InstrumentRow({ instrument, showMarket = false, end }: InstrumentRowProps) {
  const { t } = useTranslation('research');
  const locale = useLocale();
  const id = parseInstrumentId(instrument.id);
  const place = [exchangeName(instrument, locale), instrument.currency];
  if (showMarket) place.unshift(t(`market.${instrument.market}`));
  return (
    <span className="flex min-w-0 items-center gap-3">
      <TickerTile name={id === null ? instrument.name[locale] : tileName(id, instrument.name, locale)} size={32} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className="truncate text-ui text-1">{instrument.name[locale]}</span>
          <span className="num shrink-0 text-caption text-2">{instrument.symbol}</span>
        </span>
        <span className="block truncate text-caption text-3">{place.join(' · ')}</span>
      </span>
      {end}
    </span>
  );
}
