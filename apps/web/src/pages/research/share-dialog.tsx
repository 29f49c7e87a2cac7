import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { listReportShares, revokeReportShare, shareReport } from '@plumbline/contract/report';
import { call } from '../../lib/api.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';

export interface ShareDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

const terms = ['7', '30', 'never'] as const;
type Term = (typeof terms)[number];
const termKeys = { '7': 'share.days7', '30': 'share.days30', never: 'share.never' } as const;

function linkOf(token: string): string {
  return `${window.location.origin}/research?share=${token}`;
}

/** Read-only links to a report, for a while or until they are closed. */
export function ShareDialog({ id, onClose }: ShareDialogProps) {
  const { t } = useTranslation('research');
  const { dateTime } = useDates();
  const client = useQueryClient();
  const [term, setTerm] = useState<Term>('30');
  const key = ['report-shares', id];
  const shares = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      call<typeof listReportShares>('get', '/reports/:id/shares', { as: 'owner', params: { id }, signal }),
  });
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: key });
  const copy = (token: string): void => {
    // Browsers offer no clipboard where the connection is not secure; then the call itself throws.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(linkOf(token)))
      .then(
        () => toast.success(t('share.copied')),
        () => toast.error(t('share.copyFailed')),
      );
  };
  const make = useMutation({
    mutationFn: () =>
      call<typeof shareReport>('post', '/reports/:id/shares', {
        as: 'owner',
        params: { id },
        body: { days: term === 'never' ? null : Number(term) },
      }),
    onSuccess: ({ token }) => {
      copy(token);
      void refresh();
    },
    onError: () => toast.error(t('share.makeFailed')),
  });
  const close = useMutation({
    mutationFn: (token: string) =>
      call<typeof revokeReportShare>('delete', '/reports/:id/shares/:token', { as: 'owner', params: { id, token } }),
    onSuccess: () => void refresh(),
    onError: () => toast.error(t('share.closeFailed')),
  });
  const links = shares.data?.shares ?? [];
  return (
    <Modal open onOpenChange={(next) => (next ? undefined : onClose())} title={t('share.title')}>
      <p className="text-ui font-normal text-2">{t('share.lead')}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Select
          label={t('share.expiry')}
          value={term}
          onChange={setTerm}
          options={terms.map((value) => ({ value, label: t(termKeys[value]) }))}
        />
        <Button variant="primary" loading={make.isPending} onClick={() => make.mutate()}>
          {t('share.make')}
        </Button>
      </div>
      <h3 className="mt-5 text-caption font-medium text-3">{t('share.open')}</h3>
      {shares.isError ? (
        <ErrorState title={t('share.failed')} error={shares.error} onRetry={() => void shares.refetch()} />
      ) : null}
      {shares.isSuccess && links.length === 0 ? <p className="mt-1 text-ui text-2">{t('share.none')}</p> : null}
      <ul className="mt-2 flex flex-col gap-2">
        {links.map(({ token, expiresAt }) => (
          <li key={token} className="flex items-center gap-2 rounded-control border border-line px-3 py-2">
            <span className="num min-w-0 flex-1 text-caption text-2">
              <span className="block truncate text-1" data-share-link>
                {linkOf(token)}
              </span>
              {expiresAt === null ? t('share.forever') : t('share.until', { date: dateTime(expiresAt) })}
            </span>
            <IconButton label={t('share.copy')} icon={<Copy size={14} aria-hidden />} onClick={() => copy(token)} />
            <IconButton
              label={t('share.close')}
              icon={<Trash2 size={14} aria-hidden />}
              onClick={() => close.mutate(token)}
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
}
