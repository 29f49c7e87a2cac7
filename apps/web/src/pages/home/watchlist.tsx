import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, writeStored } from '../../lib/storage.ts';
import { quotesQuery } from '../../lib/queries.ts';
import { lookAtList, watchlistQuery } from '../../lib/watchlist.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SectionHead } from './section-head.tsx';
import { WatchlistRow } from './watchlist-row.tsx';

// Opened by a press.
const WatchlistAdd = lazy(async () => ({ default: (await import('./watchlist-add.tsx')).WatchlistAdd }));

/** How many rows stood here last time: their room is kept while they are fetched. */
const countKey = 'plumbline.watched';
const rowHeight = 46;

/** What the reader watches: price, value against it, and what changed since they last looked. */
export function Watchlist() {
  const { t } = useTranslation('home');
  const list = useQuery(watchlistQuery);
  const [isAdding, setAdding] = useState(false);
  const items = list.data?.items ?? [];
  const ids = items.map(({ instrument }) => instrument.id);
  const quotes = useQuery(quotesQuery(ids));
  const count = list.data === undefined ? null : items.length;
  useEffect(() => {
    if (count === null) return;
    writeStored(countKey, String(count));
    // A list that is not there is not looked at; a look that is not heard is told again with the next visit.
    if (count > 0) lookAtList().catch(() => undefined);
  }, [count]);
  const rows = Math.min(20, Math.max(1, Number(readStored(countKey) ?? 0) || 1));
  const changed = items.filter(({ news }) => news.length > 0).length;
  const since = list.data?.since ?? null;
  const isSimulated =
    items.some(({ report }) => report?.simulated === true) || quotes.data?.quotes.some(({ simulated }) => simulated);
  return (
    <section aria-labelledby="watchlist-title" data-testid="watchlist">
      <SectionHead
        id="watchlist-title"
        title={t('watch.title')}
        aside={
          <span className="flex flex-wrap items-center gap-2">
            {since !== null && changed > 0 && (
              <span>
                {t('watch.changed', { count: changed })} <DateTime at={since} />
              </span>
            )}
            {isSimulated === true && <SimulatedChip />}
            <Button size="compact" icon={<Plus size={14} aria-hidden />} onClick={() => setAdding(true)}>
              {t('watch.add')}
            </Button>
          </span>
        }
      />
      <Card as="div" flush>
        {list.isError ? (
          <ErrorState
            title={t('watch.failed')}
            error={list.error}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        ) : list.isPending ? (
          <div style={{ height: rows * rowHeight }} className="p-3">
            <Skeleton className="h-full w-full" />
          </div>
        ) : items.length === 0 ? (
          <p className="flex min-h-[46px] items-center px-4 text-ui font-normal text-2">{t('watch.none')}</p>
        ) : (
          <ul>
            {items.map((item, at) => (
              <WatchlistRow
                key={item.instrument.id}
                item={item}
                ids={ids}
                at={at}
                isLoading={quotes.isPending}
                quote={quotes.data?.quotes.find(({ instrumentId }) => instrumentId === item.instrument.id)}
                why={quotes.data?.missing.find(({ instrumentId }) => instrumentId === item.instrument.id)?.why}
              />
            ))}
          </ul>
        )}
      </Card>
      <Suspense fallback={null}>{isAdding && <WatchlistAdd onClose={() => setAdding(false)} />}</Suspense>
    </section>
  );
}
