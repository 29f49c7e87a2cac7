import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOf } from '@plumbline/model/date';
import { account, accountQuery, ownInviteQuery } from '../../lib/account.ts';
import { configQuery } from '../../lib/queries.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { AccountMerge } from './account-merge.tsx';
import { AccountTokens } from './account-tokens.tsx';
import { AccountSessions } from './account-sessions.tsx';
import { NewPassword, takeResetToken } from './account-new-password.tsx';
import { AccountSignIn } from './account-sign-in.tsx';
import { SettingRow } from './setting-row.tsx';
import { useOwnerChange } from './use-owner-change.ts';
import { Copy } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';

/** Your own invite link, and how many have come by it. */
function AccountInvite() {
  const { t } = useTranslation('settings');
  const { t: common } = useTranslation();
  const { data } = useQuery(ownInviteQuery);
  if (data === undefined) return null;
  const link = `${window.location.origin}/invite/${data.code}`;
  const copy = (): void => {
    void navigator.clipboard.writeText(link).then(() => toast.success(common('toast.copied')));
  };
  return (
    <SettingRow label={t('invite.label')} hint={t('invite.accepted', { count: data.accepted })}>
      <span className="flex min-w-0 items-center gap-1">
        <code data-testid="invite-link" className="truncate font-mono text-caption text-2">
          {link}
        </code>
        <IconButton label={common('action.copy')} size="compact" icon={<Copy size={14} aria-hidden />} onClick={copy} />
      </span>
    </SettingRow>
  );
}

/** Who you are here: the browser's own space at first, an account once somebody signs in. */
export function AccountSection() {
  const { t } = useTranslation('settings');
  const { data, error, refetch, isFetching } = useQuery(accountQuery);
  const { data: config, isPending: isAsking } = useQuery(configQuery);
  const { date } = useDates();
  const changed = useOwnerChange();
  const [resetToken, setResetToken] = useState(takeResetToken);
  const leave = useMutation({
    mutationFn: account.signOut,
    onSuccess: async () => {
      await changed(null);
      toast.success(t('account.signedOut'));
    },
    onError: () => toast.error(t('account.failed')),
  });
  if (data === undefined) {
    if (error === null) return <Skeleton className="h-40" />;
    return (
      <ErrorState title={t('account.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  const isAnonymous = data.kind === 'anonymous';
  const anonymousHint =
    data.keptUntil === null
      ? t('account.anonymousHint')
      : `${t('account.anonymousHint')} ${t('account.keptUntil', { date: date(dateOf(data.keptUntil)) })}`;
  return (
    <div data-testid="account" className="flex flex-col gap-4">
      <h3 className="text-h2">{t('section.account')}</h3>
      {resetToken !== null && <NewPassword token={resetToken} onDone={() => setResetToken(null)} />}
      {data.merge !== null && <AccountMerge counts={data.merge} />}
      <div>
        <SettingRow
          label={isAnonymous ? t('account.anonymous') : (data.email ?? t('account.identified'))}
          hint={isAnonymous ? anonymousHint : t('account.identifiedHint')}
        >
          {isAnonymous ? (
            <code className="font-mono text-caption text-2">{data.ownerId}</code>
          ) : (
            <Button loading={leave.isPending} onClick={() => leave.mutate()}>
              {t('account.signOut')}
            </Button>
          )}
        </SettingRow>
        {!isAnonymous && (
          <SettingRow label={t('account.methods')}>
            <span className="text-ui font-normal text-2">
              {data.methods.map((method) => (method === 'password' ? t('account.password') : method)).join(', ')}
            </span>
          </SettingRow>
        )}
      </div>
      {isAnonymous &&
        // A form that came before its terms would have to start again with what was typed.
        (isAsking ? (
          <Skeleton className="h-72" />
        ) : config?.signIn === false ? (
          <p className="text-ui">{t('account.off')}</p>
        ) : (
          <AccountSignIn
            key={config?.newAccounts}
            service={config?.signInService ?? null}
            newAccounts={config?.newAccounts ?? 'open'}
            canReset={config?.passwordReset === true}
          />
        ))}
      {data.sessions.length > 0 && <AccountSessions sessions={data.sessions} />}
      <AccountTokens />
      <AccountInvite />
    </div>
  );
}
