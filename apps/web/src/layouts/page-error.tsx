import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';

/** A page that failed to draw or load: the frame around it stays usable. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  return (
    <div className="page py-8">
      <Card flush>
        <ErrorState title={t('error.page')} error={error} stillWorks={t('error.pageStillWorks')} onRetry={reset} />
      </Card>
    </div>
  );
}
