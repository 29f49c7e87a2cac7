import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { WatchedView, WatchlistView } from '@plumbline/contract/watchlist';
import type { QuotesOfMany } from '../../lib/use-quotes.ts';
import { useGlide } from '../../lib/use-glide.ts';
import { WatchlistLists } from './watchlist-lists.tsx';
import { WatchlistRow } from './watchlist-row.tsx';

interface WatchlistRowsProps {
  readonly lists: readonly WatchlistView[];
  /** The one that is shown; null is all that is watched. */
  readonly shown: WatchlistView | null;
  readonly items: readonly WatchedView[];
  /** How many are watched in all. */
  readonly count: number;
  readonly quotes: QuotesOfMany;
  readonly onChoose: (id: string | null) => void;
}

/** One list of a reader who watches something. */
export function WatchlistRows({ lists, shown, items, count, quotes, onChoose }: WatchlistRowsProps) {
  const { t } = useTranslation('watchlist');
  const ids = items.map(({ instrument }) => instrument.id);
  const list = useRef<HTMLUListElement>(null);
  useGlide(list, ids.join());
  return (
    <>
      <div className="flex min-h-[46px] items-center border-b border-line px-4">
        <WatchlistLists lists={lists} shown={shown} items={items} count={count} onChoose={onChoose} />
      </div>
      {items.length === 0 ? (
        <p className="flex min-h-[46px] items-center px-4 text-ui font-normal text-2">
          {t('lists.empty', { name: shown?.name ?? '' })}
        </p>
      ) : (
        <ul ref={list}>
          {items.map((item, at) => (
            <WatchlistRow
              key={item.instrument.id}
              item={item}
              ids={ids}
              at={at}
              list={shown}
              isLoading={quotes.isPending}
              quote={quotes.quotes.find(({ instrumentId }) => instrumentId === item.instrument.id)}
              why={quotes.missing.find(({ instrumentId }) => instrumentId === item.instrument.id)?.why}
            />
          ))}
        </ul>
      )}
    </>
  );
}
