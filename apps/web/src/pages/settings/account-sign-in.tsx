import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isGuessable, shortestPassword } from '@plumbline/contract/password';
import { account } from '../../lib/account.ts';
import { isApiError, call } from '../../lib/api.ts';
import { keepReturnPath } from '../../lib/return-path.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { toast } from '../../ui/toast.ts';
import { useOwnerChange } from './use-owner-change.ts';
import type { forgotPassword } from '@plumbline/contract/account';

/** Has a link to a new password mailed to the address in the form. What is answered is the same for every address. */
function ForgotPassword({ emailField }: { readonly emailField: string }) {
  const { t } = useTranslation('settings');
  const locale = useLocale();
  const errorText = useErrorTexts();
  const forgot = useMutation({
    mutationFn: (email: string) =>
      call<typeof forgotPassword>('post', '/account/password/forgot', { as: 'owner', body: { email, locale } }),
    onError: (error) => toast.error(errorText(error)),
  });
  const ask = (): void => {
    const field = document.querySelector<HTMLInputElement>(`#${CSS.escape(emailField)}`);
    if (field?.reportValidity() === true) forgot.mutate(field.value.trim());
  };
  if (forgot.isSuccess) {
    return (
      <p role="status" className="text-ui font-normal text-2">
        {t('account.resetSent')}
      </p>
    );
  }
  return (
    <Button variant="ghost" loading={forgot.isPending} onClick={ask}>
      {t('account.forgot')}
    </Button>
  );
}

const ways = ['new', 'known'] as const;
type Way = (typeof ways)[number];

interface Given {
  readonly email: string;
  readonly password: string;
  /** Empty where none is asked for. */
  readonly setupToken: string;
}

export interface AccountSignInProps {
  /** Name of the sign-in service of this server. */
  readonly service: string | null;
  readonly newAccounts: 'open' | 'token' | 'closed';
  /** Whether this server mails links to new passwords. */
  readonly canReset: boolean;
}

/** Makes an account of this browser's space, or signs in to one there is. */
export function AccountSignIn({ service, newAccounts, canReset }: AccountSignInProps) {
  const { t } = useTranslation('settings');
  const [way, setWay] = useState<Way>(newAccounts === 'closed' ? 'known' : 'new');
  const [isWeak, setIsWeak] = useState(false);
  const id = useId();
  const locale = useLocale();
  const errorText = useErrorTexts();
  const changed = useOwnerChange();
  const enter = useMutation({
    mutationFn: ({ setupToken, ...given }: Given) =>
      way === 'new'
        ? account.signUp({ ...given, locale, ...(setupToken !== '' && { setupToken }) })
        : account.signIn(given),
    onSuccess: ({ ownerId }) => changed(ownerId),
  });
  const leave = useMutation({
    mutationFn: account.startService,
    onSuccess: ({ url }) => {
      keepReturnPath(`${window.location.pathname}${window.location.search}`);
      window.location.assign(url);
    },
    onError: () => toast.error(t('account.serviceAway', { name: service ?? '' })),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const setupToken = String(form.get('setupToken') ?? '').trim();
    const email = String(form.get('email') ?? '').trim();
    const password = String(form.get('password') ?? '');
    enter.reset();
    const isTooWeak = way === 'new' && isGuessable(password, email);
    setIsWeak(isTooWeak);
    if (!isTooWeak) enter.mutate({ email, password, setupToken });
  };
  const fault = (): string => {
    const { error } = enter;
    if (isApiError(error) && error.code === 'bad-input') return t(`account.refused.${way}`);
    if (isApiError(error) && error.code === 'not-permitted') {
      return t(newAccounts === 'token' ? 'account.setupRefused' : 'account.closed');
    }
    return errorText(error);
  };
  const isNew = way === 'new';
  return (
    <form onSubmit={submit} className="flex max-w-md flex-col gap-3 rounded-card border border-line p-4">
      {service !== null && (
        <Button loading={leave.isPending} onClick={() => leave.mutate()}>
          {t('account.service', { name: service })}
        </Button>
      )}
      <SegmentedControl
        label={t('account.way.label')}
        value={way}
        segments={ways.map((value) => ({ value, label: t(`account.way.${value}`) }))}
        onChange={(next) => {
          setWay(next);
          enter.reset();
          setIsWeak(false);
        }}
      />
      <p className="text-caption text-2">{t(`account.wayHint.${way}`)}</p>
      <label htmlFor={`${id}-email`} className="text-ui">
        {t('account.email')}
      </label>
      <Input
        id={`${id}-email`}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        invalid={enter.isError}
      />
      <label htmlFor={`${id}-password`} className="text-ui">
        {t('account.password')}
      </label>
      <Input
        id={`${id}-password`}
        name="password"
        type="password"
        required
        minLength={isNew ? shortestPassword : 1}
        maxLength={128}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        aria-describedby={isNew ? `${id}-rule` : undefined}
        invalid={isWeak || enter.isError}
      />
      {isNew && (
        <p id={`${id}-rule`} className="text-caption text-3">
          {t('account.passwordRule', { count: shortestPassword })}
        </p>
      )}
      {isNew && newAccounts === 'token' && (
        <>
          <label htmlFor={`${id}-setup`} className="text-ui">
            {t('account.setupToken')}
          </label>
          <Input id={`${id}-setup`} name="setupToken" required maxLength={100} autoComplete="off" spellCheck={false} />
          <p className="text-caption text-3">{t('account.setupHint')}</p>
        </>
      )}
      {(isWeak || enter.isError) && (
        <p role="alert" className="text-ui font-normal text-danger">
          {isWeak ? t('account.passwordGuessable') : fault()}
        </p>
      )}
      <Button type="submit" variant="primary" loading={enter.isPending}>
        {t(`account.enter.${way}`)}
      </Button>
      {!isNew && canReset && <ForgotPassword emailField={`${id}-email`} />}
    </form>
  );
}
