import { ChevronDown, FileSpreadsheet, ListPlus, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WatchedView, WatchlistView } from '@plumbline/contract/watchlist';
import { saveFile } from '../../charts/save-file.ts';
import { toCsv } from '../../charts/csv.ts';
import { newId } from '../../lib/new-id.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { useWatchlistChanges } from '../../lib/watchlist.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.ts';

// Opened by a press.
const WatchlistName = lazy(async () => ({ default: (await import('./watchlist-name.tsx')).WatchlistName }));

interface WatchlistListsProps {
  readonly lists: readonly WatchlistView[];
  /** The one that is shown; null is all that is watched. */
  readonly shown: WatchlistView | null;
  /** What is on it. */
  readonly items: readonly WatchedView[];
  /** How many are watched in all. */
  readonly count: number;
  readonly onChoose: (id: string | null) => void;
}

/** Which list is shown, and what can be done with it. */
export function WatchlistLists({ lists, shown, items, count, onChoose }: WatchlistListsProps) {
  const { t } = useTranslation('watchlist');
  const locale = useLocale();
  const errorText = useErrorTexts();
  const { putList, removeList } = useWatchlistChanges();
  const [naming, setNaming] = useState<WatchlistView | null>(null);
  const onError = (error: Error): void => void toast.error(errorText(error));

  function save(): void {
    const rows = items.map(({ instrument }) => [instrument.id, instrument.name[locale], instrument.currency]);
    const text = `\uFEFF${toCsv([['symbol', 'name', 'currency'], ...rows])}`;
    saveFile(`${shown?.name ?? t('title')}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
  }
  function drop(list: WatchlistView): void {
    removeList.mutate(list.id, {
      onSuccess: () => {
        onChoose(null);
        toast.success(t('lists.deleted', { name: list.name }), {
          durationMs: 8000,
          action: {
            label: t('undo'),
            onPress: () => putList.mutate(list, { onSuccess: () => onChoose(list.id), onError }),
          },
        });
      },
      onError,
    });
  }
  const label = t('lists.choose');
  return (
    <>
      <Menu
        label={label}
        trigger={
          <Button size="compact" data-testid="watchlist-lists" className="max-w-44">
            <span className="sr-only">{label}: </span>
            <span className="truncate">{shown?.name ?? t('lists.all')}</span>
            <ChevronDown size={14} aria-hidden className="shrink-0" />
          </Button>
        }
        items={[
          {
            id: 'all',
            label: t('lists.all'),
            hint: count,
            selected: shown === null,
            onSelect: () => onChoose(null),
          },
          ...lists.map((list) => ({
            id: list.id,
            label: list.name,
            hint: list.ids.length,
            selected: list.id === shown?.id,
            onSelect: () => onChoose(list.id),
          })),
          {
            id: 'new',
            label: t('lists.new'),
            icon: <ListPlus size={14} aria-hidden />,
            onSelect: () => setNaming({ id: newId(), name: '', ids: [] }),
          },
          ...(items.length === 0
            ? []
            : [
                {
                  id: 'save',
                  label: t('lists.save'),
                  icon: <FileSpreadsheet size={14} aria-hidden />,
                  onSelect: save,
                },
              ]),
          ...(shown === null
            ? []
            : [
                {
                  id: 'rename',
                  label: t('lists.rename', { name: shown.name }),
                  icon: <Pencil size={14} aria-hidden />,
                  onSelect: () => setNaming(shown),
                },
                {
                  id: 'delete',
                  label: t('lists.delete', { name: shown.name }),
                  icon: <Trash2 size={14} aria-hidden />,
                  danger: true,
                  onSelect: () => drop(shown),
                },
              ]),
        ]}
      />
      <Suspense fallback={null}>
        {naming !== null && (
          <WatchlistName
            list={naming}
            onClose={() => setNaming(null)}
            onKept={() => {
              setNaming(null);
              onChoose(naming.id);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
