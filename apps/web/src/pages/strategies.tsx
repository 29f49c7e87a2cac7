import { Bitcoin, FlaskConical, Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageIntro } from './page-intro.tsx';

export function StrategiesPage() {
  const { t } = useTranslation('pages');
  return (
    <PageIntro
      testId="strategies"
      title={t('strategies.title')}
      detail={t('strategies.detail')}
      works={[
        { key: 'report', icon: FlaskConical, to: '/research' },
        { key: 'crypto', icon: Bitcoin, to: '/research', symbol: 'CRYPTO:BTC-USD' },
        { key: 'receipt', icon: Link2, to: '/research', symbol: 'US:NVDA' },
      ]}
    />
  );
}
