import { useTranslation } from 'react-i18next';
import { Figure } from '../../blocks/figure/figure.tsx';
import { figureLabel } from '../../blocks/figure/metric-label.ts';
import { useReport } from '../../blocks/figure/report-context.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { knownFigures, type RunProgress } from './run-progress.ts';

/** More than these would be a report without order. */
const most = 12;

/** Figures as the stages find them: the ones that stand for themselves, newest stage last. */
export function KnownSoFar({ progress }: { readonly progress: RunProgress }) {
  const { t } = useTranslation('research');
  const { locale } = useReport();
  const shown = knownFigures(progress.facts).slice(0, most);
  return (
    <Card title={t('known.title')} actions={<Chip>{t('known.note')}</Chip>}>
      {/* Every place is there from the start: figures fill them and push nothing away. */}
      <dl
        aria-busy={shown.length === 0}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,136px),1fr))] gap-x-6 gap-y-4 max-sm:grid-cols-2 max-sm:gap-x-4"
        data-testid="known"
      >
        {shown.map((fact) => (
          <div key={fact.id} className="h-[50px] min-w-0">
            <dt className="truncate text-caption font-medium text-3" title={figureLabel(fact, locale)}>
              {figureLabel(fact, locale)}
            </dt>
            <dd className="mt-0.5 truncate text-metric">
              <Figure id={fact.id} />
            </dd>
          </div>
        ))}
        {Array.from({ length: most - shown.length }, (_, at) => (
          <div key={at} aria-hidden className="h-[50px]">
            <dt className="sr-only" />
            <dd>
              <Skeleton className="h-11" />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
