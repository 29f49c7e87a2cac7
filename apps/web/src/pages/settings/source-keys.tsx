import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { readSourceSettings } from '@plumbline/contract/sources';
import type { CallOutput } from '../../lib/api.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import type { SourceSettingsHook } from './use-source-settings.ts';

type KeyView = CallOutput<typeof readSourceSettings>['keys'][number];

/** Whether a source has a key, as its date alone: what was saved is never shown again. */
function KeyState({ view }: { readonly view: KeyView }) {
  const { t } = useTranslation('settings');
  if (view.fault !== null) return <p className="text-caption text-danger">{view.fault}</p>;
  if (view.origin === 'environment') return <p className="text-caption text-2">{t('data.keys.fromEnvironment')}</p>;
  if (view.savedAt === null) return <p className="text-caption text-3">{t('data.keys.none')}</p>;
  return (
    <p className="text-caption text-2">
      {t('data.keys.saved')} <DateTime at={view.savedAt} />
    </p>
  );
}

function KeyRow({ view, hook }: { readonly view: KeyView; readonly hook: SourceSettingsHook }) {
  const { t } = useTranslation('settings');
  const errorText = useErrorTexts();
  const field = useId();
  const [isOpen, setOpen] = useState(false);
  const { saveKey, removeKey, mayChange } = hook;

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // The only field of this form; its text leaves the page with the request and is kept nowhere.
    const key = String(new FormData(event.currentTarget).get('key') ?? '').trim();
    if (key === '') return;
    saveKey.mutate(
      { source: view.source, key },
      {
        onSuccess: () => {
          setOpen(false);
          toast.success(t('data.keys.savedToast', { source: view.title }));
        },
        onError: (error) => toast.error(errorText(error)),
      },
    );
  };
  const remove = async (): Promise<void> => {
    const message = t('data.keys.removeConfirm', { source: view.title });
    if (!(await confirm({ message, confirmLabel: t('data.keys.remove'), danger: true }))) return;
    removeKey.mutate(view.source, { onError: (error) => toast.error(errorText(error)) });
  };

  return (
    <li className="border-b border-line px-3.5 py-2.5 last:border-b-0" data-key-of={view.source}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0">
          <p className="font-semibold">{view.title}</p>
          <KeyState view={view} />
        </div>
        <span className="flex gap-2">
          <Button size="compact" disabled={!mayChange} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(view.origin === null ? 'data.keys.enter' : 'data.keys.replace')}
          </Button>
          {view.savedAt !== null && (
            <Button size="compact" disabled={!mayChange} loading={removeKey.isPending} onClick={() => void remove()}>
              {t('data.keys.remove')}
            </Button>
          )}
        </span>
      </div>
      {isOpen && (
        <form onSubmit={submit} className="mt-2 flex flex-wrap items-end gap-2">
          <label htmlFor={field} className="sr-only">
            {t('data.keys.field', { source: view.title })}
          </label>
          <Input
            id={field}
            name="key"
            type="password"
            autoComplete="off"
            spellCheck={false}
            maxLength={256}
            placeholder={t('data.keys.placeholder')}
            className="min-w-52 flex-1"
          />
          <Button type="submit" variant="primary" loading={saveKey.isPending}>
            {t('data.keys.save')}
          </Button>
          <p className="basis-full text-caption text-3">
            {t('data.keys.where')} <span className="num">{view.site}</span>
          </p>
        </form>
      )}
    </li>
  );
}

/** Keys of sources that want one: write-only, stored encrypted, used at once. */
export function SourceKeys({ hook }: { readonly hook: SourceSettingsHook }) {
  const { t } = useTranslation('settings');
  const keys = hook.settings.data?.keys ?? [];
  if (keys.length === 0) return null;
  return (
    <section aria-labelledby="source-keys">
      <h3 id="source-keys" className="text-h3">
        {t('data.keys.title')}
      </h3>
      <p className="mt-0.5 mb-2 text-caption text-2">{t('data.keys.hint')}</p>
      <ul className="rounded-card border border-line">
        {keys.map((view) => (
          <KeyRow key={view.source} view={view} hook={hook} />
        ))}
      </ul>
    </section>
  );
}
