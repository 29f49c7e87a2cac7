import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DeliveryAttempt } from '@plumbline/contract/channel';
import { useDates } from '../../lib/use-dates.ts';

/** One try to deliver: when, how long, the status and the beginning of the answer. */
export function Attempt({ attempt }: { readonly attempt: DeliveryAttempt }) {
  const { t } = useTranslation('alerts');
  const { shortDateTime } = useDates();
  const { ok, status, said, ms, at } = attempt;
  const Icon = ok ? CircleCheck : CircleX;
  return (
    <span
      className="num flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 text-caption text-2"
      data-attempt={ok ? 'ok' : 'failed'}
    >
      <Icon size={13} className={ok ? 'shrink-0 text-ok' : 'shrink-0 text-danger'} aria-hidden />
      <span className="sr-only">{t(ok ? 'log.ok' : 'log.notOk')}</span>
      <span data-status={status ?? ''}>{status === null ? t('log.noAnswer') : t('log.answered', { status })}</span>
      <span className="text-3">{t('log.took', { ms })}</span>
      <span className="text-3">{shortDateTime(at)}</span>
      {said === '' ? null : <code className="min-w-0 basis-full font-mono break-words text-2">{said}</code>}
    </span>
  );
}
