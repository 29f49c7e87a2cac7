import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { account, accountQuery } from '../lib/account.ts';
import { takeReturnPath } from '../lib/return-path.ts';
import { useOnline } from '../lib/use-online.ts';
import { Button } from '../ui/button.tsx';
import { DelayedSpinner } from '../ui/delayed-spinner.tsx';
import { BareCard } from './bare-card.tsx';
import { callbackFault, finishFault, type CallbackAddress, type CallbackFault } from './callback-fault.ts';
import { AccountMerge } from './settings/account-merge.tsx';
import { useOwnerChange } from './settings/use-owner-change.ts';

function Failed({ fault }: { readonly fault: CallbackFault }) {
  const { t } = useTranslation('pages');
  const navigate = useNavigate();
  return (
    <BareCard
      testId="callback"
      alert
      title={t(`callback.${fault}.title`)}
      actions={
        <>
          <Button onClick={() => void navigate({ to: '/login', replace: true })}>{t('callback.again')}</Button>
          <Button variant="primary" onClick={() => void navigate({ to: '/', replace: true })}>
            {t('callback.without')}
          </Button>
        </>
      }
    >
      {t(`callback.${fault}.detail`)}
    </BareCard>
  );
}

/** Signed in: asks about the work of this browser when there is any, and goes on. A reload asks the same again. */
function Arrived({ isFresh }: { readonly isFresh: boolean }) {
  const { t } = useTranslation('pages');
  const router = useRouter();
  const { data } = useQuery(accountQuery);
  // Deciding empties the question; whoever never had one here came by a bare address.
  const asked = useRef(isFresh);
  if (data?.merge != null) asked.current = true;
  const isDone = data?.merge === null && asked.current;
  useEffect(() => {
    if (isDone) router.history.replace(takeReturnPath());
  }, [isDone, router]);
  if (data === undefined || isDone) return <DelayedSpinner />;
  if (data.merge === null) return <Failed fault="incomplete" />;
  return (
    <BareCard testId="callback" title={t('callback.merging')}>
      <AccountMerge counts={data.merge} />
    </BareCard>
  );
}

function Verifying({ code, state, iss }: CallbackAddress) {
  const { t } = useTranslation('pages');
  const navigate = useNavigate();
  const changed = useOwnerChange();
  const { mutate, isError, error } = useMutation({
    mutationFn: account.finishService,
    onSuccess: async ({ ownerId }) => {
      await changed(ownerId);
      // A code counts once: a reload must not send it again.
      await navigate({ to: '/callback', search: {}, state: { signedIn: true }, replace: true });
    },
  });
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current || code === undefined || state === undefined) return;
    sent.current = true;
    mutate({ code, state, ...(iss === undefined ? {} : { iss }) });
  }, [code, state, iss, mutate]);
  if (isError) return <Failed fault={finishFault(error)} />;
  return (
    <BareCard testId="callback" title={t('callback.verifying')}>
      <DelayedSpinner />
    </BareCard>
  );
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This entry is the end of a sign-in that has just succeeded. */
    signedIn?: true;
  }
}

/** The return from a sign-in elsewhere. Whatever is wrong with it, the session stays as it was. */
export function CallbackPage() {
  const router = useRouter();
  const search: CallbackAddress = useSearch({ strict: false });
  const online = useOnline();
  const fault = callbackFault(search, online);
  if (fault === null) return <Verifying {...search} />;
  if (fault === 'incomplete' && Object.keys(search).length === 0) {
    return <Arrived isFresh={router.state.location.state.signedIn === true} />;
  }
  return <Failed fault={fault} />;
}
