import { Link } from '@tanstack/react-router';
import { ChartNoAxesColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SectionHead } from './section-head.tsx';

/** No strategy has a record on this server, so none is shown: an equity curve without trades behind it would be a drawing. */
export function FeaturedStrategies() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="featured-title">
      <SectionHead id="featured-title" title={t('featured.title')} aside={t('featured.rule')} />
      <Card as="div" flush>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-(--card-padding) py-4">
          <span className="flex size-9 shrink-0 items-center justify-center rounded-control bg-2 text-2">
            <ChartNoAxesColumn size={18} aria-hidden />
          </span>
          <div className="min-w-0 flex-1 basis-64">
            <p className="text-h3">{t('featured.empty')}</p>
            <p className="mt-0.5 max-w-[88ch] text-ui font-normal text-pretty text-2">{t('featured.detail')}</p>
          </div>
          <Link to="/research" className={buttonClass()}>
            {t('featured.action')}
          </Link>
        </div>
      </Card>
    </section>
  );
}
