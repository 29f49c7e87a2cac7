import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { resetPassword } from '@plumbline/contract/account';
import { isGuessable, shortestPassword } from '@plumbline/contract/password';
import { call } from '../../lib/api.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';

let taken: string | null = null;

/** The word of a mailed link, taken out of the address at once: behind `#` it was sent to nobody, and it stays in no history. */
export function takeResetToken(): string | null {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('reset');
  if (token === null) return taken;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  taken = token;
  return taken;
}

interface NewPasswordProps {
  readonly token: string;
  readonly onDone: () => void;
}

/** Chooses a new password with the word of a mailed link. */
export function NewPassword({ token, onDone }: NewPasswordProps) {
  const { t } = useTranslation('settings');
  const errorText = useErrorTexts();
  const id = useId();
  const [isWeak, setIsWeak] = useState(false);
  const leave = (): void => {
    taken = null;
    onDone();
  };
  const reset = useMutation({
    mutationFn: (password: string) =>
      call<typeof resetPassword>('post', '/account/password/reset', { as: 'owner', body: { token, password } }),
    onSuccess: () => {
      toast.success(t('account.resetDone'));
      leave();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    reset.reset();
    setIsWeak(isGuessable(password));
    if (!isGuessable(password)) reset.mutate(password);
  };
  return (
    <form
      onSubmit={submit}
      data-testid="new-password"
      className="flex max-w-md flex-col gap-3 rounded-card border border-line p-4"
    >
      <label htmlFor={id} className="text-ui">
        {t('account.newPassword')}
      </label>
      <Input
        id={id}
        name="password"
        type="password"
        required
        minLength={shortestPassword}
        maxLength={128}
        autoComplete="new-password"
        aria-describedby={`${id}-rule`}
        invalid={isWeak || reset.isError}
      />
      <p id={`${id}-rule`} className="text-caption text-3">
        {t('account.passwordRule', { count: shortestPassword })} {t('account.resetEnds')}
      </p>
      {(isWeak || reset.isError) && (
        <p role="alert" className="text-ui font-normal text-danger">
          {isWeak ? t('account.passwordGuessable') : errorText(reset.error)}
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" loading={reset.isPending}>
          {t('account.setPassword')}
        </Button>
        <Button onClick={leave}>{t('account.leave')}</Button>
      </div>
    </form>
  );
}
