import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { StrategyView } from '@plumbline/contract/strategy';
import { Modal } from '../../ui/modal.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export interface CompareDialogProps {
  readonly strategies: readonly StrategyView[];
  readonly open: boolean;
  readonly onClose: () => void;
}

// The engine and the chart come with the first comparison.
const Comparison = lazy(() => import('./comparison.tsx').then((file) => ({ default: file.Comparison })));

/** Two to four strategies side by side. */
export function CompareDialog({ strategies, open, onClose }: CompareDialogProps) {
  const { t } = useTranslation('strategy');
  return (
    <Modal
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={t('compare.title')}
      size="large"
      testId="compare-strategies"
    >
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        {open ? <Comparison strategies={strategies} /> : null}
      </Suspense>
    </Modal>
  );
}
