import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { listShares, revokeShare, shareStrategy } from '@plumbline/contract/strategy';
import { call } from '../../lib/api.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';

export interface ShareDialogProps {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

const terms = ['7', '30', 'never'] as const;
type Term = (typeof terms)[number];

function linkOf(token: string): string {
  return `${window.location.origin}/strategy/shared?share=${token}`;
}

/** Read-only links to the version as it stands: with or without its logic, for a while or until closed. */
export function ShareDialog({ id, open, onClose }: ShareDialogProps) {
  const { t } = useTranslation('strategy');
  const { dateTime } = useDates();
  const client = useQueryClient();
  const [withLogic, setWithLogic] = useState(true);
  const [term, setTerm] = useState<Term>('30');
  const key = ['strategy-shares', id];
  const shares = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      call<typeof listShares>('get', '/strategies/:id/shares', { as: 'owner', params: { id }, signal }),
    enabled: open,
  });
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: key });
  const copy = (token: string): void => {
    void navigator.clipboard.writeText(linkOf(token)).then(() => toast.success(t('share.copied')));
  };
  const make = useMutation({
    mutationFn: () =>
      call<typeof shareStrategy>('post', '/strategies/:id/shares', {
        as: 'owner',
        params: { id },
        body: { withLogic, days: term === 'never' ? null : Number(term) },
      }),
    onSuccess: ({ token }) => {
      copy(token);
      void refresh();
    },
  });
  const revoke = useMutation({
    mutationFn: (token: string) =>
      call<typeof revokeShare>('delete', '/strategies/:id/shares/:token', { as: 'owner', params: { id, token } }),
    onSuccess: () => void refresh(),
  });
  const failure = make.error ?? revoke.error ?? shares.error;
  return (
    <Modal open={open} onOpenChange={(next) => (next ? undefined : onClose())} title={t('share.title')}>
      <p className="text-ui font-normal text-2">{t('share.detail')}</p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Checkbox checked={withLogic} onChange={setWithLogic} label={t('share.withLogic')} />
        <Select
          label={t('share.term')}
          value={term}
          onChange={setTerm}
          options={terms.map((value) => ({ value, label: t(`share.term_${value}`) }))}
        />
        <Button variant="primary" loading={make.isPending} onClick={() => make.mutate()}>
          {t('share.make')}
        </Button>
      </div>
      {failure === null ? null : <ErrorState title={t('share.failed')} error={failure} />}
      <ul className="mt-4 flex flex-col gap-2">
        {shares.data?.shares.map(({ token, withLogic: hasLogic, expiresAt }) => (
          <li key={token} className="flex items-center gap-2 rounded-control border border-line px-3 py-2">
            <span className="num min-w-0 flex-1 text-caption text-2">
              <span className="block truncate text-1">{linkOf(token)}</span>
              {t(hasLogic ? 'share.openLogic' : 'share.noLogic')}
              {' · '}
              {expiresAt === null ? t('share.forever') : t('share.until', { date: dateTime(expiresAt) })}
            </span>
            <IconButton label={t('share.copy')} icon={<Copy size={14} aria-hidden />} onClick={() => copy(token)} />
            <IconButton
              label={t('share.revoke')}
              icon={<Trash2 size={14} aria-hidden />}
              onClick={() => revoke.mutate(token)}
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
}
