import { Plus, X } from 'lucide-react';
import { useId, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import type { SourceSettingsHook } from './use-source-settings.ts';

/** News feeds read besides the usual sources. */
export function SourceFeeds({ hook }: { readonly hook: SourceSettingsHook }) {
  const { t } = useTranslation('settings');
  const errorText = useErrorTexts();
  const field = useId();
  const { saveFeeds, mayChange, settings } = hook;
  const feeds = settings.data?.feeds ?? [];
  const onError = (error: Error): void => void toast.error(errorText(error));

  const add = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const url = String(new FormData(form).get('url') ?? '').trim();
    if (!URL.canParse(url)) return;
    const title = new URL(url).hostname;
    saveFeeds.mutate([...feeds, { title, url }], { onSuccess: () => form.reset(), onError });
  };

  return (
    <section aria-labelledby="source-feeds">
      <h3 id="source-feeds" className="text-h3">
        {t('data.feeds.title')}
      </h3>
      <p className="mt-0.5 mb-2 text-caption text-2">{t('data.feeds.hint')}</p>
      {feeds.length > 0 && (
        <ul className="mb-2 rounded-card border border-line">
          {feeds.map((feed) => (
            <li
              key={feed.url}
              className="flex items-center justify-between gap-2 border-b border-line px-3.5 py-2 last:border-b-0"
            >
              <span className="min-w-0">
                <span className="block font-semibold">{feed.title}</span>
                <span className="block truncate text-caption text-3">{feed.url}</span>
              </span>
              <IconButton
                label={t('data.feeds.remove', { feed: feed.title })}
                icon={<X size={14} aria-hidden />}
                size="compact"
                disabled={!mayChange}
                onClick={() =>
                  saveFeeds.mutate(
                    feeds.filter(({ url }) => url !== feed.url),
                    { onError },
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={add} className="flex flex-wrap gap-2">
        <label htmlFor={field} className="sr-only">
          {t('data.feeds.field')}
        </label>
        <Input
          id={field}
          name="url"
          type="url"
          pattern="https://.*"
          maxLength={500}
          disabled={!mayChange}
          placeholder="https://"
          className="min-w-52 flex-1"
        />
        <Button type="submit" icon={<Plus size={16} aria-hidden />} disabled={!mayChange} loading={saveFeeds.isPending}>
          {t('data.feeds.add')}
        </Button>
      </form>
    </section>
  );
}
