import { useTranslation } from 'react-i18next';
import type { SessionView } from '@plumbline/contract/session';
import { dateOf } from '@plumbline/model/date';
import { useGuestNotice } from '../lib/guest-notice.ts';
import { useDates } from '../lib/use-dates.ts';
import { useSettings } from '../lib/use-settings.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';

/** A guest came back shortly before they would have been removed: until when they are kept now, and how for good. */
export function GuestNotice({ days, keptUntil }: NonNullable<SessionView['notice']>) {
  const { t } = useTranslation('settings');
  const { date } = useDates();
  const settings = useSettings();
  const close = (): void => useGuestNotice.setState({ notice: null });
  return (
    <div className="page py-2" data-testid="guest-notice">
      <Banner
        tone="warn"
        onDismiss={close}
        action={
          <Button
            size="compact"
            onClick={() => {
              close();
              settings.open('account');
            }}
          >
            {t('guest.action')}
          </Button>
        }
      >
        <b className="font-semibold">{t('guest.title')}</b> {t('guest.detail', { days, date: date(dateOf(keptUntil)) })}
      </Banner>
    </div>
  );
}
