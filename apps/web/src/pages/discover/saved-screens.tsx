import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, X } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { deleteScreen, listScreens, SavedScreen, saveScreen } from '@plumbline/contract/discover';
import { call, type CallInput } from '../../lib/api.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';

const screensQuery = queryOptions({
  queryKey: ['screens'],
  queryFn: ({ signal }) => call<typeof listScreens>('get', '/screens', { as: 'owner', signal }),
  staleTime: 30_000,
});

interface SavedScreensProps {
  /** What would be kept now; null while there is no condition. */
  readonly current: Omit<CallInput<typeof saveScreen>['body'], 'name'> | null;
  readonly onOpen: (screen: SavedScreen) => void;
}

/** Screens kept under a name, and the field that keeps the present one. */
export function SavedScreens({ current, onOpen }: SavedScreensProps) {
  const { t } = useTranslation('discover');
  const client = useQueryClient();
  const errorText = useErrorTexts();
  const id = useId();
  const [isNaming, setNaming] = useState(false);
  const { data } = useQuery(screensQuery);
  const onSuccess = (): Promise<void> => client.invalidateQueries({ queryKey: screensQuery.queryKey });
  const onError = (error: Error): void => void toast.error(errorText(error));
  const save = useMutation({
    mutationFn: (body: CallInput<typeof saveScreen>['body']) =>
      call<typeof saveScreen>('post', '/screens', { as: 'owner', body }),
    onSuccess: async () => {
      setNaming(false);
      toast.success(t('saved.kept'));
      await onSuccess();
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: (screen: SavedScreen) =>
      call<typeof deleteScreen>('delete', '/screens/:id', { as: 'owner', params: { id: screen.id } }),
    onSuccess: async (_, { name, market, rules, sort, columns }) => {
      await onSuccess();
      toast.success(t('saved.removed'), {
        durationMs: 8000,
        action: { label: t('saved.undo'), onPress: () => save.mutate({ name, market, rules, sort, columns }) },
      });
    },
    onError,
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (name !== '' && current !== null) save.mutate({ ...current, name });
  };
  const screens = data?.screens ?? [];
  return (
    <div data-testid="saved-screens" className="flex flex-wrap items-center gap-2 px-4 pb-3">
      {screens.length > 0 && <span className="text-caption text-3">{t('saved.title')}</span>}
      {screens.map((screen) => (
        <span key={screen.id} className="inline-flex items-center rounded-control border border-line">
          <button
            type="button"
            onClick={() => onOpen(screen)}
            className="min-h-7 max-w-56 truncate ps-2.5 text-ui text-1 hover:text-accent pointer-coarse:min-h-11"
          >
            {screen.name}
          </button>
          <IconButton
            label={t('saved.remove', { name: screen.name })}
            size="compact"
            icon={<X size={12} aria-hidden />}
            onClick={() => remove.mutate(screen)}
          />
        </span>
      ))}
      {isNaming ? (
        <form onSubmit={submit} className="flex min-w-0 flex-wrap items-center gap-2">
          <label htmlFor={id} className="sr-only">
            {t('saved.name')}
          </label>
          <span className="w-52">
            <Input id={id} name="name" autoFocus required maxLength={60} placeholder={t('saved.name')} />
          </span>
          <Button type="submit" variant="primary" loading={save.isPending}>
            {t('saved.save')}
          </Button>
          <Button onClick={() => setNaming(false)}>{t('saved.cancel')}</Button>
        </form>
      ) : (
        <Button
          size="compact"
          icon={<Bookmark size={14} aria-hidden />}
          disabled={current === null}
          onClick={() => setNaming(true)}
        >
          {t('saved.keep')}
        </Button>
      )}
    </div>
  );
}
