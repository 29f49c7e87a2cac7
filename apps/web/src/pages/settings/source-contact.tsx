import { useId, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import type { SourceSettingsHook } from './use-source-settings.ts';

/** Under which address sources that ask for a contact may reach whoever runs this server. */
export function SourceContact({ hook }: { readonly hook: SourceSettingsHook }) {
  const { t } = useTranslation('settings');
  const errorText = useErrorTexts();
  const field = useId();
  const { saveContact, mayChange, settings } = hook;
  const contact = settings.data?.contact;
  if (contact === undefined) return null;
  const { email, origin } = contact;
  const save = (next: string | null): void =>
    saveContact.mutate(next, {
      onSuccess: () => toast.success(t('data.contact.saved')),
      onError: (error) => toast.error(errorText(error)),
    });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const next = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (next !== '') save(next);
  };
  const state = origin === null ? 'none' : origin === 'environment' ? 'fromEnvironment' : 'stored';
  return (
    <section aria-labelledby="source-contact" data-testid="source-contact">
      <h3 id="source-contact" className="text-h3">
        {t('data.contact.title')}
      </h3>
      <p className="mt-0.5 text-caption text-2">{t('data.contact.hint')}</p>
      {email === null ? <p className="mt-0.5 text-caption text-3">{t(`data.contact.${state}`)}</p> : null}
      <form onSubmit={submit} className="mt-2 flex flex-wrap gap-2">
        <label htmlFor={field} className="sr-only">
          {t('data.contact.field')}
        </label>
        <Input
          // A saved or removed address replaces what was typed.
          key={email}
          id={field}
          name="email"
          type="email"
          maxLength={200}
          disabled={!mayChange}
          defaultValue={email ?? ''}
          placeholder={t('data.contact.field')}
          className="min-w-52 flex-1"
        />
        <Button type="submit" disabled={!mayChange} loading={saveContact.isPending}>
          {t('data.contact.save')}
        </Button>
        {origin === 'stored' && (
          <Button disabled={!mayChange} onClick={() => save(null)}>
            {t('data.contact.remove')}
          </Button>
        )}
      </form>
    </section>
  );
}
