import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WaveIcon } from './wave-icon.tsx';

/** Under the header of every page while nothing shown is a real price. */
export function SimulatedBanner({ action }: { readonly action?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div role="status" data-testid="simulated-banner" className="border-b border-line">
      <div className="page flex min-h-10 items-center gap-2.5 py-2 text-ui font-normal">
        <WaveIcon size={16} className="text-warn" />
        <p className="min-w-0 flex-1">
          <b className="font-semibold">{t('simulated.title')}</b>{' '}
          <span className="text-2">{t('simulated.detail')}</span>
        </p>
        {action}
      </div>
    </div>
  );
}
