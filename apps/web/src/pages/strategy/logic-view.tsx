import { useTranslation } from 'react-i18next';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { Card } from '../../ui/card.tsx';

/** The rules of a strategy, to be read. */
export function LogicView({ spec }: { readonly spec: StrategySpec }) {
  const { t } = useTranslation('strategy');
  return (
    <Card title={t('logic.title')}>
      <pre className="overflow-x-auto font-mono text-caption text-2" tabIndex={0}>
        {JSON.stringify(spec, null, 2)}
      </pre>
    </Card>
  );
}
