import { ChartNoAxesCombined } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function NoStrategies() {
  const { t } = useTranslation('strategy');
  return (
    <Card>
      <EmptyState
        icon={<ChartNoAxesCombined size={18} aria-hidden />}
        title={t('list.empty')}
        detail={t('list.emptyDetail')}
      />
    </Card>
  );
}
