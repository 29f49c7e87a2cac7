import { useTranslation } from 'react-i18next';
import { figures } from '../../blocks/figures.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { TrendLine } from '../../ui/trend-line.tsx';
import { InnerLink } from './inner-link.tsx';
import type { WidgetOf } from '@plumbline/model/conversation';

/** A back-test in brief: its curve after costs, its headline figures, and the way to all of it. */
export function BacktestCard({ widget }: { readonly widget: WidgetOf<'backtest'> }) {
  const { t } = useTranslation('chat');
  const { strategyId, name, version, sparkline, facts } = widget;
  return (
    <section aria-label={name} className="rounded-card border border-line bg-1 p-(--card-padding)">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 flex-1 text-h3">{name}</h3>
        <span className="num text-caption text-3">{t('version', { version })}</span>
      </div>
      <div className="my-3">
        <TrendLine values={sparkline} height={64} tone="neutral" label={t('equity', { name })} />
      </div>
      <figures.View block={{ kind: 'figures', facts }} />
      <InnerLink to={`/strategy/${strategyId}`} className={`${buttonClass('default')} mt-4`}>
        {t('openStrategy')}
      </InnerLink>
    </section>
  );
}
