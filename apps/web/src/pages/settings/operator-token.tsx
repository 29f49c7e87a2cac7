import { useId, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import type { SourceSettingsHook } from './use-source-settings.ts';
import { useOperatorToken } from './use-source-settings.ts';

/** Says who may change this server, and takes the word that proves it. */
export function OperatorToken({
  changes,
  mayChange,
  ask,
}: Pick<SourceSettingsHook, 'changes' | 'mayChange'> & {
  /** What it is asked for, where that is not the sources. */
  readonly ask?: string;
}) {
  const { t } = useTranslation('settings');
  const field = useId();
  if (changes === 'everyone' || mayChange) return null;
  if (changes === 'nobody') return <Banner>{t('data.operator.nobody')}</Banner>;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    useOperatorToken.setState({ token: String(new FormData(event.currentTarget).get('token') ?? '').trim() });
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-center gap-2 rounded-card border border-line p-3.5">
      <label htmlFor={field} className="basis-full text-ui font-normal text-2">
        {ask ?? t('data.operator.token')}
      </label>
      <Input id={field} name="token" type="password" autoComplete="off" maxLength={200} className="min-w-52 flex-1" />
      <Button type="submit">{t('data.operator.use')}</Button>
    </form>
  );
}
