import { useId, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import type { SourceSettingsHook } from './use-source-settings.ts';

const fields = ['proxy', 'bypass', 'agent'] as const;

/** How this server reaches the outside: through which proxy, and under which name. */
export function SourceOutbound({ hook }: { readonly hook: SourceSettingsHook }) {
  const { t } = useTranslation('settings');
  const errorText = useErrorTexts();
  const prefix = useId();
  const { saveOutbound, mayChange, settings } = hook;
  const outbound = settings.data?.outbound;
  if (outbound === undefined) return null;
  const save = (change: Parameters<typeof saveOutbound.mutate>[0]): void =>
    saveOutbound.mutate(change, {
      onSuccess: () => toast.success(t('data.outbound.saved')),
      onError: (error) => toast.error(errorText(error)),
    });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = fields.map((name) => [name, String(form.get(name) ?? '').trim()] as const);
    // What was left alone stays as it is: the password of a proxy is not shown here.
    const changed = typed.filter(([name, text]) => text !== (outbound[name] ?? ''));
    const change = changed.map(([name, text]) => [name, text === '' && name !== 'bypass' ? null : text]);
    if (change.length > 0) save(Object.fromEntries(change));
  };
  return (
    <section aria-labelledby="source-outbound" data-testid="source-outbound">
      <h3 id="source-outbound" className="text-h3">
        {t('data.outbound.title')}
      </h3>
      <p className="mt-0.5 text-caption text-2">{t('data.outbound.hint')}</p>
      <form key={JSON.stringify(outbound)} onSubmit={submit} className="mt-2 grid gap-2 md:grid-cols-2">
        {fields.map((name) => (
          <label key={name} htmlFor={`${prefix}-${name}`} className={name === 'agent' ? 'md:col-span-2' : undefined}>
            <span className="mb-1 block text-caption text-2">{t(`data.outbound.${name}`)}</span>
            <Input
              id={`${prefix}-${name}`}
              name={name}
              type={name === 'proxy' ? 'url' : 'text'}
              disabled={!mayChange}
              defaultValue={outbound[name] ?? ''}
              placeholder={t(`data.outbound.example.${name}`)}
              className="w-full"
            />
          </label>
        ))}
        <div className="flex flex-wrap gap-2 md:col-span-2">
          <Button type="submit" disabled={!mayChange} loading={saveOutbound.isPending}>
            {t('data.outbound.save')}
          </Button>
          {outbound.isStored && (
            <Button disabled={!mayChange} onClick={() => save({ proxy: null, bypass: '', agent: null })}>
              {t('data.outbound.reset')}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
