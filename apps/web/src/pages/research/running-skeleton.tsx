import { useTranslation } from 'react-i18next';
import { displaySymbol, parseInstrumentId } from '@plumbline/model/instrument';
import { tileName } from '../../lib/tile-name.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TickerTile } from '../../ui/ticker-tile.tsx';

/** A name that is not known yet has no letters to draw. */
const noName = { en: '', 'zh-CN': '', 'zh-HK': '' } as const;

/** The running page before anything is known but what the address says, in its final geometry. */
export function RunningSkeleton({ symbol }: { readonly symbol: string | undefined }) {
  const { t } = useTranslation('research');
  const id = symbol === undefined ? null : parseInstrumentId(symbol);
  const title = id === null ? (symbol ?? t('start.title')) : displaySymbol(id);
  return (
    <div className="mx-auto grid max-w-[1120px] items-start gap-5 lg:grid-cols-[360px_minmax(0,1fr)]" aria-busy="true">
      <div className="flex flex-col gap-4">
        <div className="flex items-center gap-3">
          <TickerTile name={id === null ? '' : tileName(id, noName, 'en')} size={44} />
          <h1 tabIndex={-1} className="text-h1">
            {title}
          </h1>
        </div>
        <Skeleton className="h-[430px] rounded-card" />
      </div>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-[132px] rounded-card" />
        <Skeleton className="h-[240px] rounded-card" />
      </div>
    </div>
  );
}
