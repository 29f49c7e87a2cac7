import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AccountView } from '@plumbline/contract/account';
import { account, accountQuery } from '../../lib/account.ts';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { toast } from '../../ui/toast.ts';

/** Where the account is signed in, each with a way to end it. */
export function AccountSessions({ sessions }: Pick<AccountView, 'sessions'>) {
  const { t } = useTranslation('settings');
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: account.endSession,
    onError: () => toast.error(t('account.failed')),
    onSettled: () => client.invalidateQueries({ queryKey: accountQuery.queryKey }),
  });
  return (
    <section>
      <h4 className="mb-1 text-h3">{t('sessions.title')}</h4>
      <ul>
        {sessions.map(({ id, device, isCurrent, lastSeenAt }) => {
          const name = device === '' ? t('sessions.unknown') : device;
          return (
            <li
              key={id}
              className="flex min-h-12 flex-wrap items-center justify-between gap-2 border-b border-line py-2 last:border-b-0"
            >
              <div>
                <p className="text-ui">{name}</p>
                <p className="text-caption text-3">
                  {isCurrent ? t('sessions.current') : t('sessions.lastSeen')} <DateTime at={lastSeenAt} />
                </p>
              </div>
              {!isCurrent && (
                <Button
                  size="compact"
                  aria-label={t('sessions.endOf', { device: name })}
                  loading={end.isPending && end.variables === id}
                  onClick={() => end.mutate(id)}
                >
                  {t('sessions.end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
