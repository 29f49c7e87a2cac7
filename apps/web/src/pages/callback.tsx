import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../lib/use-online.ts';
import { Button } from '../ui/button.tsx';
import { BareCard } from './bare-card.tsx';
import { callbackFault } from './callback-fault.ts';

/** The return from a sign-in. This server starts none, so every return is one nobody here asked for; the session stays as it is. */
export function CallbackPage() {
  const { t } = useTranslation('pages');
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const fault = callbackFault(search, useOnline());
  return (
    <BareCard
      testId="callback"
      alert
      title={t(`callback.${fault}.title`)}
      actions={
        <>
          <Button onClick={() => void navigate({ to: '/login', replace: true })}>{t('callback.again')}</Button>
          <Button variant="primary" onClick={() => void navigate({ to: '/', replace: true })}>
            {t('callback.without')}
          </Button>
        </>
      }
    >
      {t(`callback.${fault}.detail`)}
    </BareCard>
  );
}
