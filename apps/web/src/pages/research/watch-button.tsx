import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { useWatchlistChanges, watchlistQuery } from '../../lib/watchlist.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

/** Puts an instrument on the reader's watchlist, or takes it off. */
export function WatchButton({ id }: { readonly id: string }) {
  const { t } = useTranslation('research');
  const errorText = useErrorTexts();
  const { data, isPending } = useQuery(watchlistQuery);
  const { add, remove } = useWatchlistChanges();
  const isWatched = data?.items.some(({ instrument }) => instrument.id === id) === true;
  const onError = (error: Error): void => void toast.error(errorText(error));
  return (
    <Button
      aria-pressed={isWatched}
      loading={isPending || add.isPending || remove.isPending}
      icon={<Star size={16} aria-hidden fill={isWatched ? 'currentColor' : 'none'} />}
      onClick={() => (isWatched ? remove.mutate(id, { onError }) : add.mutate([id], { onError }))}
    >
      {t('watchlist.watch')}
    </Button>
  );
}
