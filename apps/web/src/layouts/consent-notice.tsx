import { useTranslation } from 'react-i18next';
import { useConsent } from '../lib/consent.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';

/** Asks once whether anonymous usage data may be sent. No answer counts as no. */
export function ConsentNotice() {
  const { t } = useTranslation('settings');
  const { answer } = useConsent();
  return (
    <div data-print="hide" data-testid="consent" className="px-4 pt-3 md:px-6 xl:px-8">
      <Banner
        action={
          <span className="flex gap-2">
            <Button size="compact" onClick={() => answer('granted')}>
              {t('consent.granted')}
            </Button>
            <Button size="compact" variant="ghost" onClick={() => answer('denied')}>
              {t('consent.denied')}
            </Button>
          </span>
        }
      >
        {t('consent.ask')}
      </Banner>
    </div>
  );
}
