import { useTranslation } from 'react-i18next';
import { Figure } from '../../blocks/figure/figure.tsx';
import { figureLabel } from '../../blocks/figure/metric-label.ts';
import { useReport } from '../../blocks/figure/report-context.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { RunProgress } from './run-progress.ts';

/** More than these would be a report without order. */
const most = 12;

/** Figures as the stages find them: the ones that stand for themselves, newest stage last. */
export function KnownSoFar({ progress }: { readonly progress: RunProgress }) {
  const { t } = useTranslation('research');
  const { locale } = useReport();
  const known = progress.facts.filter((fact) => fact.value !== null && !fact.quality.includes('assumed'));
  // One figure per kind, the latest period of it; a run brings ten years of statements.
  const latest = new Map(known.map((fact) => [fact.metric, fact] as const));
  const shown = [...latest.values()].slice(0, most);
  return (
    <Card title={t('known.title')} actions={<Chip>{t('known.note')}</Chip>}>
      <div aria-busy={shown.length === 0} className="min-h-[92px]">
        {shown.length === 0 ? (
          <div className="grid grid-cols-3 gap-6">
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
          </div>
        ) : (
          <dl
            className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,136px),1fr))] gap-x-6 gap-y-4 max-sm:grid-cols-2 max-sm:gap-x-4"
            data-testid="known"
          >
            {shown.map((fact) => (
              <div key={fact.id} className="min-w-0">
                <dt className="text-caption font-medium text-3">{figureLabel(fact, locale)}</dt>
                <dd className="mt-0.5 text-metric">
                  <Figure id={fact.id} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Card>
  );
}
