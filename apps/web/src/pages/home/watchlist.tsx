import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../lib/i18n.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useQuotes } from '../../lib/use-quotes.ts';
import { keepChosenList, lookAtList, readChosenList, watchlistQuery } from '../../lib/watchlist.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Ghost } from '../../ui/ghost.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SectionHead } from './section-head.tsx';

// Of a reader who watches something.
const WatchlistRows = lazy(async () => {
  const [{ WatchlistRows: View }] = await Promise.all([import('./watchlist-rows.tsx'), loadNamespaces('watchlist')]);
  return { default: View };
});
// Opened by a press.
const WatchlistAdd = lazy(async () => {
  const [{ WatchlistAdd: View }] = await Promise.all([import('./watchlist-add.tsx'), loadNamespaces('watchlist')]);
  return { default: View };
});

/** How many rows stood here last time: their room is kept while they are fetched. */
const countKey = 'plumbline.watched';
const rowHeight = 46;

/** What the reader watches: price, value against it, and what changed since they last looked. */
export function Watchlist() {
  const { t } = useTranslation('home');
  const list = useQuery(watchlistQuery);
  const [isAdding, setAdding] = useState(false);
  const [chosen, setChosen] = useState(readChosenList);
  const all = list.data?.items ?? [];
  const lists = list.data?.lists ?? [];
  const shown = lists.find(({ id }) => id === chosen) ?? null;
  const items =
    shown === null ? all : shown.ids.flatMap((id) => all.find(({ instrument }) => instrument.id === id) ?? []);
  const ids = items.map(({ instrument }) => instrument.id);
  const quotes = useQuotes(ids);
  const count = list.data === undefined ? null : items.length;
  const choose = (id: string | null): void => {
    setChosen(id);
    keepChosenList(id);
  };
  useEffect(() => {
    if (count !== null) writeStored(countKey, String(count));
  }, [count]);
  const prices = Object.fromEntries(quotes.quotes.map(({ instrumentId, price }) => [instrumentId, price]));
  const isSeen = count !== null && count > 0 && !quotes.isPending;
  const look = useEffectEvent(() => {
    // A look that is not heard is told again with the next visit.
    lookAtList(prices).catch(() => undefined);
  });
  // Once the prices are there, which are part of what was seen; a list that is not there is not looked at.
  useEffect(() => {
    if (isSeen) look();
  }, [isSeen, count, chosen]);
  const rows = Math.min(20, Number(readStored(countKey) ?? 0) || 0);
  const room = (
    // One line more, in which the list is chosen.
    <div style={{ height: (rows + 1) * rowHeight }} className="p-3">
      <Skeleton className="h-full w-full" />
    </div>
  );
  const changed = items.filter(({ news }) => news.length > 0).length;
  const since = list.data?.since ?? null;
  const isSimulated =
    items.some(({ report }) => report?.simulated === true) || quotes.quotes.some(({ simulated }) => simulated);
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
            {isSimulated && <SimulatedChip />}
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
          room
        ) : all.length === 0 && lists.length === 0 ? (
          <div className="flex min-h-[46px] items-center justify-between gap-6 px-4">
            <p className="text-ui font-normal text-2">{t('watch.none')}</p>
            <Ghost of="row" className="shrink-0 max-md:hidden" />
          </div>
        ) : (
          <Suspense fallback={room}>
            <WatchlistRows
              lists={lists}
              shown={shown}
              items={items}
              count={all.length}
              quotes={quotes}
              onChoose={choose}
            />
          </Suspense>
        )}
      </Card>
      <Suspense fallback={null}>{isAdding && <WatchlistAdd list={shown} onClose={() => setAdding(false)} />}</Suspense>
    </section>
  );
}
