import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ownInviteQuery } from '../../lib/account.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import { SettingRow } from './setting-row.tsx';

/** Your own invite link, and how many have come by it. */
export function AccountInvite() {
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
