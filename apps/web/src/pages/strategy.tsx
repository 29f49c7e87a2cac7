import { useTranslation } from 'react-i18next';
import { NotFound } from './not-found.tsx';

/** No strategy is stored on this server, so none of these addresses names one. */
export function StrategyPage() {
  const { t } = useTranslation('pages');
  return <NotFound testId="strategy" title={t('strategy.unknown')} detail={t('strategy.unknownDetail')} />;
}
