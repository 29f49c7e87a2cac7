import { Link } from '@tanstack/react-router';
import { ChartNoAxesColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SectionHead } from './section-head.tsx';

/** No strategy has a record on this server, so none is shown: an equity curve without trades behind it would be a drawing. */
export function FeaturedStrategies() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="featured-title">
      <SectionHead id="featured-title" title={t('featured.title')} aside={t('featured.rule')} />
      <Card as="div" flush>
        <EmptyState
          icon={<ChartNoAxesColumn size={18} aria-hidden />}
          title={t('featured.empty')}
          detail={t('featured.detail')}
          action={
            <Link to="/research" className={buttonClass()}>
              {t('featured.action')}
            </Link>
          }
        />
      </Card>
    </section>
  );
}
