import { useQuery } from '@tanstack/react-query';
import { TriangleAlert, UserPlus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { inviteQuery } from '../../lib/queries.ts';
import { IconButton } from '../../ui/icon-button.tsx';

export interface InviteBannerProps {
  readonly code: string;
  readonly onDismiss: () => void;
}

/** Who invited. A code the server does not know says so and changes nothing else. */
export function InviteBanner({ code, onDismiss }: InviteBannerProps) {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation();
  const { data, isError } = useQuery(inviteQuery(code));
  const expired = data?.valid === false;
  const text = expired
    ? t('invite.expired')
    : data?.inviter == null
      ? t('invite.anonymous')
      : t('invite.named', { name: data.inviter });
  const Icon = expired ? TriangleAlert : UserPlus;
  return (
    <div
      data-testid="invite-banner"
      role="status"
      className="mt-4 flex min-h-12 items-center gap-3 rounded-card border border-line bg-1 py-2 pr-2 pl-3"
    >
      <Icon size={16} className={expired ? 'text-warn' : 'text-accent'} aria-hidden />
      <p className="min-w-0 flex-1 text-ui font-normal">
        {text}
        {!expired && !isError && <span className="text-3 max-md:hidden"> {t('invite.kept')}</span>}
      </p>
      <span className="rounded-chip border border-line px-2 py-0.5 font-mono text-caption text-2 max-md:hidden">
        {code}
      </span>
      <IconButton label={common('action.dismiss')} icon={<X size={16} aria-hidden />} onClick={onDismiss} />
    </div>
  );
}
