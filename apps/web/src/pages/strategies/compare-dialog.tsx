import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { StrategyView } from '@plumbline/contract/strategy';
import { useAddressOverlay } from '../../lib/use-address-overlay.ts';
import { Modal } from '../../ui/modal.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { fewestCompared, readComparedIds } from './compared-ids.ts';

// The engine and the chart come with the first comparison.
const Comparison = lazy(() => import('./comparison.tsx').then((file) => ({ default: file.Comparison })));

/** Two to four of the strategies side by side, as the address says: Back closes it, and the link opens it again. */
export function CompareDialog({ strategies }: { readonly strategies: readonly StrategyView[] }) {
  const { t } = useTranslation('strategy');
  const { value, open, close } = useAddressOverlay('compare');
  const found = readComparedIds(value).flatMap((id) => strategies.find((one) => one.id === id) ?? []);
  const others = strategies.filter((one) => one.state !== 'archived' && !found.includes(one));
  return (
    <Modal
      open={value !== undefined}
      onOpenChange={(next) => (next ? undefined : close())}
      title={t('compare.title')}
      size="large"
      testId="compare-strategies"
    >
      {found.length < fewestCompared ? (
        <p className="text-ui font-normal text-2">{t('compare.gone')}</p>
      ) : (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <Comparison strategies={found} others={others} onChange={(ids) => open(ids.join(','))} />
        </Suspense>
      )}
    </Modal>
  );
}
