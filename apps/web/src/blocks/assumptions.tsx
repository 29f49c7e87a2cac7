import { lazy, Suspense } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { SimulatedChip } from '../ui/simulated-chip.tsx';
import type { BlockLeaf, BlockProps } from './block.ts';
import { Figure } from './figure/figure.tsx';
import { metricLabel } from './figure/metric-label.ts';
import { useReport } from './figure/report-context.ts';
import { useLab } from './lab/lab-context.ts';
import { ModifiedMark } from './lab/modified-mark.tsx';

// Opened by a press: not part of what a report is read with.
const LabDrawer = lazy(async () => ({ default: (await import('./lab/lab-drawer.tsx')).LabDrawer }));

function AssumptionsView({ block, title }: BlockProps<'assumptions'>) {
  const { t } = useTranslation('lab');
  const { book, locale, simulated, openFigure } = useReport();
  const lab = useLab();
  const Heading = title === undefined ? 'h3' : 'h2';
  return (
    <div data-card className="min-w-0 rounded-card border border-line bg-1">
      <div className="flex min-h-[53px] flex-wrap items-center gap-x-2 gap-y-2 border-b border-line px-(--card-padding) py-2.5">
        <Heading className="text-h2">{title ?? t('title')}</Heading>
        {simulated ? <SimulatedChip /> : null}
        <ModifiedMark block={block} />
        {lab === null ? null : (
          <span className="ms-auto" data-print="hide">
            <Button
              size="compact"
              icon={<SlidersHorizontal size={14} aria-hidden />}
              aria-expanded={lab.isOpen}
              onClick={() => lab.onOpenChange(!lab.isOpen)}
            >
              {t('edit')}
            </Button>
          </span>
        )}
      </div>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,150px),1fr))] gap-x-6 gap-y-4 p-(--card-padding) max-sm:grid-cols-2 max-sm:gap-x-4">
        {block.rows.map(({ fact }) => (
          <div key={fact} className="min-w-0">
            <dt className="text-caption font-medium text-3">{metricLabel(book.fact(fact)?.metric ?? fact, locale)}</dt>
            <dd className="mt-0.5 text-ui">
              <Figure id={fact} change="never" />
            </dd>
          </div>
        ))}
      </dl>
      {lab !== null && lab.isOpen && openFigure === null ? (
        <Suspense fallback={null}>
          <LabDrawer block={block} />
        </Suspense>
      ) : null}
    </div>
  );
}

export const assumptions: BlockLeaf<'assumptions'> = { kind: 'assumptions', place: 'card', View: AssumptionsView };
