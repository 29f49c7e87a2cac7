import { FlaskConical, History, LineChart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageIntro } from './page-intro.tsx';

export function SignalsPage() {
  const { t } = useTranslation('pages');
  return (
    <PageIntro
      testId="signals"
      title={t('signals.title')}
      detail={t('signals.detail')}
      works={[
        { key: 'markets', icon: LineChart, to: '/' },
        { key: 'report', icon: FlaskConical, to: '/research' },
        { key: 'history', icon: History, to: '/research' },
      ]}
    />
  );
}
