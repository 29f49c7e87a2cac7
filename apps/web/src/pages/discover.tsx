import { Download, FlaskConical, LineChart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageIntro } from './page-intro.tsx';

export function DiscoverPage() {
  const { t } = useTranslation('pages');
  return (
    <PageIntro
      testId="discover"
      title={t('discover.title')}
      detail={t('discover.detail')}
      works={[
        { key: 'markets', icon: LineChart, to: '/' },
        { key: 'report', icon: FlaskConical, to: '/research' },
        { key: 'export', icon: Download, to: '/research' },
      ]}
    />
  );
}
