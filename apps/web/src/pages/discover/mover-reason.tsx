import { useTranslation } from 'react-i18next';
import type { Mover } from '@plumbline/contract/discover';
import { cx } from '../../lib/cx.ts';
import { safeLink } from '../../lib/safe-link.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useLocale } from '../../lib/use-locale.ts';

export interface MoverReasonProps extends Pick<Mover, 'reason' | 'areEventsKnown'> {
  readonly className?: string;
}

/** What was on record just before the move, with its source; said to be beside it, not its cause. */
export function MoverReason({ reason, areEventsKnown, className }: MoverReasonProps) {
  const { t } = useTranslation('discover');
  const { date } = useDates();
  const locale = useLocale();
  if (reason === null)
    return (
      <p className={cx('text-caption text-3', className)}>
        {t(areEventsKnown ? 'movers.noReason' : 'movers.noSource')}
      </p>
    );
  const link = safeLink(reason.url, window.location.origin);
  return (
    <p className={cx('text-caption text-pretty text-2', className)}>
      <span className="num text-3">{date(reason.date)}</span> {t(`event.${reason.kind}`)}
      {' · '}
      {link === null ? (
        reason.title[locale]
      ) : (
        <a href={link.href} target="_blank" rel="noreferrer" className="text-1 underline hover:text-accent">
          {reason.title[locale]}
        </a>
      )}
    </p>
  );
}
